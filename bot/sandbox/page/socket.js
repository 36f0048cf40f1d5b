// The line to the stand-in: a WebSocket for one person that matches answers to asks by id and reopens when it breaks.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** The line to the stand-in is broken: what was asked may or may not have been done. */
export class Broken extends Error {}

/** A line that calls `onMessage` with everything the server says and `onState` with true or false. */
export class Line {
  #socket = null;
  #asks = new Map();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #person = null;

  constructor({ onMessage, onState }) {
    this.onMessage = onMessage;
    this.onState = onState;
  }

  /** Connects as a person; a connection that was open for another one is closed. */
  open(person) {
    this.#person = person;
    clearTimeout(this.#timer);
    this.#drop();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = person ? `?person=${encodeURIComponent(person)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/page/socket${query}`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#wait = FIRST_WAIT;
      this.onState(true);
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.onState(false);
      this.#timer = setTimeout(() => this.open(this.#person), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }

  /** Asks for something and waits for its answer; a broken line and a refusal both fail with an error in words. */
  ask(op, content = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Broken("Not connected to the local Discord. Trying again…"));
    }
    const id = this.#next++;
    this.#socket.send(JSON.stringify({ ...content, op, id }));
    return new Promise((resolve, reject) => this.#asks.set(id, { resolve, reject }));
  }

  #hear(said) {
    if (said.op !== "answer") {
      this.onMessage(said);
      return;
    }
    const waiting = this.#asks.get(said.id);
    this.#asks.delete(said.id);
    if (!waiting) return;
    if (said.ok) waiting.resolve(said.result);
    else waiting.reject(new Error(said.error));
  }

  #drop() {
    const old = this.#socket;
    this.#socket = null;
    if (old && old.readyState <= WebSocket.OPEN) old.close();
    for (const { reject } of this.#asks.values()) reject(new Broken("The connection broke."));
    this.#asks.clear();
  }
}
