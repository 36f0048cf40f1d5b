"""The format tidetable-pace/1: a written scenario of waits, and what follows from it."""

from __future__ import annotations

import json
import re
from datetime import date
from itertools import pairwise
from typing import Literal

import msgspec

from bot.pace.bank import Reading, read_waits
from bot.pace.errors import Unreadable
from bot.pace.hours import ALWAYS, DAYS, read_hours
from bot.pace.terms import LATEST, Absence, Pace, Person, Rests, Span, Terms, Wait
from bot.pace.zones import read_zone

DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)

WORDS = {
    "pace": "A bank starts with at least a second, adds none or more, and holds no less than it starts with, not",
    "too-long": "A bank cannot hold so many seconds:",
    "reversed": "An interval must not end before it begins:",
    "time": "A window goes from a time to a time, such as 08:00–22:00, not",
    "empty-window": "A window must not end when it begins; the whole day is 00:00–24:00, not",
    "too-little": "Hours must leave at least 6 awake hours on at least 4 days of the week; there are windows on",
    "zone": "There is no time zone called",
    "date": "A date looks like 2026-08-10 and is in the calendar, not",
    "moment": "A time is in whole seconds since 1970 and before the year 9892, not",
    "days": "The days away that a table grants are none or more, not",
    "order": "A wait begins when the one before it is over, not at",
    "open": "Only the last wait may go on; one does since",
}


class NotAScenario(ValueError):
    """A file that cannot be read as a scenario, with a sentence that says why."""


class _Week(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    mon: tuple[tuple[str, str], ...] = ()
    tue: tuple[tuple[str, str], ...] = ()
    wed: tuple[tuple[str, str], ...] = ()
    thu: tuple[tuple[str, str], ...] = ()
    fri: tuple[tuple[str, str], ...] = ()
    sat: tuple[tuple[str, str], ...] = ()
    sun: tuple[tuple[str, str], ...] = ()


class _Pace(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    bank: int
    added: int
    most: int


class _Person(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    zone: str = "UTC"
    awake: _Week = _Week()
    away: tuple[tuple[str, str], ...] = ()


class _Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    format: Literal["tidetable-pace/1"]
    pace: _Pace | None
    hours: Literal["theirs", "always"]
    away_days: int
    started: int
    now: int
    person: _Person = _Person()
    pauses: tuple[tuple[int, int | None], ...] = ()
    outages: tuple[tuple[int, int], ...] = ()
    waits: tuple[tuple[int, int | None], ...] = ()


def read_scenario(written: bytes) -> str:
    """What follows from a scenario, as JSON on one line."""
    try:
        answer = _answer(msgspec.json.decode(written, type=_Scenario))
    except Unreadable as error:
        raise NotAScenario(f"{WORDS[error.reason]} {error.value}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotAScenario(f"This is no scenario of tidetable-pace/1. {error}.") from error
    return json.dumps(answer)


def _answer(scenario: _Scenario) -> dict[str, object]:
    if scenario.away_days < 0:
        raise Unreadable("days", str(scenario.away_days))
    pace = scenario.pace
    terms = Terms(
        pace=Pace(pace.bank, pace.added, pace.most) if pace else None,
        sleep_stops=scenario.hours == "theirs",
        away_days=scenario.away_days,
        started=_moment(scenario.started),
    )
    rests = Rests(
        tuple(Span(_moment(start), None if end is None else _moment(end)) for start, end in scenario.pauses),
        tuple(Span(_moment(start), _moment(end)) for start, end in scenario.outages),
    )
    waits = _waits(scenario)
    readings = read_waits(terms, _person(scenario.person), rests, waits, _moment(scenario.now))
    return {"waits": [_written(reading) for reading in readings]}


def _written(reading: Reading) -> dict[str, object]:
    return {
        "bank": reading.bank,
        "used": reading.used,
        "late": reading.late,
        "left": reading.left,
        "due": reading.due,
        "reminders": [reminder.at for reminder in reading.reminders],
    }


def _person(written: _Person) -> Person:
    read_zone(written.zone)
    windows = {day: getattr(written.awake, day) for day in DAYS}
    return Person(
        zone=written.zone,
        hours=read_hours(windows) if any(windows.values()) else ALWAYS,
        absences=tuple(Absence(_date(first), _date(last)) for first, last in written.away),
    )


def _waits(scenario: _Scenario) -> list[Wait]:
    waits = [Wait(_moment(asked), None if acted is None else _moment(acted)) for asked, acted in scenario.waits]
    for before, after in pairwise(waits):
        if before.acted is None:
            raise Unreadable("open", str(before.asked))
        if after.asked < before.acted:
            raise Unreadable("order", str(after.asked))
    return waits


def _moment(seconds: int) -> int:
    if not 0 <= seconds <= LATEST:
        raise Unreadable("moment", str(seconds))
    return seconds


def _date(words: str) -> date:
    if not DATE.fullmatch(words):
        raise Unreadable("date", words)
    try:
        return date.fromisoformat(words)
    except ValueError as error:
        raise Unreadable("date", words) from error
