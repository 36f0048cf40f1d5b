"""The log on the screen."""

from __future__ import annotations

from bot.screens.log import lines
from engine.games.war.events import DrewDeck, TurnBegan
from tests.bot.screens.positions import scene
from tests.engine.games.war.positions import WHOLE, at
from tests.engine.games_under_test import Setting

DUEL = Setting("war", 2, {})


def test_what_happens_several_times_in_a_row_is_one_line() -> None:
    card, turn = DrewDeck(seat=0, kind="W"), TurnBegan(seat=1)
    log = lines(scene(DUEL, at(["W2", "W6"], [WHOLE, WHOLE]), None, told=[(card, card), (card, turn, card)]))
    assert log == [
        "**Anna** drew a War card. × 2",
        "**Anna** drew a War card.",
        "**Bo**’s turn began.",
        "**Anna** drew a War card.",
    ]
