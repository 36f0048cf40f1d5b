"""A gate that lets in a few at a time: those who wait take turns by server and by table, so that none can fill it."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from bot.post.allowance import Allowance

MOST_OF_SERVER, MOST_OF_TABLE, MOST_OF_PERSON = 40, 12, 3
"""How many may wait from one server that has used its share, from one of its tables, and from one of its people."""


class QueueEntry(NamedTuple):
    """Somebody who waits to be let in."""

    may_go: asyncio.Future[None]
    person: Hashable


class ServerQueue:
    """Those of one server who wait: its tables take turns, and those of a table keep the order in which they came."""

    def __init__(self) -> None:
        self._tables: OrderedDict[Hashable, deque[QueueEntry]] = OrderedDict()

    def __iter__(self) -> Iterator[tuple[Hashable, QueueEntry]]:
        return ((table, one) for table, those in self._tables.items() for one in those if not one.may_go.done())

    def add(self, table: Hashable, one: QueueEntry) -> None:
        """Put somebody behind the others of their table."""
        self._tables.setdefault(table, deque()).append(one)

    def is_empty(self) -> bool:
        """Whether nobody waits; drops those at the front who were cancelled while they waited."""
        while self._tables:
            table, those = next(iter(self._tables.items()))
            while those and those[0].may_go.done():
                those.popleft()
            if those:
                return False
            del self._tables[table]
        return True

    def let_in(self) -> None:
        """Let in the next one; the queue must not be empty."""
        table, those = next(iter(self._tables.items()))
        those.popleft().may_go.set_result(None)
        self._tables.move_to_end(table)


class FairGate:
    """Lets in `wide` at a time: servers take turns, and so do the tables within each server.

    With `patience`, one who has been in for more seconds than that makes room for another, as they must be waiting for
    something else. With an `allowance`, a server that has used its own waits even while there is room, and no server
    takes the last place while others want some.
    """

    def __init__(self, wide: int = 1, patience: float | None = None, allowance: Allowance | None = None) -> None:
        self._wide = self._free = wide
        self._patience = patience
        self._allowance = allowance
        self._inside: Counter[Hashable] = Counter()
        self._waiting: OrderedDict[Hashable, ServerQueue] = OrderedDict()
        self._later: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(1 for queue in self._waiting.values() for _ in queue)

    def is_full(self, server: Hashable, person: Hashable, table: Hashable = None) -> bool:
        """Whether so many from this server, table or person wait already that one more would wait for too long."""
        if self._allowance is None or self._allowance.wait(server) == 0.0 or server not in self._waiting:
            return False
        those = list(self._waiting[server])
        at_table = sum(other == table for other, _ in those) if table is not None else 0
        of_person = sum(one.person == person for _, one in those)
        return len(those) >= MOST_OF_SERVER or at_table >= MOST_OF_TABLE or of_person >= MOST_OF_PERSON

    @asynccontextmanager
    async def turn(self, server: Hashable, person: Hashable = None, table: Hashable = None) -> AsyncIterator[None]:
        """Wait for a turn, and keep it while the block runs; what belongs to no table takes turns by its person."""
        if self._allowance is not None:
            self._allowance.ask(server)
        if self._free and server not in self._waiting and self._time_until(server) == 0.0:
            self._enter(server)
        else:
            await self._wait(server, person, table)
        is_in = True

        def leave() -> None:
            nonlocal is_in
            if is_in:
                is_in = False
                self._leave(server)

        lapsing = asyncio.get_running_loop().call_later(self._patience, leave) if self._patience else None
        try:
            yield
        finally:
            leave()
            if lapsing is not None:
                lapsing.cancel()

    def _time_until(self, server: Hashable) -> float | None:
        """In how many seconds this server may be let in if there is room; None while it must leave room to others."""
        if self._allowance is None:
            return 0.0
        if 1 < self._wide <= self._inside[server] + 1 and self._allowance.others(server):
            return None
        return self._allowance.wait(server)

    def _enter(self, server: Hashable) -> None:
        self._free -= 1
        self._inside[server] += 1
        if self._allowance is not None:
            self._allowance.take(server)

    def _leave(self, server: Hashable) -> None:
        self._free += 1
        self._inside[server] -= 1
        if not self._inside[server]:
            del self._inside[server]
        self._let_in()

    async def _wait(self, server: Hashable, person: Hashable, table: Hashable) -> None:
        mine = asyncio.get_running_loop().create_future()
        whose = ("person", person) if table is None else table
        self._waiting.setdefault(server, ServerQueue()).add(whose, QueueEntry(mine, person))
        self._let_in()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._leave(server)
            raise

    def _let_in(self) -> None:
        """Let in all who may enter now, and come back when the next one may."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        times: list[float] = []
        goes_on = True
        while goes_on and self._free:
            goes_on, times = False, []
            for server, queue in list(self._waiting.items()):
                time = self._time_until(server) if self._free and not queue.is_empty() else None
                if time == 0.0:
                    self._enter(server)
                    queue.let_in()
                    self._waiting.move_to_end(server)
                    goes_on = True
                elif time is not None:
                    times.append(time)
                if queue.is_empty():
                    del self._waiting[server]
        if times and self._free:
            self._later = asyncio.get_running_loop().call_later(min(times), self._let_in)
