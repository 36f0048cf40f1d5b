// Reads Discord's markdown into a tree of plain objects; markup_nodes.js turns that tree into DOM nodes.

const FENCE = /^```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const BULLET = /^( *)([-*]|\d{1,10}\.) +(\S.*)$/;
const MAX_DEPTH = 12;

/** The tree of a whole message. */
export function parse(text) {
  return blocks(String(text ?? ""), 0);
}

/** The tree of a text in which only inline marks count, such as an embed's title. */
export function parseInline(text) {
  return inline(String(text ?? ""), 0);
}

// A quote may hold anything but another quote, so quotes are read at depth 0 only.
function blocks(text, depth) {
  const found = [];
  let plain = [];
  const flush = () => {
    if (plain.length) found.push({ type: "text", children: inline(plain.join("\n"), depth) });
    plain = [];
  };
  let rest = text;
  let quoted = [];
  const unquote = () => {
    if (quoted.length) found.push({ type: "quote", children: blocks(quoted.join("\n"), depth + 1) });
    quoted = [];
  };
  while (rest.length) {
    const end = rest.indexOf("\n");
    const line = end < 0 ? rest : rest.slice(0, end);
    const after = end < 0 ? "" : rest.slice(end + 1);
    if (depth === 0 && line.startsWith(">>> ")) {
      unquote();
      flush();
      found.push({ type: "quote", children: blocks(rest.slice(4), depth + 1) });
      return found;
    }
    if (depth === 0 && line.startsWith("> ")) {
      flush();
      quoted.push(line.slice(2));
      rest = after;
      continue;
    }
    unquote();
    const fenceAt = line.indexOf("```");
    const fence = fenceAt < 0 ? null : FENCE.exec(rest.slice(fenceAt));
    if (fence) {
      if (fenceAt > 0) plain.push(line.slice(0, fenceAt));
      flush();
      found.push({ type: "codeblock", language: fence[1] || "", text: fence[2] });
      rest = rest.slice(fenceAt + fence[0].length).replace(/^\n/, "");
      continue;
    }
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (heading || subtext) {
      flush();
      const [type, inner] = heading ? [`h${heading[1].length}`, heading[2]] : ["subtext", subtext[1]];
      found.push({ type, children: inline(inner, depth) });
      rest = after;
      continue;
    }
    if (BULLET.test(line)) {
      flush();
      const lines = [];
      while (rest.length) {
        const stop = rest.indexOf("\n");
        const bullet = BULLET.exec(stop < 0 ? rest : rest.slice(0, stop));
        if (!bullet) break;
        lines.push(bullet);
        rest = stop < 0 ? "" : rest.slice(stop + 1);
      }
      found.push(...lists(lines, depth));
      continue;
    }
    plain.push(line);
    rest = after;
  }
  unquote();
  flush();
  return found;
}

function lists(bullets, depth) {
  const found = [];
  let at = 0;
  while (at < bullets.length) {
    const [, indent, mark] = bullets[at];
    const ordered = mark.endsWith(".");
    const list = { type: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items: [] };
    while (at < bullets.length && bullets[at][1].length <= indent.length) {
      if (bullets[at][2].endsWith(".") !== ordered) break;
      const item = { children: inline(bullets[at][3], depth) };
      const inner = [];
      at += 1;
      while (at < bullets.length && bullets[at][1].length > indent.length) inner.push(bullets[at++]);
      if (inner.length) item.children.push(...lists(inner, depth + 1));
      list.items.push(item);
    }
    found.push(list);
  }
  return found;
}

// At each place of the text the rules are tried in turn, and the first that fits wins. The order is Discord's.
const RULES = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => ({ type: "plain", text: m[1] })],
  [/^(``?)(?!`)([\s\S]*?[^`])\1(?!`)/, (m) => ({ type: "code", text: m[2] })],
  [/^<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/, (m) => ({ type: "time", at: Number(m[1]), style: m[2] || "f" })],
  [/^<@!?(\d{1,20})>/, (m) => ({ type: "user", id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ type: "role", id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ type: "channel", id: m[1] })],
  [/^<\/([^:<>]{1,98}):(\d{1,20})>/, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [/^<(a?):(\w{2,32}):(\d{1,20})>/, (m) => ({ type: "emoji", animated: m[1] === "a", name: m[2], id: m[3] })],
  [/^@(everyone|here)\b/, (m) => ({ type: "everyone", name: m[1] })],
  [/^\[((?:[^[\]\\]|\\.){1,500})\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?\)/, (m, depth) => ({ type: "link", href: m[2], children: inline(m[1], depth + 1) })],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ type: "link", href: m[1], children: [{ type: "plain", text: m[1] }] })],
  [/^https:\/\/discord\.com\/channels\/(?:\d{1,20}|@me)\/(\d{1,20})\/(\d{1,20})(?![\w/])/, (m) => ({ type: "message", channel: m[1], id: m[2] })],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]|*_~]/, (m) => ({ type: "link", href: m[0], children: [{ type: "plain", text: m[0] }] })],
  [/^\*\*\*(?=\S)([\s\S]*?\S)\*\*\*(?!\*)/, (m, depth) => ({ type: "strong", children: [{ type: "em", children: inline(m[1], depth + 1) }] })],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, depth) => ({ type: "strong", children: inline(m[1], depth + 1) })],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, depth) => ({ type: "u", children: inline(m[1], depth + 1) })],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/, (m, depth) => ({ type: "s", children: inline(m[1], depth + 1) })],
  [/^\|\|([\s\S]+?)\|\|/, (m, depth) => ({ type: "spoiler", children: inline(m[1], depth + 1) })],
  [/^\*(?=[^\s*])((?:\*\*(?:(?!\*\*)[\s\S])+\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/, (m, depth) => ({ type: "em", children: inline(m[1], depth + 1) })],
  [/^_((?:__(?:(?!__)[\s\S])+__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/u, (m, depth) => ({ type: "em", children: inline(m[1], depth + 1) })],
];

const WORTH_A_LOOK = /[\\`<@[*_~|]|https?:\/\//g;

function inline(text, depth) {
  const found = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) found.push({ type: "plain", text: plain });
    plain = "";
  };
  while (at < text.length) {
    WORTH_A_LOOK.lastIndex = at;
    const next = depth < MAX_DEPTH ? WORTH_A_LOOK.exec(text) : null;
    if (!next) break;
    plain += text.slice(at, next.index);
    at = next.index;
    const node = firstFit(text, at, depth);
    if (node) {
      flush();
      found.push(node.node);
      at += node.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  plain += text.slice(at);
  flush();
  return found;
}

function firstFit(text, at, depth) {
  const rest = text.slice(at);
  // snake_case is one word: an underscore inside a word opens nothing.
  const inWord = text[at] === "_" && at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]);
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (match && !(inWord && match[0].startsWith("_") && !match[0].startsWith("__"))) {
      return { node: make(match, depth), length: match[0].length };
    }
  }
  return null;
}
