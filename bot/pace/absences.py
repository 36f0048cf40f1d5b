"""On which days somebody is away next, for those who wait for them."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

from bot.pace.terms import Absence, Person
from bot.pace.zones import read_zone, wall_clock

NOON = time(12)


def away_by(person: Person, now: float, until: float) -> tuple[int, int] | None:
    """The days on which somebody is away now or, if that begins before `until`, next: noon of the first and the last.

    Noon is as the wall clock shows it where they live; absences that adjoin are one.
    """
    absence = _next_absence(person, wall_clock(person.zone, int(now)).date())
    latest = wall_clock(person.zone, int(max(now, until - 1))).date()
    if absence is None or absence.first > latest:
        return None
    return _moment(person, absence.first), _moment(person, absence.last)


def _next_absence(person: Person, today: date) -> Absence | None:
    """The first absence that is not over, with those that follow it without a day between."""
    found: Absence | None = None
    for absence in sorted(person.absences, key=lambda each: (each.first, each.last)):
        if absence.last < today:
            continue
        if found is None:
            found = absence
        elif absence.first <= found.last + timedelta(days=1):
            found = Absence(found.first, max(found.last, absence.last))
    return found


def _moment(person: Person, day: date) -> int:
    return int(datetime.combine(day, NOON, read_zone(person.zone)).timestamp())
