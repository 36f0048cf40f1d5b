"""SQLite: one thread that writes, with turns that wait together in one commit; reading is in readers.py."""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlmodel import Session

from storage.commits import Commit, Committed
from storage.database import GROUP_LIMIT, Health, Job, WriteQueue, in_savepoint, split_group
from storage.errors import Closed, Displaced, Unsure
from storage.group import FindRows, Insert, Outcome, Row, RunMany, Step, StepGenerator, write_together
from storage.open_file import OpenFile
from storage.readers import Readers
from storage.sqlite_errors import BAD_TURN, as_outcome, explain, is_failing_disk, is_hopeless, primary_code
from storage.unfinished import existing

T = TypeVar("T")
logger = logging.getLogger(__name__)

BUSY_SECONDS = 10
PAGE_CACHE_KIB = 2 * 1024
"""For the connection that writes. More does not speed up turns, however many tables there are: see docs/scaling.md."""
CHECKPOINT_PAGES = 4_000
SYNC_PAUSES = (0.05, 0.5)
"""How long to wait before each new attempt to write a group that could not be synced."""


def open_writing(path: Path, *, unfinished: bool = False) -> Engine:
    """An engine with one connection for writing, whose transactions take the write lock at once.

    No other file is made beside one that is `unfinished`, since a process that is stopped removes that one alone.
    """

    def connect() -> sqlite3.Connection:
        name = existing(path) if unfinished else str(path)
        connection = sqlite3.connect(
            name, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=512, uri=unfinished
        )
        if unfinished:
            connection.execute("PRAGMA journal_mode = MEMORY")
        else:
            _use_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA mmap_size = 0")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute(f"PRAGMA cache_size = -{PAGE_CACHE_KIB}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _use_wal(connection: sqlite3.Connection) -> None:
    """Turn on the write-ahead log; if several start at once on a new file, SQLite does not wait here by itself."""
    latest = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if primary_code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > latest:
                raise
            time.sleep(0.01)


class SqliteDatabase:
    """One file. Reads see the last commit and never wait for the writer."""

    def __init__(self, path: Path, clock: Callable[[], float], limit: int) -> None:
        self.path = path
        self._clock = clock
        self.health = Health()
        self._queue = WriteQueue(limit, self.health)
        self._file = OpenFile(path)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = False
        self._displaced: Displaced | None = None
        self._readers = Readers(path)
        self._writer = Thread(target=self._write_forever, name="storage-writer", daemon=True)
        self._writer.start()

    async def commit(self, commit: Commit) -> Committed:
        result: Committed = await self._wait_for(commit)
        return result

    async def write(self, work: Callable[[Session], T]) -> T:
        result: T = await self._wait_for(work)
        return result

    async def read(self, work: Callable[[Session], T]) -> T:
        if self._closing:
            raise Closed
        try:
            return await self._readers.read(work)
        except (DBAPIError, sqlite3.Error) as error:
            explained = explain(error, self.path)
            self.health.note(explained)
            raise explained from error

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def size(self) -> int:
        return await self._queue.loop.run_in_executor(None, self._file.size)

    async def close(self) -> None:
        """Write what still waits, then let go of the file."""
        if self._closing:
            return
        self._closing = True
        self._jobs.put(None)
        await self._queue.loop.run_in_executor(None, self._writer.join)
        await self._readers.close()

    def _wait_for(self, wanted: Commit | Callable[[Session], Any]) -> Any:
        if self._closing:
            raise Closed
        job = self._queue.join(wanted)
        self._jobs.put(job)
        return job.future

    def _write_forever(self) -> None:
        engine = open_writing(self.path)
        later: list[Job] = []
        last = False
        while not (last and not later):
            jobs = later
            if not jobs:
                first = self._jobs.get()
                if first is None:
                    break
                jobs = [first]
            try:
                while len(jobs) < GROUP_LIMIT:
                    job = self._jobs.get_nowait()
                    if job is None:
                        last = True
                        break
                    jobs.append(job)
            except Empty:
                pass
            now, later = split_group(jobs)
            outcomes = self._write_group(engine, now)
            try:
                self._queue.loop.call_soon_threadsafe(self._queue.deliver, outcomes)
            except RuntimeError:
                break  # The event loop is gone, and everybody who waited with it.
        engine.dispose()

    def _write_group(self, engine: Engine, jobs: Sequence[Job]) -> list[tuple[Job, Any]]:
        for pause in (*SYNC_PAUSES, None):
            try:
                return self._write_whole_or_apart(engine, jobs)
            except _NotSynced as failed:
                # What was written last may or may not be on the disk. Written again at the same place, it is there for
                # certain or not at all; a turn that is written twice is recognised by its request.
                logger.error("%s: not synced, %s", self.path, "tried again" if pause else "given up", exc_info=failed)
                if pause is None:
                    return [(job, Unsure(str(self.path), str(failed))) for job in jobs]
                time.sleep(pause)
            except Exception as error:
                # Nobody above catches this in the thread: whatever it was, those who wait must hear of it.
                logger.warning("group of %d not written", len(jobs), exc_info=error)
                return [(job, explain(error, self.path)) for job in jobs]
        raise AssertionError

    def _write_whole_or_apart(self, engine: Engine, jobs: Sequence[Job]) -> list[tuple[Job, Any]]:
        try:
            return self._write_in_one(engine, jobs, self._write_turns)
        except BAD_TURN as error:
            if is_hopeless(error):
                raise
        # One turn is bad. It is searched for only now: savepoints that are never needed would be a third of the cost.
        return self._write_in_one(engine, jobs, self._write_turns_apart)

    def _write_in_one(
        self,
        engine: Engine,
        jobs: Sequence[Job],
        write: Callable[[sqlite3.Connection, Sequence[Commit]], list[Outcome]],
    ) -> list[tuple[Job, Any]]:
        if self._displaced is not None:
            return [(job, self._displaced) for job in jobs]
        turns = [job for job in jobs if isinstance(job.wanted, Commit)]
        with engine.begin() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            commits = [job.wanted for job in turns if isinstance(job.wanted, Commit)]
            outcomes: list[tuple[Job, Any]] = list(zip(turns, write(driver, commits), strict=True))
            for job in jobs:
                if not isinstance(job.wanted, Commit):
                    outcomes.append((job, _do_work(connection, job.wanted)))
            _commit(connection)
        if not self._file.is_in_place():
            self._displaced = self._file.save(driver)
            return [(job, self._displaced) for job in jobs]
        return outcomes

    def _write_turns(self, driver: sqlite3.Connection, commits: Sequence[Commit]) -> list[Outcome]:
        return _drive(write_together(commits, self._clock()), driver.cursor()) if commits else []

    def _write_turns_apart(self, driver: sqlite3.Connection, commits: Sequence[Commit]) -> list[Outcome]:
        """Write each turn in a savepoint of its own, so that a bad one hurts no other."""
        outcomes: list[Outcome] = []
        for commit in commits:
            driver.execute("SAVEPOINT turn")
            try:
                outcomes += self._write_turns(driver, [commit])
            except BAD_TURN as error:
                if is_hopeless(error):
                    raise
                driver.execute("ROLLBACK TO turn")
                outcomes.append(as_outcome(error))
            driver.execute("RELEASE turn")
        return outcomes


class _NotSynced(Exception):
    """The disk failed when everything was written and was to be made durable."""


def _commit(connection: Connection) -> None:
    transaction = connection.get_transaction()
    assert transaction is not None
    try:
        transaction.commit()
    except DBAPIError as error:
        if is_failing_disk(error):
            raise _NotSynced(str(error.orig)) from error
        raise


def _do_work(connection: Connection, work: Callable[[Session], Any]) -> Any:
    try:
        return in_savepoint(connection, work)
    except Exception as error:
        if is_hopeless(error):
            raise
        return as_outcome(error)


def _drive(steps: StepGenerator, cursor: sqlite3.Cursor) -> list[Outcome]:
    try:
        step = next(steps)
        while True:
            step = steps.send(_take(step, cursor))
    except StopIteration as end:
        outcomes: list[Outcome] = end.value
        return outcomes


def _take(step: Step, cursor: sqlite3.Cursor) -> Sequence[Row]:
    match step:
        case FindRows(statement, keys):
            return cursor.execute(statement.sqlite, (json.dumps(keys),)).fetchall()
        case Insert(statement, row):
            return cursor.execute(statement.sqlite, row).fetchall()
        case RunMany(statement, rows):
            cursor.executemany(statement.sqlite, rows)
    return ()
