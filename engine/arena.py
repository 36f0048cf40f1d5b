"""Whole games played without people, one after another: for records, tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from engine.chance import Seeded, Stream
from engine.errors import EngineError
from engine.game import Action
from engine.players import Sight, Whims, advise, decide
from engine.record import Record, record_of
from engine.table import AnyGame, begin, check_setup

MOST_ACTIONS = 20_000
"""No game of ours comes near; a game that does goes round in circles."""

Player = Callable[[AnyGame, Any, int, Stream], Action]
"""Chooses a move for a seat; only computer players of a level give advice too."""


class Endless(EngineError):
    """A game that did not end."""


def random_action(game: AnyGame, state: Any, seat: int, stream: Stream) -> Action:
    """What the level `random` does, without the trouble of a Sight."""
    actions = game.legal(state, seat)
    action: Action = stream.choose(actions)
    if game.is_advice(action):
        action = stream.choose([other for other in actions if not game.is_advice(other)])
    return action


def of_level(level: str) -> Player:
    """The computer player of a level."""

    def player(game: AnyGame, state: Any, seat: int, stream: Stream) -> Action:
        return decide(level, Sight(game, state, seat), whims_of(stream))

    return random_action if level == "random" else player


def whims_of(stream: Stream) -> Whims:
    """A player's own luck for one decision, from the next numbers of a stream."""
    return Whims(b"".join(stream.below(1 << 32).to_bytes(4, "big") for _ in range(4)))


def play(
    game: AnyGame, seats: int, asked: Mapping[str, Any], seed: bytes, levels: Sequence[str] = ("random",)
) -> Record:
    """A whole game: its chance comes from the seed, the players' own dice from a stream beside it.

    `levels` go round the table. Before a seat moves, the others give it the advice that they have.
    """
    options = check_setup(game, seats, asked)
    at = [levels[seat % len(levels)] for seat in range(seats)]
    players = [of_level(level) for level in at]
    chance = Seeded(seed)
    whims = Stream(sha256(seed + b"players").digest())
    state = begin(game, seats, asked, chance).state
    done: list[tuple[int, Action]] = []
    while to_act := game.to_act(state):
        if len(done) >= MOST_ACTIONS:
            raise Endless(f"{game.name} did not end within {MOST_ACTIONS} actions")
        seat = whims.choose(to_act)
        for adviser, advice in advice_for(game, state, at):
            state = game.apply(state, adviser, advice, chance).state
            done.append((adviser, advice))
        action = players[seat](game, state, seat, whims)
        state = game.apply(state, seat, action, chance).state
        done.append((seat, action))
    return record_of(game, seats, options, chance.drawn, done, game.outcome(state), seed=seed)


def advice_for(game: AnyGame, state: Any, levels: Sequence[str]) -> list[tuple[int, Action]]:
    """What the first seat that has any advice tells the others now."""
    for seat, level in enumerate(levels):
        if level != "random" and (found := advise(level, Sight(game, state, seat))):
            return [(seat, advice) for advice in found]
    return []


def seed_for(text: str, game: AnyGame, seats: int, number: int) -> bytes:
    """The seed of one game of a series, from the text that names the series."""
    return sha256(f"{text}|{game.name}|{seats}|{number}".encode()).digest()
