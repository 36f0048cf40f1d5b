// Classic embeds.

import { el } from "./dom.js";
import { written } from "./clock.js";
import { inlineMarkup, markup } from "./markup_nodes.js";
import { address, picture, resolve } from "./pictures.js";

/** One embed of a message. */
export function embed(data, attachments, names) {
  const media = (item, kind) => {
    if (!item) return null;
    const found = resolve(item, attachments);
    return picture({ url: found.url, alt: found.description, width: found.width, height: found.height, kind });
  };
  const box = el("article", { class: "embed" },
    el("div", { class: "embed-words" },
      data.author?.name && el("div", { class: "embed-author" }, linked(data.author.name, data.author.url)),
      data.title && el("div", { class: "embed-title" }, linked(inlineMarkup(data.title, names), data.url)),
      data.description && el("div", { class: "embed-description" }, markup(data.description, names)),
      data.fields?.length > 0 && el("dl", { class: "embed-fields" }, data.fields.map((field) =>
        el("div", { class: field.inline ? "inline" : null },
          el("dt", {}, inlineMarkup(field.name, names)),
          el("dd", {}, markup(field.value, names)))))),
    media(data.thumbnail, "thumbnail"),
    media(data.image, "picture"),
    (data.footer?.text || data.timestamp) && el("div", { class: "embed-footer" },
      [data.footer?.text, data.timestamp && written(new Date(data.timestamp))].filter(Boolean).join(" • ")));
  if (data.color) box.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  return box;
}

function linked(inside, url) {
  const href = url ? address(url) : null;
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, inside) : inside;
}
