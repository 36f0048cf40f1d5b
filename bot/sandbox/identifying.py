"""How often a bot may identify: `max_concurrency` shards every five seconds, and a thousand times a day in all."""

from __future__ import annotations

import time
from enum import Enum

A_DAY = 86400.0
IN_A_DAY = 1000
APART = 5.0


class Verdict(Enum):
    """Whether an identify is accepted, too soon, or one too many for the day."""

    WELCOME = "welcome"
    TOO_SOON = "too soon"
    SPENT = "spent"


class Identifying:
    """Counts identifies; `total` and `max_concurrency` may be set by a test."""

    def __init__(self) -> None:
        self.total = IN_A_DAY
        self.max_concurrency = 16
        self.used = 0
        self._began = 0.0
        self._last: dict[int, float] = {}

    def left(self, now: float) -> int:
        """How many identifies are left today; `now` is the stand-in's time."""
        self._turn_over(now)
        return max(0, self.total - self.used)

    def resets_in(self, now: float) -> float:
        """How many seconds until the day's count starts again."""
        self._turn_over(now)
        return self._began + A_DAY - now

    def take(self, shard: int, now: float) -> Verdict:
        """Count one identify; shards equal modulo max_concurrency must identify five seconds apart."""
        if not self.left(now):
            return Verdict.SPENT
        key, moment = shard % self.max_concurrency, time.monotonic()
        if moment - self._last.get(key, -APART) < APART:
            return Verdict.TOO_SOON
        self._last[key] = moment
        self.used += 1
        return Verdict.WELCOME

    def _turn_over(self, now: float) -> None:
        if not self._began <= now < self._began + A_DAY:
            self._began, self.used = now, 0
