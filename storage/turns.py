"""Turns: committing one, answering its repeat, and reading back what was done; how a group is written is elsewhere."""

from __future__ import annotations

from sqlalchemy import CursorResult, delete
from sqlmodel import Session, col, select

from storage.archives import read_packed
from storage.commits import Commit, Committed
from storage.database import Database
from storage.group import check_commit
from storage.ids import TableId
from storage.models import Action, Request, Sitting

OF_A_TABLE = "rematch:"
"""How the id of a request begins that asks for something of a table only once, whoever asks and however much later."""


class TurnStore:
    """The log of each table: turns add to it, and what it tells is never changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, commit: Commit) -> Committed:
        """Write a turn for good, or change nothing and raise an error.

        That is Conflict, Overloaded, WriteRefused, NoSuchTable or Unwritable.
        """
        check_commit(commit)
        return await self._database.commit(commit)

    async def find_request(self, request_id: str) -> Committed | None:
        """What a request did, if it was committed before."""

        def work(session: Session) -> Committed | None:
            found = session.get(Request, request_id)
            if found is None:
                return None
            return Committed(found.table_id, found.version, repeated=True)

        return await self._database.read(work)

    async def actions(self, table: TableId, *, after: int = 0) -> list[Action]:
        """The table's log from the version after `after`, in order."""

        def work(session: Session) -> list[Action]:
            wanted = select(Action).where(Action.table_id == table, Action.version > after)
            rows = session.exec(wanted.order_by(col(Action.version), col(Action.ordinal)))
            return [*read_packed(session, table, after=after), *rows]

        return await self._database.read(work)

    async def sittings(self, table: TableId) -> list[Sitting]:
        """Who sat where from which version to which, in order."""
        wanted = select(Sitting).where(Sitting.table_id == table).order_by(col(Sitting.from_version), col(Sitting.seat))
        return await self._database.read(lambda session: list(session.exec(wanted)))

    async def forget_requests(self, before: float) -> int:
        """Forget requests too old to be repeated, and say how many; those of a table are never too old."""

        def work(session: Session) -> int:
            old = col(Request.at) < before, ~col(Request.request_id).startswith(OF_A_TABLE)
            done = session.execute(delete(Request).where(*old))
            return done.rowcount if isinstance(done, CursorResult) else 0

        return await self._database.write(work)
