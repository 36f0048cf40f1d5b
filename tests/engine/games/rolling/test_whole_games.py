"""Whole random games of Rolling with the Waves, from the set-up to the last point."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.chance import Recorded, Seeded
from engine.games import game_named
from engine.table import decode_state, encode_state
from tests.engine.played import Table

GAME = game_named("rolling")


def play(seats: int, seed: int) -> Table:
    """A whole game of uniformly random actions."""
    choose = random.Random(seed).choice
    table = Table(GAME, seats, {}, Seeded(seed.to_bytes(32, "big")))
    while table.to_act:
        seat = choose(table.to_act)
        table.act(seat, choose(GAME.legal(table.state, seat)))
    return table


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_keep_every_die(seats: int) -> None:
    for seed in range(5):
        table = play(seats, seed)
        dice = Counter(GAME.cards(table.start.state))
        assert [dice[f"die-{seat}"] for seat in range(-1, seats)] == [6] + [5] * seats
        assert all(Counter(GAME.cards(done.turn.state)) == dice for done in table.done)
        assert table.outcome.over
        assert table.outcome.winners


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_state_is_small_and_survives_being_kept(seats: int) -> None:
    for done in play(seats, 1).done:
        kept = encode_state(done.turn.state)
        assert len(kept) < 1500
        assert decode_state(GAME, kept) == done.turn.state


def test_recorded_chance_gives_the_same_game() -> None:
    table = play(4, 7)
    again = Table(GAME, 4, {}, Recorded(table.chance.drawn))
    for done in table.done:
        again.act(done.seat, done.action)
    assert again.state == table.state
