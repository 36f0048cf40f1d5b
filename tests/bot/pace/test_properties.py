"""What holds of every clock, whoever plays and whatever stops it."""

from __future__ import annotations

import random
from datetime import timedelta
from itertools import pairwise
from typing import Any

import pytest

from bot.pace.bank import HORIZON, bank_after
from bot.pace.hours import ALWAYS
from bot.pace.stops import Running, Stops
from bot.pace.terms import NAMED, Span
from bot.pace.zones import wall_clock, wall_pieces, zone_names
from tests.bot.pace.scenarios import NIGHTS, make_scenario
from tests.bot.pace.test_scenario import answer

DAY = 86_400


def with_more_stops(scenario: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    start = scenario["waits"][0][0] + dice.randint(-DAY, 4 * DAY)
    more = [start, start + dice.randint(0, DAY)]
    kind = dice.choice(["pauses", "outages"])
    return scenario | {kind: [*scenario.get(kind, []), more]}


@pytest.mark.parametrize("seed", range(5))
def test_more_stops_never_bring_a_deadline_forward(seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(60):
        scenario = make_scenario(dice)
        scenario["waits"] = [[scenario["waits"][0][0], None]]
        [before] = answer(scenario)["waits"]
        [after] = answer(with_more_stops(scenario, dice))["waits"]
        assert after["used"] <= before["used"]
        if before["due"] is None:
            assert after["due"] is None
        else:
            assert after["due"] is None or after["due"] >= before["due"]


@pytest.mark.parametrize("seed", range(5))
def test_cutting_a_wait_in_two_changes_nothing(seed: int) -> None:
    dice = random.Random(seed)
    compared = 0
    for _ in range(60):
        scenario = make_scenario(dice)
        asked, now = scenario["waits"][0][0], scenario["waits"][0][0] + dice.randint(0, 3 * DAY)
        cut = dice.randint(asked, now)
        scenario |= {"waits": [[asked, None]], "now": now}
        [whole] = answer(scenario)["waits"]
        [first] = answer(scenario | {"now": cut})["waits"]
        if whole["bank"] is None or first["late"]:
            continue
        pace = {"bank": whole["bank"] - first["used"], "added": 0, "most": whole["bank"]}
        [second] = answer(scenario | {"waits": [[cut, None]], "pace": pace})["waits"]
        assert (first["used"] + second["used"], second["due"]) == (whole["used"], whole["due"])
        compared += 1
    assert compared > 20


def test_a_zone_is_cut_exactly_where_its_wall_clock_jumps() -> None:
    for zone, night in NIGHTS:
        year = int(night[:4]) - 1970
        start = year * 365 * DAY
        pieces = list(wall_pieces(zone, start, start + 3 * 365 * DAY))
        assert (pieces[0][0], pieces[-1][1]) == (start, start + 3 * 365 * DAY)
        for (_, end, ahead), (since, _, later) in pairwise(pieces):
            assert end == since
            for at, shown in ((end - 1, ahead), (since, later)):
                assert wall_clock(zone, at).utcoffset() == timedelta(seconds=shown)


def test_spans_that_overlap_count_once() -> None:
    stops = Stops("UTC", ALWAYS, (), (Span(10, 50), Span(20, 30), Span(40, 60), Span(90, None)))
    running = Running(stops, 0, 1_000)
    assert [running.seconds(at) for at in (10, 45, 60, 61, 90, 1_000)] == [10, 10, 10, 11, 40, 40]
    assert [running.find_moment(count) for count in (10, 11, 40, 41)] == [10, 61, 90, None]
    assert [running.next(at) for at in (9, 10, 59, 60, 90)] == [9, 60, 60, 60, None]


def test_the_zones_of_the_world_are_known() -> None:
    assert {zone for zone, _ in NIGHTS} <= zone_names()


def test_a_bank_never_holds_more_than_was_agreed() -> None:
    dice = random.Random(1)
    for pace in NAMED.values():
        bank = pace.bank if pace else 0
        for _ in range(100 if pace else 0):
            assert pace is not None
            used = dice.randint(0, 2 * bank + 1)
            bank, before = bank_after(pace, bank, used), bank
            assert bank <= pace.most
            assert used < before or bank == min(pace.most, pace.added)


def test_a_wait_of_over_four_hundred_days_still_counts_what_it_used() -> None:
    asked = 1_785_578_400
    [wait] = answer(
        {
            "format": "tidetable-pace/1",
            "pace": {"bank": 2 * HORIZON, "added": 0, "most": 2 * HORIZON},
            "hours": "always",
            "away_days": 0,
            "started": asked,
            "waits": [[asked, None]],
            "now": asked + 3 * HORIZON,
        }
    )["waits"]
    assert (wait["used"], wait["late"], wait["due"]) == (3 * HORIZON, True, None)
