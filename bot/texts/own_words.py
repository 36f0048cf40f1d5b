"""People's own words (names, notes, what they bring) in a text: shown as they are, never read as markup or commands."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import bidirectional, category

JOINERS = "\u200c\u200d"
"""Invisible, but part of how words of some scripts and many emoji are written."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
MARKUP = re.compile(r"([\\*_~`|>\[\]()#@<:-])")
ESCAPED_OR_MARKED = re.compile(rf"\\{MARKUP.pattern}|\*\*|~~")
RIGHT_TO_LEFT = ("R", "AL", "AN")
ISOLATE, END_ISOLATE = "\u2068", "\u2069"


def visible(text: str) -> str:
    """The words without what cannot be seen: controls, directions of writing, blanks that pass for letters."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = [letter for letter in re.sub(r"\s", " ", text) if letter in JOINERS or _shows(letter)]
    words = " ".join("".join(kept).split())
    return words if words.strip(JOINERS) else ""


@lru_cache(maxsize=8192)
def _shows(letter: str) -> bool:
    return letter not in BLANK and (letter == " " or category(letter)[0] not in "CZ")


@lru_cache(maxsize=1024)
def escape(text: str, most: int = 80) -> str:
    """The words with Markdown and mentions escaped; they are shortened first, so that no escape is cut in half."""
    shown = visible(text)
    short = shown if len(shown) <= most else f"{shown[: most - 1]}…"
    return _isolated(MARKUP.sub(r"\\\1", short))


def without_markup(text: str) -> str:
    """Lines of a log for a file, in which nothing is read as markup: not bold or struck through, names as they are."""
    return ESCAPED_OR_MARKED.sub(r"\1", text)


def quote(text: str) -> str:
    """The words between backticks, in which nothing is read as markup."""
    return f"`{_isolated(visible(text).replace('`', 'ˋ')) or ' '}`"


def _isolated(text: str) -> str:
    """The words, set apart so that their direction of writing does not go on behind them."""
    if not text.isascii() and any(bidirectional(letter) in RIGHT_TO_LEFT for letter in text):
        return f"{ISOLATE}{text}{END_ISOLATE}"
    return text
