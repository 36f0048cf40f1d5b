// A modal: the form a bot asks a person to fill in.

import { el, fill, icon } from "./dom.js";
import { fields } from "./modal_fields.js";

/** Opens a modal as the server described it and sends back what was filled in. */
export function openModal(context, modal) {
  document.querySelector("dialog.modal")?.close();
  const parts = fields(modal.components || [], context);
  const problem = el("p", { class: "modal-problem", role: "alert" });
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const titleId = `modal-${modal.id}`;
  const form = el("form", { method: "dialog", novalidate: true, on: { submit } },
    el("header", {},
      el("h2", { id: titleId }, modal.title),
      el("button", { type: "button", class: "close", "aria-label": "Close", on: { click: () => dialog.close() } }, icon("close"))),
    el("div", { class: "modal-body" },
      el("p", { class: "modal-from" }, `What you write here goes to ${modal.from}.`),
      parts.map((part) => part.node)),
    problem,
    el("footer", {},
      el("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, "Cancel"), send));
  const dialog = el("dialog", { class: "modal", "aria-labelledby": titleId }, form);

  async function submit(event) {
    event.preventDefault();
    if (send.getAttribute("aria-busy") === "true") return;
    fill(problem);
    const faults = parts.map((part) => ({ part, words: part.complaint() })).filter(({ words }) => words);
    if (faults.length) {
      faults[0].part.focus();
      return;
    }
    send.setAttribute("aria-busy", "true");
    try {
      const values = {};
      for (const part of parts) if (part.name) values[part.name] = await part.value();
      const result = await context.ask("submit", { modal: modal.id, values });
      if (result?.failed) fill(problem, "Something went wrong. Try again.");
      else dialog.close();
    } catch (error) {
      fill(problem, error.message);
    } finally {
      send.removeAttribute("aria-busy");
    }
  }

  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  parts.find((part) => part.name)?.focus();
}
