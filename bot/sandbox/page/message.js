// One message as a row of the list.

import { append, avatar, el, fill, icon } from "./dom.js";
import { written } from "./clock.js";
import { components } from "./components.js";
import { emoji } from "./choices.js";
import { embed } from "./embeds.js";
import { inlineMarkup, markup } from "./markup_nodes.js";
import { attachments } from "./pictures.js";
import { isEphemeral, isLoading, isV2 } from "./store.js";

const REPLY = 19;
const COMMAND = 20;
const CONTEXT_COMMAND = 23;
const SPOKEN = new Set([0, REPLY, COMMAND, CONTEXT_COMMAND]);

const title = (user) => user?.global_name || user?.username || "Somebody";

/** The row of a message; `compact` leaves out the author and the date, which the message above shows. */
export function messageRow(message, context, compact) {
  const { store } = context;
  const mine = store.mentionsMe(message);
  const row = el("li", {
    class: ["message", compact && "compact", mine && "for-me", isEphemeral(message) && "ephemeral"].filter(Boolean).join(" "),
    data: { message: message.id, author: message.author.id },
    tabindex: "-1",
  });
  if (!SPOKEN.has(message.type)) return append(row, [system(message, context)]);
  const problem = el("p", { class: "press-problem", role: "alert" }, context.presses.failure(message.id));
  const when = new Date(message.timestamp);
  return append(row, [
    above(message, context),
    el("div", { class: "message-side" }, compact
      ? el("time", { class: "side-time", datetime: message.timestamp }, when.toLocaleTimeString(undefined, { timeStyle: "short" }))
      : avatar(message.author)),
    el("div", { class: "message-body" },
      !compact && el("header", {},
        el("span", { class: "author" }, nick(message, context)),
        message.author.bot && el("span", { class: "app-badge" }, "APP"),
        el("time", { datetime: message.timestamp, title: when.toLocaleString() }, written(when))),
      content(message, context),
      problem,
      below(message, context)),
  ]);
}

function nick(message, { store }) {
  const guild = store.guildOf(store.channel(message.channel_id));
  return guild?.members?.find((member) => member.user.id === message.author.id)?.nick || title(message.author);
}

function above(message, context) {
  const { names } = context;
  const used = message.interaction_metadata?.name || message.interaction?.name;
  if ((message.type === COMMAND || message.type === CONTEXT_COMMAND) && used) {
    const user = message.interaction?.user || message.interaction_metadata?.user;
    return el("div", { class: "above" }, avatar(user, "tiny"),
      el("span", { class: "above-name" }, title(user)), " used ", el("span", { class: "mention" }, `/${used}`));
  }
  if (message.type === REPLY && message.referenced_message) {
    const earlier = message.referenced_message;
    return el("button", { type: "button", class: "above", on: { click: () => context.goTo(earlier.channel_id, earlier.id) } },
      avatar(earlier.author, "tiny"), el("span", { class: "above-name" }, title(earlier.author)),
      el("span", { class: "above-text" }, inlineMarkup(said(earlier).find(Boolean)?.split("\n")[0].replace(/^[-#>\s]+/, "").slice(0, 120) || "a message", names)));
  }
  if (message.type === REPLY) return el("div", { class: "above" }, "The message this answers was deleted.");
  return null;
}

function content(message, context) {
  if (isLoading(message)) {
    return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, "•••"), `${title(message.author)} is thinking…`);
  }
  const files = message.attachments || [];
  if (isV2(message)) return el("div", { class: "components v2" }, components(message, context));
  const edited = message.edited_timestamp && !isEphemeral(message);
  return [
    (message.content || edited) && el("div", { class: "content" },
      markup(message.content, context.names),
      edited && el("small", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, " (edited)")),
    files.length > 0 && el("div", { class: "attachments" }, attachments(files)),
    (message.embeds || []).map((one) => embed(one, files, context.names)),
    message.components?.length > 0 && el("div", { class: "components" }, components(message, context)),
  ];
}

function below(message, context) {
  const thread = context.store.channel(message.id) || message.thread;
  return [
    message.reactions?.length > 0 && el("div", { class: "reactions" }, message.reactions.map((one) => reaction(one, message, context))),
    thread && el("button", { type: "button", class: "thread-link", on: { click: () => context.names.openChannel(thread.id) } },
      icon("thread"), el("strong", {}, thread.name), " Open thread ›"),
    isEphemeral(message) && el("p", { class: "only-you" }, icon("eye"), "Only you can see this • ",
      el("button", { type: "button", class: "as-link", on: { click: () => context.dismiss(message) } }, "Dismiss message")),
  ];
}

function reaction(one, message, context) {
  const node = el("button", {
    type: "button", class: "reaction", "aria-pressed": String(Boolean(one.me)),
    "aria-label": `${one.emoji.name}, ${one.count}`,
    on: {
      click: () => context.ask("react", {
        channel_id: message.channel_id, message_id: message.id, emoji: one.emoji.name, on: !one.me,
      }).catch((error) => context.say(error.message)),
    },
  }, emoji(one.emoji), String(one.count));
  return node;
}

function system(message, context) {
  const who = el("strong", {}, title(message.author));
  const words = {
    6: [who, " pinned a message to this channel."],
    7: [who, " joined the server."],
    18: [who, " started a thread: ", el("button", { type: "button", class: "as-link", on: { click: () => context.names.openChannel(message.message_reference?.channel_id) } }, message.content || "open")],
    21: ["This thread began with a message in the channel."],
    1: [who, " added somebody to the thread."],
    2: [who, " removed somebody from the thread."],
    4: [who, ` changed the name: ${message.content}`],
  }[message.type] || [who, " ", message.content || "did something this page does not know."];
  return el("div", { class: "system" }, icon(message.type === 6 ? "pin" : "thread"), el("span", {}, words),
    el("time", { datetime: message.timestamp }, written(new Date(message.timestamp))));
}

// The texts of a message: its content, its text displays and its embeds.
function said(message) {
  const texts = [message.content];
  const walk = (component) => {
    if (component.type === 10) texts.push(component.content);
    (component.components || []).forEach(walk);
  };
  (message.components || []).forEach(walk);
  for (const one of message.embeds || []) texts.push(one.title, one.description);
  return texts;
}

/** A message in a few words, for the screen reader's live region. */
export function inWords(message, names) {
  if (isLoading(message)) return `${title(message.author)} is thinking`;
  const lines = said(message).filter(Boolean).flatMap((text) => text.split("\n")).map((line) => line.replace(/^(#{1,3}|-#|>|[-*]) /, ""));
  const words = lines.map((line) => el("span", {}, inlineMarkup(line, names)).textContent).filter(Boolean).join(". ");
  return `${title(message.author)}: ${words.slice(0, 300) || "sent something"}`;
}
