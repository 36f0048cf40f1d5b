"""The questions of Rolling with the Waves at their largest and oddest: what they offer, and what they ask once more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.chance import Scripted, Seeded
from engine.games.rolling.state import Sheet, State
from engine.menu import MOST_OPTIONS, STALE, Ask, Ready, walk
from engine.sealed import Sealed
from engine.table import encode_state, read_action
from tests.engine.games.rolling.moments import GAME, do, plan, plan_fields, planning
from tests.engine.played import Table

EMPTY = Sheet()


def asked(state: State, seat: int, *picked: str) -> Ask:
    found = GAME.ask(state, seat, picked)
    assert isinstance(found, Ask)
    return found


def ready(state: State, seat: int, *picked: str) -> tuple[dict[str, Any], str | None]:
    """The fields of the action, and the key of why it is asked once more."""
    found = GAME.ask(state, seat, picked)
    assert isinstance(found, Ready)
    return msgspec.json.decode(msgspec.json.encode(found.action)), found.confirm.key if found.confirm else None


def tokens(ask: Ask) -> list[str]:
    return [option.token for option in ask.options]


def reaches_all(state: State, seat: int, presses: int) -> None:
    """The menu leads to every legal action and no other, each in one way, with so many presses at most."""
    found = list(walk(GAME, state, seat))
    actions = [action for _, action in found]
    assert set(actions) == set(GAME.legal(state, seat))
    assert len(actions) == len(set(actions))
    assert max(len(picked) for picked, _ in found) <= presses
    assert max(len("/".join(picked)) for picked, _ in found) < 60


def drafting(roll: list[list[int]]) -> State:
    state: State = Table(GAME, 2, {}, Scripted({"first": [0], "roll": [roll]})).state
    return state


def test_a_die_is_one_press() -> None:
    state = drafting([[-1, 4], [0, 6], [1, 3], [1, 6], [-1, 1], [0, 2]])
    assert tokens(asked(state, 0)) == ["d0", "d1", "d2", "d4", "d5"]
    assert ready(state, 0, "d1") == ({"type": "draft", "die": 1}, None)
    reaches_all(state, 0, 1)


def test_paying_for_a_number_that_is_free_is_asked_once_more() -> None:
    state = drafting([[-1, 3], [0, 6], [1, 3], [1, 4], [-1, 1], [0, 2]])
    assert ready(state, 0, "d2")[1] == "rolling-menu-confirm-paying"
    assert ready(state, 0, "d3")[1] is None


def test_fifteen_dice_to_pay_for_or_take_drunk_fit_into_one_question() -> None:
    start = Table(GAME, 5, {}, Scripted({"first": [0]})).state
    roll = tuple((1 + die % 4, 1 + die % 6) for die in range(15))
    state = msgspec.structs.replace(start, roll=roll, infamy=(6,) * 5)
    assert len(GAME.legal(state, 0)) == 30
    assert len(asked(state, 0).options) == 15 <= MOST_OPTIONS
    assert tokens(asked(state, 0, "d7")) == ["pay", "sailor"]
    assert ready(state, 0, "d7", "sailor") == ({"type": "draft", "die": 7, "sailor": True}, None)
    reaches_all(state, 0, 2)


def test_a_plan_is_made_die_by_die() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [EMPTY, EMPTY])
    first = asked(state, 0)
    assert (first.words.params["die"], first.words.params["value"]) == (1, 3)
    assert "hull" not in tokens(asked(state, 0, "hull"))
    assert ready(state, 0, "hull", "chest1", "ports") == (plan_fields({"hull": 0, "chest1": 1, "ports": 2}), None)
    reaches_all(state, 0, 3)


def test_the_7_is_asked_about_only_if_the_spirits_will_be_full() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [Sheet(spirits=1), EMPTY])
    assert isinstance(GAME.ask(state, 0, ("hull", "chest1", "ports")), Ready)
    assert tokens(asked(state, 0, "hull", "spirits", "ports")) == ["plain", "hull", "ports"]
    assert ready(state, 0, "hull", "spirits", "ports", "ports")[0]["boost"] == "ports"
    assert "boost" not in ready(state, 0, "hull", "spirits", "ports", "plain")[0]
    reaches_all(state, 0, 4)


def test_the_largest_plan_question_leads_to_all_thirteen_hundred_plans() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [Sheet(spirits=2, chests=((1,), (1,), (1,))), EMPTY])
    reaches_all(state, 0, 4)


def test_burying_is_one_press_and_asked_once_more_while_the_chest_has_room() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [Sheet(chests=((1,), (), (2, 2, 2, 2))), EMPTY])
    assert {"bury1", "bury3"} <= set(tokens(asked(state, 0)))
    assert "bury2" not in tokens(asked(state, 0))
    assert ready(state, 0, "bury1") == ({"type": "plan", "bury": 1}, "rolling-menu-confirm-bury")
    assert ready(state, 0, "bury3") == ({"type": "plan", "bury": 3}, None)
    assert [option.token for option in asked(state, 0).options if option.risky] == ["bury1"]


def test_a_plan_that_is_in_can_be_made_anew() -> None:
    state = do(
        planning([[3, 5, 6], [1, 1, 1]], [EMPTY, EMPTY]), 0, plan_fields({"hull": 0, "crew": 1, "ports": 2})
    ).state
    assert "hull" in tokens(asked(state, 0))


def firing(*them: Sheet, mine: Sheet = EMPTY, large: bool = False) -> State:
    """Seat 0 fires its small cannon (two shots), and with `large` the large one (two shots) too."""
    mine = msgspec.structs.replace(mine, small=(3,), large=(2, 2) if large else ())
    state = planning([[4, 2, 1]] + [[1, 1, 1]] * len(them), [mine, *them])
    parts = {"small": 0, "large": 1, "crew": 2} if large else {"small": 0, "ports": 1, "crew": 2}
    after: State = plan(state, parts, *[{"small": 0, "ports": 1, "crew": 2}] * len(them)).state
    return after


def test_a_volley_asks_for_the_target_and_then_for_both_chests() -> None:
    state = firing(Sheet(chests=((1, 2), (), (3,))), EMPTY)
    assert tokens(asked(state, 0)) == ["small-1", "small-2", "small-sea"]
    assert tokens(asked(state, 0, "small-1")) == ["c1-i1", "c1-i2", "c1-i3", "c3-i1", "c3-i2", "c3-i3"]
    assert tokens(asked(state, 0, "small-2")) == ["i1", "i2", "i3"]
    shots = [{"cannon": "small", "target": 1, "chest": 3, "into": 2}]
    assert ready(state, 0, "small-1", "c3-i2") == ({"type": "fire", "shots": shots}, None)
    reaches_all(state, 0, 2)


def test_both_cannons_at_one_ship_ask_for_the_chests_once() -> None:
    state = firing(Sheet(chests=((1, 2), (), (3,))), EMPTY, large=True)
    aim = {"target": 1, "chest": 1, "into": 2}
    shots = [{"cannon": "large"} | aim, {"cannon": "small"} | aim]
    assert ready(state, 0, "large-1", "c1-i2", "small-1") == ({"type": "fire", "shots": shots}, None)
    reaches_all(state, 0, 4)


def test_both_cannons_among_five_reach_two_thousand_volleys() -> None:
    rich = Sheet(chests=((1,), (2,), (3,)))
    state = firing(rich, rich, rich, rich, large=True)
    # each order: both into the sea, one of them, both at one ship, and at two ships
    assert len(GAME.legal(state, 0)) == 2 * (1 + 2 * 36 + 36 + 4 * 3 * 81)
    reaches_all(state, 0, 4)


def idle(*, large: bool) -> State:
    """Seat 0 fires a small cannon without a shot, and with `large` the large one (two shots) too, among rich ships."""
    rich = Sheet(chests=((1, 2), (3,), ()))
    mine = Sheet(small=(1,), large=(2, 2) if large else ())
    state = planning([[2, 2, 1], [1, 1, 1], [1, 1, 1]], [mine, rich, rich])
    parts = {"small": 0, "large": 1, "crew": 2} if large else {"small": 0, "ports": 1, "crew": 2}
    after: State = plan(state, parts, *[{"small": 0, "ports": 1, "crew": 2}] * 2).state
    return after


def test_a_cannon_without_a_shot_is_asked_nothing() -> None:
    sea = {"cannon": "small", "target": None}
    assert ready(idle(large=False), 0) == ({"type": "fire", "shots": [sea]}, None)
    state = idle(large=True)
    assert tokens(asked(state, 0)) == ["large-1", "large-2", "large-sea"]
    shots = [{"cannon": "large", "target": 1, "chest": 1, "into": 2}, sea]
    assert ready(state, 0, "large-1", "c1-i2") == ({"type": "fire", "shots": shots}, None)


@pytest.mark.parametrize("large", [False, True])
def test_whatever_a_cannon_without_a_shot_is_aimed_at_the_menu_leads_to_what_does_the_same(large: bool) -> None:
    state = idle(large=large)
    reached = {action for _, action in walk(GAME, state, 0)}
    legal = GAME.legal(state, 0)
    assert len(legal) > len(reached)
    assert {GAME.simplest(state, 0, action) for action in legal} == reached <= set(legal)
    for action in legal:
        same = GAME.simplest(state, 0, action)
        assert GAME.apply(state, 0, action, Seeded(b"")).state == GAME.apply(state, 0, same, Seeded(b"")).state


def test_a_typed_volley_of_a_cannon_without_a_shot_is_asked_once_more_like_its_simplest_form() -> None:
    state = idle(large=True)
    game = Sealed("rolling", msgspec.msgpack.encode([encode_state(state), 0, [0] * 3]))
    aims = {"target": 2, "chest": 1, "into": 1}
    shots = [{"cannon": "small", **aims}, {"cannon": "large", "target": None}]
    path = game.path_to(0, read_action(GAME, {"type": "fire", "shots": shots}))
    assert path == ("large-sea",)
    assert ready(state, 0, *path)[1] == "rolling-menu-confirm-sea"


def test_firing_into_the_sea_with_treasure_in_reach_is_asked_once_more() -> None:
    assert ready(firing(Sheet(chests=((1,), (), ()))), 0, "small-sea")[1] == "rolling-menu-confirm-sea"
    assert ready(firing(EMPTY), 0, "small-sea")[1] is None
    assert ready(firing(Sheet(chests=((1,), (), ()), hull=(7, 7))), 0, "small-sea")[1] is None


def test_stealing_what_finds_no_room_is_asked_once_more() -> None:
    state = firing(Sheet(chests=((1, 1), (), ())), mine=Sheet(chests=((1, 1, 1), (), ())))
    assert ready(state, 0, "small-1", "c1-i1")[1] == "rolling-menu-confirm-lost"
    assert ready(state, 0, "small-1", "c1-i2")[1] is None


def test_the_room_for_a_second_volley_is_what_the_first_leaves() -> None:
    rich = Sheet(chests=((6, 6), (), ()))
    state = firing(rich, rich, mine=Sheet(chests=((1, 1, 1), (), ())), large=True)
    for picked, room in (((), {1: 1, 2: 4, 3: 4}), (("small-1", "c1-i1"), {1: 0, 2: 4, 3: 4})):
        options = asked(state, 0, *picked, "large-2").options
        assert {option.words.params["into"]: option.words.params["room"] for option in options} == room
        assert {option.words.params["treasure"] for option in options} == {"6 6"}


def test_what_was_not_offered_is_stale() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [EMPTY, EMPTY])
    for picked in (
        ("keel",),
        ("hull", "hull"),
        ("hull", "crew", "ports", "plain"),
        ("bury1",),
        ("",),
        ("bury1", "hull"),
    ):
        assert GAME.ask(state, 0, picked) == STALE
    fire = firing(EMPTY)
    for picked in (("large-1",), ("small-0",), ("small-1", "c1-i1"), ("small-sea", "i1")):
        assert GAME.ask(fire, 0, picked) == STALE
    assert GAME.ask(fire, 1, ()) == STALE
    start = drafting([[-1, 4], [0, 6], [1, 3], [1, 6], [-1, 1], [0, 2]])
    for picked in (("d9",), ("d0", "pay"), ("d3",), ("0",)):
        assert GAME.ask(start, 0, picked) == STALE
    assert read_action(GAME, {"type": "draft", "die": 0}) in GAME.legal(start, 0)


def test_each_die_of_a_plan_says_where_those_before_it_went() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [EMPTY, EMPTY])
    first, second, third = asked(state, 0), asked(state, 0, "hull"), asked(state, 0, "hull", "crew")
    assert first.words.key == "rolling-menu-plan"
    assert (second.words.key, second.words.params["part"]) == ("rolling-menu-plan-2", "hull")
    assert (third.words.key, third.words.params["part"], third.words.params["other"]) == (
        "rolling-menu-plan-3",
        "hull",
        "crew",
    )


def test_spirits_that_only_this_plan_fills_are_not_called_full() -> None:
    state = planning([[3, 5, 6], [1, 1, 1]], [Sheet(spirits=1), EMPTY])
    assert asked(state, 0, "hull", "crew", "spirits").words.params == {"filled": 1}
    filled = planning([[3, 5, 6], [1, 1, 1]], [Sheet(spirits=2), EMPTY])
    assert asked(filled, 0, "hull", "crew", "ports").words.params == {"filled": 2}
