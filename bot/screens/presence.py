"""When somebody can be expected to play, for themselves: their hours as a picture and in words, their absences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bot.controls import AboutPerson, PersonAct
from bot.drawing.palettes import recolour
from bot.pace.hours import DAYS
from bot.pace.zones import wall_clock
from bot.preferences import Preferences
from bot.screens.message import Button, Choice, Message, Part, Picture, Select, Style, Text, buttons
from bot.screens.time import at
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.drawing.week import Row

MINUTES = 24 * 60
MOST_ABSENCES = 20


def hours(kept: Preferences, now: int, texts: Texts) -> Message:
    """Where somebody lives and when they are awake, with a button for each thing that can be changed."""
    zone = kept.zone or "UTC"
    shown = wall_clock(zone, now).strftime("%H:%M")
    lines = [texts("hours-zone", zone=zone, time=shown) if kept.zone else texts("hours-unknown", time=shown)]
    parts: list[Part] = []
    if kept.awake:
        said = [f"• {texts.pair(days, windows)}" for days, windows in _week(kept, texts)]
        lines += said
        if not kept.text_mode:
            alt = texts("hours-picture", days="; ".join(line.removeprefix("• ") for line in said))
            parts.append(Picture("week.png", alt, lambda: recolour(_paint(rows(kept, texts)), kept.palette)))
    else:
        lines.append(texts("hours-always" if kept.always_awake else "hours-none"))
    if kept.earlier_hours and kept.earlier_hours[-1].until > now:
        lines.append(f"-# {texts('hours-from', since=at(kept.earlier_hours[-1].until))}")
    parts.append(Text("\n".join(lines)))
    always = None if kept.always_awake else _button(texts, "always", "☀️")
    where = _button(texts, "zone", "🌍", "secondary" if kept.zone else "primary")
    parts += buttons(_button(texts, "week", "🕒"), where, always, _button(texts, "away", "🧳"))
    return Message(tuple(parts))


def _paint(week: tuple[Row, ...]) -> bytes:
    from bot.drawing.week import picture  # painting code is loaded with the first picture

    return picture(week)


def _button(texts: Texts, act: PersonAct, emoji: str | None = None, style: Style = "secondary") -> Button:
    return Button(texts(f"button-person-{act}"), AboutPerson(act).id(), style, emoji)


def _week(kept: Preferences, texts: Texts) -> list[tuple[str, str]]:
    """The windows of a week; days in a row with the same ones are one line."""
    found = []
    for windows, group in groupby(DAYS, key=lambda day: _windows(kept, day)):
        first, *others = (texts(f"day-{day}") for day in group)
        days = f"{first} – {others[-1]}" if others else first
        found.append((days, windows or texts("hours-asleep")))
    return found


def _windows(kept: Preferences, day: str) -> str:
    return ", ".join(f"{start}–{end}" for start, end in kept.awake.get(day, ()))


def rows(kept: Preferences, texts: Texts) -> tuple[Row, ...]:
    """The minutes of each day in which somebody is awake; a window over midnight ends on the next day."""
    awake: dict[str, list[tuple[int, int]]] = {day: [] for day in DAYS}
    for number, day in enumerate(DAYS):
        for start, end in (tuple(map(_minute, window)) for window in kept.awake.get(day, ())):
            awake[day].append((start, end if start < end else MINUTES))
            if end < start and end > 0:
                awake[DAYS[(number + 1) % len(DAYS)]].append((0, end))
    return tuple((texts(f"day-{day}"), tuple(sorted(awake[day]))) for day in DAYS)


def _minute(words: str) -> int:
    hour, minute = words.split(":")
    return int(hour) * 60 + int(minute)


def choose_zone(found: Sequence[tuple[str, str]], texts: Texts) -> Message:
    """Several zones that may be meant, each with the present time there."""
    listed = tuple(Choice(value, label) for label, value in found)
    return Message((Text(texts("zone-which")), Select(AboutPerson("zoned").id(), texts("zone-choose"), listed)))


def away(absences: Sequence[tuple[str, str]], texts: Texts) -> Message:
    """The absences to come, with the ways to add one and to cancel one."""
    listed = [f"• {start} – {end}" for start, end in absences]
    told = [f"-# {texts('away-told')}"] if listed else []
    parts: list[Part] = [Text("\n".join([texts("away-list" if listed else "away-none"), *listed, *told]))]
    if absences:
        choices = tuple(Choice(f"{start}/{end}", f"{start} – {end}") for start, end in absences[:MOST_ABSENCES])
        parts.append(Select(AboutPerson("cancel").id(), texts("away-cancel"), choices))
    home = _button(texts, "home") if absences else None
    parts += buttons(_button(texts, "absence", "🧳"), home, _button(texts, "hours", "🕒"))
    return Message(tuple(parts))
