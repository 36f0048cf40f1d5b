// Words for moments: Discord's timestamp styles, of which the relative ones stay true while the page is open.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

// Each unit with its length in seconds, and the count from which the next larger unit is used.
const STEPS = [
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3600, 24],
  ["day", 86400, 30],
  ["month", 2629800, 12],
  ["year", 31557600, Infinity],
];

// The stand-in's clock may be moved by a test or a person; what the page shows follows it.
let ahead = 0;

/** Tells this page what time it is where the bot lives, in milliseconds. */
export function setNow(milliseconds) {
  ahead = milliseconds - Date.now();
}

/** The present moment in milliseconds. */
export function now() {
  return Date.now() + ahead;
}

/** "in 2 hours", "3 days ago". */
export function relative(seconds) {
  const words = new Intl.RelativeTimeFormat();
  const difference = seconds - now() / 1000;
  const [unit, size] = STEPS.find(([, length, most]) => Math.abs(Math.round(difference / length)) < most);
  return words.format(Math.round(difference / size), unit);
}

/** A moment in one of Discord's styles. */
export function format(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  if (style === "R") return relative(seconds);
  return new Intl.DateTimeFormat(undefined, STYLES[style] || STYLES.f).format(date);
}

/** When a message was written: "Today at 10:20", "Yesterday at 9:00", "03/02/2025 10:20". */
export function written(date) {
  const time = format(date.getTime() / 1000, "t");
  const days = daysBetween(date, new Date(now()));
  if (days === 0) return `Today at ${time}`;
  if (days === 1) return `Yesterday at ${time}`;
  return `${format(date.getTime() / 1000, "d")} ${time}`;
}

/** How many midnights lie between two moments. */
export function daysBetween(early, late) {
  const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(late) - midnight(early)) / 86400000);
}

/** By how many seconds this page's clock is ahead of the machine's. */
export const aheadBy = () => Math.round(ahead / 1000);

/** Brings every relative time on the page up to date. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const words = relative(Number(node.dataset.relative));
    if (node.textContent !== words) node.textContent = words;
  }
}
