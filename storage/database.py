"""What a database must do for the stores, and the queue of writes that wait; the two databases are elsewhere."""

from __future__ import annotations

import logging
from asyncio import AbstractEventLoop, Future, get_running_loop, shield
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection
from sqlmodel import Session

from storage.commits import Commit, Committed
from storage.errors import Damaged, Displaced, NoDatabase, Overloaded, StorageError, Unsure, Unwritable

T = TypeVar("T")
logger = logging.getLogger(__name__)

QUEUE_LIMIT = 2_000
GROUP_LIMIT = 256


class Health:
    """What is wrong with a database, for those who must be told or must end; used on the event loop only."""

    def __init__(self) -> None:
        self.loop: AbstractEventLoop = get_running_loop()
        self.damaged: StorageError | None = None
        """Set once some of what is kept cannot be read; the rest can still be played."""
        self.failing: StorageError | None = None
        """Why the last writes could not be made; None while all is well."""
        self._displaced: Future[StorageError] = self.loop.create_future()

    @property
    def is_sound(self) -> bool:
        return self.damaged is None and self.failing is None and not self._displaced.done()

    def note(self, outcome: object) -> None:
        """Remember what an error says about the database as a whole."""
        if isinstance(outcome, Displaced) and not self._displaced.done():
            self._displaced.set_result(outcome)
        if isinstance(outcome, Damaged) and self.damaged is None:
            logger.critical("%s is damaged: %s; restore a backup", outcome.where, outcome.detail)
            self.damaged = outcome

    def note_writes(self, *outcomes: object) -> None:
        """Remember whether the database takes writes, as what came of the last ones tells."""
        failed = [outcome for outcome in outcomes if isinstance(outcome, Unwritable | Unsure | NoDatabase)]
        self.failing = failed[0] if failed else None

    async def wait_until_displaced(self) -> StorageError:
        """Wait until no write can be acknowledged any more because the database is no longer at its place."""
        return await shield(self._displaced)


class Database(Protocol):
    """One database: it commits turns together, runs other writes so that each fails alone, and reads meanwhile."""

    health: Health

    @property
    def waiting(self) -> int:
        """How many writes wait."""

    async def size(self) -> int:
        """How many bytes are kept."""

    async def commit(self, commit: Commit) -> Committed: ...

    async def write(self, work: Callable[[Session], T]) -> T: ...

    async def read(self, work: Callable[[Session], T]) -> T: ...

    async def close(self) -> None: ...


@dataclass(slots=True, eq=False)
class Job:
    """A turn, or other work that writes, and the future in which its outcome is awaited."""

    wanted: Commit | Callable[[Session], Any]
    future: Future[Any]


class WriteQueue:
    """Counts the writes that wait, refuses any over the limit, gives each its outcome; used on the event loop only."""

    def __init__(self, limit: int, health: Health) -> None:
        self.loop = health.loop
        self.health = health
        self.limit = limit
        self.waiting = 0

    def join(self, wanted: Commit | Callable[[Session], Any]) -> Job:
        """Wait in the queue for a group, or raise Overloaded."""
        self.enter()
        return Job(wanted, self.loop.create_future())

    def enter(self) -> None:
        """Take a place, or raise Overloaded."""
        if self.waiting >= self.limit:
            raise Overloaded(self.waiting, self.limit)
        self.waiting += 1

    def leave(self) -> None:
        self.waiting -= 1

    def deliver(self, outcomes: Sequence[tuple[Job, Any]]) -> None:
        """Tell everyone in a group what became of it."""
        self.waiting -= len(outcomes)
        self.health.note_writes(*(outcome for _, outcome in outcomes))
        for job, outcome in outcomes:
            if job.future.done():
                continue
            if isinstance(outcome, BaseException):
                self.health.note(outcome)
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)


def split_group(jobs: Sequence[Job]) -> tuple[list[Job], list[Job]]:
    """The jobs that can be written together now, and those that must wait: too many, or same table, or same request."""
    now: list[Job] = []
    later: list[Job] = []
    taken: set[object] = set()
    for job in jobs:
        if isinstance(job.wanted, Commit):
            keys = {key for key in (job.wanted.table, job.wanted.request_id) if key is not None}
            if len(now) >= GROUP_LIMIT or not taken.isdisjoint(keys):
                later.append(job)
                taken |= keys
                continue
            taken |= keys
        now.append(job)
    return now, later


def in_session(connection: Connection, work: Callable[[Session], T]) -> T:
    """Do work that reads, in the transaction that the connection is in."""
    with Session(connection, expire_on_commit=False) as session:
        return work(session)


def in_savepoint(connection: Connection, work: Callable[[Session], T]) -> T:
    """Do work that writes, so that its failure undoes nothing but itself."""
    with Session(connection, expire_on_commit=False, join_transaction_mode="create_savepoint") as session:
        done = work(session)
        session.commit()
        return done
