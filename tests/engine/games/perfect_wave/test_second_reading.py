"""Random games, in which the engine and the second reading of the rules must agree after every action."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from engine.chance import Seeded
from engine.games.perfect_wave import GAME
from engine.table import decode_state, encode_state, read_action
from tests.engine.games.perfect_wave.reading import Reading, full_deck
from tests.engine.played import Table

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (seats, {**silver, **misplay, **swaps})
    for seats in (2, 3, 4)
    for silver in (({}, {"silver": "either"}) if seats == 2 else ({},))
    for misplay in ({}, {"misplay": "returned"})
    for swaps in ({}, {"swaps": True})
]
GAMES = 25
"""Of each kind, half of them with players who know what fits and mostly play low, so that they get far."""


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_the_engine_and_a_second_reading_agree_on_every_step(seats: int, options: dict[str, Any]) -> None:
    for number in range(GAMES):
        play_both(seats, options, number, lucky=number % 2 == 1)


def play_both(seats: int, options: dict[str, Any], number: int, lucky: bool) -> str:
    """Play a game in both and compare; the code of the verdict."""
    stream = random.Random(number)
    table = Table(GAME, seats, options, Seeded(number.to_bytes(32, "big")))
    deck, first = (draw.outcome for draw in table.chance.drawn)
    assert Counter(deck) == Counter(full_deck(bool(options.get("swaps"))))
    reading = Reading(seats, options, list(deck), first)
    every = Counter(GAME.cards(table.state))
    while True:
        state = table.state
        assert GAME.facts(state) == reading.facts()
        assert list(table.to_act) == reading.to_act()
        assert as_json(table.outcome) == reading.outcome()
        assert Counter(GAME.cards(state)) == every
        kept = encode_state(state)
        assert decode_state(GAME, kept) == state
        assert len(kept) < 4000
        for seat in range(-1, 5):
            told = as_json(GAME.legal(state, seat))
            assert told == (reading.legal(seat) if 0 <= seat < seats else [])
        if not reading.to_act():
            assert len(table.chance.drawn) == 2
            return table.outcome.reason
        seat = stream.choice(reading.to_act())
        actions = reading.legal(seat)
        tips, moves = (
            [action for action in actions if (action["type"] == "tip") is wanted] for wanted in (True, False)
        )
        if lucky and (options.get("misplay") != "returned" or stream.random() < 0.8):
            moves = [move for move in moves if move["type"] != "play" or fits(reading, seat, move["slot"])]
        if stream.random() < 0.2:
            action = stream.choice(tips + moves)
        else:
            action = min(moves, key=lambda move: height(reading, seat, move)) if lucky else stream.choice(moves)
        table.act(seat, read_action(GAME, action))
        reading.act(seat, action)


def as_json(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


def fits(reading: Reading, seat: int, slot: int) -> bool:
    held = reading.hands[seat][slot]
    return held is not None and reading.fits(held["card"])


def height(reading: Reading, seat: int, move: dict[str, Any]) -> int:
    """How little can be laid on the card of a move; agreeing comes before naming another card."""
    held = reading.hands[seat if move["type"] == "play" else 2][move["slot"]] if "slot" in move else None
    if held is None:
        return -1
    card = held["card"]
    return 0 if card in ("cs", "ns") else "wyortb".index(card[0]) + int(card[1])


def test_games_end_with_every_verdict() -> None:
    found = {play_both(seats, {}, number, lucky=True) for seats in (2, 3, 4) for number in range(50)}
    assert found == {"perfect", "breadth", "good", "not-bad", "wipeout"}
