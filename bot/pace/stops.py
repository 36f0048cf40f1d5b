"""What stops a clock, and the time in which nothing does."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import accumulate

from bot.pace.hours import ALWAYS, Hours
from bot.pace.terms import Absence, Earlier, Person, Rests, Span, Terms
from bot.pace.zones import wall_clock, wall_pieces

DAY = 86_400
DAY_ONE = date(1970, 1, 1).toordinal()

Piece = tuple[int, int, int, Hours]
"""A stretch of time: from, until, how many seconds the wall clock is ahead of UTC in it, and the hours that apply."""

Days = tuple[int, int]
"""Days since 1970, the first and the day after the last."""


@dataclass(frozen=True, slots=True)
class Stops:
    """All that stops a clock: sleep, days away, and spans of time."""

    zone: str
    hours: Hours
    away: tuple[Days, ...]
    spans: tuple[Span, ...]
    earlier: tuple[Earlier, ...] = ()

    def walls(self, start: int, end: int) -> Iterator[Piece]:
        """The time from start to end, cut where the wall clock or the hours change."""
        for earlier in self.earlier:
            if start < min(earlier.until, end):
                for piece in wall_pieces(earlier.zone, start, min(earlier.until, end)):
                    yield *piece, earlier.hours
                start = earlier.until
        if start < end:
            for piece in wall_pieces(self.zone, start, end):
                yield *piece, self.hours


def clock_stops(terms: Terms, person: Person, rests: Rests) -> Stops:
    """What stops the clock of a person at a table, which grants only a limited number of days away."""
    since = wall_clock(person.zone, terms.started).date()
    away = _granted(person.absences, since, terms.away_days)
    if terms.sleep_stops:
        return Stops(person.zone, person.hours, away, rests.spans, person.earlier)
    sleepless = tuple(Earlier(earlier.until, earlier.zone, ALWAYS) for earlier in person.earlier)
    return Stops(person.zone, ALWAYS, away, rests.spans, sleepless)


def call_stops(person: Person, rests: Rests) -> Stops:
    """What keeps a person from being called: all their days away and all their nights, whatever a table agreed."""
    return Stops(person.zone, person.hours, tuple(_merge_days(person.absences)), rests.spans, person.earlier)


class Running:
    """The time from `start` to `end` in which nothing stops the clock."""

    def __init__(self, stops: Stops, start: int, end: int) -> None:
        self._start = start
        self._pieces = list(_free(stops, start, end))

    @cached_property
    def _counts(self) -> list[int]:
        """How many running seconds come before each piece, and as the last entry how many there are."""
        return list(accumulate((_awake(*piece) for piece in self._pieces), initial=0))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The time that no day away and no span stops, with the hours that apply in it."""
        return tuple(self._pieces)

    def seconds(self, until: int) -> int:
        """How many seconds before this one have run."""
        i = bisect_right(self._pieces, until, key=lambda piece: piece[0]) - 1
        if i < 0:
            return 0
        since, end, ahead, hours = self._pieces[i]
        return self._counts[i] + _awake(since, min(until, end), ahead, hours)

    def find_moment(self, seconds: int) -> int | None:
        """The first moment at which this many seconds have run, if there is one."""
        if seconds <= 0:
            return self._start
        i = bisect_left(self._counts, seconds) - 1
        if i >= len(self._pieces):
            return None
        since, _, ahead, hours = self._pieces[i]
        return hours.find_moment(hours.awake(since + ahead) + seconds - self._counts[i]) - ahead

    def next(self, at: int) -> int | None:
        """The first second from this one on in which the clock runs, if there is one."""
        i = max(0, bisect_right(self._pieces, at, key=lambda piece: piece[0]) - 1)
        for since, until, ahead, hours in self._pieces[i:]:
            awake = hours.find_moment(hours.awake(max(at, since) + ahead) + 1) - 1 - ahead
            if awake < until:
                return awake
        return None


def _awake(since: int, until: int, ahead: int, hours: Hours) -> int:
    return hours.awake(until + ahead) - hours.awake(since + ahead)


def _free(stops: Stops, start: int, end: int) -> Iterator[Piece]:
    """The time from start to end without days away and spans, cut where the wall clock or the hours change."""
    walls = list(stops.walls(start, end))
    stopped = [(span.start, end if span.end is None else span.end) for span in stops.spans]
    for since, until, ahead, _ in walls:
        for first, after in stops.away:
            stopped.append((max(since, first * DAY - ahead), min(until, after * DAY - ahead)))
    stopped = sorted(stop for stop in stopped if stop[0] < min(stop[1], end) and stop[1] > start)
    at, i = start, 0
    for _, until, ahead, hours in walls:
        while at < until:
            while i < len(stopped) and stopped[i][1] <= at:
                i += 1
            if i < len(stopped) and stopped[i][0] <= at:
                at = stopped[i][1]
                continue
            free_until = min(until, stopped[i][0]) if i < len(stopped) else until
            yield at, free_until, ahead, hours
            at = free_until


def _merge_days(absences: Iterable[Absence]) -> Iterator[Days]:
    """The dates of all absences, each once, in order."""
    latest = -DAY_ONE
    for first, after in sorted(
        (absence.first.toordinal() - DAY_ONE, absence.last.toordinal() - DAY_ONE + 1) for absence in absences
    ):
        if after > latest:
            yield max(first, latest), after
            latest = after


def _granted(absences: Iterable[Absence], since: date, days: int) -> tuple[Days, ...]:
    """The first `days` dates of the absences, counted from the date on which the table started."""
    granted: list[Days] = []
    start = since.toordinal() - DAY_ONE
    for first, after in _merge_days(absences):
        first = max(first, start)
        length = min(after - first, days)
        if length > 0:
            granted.append((first, first + length))
            days -= length
    return tuple(granted)
