"""Machines that vanish without ending a connection: that of the server, and that of another process of the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy import Connection, make_url, text

from storage import Store, Unwritable
from storage import postgres as module
from storage.posts import CLAIM_LOCK_NUMBER
from tests.storage.samples import open_table, turn

PATIENCE = 10
"""Seconds: a server that is there answers within them also on a machine that is very busy."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wire:
    """A way to the server on which nothing arrives any more once it is dead, and nobody is told so."""

    def __init__(self, database: str) -> None:
        self._to = make_url(database)
        self.port = 0
        self._is_dead = False
        self._ends: list[asyncio.StreamWriter] = []
        self._pumps: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """The database at the other end of it."""
        through = self._to.set(host="127.0.0.1", port=self.port, query={})
        return through.render_as_string(hide_password=False)

    def die(self) -> None:
        """Carry nothing any more, neither on what is open nor on what is opened from now on."""
        self._is_dead = True
        for pump in self._pumps:
            pump.cancel()

    def revive(self) -> None:
        """Carry what is opened from now on; what was open stays silent."""
        self._is_dead = False

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.append(writer)
        if self._is_dead:
            return
        far_reader, far_writer = await self._reach()
        self._ends.append(far_writer)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            self._pumps.add(asyncio.create_task(_pump(source, target)))

    async def _reach(self) -> Streams:
        folder = self._to.query.get("host")
        if isinstance(folder, str):
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._to.host, self._to.port or 5432)

    def close(self) -> None:
        self.die()
        for end in self._ends:
            end.transport.abort()


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while data := await source.read(65_536):
        target.write(data)
    target.close()


@asynccontextmanager
async def wire_to(database: str) -> AsyncIterator[Wire]:
    wire = Wire(database)
    server = await asyncio.start_server(wire.accept, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        async with server:
            yield wire
    finally:
        wire.close()


async def test_a_server_that_vanishes_is_given_up_and_found_again_at_the_first_try(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REPLY_SECONDS", PATIENCE)
    async with wire_to(postgres) as wire, await Store.open(wire.url) as store:
        table = await open_table(store)
        await asyncio.gather(*(store.marks.put(str(each), b"") for each in range(module.POOL_SIZE)))
        ways: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda: store.turns.commit(turn(table, 2)),
            lambda: store.marks.put("lost", b""),
            lambda: store.tables.load(table),
        )
        wire.die()
        found = await asyncio.gather(*(way() for way in ways), return_exceptions=True)
        assert [each.reason for each in found if isinstance(each, Unwritable)] == ["lost"] * len(ways)
        wire.revive()
        # None of the connections that have fallen silent may be tried first.
        for again in ways:
            await again()


async def test_a_process_that_vanishes_in_the_middle_of_a_claim_holds_no_messages_for_long(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SILENCE_SECONDS", 5)
    async with await Store.open(postgres) as vanished, await Store.open(postgres) as store:
        table = await open_table(store)
        database = vanished.database
        assert isinstance(database, module.PostgresDatabase)
        async with database._engine.connect() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({CLAIM_LOCK_NUMBER})")
            claimed = await store.posts.claim_due("the other")
            assert {post.table_id for post in claimed} == {table}
            await connection.invalidate()


async def test_a_backup_from_a_server_that_vanishes_fails_in_the_end(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", PATIENCE)
    async with wire_to(postgres) as wire:

        async def look() -> None:
            await module.look(make_url(wire.url).set(drivername="postgresql+asyncpg"), reading)

        def reading(connection: Connection) -> None:
            wire.die()
            connection.execute(text("SELECT 1"))

        with pytest.raises(Unwritable) as error:
            await look()
        assert error.value.reason == "lost"


async def test_a_lock_that_somebody_keeps_is_told_as_a_busy_database(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LOCK_SECONDS", 1)
    other = await asyncpg.connect(postgres)
    async with await Store.open(postgres) as store, other.transaction():
        table = await open_table(store)
        await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(Unwritable) as error:
            await store.turns.commit(turn(table, 2))
        assert error.value.reason == "busy"
    await other.close()
