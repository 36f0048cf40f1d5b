// Pictures and files of a message: shown with their alt text, a picture opens large when pressed.

import { el, icon } from "./dom.js";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SHOWN = /\.(png|jpe?g|gif|webp|avif)$/i;

/** The address at which this page may load or link to a URL; null if the URL is neither http nor https. */
export function address(url) {
  let parsed;
  try {
    parsed = new URL(url, location.href);
  } catch {
    return null;
  }
  if (parsed.protocol !== "http:" && parsed.protocol !== "https:") return null;
  // The server may call itself 127.0.0.1 where the reader typed localhost: the same thing, but not to the browser.
  return LOOPBACK.has(parsed.hostname) ? parsed.pathname + parsed.search : parsed.href;
}

/** The media item together with the data of the attachment it points to, if it points to one. */
export function resolve(media, attachments) {
  const url = media.url || "";
  const named = url.startsWith("attachment://") ? url.slice("attachment://".length) : null;
  const found = attachments.find((one) => one.filename === named || one.url === url);
  return { ...found, ...media, url: found?.url || url };
}

/** Whether an attachment is shown as a picture. */
export const isPicture = (attachment) =>
  (attachment.content_type || "").startsWith("image/") || SHOWN.test(attachment.filename || "");

/** A picture that opens large; `alt` describes it to those who do not see it. */
export function picture({ url, alt, width, height, kind = "picture" }) {
  const source = address(url);
  const words = alt || "";
  const image = el("img", { src: source, alt: words || "Picture without a description", width, height, decoding: "async" });
  const button = el("button", {
    type: "button", class: kind, title: words || null, "aria-label": `${(words || "Picture").replace(/[.\s]+$/, "")}. Press to enlarge`,
    on: { click: () => enlarge(source, words) },
  }, image);
  if (width && height) button.style.setProperty("--ratio", `${width} / ${height}`);
  image.addEventListener("error", () => {
    button.replaceWith(el("span", { class: "picture-missing" }, `Picture not shown: ${words || url}`));
  });
  return button;
}

/** A file to download. */
export function file(attachment) {
  return el("a", { class: "file", href: address(attachment.url), download: attachment.filename || "", rel: "noopener" },
    icon("file"),
    el("span", { class: "file-name" }, attachment.filename || attachment.name || "file"),
    attachment.size ? el("small", {}, size(attachment.size)) : null);
}

/** The attachments below a message. */
export function attachments(list) {
  return list.map((one) => {
    if (!isPicture(one)) return file(one);
    const shown = picture({ url: one.url, alt: one.description, width: one.width, height: one.height });
    return (one.filename || "").startsWith("SPOILER_") ? veil(shown) : shown;
  });
}

/** Hides something until it is pressed. */
export function veil(node) {
  const cover = el("button", { type: "button", class: "veil", on: { click: () => cover.replaceWith(node) } }, "Spoiler");
  return cover;
}

function size(bytes) {
  return bytes < 1024 ? `${bytes} B` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

function enlarge(source, words) {
  const dialog = el("dialog", { class: "lightbox", "aria-label": words || "Picture" },
    el("button", { type: "button", class: "close", "aria-label": "Close", on: { click: () => dialog.close() } }, icon("close")),
    el("img", { src: source, alt: words || "Picture without a description" }),
    words && el("p", {}, words));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
