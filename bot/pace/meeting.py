"""When all people of a table are awake together, for long enough to play a live hour."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pace.explaining import Interval, awake_stretches, merge
from bot.pace.stops import Running, call_stops
from bot.pace.terms import DAY, HOUR, MINUTE, Person, Rests

LEAST, SOONEST, APART = 45 * MINUTE, HOUR, 4 * HOUR
"""How long all must be awake together, how far ahead the first time is at least, and how far apart times are."""
LOOK_AHEAD = 14 * DAY
STEP = 15 * MINUTE
"""Times are proposed at quarters of an hour."""
MOST_TIMES = 3
"""How many times are proposed at once."""


def common_times(people: Sequence[Person], rests: Rests, now: int) -> tuple[int, ...]:
    """The next times from which all are awake for long enough; fewer than MOST_TIMES if two weeks hold no more."""
    together: list[Interval] = [(now + SOONEST, now + LOOK_AHEAD)]
    for person in people:
        running = Running(call_stops(person, rests), now, now + LOOK_AHEAD)
        together = _both(together, merge(awake_stretches(running.pieces)))
    found: list[int] = []
    for start, end in together:
        at = max(start, found[-1] + APART) if found else start
        at += -at % STEP
        while at + LEAST <= end and len(found) < MOST_TIMES:
            found.append(at)
            at += DAY
    return tuple(found[:MOST_TIMES])


def _both(one: Sequence[Interval], other: Sequence[Interval]) -> list[Interval]:
    """The time that is in both."""
    found, i, j = [], 0, 0
    while i < len(one) and j < len(other):
        start, end = max(one[i][0], other[j][0]), min(one[i][1], other[j][1])
        if start < end:
            found.append((start, end))
        if one[i][1] < other[j][1]:
            i += 1
        else:
            j += 1
    return found
