"""The host: one queue per table; each turn loads, lets the engine act, and commits before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from pathlib import Path
from weakref import WeakValueDictionary

from bot.errors import BotError, Busy, Sorry
from bot.host import dealing, lobby, turns
from bot.host.choosing import Choosing
from bot.host.counting import count_game
from bot.host.lobby import Opening
from bot.host.log import Moment, read_log, tells_of_people
from bot.host.outside import Limits, Outside
from bot.host.readiness import then_look
from bot.host.seated import Request, Seated
from bot.host.timers import Pauses
from engine.errors import EngineError
from engine.game import Action
from storage.commits import Commit, Committed
from storage.errors import Conflict
from storage.ids import TableId
from storage.store import Store

TRIES = 20
"""How often a turn is tried again when other processes keep winning the race for its table."""

ALONE, NO_LIMITS = Outside(), Limits()

Work = Callable[[Seated], Commit | Awaitable[Commit]]


class Host:
    """Runs all tables. Keeps nothing in memory but the queue of each table, and open menus."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pauses: Pauses,
        outside: Outside = ALONE,
        limits: Limits = NO_LIMITS,
        *,
        reports: Path | None = None,
        checker: str = "",
    ) -> None:
        self.store = store
        self.clock = clock
        self.pauses = pauses
        self.outside = outside
        self.limits = limits
        """How much one person, and all of a server, may open and start."""
        self.reports = reports
        """The folder into which what people report is written, if any."""
        self.checker = checker
        """Where people find the page that checks a record, if anywhere."""
        self.wake: Callable[..., None] = lambda *_: None
        """Called with each commit once it is written, so that messages are sent and timers looked at."""
        self.look_at_timers: Callable[[], None] = lambda: None
        """Called when something other than a commit has made timers due."""
        self.choosing = Choosing()
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def load(self, table: TableId) -> Seated:
        """A table as it is now; raises Sorry if there is none with that number."""
        loaded = await self.store.tables.load(TableId(table))
        if loaded is None:
            raise Sorry("error-no-table", table=table)
        return Seated(loaded)

    async def load_all(self, tables: Iterable[int]) -> dict[TableId, Seated]:
        """Many tables as they are now, in one read."""
        loaded = await self.store.tables.load_all({TableId(table) for table in tables})
        return {table: Seated(found) for table, found in loaded.items()}

    async def open(self, opening: Opening, request: Request) -> Committed:
        """Open a lobby."""
        return await self.commit_new(lobby.open_table(opening, request, self.clock()).build())

    async def commit_new(self, commit: Commit) -> Committed:
        """Commit a table that does not exist yet."""
        done = await self.store.turns.commit(commit)
        self.wake(replace(commit, table=done.table))
        return done

    async def change(
        self, table: TableId, request: Request | None, work: Work, seated: Seated | None = None
    ) -> Committed:
        """Do one thing to a table, after everything asked of it before; a request already carried out is not repeated.

        `seated` is the table as the caller has just seen it; it is loaded again only if it has changed since.
        """
        queue = self._queues.get(table)
        if queue is None:
            queue = self._queues.setdefault(table, asyncio.Lock())
        if queue.locked():
            seated = None
        async with queue:
            for _ in range(TRIES):
                seen, seated = seated, None
                try:
                    at = seen or await self.load(table)
                    wanted = work(at)
                    commit = wanted if isinstance(wanted, Commit) else await wanted
                    if commit.results:
                        commit = await count_game(self.store, at, commit)
                    commit = then_look(commit, at, self.clock())
                    done = await self.store.turns.commit(commit)
                except Conflict:
                    continue
                except (EngineError, BotError):
                    if seen:
                        continue
                    if request and (earlier := await self.store.turns.find_request(request.id)):
                        return earlier
                    raise
                self.wake(commit)
                return done
        raise Busy

    async def act(self, table: TableId, request: Request | None, seat: int, action: Action) -> Committed:
        """Let a seat act; raises Refused if it may not."""
        return await self.change(
            table, request, lambda seated: turns.act(seated, request, seat, action, self.clock(), self.pauses)
        )

    async def start(self, table: TableId, request: Request) -> Committed:
        """Begin a game: the cards are dealt as soon as the public value that is named now can be had."""
        return await self.change(table, request, lambda seated: self.begin(seated, request))

    def begin(self, seated: Seated, request: Request) -> Commit:
        """What Start commits."""
        return dealing.start(seated, request, self.clock(), self.pauses, self.outside.coming())

    async def log(self, seated: Seated, after: int = 0) -> list[Moment]:
        """What happened at a table since a version."""
        rows = await self.store.turns.actions(seated.table.id, after=after)
        sittings = await self.store.turns.sittings(seated.table.id) if tells_of_people(rows) else ()
        return read_log(seated.table.game, rows, sittings)
