"""A pace, a length, hours and dates as people type them; callers pass in the names of days in other languages."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import date, timedelta

from bot.pace.errors import Unreadable
from bot.pace.hours import DAYS, Window, read_hours
from bot.pace.terms import DAY, HOUR, MINUTE, NAMED, Pace

UNITS = {"d": DAY, "h": HOUR, "m": MINUTE, "min": MINUTE}
LONGEST_BANK = 60 * DAY
LONGEST_ABSENCE, FURTHEST_ABSENCE = 60, 400
"""How many days an absence may take, and how many days ahead it may begin."""

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
    """A typed pace in the one form in which it is kept."""
    pace = read_pace(words)
    name = next((name for name, named in NAMED.items() if named == pace), None)
    if name is not None or pace is None:
        return name or "open"
    return f"{write_length(pace.bank)} + {write_length(pace.added)}, at most {write_length(pace.most)}"


DAY_NAMES = {name: day for day, name in enumerate(DAYS)}
_DAYS = re.compile(r"([^\W\d_]+)(?:\s*[-–]\s*([^\W\d_]+))?")
_WINDOW = re.compile(r"(\d{1,2}(?::\d{2})?)\s*[-–]\s*(\d{1,2}(?::\d{2})?)", re.ASCII)
_DASHES = "-–—"
_ASLEEP = re.compile(rf"(.*\w)\s*[{_DASHES}]")
"""A day asleep as the line for days that differ has it: a dash in place of the windows."""
_SHORT_DATE = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})?", re.ASCII)


def read_week(
    words: str, named: Mapping[str, int] = DAY_NAMES, always: Collection[str] = ("always",)
) -> dict[str, tuple[Window, ...]]:
    """Hours as people type them, such as `mon-fri 08:00-22:00, sat 10:00-24:00`; `always` means that none are set."""
    if words.strip().lower() in always:
        return {}
    week = _read_days(words, named)
    read_hours(week)
    return week


def read_form(
    workdays: str,
    saturday: str,
    sunday: str,
    others: str,
    named: Mapping[str, int] = DAY_NAMES,
    always: Collection[str] = ("always",),
) -> dict[str, tuple[Window, ...]]:
    """Hours as the lines of a form give them: for Monday to Friday, Saturday, Sunday, and days that differ.

    An empty line, or one with a dash, means asleep all day; so does a dash after the name of a day that differs.
    """
    lines = (workdays, saturday, sunday, others)
    if any(line.strip().lower() in always for line in lines):
        return {}
    week: dict[str, tuple[Window, ...]] = {}
    for days, line in zip(("mon-fri", "sat", "sun"), lines, strict=False):
        if line.strip() not in ("", *_DASHES):
            if not _WINDOW.search(line) or re.search("[^-–:0-9,;. ]", line):
                raise Unreadable("hours", line)
            week |= _read_days(f"{days} {re.sub('[,;]', ' ', line)}", DAY_NAMES)
    week |= _read_days(others, named, may_sleep=True)
    week = {day: windows for day, windows in week.items() if windows}
    read_hours(week)
    return week


def _read_days(words: str, named: Mapping[str, int], *, may_sleep: bool = False) -> dict[str, tuple[Window, ...]]:
    """Days with their windows, or a dash if they `may_sleep`; whether that is awake enough is not checked here."""
    week: dict[str, tuple[Window, ...]] = {}
    for part in filter(str.strip, re.split(r"[,;]", words.lower())):
        windows = tuple((_time(start), _time(end)) for start, end in _WINDOW.findall(part))
        rest = _WINDOW.sub("", part).strip()
        asleep = _ASLEEP.fullmatch(rest) if may_sleep and not windows else None
        rest = asleep[1] if asleep else rest
        spans = _DAYS.findall(rest)
        days = [day for first, last in spans for day in _days(first, last, named)] if rest else range(len(DAYS))
        if not (windows or asleep) or not days or _DAYS.sub("", rest).strip():
            raise Unreadable("hours", words)
        for day in days:
            week[DAYS[day]] = week.get(DAYS[day], ()) + windows
    return week


def _time(words: str) -> str:
    """A time as hours are kept: 8 is 08:00."""
    return (words if ":" in words else f"{words}:00").zfill(5)


def _days(first: str, last: str, named: Mapping[str, int]) -> list[int]:
    if first not in named or (last and last not in named):
        raise Unreadable("day", first)
    start, end = named[first], named[last or first]
    return [day % len(DAYS) for day in range(start, end + 1 + (len(DAYS) if end < start else 0))]


def read_absence(first: str, last: str, today: date) -> tuple[str, str]:
    """An absence from a date to another, both included; neither in the past, too long nor reversed."""
    try:
        start = read_date(first, today)
        end = read_date(last, start) if last.strip() else start
    except ValueError as error:
        raise Unreadable("date", first) from error
    if end < start or start < today:
        raise Unreadable("reversed" if end < start else "past", first)
    if end - start >= timedelta(days=LONGEST_ABSENCE) or start - today > timedelta(days=FURTHEST_ABSENCE):
        raise Unreadable("too-long", first)
    return start.isoformat(), end.isoformat()


def read_date(words: str, after: date) -> date:
    """A date such as 2026-08-03, or 3.8. for the next 3rd of August."""
    found = _SHORT_DATE.fullmatch(words.strip())
    if not found:
        return date.fromisoformat(words.strip())
    day, month = int(found[1]), int(found[2])
    if found[3]:
        return date(int(found[3]), month, day)
    here = date(after.year, month, day)
    return here if here >= after else date(after.year + 1, month, day)
