"""Everything kept about one person: handing it out, and erasing it so that games can still be replayed."""

from __future__ import annotations

import base64
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, update
from sqlmodel import Session, SQLModel, col, or_, select

from storage.archives import read_packed
from storage.database import Database
from storage.ids import TableId, UserId
from storage.models import (
    Action,
    AnsweredWait,
    EarlierNote,
    Note,
    Player,
    Post,
    RatedSeat,
    Request,
    Result,
    Seat,
    Sitting,
    State,
    Status,
    Table,
)
from storage.tables import OPEN
from storage.turns import OF_A_TABLE

# Columns that only concern the program's inner workings, or that would tell the person what the others hold.
LEFT_OUT = {"secret", "seed", "held", "claimed_by", "claimed_until", "attempts", "draws", "events"}

AT_ONCE = 500
"""How many of all tables are in memory while they are gone through."""
NAMELESS = "…"
"""Replaces the name of a person who was forgotten in the names of tables."""


@dataclass(frozen=True, slots=True)
class Erased:
    """What an erasure touched: the tables whose screens still show the person's name, by status."""

    tables: dict[TableId, Status]
    notes: int
    renamed: tuple[TableId, ...] = ()
    """The tables that have not ended and whose names contained the person's name."""


class PersonStore:
    """A person's rights over what is kept about them: to be given it, and to have it erased."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: UserId) -> dict[str, Any]:
        """Everything kept about a person, ready for JSON: bytes as text, or as base64 where they are not text."""
        return await self._database.read(lambda session: _export(session, user_id))

    async def sits_at(self, user_id: UserId) -> list[TableId]:
        """All tables at which a person has a seat and which have not ended."""
        own = select(Seat.table_id).where(Seat.user_id == user_id)
        wanted = select(Table.id).where(col(Table.id).in_(own), col(Table.status).in_(OPEN)).order_by(col(Table.id))
        return await self._database.read(lambda session: [TableId(table) for table in session.exec(wanted)])

    async def sat_at(self, user_id: UserId, ended_since: float) -> list[TableId]:
        """All tables at which a person had a seat and which have ended since a moment."""
        own = select(Sitting.table_id).where(Sitting.user_id == user_id)
        wanted = select(Table.id).where(col(Table.id).in_(own), col(Table.ended_at) >= ended_since)
        ordered = wanted.order_by(col(Table.id))
        return await self._database.read(lambda session: [TableId(table) for table in session.exec(ordered)])

    async def find_mentions(self, user_id: UserId) -> list[TableId]:
        """The tables whose options or timing contain a person's number."""

        def work(session: Session) -> list[TableId]:
            number = str(user_id).encode()
            wanted = select(Table.id, Table.options, State.timing).join(State)
            rows = session.exec(wanted, execution_options={"yield_per": AT_ONCE})
            return [TableId(table) for table, options, timing in rows if number in options or number in (timing or b"")]

        return await self._database.read(work)

    async def erase(self, user_id: UserId) -> Erased:
        """Forget a person. Their seats and actions stay, as somebody's; in lobbies the seat is given back.

        A running table still waits for the anonymous seat, so the caller should have somebody fill it first, and have
        the screens of the returned tables shown again.
        """
        # All tables are gone through before, so that no turn waits for that.
        mentioned = await self.find_mentions(user_id)
        return await self._database.write(lambda session: _erase(session, user_id, mentioned))


def _export(session: Session, user_id: UserId) -> dict[str, Any]:
    seats = session.exec(select(Seat).where(Seat.user_id == user_id)).all()
    sittings = session.exec(select(Sitting).where(Sitting.user_id == user_id)).all()
    tables = {seat.table_id for seat in seats} | {sitting.table_id for sitting in sittings}
    opened = select(Table).where(or_(Table.owner_id == user_id, col(Table.id).in_(tables)))
    mine = Sitting.user_id == user_id
    at_the_time = (col(Action.version) >= Sitting.from_version) & or_(
        col(Sitting.to_version).is_(None), col(Action.version) < col(Sitting.to_version)
    )
    same_seat = (col(Sitting.table_id) == Action.table_id) & (col(Sitting.seat) == Action.seat)
    results = select(Result).join(Seat, (col(Seat.table_id) == Result.table_id) & (col(Seat.number) == Result.seat))
    kept: dict[str, Any] = {
        "tables": session.exec(opened.order_by(col(Table.id))).all(),
        "seats": seats,
        "sittings": sittings,
        "actions": [
            *session.exec(select(Action).join(Sitting, same_seat & at_the_time).where(mine)),
            *_packed(session, sittings),
        ],
        "results": session.exec(results.where(Seat.user_id == user_id)).all(),
        "rated": session.exec(select(RatedSeat).where(RatedSeat.user_id == user_id)).all(),
        "notes": session.exec(select(Note).where(Note.user_id == user_id)).all(),
        "earlier_notes": session.exec(select(EarlierNote).where(EarlierNote.user_id == user_id)).all(),
        "waits": session.exec(select(AnsweredWait).where(AnsweredWait.user_id == user_id)).all(),
        "requests": session.exec(select(Request).where(Request.user_id == user_id)).all(),
        "posts": session.exec(select(Post).where(or_(*_told(user_id)))).all(),
        "player": session.exec(select(Player).where(Player.user_id == user_id)).all(),
    }
    export: dict[str, Any] = {"user_id": user_id}
    export |= {name: [_plain(row) for row in rows] for name, rows in kept.items()}
    for table in export["tables"]:
        table["owner_id"] = user_id if table["owner_id"] == user_id else None
    export["posts"] += [_plain(post) | _part_from(post, user_id) for post in _posts_from(session, user_id)]
    return export


def _told(user_id: UserId) -> tuple[ColumnElement[bool], ...]:
    """Which messages are for this person alone: their own screens, and calls."""
    return col(Post.audience) == f"user:{user_id}", col(Post.kind).like(f"call:{user_id}:%")


def _posts_from(session: Session, user_id: UserId) -> list[Post]:
    """Applications for a seat and reports that something is wrong; each holds the number of the person it is from."""
    from_people = or_(col(Post.kind).like("seat:%"), col(Post.kind).like("report:%"))
    posts = session.exec(select(Post).where(from_people)).all()
    return [post for post in posts if _is_from(post.payload + (post.noted or b""), user_id)]


def _is_from(kept: bytes, user_id: UserId) -> bool:
    return f'"user":{user_id},'.encode() in kept


def _part_from(post: Post, user_id: UserId) -> dict[str, Any]:
    """What such a message holds from a person; another may have applied for the same seat before or since."""
    return {
        name: _readable(kept) if kept and _is_from(kept, user_id) else None
        for name, kept in (("payload", post.payload), ("noted", post.noted))
    }


def _packed(session: Session, sittings: Sequence[Sitting]) -> list[Action]:
    """What a person did in games whose logs are packed."""
    return [
        row
        for sitting in sittings
        for row in read_packed(session, sitting.table_id, after=sitting.from_version - 1)
        if row.seat == sitting.seat and (sitting.to_version is None or row.version < sitting.to_version)
    ]


def _plain(row: SQLModel) -> dict[str, Any]:
    return {name: _readable(value) for name, value in row.model_dump(exclude=LEFT_OUT).items()}


def _readable(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return base64.b64encode(value).decode()


def _erase(session: Session, user_id: UserId, mentioned: Sequence[TableId]) -> Erased:
    own_seats = select(Seat.table_id).where(Seat.user_id == user_id)
    touched = select(Table.id, col(Table.status)).where(or_(Table.owner_id == user_id, col(Table.id).in_(own_seats)))
    tables = {TableId(table): status for table, status in session.exec(touched)}
    lobbies = [table for table, status in tables.items() if status == "lobby"]
    mine = col(Seat.user_id) == user_id
    for seat in session.exec(select(Seat).where(mine)).all():
        # Their private messages: nothing more is sent there, and where they were sent is nobody's business now.
        private = (col(Post.table_id) == seat.table_id, col(Post.audience) == f"seat:{seat.number}")
        session.execute(delete(Post).where(*private))
    renamed = _rename(session, user_id)
    _forget_channel(session, user_id)
    _forget_timing(session, user_id, mentioned)
    session.execute(delete(Seat).where(mine, col(Seat.table_id).in_(lobbies)))
    session.execute(update(Seat).where(mine).values(user_id=None, name="", joined_by="", reach="unknown"))
    session.execute(update(Sitting).where(col(Sitting.user_id) == user_id).values(user_id=None, name=""))
    session.execute(update(RatedSeat).where(col(RatedSeat.user_id) == user_id).values(user_id=None, name=""))
    session.execute(update(Table).where(col(Table.owner_id) == user_id).values(owner_id=None))
    asked = col(Request.user_id) == user_id
    session.execute(update(Request).where(asked, col(Request.request_id).startswith(OF_A_TABLE)).values(user_id=None))
    session.execute(delete(Request).where(asked))
    session.execute(delete(Post).where(or_(*_told(user_id))))
    for post in _posts_from(session, user_id):
        session.delete(post)
    over = col(Table.status).not_in(OPEN), Post.state != "wanted"
    for post in session.exec(select(Post).join(Table).where(Post.kind == "talk", *over)).all():
        # Who was let into a team's room; until the bot has shown the person out of it, it needs to know.
        if str(user_id).encode() in (post.noted or b""):
            post.noted = None
    session.execute(delete(Player).where(col(Player.user_id) == user_id))
    session.execute(delete(AnsweredWait).where(col(AnsweredWait.user_id) == user_id))
    notes = len(session.exec(select(Note.table_id).where(Note.user_id == user_id)).all())
    session.execute(delete(Note).where(col(Note.user_id) == user_id))
    session.execute(delete(EarlierNote).where(col(EarlierNote.user_id) == user_id))
    return Erased(tables, notes, renamed)


def _rename(session: Session, user_id: UserId) -> tuple[TableId, ...]:
    """Take the names that a person had at a table out of that table's name, which is often made from its owner's.

    Rematches of it have the same name and channel, also those at which they never sat.
    """
    renamed: list[TableId] = []
    sittings = session.exec(select(Sitting.table_id, Sitting.name).where(Sitting.user_id == user_id)).all()
    seats = session.exec(select(Seat.table_id, Seat.name).where(Seat.user_id == user_id)).all()
    for number, name in sorted({(number, name) for number, name in (*sittings, *seats) if name}):
        table = session.get(Table, number)
        if table is None:
            continue
        without = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", NAMELESS, table.name, flags=re.IGNORECASE)
        if without == table.name:
            continue
        alike = Table.name == table.name, Table.channel_id == table.channel_id, Table.server_id == table.server_id
        for each in session.exec(select(Table).where(*alike).order_by(col(Table.id))).all():
            each.name = without
            if each.status in OPEN:
                renamed.append(each.id)
    return tuple(dict.fromkeys(renamed))


def _forget_channel(session: Session, user_id: UserId) -> None:
    """Forget what was shown in a person's own channel."""
    player = session.get(Player, user_id)
    channel = player.dm_channel_id if player else None
    if channel is not None:
        session.execute(delete(Post).where(col(Post.channel_id) == channel))
        was = col(Post.previous_channel_id) == channel
        session.execute(update(Post).where(was).values(previous_channel_id=None, previous_id=None))


def _forget_timing(session: Session, user_id: UserId, mentioned: Sequence[TableId]) -> None:
    """Forget the timing of those of these games that have ended and whose timing contains a person's number."""
    number, over = str(user_id).encode(), col(Table.status).not_in(OPEN)
    for at in range(0, len(mentioned), AT_ONCE):
        part = select(State.table_id, State.timing).join(Table)
        rows = session.exec(part.where(col(State.table_id).in_(mentioned[at : at + AT_ONCE]), over)).all()
        found = [table for table, timing in rows if number in (timing or b"")]
        session.execute(update(State).where(col(State.table_id).in_(found)).values(timing=None))
