"""Random games agree, action by action, with an independent reading of the rules page.

Quick here; TIDETABLE_LONG=1 compares 300 games at each number of seats.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import msgspec
import pytest

from engine.chance import Seeded
from engine.games import game_named
from engine.table import check, read_action
from tests.engine.games.rolling.reading import PART_NAMES, Reading
from tests.engine.played import Table

GAME = game_named("rolling")
MANY = 300 if os.environ.get("TIDETABLE_LONG") else 24


def agree(table: Table, reading: Reading) -> None:
    outcome = table.outcome
    assert GAME.facts(table.state) == reading.facts()
    assert list(table.to_act) == reading.to_act()
    assert outcome.over == reading.over
    assert list(outcome.winners) == reading.winners()
    assert list(outcome.scores) == reading.scores()


def read_along(seats: int, seed: int) -> None:
    """Play a random game, with a plan replaced now and then, and hold the reading beside it."""
    rng = random.Random(seed)
    table = Table(GAME, seats, {}, Seeded(seed.to_bytes(32, "big")))
    # The reading gets the draws as they come.
    reading = Reading(seats, msgspec.to_builtins(table.chance.drawn))
    while table.to_act:
        agree(table, reading)
        seat = rng.choice(table.to_act)
        if GAME.facts(table.state)["phase"] == "plan" and rng.random() < 0.1:
            seat = rng.randrange(seats)
        action = rng.choice(GAME.legal(table.state, seat))
        fields = msgspec.to_builtins(action)
        assert read_action(GAME, fields) == action
        assert reading.allows(seat, fields)
        drawn = len(table.chance.drawn)
        table.act(seat, action)
        reading.chance += msgspec.to_builtins(table.chance.drawn[drawn:])
        reading.act(seat, fields)
    agree(table, reading)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_agree_with_the_reading(seats: int) -> None:
    for seed in range(MANY):
        read_along(seats, 1000 * seats + seed)


def any_fields(rng: random.Random, seats: int) -> dict[str, Any]:
    """A well-formed action, mostly not allowed."""
    kind = rng.choice(["draft", "put", "put", "bury", "fire", "fire"])
    if kind == "draft":
        return {"type": "draft", "die": rng.randrange(-1, 3 * seats + 1)} | rng.choice([{}, {"sailor": True}])
    if kind == "bury":
        return {"type": "plan", "bury": rng.randrange(5)} | rng.choice([{}, {}, {"boost": "hull"}])
    if kind == "put":
        parts = rng.sample(PART_NAMES, rng.choice([2, 3, 3, 3, 3]))
        dice = rng.choice([[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 0, 1], [1, 2, 3]])
        fields: dict[str, Any] = {"type": "plan", "put": dict(zip(parts, dice, strict=False))}
        return fields | rng.choice([{}, {"boost": rng.choice(parts)}, {"boost": rng.choice(PART_NAMES)}])
    shots = []
    for cannon in rng.choice([["small"], ["large"], ["small", "large"], ["large", "small"], []]):
        shot: dict[str, Any] = {"cannon": cannon, "target": rng.choice([None, *range(seats), seats])}
        if rng.random() < 0.7:
            shot["chest"] = rng.randrange(5)
        if rng.random() < 0.8:
            shot["into"] = rng.randrange(1, 4)
        shots.append(shot)
    if len(shots) == 2 and rng.random() < 0.5:
        shots[1] = shots[0] | {"cannon": shots[1]["cannon"]}
    return {"type": "fire", "shots": shots}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_may_be_done_is_what_the_reading_allows(seats: int) -> None:
    rng = random.Random(seats)
    allowed = 0
    for seed in range(6):
        table = Table(GAME, seats, {}, Seeded(seed.to_bytes(32, "big")))
        reading = Reading(seats, msgspec.to_builtins(table.chance.drawn))
        while table.to_act:
            for seat in range(seats):
                listed = list(GAME.legal(table.state, seat))
                assert len(listed) == len(set(listed))
                for _ in range(20):
                    fields = any_fields(rng, seats)
                    action = read_action(GAME, fields)
                    expected = reading.allows(seat, fields)
                    allowed += expected
                    refusal = check(GAME, table.state, seat, action)
                    assert (refusal is None) == expected
                    assert (action in listed) == expected
                    assert refusal is None or refusal.code in GAME.refusals
            seat = rng.choice(table.to_act)
            action = rng.choice(GAME.legal(table.state, seat))
            drawn = len(table.chance.drawn)
            table.act(seat, action)
            reading.chance += msgspec.to_builtins(table.chance.drawn[drawn:])
            reading.act(seat, msgspec.to_builtins(action))
    assert allowed > 100


def every_plan() -> Iterator[dict[str, Any]]:
    for parts in permutations(PART_NAMES, 3):
        put = {"type": "plan", "put": {part: die for die, part in enumerate(parts)}}
        yield put
        yield from (put | {"boost": part} for part in PART_NAMES)
    yield from ({"type": "plan", "bury": chest} for chest in (1, 2, 3))


def every_volley(seats: int) -> Iterator[dict[str, Any]]:
    aims: list[dict[str, Any]] = [{"target": None}]
    for target in range(seats):
        aims += [{"target": target, "into": into} for into in (1, 2, 3)]
        aims += [{"target": target, "chest": chest, "into": into} for chest in (1, 2, 3) for into in (1, 2, 3)]
    for aim, cannon in product(aims, ("small", "large")):
        yield {"type": "fire", "shots": [{"cannon": cannon} | aim]}
    for cannons in (("small", "large"), ("large", "small")):
        for one, other in product(aims, aims):
            yield {"type": "fire", "shots": [{"cannon": cannons[0]} | one, {"cannon": cannons[1]} | other]}


def named(fields: dict[str, Any]) -> str:
    return msgspec.json.encode(fields, order="sorted").decode()


def test_every_plan_and_volley_that_the_reading_allows_is_listed() -> None:
    """Brute force over all there could be, at the moments of a few games; both cannons at once come up too."""
    rng = random.Random(5)
    both = 0
    for seats, seed in ((2, 1), (3, 2), (3, 3)):
        table = Table(GAME, seats, {}, Seeded(seed.to_bytes(32, "big")))
        reading = Reading(seats, msgspec.to_builtins(table.chance.drawn))
        while table.to_act:
            seat = rng.choice(table.to_act)
            listed = GAME.legal(table.state, seat)
            phase = GAME.facts(table.state)["phase"]
            are_both_full = phase == "fire" and len(listed[0].shots) == 2
            if are_both_full or (phase != "draft" and rng.random() < 0.2):
                universe = every_plan() if phase == "plan" else every_volley(seats)
                allowed = {named(fields) for fields in universe if reading.allows(seat, fields)}
                assert {named(msgspec.to_builtins(action)) for action in listed} == allowed
                assert len(listed) == len(allowed)
                both += are_both_full
            if phase == "plan":
                both_loaded = {"small", "large"}
                listed = [plan for plan in listed if both_loaded <= msgspec.to_builtins(plan).get("put", {}).keys()]
            action = rng.choice(listed)
            drawn = len(table.chance.drawn)
            table.act(seat, action)
            reading.chance += msgspec.to_builtins(table.chance.drawn[drawn:])
            reading.act(seat, msgspec.to_builtins(action))
    assert both > 2
