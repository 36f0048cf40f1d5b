"""What a game leaves in the database, running, finished and packed: python -m tests.bench.game_bytes [GAMES].

Games of each system are played at random through the host, by two people; what is not about games, such as requests,
counts as well. The file is compacted before each measurement.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

from bot.contract import Contract
from bot.host import Host, Request
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.host.timers import Pauses
from bot.systems import systems
from bot.upkeep.packing import LONG_OVER, pack_all
from storage.ids import ServerId, TableId, UserId
from storage.store import Store

GAMES = 4
"""Of each system."""
HALF_WAY = 40
"""Moves after which a running game is measured."""


class Games:
    """Games that are played at random through the host."""

    def __init__(self, store: Store) -> None:
        self.host = Host(store, time.time, Pauses())
        self.luck = Random(1)
        self.numbers = count(1)
        self.moves = 0

    async def deal(self, system: str) -> TableId:
        """A table of two people that has just been dealt."""
        anna, ben = (Request(str(next(self.numbers)), UserId(user), f"Person {user}") for user in (1, 2))
        opened = await self.host.open(Opening(Contract(system), "Friday", False, ServerId(1), 1, "en"), anna)
        await self.host.change(opened.table, ben, lambda seated: lobbies.join(seated, ben, 0.0))
        await self.host.start(opened.table, Request(str(next(self.numbers)), UserId(1), "Person 1"))
        return opened.table

    async def play(self, table: TableId, most: int) -> None:
        """Make some moves, or all that are left."""
        for _ in range(most):
            seated = await self.host.load(table)
            if not seated.running or seated.game is None:
                return
            seat = self.luck.choice(seated.game.to_act)
            who = Request(str(next(self.numbers)), UserId(seat + 1), f"Person {seat + 1}")
            await self.host.act(table, who, seat, self.luck.choice(seated.game.legal(seat)))
            self.moves += 1


def least_size(path: Path) -> int:
    """How many bytes the file has once the free space in it is given back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


async def measure(games: int) -> None:
    """Play, and print what is left in the database."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "tidetable.db"
        sizes: list[int] = []
        tables: list[TableId] = []
        moves = Games(await Store.open(f"sqlite:///{path}"))
        async with moves.host.store as store:
            sizes.append(least_size(path))
            for system in systems():
                tables += [await moves.deal(system) for _ in range(games)]
            for table in tables:
                await moves.play(table, HALF_WAY)
            sizes.append(least_size(path))
            for table in tables:
                await moves.play(table, 10_000)
            sizes.append(least_size(path))
            packed = await pack_all(store, time.time() + LONG_OVER + 1)
            sizes.append(least_size(path))
    empty, *rest = sizes
    running, finished, small = ((size - empty) / len(tables) / 1000 for size in rest)
    print(f"{len(tables)} games, {moves.moves / len(tables):.0f} moves each, {packed} packed")
    print(f"a running game after {HALF_WAY} moves: {running:.1f} kB")
    print(f"a finished game: {finished:.1f} kB; packed: {small:.1f} kB = {small / finished:.2f} of that")


def main() -> None:
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))


if __name__ == "__main__":
    main()
