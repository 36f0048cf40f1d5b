"""The games that count for the ladders of servers; their ratings are worked out elsewhere."""

from __future__ import annotations

from sqlalchemy import func, update
from sqlmodel import Session, col, select

from storage.database import Database
from storage.ids import ServerId, TableId
from storage.models import RatedSeat


class RatedStore:
    """Seats that were rated; written by the turn that ends their game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_ladder(self, server: ServerId, system: str) -> list[RatedSeat]:
        """Every rated seat of a server and system, in the order in which their games ended."""
        wanted = select(RatedSeat).where(RatedSeat.server_id == server, RatedSeat.system == system)
        ordered = wanted.order_by(col(RatedSeat.at), col(RatedSeat.table_id), col(RatedSeat.seat))
        return await self._database.read(lambda session: list(session.exec(ordered)))

    async def of_table(self, table: TableId) -> list[RatedSeat]:
        """The rated seats of a table."""
        wanted = select(RatedSeat).where(RatedSeat.table_id == table).order_by(col(RatedSeat.seat))
        return await self._database.read(lambda session: list(session.exec(wanted)))

    async def systems_of(self, server: ServerId) -> dict[str, int]:
        """How many rated seats each system has in a server, the most first."""
        count = func.count()
        wanted = select(RatedSeat.system, count).where(RatedSeat.server_id == server).group_by(col(RatedSeat.system))
        ordered = wanted.order_by(count.desc(), col(RatedSeat.system))
        return await self._database.read(lambda session: dict(session.exec(ordered).all()))

    async def take_out(self, server: ServerId, table: TableId, *, out: bool) -> bool:
        """Take a game of a server out of its ladder, or put it back; says whether there is such a game."""
        mine = (col(RatedSeat.table_id) == table, col(RatedSeat.server_id) == server)

        def work(session: Session) -> bool:
            if session.exec(select(RatedSeat.table_id).where(*mine)).first() is None:
                return False
            session.execute(update(RatedSeat).where(*mine).values(out=out))
            return True

        return await self._database.write(work)
