"""Finding and loading tables; they change only through a turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import BigInteger, Double, Integer, bindparam, case, func
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from storage.archives import read_packed
from storage.database import Database
from storage.ids import ServerId, TableId, UserId
from storage.models import Action, Outage, Player, Seat, State, Status, Table

OPEN: tuple[Status, ...] = ("lobby", "running")
LISTED = 100

# The queries for every press and every message are built only once: building one takes longer than running it.
_TABLE, _PEOPLE = bindparam("table", type_=BigInteger), bindparam("people", expanding=True, type_=BigInteger)
WITH_STATE = select(Table, State).join(State, col(State.table_id) == col(Table.id)).where(col(Table.id) == _TABLE)
SEATS = select(Seat).where(col(Seat.table_id) == _TABLE).order_by(col(Seat.number))
LOG_AFTER = (
    select(Action)
    .where(col(Action.table_id) == _TABLE, col(Action.version) > bindparam("after", type_=Integer))
    .order_by(col(Action.version), col(Action.ordinal))
)
PLAYERS = select(Player).where(col(Player.user_id).in_(_PEOPLE))
PREFERENCES = select(Player.user_id, Player.preferences).where(col(Player.user_id).in_(_PEOPLE))
OUTAGES = select(Outage.since, Outage.until).where(col(Outage.until) > bindparam("started", type_=Double))


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with its seats and its state, all of the same version; a lobby has no state."""

    table: Table
    seats: tuple[Seat, ...]
    state: State | None
    preferences: Mapping[UserId, bytes] = field(default_factory=dict)
    """What the people of a table that has begun chose, as far as anything is kept about them."""
    outages: tuple[tuple[float, float], ...] = ()
    """When the bot was not connected since a running table started."""
    timing: bytes | None = None
    """The timing of a lobby; that of a running table is in its state."""
    changed_at: float = 0.0
    """When the table last changed."""

    @property
    def version(self) -> int:
        return self.table.version


@dataclass(frozen=True, slots=True)
class Overview:
    """A table with what its messages are made from: the last turns of its log, and what its people have chosen."""

    loaded: Loaded
    log: list[Action]
    players: dict[UserId, Player]


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for a person, in which seat and since when."""

    table: Table
    seat: Seat
    since: float


@dataclass(frozen=True, slots=True)
class Changed:
    """A table at which something happened, and how many moves others made there."""

    table: Table
    moves: int

    def began(self, since: float) -> bool:
        return (self.table.started_at or 0.0) > since

    def ended(self, since: float) -> bool:
        return (self.table.ended_at or 0.0) > since


class TableStore:
    """All tables, of all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table: TableId) -> Loaded | None:
        """Everything needed to play a turn."""
        return await self._database.read(lambda session: _load(session, table))

    async def load_all(self, tables: Collection[TableId]) -> dict[TableId, Loaded]:
        """Everything needed to play a turn at each of these tables, in one read."""
        return await self._database.read(lambda session: _load_all(session, tables))

    async def load_overview(self, table: TableId, *, turns: int) -> Overview | None:
        """Everything needed to show a table, with the last `turns` turns of its log, in one read."""

        def work(session: Session) -> Overview | None:
            loaded = _load(session, table)
            if loaded is None:
                return None
            after = loaded.version - turns
            log = list(session.exec(LOG_AFTER, params={"table": table, "after": after}))
            if loaded.table.status == "over":
                log = [*read_packed(session, table, after=after), *log]
            people = {seat.user_id for seat in loaded.seats if seat.user_id is not None}
            known = session.exec(PLAYERS, params={"people": list(people)})
            players = {user: Player(user_id=user) for user in people} | {player.user_id: player for player in known}
            return Overview(loaded, log, players)

        return await self._database.read(work)

    async def get(self, table: TableId) -> Table | None:
        return await self._database.read(lambda session: session.get(Table, table))

    async def count_by_status(self) -> dict[str, int]:
        """How many tables there are of each status."""
        wanted = select(Table.status, func.count()).group_by(col(Table.status))
        return await self._database.read(lambda session: dict(session.exec(wanted).all()))

    async def in_thread(self, thread_id: int) -> Table | None:
        """The table that has this thread to itself."""
        wanted = select(Table).where(Table.thread_id == thread_id).order_by(col(Table.id).desc())
        return await self._database.read(lambda session: session.exec(wanted.limit(1)).first())

    async def in_channel(self, channel_id: int, statuses: Sequence[Status] = OPEN) -> list[Table]:
        """The tables opened in a channel, newest first."""
        wanted = select(Table).where(Table.channel_id == channel_id, col(Table.status).in_(statuses))
        return await self._list(wanted.order_by(col(Table.id).desc()).limit(LISTED))

    async def of_server(
        self, server_id: ServerId, statuses: Sequence[Status] = OPEN, *, before: int | None = None
    ) -> list[Table]:
        """The tables of a server, newest first; `before` is the last number of the page before."""
        wanted = select(Table).where(Table.server_id == server_id, col(Table.status).in_(statuses))
        if before is not None:
            wanted = wanted.where(col(Table.id) < before)
        return await self._list(wanted.order_by(col(Table.id).desc()).limit(LISTED))

    async def open_in(self, server_id: ServerId) -> list[tuple[TableId, int | None]]:
        """The numbers of all open tables of a server with their channels: lobbies first, the newest of each first."""
        wanted = (
            select(Table.id, Table.channel_id)
            .where(Table.server_id == server_id, col(Table.status).in_(OPEN))
            .order_by(case((col(Table.status) == "lobby", 0), else_=1), col(Table.id).desc())
        )
        return await self._database.read(
            lambda session: [(TableId(table), channel) for table, channel in session.exec(wanted)]
        )

    async def of_user(self, user_id: UserId, statuses: Sequence[Status] = OPEN) -> list[Table]:
        """The tables at which a person sits, newest first."""
        wanted = select(Table).where(
            col(Table.id).in_(select(Seat.table_id).where(Seat.user_id == user_id)), col(Table.status).in_(statuses)
        )
        return await self._list(wanted.order_by(col(Table.id).desc()).limit(LISTED))

    async def waiting_for(
        self, user_id: UserId, *, beside: TableId | None = None, limit: int = LISTED
    ) -> list[Waiting]:
        """The tables that wait for a person, the longest waiting first, without `beside`, which they look at now."""

        def work(session: Session) -> list[Waiting]:
            wanted = (
                select(Table, Seat)
                .join(Seat, col(Seat.table_id) == col(Table.id))
                .where(Seat.user_id == user_id, col(Seat.waiting_since).is_not(None), Seat.kind == "person")
                .order_by(col(Seat.waiting_since), col(Seat.table_id))
                .limit(limit)
            )
            if beside is not None:
                wanted = wanted.where(Seat.table_id != beside)
            return [Waiting(table, seat, seat.waiting_since or 0.0) for table, seat in session.exec(wanted)]

        return await self._database.read(work)

    async def find_changes(self, user_id: UserId, since: float) -> list[Changed]:
        """The tables of a person at which others moved since a moment, or which began or ended, the latest first."""

        def work(session: Session) -> list[Changed]:
            mine = select(Seat.table_id, func.min(Seat.number).label("seat")).where(Seat.user_id == user_id)
            own = mine.group_by(col(Seat.table_id)).subquery()
            moved = func.count(col(Action.ordinal)).filter(
                col(Action.kind) == "act", col(Action.seat).is_not(None), col(Action.seat) != own.c.seat
            )
            wanted = (
                select(Table, moved)
                .join(own, own.c.table_id == col(Table.id))
                .join(State, col(State.table_id) == col(Table.id))
                .join(Action, (col(Action.table_id) == col(Table.id)) & (col(Action.at) > since), isouter=True)
                .where(col(State.updated_at) > since, col(Table.status).in_(("running", "over")))
                .group_by(col(Table.id))
                .order_by(func.max(State.updated_at).desc(), col(Table.id))
                .limit(LISTED)
            )
            found = [
                Changed(table, int(moves) + _packed_moves(session, table, user_id, since))
                for table, moves in session.exec(wanted)
            ]
            return [one for one in found if one.moves or one.began(since) or one.ended(since)]

        return await self._database.read(work)

    async def read_running(self, *, page: int = 100) -> AsyncIterator[tuple[Loaded, list[Action]]]:
        """Every running table with its state and its whole log, each as of one moment."""
        last = 0
        while True:
            found = await self._database.read(partial(_running_after, last=last, limit=page))
            for loaded, actions in found:
                yield loaded, actions
            if len(found) < page:
                return
            last = found[-1][0].table.id

    async def _list(self, wanted: SelectOfScalar[Table]) -> list[Table]:
        return await self._database.read(lambda session: list(session.exec(wanted)))


ClockContext = tuple[Mapping[UserId, bytes], tuple[tuple[float, float], ...]]
"""What a table's clocks depend on besides the table: what its people chose, and when the bot was not connected."""


def _packed_moves(session: Session, table: Table, user_id: UserId, since: float) -> int:
    """How many moves that others than this person made since a moment are in the table's packed log."""
    if table.status != "over":
        return 0
    own = session.exec(select(func.min(Seat.number)).where(Seat.table_id == table.id, Seat.user_id == user_id)).one()
    packed = read_packed(session, table.id)
    return sum(row.kind == "act" and row.seat is not None and row.seat != own and row.at > since for row in packed)


def _load(session: Session, table: TableId) -> Loaded | None:
    found = session.exec(WITH_STATE, params={"table": table}).first()
    if found is None:
        return None
    seats = tuple(session.exec(SEATS, params={"table": table}))
    return _put_together(*found, seats, lambda: _clock_context(session, found[0], seats))


def _load_all(session: Session, tables: Collection[TableId]) -> dict[TableId, Loaded]:
    rows = select(Table, State).join(State, col(State.table_id) == col(Table.id)).where(col(Table.id).in_(tables))
    found = session.exec(rows).all()
    seats: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat in session.exec(select(Seat).where(col(Seat.table_id).in_(tables)).order_by(col(Seat.number))):
        seats[seat.table_id].append(seat)
    people = {seat.user_id for of_table in seats.values() for seat in of_table if seat.user_id is not None}
    chosen = {UserId(user): kept for user, kept in session.exec(PREFERENCES, params={"people": list(people)})}
    earliest = min((_begins(table) for table, _ in found), default=0.0)
    outages = session.exec(OUTAGES, params={"started": earliest}).all()

    def clock_context(table: Table, seats: Sequence[Seat]) -> ClockContext:
        of_people = {seat.user_id: chosen[seat.user_id] for seat in seats if seat.user_id in chosen}
        return of_people, tuple((since, until) for since, until in outages if until > _begins(table))

    return {
        TableId(table.id): _put_together(table, state, here, partial(clock_context, table, here))
        for table, state in found
        for here in (tuple(seats[table.id]),)
    }


def _put_together(
    table: Table, state: State, seats: tuple[Seat, ...], clock_context: Callable[[], ClockContext]
) -> Loaded:
    if table.status in ("running", "over") and state.timing is not None:
        return Loaded(table, seats, state, *clock_context(), changed_at=state.updated_at)
    if table.status == "lobby":
        return Loaded(table, seats, None, *clock_context(), timing=state.timing, changed_at=state.updated_at)
    shown = state if state.schema_version else None
    return Loaded(table, seats, shown, changed_at=state.updated_at)


def _clock_context(session: Session, table: Table, seats: Sequence[Seat]) -> ClockContext:
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    chosen = session.exec(PREFERENCES, params={"people": people})
    outages = session.exec(OUTAGES, params={"started": _begins(table)})
    return {UserId(user): kept for user, kept in chosen}, tuple((since, until) for since, until in outages)


def _begins(table: Table) -> float:
    """Since when outages matter to a table."""
    return table.started_at or table.created_at


def _running_after(session: Session, *, last: int, limit: int) -> list[tuple[Loaded, list[Action]]]:
    wanted = select(Table.id).where(Table.status == "running", col(Table.id) > last)
    found = []
    for table in session.exec(wanted.order_by(col(Table.id)).limit(limit)).all():
        loaded = _load(session, TableId(table))
        log = select(Action).where(Action.table_id == table).order_by(col(Action.version), col(Action.ordinal))
        if loaded is not None:
            found.append((loaded, list(session.exec(log))))
    return found
