// The list above the composer: commands while one types a slash, values while one fills in an option.

import { el, fill, select } from "./dom.js";

export class Suggestions {
  #items = [];
  #at = -1;
  #onPick = () => {};
  #holder = null;

  constructor(place) {
    this.place = place;
    this.heading = el("div", { class: "suggestions-heading" });
    this.list = el("div", { class: "suggestions-list", role: "listbox", id: "suggestions", "aria-label": "Suggestions" });
    place.append(this.heading, this.list);
    place.hidden = true;
    // A press must not take the focus out of the field that the list serves.
    place.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get open() {
    return !this.place.hidden;
  }

  /** The highlighted item, if the list is open. */
  get current() {
    return this.open ? this.#items[this.#at] : undefined;
  }

  /**
   * Shows items {label, detail, lead, note} under a heading for the field `holder`; the first one is highlighted
   * unless `eager` is false. With no items the list shows `empty`.
   */
  show({ holder, heading = "", items, onPick, empty = "", eager = true }) {
    this.#items = items;
    this.#onPick = onPick;
    this.#hold(holder);
    fill(this.heading, heading);
    this.heading.hidden = !heading;
    fill(this.list, items.length ? items.map((item, at) => this.#draw(item, at)) : empty && el("p", { class: "suggestions-none" }, empty));
    this.place.hidden = !items.length && !empty && !heading;
    this.#highlight(items.length && eager ? 0 : -1);
  }

  hide() {
    this.place.hidden = true;
    this.#items = [];
    this.#hold(null);
  }

  /** Moves the highlight; true if there was somewhere to go. */
  move(step) {
    if (!this.open || !this.#items.length) return false;
    const count = this.#items.length;
    this.#highlight(this.#at < 0 ? (step > 0 ? 0 : count - 1) : (this.#at + step + count) % count);
    return true;
  }

  /** Picks what is highlighted; false if nothing is. */
  pick() {
    const item = this.current;
    if (!item) return false;
    this.#onPick(item);
    return true;
  }

  #draw(item, at) {
    return el("div", { role: "option", class: "suggestion", on: { click: () => { this.#highlight(at); this.pick(); } } },
      item.lead?.(),
      el("span", { class: "suggestion-words" }, el("span", { class: "suggestion-label" }, item.label), item.detail && el("small", {}, item.detail)),
      item.note && el("span", { class: "suggestion-note" }, item.note));
  }

  #highlight(at) {
    this.#at = at;
    select([...this.list.children], at, this.#holder);
  }

  #hold(holder) {
    if (this.#holder && this.#holder !== holder) {
      this.#holder.setAttribute("aria-expanded", "false");
      this.#holder.removeAttribute("aria-activedescendant");
    }
    this.#holder = holder;
    holder?.setAttribute("aria-expanded", "true");
    holder?.setAttribute("aria-controls", "suggestions");
  }
}
