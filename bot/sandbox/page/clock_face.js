// The clock at the top: what time it is in this local Discord, and buttons that push it.

import { aheadBy, format, now } from "./clock.js";
import { el, fill } from "./dom.js";

const PUSHES = [
  ["+ 1 hour", { seconds: 3600 }],
  ["+ 8 hours", { seconds: 28800 }],
  ["+ 1 day", { seconds: 86400 }],
  ["To the next thing that happens", { to: "next" }],
];

export class ClockFace {
  #push;
  #say;

  /** `push(how)` pushes the clock, or fails with an error in words; `say` tells screen readers the new time. */
  constructor({ place, push, say }) {
    this.#push = push;
    this.#say = say;
    this.place = place;
    this.time = el("time", { class: "clock-time" });
    this.ahead = el("span", { class: "clock-ahead" });
    this.button = el("button", {
      type: "button", class: "clock-face", "aria-expanded": "false", "aria-controls": "clock-pushes",
      on: { click: () => this.#open(this.pushes.hidden) },
    }, this.time, this.ahead);
    this.trouble = el("p", { class: "clock-trouble", role: "status" });
    this.day = el("p", { class: "clock-day" });
    this.pushes = el("div", { id: "clock-pushes", role: "group", "aria-label": "Push the clock", hidden: true },
      this.day,
      PUSHES.map(([label, how]) => el("button", { type: "button", class: "clock-push", on: { click: () => this.#pushed(how) } }, label)),
      this.trouble);
    place.append(this.button, this.pushes);
    document.addEventListener("pointerdown", (event) => place.contains(event.target) || this.#open(false));
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.pushes.hidden) return;
      event.stopPropagation();
      this.#open(false);
      this.button.focus();
    });
    this.draw();
  }

  /** Shows the time as it is now. */
  draw() {
    const seconds = now() / 1000;
    const time = format(seconds, "t");
    if (this.time.textContent !== time) fill(this.time, time);
    const ahead = inShort(aheadBy());
    if (this.ahead.textContent !== ahead) fill(this.ahead, ahead);
    const day = format(seconds, "F");
    if (this.day.textContent !== day) fill(this.day, day);
    const label = `The clock shows ${day}${ahead ? `, ${ahead} ahead` : ""}. Press to push it`;
    if (this.button.getAttribute("aria-label") !== label) this.button.setAttribute("aria-label", label);
  }

  #open(open) {
    this.pushes.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
    fill(this.trouble);
  }

  async #pushed(how) {
    const buttons = [...this.pushes.querySelectorAll("button")];
    const focused = document.activeElement;
    fill(this.trouble);
    for (const button of buttons) button.disabled = true;
    try {
      await this.#push(how);
      this.#say(`It is now ${format(now() / 1000, "F")}`);
    } catch (error) {
      fill(this.trouble, error.message);
    } finally {
      for (const button of buttons) button.disabled = false;
      focused?.focus();
    }
  }
}

/** Seconds as "+1 d 8 h"; nothing for less than a minute. */
function inShort(seconds) {
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const parts = [days && `${days} d`, hours && `${hours} h`, !days && minutes && `${minutes} min`].filter(Boolean);
  return parts.length ? `+${parts.join(" ")}` : "";
}
