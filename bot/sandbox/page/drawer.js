// The side list as a drawer on narrow screens.

export class Drawer {
  constructor({ button, panel, curtain }) {
    this.button = button;
    this.panel = panel;
    this.curtain = curtain;
    button.addEventListener("click", () => (this.open ? this.close() : this.show()));
    curtain.addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.open) return;
      this.close();
      button.focus();
    });
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
