// What the person who sits here may see, kept up to date by the changes the server sends; it draws nothing.

import { Reading } from "./reading.js";
import { byAge } from "./snowflake.js";

const THREADS = new Set([10, 11, 12]);
const DM = 1;
const OPEN = "tidetable.open";

export const isThread = (channel) => THREADS.has(channel.type);
export const isDirect = (channel) => channel.type === DM;
export const isEphemeral = (message) => Boolean((message.flags || 0) & 64);
export const isLoading = (message) => Boolean((message.flags || 0) & 128);
export const isV2 = (message) => Boolean((message.flags || 0) & 32768);

/** Dispatches a `change` event, whose detail says `what`, whenever something changed. */
export class Store extends EventTarget {
  me = null;
  people = [];
  guilds = [];
  channels = new Map();
  messages = new Map();
  whole = new Set(); // The channels whose messages are known from the first.
  commands = [];
  bots = new Map();
  current = null;
  reading = new Reading();

  /** Replaces everything known with a snapshot, but for the older messages that the same person has loaded. */
  load(snapshot) {
    // Somebody who was reading direct messages still reads direct messages after sitting down as another person.
    const was = this.channels.get(this.current);
    const wasDirect = was && isDirect(was);
    const known = this.me?.id === snapshot.me.id ? this.messages : new Map();
    this.me = snapshot.me;
    this.people = snapshot.people;
    this.guilds = snapshot.guilds;
    this.channels = new Map(snapshot.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map(Object.entries(snapshot.messages).map(([id, list]) => [id, [...list].sort((a, b) => byAge(a.id, b.id))]));
    for (const [id, list] of this.messages) {
      const from = (known.get(id) || []).findIndex((message) => message.id === list[0]?.id);
      // Where the snapshot begins later than what is known ends, messages between them would be missed.
      if (from >= 0) list.unshift(...known.get(id).slice(0, from));
      else this.whole.delete(id);
    }
    if (snapshot.bots) this.bots = new Map(snapshot.bots.map((bot) => [bot.id, bot]));
    this.reading.sitDown(this.me.id, snapshot.stirs || {});
    if (!this.channels.has(this.current)) this.#goTo((wasDirect && this.#direct()) || this.#remembered() || this.#first());
    this.#say("everything");
  }

  /** Takes one change, as the name and data of a gateway event or of one of the page's own. */
  take(kind, data) {
    switch (kind) {
      case "MESSAGE_CREATE":
      case "MESSAGE_UPDATE":
        return this.#putMessage(kind, data);
      case "MESSAGE_DELETE":
        return this.#dropMessage(data.channel_id, data.id);
      case "MESSAGE_DELETE_BULK":
        return data.ids.forEach((id) => this.#dropMessage(data.channel_id, id));
      case "CHANNEL_CREATE":
      case "CHANNEL_UPDATE":
      case "THREAD_CREATE":
      case "THREAD_UPDATE":
        this.channels.set(data.id, { ...this.channels.get(data.id), ...data });
        return this.#say("channels", { threads: kind === "THREAD_CREATE", open: data.id === this.current });
      case "CHANNEL_DELETE":
      case "THREAD_DELETE":
        this.channels.delete(data.id);
        this.messages.delete(data.id);
        if (this.current === data.id) {
          this.#goTo(this.#first());
          this.#say("current");
        }
        return this.#say("channels", { threads: kind === "THREAD_DELETE" });
      case "COMMANDS":
        return this.#say("stale commands");
      case "BOT":
        this.bots.set(data.id, data);
        return this.#say("bots");
      case "PEOPLE":
        this.people = data;
        this.me = data.find((person) => person.id === this.me.id) || this.me;
        return this.#say("people");
      case "STIR":
        this.reading.stir(data.person_id, data.channel_id, data.message_id);
        return this.#say("people");
      case "CLOCK":
        return this.#say("clock");
      case "TYPING_START":
        return this.#say("typing", data);
      default:
        return undefined;
    }
  }

  /** Goes to a channel; the message list marks it as read once it is seen. */
  open(channelId) {
    if (!this.channels.has(channelId)) return;
    this.#goTo(channelId);
    this.#say("current");
  }

  /** Marks a channel as read up to its end. */
  read(channelId) {
    const last = this.list(channelId).at(-1);
    if (last && this.reading.read(channelId, last.id)) this.#say("unread");
  }

  channel(id) {
    return this.channels.get(id);
  }

  list(channelId) {
    return this.messages.get(channelId) || [];
  }

  message(channelId, messageId) {
    return this.list(channelId).find((message) => message.id === messageId);
  }

  /** Takes the commands of the open channel. */
  setCommands(commands) {
    this.commands = commands;
    this.#say("commands");
  }

  /** Puts older messages in front of those already known; `whole` if there are none before them. */
  addOlder(channelId, older, whole) {
    if (whole) this.whole.add(channelId);
    const known = new Set(this.list(channelId).map((message) => message.id));
    const all = [...older.filter((message) => !known.has(message.id)), ...this.list(channelId)];
    this.messages.set(channelId, all.sort((a, b) => byAge(a.id, b.id)));
    this.#say("list", { channelId });
  }

  user(id) {
    const members = this.guilds.flatMap((guild) => guild.members || []);
    return this.people.find((person) => person.id === id)
      || this.bots.get(id)
      || members.find((member) => member.user.id === id)?.user;
  }

  role(id) {
    return this.guilds.flatMap((guild) => guild.roles || []).find((role) => role.id === id);
  }

  guildOf(channel) {
    return this.guilds.find((guild) => guild.id === channel?.guild_id);
  }

  /** How many messages of a channel the person has not read, and how many of those are meant for them. */
  unread(channelId) {
    const unread = this.list(channelId).filter((message) => !this.#own(message) && this.reading.isNew(channelId, message.id));
    const channel = this.channels.get(channelId);
    return { count: unread.length, forMe: unread.filter((message) => isDirect(channel) || this.mentionsMe(message)).length };
  }

  /** How many messages meant for the person wait in channels that are not open. */
  waiting() {
    const others = [...this.channels.keys()].filter((id) => id !== this.current);
    return others.reduce((sum, id) => sum + this.unread(id).forMe, 0);
  }

  mentionsMe(message) {
    return Boolean(message.mention_everyone || (message.mentions || []).some((user) => user.id === this.me.id));
  }

  #own(message) {
    return message.author.id === this.me.id || isEphemeral(message);
  }

  // Null if there is no channel left to see.
  #goTo(channelId) {
    this.current = channelId;
    if (channelId) sessionStorage.setItem(OPEN, channelId);
    else sessionStorage.removeItem(OPEN);
  }

  // Where this tab was before it was reloaded.
  #remembered() {
    const channelId = sessionStorage.getItem(OPEN);
    return this.channels.has(channelId) ? channelId : null;
  }

  #direct() {
    return [...this.channels.values()].find(isDirect)?.id;
  }

  #first() {
    const all = [...this.channels.values()].filter((channel) => channel.type === 0);
    return all.sort((a, b) => (a.position || 0) - (b.position || 0))[0]?.id || this.channels.keys().next().value || null;
  }

  #putMessage(kind, message) {
    const list = this.list(message.channel_id);
    const at = list.findIndex((known) => known.id === message.id);
    if (at >= 0) {
      const waitedFor = isLoading(list[at]);
      list[at] = { ...list[at], ...message };
      this.#say("message", { channelId: message.channel_id, message: list[at], fresh: false, answers: waitedFor && !isLoading(list[at]) });
      return;
    }
    if (kind === "MESSAGE_UPDATE") return; // An older message than the page has loaded.
    const after = list.findIndex((known) => byAge(known.id, message.id) > 0);
    list.splice(after < 0 ? list.length : after, 0, message);
    this.messages.set(message.channel_id, list);
    this.#say("message", { channelId: message.channel_id, message, fresh: true });
  }

  #dropMessage(channelId, id) {
    const list = this.list(channelId);
    const at = list.findIndex((message) => message.id === id);
    if (at < 0) return;
    list.splice(at, 1);
    this.#say("gone", { channelId, id });
  }

  #say(what, more = {}) {
    this.dispatchEvent(new CustomEvent("change", { detail: { what, ...more } }));
  }
}
