"""A game that brings nothing to the bot is listed under its own name and shown in plain words."""

from __future__ import annotations

from dataclasses import replace

from bot.screens import ending, frame
from bot.screens.games import GameScreen, screen_of
from bot.screens.message import Text, flat
from bot.systems import System, systems, systems_of
from bot.texts import Texts
from bot.texts.entries import Entries
from engine.games import game_names
from tests.bot.screens.positions import scene
from tests.engine.games_under_test import Setting, moments

TINY = Setting("tiny", 2, {"start": "first"})
WORDS = "tiny-view-hand = You hold { $hand }\ntiny-view-turn = The turn is { $turn }"


def test_it_is_listed_under_its_own_name() -> None:
    assert systems_of("tiny") == (System("tiny", "tiny", "tiny"),)
    assert type(screen_of("tiny")) is GameScreen


def test_what_can_be_said_of_its_view_is_said_line_by_line_and_nothing_else() -> None:
    after = next(moments(TINY, 1)).after
    shown = scene(TINY, after, 0)
    assert list(screen_of("tiny").private(shown)) == []
    said = Texts("en")
    said._entries.insert(0, Entries("en", [WORDS]))
    [told] = screen_of("tiny").private(replace(shown, texts=said))
    assert isinstance(told, Text)
    assert told.markdown == f"The turn is {after.turn}\nYou hold {', '.join(map(str, after.hands[0]))}"


def test_its_end_is_said_in_the_words_for_every_game() -> None:
    *_, last = moments(TINY, 1)
    over = scene(TINY, last.after, None)
    assert ending.say_score(over, 0).endswith((" point", " points"))
    shown = " ".join(part.markdown for part in flat(frame.public(over).parts) if isinstance(part, Text))
    assert "tiny-" not in shown


def test_all_games_are_in_the_list_each_system_under_one_name_and_each_game_under_one_command() -> None:
    assert {system.game for system in systems().values()} == set(game_names())
    for game in game_names():
        assert len({system.command for system in systems_of(game)}) == 1
