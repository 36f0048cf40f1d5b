// Finds the commands that fit what was typed after the slash.

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Every command as one runs it, sub-commands on their own: {id, name, path, description, options, bot}. */
export function runnable(commands, context) {
  const found = [];
  const walk = (command, node, path) => {
    const inner = (node.options || []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (inner.length) {
      inner.forEach((option) => walk(command, option, [...path, option.name]));
      return;
    }
    found.push({
      id: command.id,
      bot: command.application_id,
      path,
      name: path.join(" "),
      description: node.description_localized || node.description || "",
      options: node.options || [],
    });
  };
  for (const command of commands) {
    const here = !command.contexts || command.contexts.includes(context);
    if ((command.type ?? CHAT_INPUT) === CHAT_INPUT && here) walk(command, command, [command.name]);
  }
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

/** Those that fit, best first: beginning of the name, beginning of a word, anywhere, then the description. */
export function matching(entries, typed) {
  const wanted = typed.toLowerCase().trim().replace(/\s+/g, " ");
  const rank = (entry) => {
    const name = entry.name.toLowerCase();
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
  return entries.find((entry) => entry.name === wanted);
}

