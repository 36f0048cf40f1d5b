"""Timers: what tables must do by themselves, when, and who is at it. They are set and cleared by turns."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import or_
from sqlmodel import Session, col, select

from storage.database import Database
from storage.ids import TableId
from storage.models import Timer

LEASE_SECONDS = 60.0


class TimerStore:
    """All timers of all tables.

    A worker claims what is due and either clears the timer in the turn that it takes (best: both happen or neither), or
    says that it is finished. A claim that is not answered for ends by itself, and the timer is claimed again.
    """

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def claim_due(
        self, worker: str, *, limit: int = 50, now: float | None = None, lease: float = LEASE_SECONDS
    ) -> list[Timer]:
        """Timers that this worker must see to now, the longest due first."""
        now = self._clock() if now is None else now

        def work(session: Session) -> list[Timer]:
            free = or_(col(Timer.claimed_until).is_(None), col(Timer.claimed_until) <= now)
            due = select(Timer).where(col(Timer.due) <= now, free).order_by(col(Timer.due)).limit(limit)
            claimed = list(session.exec(due.with_for_update(skip_locked=True)))
            for timer in claimed:
                timer.claimed_by, timer.claimed_until = worker, now + lease
                timer.attempts += 1
            return claimed

        return await self._database.write(work)

    async def due_next(self, *, now: float | None = None) -> float | None:
        """When claim_due will next find something: a time, in the past for now, None for not before one is set."""
        now = self._clock() if now is None else now

        def work(session: Session) -> float | None:
            free = or_(col(Timer.claimed_until).is_(None), col(Timer.claimed_until) <= now)
            claims = select(Timer.claimed_until).where(col(Timer.claimed_until) > now)
            moments = (
                session.exec(select(Timer.due).where(free).order_by(col(Timer.due)).limit(1)).first(),
                session.exec(claims.order_by(col(Timer.claimed_until)).limit(1)).first(),
            )
            return min((moment for moment in moments if moment is not None), default=None)

        return await self._database.read(work)

    async def finish(self, timer: Timer) -> bool:
        """Forget the claimed timer, unless a turn has set it anew meanwhile or somebody else has claimed it."""

        def work(session: Session) -> bool:
            kept = _claimed(session, timer)
            if kept is not None:
                session.delete(kept)
            return kept is not None

        return await self._database.write(work)

    async def put_off(self, timer: Timer, until: float) -> bool:
        """Make the claimed timer due at a later time, unless a turn has set it anew meanwhile."""

        def work(session: Session) -> bool:
            kept = _claimed(session, timer)
            if kept is not None:
                kept.due, kept.claimed_by, kept.claimed_until = until, None, None
            return kept is not None

        return await self._database.write(work)

    async def of_table(self, table: TableId) -> list[Timer]:
        """A table's timers, the next one first."""
        wanted = select(Timer).where(Timer.table_id == table).order_by(col(Timer.due))
        return await self._database.read(lambda session: list(session.exec(wanted)))


def _claimed(session: Session, timer: Timer) -> Timer | None:
    kept = session.get(Timer, (timer.table_id, timer.kind, timer.seat), with_for_update=True)
    same = kept is not None and (kept.claimed_by, kept.version, kept.due) == (
        timer.claimed_by,
        timer.version,
        timer.due,
    )
    return kept if same else None
