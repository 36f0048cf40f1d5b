"""What servers chose, and the named marks of the program itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

from sqlmodel import Session

from storage.database import Database
from storage.ids import ServerId
from storage.models import Mark, Server
from storage.upsert import upsert


class ServerFields(TypedDict, total=False):
    """What can be kept about a server; what is left out stays as it is."""

    language: str
    settings: bytes


class ServerStore:
    """The servers in which tables are opened."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def get(self, server_id: ServerId) -> Server:
        """What this server chose; the defaults if nothing is kept about it."""
        found = await self._database.read(lambda session: session.get(Server, server_id))
        return found or Server(server_id=server_id)

    async def change(self, server_id: ServerId, **fields: Unpack[ServerFields]) -> Server:
        """Keep what a server chose, whatever was kept before."""
        change = {**fields, "updated_at": self._clock()}
        return await self._database.write(lambda session: upsert(session, Server, {"server_id": server_id}, change))

    async def choose(self, server_id: ServerId, change: Callable[[Server], ServerFields]) -> Server:
        """Keep what a server chooses: `change` says what it makes of what is kept, and may be asked more than once.

        Nothing else can be kept about it in between, so of two choices made at once neither is lost.
        """

        def work(session: Session) -> Server:
            upsert(session, Server, {"server_id": server_id}, {})  # PostgreSQL can lock only a row that is there.
            kept = session.get_one(Server, server_id, with_for_update=True, populate_existing=True)
            for name, value in change(kept).items():
                setattr(kept, name, value)
            kept.updated_at = self._clock()
            return kept

        return await self._database.write(work)

    async def forget(self, server_id: ServerId) -> None:
        """Forget what a server chose, for instance when the bot was removed from it; its tables stay."""

        def work(session: Session) -> None:
            if (server := session.get(Server, server_id)) is not None:
                session.delete(server)

        await self._database.write(work)


class MarkStore:
    """Moments and small values under a name: the last heartbeat, the commands last told to Discord."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def get(self, name: str) -> Mark | None:
        return await self._database.read(lambda session: session.get(Mark, name))

    async def put(self, name: str, value: bytes = b"", *, at: float | None = None) -> None:
        """Set a mark, now if no time is given."""
        change = {"at": self._clock() if at is None else at, "value": value}
        await self._database.write(lambda session: upsert(session, Mark, {"name": name}, change))
