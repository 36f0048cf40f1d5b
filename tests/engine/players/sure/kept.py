"""The positions that are kept: games as records, one a line and packed, and an index of the positions in them.

`python -m tests.engine.players.sure.kept GAME` finds them anew, in games that easy players play.
"""

from __future__ import annotations

import lzma
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.arena import play
from engine.game import Action
from engine.games import folder_of, game_named
from engine.players import QuickStream, Sight, decide
from engine.record import Record, replay
from engine.table import read_action
from tests.engine.players.sure.answers import Answers, Kind

HERE = Path(__file__).parent
INDEX = HERE / "index.jsonl"
WANTED = 200
"""So many positions of each game."""
FROM_A_GAME = 4
"""At most so many of one recorded game."""

TABLES: dict[str, tuple[tuple[int, dict[str, Any], tuple[str, ...]], ...]] = {
    "waves": (
        (2, {}, ("easy",)),
        (3, {"tablets": "three"}, ("easy",)),
        (2, {"tablets": "random"}, ("easy",)),
        (4, {"mode": "free", "tablets": "free"}, ("easy",)),
    ),
    "rolling": ((2, {}, ("easy",)), (2, {}, ("easy", "random"))),
    "war": (
        (2, {}, ("easy",)),
        (2, {"deck": "60"}, ("easy",)),
        (2, {}, ("easy", "random")),
    ),
    "wave": ((2, {}, ("easy",)), (3, {}, ("easy",)), (4, {}, ("easy",))),
}
"""Number of seats, options and levels of the games that are searched, in turn."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """One position: in which record of its game, after how many actions, whose turn, what its answers are like."""

    game: str
    record: int
    after: int
    seat: int
    kind: Kind
    good: int
    """How many actions are answers."""
    legal: int
    """Out of how many."""


class Position(NamedTuple):
    """A kept position with what a player has before it."""

    kept: Kept
    sight: Sight

    @property
    def answers(self) -> Answers | None:
        """The answers, found anew."""
        return solver(self.kept.game)(self.sight.world, self.kept.seat)

    def solves(self, level: str, seconds: float) -> bool:
        """Whether a level finds an answer."""
        found = self.answers
        stream = QuickStream(b"sure" + self.kept.record.to_bytes(2, "big"))
        return found is not None and decide(level, self.sight, stream, seconds) in found.good


def solver(game: str) -> Callable[[Any, int], Answers | None]:
    """What finds the sure answers of a game."""
    found: Callable[[Any, int], Answers | None] = import_module(
        f"tests.engine.games.{folder_of(game).name}.sure"
    ).answers
    return found


@cache
def index() -> tuple[Kept, ...]:
    """All positions that are kept."""
    return tuple(msgspec.json.Decoder(Kept).decode_lines(INDEX.read_bytes()))


def records(game: str) -> list[Record]:
    """The records of a game."""
    return msgspec.json.Decoder(Record).decode_lines(lzma.decompress(_file(game).read_bytes()))


def positions(game: str, every: int = 1) -> Iterator[Position]:
    """The kept positions of a game, or only those of every so-manieth record."""
    rules = game_named(game)
    of_game = [kept for kept in index() if kept.game == game]
    for number, record in enumerate(records(game)):
        here = {kept.after: kept for kept in of_game if kept.record == number}
        if here and number % every == 0:
            for position in replay(record):
                if kept := here.get(position.n):
                    yield Position(kept, Sight(rules, position.state, kept.seat))


def _file(game: str) -> Path:
    return HERE / f"{game}.jsonl.xz"


def find(game: str) -> tuple[list[Record], list[Kept]]:
    """Play games of easy players until there are enough positions."""
    rules, answers = game_named(game), solver(game)
    found: list[Record] = []
    kept: list[Kept] = []
    number = 0
    while len(kept) < WANTED:
        seats, options, levels = TABLES[game][number % len(TABLES[game])]
        record = play(rules, seats, options, sha256(f"sure|{game}|{number}".encode()).digest(), levels)
        number += 1
        last, here = 0, []
        for after, seat, action, state in decisions(record):
            if not rules.is_advice(action) and (sure := answers(Sight(rules, state, seat).world, seat)):
                here.append((after, seat, sure))
        for after, seat, sure in here[-FROM_A_GAME:]:
            last = after
            kept.append(
                Kept(
                    game=game,
                    record=len(found),
                    after=after,
                    seat=seat,
                    kind=sure.kind,
                    good=len(sure.good),
                    legal=sure.legal,
                )
            )
        if last:
            found.append(record)
        if number % 20 == 0:
            print(number, dict(Counter(one.kind for one in kept)), flush=True)
    return found, kept[:WANTED]


def decisions(record: Record) -> Iterator[tuple[int, int, Action, Any]]:
    """After how many actions a record's next one is decided, by whom, which it is, and the state."""
    rules = game_named(record.game)
    for position in replay(record):
        if position.n < len(record.actions):
            fields = dict(record.actions[position.n])
            seat = fields.pop("seat")
            yield position.n, seat, read_action(rules, fields), position.state


def write(game: str) -> None:
    """Find the positions of a game anew, and write its records and its part of the index."""
    found, kept = find(game)
    lines = b"".join(msgspec.json.encode(record) + b"\n" for record in found)
    _file(game).write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    others = [one for one in index() if one.game != game] if INDEX.exists() else []
    every = sorted([*others, *kept], key=lambda one: (one.game, one.record, one.after))
    INDEX.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in every))


if __name__ == "__main__":
    write(sys.argv[1])
