// Finds the commands that fit what was typed after the slash; the server says which there are.

/** Those that fit, best first: at the start of the name, at the start of a word, anywhere, in the description. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase().trim().replace(/\s+/g, " ");
  const rank = (entry) => {
    const name = entry.shown.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.split(/[ -]/).some((word) => word.startsWith(wanted))) return 1;
    if (name.includes(wanted)) return 2;
    return entry.description.toLowerCase().includes(wanted) ? 3 : 4;
  };
  return entries.map((entry) => [rank(entry), entry]).filter(([at]) => at < 4)
    .sort(([a], [b]) => a - b).map(([, entry]) => entry);
}

/** The command whose whole name was typed, if there is one. */
export function exact(entries, typed) {
  const wanted = typed.toLowerCase().trim().replace(/\s+/g, " ");
  return entries.find((entry) => entry.name === wanted || entry.shown === wanted);
}


/** The command whose name was typed with a space behind it, and what was typed behind that; nothing if there is none. */
export function begun(entries, typed) {
  const text = typed.replace(/\s+/g, " ").trimStart();
  const named = (name) => text.toLowerCase().startsWith(`${name.toLowerCase()} `) ? name.length : 0;
  const found = entries.map((entry) => [Math.max(named(entry.name), named(entry.shown)), entry]).sort(([a], [b]) => b - a);
  const [length, entry] = found[0] ?? [0];
  return length ? { entry, rest: text.slice(length + 1) } : null;
}
