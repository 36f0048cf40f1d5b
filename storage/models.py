"""The tables of the database as SQLModel models; the code that reads and writes them is elsewhere.

Times are seconds since 1970 as floats. No game is known here: state, options, actions and events are bytes. Which rows
a partial index holds is given for SQLite alone: the migrations, which make all tables, give it for both databases, and
giving it here too would load all of SQLAlchemy's PostgreSQL code where it is not used.
"""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Integer, LargeBinary, Text, text
from sqlalchemy.orm import aliased, column_property
from sqlmodel import Field, SQLModel, select

from storage.ids import ServerId, TableId, UserId

Status = Literal["lobby", "running", "over", "cancelled"]
SeatKind = Literal["person", "computer"]
Reach = Literal["ok", "closed", "unknown"]
ActionKind = Literal["act", "undo", "control"]
PostState = Literal["wanted", "shown", "failed", "gone", "off"]

BIG = BigInteger().with_variant(Integer, "sqlite")
NO_SEAT = -1
GENERATIONS_A_VERSION = 1000
"""A version's first generation is its number times this; messages sent again without a turn count up from there."""
CLUSTERED: dict[str, Any] = {"sqlite_with_rowid": False}
ONLY_CLAIMED: dict[str, Any] = {"sqlite_where": text("claimed_until IS NOT NULL")}
ONLY_FREE: dict[str, Any] = {"sqlite_where": text("claimed_until IS NULL")}

RowT = TypeVar("RowT", bound=SQLModel)


def changed(row: RowT, **fields: object) -> RowT:
    """A copy of a row with other values in some columns; `model_copy` would share what SQLAlchemy knows of the row."""
    return type(row)(**{**row.model_dump(), **fields})


def _table_id() -> Column[int]:
    return Column(BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, nullable=False)


class Table(SQLModel, table=True):
    """One game being played, or its lobby: everything about it except its people and what each turn changes."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_by_server", "server_id", "status"),
        Index("tables_by_channel", "channel_id", sqlite_where=text("channel_id IS NOT NULL")),
        Index("tables_by_thread", "thread_id", sqlite_where=text("thread_id IS NOT NULL")),
        Index("tables_by_owner", "owner_id", sqlite_where=text("owner_id IS NOT NULL")),
        Index("tables_by_end", "ended_at", "id", sqlite_where=text("ended_at IS NOT NULL")),
        {"sqlite_autoincrement": True},
    )

    id: TableId = Field(default=None, sa_column=Column(BIG, primary_key=True))
    status: Status = Field(default="lobby", sa_type=Text)
    game: str = Field(default="", sa_type=Text)
    name: str = Field(default="", sa_type=Text)
    options: bytes = Field(default=b"", sa_type=LargeBinary)
    language: str = Field(default="", sa_type=Text)
    private: bool = False
    server_id: ServerId | None = Field(default=None, sa_type=BigInteger)
    channel_id: int | None = Field(default=None, sa_type=BigInteger)
    thread_id: int | None = Field(default=None, sa_type=BigInteger)
    owner_id: UserId | None = Field(default=None, sa_type=BigInteger)
    secret: bytes = Field(default=b"", sa_type=LargeBinary, repr=False)
    commitment: bytes = Field(default=b"", sa_type=LargeBinary)
    seed: bytes = Field(default=b"", sa_type=LargeBinary, repr=False)
    luck: bytes | None = Field(default=None, sa_type=LargeBinary)
    """What people bring to the deal and what came of it; None for a table that was dealt before this was kept."""
    held: bytes | None = Field(default=None, sa_type=LargeBinary, repr=False)
    """Who has seen which hand, as salted hashes, which outlive an erasure until the game is over."""
    ending: bytes | None = Field(default=None, sa_type=LargeBinary)
    """How people ended a game before its rules did; None for a game that was played to its end."""
    created_at: float = Field(default=0.0, sa_type=Double)
    started_at: float | None = Field(default=None, sa_type=Double)
    ended_at: float | None = Field(default=None, sa_type=Double)

    if TYPE_CHECKING:
        version: int  # Read from its state; see below.


class State(SQLModel, table=True):
    """What each turn changes at a table, its version above all; in a lobby the schema version is 0 and the data empty.

    The database must write a whole page for the smallest change, so all that a turn changes is in this one row.
    """

    __tablename__ = "states"

    table_id: TableId = Field(sa_column=_table_id())
    version: int = Field(default=0, sa_type=Integer)
    updated_at: float = Field(default=0.0, sa_type=Double)
    schema_version: int = Field(sa_type=Integer)
    chance_position: int = Field(default=0, sa_type=Integer)
    data: bytes = Field(sa_type=LargeBinary, repr=False)
    timing: bytes | None = Field(default=None, sa_type=LargeBinary)
    """The table's timing: banks, who has been waited for since when, pauses; in a lobby, who is ready."""


_own = aliased(State)
Table.version = column_property(  # type: ignore[assignment]
    select(_own.version).where(_own.table_id == Table.id).correlate_except(_own).scalar_subquery()
)


class Seat(SQLModel, table=True):
    """A numbered place at a table and who fills it now; a person who was erased has no user_id."""

    __tablename__ = "seats"
    __table_args__ = (
        Index("seats_by_user", "user_id", sqlite_where=text("user_id IS NOT NULL")),
        Index("seats_waiting", "user_id", "waiting_since", sqlite_where=text("waiting_since IS NOT NULL")),
        CLUSTERED,
    )

    table_id: TableId = Field(sa_column=_table_id())
    number: int = Field(sa_type=Integer, primary_key=True)
    kind: SeatKind = Field(sa_type=Text)
    user_id: UserId | None = Field(default=None, sa_type=BigInteger)
    name: str = Field(default="", sa_type=Text)
    level: str = Field(default="", sa_type=Text)
    since: float = Field(default=0.0, sa_type=Double)
    joined_by: str = Field(default="", sa_type=Text)
    reach: Reach = Field(default="unknown", sa_type=Text)
    waiting_since: float | None = Field(default=None, sa_type=Double)


class Sitting(SQLModel, table=True):
    """Who filled a seat from which version to which: the only thing that ties an action to a person."""

    __tablename__ = "sittings"
    __table_args__ = (Index("sittings_by_user", "user_id", sqlite_where=text("user_id IS NOT NULL")), CLUSTERED)

    table_id: TableId = Field(sa_column=_table_id())
    seat: int = Field(sa_type=Integer, primary_key=True)
    from_version: int = Field(sa_type=Integer, primary_key=True)
    to_version: int | None = Field(default=None, sa_type=Integer)
    user_id: UserId | None = Field(default=None, sa_type=BigInteger)
    name: str = Field(default="", sa_type=Text)
    since: float = Field(default=0.0, sa_type=Double)


class Action(SQLModel, table=True):
    """What was done at a table, in order; rows are added and never changed, and packed once a game is long over."""

    __tablename__ = "actions"
    __table_args__ = (CLUSTERED,)

    table_id: TableId = Field(sa_column=_table_id())
    version: int = Field(sa_type=Integer, primary_key=True)
    ordinal: int = Field(sa_type=Integer, primary_key=True)
    kind: ActionKind = Field(sa_type=Text)
    seat: int | None = Field(default=None, sa_type=Integer)
    payload: bytes = Field(default=b"", sa_type=LargeBinary, repr=False)
    draws: bytes = Field(default=b"", sa_type=LargeBinary, repr=False)
    events: bytes = Field(default=b"", sa_type=LargeBinary, repr=False)
    barrier: bool = False
    at: float = Field(default=0.0, sa_type=Double)


class Archive(SQLModel, table=True):
    """The actions of a game that is long over, packed; see storage.archives."""

    __tablename__ = "archives"

    table_id: TableId = Field(sa_column=_table_id())
    first_version: int = Field(sa_type=Integer)
    last_version: int = Field(sa_type=Integer)
    actions: int = Field(sa_type=Integer)
    data: bytes = Field(sa_type=LargeBinary, repr=False)


class Post(SQLModel, table=True):
    """A message that must show a table to an audience, and how far Discord shows it.

    `generation` grows whenever a new message is asked for; `previous_id` is the message which the new one replaces.
    `noted` is what must be known to change it later, such as who was let into a room.
    """

    __tablename__ = "posts"
    __table_args__ = (
        Index("posts_due", "not_before", sqlite_where=text("state = 'wanted'")),
        Index("posts_claimed", "claimed_until", **ONLY_CLAIMED),
        CLUSTERED,
    )

    table_id: TableId = Field(sa_column=_table_id())
    audience: str = Field(sa_type=Text, primary_key=True)
    kind: str = Field(sa_type=Text, primary_key=True)
    state: PostState = Field(default="wanted", sa_type=Text)
    keep: bool = True
    channel_id: int | None = Field(default=None, sa_type=BigInteger)
    message_id: int | None = Field(default=None, sa_type=BigInteger)
    previous_channel_id: int | None = Field(default=None, sa_type=BigInteger)
    previous_id: int | None = Field(default=None, sa_type=BigInteger)
    generation: int = Field(default=0, sa_type=BigInteger)
    version_wanted: int = Field(default=0, sa_type=Integer)
    version_shown: int = Field(default=0, sa_type=Integer)
    payload: bytes = Field(default=b"", sa_type=LargeBinary, repr=False)
    noted: bytes | None = Field(default=None, sa_type=LargeBinary)
    attempts: int = Field(default=0, sa_type=Integer)
    not_before: float = Field(default=0.0, sa_type=Double)
    claimed_by: str | None = Field(default=None, sa_type=Text)
    claimed_until: float | None = Field(default=None, sa_type=Double)

    @property
    def nonce(self) -> str:
        """The same for every attempt to send this message, so that Discord shows it once; at most 25 characters."""
        words = f"{self.table_id}/{self.audience}/{self.kind}/{self.generation}"
        return base64.urlsafe_b64encode(hashlib.blake2b(words.encode(), digest_size=15).digest()).decode()


class Timer(SQLModel, table=True):
    """Something that a table does by itself at a given time; seat is -1 if no seat is meant."""

    __tablename__ = "timers"
    __table_args__ = (
        Index("timers_due", "due", **ONLY_FREE),
        Index("timers_claimed", "claimed_until", **ONLY_CLAIMED),
        CLUSTERED,
    )

    table_id: TableId = Field(sa_column=_table_id())
    kind: str = Field(sa_type=Text, primary_key=True)
    seat: int = Field(sa_type=Integer, primary_key=True)
    due: float = Field(sa_type=Double)
    version: int = Field(default=0, sa_type=Integer)
    attempts: int = Field(default=0, sa_type=Integer)
    claimed_by: str | None = Field(default=None, sa_type=Text)
    claimed_until: float | None = Field(default=None, sa_type=Double)


class Result(SQLModel, table=True):
    """The result of a seat in a finished game, and what the game counted for it."""

    __tablename__ = "results"
    __table_args__ = (CLUSTERED,)

    table_id: TableId = Field(sa_column=_table_id())
    seat: int = Field(sa_type=Integer, primary_key=True)
    place: int = Field(default=0, sa_type=Integer)
    score: float = Field(default=0.0, sa_type=Double)
    won: bool = False
    at: float = Field(default=0.0, sa_type=Double)
    tally: bytes | None = Field(default=None, sa_type=LargeBinary)
    """What the game counts for its people; None for a game that ended before this was kept."""


class RatedSeat(SQLModel, table=True):
    """A seat dealt to somebody on the ladder of a server, and its result; ratings are derived from these rows.

    A person who was erased since has no user_id; `out` marks games that those who manage the server took out.
    """

    __tablename__ = "rated"
    __table_args__ = (
        Index("rated_by_server", "server_id", "system", "at"),
        Index("rated_by_user", "user_id", sqlite_where=text("user_id IS NOT NULL")),
        CLUSTERED,
    )

    table_id: TableId = Field(sa_column=_table_id())
    seat: int = Field(sa_type=Integer, primary_key=True)
    server_id: ServerId = Field(sa_type=BigInteger)
    system: str = Field(sa_type=Text)
    side: int = Field(sa_type=Integer)
    place: int = Field(sa_type=Integer)
    user_id: UserId | None = Field(default=None, sa_type=BigInteger)
    name: str = Field(default="", sa_type=Text)
    at: float = Field(default=0.0, sa_type=Double)
    out: bool = False


class Request(SQLModel, table=True):
    """What a request did, so that its repeat is answered and not done again; most are forgotten after some days."""

    __tablename__ = "requests"
    __table_args__ = (Index("requests_by_time", "at"), CLUSTERED)

    request_id: str = Field(sa_type=Text, primary_key=True)
    table_id: TableId = Field(sa_type=BigInteger)
    version: int = Field(sa_type=Integer)
    user_id: UserId | None = Field(default=None, sa_type=BigInteger)
    at: float = Field(default=0.0, sa_type=Double)


class Player(SQLModel, table=True):
    """What a person chose, wherever they play."""

    __tablename__ = "players"
    __table_args__ = (Index("players_by_digest", "digest_due", sqlite_where=text("digest_due IS NOT NULL")),)

    user_id: UserId = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    language: str = Field(default="", sa_type=Text)
    dm_channel_id: int | None = Field(default=None, sa_type=BigInteger)
    reach: Reach = Field(default="unknown", sa_type=Text)
    preferences: bytes = Field(default=b"", sa_type=LargeBinary)
    updated_at: float = Field(default=0.0, sa_type=Double)
    digest_due: float | None = Field(default=None, sa_type=Double)
    """When their daily digest is to be looked at, if they want one."""
    digest_since: float | None = Field(default=None, sa_type=Double)
    """The moment up to which the last digest told what happened."""


class Server(SQLModel, table=True):
    """What those who manage a server chose for it."""

    __tablename__ = "servers"

    server_id: ServerId = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    language: str = Field(default="", sa_type=Text)
    settings: bytes = Field(default=b"", sa_type=LargeBinary)
    updated_at: float = Field(default=0.0, sa_type=Double)


class Note(SQLModel, table=True):
    """What a person wrote down for themselves about a table."""

    __tablename__ = "notes"
    __table_args__ = (Index("notes_by_user", "user_id"), CLUSTERED)

    table_id: TableId = Field(sa_column=_table_id())
    user_id: UserId = Field(sa_type=BigInteger, primary_key=True)
    text: str = Field(default="", sa_type=Text, repr=False)
    version: int = Field(default=0, sa_type=Integer)
    at: float = Field(default=0.0, sa_type=Double)


class EarlierNote(SQLModel, table=True):
    """What a person had noted about a table from a version on, until they wrote or removed something else."""

    __tablename__ = "earlier_notes"
    __table_args__ = (Index("earlier_notes_by_user", "user_id"), CLUSTERED)

    table_id: TableId = Field(sa_column=_table_id())
    user_id: UserId = Field(sa_type=BigInteger, primary_key=True)
    version: int = Field(sa_type=Integer, primary_key=True)
    text: str = Field(default="", sa_type=Text, repr=False)


class AnsweredWait(SQLModel, table=True):
    """A table waited for a person: how long they were awake until they acted, and whether that was in time.

    Without a clock nothing is in time or late; a person who did not act at all has no seconds.
    """

    __tablename__ = "waits"
    __table_args__ = (CLUSTERED,)

    user_id: UserId = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    server_id: ServerId = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    at: float = Field(sa_column=Column(Double, primary_key=True))
    table_id: TableId = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    seconds: int | None = Field(default=None, sa_type=Integer)
    in_time: bool | None = None


class Outage(SQLModel, table=True):
    """A stretch of time in which nobody could play, because the bot was not connected."""

    __tablename__ = "outages"

    since: float = Field(sa_type=Double, primary_key=True)
    until: float = Field(sa_type=Double)


class Mark(SQLModel, table=True):
    """A named moment or value of the program itself, such as its last heartbeat."""

    __tablename__ = "marks"

    name: str = Field(sa_type=Text, primary_key=True)
    at: float = Field(default=0.0, sa_type=Double)
    value: bytes = Field(default=b"", sa_type=LargeBinary)
