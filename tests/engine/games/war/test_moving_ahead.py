"""Plans for a turn in War of Waves, made in the menu: how far they go on."""

from __future__ import annotations

from engine.games.war import GAME
from engine.menu import Ask
from engine.plan_menu import PlanMenu
from tests.engine.games.war.positions import at


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
