"""A full database must be nearly as quick as an empty one: python -m tests.bench.storage_size [TABLES].

Empty and full are measured in turns, since the speed of a machine varies: what counts is the median of the ratios. How
much a turn writes shows where they differ.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from storage import Store, TableId, UserId
from storage import statements as sql
from tests.bench.storage_load import EVENTS, PAYLOAD, STATE, Measured, commit_turns, open_tables

ACTIONS = 30
AT_ONCE = 50
ROUNDS = 7
SECONDS = 1.5
PEOPLE = 40_000
DUE_POSTS = 2_000
"""At about so many tables a message is to be brought up to date."""


def fill(path: Path, tables: int) -> None:
    """Store running tables of four seats, one of them waited for, with log, posts that are shown, and a deadline."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA cache_size = -262144")
    rows: dict[sql.Statement, Callable[[int], Iterator[tuple[Any, ...]]]] = {
        sql.open_table(): _table_rows,
        sql.OPEN_STATE: lambda table: iter([(table, 1.0, 1, 0, STATE, None)]),
        sql.PUT_SEAT: _seat_rows,
        sql.ADD_ACTION: _action_rows,
        sql.WANT_POST: _post_rows,
        sql.SET_TIMER: lambda table: iter([(table, "deadline", table % 4, 1e9 + table * 60, ACTIONS)]),
    }
    for statement, rows_of in rows.items():
        words = statement.sqlite.partition(" RETURNING ")[0]
        connection.executemany(words, (row for table in range(1, tables + 1) for row in rows_of(table)))
        connection.commit()
    connection.execute("UPDATE posts SET state = 'shown', version_shown = version_wanted, message_id = 1")
    waiting = (max(1, tables // DUE_POSTS),)
    connection.execute("UPDATE posts SET state = 'wanted' WHERE audience = 'public' AND table_id % ? = 0", waiting)
    connection.execute("UPDATE states SET version = ?", (ACTIONS,))
    connection.execute("UPDATE seats SET waiting_since = 1.0 WHERE number = table_id % 4")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _table_rows(table: int) -> Iterator[tuple[Any, ...]]:
    values = {"status": "running", "game": "bench", "private": False}
    defaults: dict[str, Any] = {"name": "Friday", "language": "en", "created_at": 1.0}
    place = {"server_id": table % 500, "channel_id": table % 2_000, "thread_id": table, "owner_id": table % PEOPLE}
    known = values | defaults | place
    empty = dict.fromkeys(("options", "secret", "commitment", "seed"), b"x" * 32)
    yield tuple(known.get(name, empty.get(name)) for name in sql.TABLE_COLUMNS)


def _seat_rows(table: int) -> Iterator[tuple[Any, ...]]:
    for seat in range(4):
        yield (table, seat, "person", (table * 7 + seat * 13) % PEOPLE + 1, "Anna", "", 1.0, "1", "ok")


def _action_rows(table: int) -> Iterator[tuple[Any, ...]]:
    for version in range(1, ACTIONS + 1):
        yield (table, version, 0, "act", version % 4, PAYLOAD, b"", EVENTS, False, 1.0)


def _post_rows(table: int) -> Iterator[tuple[Any, ...]]:
    for audience in ("public", "seat:0", "seat:1", "seat:2", "seat:3"):
        yield (table, audience, "table" if audience == "public" else "hand", True, 1, 1000, ACTIONS, b"", 1.0, 1.0)


async def median_ms(times: int, ask: Callable[[int], Awaitable[object]]) -> float:
    taken = []
    for number in range(times):
        began = time.perf_counter()
        await ask(number)
        taken.append((time.perf_counter() - began) * 1e3)
    return sorted(taken)[times // 2]


async def print_lookups(path: Path, tables: int) -> None:
    pick = Random(1)
    async with await Store.open(f"sqlite:///{path}") as store:

        async def load(_: int) -> None:
            assert await store.tables.load(TableId(pick.randrange(tables) + 1))

        async def wait(_: int) -> None:
            await store.tables.waiting_for(UserId(pick.randrange(PEOPLE) + 1))

        async def due(number: int) -> None:
            assert await store.timers.claim_due("bench", limit=1, now=2e9, lease=1e6 + number)

        async def hundred(number: int) -> None:
            assert len(await store.timers.claim_due("bench", limit=100, now=2e9, lease=1e6 + number)) == 100

        async def waiting(_: int) -> None:
            assert await store.posts.due_next() is not None

        async def show(_: int) -> None:
            assert await store.posts.claim_due("bench", limit=5, lease=1e6)

        for name, ask in (
            ("load a table", load),
            ("tables waiting for a person", wait),
            ("claim a due timer (a durable write)", due),
            ("claim 100 due timers (a durable write)", hundred),
            ("next due timer", lambda _: store.timers.due_next()),
            ("next due post", waiting),
            ("claim 5 due posts (a durable write)", show),
        ):
            print(f"{name:42} {await median_ms(200, ask):6.2f} ms", flush=True)


async def turns(path: Path, some: Sequence[TableId]) -> tuple[Measured, float]:
    """Turns a second at some tables, or at new ones if none are given; and the bytes written for a turn."""
    async with await Store.open(f"sqlite:///{path}") as store:
        tables = some or await open_tables(store, AT_ONCE)
        before = bytes_written()
        found = await commit_turns(store, tables, SECONDS, first=ACTIONS if some else 1)
        return found, (bytes_written() - before) / (found.rate * SECONDS)


def bytes_written() -> int:
    """The bytes that this process has written so far, if the system tells."""
    told = Path("/proc/self/io")
    lines = told.read_text().splitlines() if told.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("wchar")), 0)


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "full.db"
        asyncio.run(_open_and_close(path))
        began = time.perf_counter()
        fill(path, tables)
        size = path.stat().st_size / 1e9
        print(f"{tables:,} tables of {ACTIONS} actions, {size:.1f} GB, filled in {time.perf_counter() - began:.0f} s")
        asyncio.run(print_lookups(path, tables))
        some = [TableId(number + 1) for number in Random(1).sample(range(tables), AT_ONCE * ROUNDS)]
        empty, full = [], []
        for number in range(ROUNDS):
            empty.append(asyncio.run(turns(Path(folder) / f"empty{number}.db", ())))
            full.append(asyncio.run(turns(path, some[number * AT_ONCE : (number + 1) * AT_ONCE])))
        for name, rounds in (("an empty", empty), ("the full", full)):
            found, size = max(rounds, key=lambda one: one[0].rate)
            print(f"{AT_ONCE} tables of {name} database  {found}   {size / 1e3:.1f} kB written a turn")
        share = statistics.median(many.rate / few.rate for (many, _), (few, _) in zip(full, empty, strict=True))
        print(f"in the middle of {ROUNDS} rounds = {share:.2f} of empty")


async def _open_and_close(path: Path) -> None:
    await (await Store.open(f"sqlite:///{path}")).close()


if __name__ == "__main__":
    main()
