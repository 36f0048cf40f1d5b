"""The connections that read an SQLite file; how it is written is in sqlite.py."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool
from sqlmodel import Session

from storage.database import in_session

T = TypeVar("T")

READERS = 4
ROWS_AT_ONCE = 64
PAGE_CACHE_KIB = 512
"""Reading a table takes as long with 256 KiB as with 2 MiB: what is not here is in the system's own cache."""


class Reader(aiosqlite.Connection):
    """A connection that does a whole read in one hop to its thread, which takes ten hops statement by statement."""

    def __init__(self, path: Path) -> None:
        def connect() -> sqlite3.Connection:
            # Where the file was deleted, an empty one made here would be taken for the database at the next start.
            there = f"{path.absolute().as_uri()}?mode=rw"
            connection = sqlite3.connect(there, uri=True, isolation_level=None, cached_statements=512)
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA mmap_size = 0")
            connection.execute(f"PRAGMA cache_size = -{PAGE_CACHE_KIB}")
            return connection

        super().__init__(connect, ROWS_AT_ONCE)
        # A process that ends with an error must not wait for a thread that nobody will stop.
        self._thread.daemon = True
        self.busy = 0
        """How many reads wait for its thread."""
        self._engine = create_engine(
            "sqlite://", creator=lambda: self._conn, poolclass=StaticPool, hide_parameters=True
        )

        @event.listens_for(self._engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    async def read(self, work: Callable[[Session], T]) -> T:
        """Do the work in one transaction."""
        self.busy += 1
        try:
            in_thread: Callable[..., Awaitable[T]] = self._execute
            return await in_thread(self._read, work)
        finally:
            self.busy -= 1

    def _read(self, work: Callable[[Session], T]) -> T:
        with self._engine.connect() as connection:
            return in_session(connection, work)


class Readers:
    """A few readers of one file, opened as they are needed; a read goes to the one with the shortest queue."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._open: list[Reader] = []
        self._opening = asyncio.Lock()

    async def read(self, work: Callable[[Session], T]) -> T:
        """Do the work with one of them."""
        if len(self._open) < READERS and all(reader.busy for reader in self._open):
            async with self._opening:
                if len(self._open) < READERS and all(reader.busy for reader in self._open):
                    await self._open_another()
        return await min(self._open, key=lambda reader: reader.busy).read(work)

    async def _open_another(self) -> None:
        reader = Reader(self._path)
        try:
            await reader
        except sqlite3.Error:
            if not self._open:
                raise
        else:
            self._open.append(reader)

    async def close(self) -> None:
        """Let go of the file once every read is done."""
        while self._open:
            await self._open.pop().close()
