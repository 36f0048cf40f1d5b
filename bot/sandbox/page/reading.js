// What each person has read in this browser, and which of the others have something new waiting.

import { byAge } from "./snowflake.js";

/** Kept in localStorage, so that two windows agree and a reload changes nothing. */
export class Reading {
  #person = null;
  #stirs = {};

  /** `stirs` names, for each person, the newest message meant for them in each channel. */
  sitDown(person, stirs) {
    this.#person = person;
    this.#stirs = stirs;
  }

  stir(person, channel, message) {
    (this.#stirs[person] ||= {})[channel] = message;
  }

  /** Whether something waits for a person that has not been read in this browser by somebody sitting as them. */
  waits(person) {
    return Object.entries(this.#stirs[person] || {}).some(([channel, message]) => this.#isNewFor(person, channel, message));
  }

  isNew(channel, message) {
    return this.#isNewFor(this.#person, channel, message);
  }

  /** Remembers that everything up to this message is read; false if that was known. */
  read(channel, message) {
    if (!this.isNew(channel, message)) return false;
    localStorage.setItem(key(this.#person, channel), message);
    return true;
  }

  /** The last message that was read in a channel, if any. */
  last(channel) {
    return localStorage.getItem(key(this.#person, channel));
  }

  #isNewFor(person, channel, message) {
    const last = localStorage.getItem(key(person, channel));
    return last === null || byAge(message, last) > 0;
  }
}

const key = (person, channel) => `tidetable.read.${person}.${channel}`;
