"""A lane for what can be made only one at a time: those who wait take turns by server, so that no server fills it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Lane:
    """Lets one in at a time, the servers in turn, each server's in the order in which they came."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, server: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, and keep it for as long as this lasts."""
        if self._taken:
            await self._wait(server)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

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
        self._taken = False
