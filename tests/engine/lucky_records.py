"""Records with a whole proof of their luck, and each of their fields changed once. No assertions here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from engine.arena import play
from engine.games import game_named
from engine.luck import DEAL, Beacon, Luck, draw_seats, root_of, seal_of, seed_for
from engine.record import Record, write
from tests.engine.games_under_test import OPTIONS

Document = dict[str, Any]
Path = tuple[str | int, ...]

TABLES = [(name, seats) for name in OPTIONS if name != "tiny" for seats in OPTIONS[name]]
"""Every game with every number of seats."""
GIFTS = ("1437218895120334858", "Grüße 🌊", "1437218895120334901", "a word", "5", "six")


SPELT_OUT = {
    "alice": "alice",
    "Grüße 🌊": "Grüße 🌊",
    "alice\u200e\u200e": "alice\\u{200e 200e}",
    "al\u2060ice\ufeff": "al\\u{2060}ice\\u{feff}",
    "\u202eecila": "\\u{202e}ecila",
    "a\u00a0b": "a\\u{a0}b",
    " a  b ": "\\u{20}a\\u{20 20}b\\u{20}",
    "a\u3164\u2800\ufe0f\u034f": "a\\u{3164 2800 fe0f 34f}",
    "a\U000e0101\U0001d159\U0010fffd": "a\\u{e0101 1d159 10fffd}",
    'b" · "c': "b\\u{22} · \\u{22}c",
    "\\u{200e}`": "\\u{5c}u{200e}\\u{60}",
}
"""What people may bring, and how it is shown to be compared."""


def luck_of(
    text: str,
    seats: int,
    *,
    gifts: tuple[str, ...] = GIFTS,
    people: int | None = None,
    drawn: bool = True,
    beacon: bool = True,
) -> Luck:
    """The luck of a table of so many seats, for which the text stands."""
    secret = sha256(text.encode()).digest()
    gifts = gifts[: seats if people is None else people]
    public = Beacon("8990" * 16, 4_242_424, sha256(secret).hexdigest()) if beacon else None
    order = draw_seats(root_of(secret, gifts, public), seats) if drawn else tuple(range(seats))
    return Luck(seal_of(secret), secret.hex(), gifts, public, order)


DRAWN_AS_JOINED = luck_of("same", 2)
"""The luck of a table that drew its seats, where the lots fell into the order of joining."""


def lucky_record(
    name: str, seats: int, options: Mapping[str, Any], luck: Luck, levels: tuple[str, ...] = ("random",)
) -> Record:
    """A whole game dealt with this luck."""
    seed = seed_for(root_of(bytes.fromhex(luck.secret), luck.gifts, luck.beacon), DEAL)
    return msgspec.structs.replace(play(game_named(name), seats, options, seed, levels), luck=luck)


@cache
def whole(name: str, seats: int, choice: int = 0) -> bytes:
    """The file of one game with proven luck."""
    return write(lucky_record(name, seats, OPTIONS[name][seats][choice], luck_of(f"{name}/{seats}/{choice}", seats)))


def changed_once(document: Document, under: str, most: int = 400) -> Iterator[tuple[Path, Document]]:
    """The document with one value under this field changed, evenly chosen among all there are."""
    paths = list(_leaves(document[under], (under,)))
    for path in paths[:: 1 + len(paths) // most]:
        changed = deepcopy(document)
        holder: Any = changed
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = other(holder[path[-1]])
        yield path, changed


def _leaves(value: Any, path: Path) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list) and value:
        for index, inner in enumerate(value):
            yield from _leaves(inner, (*path, index))
    else:
        yield path


def other(value: Any) -> Any:
    """Something of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value[:-1] + ("0" if value.endswith("1") else "1")
    return [0] if isinstance(value, list) else 0


def read_document(file: bytes) -> Document:
    """A record as plain JSON."""
    document: Document = json.loads(file)
    return document
