"""Times at which all are awake together."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from bot.pace.hours import DAYS, read_hours
from bot.pace.meeting import common_times
from bot.pace.terms import DAY, HOUR, MINUTE, Absence, Person, Rests
from bot.pace.zones import wall_clock

MONDAY = 1_785_751_200
"""Monday, 3 August 2026, 12:00 in Berlin."""


def awake(zone: str, start: str, end: str) -> Person:
    return Person(zone, read_hours({day: [(start, end)] for day in DAYS}))


BERLIN, TOKYO = awake("Europe/Berlin", "08:00", "22:00"), awake("Asia/Tokyo", "08:00", "22:00")


def test_all_are_awake_for_45_minutes_from_each_time_on() -> None:
    times = common_times([BERLIN, TOKYO], Rests(), MONDAY)
    assert [wall_clock("Europe/Berlin", at).strftime("%a %H:%M") for at in times] == [
        "Mon 13:00",
        "Tue 08:00",
        "Wed 08:00",
    ]
    assert all(after - before >= 4 * HOUR for before, after in pairwise(times))


def test_who_is_away_cannot_come_and_hours_that_hardly_meet_do_not_count() -> None:
    tuesday = wall_clock("Europe/Berlin", MONDAY + DAY).date()
    away = replace(BERLIN, absences=(Absence(tuesday, tuesday),))
    times = common_times([away, TOKYO], Rests(), MONDAY)
    assert [wall_clock("Europe/Berlin", at).strftime("%a") for at in times] == ["Mon", "Wed", "Thu"]
    early, late = awake("UTC", "06:00", "14:30"), awake("UTC", "14:00", "22:00")
    assert common_times([early, late], Rests(), MONDAY) == ()
    assert len(common_times([early, awake("UTC", "13:45", "22:00")], Rests(), MONDAY)) == 3


def test_who_is_always_awake_is_asked_for_three_days() -> None:
    times = common_times([Person(), Person()], Rests(), MONDAY + 10 * MINUTE)
    assert [at - times[0] for at in times] == [0, DAY, 2 * DAY]
    assert times[0] == MONDAY + 75 * MINUTE
