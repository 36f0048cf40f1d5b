"""Tables of Waves that differ in everything: the ways to play, and options drawn at random for one of them."""

from __future__ import annotations

import random
from typing import Any

from engine.games.waves.tables import PRESETS, SIDES

WAYS: tuple[tuple[int, str, str], ...] = (
    (2, "duel", "rebels"),
    (2, "duel", "breakers"),
    (3, "free", "rebels"),
    *((seats, "free", "rebels") for seats in (4, 5, 6)),
    *((seats, "teams", "rebels") for seats in (4, 5, 6)),
    *((seats, "teams", "breakers") for seats in (4, 6)),
)
"""Each number of seats with each mode and edition that go with it."""


def random_options(way: tuple[int, str, str], rng: random.Random) -> dict[str, Any]:
    """Options for a way to play: any tablets, sometimes odd Shells, sometimes few rounds."""
    _, mode, edition = way
    options: dict[str, Any] = {"mode": mode, "edition": edition}
    tablets = rng.choice(["default", "preset", "random", "own"])
    if tablets == "preset":
        options["tablets"] = rng.choice(list(PRESETS))
    elif tablets == "random":
        options["tablets"] = "random"
    elif tablets == "own":
        options["tablets"] = [rng.choice(sides) for sides in SIDES]
    if rng.random() < 0.4:
        options["shells"] = rng.choice([[0, 0, 0, 0, 1], [5, 5, 5, 5, 5], [1, 1, 1, 1, 1], [0, 1, 2, 3, 4]])
    if rng.random() < 0.2:
        options["rounds"] = rng.randint(1, 8)
    return options
