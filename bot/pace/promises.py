"""I'll play later: the moments that somebody can promise with one press."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta, tzinfo

from bot.pace.hours import ALWAYS
from bot.pace.stops import Running, Stops
from bot.pace.words import DAY, HOUR, Person
from bot.pace.zones import read_zone, wall_clock

EVENING, MORNING, SATURDAY = 19, 8, 5


def promises(person: Person, now: int) -> Mapping[str, int]:
    """In an hour, this evening, tomorrow and at the weekend, for somebody who lives there."""
    zone, today = read_zone(person.zone), wall_clock(person.zone, now).date()
    saturday = today + timedelta(days=(SATURDAY - today.weekday()) % 7 or 7)
    return {
        "hour": now + HOUR,
        "evening": max(_at(zone, today, EVENING), now + HOUR),
        "tomorrow": _waking(person, zone, today + timedelta(days=1)) + HOUR,
        "weekend": _waking(person, zone, saturday) + HOUR,
    }


def _at(zone: tzinfo, day: date, hour: int) -> int:
    return int(datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp())


def _waking(person: Person, zone: tzinfo, day: date) -> int:
    """When somebody wakes on a day; who has set no hours is taken to wake at eight."""
    if person.hours == ALWAYS:
        return _at(zone, day, MORNING)
    midnight = _at(zone, day, 0)
    woken = Running(Stops(person.zone, person.hours, (), ()), midnight, midnight + 14 * DAY).next(midnight)
    return midnight + MORNING * HOUR if woken is None else woken
