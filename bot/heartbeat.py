"""The heartbeat, from which outages are known afterwards: time in which nobody could play makes nobody late."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable

from bot.host.timers import BREAK, COMPUTER, DEAL, LATE, MEMBER, PLAN, WAKE
from storage.errors import StorageError
from storage.store import Store

log = logging.getLogger(__name__)

EVERY = 20.0
LONGEST = 3 * EVERY
"""A longer silence is an outage."""
WORTH_LOOKING = 3_600.0
"""After an outage longer than this, tables with clocks, and questions that tell when they end, show the new moments."""


class Heartbeat:
    """Beats while the bot is connected; the clock calls nobody and finds nobody late while it does not.

    `now` is the machine's clock, which may be set to another time; None where people push the clock themselves. A clock
    that is set ahead counts as an outage, since nobody could play in the time that was skipped.
    """

    def __init__(
        self,
        store: Store,
        is_connected: Callable[[], bool],
        now: Callable[[], float] | None = None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.is_connected = is_connected
        self.now = now
        self.steady = steady
        self._last: float | None = None
        self._ahead = 0.0

    @property
    def is_current(self) -> bool:
        """Whether the bot is connected, and every outage before now is stored."""
        return self._last is not None and self.steady() - self._last < LONGEST and not self._was_set()

    def _was_set(self) -> bool:
        """Whether somebody has set the machine's clock since the last beat."""
        return self.now is not None and abs(self.now() - self.steady() - self._ahead) > LONGEST

    async def beat(self) -> None:
        """Store that the bot is connected now, and the outage before that, if there was one."""
        last, ahead = self.steady(), self.now() - self.steady() if self.now else 0.0
        try:
            longest = math.inf if self.is_current else LONGEST
            outage = await self.store.outages.beat(
                longest,
                ring=(LATE, BREAK),
                ring_after=WORTH_LOOKING,
                set_back=LONGEST,
                soon=(WAKE, COMPUTER, PLAN, MEMBER, DEAL),
            )
        except StorageError as error:
            log.warning("no heartbeat", exc_info=error)
            return
        self._last, self._ahead = last, ahead
        if outage is not None:
            log.info("outage of %.0f seconds", outage.until - outage.since)

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            if self.is_connected():
                await self.beat()
