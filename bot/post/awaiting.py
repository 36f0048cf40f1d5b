"""The tables that wait for a person in the order in which they should see to them: the nearest deadline first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.host import Host, Seated
from bot.scenes import clocks_of
from bot.screens.scene import SeatClock
from storage.ids import TableId, UserId
from storage.tables import Waiting

NEVER = float("inf")


@dataclass(frozen=True, slots=True)
class Awaiting:
    """A table that waits for a person: since when, and how their clock stands there once they were asked."""

    seated: Seated
    since: float
    clock: SeatClock | None

    @property
    def due(self) -> int | None:
        """The deadline of the person at this table, if it is known."""
        return self.clock.due if self.clock else None


async def by_deadline(host: Host, user: UserId, found: Sequence[Waiting]) -> list[Awaiting]:
    """These tables, the nearest deadline first; those without a deadline follow, the longest waiting first."""
    since: dict[TableId, float] = {}
    for one in found:
        since.setdefault(TableId(one.table.id), one.since)
    tables = await host.load_all(since)
    waiting = [_awaiting(tables[number], since[number], user) for number in since if number in tables]
    return sorted(waiting, key=lambda each: NEVER if each.due is None else each.due)


def _awaiting(seated: Seated, since: float, user: UserId) -> Awaiting:
    mine = seated.seats_of(user)
    clocks = [clock for clock in clocks_of(seated) if clock.seat in mine]
    return Awaiting(seated, since, min(clocks, key=lambda clock: clock.due or NEVER, default=None))
