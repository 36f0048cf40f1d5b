"""From an action that was typed back to the way through the menu that leads to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.game import Action
from engine.menu import Ready
from engine.sealed import Sealed
from tests.engine.games_under_test import SETTINGS, Setting, some, stream_for

real_games = pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.name != "tiny"], ids=str)
MOVES = 30


def positions(setting: Setting) -> Iterator[tuple[Sealed, int, list[Action]]]:
    """The beginning of a random game: each seat that may do something, with some of what it may do."""
    stream = stream_for(setting, "way")
    game = Sealed.begin(setting.name, setting.seats, setting.options, bytes(32)).game
    for _ in range(MOVES):
        if not game.to_act:
            return
        for seat in range(setting.seats):
            if legal := list(game.legal(seat)):
                yield game, seat, list(some(legal, stream, 3))
        seat = stream.choose(game.to_act)
        game = game.act(seat, stream.choose(list(game.legal(seat))), bytes(32)).game


@real_games
def test_there_is_a_way_to_every_legal_action(setting: Setting) -> None:
    looked_at = 0
    for game, seat, actions in positions(setting):
        for action in actions:
            path = game.path_to(seat, action)
            assert path is not None
            found = game.ask(seat, path)
            assert isinstance(found, Ready)
            assert found.action == action
            looked_at += 1
    assert looked_at


def test_there_is_no_way_to_what_is_not_allowed() -> None:
    game = Sealed.begin("waves", 3, {}, bytes(32)).game
    [waiting] = game.to_act
    action = game.legal(waiting)[0]
    assert game.path_to((waiting + 1) % 3, action) is None
