"""The stand-in's clock: wall time plus an offset, and alarms that follow its jumps."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

Call = Callable[[], None]


class Alarm:
    """A call to be made at a time on the stand-in's clock, unless it is cancelled."""

    __slots__ = ("call", "when")

    def __init__(self, when: float, call: Call) -> None:
        self.when = when
        self.call: Call | None = call

    def cancel(self) -> None:
        self.call = None


class Clock:
    """Seconds since 1970 that a test may push forwards or backwards."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0

    def now(self) -> float:
        return time.time() + self.offset

    def isoformat(self, moment: float | None = None) -> str:
        """The time as Discord writes it."""
        when = datetime.fromtimestamp(self.now() if moment is None else moment, UTC)
        return when.isoformat(timespec="microseconds")

    def jump(self, seconds: float) -> None:
        """Move the clock; every alarm whose time has thereby passed rings at once."""
        self.offset += seconds
        self._arm()

    def after(self, seconds: float, call: Call) -> Alarm:
        """Make a call when this many seconds have passed on this clock; needs a running event loop."""
        alarm = Alarm(self.now() + seconds, call)
        heapq.heappush(self._alarms, (alarm.when, next(self._order), alarm))
        if self._timer is None or alarm.when < self._timer_at:
            self._arm()
        return alarm

    def due(self) -> bool:
        """Whether an alarm's time has come and it has not rung yet."""
        return bool(self._alarms) and self._alarms[0][0] <= self.now()

    def stop(self) -> None:
        """Forget every alarm."""
        self._alarms.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._alarms and self._alarms[0][2].call is None:
            heapq.heappop(self._alarms)
        if self._alarms:
            self._timer_at = self._alarms[0][0]
            wait = max(0.0, self._timer_at - self.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        now = self.now() + 0.001
        while self._alarms and self._alarms[0][0] <= now:
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.call is not None:
                alarm.call()
        self._arm()
