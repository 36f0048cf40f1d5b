// The row of people at the top: one press and you sit as somebody else.

import { avatar, el, fill } from "./dom.js";

/** Draws the row into `place`; `sit(id)` is called when a person is pressed. */
export function drawPeople(place, store, sit) {
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.person : null;
  fill(place, store.people.map((person) => {
    const me = person.id === store.me.id;
    const name = person.global_name || person.username;
    const waits = !me && store.reading.waits(person.id);
    return el("button", {
      type: "button",
      class: "person",
      "aria-pressed": String(me),
      "aria-label": `${me ? "You are" : "Sit as"} ${name}${waits ? ", something new" : ""}`,
      title: person.dms_closed ? `${name} (takes no direct messages)` : name,
      data: { person: person.id, waits: String(waits) },
      on: { click: () => sit(person.id) },
    }, avatar(person, "small"), el("span", { class: "person-name" }, name));
  }));
  if (focused) place.querySelector(`[data-person="${CSS.escape(focused)}"]`)?.focus();
}
