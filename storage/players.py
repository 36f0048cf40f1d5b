"""What people chose, what they wrote down about tables, and their results in games."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypedDict, Unpack

from sqlmodel import Session, col, select

from storage.database import Database
from storage.ids import TableId, UserId
from storage.models import EarlierNote, Note, Player, Reach, Result, Seat, Table
from storage.timers import ring_timers, ring_timers_at_tables, set_where_waited_for
from storage.upsert import upsert

LISTED = 100


class PlayerFields(TypedDict, total=False):
    """What can be kept about a person; what is left out stays as it is."""

    language: str
    dm_channel_id: int | None
    reach: Reach
    preferences: bytes
    digest_due: float | None
    digest_since: float | None


class PlayerStore:
    """People, wherever they play."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def get(self, user_id: UserId) -> Player:
        """What this person chose; the defaults if nothing is kept about them."""
        found = await self._database.read(lambda session: session.get(Player, user_id))
        return found or Player(user_id=user_id)

    async def preferences_of(self, users: Collection[UserId]) -> dict[UserId, bytes]:
        """What these people chose, as far as anything is kept about them."""
        wanted = select(Player.user_id, Player.preferences).where(col(Player.user_id).in_(users))
        return await self._database.read(lambda session: {UserId(user): kept for user, kept in session.exec(wanted)})

    async def change(self, user_id: UserId, **fields: Unpack[PlayerFields]) -> Player:
        """Keep something about a person, whatever was kept before."""
        change = {**fields, "updated_at": self._clock()}
        return await self._database.write(lambda session: upsert(session, Player, {"user_id": user_id}, change))

    async def choose(
        self,
        user_id: UserId,
        change: Callable[[Player], PlayerFields],
        *,
        ring: Collection[str] = (),
        ring_tables: Collection[str] = (),
        always: str = "",
    ) -> Player:
        """Keep what a person chooses: `change` says what it makes of what is kept, and may be asked more than once.

        Nothing else can be kept about them in between, so of two choices made at once neither is lost. Their seats'
        timers of the kinds `ring` are due at once, to be looked at again, and so are all timers of the kinds
        `ring_tables` at their tables; each of their seats that is waited for has one of the kind `always`.
        """

        def work(session: Session) -> Player:
            if always:
                set_where_waited_for(session, always, self._clock(), user_id)
            if ring:
                ring_timers(session, ring, self._clock(), user_id)
            if ring_tables:
                ring_timers_at_tables(session, ring_tables, self._clock(), user_id)
            upsert(session, Player, {"user_id": user_id}, {})  # PostgreSQL can lock only a row that is there.
            kept = session.get_one(Player, user_id, with_for_update=True, populate_existing=True)
            for name, value in change(kept).items():
                setattr(kept, name, value)
            kept.updated_at = self._clock()
            return kept

        return await self._database.write(work)


class NoteStore:
    """Private notes, one for each person and table, and what was noted there before."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def get(self, table: TableId, user_id: UserId) -> Note | None:
        return await self._database.read(lambda session: session.get(Note, (table, user_id)))

    async def put(self, table: TableId, user_id: UserId, text: str, *, version: int = 0) -> None:
        """Keep a note in place of the one before; an empty text forgets it.

        What was noted at an earlier version is kept beside it, but not a text that was removed.
        """
        key = {"table_id": table, "user_id": user_id}

        def work(session: Session) -> None:
            before = session.get(Note, (table, user_id))
            if before is not None and (not text or before.version < version):
                earlier = {"text": before.text if text else ""}
                upsert(session, EarlierNote, {**key, "version": before.version}, earlier)
            if text:
                upsert(session, Note, key, {"text": text, "version": version, "at": self._clock()})
            elif before is not None:
                session.delete(before)

        await self._database.write(work)

    async def at(self, table: TableId, user_id: UserId, version: int) -> str:
        """What a person had noted about a table when it was at that version."""
        earlier = select(EarlierNote).where(
            EarlierNote.table_id == table, EarlierNote.user_id == user_id, EarlierNote.version <= version
        )

        def look(session: Session) -> str:
            note = session.get(Note, (table, user_id))
            if note is not None and note.version <= version:
                return note.text
            last = session.exec(earlier.order_by(col(EarlierNote.version).desc()).limit(1)).first()
            return last.text if last else ""

        return await self._database.read(look)

    async def of_user(self, user_id: UserId) -> list[Note]:
        """All notes of a person, the newest first."""
        wanted = select(Note).where(Note.user_id == user_id).order_by(col(Note.at).desc())
        return await self._database.read(lambda session: list(session.exec(wanted)))


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished table and a person's result there."""

    table: Table
    result: Result


class ResultStore:
    """The results of games; written by the turn that ends them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table: TableId) -> list[Result]:
        """The results of a table, the best first."""
        wanted = select(Result).where(Result.table_id == table).order_by(col(Result.place), col(Result.seat))
        return await self._database.read(lambda session: list(session.exec(wanted)))

    async def of_user(self, user_id: UserId, *, limit: int = LISTED) -> list[PlayedGame]:
        """The last games that a person finished."""
        wanted = (
            select(Table, Result)
            .join(Seat, col(Seat.table_id) == col(Table.id))
            .join(Result, (col(Result.table_id) == col(Seat.table_id)) & (col(Result.seat) == col(Seat.number)))
            .where(Seat.user_id == user_id)
            .order_by(col(Result.at).desc(), col(Result.table_id).desc())
            .limit(limit)
        )
        return await self._database.read(
            lambda session: [PlayedGame(table, result) for table, result in session.exec(wanted)]
        )
