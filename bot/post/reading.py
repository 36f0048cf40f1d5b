"""A table read once for all the messages that must show it: its game, its log, and what its people have chosen."""

from __future__ import annotations

import asyncio

from bot.errors import Sorry
from bot.host import Host, Seated
from bot.host.log import Moment, read_log, tells_of_people
from storage.ids import TableId, UserId
from storage.models import Player

RECENT = 12
"""How many of the last turns a table or a hand tells."""


class Reading:
    """One table at one moment, read when a message first needs it and then kept for the others."""

    def __init__(self, host: Host, table: TableId) -> None:
        self.host = host
        self.table = table
        self._lock = asyncio.Lock()
        self._seated: Seated | None = None
        self._players: dict[UserId, Player] = {}
        self._log: list[Moment] = []
        self._log_after = 0

    async def seated(self) -> Seated:
        """The table; raises Sorry if there is none of that number."""
        async with self._lock:
            if self._seated is None:
                found = await self.host.store.tables.look_over(self.table, turns=RECENT)
                if found is None:
                    raise Sorry("error-no-table", table=self.table)
                self._seated, self._players = Seated(found.loaded), found.players
                sittings = await self.host.store.turns.sittings(self.table) if tells_of_people(found.log) else ()
                self._log = read_log(self._seated.table.game, found.log, sittings)
                self._log_after = max(0, self._seated.version - RECENT)
            return self._seated

    async def log(self, after: int = 0) -> list[Moment]:
        """What happened after a version, up to the one that was read."""
        seated = await self.seated()
        async with self._lock:
            if after < self._log_after:
                found = await self.host.log(seated, after=after)
                self._log = [moment for moment in found if moment.version <= seated.version]
                self._log_after = after
        return [moment for moment in self._log if moment.version > after]

    async def recent(self) -> list[Moment]:
        """The last turns of the log."""
        return await self.log(max(0, (await self.seated()).version - RECENT))

    async def player(self, user: UserId) -> Player:
        """What somebody chose."""
        await self.seated()
        return self._players.get(user) or await self.host.store.players.get(user)
