"""Plans for a turn in War of Waves, made in the menu: how far they go on, and who still has a turn to plan."""

from __future__ import annotations

import msgspec

from engine.games.war import GAME
from engine.games.war.events import HornSounded
from engine.menu import Ask
from engine.plan import CarriedOut, PutAside
from engine.plan_menu import PlanMenu
from tests.engine.games.war.positions import WHOLE, at


def test_a_plan_does_not_go_on_to_where_the_turn_can_only_end() -> None:
    state = at(["W1", "W2 B1"], [{}, {"bridge1": "B2"}])
    menu = PlanMenu(GAME, state, 1, 0)
    one = menu.compose(["fortify", "w2"])
    assert one.is_whole
    assert one.may_go_on
    two = menu.compose(["fortify", "w2", ">"])
    assert isinstance(two.question, Ask)
    done = menu.compose(["fortify", "w2", ">", "build"])
    assert done.is_whole
    assert not done.may_go_on


def test_a_horn_of_somebody_else_puts_a_plan_aside_unless_that_stop_is_lifted() -> None:
    state = at(["W1", "W2 B1", "B1"], [{}, {"bridge1": "B2"}, WHOLE])
    laid = PlanMenu(GAME, state, 1, 0)
    ahead, lifted = laid.lay(laid.compose(["fortify", "w2"])), laid.lay(laid.compose(["on.shown", "fortify", "w2"]))
    menu = PlanMenu(GAME, msgspec.structs.replace(state, turn=1), 1, 0)
    assert menu.carry_out(ahead, [HornSounded(2)]) == PutAside("horn")
    assert isinstance(menu.carry_out(ahead, [HornSounded(1)]), CarriedOut)
    assert isinstance(menu.carry_out(ahead, []), CarriedOut)
    assert isinstance(menu.carry_out(lifted, [HornSounded(2)]), CarriedOut)


def test_in_the_last_round_only_those_lay_ahead_whose_turn_still_comes() -> None:
    last = at(["B1", "B2", "B3"], [{}, {}, {}], turn=1, round=60)
    assert [PlanMenu(GAME, last, seat, 0).is_open for seat in range(3)] == [False, False, True]
    before = at(["B1", "B2", "B3"], [{}, {}, {}], turn=1, round=59)
    assert [PlanMenu(GAME, before, seat, 0).is_open for seat in range(3)] == [True, False, True]


def test_nobody_is_next_after_the_last_turn_of_the_last_round() -> None:
    turns = [at(["B1", "B2", "B3"], [{}, {}, {}], turn=turn, round=60) for turn in range(3)]
    assert [GAME.follows(state) for state in turns] == [1, 2, None]
    assert GAME.follows(at(["B1", "B2", "B3"], [{}, {}, {}], turn=2, round=59)) == 0
    first_is_out = at(["", "B2", "B3"], [{}, {}, {}], turn=2, round=60, out=(True, False, False))
    assert GAME.follows(first_is_out) is None
