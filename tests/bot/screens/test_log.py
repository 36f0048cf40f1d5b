"""The log on the screen."""

from __future__ import annotations

from bot.screens.log import lines
from engine.games.war.events import DrewDeck, TurnBegan
from tests.bot.screens.positions import scene
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games_under_test import Setting

DUEL = Setting("war", 2, {})


def test_what_happens_several_times_in_a_row_is_one_line() -> None:
    card, other = DrewDeck(seat=0, kind="W"), DrewDeck(seat=1, kind="W")
    log = lines(scene(DUEL, at(["W2", "W6"], [WHOLE, WHOLE]), None, told=[(card, card), (card, other, card)]))
    assert log == [
        "**Anna** drew a War card. × 2",
        "**Anna** drew a War card.",
        "**Bo** drew a War card.",
        "**Anna** drew a War card.",
    ]


def test_whose_turn_began_is_left_to_the_panel() -> None:
    told = [(TurnBegan(seat=1), DrewDeck(seat=0, kind="W"))]
    assert lines(scene(DUEL, at(["W2", "W6"], [WHOLE, WHOLE]), None, told=told)) == ["**Anna** drew a War card."]
