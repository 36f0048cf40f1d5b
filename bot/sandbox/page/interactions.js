// What happens when a person presses, chooses or submits: ask the server, mark as busy, open a modal, report a failure.

import { openModal } from "./modal.js";

/**
 * Sends a press or a choice on a message. `node` is marked as busy meanwhile; `fail(words)` shows what went wrong.
 */
export async function act(context, { op, content, node, fail }) {
  if (node.getAttribute("aria-busy") === "true") return;
  node.setAttribute("aria-busy", "true");
  fail("");
  try {
    const result = await context.ask(op, content);
    if (result?.failed) fail("This interaction failed");
    if (result?.modal) openModal(context, result.modal);
  } catch (error) {
    fail(error.message);
  } finally {
    node.removeAttribute("aria-busy");
  }
}

/** A file as it is sent through the WebSocket, its content in base64. */
export async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return { filename: file.name, content_type: file.type || "application/octet-stream", data: btoa(text) };
}
