"""The finished games behind people’s statistics, with everybody who sat there and their results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass

from sqlmodel import Session, col, select

from storage.database import Database
from storage.ids import ServerId, TableId, UserId
from storage.models import Result, Seat, SeatKind, Table


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """The result of a seat in a finished game, and who sat there at the end."""

    number: int
    kind: SeatKind
    user: UserId | None
    name: str
    place: int
    won: bool
    tally: bytes | None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played to a result; `options` are what its table agreed."""

    table: TableId
    server: ServerId | None
    channel: int | None
    private: bool
    options: bytes
    at: float
    seats: tuple[FinishedSeat, ...]

    def seats_of(self, user: UserId) -> tuple[FinishedSeat, ...]:
        """The seats that somebody had at the end."""
        return tuple(seat for seat in self.seats if seat.user == user)


class StatisticsStore:
    """Finished games, read only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games_of(self, users: Collection[UserId], server: ServerId | None = None) -> list[FinishedGame]:
        """The games at whose end any of these people had a seat, the earliest first; of one server if it is given."""
        return await self._database.read(lambda session: _games(session, users, server))


def _games(session: Session, users: Collection[UserId], server: ServerId | None) -> list[FinishedGame]:
    own = select(Seat.table_id).where(col(Seat.user_id).in_(users))
    wanted = select(Table).where(col(Table.id).in_(own), Table.status == "over")
    if server is not None:
        wanted = wanted.where(Table.server_id == server)
    seats = (
        select(Result, Seat)
        .join(Seat, (col(Seat.table_id) == col(Result.table_id)) & (col(Seat.number) == col(Result.seat)))
        .where(col(Result.table_id).in_(own))
        .order_by(col(Result.seat))
    )
    found: defaultdict[int, list[FinishedSeat]] = defaultdict(list)
    ended: dict[int, float] = {}
    for result, seat in session.exec(seats):
        ended[result.table_id] = result.at
        found[result.table_id].append(
            FinishedSeat(seat.number, seat.kind, seat.user_id, seat.name, result.place, result.won, result.tally)
        )
    games = [
        FinishedGame(
            table=table.id,
            server=table.server_id,
            channel=table.channel_id,
            private=table.private,
            options=table.options,
            at=ended[table.id],
            seats=tuple(found[table.id]),
        )
        for table in session.exec(wanted)
        if table.id in found
    ]
    return sorted(games, key=lambda game: (game.at, game.table))
