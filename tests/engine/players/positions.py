"""Moments of games to decide at: every game, mode and option that the conformance tests play at. No assertions here."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from engine.arena import advice_for
from engine.chance import Seeded
from engine.games import game_named
from engine.players import QuickStream, Sight, decide
from engine.table import AnyGame, begin
from tests.engine.games_under_test import OPTIONS, Setting

SETTINGS = [
    Setting(name, seats, options)
    for name, by_seats in OPTIONS.items()
    if name != "tiny"
    for seats, several in by_seats.items()
    for options in several
]


class Moment(NamedTuple):
    """A seat that must act in some state of a game."""

    game: AnyGame
    state: Any
    seat: int

    @property
    def sight(self) -> Sight:
        return Sight(self.game, self.state, self.seat)


def moments(setting: Setting, level: str, most: int = 400, skip: int = 0) -> Iterator[Moment]:
    """The moments of one game that a level plays with itself; only every `skip`-th one after the first if set."""
    game = game_named(setting.name)
    seed = sha256(repr(setting).encode()).digest()
    chance, state = Seeded(seed), None
    state = begin(game, setting.seats, setting.options, chance).state
    for n in range(most):
        to_act = game.to_act(state)
        if not to_act:
            return
        for adviser, advice in advice_for(game, state, [level] * setting.seats):
            state = game.apply(state, adviser, advice, chance).state
        stream = QuickStream(seed + n.to_bytes(2, "big"))
        moment = Moment(game, state, stream.choose(to_act))
        if not skip or n % skip == 0:
            yield moment
        state = game.apply(state, moment.seat, decide(level, moment.sight, stream), chance).state
