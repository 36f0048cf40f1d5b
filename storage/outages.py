"""Outages: when the bot was not connected, so that nobody could play. They are found afterwards from a heartbeat."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

from sqlalchemy import update
from sqlmodel import Session, col, select

from storage.database import Database
from storage.models import Mark, Outage, Post, Timer
from storage.timers import LEASE_SECONDS, ring_timers
from storage.upsert import upsert

HEARTBEAT = "heartbeat"
LONGEST_WAIT = 900.0
"""The longest time that a message which failed waits until it is tried again."""


class OutageStore:
    """When the bot was last known to be connected, and when it was not."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock

    async def beat(
        self,
        longest: float,
        *,
        ring: Collection[str] = (),
        ring_after: float = 0.0,
        set_back: float = math.inf,
        soon: Collection[str] = (),
    ) -> Outage | None:
        """Say that the bot is connected now.

        If the last time is more than `longest` seconds ago, the time between was an outage, and is kept and returned.
        If it lasted over `ring_after` seconds, all timers of the kinds `ring` are looked at again. If the last time is
        over `set_back` seconds in the future, somebody has set the clock back, and what should be done within moments
        is due now: messages, claims, and timers of the kinds `soon`. Outages that were stored in that future end now;
        if there were any, all timers of the kinds `ring` are looked at again, too.
        """
        now = self._clock()

        def work(session: Session) -> Outage | None:
            last = session.get(Mark, HEARTBEAT, with_for_update=True)
            outage = None
            if last is not None and last.at > now:
                if last.at - now > set_back:
                    last.at = now
                    if _end_outages(session, now):
                        ring_timers(session, ring, now)
                    _bring_forward(session, soon, now)
                return None
            if last is not None and now - last.at > longest:
                outage = upsert(session, Outage, {"since": last.at}, {"until": now})
                if now - last.at > ring_after:
                    ring_timers(session, ring, now)
            upsert(session, Mark, {"name": HEARTBEAT}, {"at": now, "value": b""})
            return outage

        return await self._database.write(work)

    async def since(self, moment: float) -> list[Outage]:
        """The outages that ended after a moment, the earliest first."""
        wanted = select(Outage).where(col(Outage.until) > moment).order_by(col(Outage.since))
        return await self._database.read(lambda session: list(session.exec(wanted)))


def _end_outages(session: Session, now: float) -> bool:
    """Let no outage last into a time to come, in which nobody would be called; returns whether one did."""
    ahead = session.exec(select(Outage).where(col(Outage.until) > now)).all()
    for outage in ahead:
        if outage.since < now:
            outage.until = now
        else:
            session.delete(outage)
    return bool(ahead)


def _bring_forward(session: Session, kinds: Collection[str], now: float) -> None:
    """Bring forward what would wait for a time that the clock has already shown and will reach again much later."""
    ring_timers(session, kinds, now)
    for kept in (Post, Timer):
        late = update(kept).where(col(kept.claimed_until) > now + LEASE_SECONDS)
        session.execute(late.values(claimed_until=now + LEASE_SECONDS))
    session.execute(update(Post).where(col(Post.not_before) > now + LONGEST_WAIT).values(not_before=now))
