"""What the bot keeps, read from beside it while it runs: to wait until all is told, and to compare."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

PATIENCE = 45.0


def rows(database: Path, words: str, given: Sequence[Any] | Mapping[str, Any] = ()) -> list[dict[str, Any]]:
    """What a query finds."""
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(words, given)]


def change(database: Path, words: str, given: Sequence[Any] = ()) -> None:
    """Change what is kept behind the bot's back."""
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute(words, given)


def version(database: Path, table: int) -> int:
    """How often a table was changed."""
    found = rows(database, "SELECT version FROM states WHERE table_id = ?", [table])
    return int(found[0]["version"])


def moves(database: Path, table: int) -> list[dict[str, Any]]:
    """The moves of a table that stand: version, seat and what was done, those that were taken back left out."""
    log = rows(database, "SELECT * FROM actions WHERE table_id = ? ORDER BY version, ordinal", [table])
    standing: list[dict[str, Any]] = []
    for row in log:
        if row["kind"] == "act":
            standing.append({**row, "action": msgspec.json.decode(row["payload"])})
        elif row["kind"] == "undo":
            standing.pop()
    return standing


FORGOTTEN = """
    SELECT number FROM seats WHERE table_id = :table AND kind = 'person' AND waiting_since IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM timers WHERE timers.table_id = :table AND timers.seat = seats.number)
        AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.table_id = :table AND audience = 'seat:' || seats.number
            AND posts.kind = 'hand' AND (state = 'wanted' OR (state = 'shown' AND message_id IS NOT NULL)))
"""


def forgotten(database: Path, table: int) -> list[int]:
    """The seats that a table waits for though nobody told them, is telling them, or will: there must never be one."""
    return [int(row["number"]) for row in rows(database, FORGOTTEN, {"table": table})]


async def all_told(database: Path, table: int | None = None, *, now: float | None = None) -> None:
    """Wait until every message that is due shows what it must; with `now`, those that wait for a later time do not
    count. Two processes do not read a clock to the millisecond alike, so what is due within a second is due."""
    words = "SELECT * FROM posts WHERE state = 'wanted' AND (:table IS NULL OR table_id = :table)"
    words += " AND (:now IS NULL OR not_before <= :now OR claimed_until IS NOT NULL)"
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(_found, database, words, table, None if now is None else now + 1.0):
            await asyncio.sleep(0.02)


def _found(database: Path, words: str, table: int | None, now: float | None) -> bool:
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        return bool(connection.execute(words, {"table": table, "now": now}).fetchone())


async def no_timer(database: Path, table: int, kind: str) -> None:
    """Wait until no such timer of a table is left."""
    words = "SELECT * FROM timers WHERE (:table IS NULL OR table_id = :table) AND kind = :kind"
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(rows, database, words, {"table": table, "kind": kind}):
            await asyncio.sleep(0.02)


async def until(claim: Callable[[], object]) -> None:
    """Wait until something is so of which no message tells."""
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0.02)
