"""A pace, hours, dates and moments as people type them; nothing here knows a language but its figures and units."""

from __future__ import annotations

import re

from bot.pace.errors import Unreadable
from bot.pace.words import DAY, HOUR, MINUTE, NAMED, Pace

UNITS = {"d": DAY, "h": HOUR, "m": MINUTE, "min": MINUTE}
LONGEST_BANK = 60 * DAY

_PART = re.compile(r"(\d{1,4})\s*(d|h|min|m)", re.ASCII)
_PACE = re.compile(r"(?P<bank>[^+,]+)\+(?P<added>[^,]+)(?:,\s*\D*?(?P<most>\d.*))?", re.ASCII)


def read_length(words: str) -> int:
    """How many seconds `2d 12h` is."""
    parts = _PART.findall(words)
    if not parts or _PART.sub("", words).strip():
        raise Unreadable("length", words)
    return sum(int(count) * UNITS[unit] for count, unit in parts)


def write_length(seconds: int) -> str:
    """A length as read_length reads it."""
    parts = []
    for unit, size in (("d", DAY), ("h", HOUR), ("min", MINUTE)):
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(f"{count}{unit}")
    return " ".join(parts) or "0min"


def read_pace(words: str) -> Pace | None:
    """The pace of this name, or the one typed as `2d + 12h, at most 3d`; None is a table without a clock."""
    words = words.strip().lower()
    if words in NAMED:
        return NAMED[words]
    found = _PACE.fullmatch(words)
    if not found:
        raise Unreadable("pace", words)
    bank = read_length(found["bank"])
    pace = Pace(bank, read_length(found["added"]), read_length(found["most"]) if found["most"] else bank)
    if pace.most > LONGEST_BANK or pace.bank < MINUTE:
        raise Unreadable("pace", words)
    return pace


def write_pace(words: str) -> str:
    """A typed pace in the one way in which it is kept."""
    pace = read_pace(words)
    name = next((name for name, named in NAMED.items() if named == pace), None)
    if name is not None or pace is None:
        return name or "open"
    return f"{write_length(pace.bank)} + {write_length(pace.added)}, at most {write_length(pace.most)}"
