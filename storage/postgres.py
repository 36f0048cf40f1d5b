"""PostgreSQL: one task that writes turns, those that wait together in one commit, and a pool for everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakSet

import asyncpg
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from sqlmodel import Session

from storage.commits import Commit, Committed
from storage.database import GROUP_LIMIT, Health, Job, WriteQueue, in_savepoint, in_session, split_group
from storage.errors import Closed, Damaged, NoDatabase, StorageError, Unsure, Unwritable, Unwritten, WriteRefused
from storage.group import FindRows, Insert, Outcome, Row, RunMany, Step, StepGenerator, write_together
from storage.revision import is_up_to_date

T = TypeVar("T")
logger = logging.getLogger(__name__)

POOL_SIZE = 8
CONNECT_SECONDS = 10
REPLY_SECONDS = 30
"""For one statement. A server whose machine has vanished ends no connection: TCP waits 15 minutes, or for ever."""
LOOK_SECONDS = 300
"""For one statement of a backup or a check, which may go through all that there is of a kind."""
LOCK_SECONDS = 10
SILENCE_SECONDS = 60
"""After which the server gives up the transaction, and the locks, of a process that vanished in the middle of it."""

# Classes and codes of SQLSTATE that say something about the server and not about the one turn.
HOPELESS: dict[str, Unwritten] = {
    "53100": "full",
    "53": "failing",
    "25006": "read_only",
    "25P03": "lost",
    "55000": "lost",
    "55P03": "busy",
    "57014": "busy",
    "57": "lost",
    "08": "lost",
    "28": "lost",
    "58": "failing",
    "XX": "failing",
}
SIZE = text("SELECT pg_database_size(current_database())")
DAMAGE = ("XX001", "XX002")
# The server cut a transaction short because two processes clashed; the same turn may well succeed at once.
CUT_SHORT = ("40001", "40P01")
ATTEMPTS = 3
NO_SUCH_DATABASE = "3D000"
IS_THERE_ALREADY = "23505"

# Everything that the driver, the connection to the server, the pool or a broken value in a turn may raise.
OUTSIDE = (
    DBAPIError,
    NoneFree,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    TypeError,
    ValueError,
    OverflowError,
)


class PostgresDatabase:
    """One database of a server, which other processes may use at the same time."""

    def __init__(self, url: URL, clock: Callable[[], float], limit: int) -> None:
        self._clock = clock
        self.health = Health()
        self._queue = WriteQueue(limit, self.health)
        self._where = url.render_as_string(hide_password=True)
        self._engine = open_engine(
            url,
            REPLY_SECONDS,
            lock_timeout=f"{LOCK_SECONDS}s",
            idle_in_transaction_session_timeout=f"{SILENCE_SECONDS}s",
        )
        # All that one read finds is of the same moment, as with SQLite.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._unused = _unused_connections(self._engine)
        self._jobs: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._write_forever(), name="storage-writer")

    async def commit(self, commit: Commit) -> Committed:
        if self._closing:
            raise Closed
        job = self._queue.join(commit)
        self._jobs.append(job)
        self._wake.set()
        result: Committed = await job.future
        return result

    async def write(self, work: Callable[[Session], T]) -> T:
        if self._closing:
            raise Closed
        self._queue.enter()
        try:
            done = await self._try_again(lambda: self._work(work))
        except StorageError as error:
            # Most turns begin with reading, so while the server is away few get as far as the task that writes them:
            # the heartbeat is what finds out that it has gone, and that it is back.
            self.health.note(error)
            self.health.note_writes(error)
            raise
        finally:
            self._queue.leave()
        self.health.note_writes(done)
        return done

    async def read(self, work: Callable[[Session], T]) -> T:
        try:
            async with self._reading.connect() as connection:
                return await connection.run_sync(in_session, work)
        except OUTSIDE as error:
            self._after(error)
            explained = explain(error, self._where)
            self.health.note(explained)
            raise explained from error

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def size(self) -> int:
        found: int = await self.read(lambda session: session.connection().scalar(SIZE))
        return found

    async def close(self) -> None:
        """Write what still waits, then let go of the server."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        await self._writer
        await self._engine.dispose()

    async def _work(self, work: Callable[[Session], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(in_savepoint, work)

    async def _write_forever(self) -> None:
        while self._jobs or not self._closing:
            if not self._jobs:
                await self._wake.wait()
            self._wake.clear()
            now, later = split_group(self._jobs[:GROUP_LIMIT])
            self._jobs[:GROUP_LIMIT] = later
            if now:
                self._queue.deliver(await self._write_group(now))

    async def _write_group(self, jobs: Sequence[Job]) -> list[tuple[Job, Any]]:
        commits = [job.wanted for job in jobs if isinstance(job.wanted, Commit)]
        asked_to_commit = False

        async def write() -> list[Outcome]:
            nonlocal asked_to_commit
            async with self._engine.connect() as connection:
                driver: asyncpg.Connection | None
                driver = (await connection.get_raw_connection()).driver_connection
                assert driver is not None
                transaction = driver.transaction()
                await transaction.start()
                try:
                    outcomes = await self._write_turns(driver, commits)
                except BaseException:
                    with suppress(*OUTSIDE):
                        await transaction.rollback()
                    raise
                asked_to_commit = True
                await transaction.commit()
                asked_to_commit = False
                return outcomes

        try:
            try:
                outcomes = await self._try_again(write)
            except Unwritable:
                if not asked_to_commit:
                    raise
                # The server went away in the middle of a commit. Written again, it is still there only once: a turn
                # that is written twice is recognised by its request and its version.
                outcomes = await self._try_again(write)
            return list(zip(jobs, outcomes, strict=True))
        except Exception as error:
            if asked_to_commit and isinstance(error, Unwritable):
                error = Unsure(error.where, error.detail)
            logger.warning("group of %d not written", len(jobs), exc_info=error)
            return [(job, error) for job in jobs]

    async def _write_turns(
        self, driver: asyncpg.Connection, commits: Sequence[Commit], *, again: bool = False
    ) -> list[Outcome]:
        try:
            async with driver.transaction():  # Inside the other one: a savepoint.
                return await _drive(write_together(commits, self._clock()), driver)
        except OUTSIDE as error:
            explained = explain(error, self._where)
            if _is_cut_short(error) or isinstance(explained, Unwritable):
                raise
            if len(commits) == 1 and _code(error) == IS_THERE_ALREADY and not again:
                # Another process has just carried out the same request: a second look finds what it did.
                return await self._write_turns(driver, commits, again=True)
            if len(commits) == 1:
                if not isinstance(explained, WriteRefused):
                    raise
                return [explained]
        # One of them is bad: write each by itself, so that only that one fails.
        return [outcome for commit in commits for outcome in await self._write_turns(driver, [commit])]

    async def _try_again(self, attempt: Callable[[], Awaitable[T]]) -> T:
        for remaining in reversed(range(ATTEMPTS)):
            try:
                return await attempt()
            except OUTSIDE as error:
                self._after(error)
                if not remaining or not _is_cut_short(error):
                    raise explain(error, self._where) from error
        raise AssertionError

    def _after(self, error: Exception) -> None:
        """End the connections that nobody uses if one had no answer: each of them would be waited for as long."""
        while isinstance(error, TimeoutError) and self._unused:
            self._unused.pop().terminate()


def open_engine(url: URL, reply_seconds: float | None = None, **server_settings: str) -> AsyncEngine:
    """An engine that tests a connection before using it again, and waits so long for each statement."""
    arguments = {
        "timeout": CONNECT_SECONDS,
        "command_timeout": reply_seconds,
        "server_settings": server_settings,
    }
    return create_async_engine(
        url, connect_args=arguments, pool_size=POOL_SIZE, max_overflow=0, pool_pre_ping=True, hide_parameters=True
    )


def _unused_connections(engine: AsyncEngine) -> WeakSet[asyncpg.Connection]:
    """Those that lie in the engine's pool, kept up to date; one that it has replaced is forgotten with it."""
    unused: WeakSet[asyncpg.Connection] = WeakSet()

    @event.listens_for(engine.sync_engine, "checkin")
    def put_back(connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
        if record.driver_connection is not None:
            unused.add(record.driver_connection)

    @event.listens_for(engine.sync_engine, "checkout")
    def take_out(connection: DBAPIConnection, record: ConnectionPoolEntry, proxy: object) -> None:
        unused.discard(record.driver_connection)

    return unused


async def prepare(url: URL) -> None:
    """Bring the schema up to date, each migration in a transaction of its own."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            more = not await connection.run_sync(is_up_to_date)
        while more:
            from storage.migrate import migrate_one  # Importing it takes time and memory that few starts need to spend.

            async with engine.begin() as connection:
                more = await connection.run_sync(migrate_one)
    except OUTSIDE as error:
        raise explain(error, url.render_as_string(hide_password=True)) from error
    finally:
        await engine.dispose()


async def look(url: URL, work: Callable[[Connection], T]) -> T:
    """Do work that only reads, all of it as of the same moment."""
    engine = open_engine(url, LOOK_SECONDS)
    engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(work)
    except OUTSIDE as error:
        raise explain(error, url.render_as_string(hide_password=True)) from error
    finally:
        await engine.dispose()


async def replace_all(url: URL, work: Callable[[Connection], None]) -> None:
    """Do work that writes, all of it or nothing."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(work)
    except OUTSIDE as error:
        raise explain(error, url.render_as_string(hide_password=True)) from error
    finally:
        await engine.dispose()


async def _drive(steps: StepGenerator, driver: asyncpg.Connection) -> list[Outcome]:
    try:
        step = next(steps)
        while True:
            step = steps.send(await _take(step, driver))
    except StopIteration as end:
        outcomes: list[Outcome] = end.value
        return outcomes


async def _take(step: Step, driver: asyncpg.Connection) -> Sequence[Row]:
    match step:
        case FindRows(statement, keys):
            return [tuple(row) for row in await driver.fetch(statement.postgresql, keys)]
        case Insert(statement, row):
            return [tuple(found) for found in await driver.fetch(statement.postgresql, *row)]
        case RunMany(statement, rows):
            await driver.executemany(statement.postgresql, rows)
    return ()


def explain(error: Exception, where: str) -> Exception:
    """The storage error that stands for an error of PostgreSQL or of the connection to it."""
    if isinstance(error, NoneFree):  # All connections of the pool were in use for as long as SQLAlchemy waits.
        return Unwritable("busy", where, str(error))
    code = _code(error)
    if code == NO_SUCH_DATABASE:
        return NoDatabase(where)
    if code in DAMAGE:
        return Damaged(where, str(error))
    reason = HOPELESS.get(code) or HOPELESS.get(code[:2]) if code else None
    if reason is not None:
        return Unwritable(reason, where, str(error))
    inner = error.orig if isinstance(error, DBAPIError) else error
    if code or isinstance(inner, TypeError | ValueError | OverflowError):
        return WriteRefused(str(error).partition("\n")[0])  # The lines after the first quote the row.
    return Unwritable("lost", where, str(error))


def _code(error: BaseException | None) -> str:
    """The SQLSTATE, from asyncpg's own error or from within SQLAlchemy's."""
    while error is not None:
        if isinstance(code := getattr(error, "sqlstate", None), str):
            return code
        error = error.orig if isinstance(error, DBAPIError) else error.__cause__
    return ""


def _is_cut_short(error: Exception) -> bool:
    return _code(error) in CUT_SHORT
