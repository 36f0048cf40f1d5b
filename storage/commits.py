"""What a caller asks to be committed in one turn, and what it is told back; nothing here touches a database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict

from storage.ids import ServerId, TableId, UserId
from storage.models import ActionKind, Reach, SeatKind, Status

TimerKey = tuple[str, int | None]
"""The kind of a timer, and its seat; None if it is one of the whole table."""


class TableFields(TypedDict, total=False):
    """The columns of a table that a turn may change; those left out stay as they are."""

    status: Status
    game: str
    name: str
    options: bytes
    language: str
    private: bool
    server_id: ServerId | None
    channel_id: int | None
    thread_id: int | None
    owner_id: UserId | None
    secret: bytes
    commitment: bytes
    seed: bytes
    luck: bytes
    held: bytes | None
    ending: bytes | None
    started_at: float | None
    ended_at: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewState:
    """The state after the turn, as bytes that storage does not read."""

    data: bytes
    schema_version: int = 1
    chance_position: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PutSeat:
    """Fill a seat, or change what is kept about who fills it."""

    number: int
    kind: SeatKind = "person"
    user_id: UserId | None = None
    name: str = ""
    level: str = ""
    joined_by: str = ""
    reach: Reach = "unknown"


@dataclass(frozen=True, slots=True, kw_only=True)
class NewAction:
    """One row for the table's log."""

    kind: ActionKind = "act"
    seat: int | None = None
    payload: bytes = b""
    draws: bytes = b""
    events: bytes = b""
    barrier: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WantPost:
    """A message that must show the table as it is after this turn.

    A second wish for the same audience and kind replaces the first; one without a payload keeps that of a wish which
    is not yet fulfilled. A post without `keep` is forgotten once shown; if several such posts must all arrive (log
    lines), give each its own kind, such as `log:17`. `repost` sends a new message in place of the one that is there. A
    channel of None leaves the place as it was. A wish for later does not hold up one that is due already; each further
    wish for later puts the post off again.
    """

    audience: str
    kind: str
    channel_id: int | None = None
    payload: bytes = b""
    not_before: float = 0.0
    keep: bool = True
    repost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SetTimer:
    """Something that the table must do by itself; replaces a timer of the same kind and seat."""

    kind: str
    due: float
    seat: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewResult:
    """The result of a seat."""

    seat: int
    place: int = 0
    score: float = 0.0
    won: bool = False
    tally: bytes | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRatedSeat:
    """A seat of a finished game that counts for the ladder of its server: whose it was, and its result."""

    seat: int
    server: ServerId
    system: str
    side: int
    place: int
    user: UserId | None
    """None for somebody who is being forgotten."""
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewWait:
    """A person was waited for in a server: how long they were awake until they acted, and whether in time."""

    user: UserId
    server: ServerId
    seconds: int | None
    in_time: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Commit:
    """Everything that one turn changes, written whole or not at all.

    `table` None opens a new one. `expected` is the version that the caller saw. `waiting` are the seats that the table
    waits for from now on, `timing` is its new timing (None: as before). When the status becomes over or cancelled, the
    table waits for nobody and its timers are cleared, except those set here.
    """

    table: TableId | None = None
    expected: int = 0
    request_id: str | None = None
    by: UserId | None = None
    at: float | None = None
    state: NewState | None = None
    fields: TableFields = field(default_factory=lambda: TableFields())
    seats: tuple[PutSeat, ...] = ()
    remove_seats: tuple[int, ...] = ()
    waiting: frozenset[int] | None = None
    timing: bytes | None = None
    actions: tuple[NewAction, ...] = ()
    posts: tuple[WantPost, ...] = ()
    drop_posts: tuple[tuple[str, str], ...] = ()
    timers: tuple[SetTimer, ...] = ()
    clear_timers: tuple[TimerKey, ...] = ()
    results: tuple[NewResult, ...] = ()
    rated: tuple[NewRatedSeat, ...] = ()
    waits: tuple[NewWait, ...] = ()


@dataclass(frozen=True, slots=True)
class Committed:
    """What a turn did: the version it made, and whether an earlier commit of the same request had done it."""

    table: TableId
    version: int
    repeated: bool = False
