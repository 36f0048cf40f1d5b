// Where one writes: plain messages, and slash commands if the text begins with "/".

import { el, fill, icon } from "./dom.js";
import { begun, exact, matching } from "./command_search.js";
import { OptionEntry } from "./option_entry.js";
import { isDirect } from "./store.js";
import { Suggestions } from "./suggestions.js";

export class Composer {
  #entry = null;
  #drafts = new Map(); // By person and channel: what was written there and not sent.
  #place = "";
  #aside = ""; // What was half written when a command was begun by a button; it comes back after the command.

  /** `note(node)` puts a line below the messages and returns a function that removes it. */
  constructor({ place, list, context, note }) {
    this.context = context;
    this.note = note;
    this.suggestions = new Suggestions(list);
    this.text = el("textarea", {
      rows: "1", class: "composer-text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", maxlength: "2000",
      on: { input: () => this.#onInput(), keydown: (event) => this.#onKey(event), blur: () => this.suggestions.hide(), focus: () => this.#onInput() },
    });
    this.slot = el("div", { class: "composer-slot" }, this.text);
    const send = el("button", { type: "submit", class: "send", "aria-label": "Send" }, icon("send"));
    const slash = el("button", { type: "button", class: "slash", "aria-label": "Commands", title: "Commands", on: { click: () => this.start("") } }, "/");
    place.append(slash, this.slot, send);
    place.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#entry) void this.#entry.submit();
      else this.#sendText();
    });
  }

  /** Gets ready for a channel: a field that shows the channel's name, or what was written there and not sent. */
  open(channel) {
    this.#drafts.set(this.#place, this.#plain());
    this.#place = `${this.context.store.me.id} ${channel.id}`;
    this.#aside = "";
    this.#leave(this.#drafts.get(this.#place) || "");
    const name = isDirect(channel) ? `@${this.context.otherName(channel)}` : `#${channel.name}`;
    this.text.placeholder = `Message ${name}, or / for commands`;
    this.text.setAttribute("aria-label", `Message ${name}`);
  }

  /** Begins a slash command, as when its name in a message is pressed. */
  start(name) {
    this.#aside = this.#plain();
    this.#leave(`/${name}`);
    const entry = name && exact(this.#entries(), name);
    if (entry) this.#begin(entry);
    else {
      this.text.focus();
      this.#onInput();
    }
  }

  /** To be called when the commands have arrived or changed. */
  refresh() {
    if (!this.#entry && document.activeElement === this.text) this.#onInput();
  }

  focus() {
    if (this.#entry) this.#entry.focus();
    else this.text.focus();
  }

  /** Takes the focus, except on a touch screen, where that would raise a keyboard over the page. */
  invite() {
    if (!matchMedia("(pointer: coarse)").matches) this.focus();
  }

  #entries() {
    return this.context.store.commands;
  }

  #onInput() {
    if (!this.text.value) this.#write("");
    this.#fit();
    const typed = this.text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) {
      this.suggestions.hide();
      return;
    }
    const entries = this.#entries();
    // More may stand behind the name: it was pasted, or typed before the commands had arrived.
    const whole = begun(entries, typed.slice(1));
    if (whole) {
      this.#begin(whole.entry, whole.rest);
      return;
    }
    const { store } = this.context;
    const fit = matching(entries, typed.slice(1));
    this.suggestions.show({
      holder: this.text,
      heading: fit.length ? "Commands" : "",
      items: fit.map((entry) => ({
        label: [`/${entry.shown}`, entry.options.filter((option) => option.required).map((option) => el("span", { class: "suggestion-option" }, option.name))],
        detail: entry.description,
        note: store.user(entry.bot)?.username || "",
        entry,
      })),
      empty: entries.length ? "No command has that name" : this.#whyNone(),
      onPick: ({ entry }) => this.#begin(entry),
    });
  }

  #whyNone() {
    const { store } = this.context;
    return store.channel(store.current)?.thread_metadata?.archived
      ? "No commands here: this thread is archived" : "No commands yet: the bot has not told any";
  }

  #onKey(event) {
    if (event.isComposing) return;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && this.suggestions.move(event.key === "ArrowDown" ? 1 : -1)) {
      event.preventDefault();
    } else if (event.key === "Tab" && !event.shiftKey && this.suggestions.pick()) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (!this.suggestions.pick()) this.#sendText();
    } else if (event.key === "Escape" && this.suggestions.open) {
      event.preventDefault();
      this.suggestions.hide();
    }
  }

  #begin(entry, rest = "") {
    this.text.value = "";
    this.suggestions.hide();
    this.#entry = new OptionEntry({
      entry,
      context: this.context,
      suggestions: this.suggestions,
      leave: (text) => {
        this.#leave(text);
        this.text.focus();
        this.#onInput();
      },
      send: (chosen, options) => {
        this.#leave("");
        this.text.focus();
        void this.#run(chosen, options);
      },
    });
    fill(this.slot, this.#entry.node);
    this.#entry.begin(rest);
  }

  #leave(text) {
    this.#entry = null;
    this.suggestions.hide();
    this.#write(text);
    fill(this.slot, this.text);
    this.#fit();
  }

  // Instead of nothing, what was set aside.
  #write(text) {
    this.text.value = text || this.#aside;
    if (!text) this.#aside = "";
  }

  #fit() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
  }

  // The message that is half written, whether it stands in the field or was set aside for a command.
  #plain() {
    const typed = this.text.value.trimStart();
    return typed && !typed.startsWith("/") ? this.text.value : this.#aside;
  }

  async #run(entry, options) {
    const words = `/${entry.shown}`;
    const away = this.note(el("p", { class: "note sending" }, `Sending ${words}…`));
    try {
      const result = await this.context.ask("slash", {
        channel_id: this.context.store.current, command_id: entry.id, path: entry.path, options,
      });
      if (result?.modal) this.context.openModal(result.modal);
      if (result?.failed) this.#complain(words, result.failed);
      else this.context.ran();
    } catch (error) {
      this.#complain(words, error.message);
    } finally {
      away();
    }
  }

  #complain(words, why) {
    const away = this.note(el("p", { class: "note failed", role: "alert" },
      el("strong", {}, words), " ", why, " ",
      el("button", { type: "button", class: "as-link", on: { click: () => away() } }, "Dismiss")));
  }

  #sendText() {
    const text = this.text.value.trim();
    if (!text) return;
    if (text.startsWith("/") && exact(this.#entries(), text.slice(1))) {
      this.start(text.slice(1));
      return;
    }
    this.text.value = "";
    this.#onInput();
    const { store } = this.context;
    const place = this.#place;
    this.context.ask("say", { channel_id: store.current, content: withMentions(text, store) }).catch((error) => {
      if (place !== this.#place) this.#drafts.set(place, this.#drafts.get(place) || text);
      else if (!this.text.value) this.text.value = text;
      this.#complain("Your message was not sent.", error.message);
    });
  }
}

// As in Discord: "@Ben" becomes a mention when it is sent, if somebody has that name.
function withMentions(text, store) {
  const names = store.people.flatMap((person) => [[person.global_name, person.id], [person.username, person.id]])
    .concat([...store.bots.values()].map((bot) => [bot.username, bot.id]))
    .filter(([name]) => name).sort(([a], [b]) => b.length - a.length);
  return names.reduce((words, [name, id]) => words.replace(new RegExp(`(^|\\s)@${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\w)`, "gi"), `$1<@${id}>`), text);
}
