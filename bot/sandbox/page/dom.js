// Builds DOM nodes. Text only ever becomes a text node, so nothing a person wrote can become markup.

/**
 * Makes an element. `on` holds listeners, `data` the data-* values, `class` the class; a value of
 * null, undefined or false leaves the attribute out, and true sets it empty.
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    } else if (name === "data") {
      for (const [key, datum] of Object.entries(value)) node.dataset[key] = datum;
    } else {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(node, children);
  return node;
}

/** Appends nodes and texts, however nested, leaving out what is empty. */
export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

/** Replaces everything inside a node. */
export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  menu: "M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",
  close: "M18.3 5.7 12 12l6.3 6.3-1.4 1.4L10.6 13.4 4.3 19.7l-1.4-1.4L9.2 12 2.9 5.7l1.4-1.4 6.3 6.3 6.3-6.3z",
  down: "m6 9 6 6 6-6-1.4-1.4L12 12.2 7.4 7.6z",
  send: "M3 20v-6l8-2-8-2V4l19 8z",
  thread: "M4 4h16v11H9l-5 5zm3 4v2h10V8zm0 3.500v2h7v-2z",
  eye: "M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8m0-2a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  out: "M5 5h6v2H7v10h10v-4h2v6H5zm8 0h6v6h-2V8.400l-7.300 7.300-1.400-1.400L15.600 7H13z",
  pin: "M8 3h8v2l-1 1v5l3 3v2h-5v5l-1 1-1-1v-5H6v-2l3-3V6L8 5z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h1v10H6V10zm2 0h6V7a3 3 0 0 0-6 0z",
  file: "M6 2h8l5 5v15H6zm7 1.500V8h4.500z",
};

/** An icon drawn from a fixed list; it is hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
}

const HUES = ["#3ba55c", "#c27c0e", "#e0457b", "#0f9d9d", "#9b59b6", "#d1603d", "#4f8fd0"];

/** A round picture of a user: the first letter on a colour that stays the same for that id. */
export function avatar(user, size = "") {
  const name = user.global_name || user.username || "?";
  const round = el("span", { class: `avatar ${size}`, "aria-hidden": "true" }, [...name][0].toUpperCase());
  const number = Number(BigInt(user.id || 0) % 1000003n);
  round.style.setProperty("--avatar", user.bot ? "#5865f2" : HUES[number % HUES.length]);
  return round;
}

/** Moves the selection of a listbox while the keyboard focus stays on another element, the `holder`. */
export function select(options, index, holder) {
  options.forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
  const chosen = options[index];
  if (!chosen) {
    holder?.removeAttribute("aria-activedescendant");
    return;
  }
  if (!chosen.id) chosen.id = `option-${crypto.randomUUID()}`;
  holder?.setAttribute("aria-activedescendant", chosen.id);
  chosen.scrollIntoView({ block: "nearest" });
}
