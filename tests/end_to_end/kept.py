"""What the bot keeps, read from beside it while it runs: to wait until all is told, and to compare."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from tests.end_to_end import postgres_rows

PATIENCE = 90.0


Database = Path | str
"""Where a bot keeps what it keeps: a file of SQLite, or the URL of a PostgreSQL database."""


def rows(database: Database, words: str, given: Sequence[Any] | Mapping[str, Any] = ()) -> list[dict[str, Any]]:
    """What a query finds."""
    if isinstance(database, str):
        return postgres_rows.rows(database, words, given)
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute(words, given)]


def change(database: Path, words: str, given: Sequence[Any] = ()) -> None:
    """Change what is kept behind the bot's back."""
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute(words, given)


def version(database: Database, table: int) -> int:
    """How often a table was changed."""
    found = rows(database, "SELECT version FROM states WHERE table_id = ?", [table])
    return int(found[0]["version"])


def moves(database: Database, table: int) -> list[dict[str, Any]]:
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


def forgotten(database: Database, table: int) -> list[int]:
    """The seats that a table waits for though nobody told them, is telling them, or will: there must never be one."""
    return [int(row["number"]) for row in rows(database, FORGOTTEN, {"table": table})]


async def all_told(database: Database, table: int | None = None, *, now: float | None = None) -> None:
    """Wait until every message that is due shows what it must; with `now`, those that wait for a later time do not
    count. Two processes do not read a clock to the millisecond alike, so what is due within a second is due."""
    words, given = "SELECT 1 FROM posts WHERE state = 'wanted'", dict[str, float]()
    if table is not None:
        words, given = f"{words} AND table_id = :table", {"table": table}
    if now is not None:
        words += " AND (not_before <= :now OR claimed_until IS NOT NULL)"
        given["now"] = now + 1.0
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(rows, database, f"{words} LIMIT 1", given):
            await asyncio.sleep(0.02)


async def no_timer(database: Database, table: int, kind: str) -> None:
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
