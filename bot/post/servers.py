"""Which server a table is in, as far as that is known without asking: servers take turns at what is scarce."""

from __future__ import annotations

import contextlib
from collections.abc import Hashable

from bot.errors import BotError
from bot.host import Host, Seated
from storage.errors import StorageError
from storage.ids import TableId

KNOWN = 10_000


class Servers:
    """The servers of the tables that were shown last."""

    def __init__(self) -> None:
        self._of: dict[int, int | None] = {}

    def of(self, table: TableId) -> Hashable:
        """The server of a table, or the table itself if its server is not known yet or it has none."""
        return self._of.get(table) or f"table {table}"

    async def find(self, host: Host, table: TableId) -> Hashable:
        """The server of a table, looked up if this process has not shown the table itself."""
        if table not in self._of:
            with contextlib.suppress(BotError, StorageError):
                self.know(await host.load(table))
        return self.of(table)

    def know(self, seated: Seated) -> None:
        """Remember where a table is."""
        if len(self._of) >= KNOWN:
            self._of.clear()
        self._of[seated.id] = seated.table.server_id
