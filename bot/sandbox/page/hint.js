// A short word for somebody who is here for the first time: what to do first.

import { el, fill } from "./dom.js";

const SEEN = "tidetable.hint.seen";
const FIRST_TRY = ["table new", "play", "new", "help"];

/** Shows the hint until it is dismissed; `start(name)` begins a command. */
export function drawHint(place, store, start) {
  const names = store.commands.map((entry) => entry.name);
  place.hidden = Boolean(localStorage.getItem(SEEN)) || names.length === 0;
  if (place.hidden) return;
  const first = FIRST_TRY.find((name) => names.includes(name)) || names[0];
  fill(place,
    el("span", {}, "New here? Begin with ",
      el("button", { type: "button", class: "as-link", on: { click: () => start(first) } }, `/${first}`),
      ". Then press another face at the top to sit as somebody else: two browser windows can be two people."),
    el("button", {
      type: "button", class: "hint-done",
      on: { click: () => { localStorage.setItem(SEEN, "yes"); place.hidden = true; } },
    }, "Got it"));
}
