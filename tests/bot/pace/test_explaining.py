"""How a deadline is explained: stretch by stretch, with the very seconds by which it came about."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pace.bank import read_wait
from bot.pace.explaining import Stretch, explain
from bot.pace.hours import read_hours
from bot.pace.terms import DAY, HOUR, NAMED, Absence, Person, Rests, Span, Terms, Wait
from bot.pace.zones import wall_clock

MONDAY = 1_785_751_200
"""Monday, 3 August 2026, 12:00 in Berlin."""
HOURS = read_hours({day: [("08:00", "22:00")] for day in ("mon", "tue", "wed", "thu", "fri", "sat", "sun")})
BERLIN = Person("Europe/Berlin", HOURS)
DAILY = Terms(NAMED["daily"], started=MONDAY)


def told(stretches: tuple[Stretch, ...]) -> list[tuple[str, int]]:
    return [(stretch.why, stretch.seconds // HOUR) for stretch in stretches]


def test_a_night_is_told_between_the_hours_that_ran() -> None:
    assert told(explain(DAILY, BERLIN, Rests(), MONDAY, MONDAY + DAY)) == [("ran", 10), ("asleep", 10), ("ran", 4)]


def test_what_stops_everybody_is_named_before_what_stops_one() -> None:
    rests = Rests(pauses=(Span(MONDAY + 9 * HOUR, MONDAY + 12 * HOUR),), outages=(Span(MONDAY, MONDAY + HOUR),))
    tuesday = wall_clock("Europe/Berlin", MONDAY + DAY).date()
    away = replace(BERLIN, absences=(Absence(tuesday, tuesday),))
    assert told(explain(DAILY, away, rests, MONDAY, MONDAY + 40 * HOUR)) == [
        ("down", 1),
        ("ran", 8),
        ("paused", 3),
        ("away", 24),
        ("asleep", 4),
    ]


absences = st.builds(
    lambda first, days: Absence(
        wall_clock("Europe/Berlin", MONDAY + first * DAY).date(),
        wall_clock("Europe/Berlin", MONDAY + (first + days) * DAY).date(),
    ),
    st.integers(-2, 20),
    st.integers(0, 9),
)
spans = st.builds(lambda start, length: Span(MONDAY + start, MONDAY + start + length), *[st.integers(0, 9 * DAY)] * 2)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(absences, max_size=3), st.lists(spans, max_size=3), st.lists(spans, max_size=2), st.integers(0, 9 * DAY)
)
def test_what_ran_is_just_what_a_wait_used_and_what_is_due(
    away: list[Absence], pauses: list[Span], outages: list[Span], used: int
) -> None:
    person = replace(BERLIN, absences=tuple(away))
    rests = Rests(tuple(pauses), tuple(outages))
    now = MONDAY + used
    reading = read_wait(DAILY, person, rests, Wait(MONDAY), 3 * DAY, now)

    def ran(until: int) -> int:
        stretches = explain(DAILY, person, rests, MONDAY, until)
        assert all(before.end == after.start and before.why != after.why for before, after in pairwise(stretches))
        return sum(stretch.seconds for stretch in stretches if stretch.why == "ran")

    assert ran(now) == reading.used
    assert reading.due is not None
    assert ran(reading.due) == 3 * DAY
