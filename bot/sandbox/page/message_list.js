// The messages of the open channel: drawn once, then changed row by row; it stays at the end unless one scrolls up.

import { el, fill } from "./dom.js";
import { daysBetween, format } from "./clock.js";
import { inWords, messageRow } from "./message.js";
import { byAge } from "./snowflake.js";
import { isEphemeral } from "./store.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR = 80;
const PAGE = 50;

export class MessageList {
  #context;
  #channel = null;
  #newAfter = undefined;
  #atEnd = true;
  #top = 0;

  /** `place` scrolls, `announcer` is the live region, `toEnd` the button that leads to the newest message. */
  constructor({ place, announcer, toEnd, context }) {
    this.#context = context;
    this.place = place;
    this.announcer = announcer;
    this.toEnd = toEnd;
    this.older = el("button", { type: "button", class: "as-link older", hidden: true, on: { click: () => this.#loadOlder() } }, "Show older messages");
    this.failed = el("p", { class: "note failed", role: "alert" });
    this.start = el("div", { class: "channel-start" });
    this.list = el("ol", { class: "messages", role: "list" });
    this.notes = el("div", { class: "notes" });
    place.append(this.start, this.older, this.list, this.notes);
    place.addEventListener("scroll", () => this.#noticeScroll(), { passive: true });
    toEnd.addEventListener("click", () => this.goToEnd());
    const stay = new ResizeObserver(() => this.#atEnd && this.goToEnd());
    for (const grows of [this.start, this.list, this.notes, place]) stay.observe(grows);
    document.addEventListener("visibilitychange", () => this.#markRead());
  }

  /** Shows a channel from its end. */
  show(channelId) {
    const again = channelId === this.#channel;
    this.#channel = channelId;
    if (!again) this.list.replaceChildren();
    if (!again) fill(this.notes);
    if (!again) this.failed.remove();
    if (!again || this.#newAfter === undefined) this.#newAfter = this.#context.store.reading.last(channelId);
    if (!again) this.#atEnd = true;
    this.redraw();
    this.#markRead();
  }

  /** Forgets where the unread part began, as somebody else sits here now. */
  forget() {
    this.#channel = null;
    this.#newAfter = undefined;
  }

  redraw() {
    if (this.#isInUse(this.list, () => this.redraw())) return;
    const messages = this.#messages();
    const rows = [];
    messages.forEach((message, at) => rows.push(...this.#rows(message, messages[at - 1])));
    this.#keepFocus(() => this.list.replaceChildren(...rows));
    this.older.hidden = messages.length < PAGE || this.#context.store.whole.has(this.#channel);
    fill(this.start, this.#context.beginning(this.#channel));
    if (this.#atEnd) this.goToEnd();
  }

  /** Draws a new or changed message; `answers` if it was only known so far that there would be one. */
  put(message, { fresh = false, answers = false } = {}) {
    if (message.channel_id !== this.#channel) return;
    const messages = this.#messages();
    const at = messages.findIndex((one) => one.id === message.id);
    const rows = this.#rows(message, messages[at - 1]);
    const old = this.#row(message.id);
    if (old && this.#isInUse(old, () => this.#putAgain(message.id))) {
      // It is drawn once the person has chosen.
    } else if (old) {
      this.#keepFocus(() => old.replaceWith(rows.at(-1)));
    } else {
      const next = messages[at + 1] && this.#row(messages[at + 1].id);
      if (next) next.before(...rows);
      else this.list.append(...rows);
    }
    if ((fresh || answers) && message.author.id !== this.#context.store.me.id) this.announcer.textContent = inWords(message, this.#context.names);
    // An answer to what this person just did is brought into sight; what others do waits below.
    if (this.#atEnd || (fresh && this.#answersMe(message))) this.goToEnd();
    else if (fresh) this.toEnd.hidden = false;
    this.#markRead();
  }

  #putAgain(id) {
    const message = this.#context.store.message(this.#channel, id);
    if (message) this.put(message);
  }

  remove(channelId, id) {
    if (channelId !== this.#channel) return;
    this.redraw();
  }

  /** Puts a line below the messages that only this page knows; returns a function that removes it. */
  note(node) {
    this.notes.append(node);
    this.goToEnd();
    return () => node.remove();
  }

  goToEnd() {
    this.#atEnd = true;
    this.place.scrollTop = this.place.scrollHeight;
    this.#top = this.place.scrollTop;
    this.toEnd.hidden = true;
  }

  /** Brings one message into sight. */
  goTo(id) {
    const row = this.#row(id);
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }

  // A list that is open would close, and lose what is chosen in it, if its message were drawn anew.
  #isInUse(node, afterwards) {
    const open = node.querySelector(":popover-open");
    open?.addEventListener("toggle", afterwards, { once: true });
    return Boolean(open);
  }

  // Draws rows anew; what had the focus in one has it again or, if it is gone or has no name, the row itself.
  #keepFocus(draw) {
    const held = this.list.contains(document.activeElement) ? document.activeElement : null;
    const message = held?.closest("[data-message]")?.dataset.message;
    const control = held?.closest("[data-custom]")?.dataset.custom;
    draw();
    if (!message || held.isConnected) return;
    const row = this.#row(message);
    const again = control && row?.querySelector(`button[data-custom="${CSS.escape(control)}"]`);
    (again || row)?.focus({ preventScroll: true });
  }

  #answersMe(message) {
    const { me } = this.#context.store;
    return message.author.id === me.id || (isEphemeral(message) && message.interaction_metadata?.user?.id === me.id);
  }

  #messages() {
    return this.#context.store.list(this.#channel);
  }

  #row(id) {
    return this.list.querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  #rows(message, previous) {
    const rows = [];
    const now = new Date(message.timestamp);
    const before = previous && new Date(previous.timestamp);
    if (!before || daysBetween(before, now) > 0) {
      rows.push(el("li", { class: "divider" }, el("span", {}, format(now.getTime() / 1000, "D"))));
    }
    if (this.#startsNew(message, previous)) rows.push(el("li", { class: "divider new" }, el("span", {}, "New")));
    const together = before && !rows.length && previous.author.id === message.author.id
      && now - before < TOGETHER && message.type === 0 && [0, 19, 20, 23].includes(previous.type) && isEphemeral(previous) === isEphemeral(message);
    rows.push(messageRow(message, this.#context, Boolean(together)));
    return rows;
  }

  #startsNew(message, previous) {
    const last = this.#newAfter;
    if (!last || byAge(message.id, last) <= 0 || message.author.id === this.#context.store.me.id) return false;
    return Boolean(previous) && byAge(previous.id, last) <= 0;
  }

  #noticeScroll() {
    const { scrollTop, scrollHeight, clientHeight } = this.place;
    // Only scrolling up leaves the end: a picture that loads moves the end down without anybody scrolling.
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#atEnd = true;
    else if (scrollTop < this.#top) this.#atEnd = false;
    this.#top = scrollTop;
    if (this.#atEnd) this.toEnd.hidden = true;
    this.#markRead();
  }

  #markRead() {
    if (this.#atEnd && this.#channel && document.visibilityState === "visible") this.#context.store.read(this.#channel);
  }

  async #loadOlder() {
    const channel = this.#channel;
    const { store, ask } = this.#context;
    this.failed.remove();
    let older;
    try {
      older = await ask("history", { channel_id: channel, before: store.list(channel)[0]?.id });
    } catch (error) {
      if (channel === this.#channel) this.#sayFailed(error.message);
      return;
    }
    const height = this.place.scrollHeight;
    store.addOlder(channel, older, older.length < PAGE);
    // What is read stays where it is; another channel may be open by now, and has not grown.
    if (channel === this.#channel) this.place.scrollTop += this.place.scrollHeight - height;
  }

  #sayFailed(why) {
    fill(this.failed, el("strong", {}, "Older messages could not be loaded."), " ", why);
    this.older.after(this.failed);
  }
}
