"""How fast the games run, and how large their states are. Other engines are measured in tests/bench."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from engine.arena import play, seed_for
from engine.chance import Draw, Recorded, Seeded
from engine.record import Record, read, replay, write
from engine.table import AnyGame, begin, check, encode_state, read_action

ROUNDS = 3
GAMES = 20


class Speed(NamedTuple):
    """What was measured of a game."""

    random: float
    """Actions per second of processor time: list what is legal, choose, apply."""
    full: float
    """Actions per second: decode a JSON action, check, apply, encode the views of all seats and the public."""
    state: int
    """Bytes of the largest encoded state in some games."""


def measure(game: AnyGame, seats: int, options: Mapping[str, Any], seconds: float) -> Speed:
    """Play for about `seconds` each way, split into a few runs, and keep the best run: the machine may be busy."""
    records = [read(write(play(game, seats, options, seed_for("bench", game, seats, n)))) for n in range(GAMES)]
    return Speed(
        best_of(lambda: play_at_random(game, seats, options, seconds / ROUNDS)),
        best_of(lambda: take_full_path(game, records, seconds / ROUNDS)),
        max(len(encode_state(position.state)) for record in records for position in replay(record)),
    )


def best_of(run: Callable[[], float]) -> float:
    """The best of a few runs."""
    return max(run() for _ in range(ROUNDS))


def play_at_random(game: AnyGame, seats: int, options: Mapping[str, Any], seconds: float) -> float:
    """Actions per second of random games, set-up included."""
    choose = Random(1)
    moves, apply, to_act = game.moves, game.apply, game.to_act
    done = 0
    number = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        chance = Seeded(number.to_bytes(4, "big"))
        number += 1
        state = begin(game, seats, options, chance).state
        while seats_to_act := to_act(state):
            seat = seats_to_act[0] if len(seats_to_act) == 1 else choose.choice(seats_to_act)
            actions = moves(state, seat)
            action = actions[int(choose.random() * len(actions))]
            state = apply(state, seat, action, chance).state
            done += 1
    return done / spent


def take_full_path(game: AnyGame, records: list[Record], seconds: float) -> float:
    """Actions per second of recorded games, from JSON to the encoded views of everybody."""
    encode, decode = msgspec.json.Encoder().encode, msgspec.json.decode
    games = [
        (record, [encode(fields) for fields in record.actions], msgspec.convert(record.chance, tuple[Draw, ...]))
        for record in records
    ]
    done = 0
    number = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        record, lines, draws = games[number % len(games)]
        chance = Recorded(draws)
        state = begin(game, record.seats, record.options, chance).state
        for line in lines:
            fields = decode(line)
            seat = fields.pop("seat")
            action = read_action(game, fields)
            assert check(game, state, seat, action) is None
            state = game.apply(state, seat, action, chance).state
            for view in game.views(state):
                encode(view)
            done += 1
        number += 1
    return done / spent
