// Filling in the options of one command, as in Discord's composer: a pill for each option, a list of values above.

import { el, fill, icon } from "./dom.js";
import { packed } from "./interactions.js";
import { ATTACHMENT, fitting, fixedValues, read } from "./option_values.js";

const PATIENCE = 150;
const MOST_SHOWN = 25;

export class OptionEntry {
  #fields = [];
  #asked = 0;
  #begun = "";
  #timer = 0;

  /** `leave(text)` returns the composer to plain text, here `text`; `send(entry, options)` runs the command. */
  constructor({ entry, context, suggestions, leave, send }) {
    this.entry = entry;
    this.context = context;
    this.suggestions = suggestions;
    this.leave = leave;
    this.send = send;
    this.status = el("p", { class: "option-status", role: "status" });
    this.pills = el("div", { class: "pills" }, el("span", { class: "command-chip" }, `/${entry.shown}`));
    this.more = el("button", { type: "button", class: "more-options", on: { click: () => this.#offerOptional(), focus: () => this.#forgetBegun(), keydown: (event) => this.#onMoreKey(event) } });
    const away = el("button", { type: "button", class: "leave-command", "aria-label": "Leave the command", on: { click: () => leave("") } }, icon("close"));
    this.pills.append(this.more, away);
    this.node = el("div", { class: "option-entry" }, this.pills, this.status);
    entry.options.filter((option) => option.required).forEach((option) => this.#add(option));
    this.#drawMore();
  }

  /** Focuses the first empty field, or else the last one; without fields, the button behind them. */
  focus() {
    const field = this.#fields.find((one) => !one.input.value) || this.#fields.at(-1);
    if (field) field.input.focus();
    else this.more.focus();
    if (!field) this.#describe(this.entry.description);
  }

  /** Focuses the first field, in which some text may have been typed already. */
  begin(text) {
    const [field] = this.#fields;
    if (!text || !field || field.option.type === ATTACHMENT) {
      this.focus();
      return;
    }
    field.input.value = text;
    field.input.focus();
  }

  /** Runs the command if every field is filled in correctly, otherwise shows the first that is not. */
  async submit() {
    const options = [];
    for (const field of this.#fields) {
      const { value, fault } = this.#read(field);
      field.pill.classList.toggle("wrong", Boolean(fault));
      field.input.setAttribute("aria-invalid", String(Boolean(fault)));
      if (fault) {
        field.input.focus();
        this.#describe(fault, true);
        return;
      }
      if (value === undefined) continue;
      options.push({ name: field.option.name, type: field.option.type, value: value instanceof File ? await packed(value) : value });
    }
    this.send(this.entry, options);
  }

  #read(field) {
    if (field.option.type === ATTACHMENT) {
      const file = field.input.files[0];
      return file ? { value: file } : field.option.required ? { fault: "This option is required." } : {};
    }
    if (field.picked && field.picked.label === field.input.value) return { value: field.picked.value };
    return read(field.option, field.input.value, this.#fixed(field.option));
  }

  #fixed(option) {
    const { store } = this.context;
    return fixedValues(option, store, store.channel(store.current));
  }

  #add(option) {
    const input = el("input", {
      type: option.type === ATTACHMENT ? "file" : "text",
      class: "option-input", autocomplete: "off", spellcheck: "false", role: option.type === ATTACHMENT ? null : "combobox",
      "aria-label": `${option.shown}${option.required ? ", required" : ""}: ${option.description}`,
      "aria-autocomplete": "list", "aria-expanded": "false", data: { option: option.name },
    });
    const pill = el("label", { class: "pill" }, el("span", { class: "pill-name" }, option.shown), input);
    const field = { option, input, pill, picked: null };
    input.addEventListener("focus", () => this.#suggest(field));
    input.addEventListener("click", () => this.#suggest(field));
    input.addEventListener("input", () => {
      field.picked = null;
      pill.classList.remove("wrong");
      this.#suggest(field);
    });
    input.addEventListener("keydown", (event) => this.#onKey(event, field));
    this.#fields.push(field);
    this.more.before(pill);
    return field;
  }

  #drawMore() {
    const left = this.#optional();
    this.more.hidden = !left.length && this.#fields.length > 0;
    fill(this.more, left.length ? `+${left.length} optional` : "Press Enter to run");
    this.more.dataset.kind = left.length ? "options" : "run";
  }

  #optional() {
    return this.entry.options.filter((option) => !this.#fields.some((field) => field.option.name === option.name));
  }

  #forgetBegun() {
    this.#begun = "";
    this.suggestions.hide();
  }

  #offerOptional() {
    const left = this.#optional();
    if (!left.length) {
      if (!this.#begun) void this.submit();
      return;
    }
    this.suggestions.show({
      holder: this.more,
      heading: "Optional",
      items: left.filter((option) => option.shown.startsWith(this.#begun)).map((option) => ({ label: option.shown, detail: option.description, option })),
      onPick: ({ option }) => {
        this.#begun = "";
        const field = this.#add(option);
        this.#drawMore();
        field.input.focus();
      },
    });
  }

  #describe(words, wrong = false) {
    fill(this.status, words);
    this.status.classList.toggle("wrong", wrong);
  }

  #suggest(field) {
    const { option, input } = field;
    this.#describe(`${option.shown}: ${option.description}`);
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const values = this.#fixed(option);
    if (values) this.#list(field, fitting(values, field.picked ? "" : input.value));
    else if (option.autocomplete) this.#timer = setTimeout(() => void this.#complete(field, asked), input.value ? PATIENCE : 0);
    else this.suggestions.hide();
  }

  async #complete(field, asked) {
    const isStale = () => asked !== this.#asked || document.activeElement !== field.input;
    if (isStale()) return;
    this.suggestions.show({ holder: field.input, heading: field.option.shown, items: [], empty: "Loading options…" });
    const options = this.#fields.flatMap((one) => {
      if (one === field) return [{ name: one.option.name, type: one.option.type, value: one.input.value, focused: true }];
      const { value } = this.#read(one);
      return value === undefined || value instanceof File ? [] : [{ name: one.option.name, type: one.option.type, value }];
    });
    let choices;
    try {
      choices = await this.context.ask("autocomplete", {
        channel_id: this.context.store.current, command_id: this.entry.id, path: this.entry.path, options,
      });
    } catch {
      choices = null;
    }
    if (isStale()) return;
    if (choices) this.#list(field, choices.map((choice) => ({ label: choice.name, value: choice.value })));
    else this.suggestions.show({ holder: field.input, heading: field.option.shown, items: [], empty: "Loading options failed" });
  }

  #list(field, items) {
    this.suggestions.show({
      holder: field.input,
      heading: field.option.shown,
      items: items.slice(0, MOST_SHOWN),
      empty: "No options match your search",
      eager: Boolean(field.input.value) || field.option.required,
      onPick: (item) => this.#take(field, item),
    });
  }

  #take(field, item) {
    field.picked = item;
    field.input.value = item.label;
    this.#asked += 1;
    this.suggestions.hide();
    const empty = this.#fields.find((one) => one.option.required && !this.#filled(one));
    if (empty) empty.input.focus();
  }

  #filled(field) {
    return field.option.type === ATTACHMENT ? field.input.files.length > 0 : Boolean(field.input.value.trim());
  }

  #onKey(event, field) {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (this.suggestions.move(key === "ArrowDown" ? 1 : -1)) event.preventDefault();
    } else if (key === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (field.picked || !this.suggestions.pick()) void this.submit();
    } else if (key === "Tab" && !event.shiftKey) {
      if (!field.picked && this.suggestions.current) {
        this.#take(field, this.suggestions.current);
        if (document.activeElement !== field.input) event.preventDefault();
      }
    } else if (key === "Escape") {
      event.preventDefault();
      if (this.suggestions.open) this.suggestions.hide();
      else this.leave("");
    } else if (key === "Backspace" && field.input.value === "") {
      event.preventDefault();
      this.#backspace(field);
    }
  }

  #backspace(field) {
    const at = this.#fields.indexOf(field);
    if (field.option.required && at === 0) {
      this.leave(`/${this.entry.name}`);
      return;
    }
    if (!field.option.required) {
      this.#fields.splice(at, 1);
      field.pill.remove();
      this.#drawMore();
      this.suggestions.hide();
    }
    const before = this.#fields[at - 1];
    if (before) before.input.focus();
    else this.more.focus();
  }

  #onMoreKey(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (this.suggestions.move(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!this.suggestions.pick()) void this.submit();
    } else if (event.key === " " || event.key === "+") {
      event.preventDefault();
      this.#offerOptional();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.suggestions.open) this.suggestions.hide();
      else this.leave("");
    } else if (event.key === ":" && this.suggestions.open) {
      event.preventDefault();
      this.suggestions.pick();
    } else if (event.key === "Backspace") {
      event.preventDefault();
      if (!this.#begun) this.leave(`/${this.entry.name}`);
      else this.#beginning(this.#begun.slice(0, -1));
    } else if (/^[\p{L}\d_-]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.#beginning(this.#begun + event.key.toLowerCase());
    }
  }

  // Typing the beginning of an optional option's name narrows the list to it.
  #beginning(text) {
    this.#begun = text;
    this.#offerOptional();
  }
}
