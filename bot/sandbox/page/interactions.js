// What happens when a person presses, chooses or submits: ask the server, mark as busy, open a modal, report a failure.

import { fill } from "./dom.js";
import { openModal } from "./modal.js";
import { Broken } from "./socket.js";

const FAILED = "This interaction failed";

/** What the person who sits here has pressed or chosen on messages, however often those are drawn anew meanwhile. */
export class Presses {
  #waiting = new Map();
  #failures = new Map();

  /** Sends a press or a choice. Its button is marked as busy meanwhile, and its message shows what went wrong. */
  async act(context, op, content) {
    const { message_id: message, custom_id: control } = content;
    if (this.isWaiting(message, control)) return;
    const press = {};
    this.#waiting.set(key(message, control), press);
    this.#fail(message, "");
    this.#mark(message, control);
    try {
      const result = await context.ask(op, content);
      if (!this.#isOf(press, message, control)) return;
      if (result?.failed) this.#fail(message, FAILED);
      if (result?.modal) openModal(context, result.modal);
    } catch (error) {
      // A refusal is in words for whoever writes a bot, as when a list was open while its message changed.
      if (this.#isOf(press, message, control)) this.#fail(message, error instanceof Broken ? error.message : FAILED);
    } finally {
      if (this.#isOf(press, message, control)) this.#waiting.delete(key(message, control));
      this.#mark(message, control);
    }
  }

  isWaiting(message, control) {
    return this.#waiting.has(key(message, control));
  }

  /** What went wrong with the last press on a message, if anything. */
  failure(message) {
    return this.#failures.get(message) || "";
  }

  /** Forgets everything, as somebody else sits here now. */
  forget() {
    this.#waiting.clear();
    this.#failures.clear();
  }

  #isOf(press, message, control) {
    return this.#waiting.get(key(message, control)) === press;
  }

  #fail(message, words) {
    this.#failures.set(message, words);
    for (const node of inMessage(message, ".press-problem")) fill(node, words);
  }

  #mark(message, control) {
    for (const node of inMessage(message, `button[data-custom="${CSS.escape(control)}"]`)) {
      if (this.isWaiting(message, control)) node.setAttribute("aria-busy", "true");
      else node.removeAttribute("aria-busy");
    }
  }
}

const key = (message, control) => `${message} ${control}`;
const inMessage = (message, wanted) => document.querySelectorAll(`[data-message="${CSS.escape(message)}"] ${wanted}`);

/** A file as it is sent through the WebSocket, its content in base64. */
export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return { filename: file.name, content_type: file.type || "application/octet-stream", data: btoa(text) };
}
