// "Somebody is typing…" below the composer, until their message arrives or ten seconds have passed.

import { fill } from "./dom.js";

const LASTS = 10000;

export class Typing {
  #until = new Map();

  constructor(place, store) {
    this.place = place;
    this.store = store;
    setInterval(() => this.#draw(), 1000);
  }

  began({ channel_id: channel, user_id: user }) {
    if (user === this.store.me?.id) return;
    this.#until.set(`${channel}/${user}`, Date.now() + LASTS);
    this.#draw();
  }

  arrived(message) {
    this.#until.delete(`${message.channel_id}/${message.author.id}`);
    this.#draw();
  }

  #draw() {
    const now = Date.now();
    const names = [];
    for (const [key, until] of this.#until) {
      const [channel, id] = key.split("/");
      if (until < now) this.#until.delete(key);
      else if (channel === this.store.current) names.push(this.store.user(id)?.global_name || this.store.user(id)?.username || "Somebody");
    }
    const words = names.length ? `${names.join(", ")} ${names.length > 1 ? "are" : "is"} typing…` : "";
    if (this.place.textContent !== words) fill(this.place, words);
  }
}
