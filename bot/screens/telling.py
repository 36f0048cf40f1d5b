"""How somebody is told that tables wait for them, and what they can choose about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args

from bot.controls import NO_TABLE, TellMe
from bot.preferences import Preferences, Tell
from bot.screens.asking_hours import hours_button
from bot.screens.message import Button, Choice, Message, Part, Select, Text, buttons
from bot.texts import Texts
from bot.texts.own_words import escape
from storage.ids import TableId

WAYS: tuple[Tell, ...] = get_args(Tell)
USUAL = "usual"
"""Stands, at a single table, for being told as at all others."""
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Telling:
    """What somebody has chosen, the tables at which they play, and the one they look at, if any."""

    kept: Preferences
    tables: Mapping[TableId, str]
    table: TableId = NO_TABLE
    closed: bool = False
    """Whether they take no direct messages."""


def tell_me(about: Telling, texts: Texts) -> Message:
    """How somebody is told, with lists and a button for each choice."""
    parts: list[Part] = [Text("\n".join(_said(about, texts)))]
    parts.append(_ways(about, texts))
    if about.table == NO_TABLE:
        parts.append(_hours(texts))
    if about.tables:
        parts.append(_which(about, texts))
    told = about.kept.tell_next
    shown = TellMe(about.table, "last" if told else "next")
    all_tables = Button(texts("button-tell-all"), TellMe(NO_TABLE, "show").id()) if about.table != NO_TABLE else None
    warned = about.kept.tell_ahead
    ahead = TellMe(about.table, "behind" if warned else "ahead")
    parts += buttons(
        Button(texts("button-tell-not-next" if told else "button-tell-next"), shown.id()),
        Button(texts("button-tell-not-ahead" if warned else "button-tell-ahead"), ahead.id()),
        all_tables,
        None if about.kept.has_said_hours else hours_button(texts),
    )
    return Message(tuple(parts))


def clock_face(hour: int) -> str:
    """An hour as the clock on the wall shows it."""
    return f"{hour:02}:00"


def _said(about: Telling, texts: Texts) -> list[str]:
    kept = about.kept
    lines = [texts("tell-title"), texts("tell-all", way=texts(f"tell-way-{kept.tell}"))]
    for table, name in about.tables.items():
        if table in kept.tell_at or table == about.table:
            way = kept.tell_at.get(table)
            said = texts(f"tell-way-{way or USUAL}")
            lines.append(f"• {texts('tell-single', name=escape(name), table=table, way=said)}")
    hour = kept.digest_hour
    lines.append(texts("tell-digest-none") if hour is None else texts("tell-digest", hour=clock_face(hour)))
    if kept.tell_next:
        lines.append(texts("tell-next"))
    if kept.tell_ahead:
        lines.append(texts("tell-ahead"))
    ways = {kept.tell, *(kept.tell_at.get(table, kept.tell) for table in about.tables)}
    if about.closed and ways - {"digest", "nothing"}:
        lines.append(texts("tell-closed"))
    if not kept.has_said_hours:
        lines.append(texts("ask-hours"))
    return [*lines, f"-# {texts('tell-night')}"]


def _ways(about: Telling, texts: Texts) -> Select:
    single = about.table != NO_TABLE
    ways = (*WAYS, USUAL) if single else WAYS
    choices = tuple(Choice(way, texts(f"tell-way-{way}")) for way in ways)
    name = about.tables.get(about.table, "")[:LONGEST_NAME]
    asked = texts("tell-how-at", name=name) if single else texts("tell-how")
    return Select(TellMe(about.table, "way").id(), asked, choices)


def _hours(texts: Texts) -> Select:
    hours = tuple(Choice(str(hour), texts("tell-hour-at", hour=clock_face(hour))) for hour in range(24))
    return Select(TellMe(NO_TABLE, "hour").id(), texts("tell-hour"), (Choice("none", texts("tell-hour-none")), *hours))


def _which(about: Telling, texts: Texts) -> Select:
    tables = tuple(Choice(str(table), f"{name[:LONGEST_NAME]} #{table}") for table, name in about.tables.items())
    return Select(TellMe(NO_TABLE, "table").id(), texts("tell-which"), tables)
