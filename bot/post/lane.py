"""A lane for what only a few can do at a time: those who wait take turns by server, so that no server fills it."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import NamedTuple

from bot.post.allowance import Allowance

MOST_OF_SERVER, MOST_OF_PERSON = 40, 3
"""How many of a server that has used its share, and of a person in it, may wait; one more had better be refused."""


class Waiting(NamedTuple):
    """Somebody who waits to be let in."""

    may_go: asyncio.Future[None]
    person: Hashable


class Lane:
    """Lets so many in at a time, the servers in turn, each server's in the order in which they came.

    With `patience`, whoever is in for more seconds than that makes room for another: they wait for something else.
    With an `allowance`, a server that has used its own waits also while there is room, and leaves one place to others.
    """

    def __init__(self, wide: int = 1, patience: float | None = None, allowance: Allowance | None = None) -> None:
        self._wide = self._free = wide
        self._patience = patience
        self._allowance = allowance
        self._inside: Counter[Hashable] = Counter()
        self._waiting: OrderedDict[Hashable, deque[Waiting]] = OrderedDict()
        self._later: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    def is_full(self, server: Hashable, person: Hashable) -> bool:
        """Whether so many of this server or of this person wait already that one more would wait for too long."""
        if self._allowance is None or self._allowance.wait(server) == 0.0:
            return False
        those = self._waiting.get(server, ())
        return len(those) >= MOST_OF_SERVER or sum(one.person == person for one in those) >= MOST_OF_PERSON

    @asynccontextmanager
    async def turn(self, server: Hashable, person: Hashable = None) -> AsyncIterator[None]:
        """Wait for a turn, and keep it for as long as this lasts."""
        if self._allowance is not None:
            self._allowance.ask(server)
        if self._free and server not in self._waiting and self._time_until(server) == 0.0:
            self._enter(server)
        else:
            await self._wait(server, person)
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
        """After how many seconds this server may be let in if there is room; None if it must leave room first."""
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

    async def _wait(self, server: Hashable, person: Hashable) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(Waiting(mine, person))
        self._let_in()
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._leave(server)
            raise

    def _let_in(self) -> None:
        """Let in whoever may come next; whoever was cancelled while they waited is passed over."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        times: list[float] = []
        goes_on = True
        while goes_on and self._free:
            goes_on, times = False, []
            for server, those in list(self._waiting.items()):
                while those and those[0].may_go.done():
                    those.popleft()
                time = self._time_until(server) if those and self._free else None
                if time == 0.0:
                    self._enter(server)
                    those.popleft().may_go.set_result(None)
                    self._waiting.move_to_end(server)
                    goes_on = True
                elif time is not None:
                    times.append(time)
                if not those:
                    del self._waiting[server]
        if times and self._free:
            self._later = asyncio.get_running_loop().call_later(min(times), self._let_in)
