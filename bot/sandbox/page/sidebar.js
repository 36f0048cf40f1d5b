// The side list: the server's channels with their threads, and the direct messages, with what is unread.

import { avatar, el, fill, icon } from "./dom.js";
import { isDirect, isThread } from "./store.js";

/** Draws the list into `place`; `actions` has open(channelId), openDirect(userId) and closeDirects(closed). */
export function drawSidebar(place, store, actions) {
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const all = [...store.channels.values()];
  fill(place,
    store.guilds.map((guild) => [
      el("h2", { class: "server-name" }, guild.name),
      el("nav", { "aria-label": `Channels of ${guild.name}` },
        ordered(all.filter((channel) => channel.guild_id === guild.id && !isThread(channel)))
          .map((channel) => entry(store, channel, all, actions))),
    ]),
    el("h3", { class: "group-name" }, "Direct messages"),
    el("nav", { "aria-label": "Direct messages" },
      directs(store, all).map(({ user, channel }) => direct(store, user, channel, actions))),
    el("label", { class: "quiet-switch" },
      el("input", {
        type: "checkbox", data: { key: "close-dms" }, checked: Boolean(store.me.dms_closed),
        on: { change: (event) => actions.closeDirects(event.target.checked) },
      }),
      "Take no direct messages from bots"),
  );
  if (focused) place.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

const ordered = (channels) => channels.sort((a, b) => (a.position || 0) - (b.position || 0));

function entry(store, channel, all, actions) {
  if (channel.type === 4) return el("h3", { class: "group-name" }, channel.name);
  const threads = all.filter((thread) => isThread(thread) && thread.parent_id === channel.id && isListed(store, thread));
  return [
    row(store, channel, "channel", [el("span", { class: "hash", "aria-hidden": "true" }, "#"), channel.name], actions),
    threads.length > 0 && el("ul", { class: "threads" },
      threads.map((thread) => el("li", {},
        row(store, thread, "thread", [icon(thread.type === 12 ? "lock" : "thread"), thread.name], actions)))),
  ];
}

// An archived thread is in the list only while it is open, or if it holds something that the person has to read.
function isListed(store, thread) {
  return !thread.thread_metadata?.archived || thread.id === store.current || store.unread(thread.id).forMe > 0;
}

// Everybody can write to a bot, whether or not it has written to them before.
function directs(store, all) {
  const channels = all.filter(isDirect);
  const known = channels.map((channel) => ({ channel, user: other(store, channel) }));
  const strangers = [...store.bots.values()].filter((bot) => !known.some(({ user }) => user?.id === bot.id));
  return [...known, ...strangers.map((user) => ({ user, channel: null }))];
}

/** Who sits at the other end of a direct-message channel. */
export function other(store, channel) {
  return (channel.recipients || []).find((user) => user.id !== store.me.id) || channel.recipients?.[0] || { id: "0", username: channel.name || "Direct message" };
}

function direct(store, user, channel, actions) {
  const name = user.global_name || user.username;
  if (channel) return row(store, channel, "direct", [avatar(user, "small"), name], actions);
  return el("button", {
    type: "button", class: "row direct", data: { key: `user-${user.id}` },
    on: { click: () => actions.openDirect(user.id) },
  }, avatar(user, "small"), el("span", { class: "row-name" }, name));
}

function row(store, channel, kind, [mark, name], actions) {
  const current = channel.id === store.current;
  const { count, forMe } = current ? { count: 0, forMe: 0 } : store.unread(channel.id);
  const badge = forMe ? String(Math.min(forMe, 99)) : "";
  return el("button", {
    type: "button",
    class: `row ${kind}${count ? " unread" : ""}`,
    "aria-current": current ? "page" : null,
    data: { key: channel.id, channel: channel.id },
    on: { click: () => actions.open(channel.id) },
  },
  mark, el("span", { class: "row-name" }, name),
  count > 0 && el("span", { class: badge ? "badge" : "dot" },
    badge, el("span", { class: "only-read" }, badge ? " unread for you" : "unread")));
}
