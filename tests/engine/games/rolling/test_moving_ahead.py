"""Plans for the draft of Rolling with the Waves: one list for three dice, its conditions, and what is paid."""

from __future__ import annotations

from typing import Any

from engine.chance import Scripted
from engine.games.rolling.actions import Draft
from engine.games.rolling.state import State
from engine.moving_ahead import carry_out
from engine.plan import Ahead, CarriedOut, Claim, PutAside
from engine.plan_menu import PlanMenu
from engine.table import Table
from tests.engine.games.rolling.moments import GAME, do

CLEAR, RED, GREEN = -1, 0, 1
FREE = Claim("free")


def drafting(*roll: tuple[int, int], first: int = GREEN) -> State:
    state: State = Table(GAME, 2, {}, Scripted({"first": [first], "roll": [[list(die) for die in roll]]})).state
    return state


def lay(state: State, *tokens: str) -> Ahead:
    """A plan of red's, made in the menu."""
    menu = PlanMenu(GAME, state, RED, 0)
    return menu.lay(menu.compose(tokens))


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
    ahead = lay(state, "if.first+free", "f4", "f2", "b5")
    first = Claim("first", {"colour": CLEAR, "value": 4})
    for step, claims in zip(ahead.steps, ((first, FREE), (FREE,), (FREE,)), strict=True):
        assert [wish.claims for wish in step] == [claims] * 3
    assert len(lay(state, "x1", "if.first+free", "f4", "f2").steps) == 1
