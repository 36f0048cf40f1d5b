"""What players believe of hidden cards: made of what they may know, and nearer to the truth than chance."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.chance import Stream
from engine.players import QuickStream, Sight, skill_of
from tests.engine.games_under_test import Setting
from tests.engine.players.likelihood import gains
from tests.engine.players.positions import SETTINGS, moments

by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@by_setting
def test_what_is_believed_goes_with_all_that_is_seen_and_is_made_of_nothing_else(setting: Setting) -> None:
    skill = skill_of(setting.name)
    for moment in moments(setting, "easy", most=150, skip=13):
        game, state, seat = moment
        other = Sight(game, game.redeal(state, seat, Stream(b"another world")), seat)
        world = skill.imagine(moment.sight, QuickStream(b"belief"))
        assert world == skill.imagine(other, QuickStream(b"belief"))
        assert game.view(world, seat) == game.view(state, seat)
        assert sorted(map(str, game.cards(world))) == sorted(map(str, game.cards(state)))


@pytest.mark.parametrize(
    ("game", "seats", "level", "games", "every"),
    [
        ("waves", 2, "easy", 4, 7),
        ("waves", 2, "strong", 4, 7),
        ("waves", 2, "random", 4, 7),
        ("waves", 4, "easy", 3, 7),
        ("waves", 4, "strong", 2, 7),
        ("waves", 4, "random", 3, 7),
        ("war", 2, "easy", 8, 9),
        ("rolling", 3, "easy", 4, 1),
        ("rolling", 3, "strong", 2, 1),
        ("wave", 3, "easy", 6, 5),
        ("wave", 3, "strong", 3, 5),
    ],
    ids=str,
)
def test_belief_is_nearer_to_the_truth_than_chance_is(
    game: str, seats: int, level: str, games: int, every: int
) -> None:
    """Of each level by itself, where docs/computer-players.md finds a gain: not of random moves in most games."""
    gained = [gain for gain, _ in gains(game, seats, {}, level, games, 40, every)]
    assert len(gained) > 8
    assert mean(gained) > 0
