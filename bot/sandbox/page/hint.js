// A short hint for somebody who is here for the first time: what to do first, and then what to do next.

import { el, fill } from "./dom.js";

const KEY = "tidetable.hint";
const STEPS = ["command", "person", "done"];
const FIRST_TRY = ["table new", "play", "new", "help"];

export class Hint {
  /** `start(name)` begins a command. */
  constructor({ place, store, start }) {
    this.place = place;
    this.store = store;
    this.start = start;
  }

  /** Goes on to the next step if the newcomer did what the present one asks for. */
  did(step) {
    if (this.#step === step) this.#go(STEPS[STEPS.indexOf(step) + 1]);
  }

  draw() {
    const names = this.store.commands.map((entry) => entry.name);
    this.place.hidden = this.#step === "done" || names.length === 0;
    if (this.place.hidden) return;
    const first = FIRST_TRY.find((name) => names.includes(name)) || names[0];
    fill(this.place,
      el("span", {}, this.#step === "command"
        ? ["New here? Begin with ", el("button", { type: "button", class: "as-link", on: { click: () => this.start(first) } }, `/${first}`), "."]
        : "Now press another face at the top to sit as somebody else. Two browser windows can be two people."),
      el("button", { type: "button", class: "hint-done", on: { click: () => this.did(this.#step) } }, "Got it"));
  }

  get #step() {
    const kept = localStorage.getItem(KEY);
    return STEPS.includes(kept) ? kept : STEPS[0];
  }

  #go(step) {
    localStorage.setItem(KEY, step);
    this.draw();
  }
}
