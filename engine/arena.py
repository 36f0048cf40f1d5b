"""Whole games played without people, one after another: for records, tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any

from engine.chance import Seeded, Stream
from engine.errors import EngineError
from engine.game import Action
from engine.players import LEVELS, Sight, Whims, decide
from engine.record import Record, record_of
from engine.table import AnyGame, begin, check_setup

MOST_ACTIONS = 20_000
"""No game of ours comes near; a game that does goes round in circles."""

Player = Callable[[AnyGame, Any, int, Stream], Sequence[Action]]
"""What a seat does: a move, after the advice that goes with it."""


class Endless(EngineError):
    """A game that did not end."""


def random_action(game: AnyGame, state: Any, seat: int, stream: Stream) -> Sequence[Action]:
    """One of the seat's legal actions, each equally likely; never advice, which moves nothing on.

    What the level `random` does, without the trouble of a Sight.
    """
    action: Action = stream.choose(game.moves(state, seat))
    return (action,)


def of_level(level: str) -> Player:
    """The computer player of a level."""

    def player(game: AnyGame, state: Any, seat: int, stream: Stream) -> Sequence[Action]:
        return decide(level, Sight(game, state, seat), whims_of(stream))

    return random_action if level == "random" else player


def whims_of(stream: Stream) -> Whims:
    """A player's own luck for one decision, from the next numbers of a stream."""
    return Whims(b"".join(stream.below(1 << 32).to_bytes(4, "big") for _ in range(4)))


PLAYERS: dict[str, Player] = {level: of_level(level) for level in LEVELS}


def play(game: AnyGame, seats: int, asked: Mapping[str, Any], seed: bytes, player: Player = random_action) -> Record:
    """A whole game: its chance comes from the seed, the players' own dice from a stream beside it."""
    options = check_setup(game, seats, asked)
    chance = Seeded(seed)
    whims = Stream(sha256(seed + b"players").digest())
    state = begin(game, seats, asked, chance).state
    done: list[tuple[int, Action]] = []
    while to_act := game.to_act(state):
        if len(done) >= MOST_ACTIONS:
            raise Endless(f"{game.name} did not end within {MOST_ACTIONS} actions")
        seat = whims.choose(to_act)
        for action in player(game, state, seat, whims):
            state = game.apply(state, seat, action, chance).state
            done.append((seat, action))
    return record_of(game, seats, options, chance.drawn, done, game.outcome(state), seed=seed)


def seed_for(text: str, game: AnyGame, seats: int, number: int) -> bytes:
    """The seed of one game of a series, from the text that names the series."""
    return sha256(f"{text}|{game.name}|{seats}|{number}".encode()).digest()
