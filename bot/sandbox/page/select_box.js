// A select as Discord draws it: a field that opens a list, for one value or for several.

import { el, fill, icon, select as highlight } from "./dom.js";

const SEARCH_FROM = 8;

/**
 * Makes a select. `choices` are {value, label, detail, lead}; `onCommit(values)` is called when the person
 * has chosen: at once if one value may be taken, when the list closes if several may.
 */
export function selectBox({ name, choices, chosen = [], min = 1, max = 1, placeholder = "Make a selection", disabled = false, onCommit = () => {} }) {
  const several = max > 1;
  let values = [...chosen];
  let before = values;
  let shown = [];
  let at = -1;

  const words = el("span", { class: "select-words" });
  const list = el("div", { class: "select-list", role: "listbox", tabindex: "-1", "aria-multiselectable": String(several), "aria-label": placeholder });
  const search = el("input", { class: "select-search", type: "text", placeholder: "Search", "aria-label": "Search the list", autocomplete: "off" });
  // The popover focuses this as it opens; on a touch screen, focusing the search would raise a keyboard over the list.
  const holder = choices.length >= SEARCH_FROM && !matchMedia("(pointer: coarse)").matches ? search : list;
  holder.setAttribute("autofocus", "");
  const more = el("div", { class: "select-popover", popover: "auto" },
    choices.length >= SEARCH_FROM && search, list,
    several && el("div", { class: "select-done" },
      el("span", {}, `Choose ${min === max ? max : `${min} to ${max}`}`),
      el("button", { type: "button", class: "button primary", on: { click: () => more.hidePopover() } }, "Done")));
  const field = el("button", {
    type: "button", class: "select-field", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", disabled,
    data: { custom: name },
    on: { keydown: onFieldKey },
  }, words, icon("down"));
  field.popoverTargetElement = more;
  const node = el("div", { class: "select", data: { custom: name } }, field, more);

  function drawField() {
    const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value);
    fill(words, labels.length ? labels.join(", ") : placeholder);
    words.classList.toggle("empty", labels.length === 0);
    field.setAttribute("aria-label", labels.length ? `${placeholder}: ${labels.join(", ")}` : placeholder);
  }

  function drawList() {
    const wanted = search.value.trim().toLowerCase();
    shown = choices.filter((choice) => `${choice.label} ${choice.detail}`.toLowerCase().includes(wanted));
    fill(list, shown.length ? shown.map(option) : el("p", { class: "select-none" }, "Nothing found"));
    move(Math.max(0, shown.findIndex((choice) => values.includes(choice.value))));
  }

  function option(choice) {
    const taken = values.includes(choice.value);
    const full = several && !taken && values.length >= max;
    return el("div", {
      role: "option", class: "select-option", "aria-checked": String(taken), "aria-disabled": String(full), data: { value: choice.value },
      on: { click: () => toggle(choice.value) },
    },
    choice.lead?.(),
    el("span", { class: "select-option-words" }, el("span", {}, choice.label), choice.detail && el("small", {}, choice.detail)),
    el("span", { class: several ? "tick box" : "tick", "aria-hidden": "true" }, taken ? "✓" : ""));
  }

  function move(index) {
    at = shown.length ? Math.max(0, Math.min(shown.length - 1, index)) : -1;
    highlight([...list.children].filter((child) => child.role === "option"), at, holder);
  }

  function toggle(value) {
    const taken = values.includes(value);
    if (!several) {
      values = taken && min === 0 ? [] : [value];
      more.hidePopover();
      drawField();
      onCommit([...values]);
      return;
    }
    if (!taken && values.length >= max) return;
    values = taken ? values.filter((one) => one !== value) : [...values, value];
    const keep = at;
    drawField();
    drawList();
    move(keep);
  }

  function onFieldKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    more.showPopover();
  }

  more.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5, Home: -shown.length, End: shown.length }[event.key];
    if (step && !(event.target === search && (event.key === "Home" || event.key === "End"))) {
      event.preventDefault();
      move(at + step);
    } else if (event.key === "Enter" || (event.key === " " && event.target !== search)) {
      if (event.target.closest(".select-done")) return;
      event.preventDefault();
      if (shown[at]) toggle(shown[at].value);
    } else if (event.key === "Tab" && !several) {
      more.hidePopover();
    }
  });
  search.addEventListener("input", drawList);
  more.addEventListener("beforetoggle", (event) => {
    if (event.newState !== "open") return;
    before = values;
    search.value = "";
    drawList();
    place(field, more);
  });
  more.addEventListener("toggle", (event) => {
    const open = event.newState === "open";
    field.setAttribute("aria-expanded", String(open));
    if (open) {
      move(at);
      return;
    }
    holder.removeAttribute("aria-activedescendant");
    if (several && JSON.stringify(values) !== JSON.stringify(before)) {
      if (values.length >= min) onCommit([...values]);
      else values = before;
      drawField();
    }
  });
  drawField();
  return { node, values: () => [...values], field };
}

// A popover lies above everything else, outside the layout, so its place is worked out from the field's.
function place(field, popover) {
  const box = field.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const up = below < 260 && box.top > below;
  const set = (name, value) => popover.style.setProperty(name, value);
  set("--left", `${box.left}px`);
  set("--width", `${box.width}px`);
  set("--top", up ? "auto" : `${box.bottom + 4}px`);
  set("--bottom", up ? `${window.innerHeight - box.top + 4}px` : "auto");
  set("--height", `${Math.max(160, (up ? box.top : below) - 16)}px`);
}
