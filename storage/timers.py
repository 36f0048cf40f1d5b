"""Timers: what tables must do by themselves, when, and which worker has claimed it. Turns set and clear them."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import CursorResult, exists, tuple_, update
from sqlmodel import Session, col, select

from storage.database import Database
from storage.ids import TableId, UserId
from storage.models import Seat, Timer
from storage.upsert import upsert

LEASE_SECONDS = 60.0
_FREE, _CLAIMED = col(Timer.claimed_until).is_(None), col(Timer.claimed_until).is_not(None)
NEXT_MOMENTS = select(
    select(Timer.due).where(_FREE).order_by(col(Timer.due)).limit(1).scalar_subquery(),
    select(Timer.claimed_until).where(_CLAIMED).order_by(col(Timer.claimed_until)).limit(1).scalar_subquery(),
)
"""Asked after every change, and therefore built only once: building it takes longer than running it."""


class TimerStore:
    """All timers of all tables.

    A worker claims what is due and either clears the timer in the turn that it takes (best: both happen or neither), or
    calls `finish`. A claim that is never reported on ends by itself, and the timer is claimed again.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def claim_due(
        self, worker: str, *, limit: int = 50, now: float | None = None, lease: float = LEASE_SECONDS
    ) -> list[Timer]:
        """Timers that this worker must handle now, the longest due first."""
        now = self._clock() if now is None else now

        def work(session: Session) -> list[Timer]:
            given_up = select(Timer).where(col(Timer.claimed_until) <= now).order_by(col(Timer.claimed_until))
            free = select(Timer).where(col(Timer.claimed_until).is_(None), col(Timer.due) <= now)
            claimed = list(session.exec(given_up.limit(limit).with_for_update(skip_locked=True)))
            if len(claimed) < limit:
                free = free.order_by(col(Timer.due)).limit(limit - len(claimed))
                claimed += session.exec(free.with_for_update(skip_locked=True))
            for timer in claimed:
                timer.claimed_by, timer.claimed_until = worker, now + lease
                timer.attempts += 1
            return sorted(claimed, key=lambda timer: timer.due)

        return await self._database.write(work)

    async def release(self, workers: str) -> int:
        """Give back the claims of workers whose names begin like this, and say how many there were."""

        def work(session: Session) -> int:
            theirs = col(Timer.claimed_until).is_not(None), col(Timer.claimed_by).startswith(workers, autoescape=True)
            done = session.execute(update(Timer).where(*theirs).values(claimed_by=None, claimed_until=None))
            return done.rowcount if isinstance(done, CursorResult) else 0

        return await self._database.write(work)

    async def due_next(self) -> float | None:
        """When claim_due will next find something: a time (a past one means now), or None until a timer is set."""

        def work(session: Session) -> float | None:
            moments = session.execute(NEXT_MOMENTS).one()
            return min((moment for moment in moments if moment is not None), default=None)

        return await self._database.read(work)

    async def finish(self, timer: Timer) -> bool:
        """Forget the claimed timer, unless a turn has set it again meanwhile or another worker has claimed it."""

        def work(session: Session) -> bool:
            kept = _claimed(session, timer)
            if kept is not None:
                session.delete(kept)
            return kept is not None

        return await self._database.write(work)

    async def put_off(self, timer: Timer, until: float, *, attempts: int = 0) -> bool:
        """Make the claimed timer due at a later time, unless a turn has set it again meanwhile.

        `attempts` is how often it has then been tried; a timer whose time has only not come has not been.
        """

        def work(session: Session) -> bool:
            kept = _claimed(session, timer)
            if kept is not None:
                kept.due, kept.claimed_by, kept.claimed_until, kept.attempts = until, None, None, attempts
            return kept is not None

        return await self._database.write(work)

    async def of_table(self, table: TableId) -> list[Timer]:
        """A table's timers, the next one first."""
        wanted = select(Timer).where(Timer.table_id == table).order_by(col(Timer.due))
        return await self._database.read(lambda session: list(session.exec(wanted)))


def ring_timers(session: Session, kinds: Collection[str], now: float, user: UserId | None = None) -> None:
    """Make timers of these kinds due at once, of everybody or of one person's seats."""
    wanted = col(Timer.kind).in_(kinds) & (col(Timer.due) > now)
    if user is not None:
        seats = select(Seat.table_id, Seat.number).where(Seat.user_id == user)
        wanted &= tuple_(col(Timer.table_id), col(Timer.seat)).in_(seats)
    session.execute(update(Timer).where(wanted).values(due=now))


def ring_timers_at_tables(session: Session, kinds: Collection[str], now: float, user: UserId) -> None:
    """Make timers of these kinds due at once at all tables where a person sits, of whatever seat."""
    tables = select(Seat.table_id).where(Seat.user_id == user)
    wanted = col(Timer.kind).in_(kinds) & (col(Timer.due) > now) & col(Timer.table_id).in_(tables)
    session.execute(update(Timer).where(wanted).values(due=now))


def set_where_waited_for(session: Session, kind: str, now: float, user: UserId) -> None:
    """Set a timer of this kind, due at once, for each seat of a person that is waited for and has none."""
    has_one = exists().where(
        col(Timer.table_id) == Seat.table_id, col(Timer.kind) == kind, col(Timer.seat) == Seat.number
    )
    waiting = select(Seat.table_id, Seat.number).where(
        Seat.user_id == user, col(Seat.waiting_since).is_not(None), Seat.kind == "person", ~has_one
    )
    for table, seat in session.exec(waiting.order_by(col(Seat.table_id), col(Seat.number))).all():
        upsert(session, Timer, {"table_id": table, "kind": kind, "seat": seat}, {"due": now})


def _claimed(session: Session, timer: Timer) -> Timer | None:
    kept = session.get(Timer, (timer.table_id, timer.kind, timer.seat), with_for_update=True)
    same = kept is not None and (kept.claimed_by, kept.version, kept.due) == (
        timer.claimed_by,
        timer.version,
        timer.due,
    )
    return kept if same else None
