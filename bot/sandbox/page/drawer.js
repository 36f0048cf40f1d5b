// The side list as a drawer on narrow screens; its button shows how many messages wait in it.

import { el } from "./dom.js";

export class Drawer {
  constructor({ button, panel, curtain }) {
    this.button = button;
    this.panel = panel;
    this.curtain = curtain;
    this.badge = el("span", { class: "badge", "aria-hidden": "true", hidden: true });
    button.addEventListener("click", () => (this.open ? this.close() : this.show()));
    curtain.addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.open) return;
      this.close();
      button.focus();
    });
  }

  /** Shows how many messages meant for the person wait behind the button. */
  waiting(count) {
    this.badge.hidden = !count;
    this.badge.textContent = String(Math.min(count, 99));
    this.button.setAttribute("aria-label", count ? `Channels, ${count} unread for you` : "Channels");
  }

  get open() {
    return this.panel.classList.contains("open");
  }

  show() {
    this.#set(true);
    this.panel.querySelector("[aria-current], button")?.focus();
  }

  close() {
    this.#set(false);
  }

  #set(open) {
    this.panel.classList.toggle("open", open);
    this.button.setAttribute("aria-expanded", String(open));
    this.curtain.hidden = !open;
  }
}
