"""Everything kept about one person: handing it out, and erasing it so that games can still be replayed."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, update
from sqlmodel import Session, SQLModel, col, or_, select

from storage.database import Database
from storage.ids import TableId, UserId
from storage.models import Action, AnsweredWait, Note, Player, Post, Request, Result, Seat, Sitting, Status, Table

# What only says how the program works inside, or would tell the person what the others hold.
LEFT_OUT = {"secret", "seed", "held", "claimed_by", "claimed_until", "attempts", "draws", "events"}


@dataclass(frozen=True, slots=True)
class Erased:
    """What an erasure touched: the tables whose screens still show the person's name, by status."""

    tables: dict[TableId, Status]
    notes: int


class PersonStore:
    """A person's rights over what is kept about them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, user_id: UserId) -> dict[str, Any]:
        """Everything kept about a person, ready for JSON: bytes as text, or as base64 where they are not text."""
        return await self._database.read(lambda session: _export(session, user_id))

    async def erase(self, user_id: UserId) -> Erased:
        """Forget a person. Their seats and actions stay, as somebody's; in lobbies the seat is given back.

        A running table still waits for the anonymous seat, so the caller should have it filled by somebody first, and
        have the screens of the tables returned here drawn anew.
        """
        return await self._database.write(lambda session: _erase(session, user_id))


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
        "actions": session.exec(select(Action).join(Sitting, same_seat & at_the_time).where(mine)).all(),
        "results": session.exec(results.where(Seat.user_id == user_id)).all(),
        "notes": session.exec(select(Note).where(Note.user_id == user_id)).all(),
        "waits": session.exec(select(AnsweredWait).where(AnsweredWait.user_id == user_id)).all(),
        "requests": session.exec(select(Request).where(Request.user_id == user_id)).all(),
        "posts": session.exec(select(Post).where(Post.audience == f"user:{user_id}")).all(),
        "player": session.exec(select(Player).where(Player.user_id == user_id)).all(),
    }
    return {"user_id": user_id} | {name: [_plain(row) for row in rows] for name, rows in kept.items()}


def _plain(row: SQLModel) -> dict[str, Any]:
    return {name: _readable(value) for name, value in row.model_dump(exclude=LEFT_OUT).items()}


def _readable(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return base64.b64encode(value).decode()


def _erase(session: Session, user_id: UserId) -> Erased:
    own_seats = select(Seat.table_id).where(Seat.user_id == user_id)
    touched = select(Table.id, Table.status).where(or_(Table.owner_id == user_id, col(Table.id).in_(own_seats)))
    tables = {TableId(table): status for table, status in session.exec(touched)}
    lobbies = [table for table, status in tables.items() if status == "lobby"]
    mine = col(Seat.user_id) == user_id
    for seat in session.exec(select(Seat).where(mine)).all():
        # What was sent to them privately: nothing more shall be, and where it was sent is nobody's business now.
        private = (col(Post.table_id) == seat.table_id, col(Post.audience) == f"seat:{seat.number}")
        session.execute(delete(Post).where(*private))
    session.execute(delete(Seat).where(mine, col(Seat.table_id).in_(lobbies)))
    session.execute(update(Seat).where(mine).values(user_id=None, name="", joined_by="", reach="unknown"))
    session.execute(update(Sitting).where(col(Sitting.user_id) == user_id).values(user_id=None, name=""))
    session.execute(update(Table).where(col(Table.owner_id) == user_id).values(owner_id=None))
    session.execute(delete(Request).where(col(Request.user_id) == user_id))
    session.execute(delete(Post).where(col(Post.audience) == f"user:{user_id}"))
    session.execute(delete(Post).where(col(Post.kind).like(f"call:{user_id}:%")))
    for post in session.exec(select(Post).where(col(Post.kind).like("seat:%"))).all():
        # somebody asked for a seat: who it was is kept with the question
        if f'"user":{user_id},'.encode() in post.payload + (post.noted or b""):
            session.delete(post)
    session.execute(delete(Player).where(col(Player.user_id) == user_id))
    session.execute(delete(AnsweredWait).where(col(AnsweredWait.user_id) == user_id))
    notes = len(session.exec(select(Note.table_id).where(Note.user_id == user_id)).all())
    session.execute(delete(Note).where(col(Note.user_id) == user_id))
    return Erased(tables, notes)  # type: ignore[arg-type]
