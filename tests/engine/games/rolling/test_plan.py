"""Plans, Spirits and burying in Rolling with the Waves, ruling by ruling."""

from __future__ import annotations

import timeit
from typing import Any

import pytest

from engine.chance import Recorded, Seeded, Stream
from engine.errors import Malformed, Refused
from engine.games.rolling.legal import _plans, plans
from engine.games.rolling.parts import PARTS
from engine.games.rolling.state import Sheet
from engine.table import audience_events, read_action
from tests.engine.games.rolling.moments import GAME, do, plan, plan_fields, planning, refusal
from tests.engine.played import Table

EMPTY = Sheet()
DICE = [[3, 5, 6], [1, 2, 4]]
ANY = {"hull": 0, "ports": 1, "crew": 2}


def why(sheet: Sheet, **parts: Any) -> str | None:
    return refusal(planning(DICE, [sheet, EMPTY]), 0, plan_fields(parts))


def test_three_dice_go_on_three_different_parts() -> None:
    assert why(EMPTY, chest1=0, small=1, large=2) is None
    assert why(EMPTY, chest1=0, small=1) == "three-dice"
    assert why(EMPTY, chest1=0, small=1, large=1) == "three-dice"
    assert why(EMPTY, chest1=0, small=1, large=3) == "three-dice"
    assert why(EMPTY, chest1=0, small=1, large=2, hull=2) == "three-dice"


def test_each_part_needs_a_free_square() -> None:
    full = Sheet(
        spirits=2, chests=((1, 1, 1, 1), (), ()), hull=(1,) * 5, ports=(1,) * 5, crew=(1,) * 4, small=(1,), large=(1, 2)
    )
    for part in PARTS:
        others = [other for other in ("chest2", "small", "large") if other != part][:2]
        expected = "no-room" if part in ("spirits", "chest1", "hull", "ports") else None
        assert why(full, **{part: 0, others[0]: 1, others[1]: 2}) == expected


def test_nothing_goes_into_a_buried_chest() -> None:
    assert why(Sheet(chests=((4,), (), ()), buried=(True, False, False)), chest1=0, hull=1, crew=2) == "chest-buried"


def test_a_chest_needs_a_die_to_be_buried_and_is_buried_once() -> None:
    sheet = Sheet(chests=((4,), (), (2,)), buried=(False, False, True))
    assert why(sheet, bury=1) is None
    assert why(sheet, bury=2) == "nothing-to-bury"
    assert why(sheet, bury=3) == "chest-buried"
    assert why(sheet, bury=4) == why(sheet, bury=0) == "no-such-chest"


def test_burying_uses_all_three_dice() -> None:
    sheet = Sheet(chests=((4,), (), ()), spirits=2)
    assert why(sheet, bury=1, hull=0) == "put-or-bury"
    assert why(sheet, bury=1, boost="chest1") == "no-boost"
    assert why(sheet) == "put-or-bury"
    after = plan(planning(DICE, [sheet, EMPTY]), {"bury": 1}, ANY).state
    assert after.sheets[0] == Sheet(chests=((4,), (), ()), spirits=2, buried=(True, False, False))


def test_spirits_must_be_full_to_make_a_7() -> None:
    assert why(Sheet(spirits=1), **ANY, boost="hull") == "spirits-not-full"
    assert why(Sheet(spirits=2), **ANY, boost="hull") is None


def test_the_spirits_die_of_the_same_plan_counts() -> None:
    assert why(Sheet(spirits=1), spirits=0, hull=1, chest1=2, boost="hull") is None
    assert why(Sheet(spirits=0), spirits=0, hull=1, chest1=2, boost="hull") == "spirits-not-full"
    after = plan(
        planning(DICE, [Sheet(spirits=1), EMPTY]), {"spirits": 0, "hull": 1, "chest1": 2, "boost": "hull"}, ANY
    )
    assert after.state.sheets[0] == Sheet(spirits=0, hull=(7,), chests=((6,), (), ()))


def test_the_7_is_for_another_part_with_a_die_and_not_the_spirits_die_itself() -> None:
    assert why(Sheet(spirits=1), spirits=0, hull=1, chest1=2, boost="spirits") == "no-boost"
    assert why(Sheet(spirits=2), **ANY, boost="large") == "no-boost"


def test_a_boosted_die_is_written_as_7_and_the_spirits_erased() -> None:
    after = plan(planning(DICE, [Sheet(spirits=2), EMPTY]), {"chest2": 0, "hull": 1, "crew": 2, "boost": "chest2"}, ANY)
    assert after.state.sheets[0] == Sheet(chests=((), (7,), ()), hull=(5,), crew=(6,))


def test_values_are_those_of_the_three_dice_in_the_order_drafted() -> None:
    after = plan(planning(DICE, [EMPTY, EMPTY], first=1), {"hull": 0, "ports": 2, "chest1": 1}, ANY).state
    assert after.sheets[0] == Sheet(hull=(3,), ports=(6,), chests=((5,), (), ()))


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "plan", "put": {"hull": 0, "ports": 1, "crew": True}},
        {"type": "plan", "put": {"hull": 0, "ports": 1, "crew": 2.0}},
        {"type": "plan", "put": {"hull": 0, "ports": 1, "crew": None}},
        {"type": "plan", "put": {"hull": 0, "ports": 1, "keel": 2}},
        {"type": "plan", "put": None},
        {"type": "plan", "put": ANY, "boost": None},
        {"type": "plan", "put": ANY, "boost": "keel"},
        {"type": "plan", "bury": "1"},
        {"type": "plan", "bury": 1, "chest": 1},
    ],
)
def test_a_malformed_plan_is_no_plan(fields: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, fields)


def test_others_see_that_a_plan_is_in_and_not_which() -> None:
    state = planning(DICE, [EMPTY, EMPTY])
    one, other = do(state, 0, plan_fields(ANY)), do(state, 0, plan_fields({"hull": 2, "small": 0, "chest3": 1}))
    for audience in (None, 1):
        assert GAME.view(one.state, audience) == GAME.view(other.state, audience)
        assert audience_events(one.events, audience) == audience_events(other.events, audience) != []
        assert GAME.view(one.state, audience).open.planned == (True, False)
    assert GAME.view(one.state, 0).plan == read_action(GAME, plan_fields(ANY))


def test_a_plan_can_be_replaced_until_the_last_one_is_in() -> None:
    state = planning(DICE, [EMPTY, EMPTY])
    first = do(state, 0, plan_fields(ANY))
    assert GAME.to_act(first.state) == (1,)
    again = do(first.state, 0, plan_fields({"hull": 2, "small": 0, "chest3": 1}))
    assert GAME.to_act(again.state) == (1,)
    assert not again.barrier
    last = do(again.state, 1, plan_fields(ANY))
    assert last.barrier
    assert last.state.sheets[0] == Sheet(hull=(6,), small=(3,), chests=((), (), (5,)))
    with pytest.raises(Refused, match="not-your-turn"):
        do(last.state, 1 - GAME.to_act(last.state)[0], plan_fields(ANY))


def test_that_a_plan_was_changed_is_told_to_nobody_else() -> None:
    state = do(planning(DICE, [EMPTY, EMPTY]), 0, plan_fields(ANY)).state
    again = do(state, 0, plan_fields({"hull": 2, "small": 0, "chest3": 1}))
    for audience in (None, 1):
        assert audience_events(again.events, audience) == []
        assert GAME.view(again.state, audience) == GAME.view(state, audience)
    assert len(audience_events(again.events, 0)) == 3


def test_a_game_with_replaced_plans_replays() -> None:
    table = Table(GAME, 2, {}, Seeded(b"replaced"))
    while GAME.facts(table.state)["phase"] == "draft":
        table.act(table.to_act[0], GAME.legal(table.state, table.to_act[0])[0])
    for seat in (0, 0, 0, 1):
        table.act(seat, read_action(GAME, plan_fields(ANY)))
    again = Table(GAME, 2, {}, Recorded(table.chance.drawn))
    for done in table.done:
        again.act(done.seat, done.action)
    assert again.state == table.state
    assert GAME.facts(table.state)["round"] == 2


def test_a_sealed_plan_can_be_any_legal_one_to_the_others() -> None:
    mine, theirs = Sheet(spirits=2), Sheet(chests=((2,), (), ()), hull=(1,) * 5)
    state = do(planning(DICE, [mine, theirs]), 1, {"type": "plan", "bury": 1}).state
    dealt = {GAME.redeal(state, 0, Stream(bytes([n]))).plans[1] for n in range(60)}
    assert len(dealt) > 30
    assert dealt <= set(plans(theirs))
    assert GAME.redeal(state, 1, Stream(b"")) == state
    assert GAME.unseen(state, 0) == GAME.unseen(state, None) == ("plan-1",)
    assert GAME.unseen(state, 1) == ()


def test_the_longest_list_of_plans_is_exact_and_quickly_made() -> None:
    sheet = Sheet(spirits=2, chests=((1,), (1,), (1,)))
    # 8 parts for the first die, 7, 6; no boost or one of three; and three chests to bury
    assert len(plans(sheet)) == 8 * 7 * 6 * 4 + 3
    # 9 * 8 * 7 without a boost, and with a Spirits die (3 * 8 * 7 of them) one of two
    assert len(plans(Sheet(spirits=1))) == 504 + 168 * 2

    def make() -> None:
        _plans.cache_clear()
        plans(sheet)

    make()
    assert min(timeit.repeat(make, number=1, repeat=5)) < 0.005
