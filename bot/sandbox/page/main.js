// Puts the page together: who sits here, what is open, and what is drawn again when something changes.

import { setNow, tick } from "./clock.js";
import { ClockFace } from "./clock_face.js";
import { Composer } from "./composer.js";
import { avatar, el, fill, icon } from "./dom.js";
import { Drawer } from "./drawer.js";
import { Hint } from "./hint.js";
import { Presses } from "./interactions.js";
import { MessageList } from "./message_list.js";
import { openModal } from "./modal.js";
import { drawPeople } from "./people_row.js";
import { drawSidebar, other } from "./sidebar.js";
import { Line } from "./socket.js";
import { isDirect, isThread, Store } from "./store.js";
import { Typing } from "./typing.js";

const at = (id) => document.getElementById(id);
const store = new Store();
const drawer = new Drawer({ button: at("menu"), panel: at("sidebar"), curtain: at("curtain") });
const typing = new Typing(at("typing"), store);

const line = new Line({
  onMessage(said) {
    if (said.now) setNow(said.now);
    if (said.op === "snapshot") store.load(said);
    else if (said.op === "event") store.take(said.t, said.d);
  },
  onState(connected) {
    document.body.dataset.connected = String(connected);
    drawTrouble();
  },
});

const names = {
  user: (id) => store.user(id),
  role: (id) => store.role(id),
  channel: (id) => store.channel(id),
  isMe: (id) => id === store.me?.id,
  openChannel: (id) => open(id),
  goTo: (channelId, messageId) => context.goTo(channelId, messageId),
  startCommand: (name) => composer.start(name),
};

const context = {
  store,
  names,
  ask: (op, content) => line.ask(op, content),
  openModal: (modal) => openModal(context, modal),
  otherName: (channel) => nameOf(other(store, channel)),
  say: (words) => { at("announcer").textContent = words; },
  goTo(channelId, messageId) {
    if (channelId !== store.current) open(channelId);
    list.goTo(messageId);
  },
  dismiss: (message) => line.ask("dismiss", { message_id: message.id, channel_id: message.channel_id })
    .catch((error) => context.say(error.message)),
  beginning,
  ran: () => hint.did("command"),
  presses: new Presses(),
};

const list = new MessageList({ place: at("scroll"), announcer: at("announcer"), toEnd: at("to-end"), context });
const composer = new Composer({ place: at("write"), list: at("suggestions-box"), context, note: (node) => list.note(node) });

const hint = new Hint({ place: at("hint"), store, start: (name) => composer.start(name) });

const clock = new ClockFace({ place: at("clock"), push: (how) => line.ask("push_clock", how), say: (words) => context.say(words) });

const nameOf = (user) => user?.global_name || user?.username || "somebody";

function sit(personId) {
  if (personId === store.me?.id) return;
  location.hash = personId;
  hint.did("person");
}

function open(channelId) {
  if (channelId !== store.current) store.open(channelId);
  drawer.close();
  composer.invite();
}

async function openDirect(userId) {
  try {
    const channel = await line.ask("open_dm", { user_id: userId });
    store.take("CHANNEL_CREATE", channel);
    open(channel.id);
  } catch (error) {
    context.say(error.message);
  }
}

async function learnCommands() {
  const channel = store.current;
  const commands = channel ? await line.ask("commands", { channel_id: channel }).catch(() => []) : [];
  if (channel === store.current) store.setCommands(commands);
}

function closeDirects(closed) {
  line.ask("close_dms", { closed }).catch((error) => context.say(error.message));
}

// What stands above the first message of a channel.
function beginning(channelId) {
  const channel = store.channel(channelId);
  if (!channel) return [];
  if (isDirect(channel)) {
    const user = other(store, channel);
    return [avatar(user, "large"), el("h2", {}, nameOf(user)), el("p", {}, `This is the beginning of your direct messages with ${nameOf(user)}.`)];
  }
  const kind = isThread(channel) ? "thread" : "channel";
  return [el("h2", {}, kind === "thread" ? channel.name : `Welcome to #${channel.name}`), el("p", {}, channel.topic || `This is the beginning of the ${kind}.`)];
}

// A locked thread is opened again by nobody's message but a moderator's.
function state({ thread_metadata: thread }) {
  if (thread?.locked) return "Locked: only moderators write here";
  return thread?.archived ? "Archived: a message opens it again" : "";
}

function drawChannel() {
  const channel = store.channel(store.current);
  if (!channel) {
    fill(at("channel-name"), "No channel");
    fill(at("channel-topic"));
    document.title = `${nameOf(store.me)} · Tidetable`;
    return;
  }
  const direct = isDirect(channel);
  const title = direct ? context.otherName(channel) : channel.name;
  const parent = isThread(channel) && store.channel(channel.parent_id);
  fill(at("channel-name"),
    direct ? avatar(other(store, channel), "small") : el("span", { class: "hash", "aria-hidden": "true" }, "#"),
    parent && [el("button", { type: "button", class: "as-link", on: { click: () => open(parent.id) } }, parent.name), " › "],
    title);
  fill(at("channel-topic"), state(channel) || channel.topic || "");
  document.title = `${direct ? "@" : "#"}${title} as ${nameOf(store.me)} · Tidetable`;
}

function drawTrouble() {
  const offline = [...store.bots.values()].filter((bot) => !bot.online).map(nameOf);
  const words = document.body.dataset.connected === "false" ? "The connection to the local Discord broke. Trying again…"
    : offline.length ? `${offline.join(", ")} is not connected: commands and buttons go unanswered until it is back.` : "";
  at("trouble").hidden = !words;
  fill(at("trouble"), words);
}

const drawRow = () => drawPeople(at("people"), store, sit);
const drawSide = () => {
  drawSidebar(at("sidebar"), store, { open, openDirect, closeDirects });
  drawer.waiting(store.waiting());
};

let seated = null;
let written = null;

function openComposer() {
  written = store.current;
  if (store.channel(written)) composer.open(store.channel(written));
}

const on = {
  everything() {
    const moved = seated !== store.me.id;
    if (moved) {
      list.forget();
      context.presses.forget();
    }
    seated = store.me.id;
    if (location.hash.slice(1) !== seated) history.replaceState(null, "", `#${seated}`);
    drawRow();
    drawChannel();
    drawTrouble();
    list.show(store.current);
    if (moved || written !== store.current) openComposer();
    drawSide();
    void learnCommands();
  },
  current() {
    drawChannel();
    list.show(store.current);
    openComposer();
    drawSide();
    void learnCommands();
  },
  channels({ threads, open: isOpen }) {
    drawSide();
    drawChannel();
    if (isOpen) void learnCommands(); // One's rights here may be others now, or the thread archived or open again.
    if (threads) list.redraw(); // A message shows the thread that grew from it.
  },
  message({ message, fresh, answers }) {
    if (fresh) typing.arrived(message);
    list.put(message, { fresh, answers });
    if (fresh) drawSide();
  },
  gone: ({ channelId, id }) => list.remove(channelId, id),
  list: () => list.redraw(),
  unread: () => { drawSide(); drawRow(); },
  people: () => { drawRow(); drawSide(); },
  "stale commands": learnCommands,
  commands() {
    hint.draw();
    composer.refresh();
  },
  bots: () => { drawTrouble(); drawSide(); },
  clock() {
    clock.draw();
    tick();
    list.redraw(); // "Today at 10:20" may be yesterday now.
  },
  typing: (detail) => typing.began(detail),
};

store.addEventListener("change", ({ detail }) => on[detail.what]?.(detail));
window.addEventListener("hashchange", () => line.open(location.hash.slice(1)));
window.addEventListener("storage", () => store.me && on.unread());
fill(at("menu"), icon("menu"), drawer.badge);
setInterval(() => { tick(); clock.draw(); }, 1000);
line.open(location.hash.slice(1));
