"""The single way in to everything that is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from sqlalchemy.exc import DBAPIError

from storage import sqlite
from storage.archives import ArchiveStore
from storage.calls import CallStore
from storage.database import QUEUE_LIMIT, Database, Health
from storage.errors import InUse, NoDatabase
from storage.outages import OutageStore
from storage.persons import PersonStore
from storage.place import parse_url, sqlite_path
from storage.players import NoteStore, PlayerStore, ResultStore
from storage.posts import PostStore
from storage.rated import RatedStore
from storage.reliability import ReliabilityStore
from storage.restoring import finish_restore, refuse_to_begin_anew
from storage.revision import is_up_to_date
from storage.servers import MarkStore, ServerStore
from storage.sqlite_errors import explain
from storage.statistics import StatisticsStore
from storage.tables import TableStore
from storage.timers import TimerStore
from storage.turns import TurnStore
from storage.unfinished import plan_of
from storage.usage import UsageStore

Clock = Callable[[], float]


class Store:
    """Everything kept, by kind; open one for each process and close it at the end."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.tables = TableStore(database)
        self.turns = TurnStore(database)
        self.archives = ArchiveStore(database)
        self.posts = PostStore(database, clock)
        self.timers = TimerStore(database, clock)
        self.players = PlayerStore(database, clock)
        self.notes = NoteStore(database, clock)
        self.results = ResultStore(database)
        self.persons = PersonStore(database)
        self.servers = ServerStore(database, clock)
        self.marks = MarkStore(database, clock)
        self.calls = CallStore(database, clock)
        self.outages = OutageStore(database, clock)
        self.usage = UsageStore(database)
        self.reliability = ReliabilityStore(database)
        self.rated = RatedStore(database)
        self.statistics = StatisticsStore(database)

    @classmethod
    async def open(
        cls, url: str, *, clock: Clock = time.time, create: bool = True, queue_limit: int = QUEUE_LIMIT
    ) -> Store:
        """Open the database at a URL and bring its schema up to date.

        `sqlite:///path/to/file` or `postgresql://user@host/name`. Raises NoDatabase, UnknownDatabase, NewerDatabase,
        Damaged or Unwritable.
        """
        place = parse_url(url)
        if place.get_backend_name() == "sqlite":
            path = sqlite_path(place)
            await asyncio.to_thread(_prepare_file, path, create)
            store = cls(sqlite.SqliteDatabase(path, clock, queue_limit), clock)
            if await asyncio.to_thread(plan_of(path).exists):
                # A restore began meanwhile: it did not see that the file is open, or will refuse to replace it.
                await store.close()
                raise InUse(str(path))
            return store
        from storage import postgres  # The driver is an extra that SQLite's users need not install.

        await postgres.prepare(place)
        return cls(postgres.PostgresDatabase(place, clock, queue_limit), clock)

    @property
    def health(self) -> Health:
        """What is wrong with the database, if anything is."""
        return self.database.health

    async def close(self) -> None:
        """Write what still waits and let go of the database."""
        await self.database.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _prepare_file(path: Path, create: bool) -> None:
    if path.parent.exists():
        finish_restore(path)
    if not path.exists():
        refuse_to_begin_anew(path)
        if not create:
            raise NoDatabase(str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
    engine = sqlite.open_writing(path)
    try:
        with engine.connect() as connection:
            done = is_up_to_date(connection)
        if not done:
            from storage.migrate import migrate  # Importing it takes time and memory that few starts need to spend.

            migrate(engine)
    except DBAPIError as error:
        raise explain(error, path) from error
    finally:
        engine.dispose()
