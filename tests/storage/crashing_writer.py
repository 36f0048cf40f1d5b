"""A process that commits turns as fast as it can and notes each that was acknowledged, to be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from storage import (
    Commit,
    Committed,
    Conflict,
    NewAction,
    NewState,
    PutSeat,
    SetTimer,
    Store,
    TableId,
    UserId,
    WantPost,
)

# The server of forked children has everything imported, so that a child writes within milliseconds.
_children = get_context("forkserver")
_children.set_forkserver_preload(["tests.storage.crashing_writer", "sqlalchemy.dialects.sqlite"])


def start_writer(url: str, tables: list[TableId], notes: Path, *, largest_file: int | None = None) -> BaseProcess:
    """Write turns for these tables in another process until it is killed; `largest_file` is its limit for any file."""
    process = _children.Process(target=_write, args=(url, tables, notes, largest_file))
    process.start()
    return process


def start_racer(url: str, table: TableId, turns: int, notes: Path) -> BaseProcess:
    """Commit until that many turns are won, against whoever else does the same."""
    process = _children.Process(target=_race, args=(url, table, turns, notes))
    process.start()
    return process


async def open_tables(store: Store, count: int) -> list[TableId]:
    opened = []
    for number in range(count):
        seats = (PutSeat(number=0, user_id=UserId(number + 1)),)
        opened.append((await store.turns.commit(Commit(fields={"status": "running"}, seats=seats))).table)
    return opened


def whole_turn(table: TableId, version: int) -> Commit:
    """The turn that makes a version; all its parts carry that version's number."""
    words = b"%d/" % version
    return Commit(
        table=table,
        expected=version - 1,
        request_id=f"{table}/{version}",
        state=NewState(data=words * 400, chance_position=version),
        actions=(NewAction(payload=words),),
        posts=(WantPost(audience="public", kind="table"), WantPost(audience="seat:0", kind="hand")),
        timers=(SetTimer(kind="deadline", due=float(version)),),
        waiting=frozenset({0}),
    )


def _write(url: str, tables: list[TableId], notes: Path, largest_file: int | None) -> None:
    if largest_file is not None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))
    asyncio.run(_write_forever(url, tables, notes))


async def _write_forever(url: str, tables: list[TableId], notes: Path) -> None:
    file = os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    store = await Store.open(url)

    async def play(table: TableId) -> None:
        loaded = await store.tables.load(table)
        assert loaded is not None
        version = loaded.version
        while True:
            version = (await store.turns.commit(whole_turn(table, version + 1))).version
            os.write(file, b"%d %d\n" % (table, version))

    await asyncio.gather(*(play(table) for table in tables))


def _race(url: str, table: TableId, turns: int, notes: Path) -> None:
    asyncio.run(_race_for(url, table, turns, notes))


async def _race_for(url: str, table: TableId, turns: int, notes: Path) -> None:
    won: list[int] = []
    async with await Store.open(url) as store:
        loaded = await store.tables.load(table)
        assert loaded is not None
        version = loaded.version
        while len(won) < turns:
            commit = Commit(
                table=table,
                expected=version,
                request_id=f"{os.getpid()}/{version}/{len(won)}",
                actions=(NewAction(payload=str(os.getpid()).encode()),),
            )
            try:
                done: Committed = await store.turns.commit(commit)
                version = done.version
                won.append(version)
            except Conflict as lost:
                version = lost.found
    notes.write_text(" ".join(map(str, won)))
