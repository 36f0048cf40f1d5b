// The components of a message, classic and V2.

import { defaults, emoji, ofSelect, SELECTS } from "./choices.js";
import { el } from "./dom.js";
import { markup } from "./markup_nodes.js";
import { address, file, picture, resolve, veil } from "./pictures.js";
import { selectBox } from "./select_box.js";

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** The nodes of a message's components. */
export function components(message, context) {
  const draw = (component) => one(component, { message, context, draw });
  return (message.components || []).map(draw);
}

function one(component, here) {
  const inner = () => (component.components || []).map(here.draw);
  if (SELECTS.has(component.type)) return select(component, here);
  switch (component.type) {
    case ROW:
      return el("div", { class: "action-row" }, inner());
    case BUTTON:
      return button(component, here);
    case SECTION:
      return el("div", { class: "section" },
        el("div", { class: "section-words" }, inner()), component.accessory && here.draw(component.accessory));
    case TEXT:
      return el("div", { class: "text-display" }, markup(component.content, here.context.names));
    case THUMBNAIL:
      return hidden(component, media(component.media, component.description, "thumbnail", here));
    case GALLERY: {
      const items = component.items || [];
      return el("div", { class: "gallery", data: { count: String(items.length) } },
        items.map((item) => hidden(item, media(item.media, item.description, "picture", here))));
    }
    case FILE:
      return hidden(component, file(resolve({ ...component.file, filename: component.name }, here.message.attachments || [])));
    case SEPARATOR:
      return el("hr", { class: `separator ${component.spacing === 2 ? "wide" : ""} ${component.divider === false ? "bare" : ""}` });
    case CONTAINER:
      return container(component, inner());
    default:
      return el("p", { class: "unknown" }, `A component of type ${component.type}, which this page does not know.`);
  }
}

function container(component, inner) {
  const box = el("div", { class: "container" }, inner);
  if (Number.isInteger(component.accent_color)) {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  return hidden(component, box);
}

const hidden = (component, node) => (component.spoiler ? veil(node) : node);

function media(item, description, kind, { message }) {
  const found = resolve(item || {}, message.attachments || []);
  return picture({ url: found.url, alt: description || found.description, width: found.width, height: found.height, kind });
}

function button(component, { message, context }) {
  const face = [component.emoji && emoji(component.emoji), component.label && el("span", {}, component.label)];
  const label = component.label ? null : component.emoji?.name;
  if (component.style === 5) {
    const href = component.disabled ? null : address(component.url);
    return el("a", { class: "button link", href, target: "_blank", rel: "noopener noreferrer", "aria-label": label, "aria-disabled": component.disabled ? "true" : null }, face, "↗");
  }
  const node = el("button", {
    type: "button",
    class: `button ${STYLES[component.style] || "secondary"}`,
    disabled: component.disabled || !component.custom_id,
    "aria-label": label,
    "aria-busy": context.presses.isWaiting(message.id, component.custom_id) ? "true" : null,
    data: { custom: component.custom_id || "" },
    on: {
      click: () => context.presses.act(context, "press", {
        channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id,
      }),
    },
  }, face);
  return node;
}

function select(component, { message, context }) {
  const channel = context.store.channel(message.channel_id);
  const box = selectBox({
    name: component.custom_id,
    choices: ofSelect(component, context.store, channel),
    chosen: defaults(component),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder || "Make a selection",
    disabled: component.disabled,
    onCommit: (values) => context.presses.act(context, "select", {
      channel_id: message.channel_id, message_id: message.id, custom_id: component.custom_id, values,
    }),
  });
  if (context.presses.isWaiting(message.id, component.custom_id)) box.field.setAttribute("aria-busy", "true");
  return box.node;
}
