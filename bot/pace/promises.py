"""Promises to play later: the moments that somebody can promise with one press, and those that they type."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Mapping
from datetime import date, datetime, timedelta, tzinfo

from bot.pace.errors import Unreadable
from bot.pace.hours import ALWAYS
from bot.pace.stops import Running, Stops
from bot.pace.terms import DAY, HOUR, Person
from bot.pace.typed import DAY_NAMES, read_date, read_length
from bot.pace.zones import read_zone, wall_clock

EVENING, MORNING, SATURDAY = 19, 8, 5
FURTHEST = 60 * DAY
"""How far ahead somebody may promise to play."""

_MOMENT = re.compile(r"(?:(\S.*?)[\s,]+)?([01]?\d|2[0-3])[:.h]([0-5]\d)", re.ASCII)


def promises(person: Person, now: int) -> Mapping[str, int]:
    """The moments of one hour from now, this evening, tomorrow and the weekend, in the person's zone."""
    zone, today = read_zone(person.zone), wall_clock(person.zone, now).date()
    saturday = today + timedelta(days=(SATURDAY - today.weekday()) % 7 or 7)
    return {
        "hour": now + HOUR,
        "evening": max(_at(zone, today, EVENING), now + HOUR),
        "tomorrow": _waking(person, zone, today + timedelta(days=1)) + HOUR,
        "weekend": _waking(person, zone, saturday) + HOUR,
    }


def read_moment(
    words: str,
    person: Person,
    now: int,
    named: Mapping[str, int] = DAY_NAMES,
    tomorrow: Collection[str] = ("tomorrow",),
) -> int:
    """The moment that is typed as `19:00`, `fri 19:00`, `2026-08-03 19:00` or `3h`, where the person lives."""
    words = words.strip().lower()
    try:
        moment = now + read_length(words)
    except Unreadable:
        moment = _shown_next(words, person, now, named, tomorrow)
    if not now < moment <= now + FURTHEST:
        raise Unreadable("moment", words)
    return moment


def _shown_next(words: str, person: Person, now: int, named: Mapping[str, int], tomorrow: Collection[str]) -> int:
    """When the clock on the wall next shows this time, on this day if one is named."""
    found = _MOMENT.fullmatch(words)
    if not found:
        raise Unreadable("moment", words)
    day, today = (found[1] or "").rstrip("."), wall_clock(person.zone, now).date()
    if not day:
        days = [today, today + timedelta(days=1)]
    elif day in tomorrow:
        days = [today + timedelta(days=1)]
    elif day in named:
        following = today + timedelta(days=(named[day] - today.weekday()) % 7)
        days = [following, following + timedelta(days=7)]
    else:
        try:
            days = [read_date(found[1], today)]
        except ValueError as error:
            raise Unreadable("moment", words) from error
    zone = read_zone(person.zone)
    moments = [_at(zone, each, int(found[2]), int(found[3])) for each in days]
    return next((moment for moment in moments if moment > now), moments[-1])


def _at(zone: tzinfo, day: date, hour: int, minute: int = 0) -> int:
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp())


def _waking(person: Person, zone: tzinfo, day: date) -> int:
    """When somebody wakes on a day; whoever is up all day, or has set no hours, is taken to wake at eight.

    Hours that go on past midnight belong to the day before: nobody who says "tomorrow" means one o'clock tonight.
    """
    midnight, morning = _at(zone, day, 0), _at(zone, day, MORNING)
    if person.hours == ALWAYS:
        return morning
    awake = Running(Stops(person.zone, person.hours, (), ()), midnight, midnight + 14 * DAY)
    slept = bisect_left(range(DAY), 1, key=lambda seconds: seconds - awake.seconds(midnight + seconds))
    woken = awake.next(midnight + slept)
    if woken is None or (woken >= midnight + DAY and awake.next(morning) == morning):
        return morning
    return woken
