"""Ports, Crew, the anchor, the end and the score in Rolling with the Waves, ruling by ruling."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.rolling.parts import LEVELS, level
from engine.games.rolling.scoring import enders, worth
from engine.games.rolling.state import Sheet, State
from tests.engine.games.rolling.moments import GAME, fire, plan, planning

EMPTY = Sheet()
QUIET = {"spirits": 0, "hull": 1, "chest1": 2}
DICE = [[6, 1, 1], [3, 1, 1]]


def after(*sheets: Sheet, one: dict[str, Any] = QUIET, infamy: tuple[int, ...] = (5, 5)) -> State:
    """The state when a round without cannons is over; the other seat plans nothing that matters."""
    state: State = plan(planning(DICE, sheets, infamy), one, QUIET).state
    return state


def test_alex_and_sam_raid_ports() -> None:
    """The rulebook's example: 12 is level 2 and the highest sum, 9 is level 1."""
    assert after(Sheet(ports=(6, 6)), Sheet(ports=(3, 3, 3))).infamy == (5 + 3, 5 + 1)


def test_nobody_gains_for_the_highest_ports_on_a_tie() -> None:
    assert after(Sheet(ports=(4, 2)), Sheet(ports=(6,))).infamy == (6, 6)
    assert after(EMPTY, EMPTY).infamy == (5, 5)


def test_the_highest_ports_sum_gains_one_even_below_the_first_level() -> None:
    assert after(Sheet(ports=(2,)), EMPTY).infamy == (6, 5)


def test_ports_written_this_round_pay_this_round() -> None:
    assert after(EMPTY, EMPTY, one={"ports": 0, "hull": 1, "spirits": 2}).infamy == (5 + 1 + 1, 5)


def test_ports_past_twenty_are_lost() -> None:
    assert after(Sheet(ports=(6, 6, 6)), EMPTY, infamy=(18, 5)).infamy == (20, 5)


def test_infamy_that_is_lost_is_not_counted_as_gained() -> None:
    sheets = [Sheet(small=(6,), ports=(6, 6, 6)), EMPTY]
    turn = plan(planning(DICE, sheets, (18, 5)), {"small": 0, "hull": 1, "chest1": 2}, QUIET)
    last = fire(turn.state, 0, {"cannon": "small", "target": None})
    assert last.state.infamy == (20, 5)
    assert GAME.tally([*turn.events, *last.events])["infamy"] == {0: 2}


def test_a_crew_level_newly_reached_puts_one_die_into_the_bag() -> None:
    assert after(EMPTY, EMPTY).bag == (2, 2, 3)
    assert after(Sheet(crew=(4,)), EMPTY, one={"crew": 1, "hull": 0, "ports": 2}).bag == (3, 2, 3)
    assert after(Sheet(crew=(5,)), EMPTY, one={"crew": 1, "hull": 0, "ports": 2}).bag == (3, 2, 3)


def test_two_levels_reached_at_once_are_two_dice() -> None:
    boosted = {"crew": 0, "hull": 1, "ports": 2, "boost": "crew"}
    assert after(Sheet(crew=(4,), spirits=2), EMPTY, one=boosted).bag == (4, 2, 3)


def test_the_new_die_can_be_rolled_in_the_next_round() -> None:
    state = after(Sheet(crew=(4, 6, 6)), EMPTY, one={"crew": 0, "hull": 1, "ports": 2})
    assert state.bag == (5, 2, 3)
    assert GAME.cards(state).count("die-0") == 5


def test_ports_and_crew_are_written_only_after_the_last_cannon() -> None:
    sheets = [Sheet(small=(6,), ports=(6,), crew=(4,), spirits=2), EMPTY]
    mine = {"small": 0, "ports": 1, "crew": 2, "boost": "crew"}
    state: State = plan(planning(DICE, sheets), mine, QUIET).state
    facts = GAME.facts(state)
    assert facts["phase"] == "fire"
    assert (facts["ports"][0], facts["crew"][0], facts["infamy"], facts["bag"]) == ([6], [4], [5, 5], [2, 2, 3])
    # the Spirits are erased when the 7 is written
    assert facts["spirits"][0] == 2
    facts = GAME.facts(fire(state, 0, {"cannon": "small", "target": None}).state)
    assert (facts["ports"][0], facts["crew"][0], facts["spirits"][0]) == ([6, 1], [4, 7], 0)
    assert (facts["infamy"], facts["bag"]) == ([5 + 6 + 1 + 1, 5], [4, 2, 3])


def test_the_next_player_clockwise_is_first() -> None:
    state = after(EMPTY, EMPTY)
    assert (state.round, state.phase, state.first) == (5, "draft", 1)
    assert after_first(1).first == 0


def after_first(first: int) -> State:
    state: State = plan(planning(DICE, [EMPTY, EMPTY], first=first), QUIET, QUIET).state
    return state


def test_the_end_comes_with_all_three_chests_each_buried_or_full() -> None:
    sheet = Sheet(chests=((1, 1, 1), (2, 2, 2, 2), (6,)), buried=(False, False, True))
    state = after(sheet, EMPTY)
    outcome = GAME.outcome(state)
    assert outcome.over
    assert outcome.reason == "chests"
    assert (state.round, state.first) == (4, 0)
    assert GAME.to_act(state) == ()


def test_the_end_comes_with_all_squares_of_ports_crew_and_hull() -> None:
    sheet = Sheet(ports=(1,) * 5, crew=(1,) * 5, hull=(1,) * 4)
    assert GAME.outcome(after(sheet, EMPTY)).reason == "squares"
    assert not GAME.outcome(after(Sheet(ports=(1,) * 5, crew=(6,) * 4, hull=(6,) * 4), EMPTY)).over


def test_chests_that_cannons_have_emptied_end_nothing() -> None:
    them = Sheet(chests=((1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3)))
    state: State = plan(planning(DICE, [Sheet(small=(6,)), them]), {"small": 0, "hull": 1, "ports": 2}, QUIET).state
    assert enders(state.sheets)[0] == "chests"
    state = fire(state, 0, {"cannon": "small", "target": 1, "chest": 2, "into": 1}).state
    assert state.phase == "draft"
    state = plan(planning(DICE, [Sheet(small=(6,)), them]), {"small": 0, "hull": 1, "ports": 2}, QUIET).state
    assert fire(state, 0, {"cannon": "small", "target": None}).state.phase == "over"


def test_points() -> None:
    assert worth(EMPTY) == 0
    assert worth(Sheet(chests=((7, 1), (6,), ()))) == 14
    assert worth(Sheet(chests=((7, 1), (6,), ()), buried=(True, False, False))) == 16
    assert worth(Sheet(hull=(1,) * 5)) == worth(Sheet(ports=(1,) * 5)) == worth(Sheet(crew=(1,) * 5)) == 5
    assert worth(Sheet(hull=(6,) * 4, small=(6,), large=(6, 6), spirits=2)) == 0


@pytest.mark.parametrize(("infamy", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (20, 6)])
def test_three_infamy_left_are_a_point(infamy: int, points: int) -> None:
    assert GAME.outcome(planning(DICE, [EMPTY, EMPTY], (infamy, 1))).scores == (points, 0)


def ended(one: Sheet, other: Sheet, infamy: tuple[int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    outcome = GAME.outcome(after(one, other, infamy=infamy))
    assert outcome.over
    return outcome.scores, outcome.winners


DONE = ((1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 1))


def test_most_points_win_and_with_as_many_more_infamy() -> None:
    equal = Sheet(chests=DONE)
    assert ended(equal, Sheet(chests=((1, 1), (1, 1, 1, 1), (1, 1, 1, 1))), (3, 3)) == ((13, 12), (0,))
    assert ended(equal, equal, (3, 5)) == ((13, 13), (1,))


def test_those_who_are_still_tied_all_win() -> None:
    assert ended(Sheet(chests=DONE), Sheet(chests=DONE), (4, 4)) == ((13, 13), (0, 1))


def test_a_level_is_reached_when_the_sum_is_at_least_its_number() -> None:
    """13 in the Hull is level 1, as in the rulebook's example."""
    assert level("hull", (6, 7)) == 1
    for part, numbers in LEVELS.items():
        for reached, number in enumerate(numbers):
            assert level(part, (number - 1,)) == reached
            assert level(part, (number,)) == reached + 1
