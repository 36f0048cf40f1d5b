"""The turn that the storage benchmarks commit, and two ways to commit it: ours, and raw sqlite3 a transaction each."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from storage import (
    Commit,
    NewAction,
    NewState,
    PutSeat,
    SetTimer,
    Store,
    TableId,
    UserId,
    WantPost,
)
from storage import statements as sql

STATE = b"s" * 2_000
PAYLOAD = b'{"type":"play","card":7,"to":3}'
EVENTS = b'[{"type":"played","seat":1,"card":7},{"type":"collected","seat":2,"count":3}]'


@dataclass(frozen=True)
class Measured:
    """Turns a second, and how long single turns took, in milliseconds."""

    rate: float
    median: float
    p99: float

    def __str__(self) -> str:
        return f"{self.rate:8,.0f} turns/s   p50 {self.median:6.2f} ms   p99 {self.p99:6.2f} ms"


def summarise(times: Sequence[float], seconds: float) -> Measured:
    ordered = sorted(times)
    return Measured(len(ordered) / seconds, ordered[len(ordered) // 2] * 1e3, ordered[int(len(ordered) * 0.99)] * 1e3)


def turn(table: TableId, version: int, request: str) -> Commit:
    """Version check, state of 2 kB, action row, three post rows, one timer; and the request's number."""
    return Commit(
        table=table,
        expected=version,
        request_id=request,
        state=NewState(data=STATE),
        actions=(NewAction(seat=1, payload=PAYLOAD, events=EVENTS),),
        posts=(
            WantPost(audience="public", kind="table"),
            WantPost(audience="seat:0", kind="hand"),
            WantPost(audience="seat:1", kind="hand"),
        ),
        timers=(SetTimer(kind="deadline", seat=1, due=2e9 + version),),
    )


async def open_tables(store: Store, count: int) -> list[TableId]:
    """Running tables of two people each."""
    opened = [
        Commit(
            fields={"status": "running", "game": "bench"},
            seats=(PutSeat(number=0, user_id=UserId(n + 1)), PutSeat(number=1, user_id=UserId(n + 2))),
        )
        for n in range(count)
    ]
    return [done.table for done in await asyncio.gather(*(store.turns.commit(commit) for commit in opened))]


async def commit_turns(store: Store, tables: Sequence[TableId], seconds: float, *, first: int = 1) -> Measured:
    """Commit turns at all tables at once, at each as fast as it is answered."""
    times: list[float] = []
    start = time.perf_counter()
    numbers = itertools.count(time.time_ns())  # Discord's numbers grow with time, too.

    async def play(table: TableId) -> None:
        version = first
        while (began := time.perf_counter()) - start < seconds:
            done = await store.turns.commit(turn(table, version, str(next(numbers))))
            version = done.version
            times.append(time.perf_counter() - began)

    await asyncio.gather(*(play(table) for table in tables))
    return summarise(times, time.perf_counter() - start)


def commit_raw(path: Path, tables: Sequence[TableId], seconds: float, *, first: int = 1) -> Measured:
    """The same rows by the same statements, one transaction a turn, as plainly as sqlite3 allows."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    versions = dict.fromkeys(tables, first)
    times: list[float] = []
    start = time.perf_counter()
    turns = 0
    while (began := time.perf_counter()) - start < seconds:
        table = tables[turns % len(tables)]
        version = versions[table] + 1
        connection.execute("BEGIN IMMEDIATE")
        state = (began, 1, 0, STATE, None, table, version - 1)
        assert connection.execute(sql.NEXT_STATE.sqlite, state).rowcount == 1
        connection.execute(sql.ADD_ACTION.sqlite, (table, version, 0, "act", 1, PAYLOAD, b"", EVENTS, False, began))
        for audience, kind in (("public", "table"), ("seat:0", "hand"), ("seat:1", "hand")):
            post = (table, audience, kind, True, None, version * 1000, version, b"", began)
            connection.execute(sql.WANT_POST.sqlite, post)
        connection.execute(sql.SET_TIMER.sqlite, (table, "deadline", 1, 2e9 + version, version, b""))
        connection.execute("COMMIT")
        versions[table] = version
        turns += 1
        times.append(time.perf_counter() - began)
    seconds = time.perf_counter() - start
    connection.close()
    return summarise(times, seconds)
