"""Whole games played without people, one after another: for records, tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from time import process_time
from typing import Any, NamedTuple

from engine.chance import Seeded, Stream
from engine.errors import EngineError
from engine.game import Action, Outcome
from engine.players import THINKING, QuickStream, Sight, advise, decide
from engine.record import Record, record_of
from engine.table import AnyGame, begin, check_setup

MOST_ACTIONS = 20_000
"""No game here comes near this; one that does is going round in circles."""

Player = Callable[[AnyGame, Any, int, Stream], Action]
"""Chooses a move for a seat; only computer players of a level give advice too."""


class Endless(EngineError):
    """A game that did not end."""


def random_action(game: AnyGame, state: Any, seat: int, stream: Stream) -> Action:
    """What the level `random` does, without the cost of making a Sight."""
    actions = game.legal(state, seat)
    action: Action = stream.choose(actions)
    if game.is_advice(action):
        action = stream.choose([other for other in actions if not game.is_advice(other)])
    return action


def of_level(level: str, seconds: float = THINKING) -> Player:
    """The computer player of a level."""

    def player(game: AnyGame, state: Any, seat: int, stream: Stream) -> Action:
        return decide(level, Sight(game, state, seat), quick_stream_of(stream), seconds)

    return random_action if level == "random" else player


def quick_stream_of(stream: Stream) -> QuickStream:
    """A player's own luck for one decision, from the next numbers of a stream."""
    return QuickStream(b"".join(stream.below(1 << 32).to_bytes(4, "big") for _ in range(4)))


class TimedGame(NamedTuple):
    """A whole game, and how long its decisions took."""

    record: Record
    outcome: Outcome
    actions: int
    spent: list[tuple[str, float]]
    """Each decision: the player's level, and the seconds of processor time."""


def play(
    game: AnyGame, seats: int, asked: Mapping[str, Any], seed: bytes, levels: Sequence[str] = ("random",)
) -> Record:
    """Play a whole game and return its record; `levels` go round the table."""
    return play_timed(game, seats, asked, seed, levels).record


def play_timed(
    game: AnyGame,
    seats: int,
    asked: Mapping[str, Any],
    seed: bytes,
    levels: Sequence[str] = ("random",),
    seconds: float = THINKING,
) -> TimedGame:
    """Play a whole game: its chance comes from the seed, the players' own luck from a second stream made from it.

    Before a seat moves, the others give it any advice that they have.
    """
    options = check_setup(game, seats, asked)
    at = [levels[seat % len(levels)] for seat in range(seats)]
    players = [of_level(level, seconds) for level in at]
    chance = Seeded(seed)
    stream = Stream(sha256(seed + b"players").digest())
    state = begin(game, seats, asked, chance).state
    done: list[tuple[int, Action]] = []
    spent: list[tuple[str, float]] = []
    while to_act := game.to_act(state):
        if len(done) >= MOST_ACTIONS:
            raise Endless(f"{game.name} did not end within {MOST_ACTIONS} actions")
        seat = stream.choose(to_act)
        while given := advice_for(game, state, at):
            for adviser, advice in given:
                state = game.apply(state, adviser, advice, chance).state
                done.append((adviser, advice))
        began = process_time()
        action = players[seat](game, state, seat, stream)
        spent.append((at[seat], process_time() - began))
        state = game.apply(state, seat, action, chance).state
        done.append((seat, action))
    outcome = game.outcome(state)
    record = record_of(game, seats, options, chance.drawn, done, outcome, seed=seed)
    return TimedGame(record, outcome, len(done), spent)


def advice_for(game: AnyGame, state: Any, levels: Sequence[str]) -> list[tuple[int, Action]]:
    """What the first seat that has any advice tells the others now."""
    fellows = [seat for seat, level in enumerate(levels) if level != "random"]
    for seat, level in enumerate(levels):
        if level != "random" and (found := advise(level, Sight(game, state, seat), fellows)):
            return [(seat, advice) for advice in found]
    return []


def seed_for(text: str, game: AnyGame, seats: int, number: int) -> bytes:
    """The seed of one game of a series, from the text that names the series."""
    return sha256(f"{text}|{game.name}|{seats}|{number}".encode()).digest()
