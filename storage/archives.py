"""The logs of games that are long over: packed into one row each, and read as if they were not."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import BigInteger, bindparam, delete, exists, tuple_
from sqlmodel import Session, col, select

from storage.database import Database
from storage.errors import Conflict, WriteRefused
from storage.ids import TableId
from storage.models import Action, ActionKind, Archive, Table

FORM = 1
"""The first byte of an archive, which names the way it is packed; another way would begin with another byte."""


class _Packed(msgspec.Struct, array_like=True, frozen=True):
    """A row of the log without its table."""

    version: int
    ordinal: int
    kind: ActionKind
    seat: int | None
    payload: bytes
    draws: bytes
    events: bytes
    barrier: bool
    at: float


OF_TABLE = select(Archive).where(col(Archive.table_id) == bindparam("table", type_=BigInteger))


def pack(rows: Sequence[Action]) -> bytes:
    """A log in as few bytes as possible."""
    plain = [
        _Packed(row.version, row.ordinal, row.kind, row.seat, row.payload, row.draws, row.events, row.barrier, row.at)
        for row in rows
    ]
    return bytes([FORM]) + zlib.compress(msgspec.msgpack.encode(plain), 9)


def unpack(archive: Archive) -> list[Action]:
    """The log as it was."""
    if archive.data[:1] != bytes([FORM]):
        raise ValueError(f"archive of table {archive.table_id} in an unknown form")
    packed = msgspec.msgpack.decode(zlib.decompress(archive.data[1:]), type=list[_Packed])
    return [Action(table_id=archive.table_id, **msgspec.structs.asdict(row)) for row in packed]


def read_packed(session: Session, table: TableId, *, after: int = 0) -> list[Action]:
    """The packed rows of a table's log from the version after `after`."""
    found = session.exec(OF_TABLE, params={"table": table}).first()
    if found is None or found.last_version <= after:
        return []
    return [row for row in unpack(found) if row.version > after]


def _is_whole(archive: Archive, kept: list[dict[str, Any]]) -> bool:
    """Whether an archive unpacks to exactly these rows."""
    try:
        return [row.model_dump() for row in unpack(archive)] == kept
    except (ValueError, msgspec.MsgspecError):
        return False


class ArchiveStore:
    """Finds the logs that can be packed, and packs them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find_ended(self, after: tuple[float, int], until: float, *, limit: int) -> list[tuple[float, TableId]]:
        """The finished games not packed yet, from after a moment (and number, if several ended then) until another."""
        wanted = (
            select(Table.ended_at, Table.id)
            .where(col(Table.ended_at) <= until, tuple_(col(Table.ended_at), col(Table.id)) > after)
            .where(Table.status == "over", ~exists().where(col(Archive.table_id) == col(Table.id)))
            .order_by(col(Table.ended_at), col(Table.id))
            .limit(limit)
        )
        found = await self._database.read(lambda session: session.exec(wanted).all())
        return [(ended or 0.0, TableId(table)) for ended, table in found]

    async def put(self, table: TableId, rows: Sequence[Action], version: int) -> int:
        """Keep these rows, which are the table's whole log, packed and not as rows; returns how many bytes they take.

        Raises Conflict if anything has happened at the table since, and WriteRefused for rows that packing would
        change.
        """
        archive = Archive(
            table_id=table,
            first_version=rows[0].version,
            last_version=rows[-1].version,
            actions=len(rows),
            data=pack(rows),
        )
        kept = [row.model_dump() for row in rows]
        if not _is_whole(archive, kept):
            raise WriteRefused("log")

        def work(session: Session) -> int:
            log = select(Action).where(Action.table_id == table).order_by(col(Action.version), col(Action.ordinal))
            if [row.model_dump() for row in session.exec(log)] != kept:
                raise Conflict(table, version, version)
            session.execute(delete(Action).where(col(Action.table_id) == table))
            session.add(archive)
            return len(archive.data)

        return await self._database.write(work)
