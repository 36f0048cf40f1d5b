"""Games of War of Waves by players who build, so that Gates, horns and judgements come up. No assertions here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from engine.chance import Seeded
from engine.table import begin
from tests.bot.screens.positions import GAMES
from tests.engine.games.war.players import builder
from tests.engine.games_under_test import Moment, Setting

SETTINGS = [setting for setting in GAMES if setting.name == "war"]


def built(setting: Setting, number: int) -> Iterator[Moment]:
    """A game of War of Waves, action by action, as `moments` gives it."""
    game, rng = setting.game, random.Random(number)
    chance = Seeded(f"built|{setting}|{number}".encode())
    state = begin(game, setting.seats, setting.options, chance).state
    while to_act := game.to_act(state):
        action = builder(state, to_act[0], rng)
        after, events = game.apply(state, to_act[0], action, chance)
        yield Moment(state, to_act[0], action, after, events, ())
        state = after


@cache
def late(setting: Setting, games: int = 4) -> list[Moment]:
    """Moments from the second half of some games, each fifth, and the last of each."""
    found: list[Moment] = []
    for number in range(games):
        played = list(built(setting, number))
        found += [*played[len(played) // 2 : -1 : 5], played[-1]]
    return found
