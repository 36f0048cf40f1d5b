"""Random games agree, action by action, with an independent reading of the rules page.

Quick here; TIDETABLE_LONG=1 compares 200 games at each table.
"""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from engine.chance import Seeded
from engine.errors import Malformed
from engine.games.war import GAME
from engine.games.war.cards import CARDS, SECTIONS
from engine.table import check, read_action
from tests.engine.games.war.players import builder, wanderer
from tests.engine.games.war.reading import Reading
from tests.engine.played import Table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"deck": "60"}),
    (3, {"crowd": True}),
    (4, {"crowd": True, "rounds": 30}),
    (4, {"crowd": True, "deck": "60", "rounds": 25}),
]
MANY = 200 if os.environ.get("TIDETABLE_LONG") else 16


def plain(action: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(action))
    return fields


def agree(table: Table, reading: Reading) -> None:
    assert GAME.facts(table.state) == reading.facts()
    assert list(table.to_act) == reading.to_act()
    assert table.outcome.over == reading.over
    assert list(table.outcome.winners) == reading.winners()
    assert list(table.outcome.scores) == reading.scores()


def read_along(seats: int, options: dict[str, Any], seed: int, most: int = 10_000) -> str:
    """Play a game with the reading beside it; returns how it ended."""
    rng = random.Random(seed)
    table = Table(GAME, seats, options, Seeded(seed.to_bytes(32, "big")))
    reading = Reading(seats, options, msgspec.to_builtins(table.chance.drawn))
    player = rng.choice([builder, builder, wanderer])
    for _ in range(most):
        if not table.to_act:
            break
        agree(table, reading)
        (seat,) = table.to_act
        action = player(table.state, seat, rng)
        if rng.random() < 0.2:
            doubted(table, reading, seat, plain(action), rng)
        assert reading.allows(seat, plain(action))
        drawn = len(table.chance.drawn)
        table.act(seat, action)
        reading.chance += msgspec.to_builtins(table.chance.drawn[drawn:])
        reading.act(seat, plain(action))
        assert not reading.chance
    agree(table, reading)
    return table.outcome.reason


def doubted(table: Table, reading: Reading, seat: int, fields: dict[str, Any], rng: random.Random) -> None:
    """Both must say the same of an action with something in it changed, mostly for the worse."""
    seats = len(reading.hands)
    where = list(SECTIONS)
    places = ["war0", "war1", "build0", "build1"]
    new: dict[str, Any] = {
        "card": rng.choice(CARDS),
        "where": rng.choice(["bridge", "gate"]),
        "section": rng.choice(where),
        "cards": rng.choices(
            [card for card in reading.hands[seat] if rng.random() < 0.7] or CARDS, k=rng.randint(0, 3)
        ),
        "target": rng.randint(-1, seats),
        "which": rng.sample(places, rng.randint(0, 3)),
        "take": [
            [rng.randint(0, seats), rng.choice(where[:5]), rng.choice(places[:3])] for _ in range(rng.randint(0, 3))
        ],
        "bridge": [rng.choice(where), rng.choice(places)],
        "gate": [rng.choice(where), rng.choice(places)],
        "leader": rng.choice(["heph", "pos", "ares", "ceto"]),
        "type": rng.choice(["build", "fortify", "attack", "leader", "horn", "end"]),
    }
    for name in rng.sample(sorted(fields), min(len(fields), rng.choice([1, 1, 2]))):
        fields[name] = new[name]
    try:
        action = read_action(GAME, fields)
    except Malformed:
        return
    assert (check(GAME, table.state, seat, action) is None) == reading.allows(seat, fields), fields


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_agree_with_the_reading(seats: int, options: dict[str, Any]) -> None:
    for seed in range(MANY):
        read_along(seats, options, 1000 * seats + seed)


def test_games_that_are_played_to_win_agree_with_the_reading_and_end_in_each_way() -> None:
    ends = {read_along(seats, options, seed) for seed in range(60) for seats, options in TABLES[:1] + TABLES[2:3]}
    assert ends >= {"rounds", "gateway", "false-gateway", "last-left"}
