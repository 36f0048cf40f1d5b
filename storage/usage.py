"""Counts what people have opened and done lately, so that nobody floods the others."""

from __future__ import annotations

from sqlalchemy import func
from sqlmodel import col, select

from storage.database import Database
from storage.ids import ServerId, UserId
from storage.models import Action, Request, Table


class UsageStore:
    """Counts; nothing here changes anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count_lobbies(self, server: ServerId, owner: UserId | None = None) -> int:
        """How many lobbies are open in a server, of one person or of all."""
        wanted = select(func.count()).where(Table.server_id == server, Table.status == "lobby")
        if owner is not None:
            wanted = wanted.where(Table.owner_id == owner)
        return await self._database.read(lambda session: session.exec(wanted).one())

    async def starts(self, server: ServerId, since: float, owner: UserId | None = None) -> list[float]:
        """When tables of a server were started since then, the earliest first: of one person or of all."""
        wanted = select(Table.started_at).where(Table.server_id == server, col(Table.started_at) > since)
        if owner is not None:
            wanted = wanted.where(Table.owner_id == owner)
        ordered = wanted.order_by(col(Table.started_at))
        return await self._database.read(lambda session: [at for at in session.exec(ordered) if at is not None])

    async def requests(self, user: UserId, since: float, note: bytes) -> list[float]:
        """When, since then, a person did something of which a table's log has this note, the earliest first."""
        same = (col(Action.table_id) == Request.table_id) & (col(Action.version) == Request.version)
        wanted = select(Request.at).join(Action, same).where(Request.user_id == user, col(Request.at) > since)
        wanted = wanted.where(Action.kind == "control", Action.payload == note).order_by(col(Request.at))
        return await self._database.read(lambda session: list(session.exec(wanted)))
