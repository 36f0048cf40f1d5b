"""Wave on the screen: what the cards may be that one does not see."""

from __future__ import annotations

from bot.screens.message import Text
from engine.games.perfect_wave.state import State
from tests.bot.screens.positions import parts_of, scene
from tests.engine.games.perfect_wave.dealing import lay
from tests.engine.games_under_test import Setting

THREE = Setting("wave", 3, {})


def said(state: State, seat: int | None) -> str:
    made = scene(THREE, state, seat)
    parts = parts_of(made)
    return "\n".join(part.markdown for part in parts if isinstance(part, Text))


def test_a_hand_says_what_its_hidden_cards_may_be_and_no_more() -> None:
    state = lay(3, "r2", "w1 *y0 *y3", "o5 *b1", "t4 *t2", draw="w5 b4")
    assert "hidden from you: white 5 · yellow 0 3 · orange 5 · turquoise 4 · blue 4" in said(state, 0)
    assert "hidden from you: white 1 5 · turquoise 4 · blue 1 4" in said(state, 1)
    assert "hidden from you" not in said(state, None)


def test_who_sees_all_of_their_hand_is_told_nothing_of_the_rest() -> None:
    state = lay(3, "r2", "w1", "o5 *b1", "t4 *t2", draw="w5 b4")
    assert "hidden from you" not in said(state, 0)
