"""Changing a table because a timer is due, as far as there is still something to do."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.errors import Busy, Sorry
from bot.host import Host, Seated
from bot.host.builder import CommitBuilder
from bot.host.host import Work
from storage.commits import Commit
from storage.models import Timer

log = logging.getLogger(__name__)


async def change_if_running(host: Host, timer: Timer, change: Callable[[Seated, float], Commit]) -> None:
    """Change a table whose timer is due; if no game runs there any more, only drop the timer."""

    def work(seated: Seated) -> Commit:
        if not seated.running:
            return CommitBuilder(seated, clear_timers=[(timer.kind, timer.seat)]).build()
        return change(seated, host.clock())

    await host.change(timer.table_id, None, work)


async def settle_if_open(host: Host, timer: Timer, work: Work, otherwise: str) -> None:
    """Settle a question by the silence of those who have not answered; if it is not open, only log `otherwise`."""
    try:
        await host.change(timer.table_id, None, work)
    except Busy:
        raise  # so that the timer is put off, and this is tried again
    except Sorry as sorry:
        log.info("table=%s %s: %s", timer.table_id, otherwise, sorry)
