"""The data behind the reliability of people in a server: how they answered, which games they played to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from sqlalchemy import delete, func
from sqlmodel import Session, col, select

from storage.archives import read_packed
from storage.database import Database
from storage.ids import ServerId, TableId, UserId
from storage.models import Action, AnsweredWait, Seat, Sitting, Table

IsEndedBy = Callable[[bytes, int], bool]
"""Whether the ending that is kept with a table says that a seat ended the game by not playing on."""


@dataclass(frozen=True, slots=True)
class PlayedHere:
    """What one person did in one server: waits and games, each with when it ended."""

    waits: list[AnsweredWait] = field(default_factory=list)
    games: list[tuple[float | None, bool]] = field(default_factory=list)
    """When each game that they began ended, None while it goes on without them, and whether they played to its end."""


class ReliabilityStore:
    """How people have answered; the waits are written by the turns that end them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, server: ServerId, users: Iterable[UserId], is_ended_by: IsEndedBy) -> dict[UserId, PlayedHere]:
        """The data behind the reliability of these people in a server."""
        wanted = list(users)
        return await self._database.read(
            lambda session: {user: _of(session, server, user, is_ended_by) for user in wanted}
        )

    async def forget(self, before: float) -> int:
        """Forget waits from before a moment, which are so old that they hardly count, and say how many."""

        def work(session: Session) -> int:
            old = select(func.count()).select_from(AnsweredWait).where(col(AnsweredWait.at) < before)
            count = session.exec(old).one()
            session.execute(delete(AnsweredWait).where(col(AnsweredWait.at) < before))
            return count

        return await self._database.write(work)


def _of(session: Session, server: ServerId, user: UserId, is_ended_by: IsEndedBy) -> PlayedHere:
    mine = select(AnsweredWait).where(AnsweredWait.user_id == user, AnsweredWait.server_id == server)
    sat = (
        select(Table, Sitting)
        .join(Sitting, col(Sitting.table_id) == col(Table.id))
        .where(Sitting.user_id == user, Table.server_id == server, col(Table.status).in_(("running", "over")))
    )
    games: dict[TableId, tuple[float | None, bool]] = {}
    for table, sitting in session.exec(sat):
        if sitting.to_version is not None and sitting.to_version <= _dealt(session, table.id):
            continue
        stays = select(Seat).where(Seat.table_id == table.id, Seat.user_id == user)
        seat = session.exec(stays).first()
        if table.status == "over":
            games[table.id] = (table.ended_at, _played_on(table, seat, is_ended_by))
        elif seat is None:
            games[table.id] = (None, False)
    return PlayedHere(list(session.exec(mine)), list(games.values()))


def _played_on(table: Table, seat: Seat | None, is_ended_by: IsEndedBy) -> bool:
    """Whether somebody had their seat until a game was over, and it did not end because they gave up or were late."""
    if seat is None or seat.kind != "person":
        return False
    return table.ending is None or not is_ended_by(table.ending, seat.number)


def _dealt(session: Session, table: TableId) -> int:
    """The version in which a table was dealt, whether its log is packed or not: its first row with draws."""
    packed = next((row.version for row in read_packed(session, table) if row.draws), 0)
    kept = select(func.min(Action.version)).where(Action.table_id == table, func.length(Action.draws) > 0)
    return packed or session.exec(kept).one() or 0
