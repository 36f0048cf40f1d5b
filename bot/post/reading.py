"""A table read once for all the messages that must show it: its game, its log, and what its people have chosen."""

from __future__ import annotations

import asyncio

from bot.host import Host, Seated
from bot.host.log import Moment
from storage.ids import TableId, UserId
from storage.models import Player

RECENT = 12
"""How many of the last turns a table or a hand tells."""


class Reading:
    """One table at one moment. Each part is read when a message first needs it, and then kept for the others."""

    def __init__(self, host: Host, table: TableId) -> None:
        self.host = host
        self.table = table
        self._lock = asyncio.Lock()
        self._seated: Seated | None = None
        self._players: dict[UserId, Player] | None = None
        self._log: list[Moment] = []
        self._log_after: int | None = None

    async def seated(self) -> Seated:
        """The table; raises Sorry if there is none of that number."""
        async with self._lock:
            if self._seated is None:
                self._seated = await self.host.load(self.table)
            return self._seated

    async def log(self, after: int = 0) -> list[Moment]:
        """What happened after a version, up to the one that was read."""
        seated = await self.seated()
        async with self._lock:
            if self._log_after is None or after < self._log_after:
                found = await self.host.log(seated, after=after)
                self._log = [moment for moment in found if moment.version <= seated.version]
                self._log_after = after
        return [moment for moment in self._log if moment.version > after]

    async def recent(self) -> list[Moment]:
        """The last turns of the log."""
        return await self.log(max(0, (await self.seated()).version - RECENT))

    async def player(self, user: UserId) -> Player:
        """What somebody chose; those at the table are all looked up at once."""
        seated = await self.seated()
        async with self._lock:
            if self._players is None:
                people = frozenset(seat.user_id for seat in seated.seats if seat.user_id is not None)
                self._players = await self.host.store.players.get_many(people)
        return self._players.get(user) or await self.host.store.players.get(user)
