"""A lane for what only a few can do at a time: those who wait take turns by server, so that no server fills it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Lane:
    """Lets so many in at a time, the servers in turn, each server's in the order in which they came.

    With `patience`, whoever is in for more seconds than that makes room for another: they wait for something else.
    """

    def __init__(self, wide: int = 1, patience: float | None = None) -> None:
        self._free = wide
        self._patience = patience
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, server: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, and keep it for as long as this lasts."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(server)
        is_in = True

        def leave() -> None:
            nonlocal is_in
            if is_in:
                is_in = False
                self._pass_on()

        lapsing = asyncio.get_running_loop().call_later(self._patience, leave) if self._patience else None
        try:
            yield
        finally:
            leave()
            if lapsing is not None:
                lapsing.cancel()

    async def _wait(self, server: Hashable) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(server, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Let the next one in; whoever was cancelled while they waited is passed over."""
        while self._waiting:
            server, those = next(iter(self._waiting.items()))
            first = those.popleft()
            self._waiting.move_to_end(server)
            if not those:
                del self._waiting[server]
            if not first.done():
                first.set_result(None)
                return
        self._free += 1
