"""Cannons in Rolling with the Waves, ruling by ruling."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import Malformed, Refused
from engine.games.rolling.state import Sheet, State
from engine.table import read_action
from tests.engine.games.rolling.moments import GAME, fire, plan, planning, refusal

EMPTY = Sheet()
SMALL, LARGE = {"cannon": "small"}, {"cannon": "large"}
ELSEWHERE = {"hull": 0, "ports": 1, "crew": 2}
SEA = {"target": None}


def at(target: int, into: int = 1, chest: int | None = 1) -> dict[str, Any]:
    return {"target": target, "into": into} | ({} if chest is None else {"chest": chest})


def loaded(
    *them: Sheet, small: tuple[int, ...] = (), large: tuple[int, ...] = (), mine: Sheet = EMPTY, infamy: int = 5
) -> State:
    """Seat 0 is about to fire cannons with these numbers; nothing else of the round matters."""
    before = Sheet(
        spirits=mine.spirits, chests=mine.chests, buried=mine.buried, hull=mine.hull, small=small[:-1], large=large[:-1]
    )
    # the last die of each cannon to be fired comes from this round's plan; the others go where they do no harm
    dice = [[small[-1] if small else 1, large[-1] if large else 1, 1]]
    mine_plan = {"small" if small else "ports": 0, "large" if large else "spirits": 1, "crew": 2}
    state = planning(dice + [[1, 1, 1]] * len(them), [before, *them], [infamy] + [5] * len(them))
    planned: State = plan(state, mine_plan, *[{"ports": 0, "crew": 1, "small": 2}] * len(them)).state
    return planned


def why(state: State, *shots: dict[str, Any]) -> str | None:
    return refusal(state, 0, {"type": "fire", "shots": list(shots)})


def hoard(*dice: int, hull: tuple[int, ...] = ()) -> Sheet:
    return Sheet(chests=(dice, (), ()), hull=hull)


def test_alex_takes_three_shots_at_level_two_and_steals_the_topmost_treasure() -> None:
    """The rulebook's example; the large cannon holds 3, 4 and 3, so it pays 3 and is wiped."""
    after = fire(loaded(hoard(6, 2, 5, hull=(7, 7)), large=(3, 4, 3)), 0, LARGE | at(1)).state
    assert after.sheets[0].chests[0] == (5,)
    assert after.sheets[1].chests[0] == (6, 2)
    assert after.sheets[0].large == ()
    assert after.infamy == (5 + 3, 5)


def test_treasure_is_stowed_in_the_order_stolen() -> None:
    """Sam's 2 lies on top of the 6, so Alex places the 2 first."""
    after = fire(loaded(hoard(1, 6, 2), small=(3, 4)), 0, SMALL | at(1, into=2)).state
    assert after.sheets[0].chests == ((), (2, 6), ())
    assert after.sheets[1].chests == ((1,), (), ())


def test_what_does_not_fit_is_lost_and_a_full_chest_may_be_named() -> None:
    mine = Sheet(chests=((1, 1, 1), (2, 2, 2, 2), ()))
    state = loaded(hoard(1, 6, 2), small=(3, 4), mine=mine)
    assert fire(state, 0, SMALL | at(1, into=1)).state.sheets[0].chests[0] == (1, 1, 1, 2)
    after = fire(state, 0, SMALL | at(1, into=2)).state
    assert after.sheets[0].chests == mine.chests
    assert after.sheets[1].chests[0] == (1,)


def test_a_chest_with_fewer_dice_gives_what_it_has() -> None:
    after = fire(loaded(hoard(4), small=(5, 6)), 0, SMALL | at(1)).state
    assert after.sheets[0].chests[0] == (4,)
    assert after.sheets[1].chests[0] == ()


def test_shots_are_the_levels_reached() -> None:
    for small, shots in (((1, 2), 0), ((1, 3), 1), ((3, 4), 2), ((4, 6), 3)):
        after = fire(loaded(hoard(1, 2, 3, 4), small=small), 0, SMALL | at(1)).state
        assert len(after.sheets[0].chests[0]) == shots
    for large, shots in (((1, 1, 1), 1), ((2, 2, 2), 2), ((3, 3, 3), 3), ((5, 5, 4), 3), ((5, 5, 5), 4)):
        after = fire(loaded(hoard(1, 2, 3, 4), large=large), 0, LARGE | at(1)).state
        assert len(after.sheets[0].chests[0]) == shots


def test_a_full_cannon_below_its_first_level_fires_no_shot_and_pays() -> None:
    after = fire(loaded(hoard(4), small=(1, 2)), 0, SMALL | at(1)).state
    assert after.sheets[1].chests[0] == (4,)
    assert after.infamy[0] == 6
    assert after.sheets[0].small == ()


def test_a_cannon_with_no_shot_left_after_hull_still_names_target_chest_and_stow() -> None:
    state = loaded(hoard(4, hull=(7, 7, 7)), small=(3, 4))
    assert why(state, SMALL | {"target": 1, "into": 1}) == "name-a-chest"
    assert why(state, SMALL | {"target": 1, "chest": 1}) == "name-a-hold"
    after = fire(state, 0, SMALL | at(1)).state
    assert after.sheets[1].chests[0] == (4,)
    assert after.infamy[0] == 8


def test_both_cannons_on_one_target_add_up_and_hull_is_subtracted_once() -> None:
    state = loaded(hoard(1, 2, 3, 4, hull=(7, 7)), small=(3, 4), large=(2, 2, 2))
    after = fire(state, 0, SMALL | at(1), LARGE | at(1)).state
    assert after.sheets[0].chests[0] == (4, 3)
    assert after.infamy[0] == 5 + 3 + 2
    assert (after.sheets[0].small, after.sheets[0].large) == ((), ())


def test_a_cannon_short_of_its_first_level_adds_nothing_to_the_other() -> None:
    state = loaded(hoard(1, 2, 3, 4, hull=(7,)), small=(1, 1), large=(2, 2, 2))
    assert fire(state, 0, LARGE | at(1), SMALL | at(1)).state.sheets[0].chests[0] == (4,)


def test_both_cannons_on_one_target_name_the_same_chest_and_stow() -> None:
    them = Sheet(chests=((1,), (2,), ()))
    state = loaded(them, small=(3, 4), large=(2, 2, 2))
    assert why(state, SMALL | at(1), LARGE | at(1, chest=2)) == "same-chest"
    assert why(state, SMALL | at(1), LARGE | at(1, into=2)) == "same-chest"
    assert why(state, SMALL | at(1), LARGE | at(1)) is None
    assert why(state, LARGE | at(1, chest=2), SMALL | at(1, chest=2)) is None
    nothing = loaded(EMPTY, small=(3, 4), large=(2, 2, 2))
    assert why(nothing, SMALL | at(1, chest=None), LARGE | at(1, chest=None, into=2)) == "same-chest"
    assert why(nothing, SMALL | at(1, chest=None), LARGE | at(1, chest=None)) is None


def test_cannons_on_different_targets_count_each_for_itself() -> None:
    state = loaded(hoard(1, 2, hull=(7,)), hoard(3, 4, hull=(7,)), small=(3, 4), large=(2, 2, 2))
    after = fire(state, 0, SMALL | at(1), LARGE | at(2, into=2)).state
    assert [sheet.chests for sheet in after.sheets] == [((2,), (4,), ()), ((1,), (), ()), ((3,), (), ())]


def test_two_entries_are_carried_out_in_the_order_listed() -> None:
    state = loaded(hoard(1, 2), hoard(3, 4), small=(1, 3), large=(1, 1, 1))
    after = fire(state, 0, SMALL | at(1), LARGE | at(2)).state
    assert after.sheets[0].chests[0] == (2, 4)
    after = fire(state, 0, LARGE | at(2), SMALL | at(1)).state
    assert after.sheets[0].chests[0] == (4, 2)


def test_one_cannon_may_fire_at_a_ship_and_the_other_into_the_sea() -> None:
    state = loaded(hoard(1, 2, 3, 4), small=(3, 4), large=(2, 2, 3))
    after = fire(state, 0, LARGE | SEA, SMALL | at(1)).state
    assert after.sheets[0].chests[0] == (4, 3)
    assert after.infamy[0] == 5 + 3 + 2
    both = fire(state, 0, LARGE | SEA, SMALL | SEA).state
    assert both.sheets[1].chests[0] == (1, 2, 3, 4)
    assert both.infamy[0] == 10


def test_into_the_sea_no_chest_is_named() -> None:
    state = loaded(hoard(1), small=(3, 4))
    assert why(state, SMALL | SEA) is None
    assert why(state, SMALL | SEA | {"into": 1}) == "sea-is-empty"
    assert why(state, SMALL | SEA | {"chest": 1}) == "sea-is-empty"


def test_the_chest_is_left_out_where_the_target_has_nothing_to_steal() -> None:
    buried = Sheet(chests=((6,), (), ()), buried=(True, False, False))
    for nothing in (EMPTY, buried):
        state = loaded(nothing, small=(3, 4))
        assert why(state, SMALL | at(1, chest=None)) is None
        assert why(state, SMALL | at(1)) in ("nothing-to-steal", "chest-buried")
        assert fire(state, 0, SMALL | at(1, chest=None)).state.infamy[0] == 8


def test_only_unburied_chests_with_treasure_are_aimed_at_and_only_unburied_ones_stow() -> None:
    them = Sheet(chests=((6,), (5,), ()), buried=(True, False, False))
    mine = Sheet(chests=((6,), (), ()), buried=(True, False, False))
    state = loaded(them, small=(3, 4), mine=mine)
    assert why(state, SMALL | at(1, chest=1, into=2)) == "chest-buried"
    assert why(state, SMALL | at(1, chest=3, into=2)) == "nothing-to-steal"
    assert why(state, SMALL | at(1, chest=2, into=1)) == "chest-buried"
    assert why(state, SMALL | at(1, chest=2, into=2)) is None
    assert why(state, SMALL | at(1, chest=0, into=2)) == why(state, SMALL | at(1, chest=2, into=4)) == "no-such-chest"


def test_nobody_fires_at_oneself_or_at_nobody() -> None:
    state = loaded(hoard(1), small=(3, 4), mine=hoard(2))
    assert why(state, SMALL | at(0)) == "own-ship"
    assert why(state, SMALL | at(2)) == why(state, SMALL | at(-1)) == "no-such-target"


def test_there_is_one_entry_for_each_full_cannon() -> None:
    one, two = loaded(hoard(1), small=(3, 4)), loaded(hoard(1), small=(3, 4), large=(1, 1, 1))
    for state, shots in (
        (one, []),
        (one, [LARGE | SEA]),
        (one, [SMALL | SEA, SMALL | SEA]),
        (one, [SMALL | SEA, LARGE | SEA]),
        (two, [SMALL | SEA]),
        (two, [SMALL | SEA, SMALL | SEA]),
    ):
        assert why(state, *shots) == "one-shot-each"


def test_this_rounds_hull_and_burying_protect() -> None:
    mine = Sheet(small=(6,))
    dice = [[6, 1, 1], [6, 1, 1], [1, 1, 1]]
    them = Sheet(chests=((4, 4), (), ()), hull=(1,))
    state = planning(dice, [mine, them, hoard(3)])
    state = plan(state, {"small": 0, "ports": 1, "crew": 2}, {"hull": 0, "chest1": 1, "crew": 2}, {"bury": 1}).state
    assert why(state, SMALL | at(2)) == "chest-buried"
    after = fire(state, 0, SMALL | at(1)).state
    # three shots, one of them blocked by the Hull written just now; the die written just now lies on top
    assert after.sheets[0].chests[0] == (1, 4)


def firing_order(infamy: list[int], first: int) -> tuple[int, ...]:
    state = planning([[6, 1, 1]] * 4, [Sheet(small=(1,))] * 3 + [EMPTY], infamy, first)
    after: State = plan(state, *[{"small": 0, "ports": 1, "crew": 2}] * 3, ELSEWHERE).state
    return after.firing


def test_the_highest_infamy_fires_first() -> None:
    assert firing_order([3, 9, 6, 20], first=0) == (1, 2, 0)


def test_ties_fire_in_turn_order_from_the_first_player() -> None:
    assert firing_order([5, 5, 5, 5], first=1) == (1, 2, 0)
    assert firing_order([5, 5, 5, 5], first=3) == (0, 1, 2)
    assert firing_order([5, 8, 5, 5], first=2) == (1, 2, 0)


def test_infamy_gained_by_firing_does_not_change_the_order() -> None:
    dice = [[6, 6, 1], [6, 1, 1], [6, 1, 1]]
    sheets = [Sheet(small=(6,)), Sheet(small=(6,)), Sheet(small=(6,))]
    state = plan(planning(dice, sheets, [7, 6, 5]), *[{"small": 0, "hull": 1, "crew": 2}] * 3).state
    assert state.firing == (0, 1, 2)
    state = fire(state, 0, SMALL | SEA).state
    assert (state.infamy, state.firing) == ((13, 6, 5), (1, 2))
    with pytest.raises(Refused, match="not-your-turn"):
        fire(state, 2, SMALL | SEA)


def test_ports_of_this_round_do_not_count_for_the_order() -> None:
    dice = [[6, 6, 6]] * 2
    sheets = [Sheet(small=(6,), ports=(6, 6)), Sheet(small=(6,))]
    state = plan(
        planning(dice, sheets, [5, 6]), {"small": 0, "ports": 1, "crew": 2}, {"small": 0, "hull": 1, "crew": 2}
    )
    assert state.state.firing == (1, 0)


def test_what_a_second_shooter_finds_is_what_the_first_has_left() -> None:
    dice = [[6, 1, 1], [6, 1, 1], [1, 1, 1]]
    sheets = [Sheet(small=(6,)), Sheet(small=(6,)), hoard(1, 2, 3)]
    state = planning(dice, sheets, [7, 6, 5])
    state = plan(state, *[{"small": 0, "hull": 1, "crew": 2}] * 2, {"ports": 0, "crew": 1, "small": 2}).state
    state = fire(state, 0, SMALL | at(2)).state
    assert state.sheets[0].chests[0] == (3, 2, 1)
    assert refusal(state, 1, {"type": "fire", "shots": [SMALL | at(2)]}) == "nothing-to-steal"
    state = fire(state, 1, SMALL | at(0, into=3)).state
    assert state.sheets[1].chests[2] == (1, 2, 3)


def test_infamy_past_twenty_is_lost() -> None:
    assert fire(loaded(EMPTY, small=(6, 6), infamy=17), 0, SMALL | SEA).state.infamy[0] == 20


@pytest.mark.parametrize(
    "shot",
    [
        {"cannon": "small"},
        {"cannon": "small", "target": "sea"},
        {"cannon": "small", "target": 1, "chest": None, "into": 1},
        {"cannon": "small", "target": 1, "into": None},
        {"cannon": "small", "target": True, "into": 1},
        {"cannon": "middle", "target": None},
        {"cannon": "small", "target": None, "shots": 1},
    ],
)
def test_a_malformed_shot_is_no_shot(shot: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, {"type": "fire", "shots": [shot]})


def test_spirits_for_a_7_on_ports_or_crew_are_erased_only_after_the_last_cannon() -> None:
    dice = [[6, 1, 1], [1, 1, 1], [1, 1, 1]]
    mine, theirs = {"small": 0, "hull": 1, "ports": 2, "boost": "ports"}, {**ELSEWHERE, "boost": "hull"}
    sheets = [Sheet(spirits=2, small=(6,)), Sheet(spirits=2), Sheet(spirits=2)]
    state = plan(planning(dice, sheets), mine, theirs, {**ELSEWHERE, "boost": "crew"}).state
    facts = GAME.facts(state)
    assert (facts["phase"], facts["spirits"], facts["ports"]) == ("fire", [2, 0, 2], [[], [], []])
    facts = GAME.facts(fire(state, 0, SMALL | SEA).state)
    assert (facts["spirits"], facts["ports"], facts["crew"]) == ([0, 0, 0], [[7], [1], [1]], [[], [1], [7]])
