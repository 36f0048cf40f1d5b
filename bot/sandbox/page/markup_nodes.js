// Turns the tree of Discord's markdown into DOM nodes; `names` says who or what a mention means.

import { el } from "./dom.js";
import { format } from "./clock.js";
import { parse, parseInline } from "./markup.js";

/**
 * `names` has user(id), role(id) and channel(id), which find what the person may see, isMe(id), and
 * openChannel(id), goTo(channelId, messageId) and startCommand(name), which are called when a mention is pressed.
 */
export function markup(text, names) {
  return parse(text).map((node) => toNode(node, names));
}

/** The same for a text where only inline marks count. */
export function inlineMarkup(text, names) {
  return parseInline(text).map((node) => toNode(node, names));
}

const WRAPPERS = { strong: "strong", em: "em", u: "u", s: "s", h1: "h3", h2: "h4", h3: "h5", quote: "blockquote" };

function toNode(node, names) {
  const inner = () => (node.children || []).map((child) => toNode(child, names));
  switch (node.type) {
    case "plain":
      return document.createTextNode(node.text);
    case "text":
      return el("span", { class: "text" }, inner());
    case "subtext":
      return el("small", { class: "subtext" }, inner());
    case "h1":
    case "h2":
    case "h3":
      return el(WRAPPERS[node.type], { class: `heading ${node.type}` }, inner());
    case "code":
      return el("code", {}, node.text);
    case "codeblock":
      return el("pre", { data: { language: node.language } }, el("code", {}, node.text));
    case "list":
      return el(node.ordered ? "ol" : "ul", { start: node.ordered && node.start !== 1 ? node.start : null },
        node.items.map((item) => el("li", {}, item.children.map((child) => toNode(child, names)))));
    case "link":
      return el("a", { href: node.href, target: "_blank", rel: "noopener noreferrer" }, inner());
    case "spoiler":
      return spoiler(inner());
    case "time":
      return time(node);
    case "emoji":
      return el("span", { class: "emoji", title: `:${node.name}:` }, `:${node.name}:`);
    case "everyone":
      return el("span", { class: "mention" }, `@${node.name}`);
    case "user":
    case "role":
    case "channel":
    case "message":
    case "command":
      return mention(node, names);
    default:
      return el(WRAPPERS[node.type] || "span", {}, inner());
  }
}

function time(node) {
  const date = new Date(node.at * 1000);
  const valid = !Number.isNaN(date.getTime());
  return el("time", {
    class: "timestamp",
    datetime: valid ? date.toISOString() : null,
    title: valid ? format(node.at, "F") : null,
    data: node.style === "R" && valid ? { relative: String(node.at) } : {},
  }, format(node.at, node.style));
}

function mention(node, names) {
  if (node.type === "user") {
    const user = names.user(node.id);
    return el("span", { class: names.isMe(node.id) ? "mention me" : "mention" },
      user ? `@${user.global_name || user.username}` : `<@${node.id}>`);
  }
  if (node.type === "role") {
    const role = names.role(node.id);
    return el("span", { class: "mention" }, role ? `@${role.name}` : "@unknown-role");
  }
  if (node.type === "channel") {
    const channel = names.channel(node.id);
    if (!channel) return el("span", { class: "mention" }, "# unknown");
    return el("button", { class: "mention", type: "button", on: { click: () => names.openChannel(node.id) } },
      `# ${channel.name}`);
  }
  if (node.type === "message") {
    const channel = names.channel(node.channel);
    if (!channel) return el("span", { class: "mention" }, "# unknown › 💬");
    return el("button", { class: "mention", type: "button", on: { click: () => names.goTo(node.channel, node.id) } },
      `# ${channel.name} › 💬`);
  }
  return el("button", { class: "mention", type: "button", on: { click: () => names.startCommand(node.name) } },
    `/${node.name}`);
}

function spoiler(children) {
  const inner = el("span", { class: "spoiler-inside" }, children);
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler, press to show", "aria-expanded": "false" }, inner);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
