"""How a deadline came about: the stretches of a wait in which a clock ran, and those in which something stopped it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from bot.pace.hours import FIRST_MONDAY, WEEK
from bot.pace.stops import DAY, Piece, Stops, clock_stops
from bot.pace.terms import Person, Rests, Span, Terms

Why = Literal["ran", "asleep", "away", "paused", "down"]
Interval = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some time of a wait, and what the clock did in it: it ran, or what stopped it."""

    why: Why
    start: int
    end: int

    @property
    def seconds(self) -> int:
        return self.end - self.start


def explain(terms: Terms, person: Person, rests: Rests, start: int, end: int) -> tuple[Stretch, ...]:
    """The time from start to end, in order and without gaps. Of several stops the one that stops everybody is named."""
    if end <= start:
        return ()
    stops = clock_stops(terms, person, Rests())
    pieces = list(stops.walls(start, end))
    reasons: tuple[tuple[Why, list[Interval]], ...] = (
        ("down", _spans(rests.outages, start, end)),
        ("paused", _spans(rests.pauses, start, end)),
        ("away", merge(_away(stops, pieces))),
        ("ran", merge(awake_stretches(pieces))),
    )
    cuts = {start, end, *(moment for _, found in reasons for interval in found for moment in interval)}
    moments = sorted(moment for moment in cuts if start <= moment <= end)
    told: list[Stretch] = []
    for since, until in pairwise(moments):
        why: Why = next((name for name, found in reasons if _within(found, since)), "asleep")
        if told and told[-1].why == why:
            told[-1] = replace(told[-1], end=until)
        else:
            told.append(Stretch(why, since, until))
    return tuple(told)


def _spans(spans: Iterable[Span], start: int, end: int) -> list[Interval]:
    clipped = ((max(start, span.start), min(end, end if span.end is None else span.end)) for span in spans)
    return merge(clipped)


def _away(stops: Stops, pieces: Iterable[Piece]) -> Iterator[Interval]:
    for since, until, ahead, _ in pieces:
        for first, after in stops.away:
            yield max(since, first * DAY - ahead), min(until, after * DAY - ahead)


def awake_stretches(pieces: Iterable[Piece]) -> Iterator[Interval]:
    """The windows of somebody's hours that lie in these pieces of time."""
    for since, until, ahead, hours in pieces:
        for week in range((since + ahead - FIRST_MONDAY) // WEEK, (until + ahead - FIRST_MONDAY) // WEEK + 1):
            monday = week * WEEK + FIRST_MONDAY - ahead
            for start, end in zip(hours.starts, hours.ends, strict=True):
                yield max(since, monday + start), min(until, monday + end)


def merge(intervals: Iterable[Interval]) -> list[Interval]:
    """The same time in as few intervals as possible, in order."""
    merged: list[Interval] = []
    for start, end in sorted(interval for interval in intervals if interval[0] < interval[1]):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _within(intervals: list[Interval], moment: int) -> bool:
    at = bisect_right(intervals, moment, key=lambda interval: interval[0]) - 1
    return at >= 0 and moment < intervals[at][1]
