// What each kind of select and option offers to choose from: the bot's own options, or people, roles and channels.

import { avatar, el } from "./dom.js";
import { isDirect, isThread } from "./store.js";

export const STRING_SELECT = 3;
export const SELECTS = new Set([3, 5, 6, 7, 8]);

const title = (user) => user.global_name || user.username;

/** Everybody a person can name here: the members of the server, or both ends of a direct message. */
export function users(store, channel) {
  const guild = store.guildOf(channel);
  const found = guild ? (guild.members || []).map((member) => member.user) : [...(channel?.recipients || []), store.me];
  const unique = new Map(found.map((user) => [user.id, user]));
  return [...unique.values()].map((user) => ({ value: user.id, label: title(user), detail: user.username, lead: () => avatar(user, "small") }));
}

/** The roles of the server, without @everyone. */
export function roles(store, channel) {
  const guild = store.guildOf(channel);
  return (guild?.roles || []).filter((role) => role.id !== guild.id)
    .map((role) => ({ value: role.id, label: `@${role.name}`, detail: "Role" }));
}

/** The channels of the server, of these types if given. */
export function channels(store, channel, types) {
  return [...store.channels.values()]
    .filter((one) => !isDirect(one) && one.guild_id === channel?.guild_id && (!types?.length || types.includes(one.type)))
    .map((one) => ({ value: one.id, label: one.name, detail: isThread(one) ? "Thread" : "", lead: () => el("span", { class: "hash" }, "#") }));
}

/** The choices of a select component. */
export function ofSelect(component, store, channel) {
  switch (component.type) {
    case 5: return users(store, channel);
    case 6: return roles(store, channel);
    case 7: return [...users(store, channel), ...roles(store, channel)];
    case 8: return channels(store, channel, component.channel_types);
    default: return (component.options || []).map((option) => ({
      value: option.value, label: option.label, detail: option.description || "",
      lead: option.emoji ? () => emoji(option.emoji) : null,
    }));
  }
}

/** What a select holds before anybody touches it. */
export function defaults(component) {
  return component.type === STRING_SELECT
    ? (component.options || []).filter((option) => option.default).map((option) => option.value)
    : (component.default_values || []).map((value) => value.id);
}

/** An emoji of a button, an option or a reaction; a custom one is shown by its name. */
export function emoji(data) {
  return el("span", { class: "emoji", title: data.id ? `:${data.name}:` : null }, data.id ? `:${data.name}:` : data.name);
}
