"""Plans for the draft of Rolling with the Waves: one list for three dice, its conditions, and what is paid."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Scripted
from engine.errors import Refused
from engine.games.rolling.actions import Draft
from engine.games.rolling.state import State
from engine.moving_ahead import carry_out, find_action
from engine.plan import Ahead, CarriedOut, Claim, PutAside, Wish
from engine.plan_menu import PlanMenu
from tests.engine.games.rolling.moments import GAME, do
from tests.engine.played import Table

CLEAR, RED, GREEN, BLUE = -1, 0, 1, 2
FREE = Claim("free")


def drafting(*roll: tuple[int, int], first: int = GREEN) -> State:
    state: State = Table(GAME, 2, {}, Scripted({"first": [first], "roll": [[list(die) for die in roll]]})).state
    return state


def lay(state: State, *tokens: str) -> Ahead:
    """A plan of red's, made in the menu."""
    menu = PlanMenu(GAME, state, RED, 0)
    return menu.lay(menu.compose(tokens))


def dearest(state: State, way: str) -> Wish:
    """The dearest that red can pay, as the last wish of a list that is meant in this way."""
    return lay(state, f"by.{way}", "f1", "dearest").steps[0][-1]


def carried_out(state: State, ahead: Ahead) -> tuple[Any, Ahead | None]:
    """What red takes by its plan, and what is laid out for later."""
    found = carry_out(GAME, state, RED, ahead, [])
    assert isinstance(found, CarriedOut)
    return found.action, found.left


def test_a_condition_of_a_list_for_three_dice_holds_for_each_of_them() -> None:
    """At the third die only green 5 is left, which would cost all infamy: the person may rather take a sailor."""
    state = drafting((CLEAR, 4), (CLEAR, 2), (GREEN, 5), (CLEAR, 1), (RED, 3), (GREEN, 1))
    left: Ahead | None = lay(state, "if.free", "f4", "f2", "b5")
    for others, mine in ((3, 0), (4, 1)):
        assert left is not None
        state = do(state, GREEN, {"type": "draft", "die": others}).state
        action, left = carried_out(state, left)
        assert action == Draft(mine)
        state = do(state, RED, {"type": "draft", "die": mine}).state
    assert left is not None
    state = do(state, GREEN, {"type": "draft", "die": 5}).state
    assert carry_out(GAME, state, RED, left, []) == PutAside("claim", FREE)


def test_that_the_first_die_is_still_there_is_asked_for_before_the_next_die_alone() -> None:
    state = drafting((CLEAR, 4), (CLEAR, 2), (GREEN, 5), (CLEAR, 1), (RED, 3), (GREEN, 1))
    ahead = lay(state, "if.first.-1.4+free", "f4", "f2", "b5")
    first = Claim("first", {"colour": CLEAR, "value": 4})
    for step, claims in zip(ahead.steps, ((first, FREE), (FREE,), (FREE,)), strict=True):
        assert [wish.claims for wish in step] == [claims] * 3
    assert len(lay(state, "x1", "if.first.-1.4+free", "f4", "f2").steps) == 1


def test_no_plan_is_laid_without_a_condition_that_cannot_be_set_any_more() -> None:
    """Green takes the last die that is free for red, and it is blue's turn before red's."""
    roll = [[CLEAR, 1], [CLEAR, 2], [CLEAR, 3], [CLEAR, 4], [GREEN, 1], [GREEN, 2], [BLUE, 1], [BLUE, 2], [RED, 1]]
    state: State = Table(GAME, 3, {}, Scripted({"first": [GREEN], "roll": [roll]})).state
    for seat, die in ((GREEN, 0), (BLUE, 1), (RED, 4), (GREEN, 2), (BLUE, 3), (RED, 6)):
        state = do(state, seat, {"type": "draft", "die": die}).state
    tokens = ("if.free", "b2")
    assert lay(state, *tokens).steps[0][0].claims == (FREE,)
    menu = PlanMenu(GAME, do(state, GREEN, {"type": "draft", "die": 8}).state, RED, 0)
    made = menu.compose(tokens)
    assert (made.chosen, made.withdrawn) == ((), ("free",))
    with pytest.raises(Refused, match="stale-choice"):
        menu.lay(made)
    assert menu.lay(menu.compose(tokens[1:])).steps[0][0].claims == ()


def test_the_dearest_is_a_free_die_if_one_shows_the_same_number() -> None:
    state = drafting((GREEN, 6), (RED, 6), (GREEN, 2), (CLEAR, 1), (CLEAR, 2), (CLEAR, 3), first=RED)
    state = replace(state, infamy=(9, 9))
    assert find_action(GAME, state, RED, Wish(pattern="dearest")) == Draft(1)
    state = drafting((GREEN, 6), (RED, 5), (GREEN, 2), (CLEAR, 1), (CLEAR, 2), (CLEAR, 3), first=RED)
    state = replace(state, infamy=(9, 9))
    assert find_action(GAME, state, RED, Wish(pattern="dearest")) == Draft(0)


def test_the_dearest_costs_no_more_than_the_chosen_way_allows() -> None:
    state = drafting((GREEN, 5), (GREEN, 3), (CLEAR, 2), (CLEAR, 1), (RED, 1), (RED, 1), first=RED)
    for way, die in (("pay", 0), ("sailor-4", 1), ("sailor-3", 1), ("sailor-2", 2), ("sailor-0", 2)):
        assert find_action(GAME, state, RED, dearest(state, way)) == Draft(die)


def test_nothing_is_paid_for_the_dearest_where_a_sailor_was_chosen_and_no_free_die_is_left() -> None:
    state = drafting((GREEN, 5), (GREEN, 3), (CLEAR, 2), (CLEAR, 1), (RED, 1), (RED, 1), first=RED)
    left = replace(state, pool=(0, 1))
    for way, found in (("pay", Draft(0)), ("sailor-3", Draft(1)), ("sailor-2", None), ("sailor-0", None)):
        assert find_action(GAME, left, RED, dearest(state, way)) == found
