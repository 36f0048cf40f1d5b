"""A game's look in words: in a few columns for people who play in text mode, and as the alt text of its picture.

Both are made from the same lines, so that a picture never shows what its words do not say.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate

from bot.drawing.palettes import recolour
from bot.screens.message import Part, Picture, Text
from bot.screens.scene import Scene
from engine.game import View

COLUMNS = 35
"""What a small phone shows in a line; it would break a wider line again and leave single words."""
INDENT = "  "
MOST_ALT = 1024
NAME_COLUMNS = (24, 12, 6)
"""How wide a name may be: an alt text that would be too long takes the next smaller width."""
PHRASES = re.compile(r"(?<=[,;:]) ")
MARKUP = re.compile(r"([\\*_~`|<>\[\]@])")
BEGINNING = re.compile(r"^(\s*)([#-]|\d+\.)")
"""What would make a line a heading or part of a list."""

Say = Callable[[int], Sequence[str]]
"""The lines that say everything, with names no wider than so many columns."""


def look(scene: Scene[View], name: str, say: Say, paint: Callable[[], bytes]) -> list[Part]:
    """What a picture shows: the picture with its alt text, or in text mode the same in words."""
    if scene.text_mode:
        return [Text(narrow(say(NAME_COLUMNS[0])))]
    return [picture(scene, name, say, paint)]


def picture(scene: Scene[View], name: str, say: Say, paint: Callable[[], bytes]) -> Picture:
    """A picture in the palette of the person who looks, with its alt text."""
    return Picture(
        f"{name}.png",
        alt(say),
        lambda: recolour(paint(), scene.palette),
        lambda: narrow(say(NAME_COLUMNS[0])),
        scene.texts("picture-later"),
    )


def alt(say: Say) -> str:
    """The lines as one alt text."""
    text = ""
    for columns in NAME_COLUMNS:
        text = " ".join(_sentence(line.strip()) for line in say(columns) if line.strip())
        if len(text) <= MOST_ALT:
            return text
    return f"{text[: MOST_ALT - 1]}…"


def _sentence(line: str) -> str:
    return line if line[-1] in ".!?:;,…" else f"{line}."


def narrow(lines: Sequence[str]) -> str:
    """The lines as Markdown, none wider than a small phone; the rest of a longer one follows indented."""
    return "\n".join(disarm(part) for line in lines for part in _wrap(line))


def _wrap(line: str) -> list[str]:
    """A line in parts that are narrow enough; what stands between two commas stays together if it can."""
    if wide(line) <= COLUMNS:
        return [line]
    found, current = [], ""
    for phrase in PHRASES.split(line):
        joined = f"{current} {phrase}" if current else phrase
        if wide(joined) <= COLUMNS:
            current = joined
        elif current and wide(phrase) <= COLUMNS - len(INDENT):
            found.append(current)
            current = INDENT + phrase
        else:
            *full, current = _fill(current, phrase)
            found += full
    return [*found, current]


def _fill(current: str, phrase: str) -> list[str]:
    """Break a phrase that is too long for a line word by word, after what the line holds already."""
    found: list[str] = []
    for word in phrase.split(" "):
        for piece in _pieces(word):
            joined = f"{current} {piece}" if current.strip() else current + piece
            if wide(joined) > COLUMNS:
                found.append(current)
                joined = INDENT + piece
            current = joined
    return [*found, current]


def _pieces(word: str) -> list[str]:
    pieces = [""]
    for character in word:
        if wide(pieces[-1] + character) > COLUMNS - len(INDENT):
            pieces.append("")
        pieces[-1] += character
    return pieces


def wide(text: str) -> int:
    """How many columns a text takes: two for a wide letter, none for an accent."""
    return len(text) if text.isascii() else sum(map(_columns, text))


@lru_cache(maxsize=8192)
def _columns(letter: str) -> int:
    return 0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")


def cut(name: str, columns: int) -> str:
    """A name no wider than so many columns."""
    plain = " ".join(name.split())
    if wide(plain) <= columns:
        return plain
    kept = sum(taken < columns for taken in accumulate(map(_columns, plain)))
    return f"{plain[:kept].rstrip()}…"


def disarm(line: str) -> str:
    """A line in which nothing is read as Markdown, whoever wrote the words in it."""
    return BEGINNING.sub(r"\1\\\2", MARKUP.sub(r"\\\1", line))
