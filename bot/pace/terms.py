"""What is said about time: a pace, an absence, a span, a wait, and what a table agreed about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from bot.pace.errors import Unreadable
from bot.pace.hours import ALWAYS, Hours

MINUTE, HOUR, DAY = 60, 3_600, 86_400
LATEST = 250_000_000_000
"""No time after this second, in the year 9892, is read: calendars end soon after it."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A bank of running time: what a seat starts with, what each turn adds, and the most it ever holds."""

    bank: int
    added: int
    most: int

    def __post_init__(self) -> None:
        if self.bank < 1 or self.added < 0 or self.most < self.bank:
            raise Unreadable("pace", f"{self.bank} + {self.added}, at most {self.most}")
        if self.most > LATEST:
            raise Unreadable("too-long", str(self.most))


OPEN, LIVE, BRISK, DAILY, SLOW = "open", "live", "brisk", "daily", "slow"
NAMED: Mapping[str, Pace | None] = MappingProxyType(
    {
        OPEN: None,
        LIVE: Pace(15 * MINUTE, 2 * MINUTE, 15 * MINUTE),
        BRISK: Pace(24 * HOUR, 8 * HOUR, 24 * HOUR),
        DAILY: Pace(3 * DAY, DAY, 3 * DAY),
        SLOW: Pace(7 * DAY, 3 * DAY, 10 * DAY),
    }
)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time, its start included and its end not; one without an end is still going on."""

    start: int
    end: int | None

    def __post_init__(self) -> None:
        if self.end is not None and self.end < self.start:
            raise Unreadable("reversed", f"{self.start} to {self.end}")


@dataclass(frozen=True, slots=True)
class Absence:
    """Dates on which a person does not play, the first and the last included."""

    first: date
    last: date

    def __post_init__(self) -> None:
        if self.last < self.first:
            raise Unreadable("reversed", f"{self.first} to {self.last}")


@dataclass(frozen=True, slots=True)
class Wait:
    """A table waiting for a seat: from being asked to acting, or until now."""

    asked: int
    acted: int | None = None

    def __post_init__(self) -> None:
        if self.acted is not None and self.acted < self.asked:
            raise Unreadable("reversed", f"{self.asked} to {self.acted}")


@dataclass(frozen=True, slots=True)
class Earlier:
    """The zone and the hours that applied until a moment."""

    until: int
    zone: str
    hours: Hours


@dataclass(frozen=True, slots=True)
class Person:
    """When somebody is awake, in which zone, and on which dates they are away."""

    zone: str = "UTC"
    hours: Hours = ALWAYS
    absences: tuple[Absence, ...] = ()
    earlier: tuple[Earlier, ...] = ()
    """What applied before, in order: changed hours count from the next midnight, and never for the past."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agreed about time; `sleep_stops` is false where the clock runs through the night."""

    pace: Pace | None = None
    sleep_stops: bool = True
    away_days: int = 14
    started: int = 0


@dataclass(frozen=True, slots=True)
class Rests:
    """When nobody at a table could be expected to play: its pauses, and when the bot was not connected."""

    pauses: tuple[Span, ...] = field(default=())
    outages: tuple[Span, ...] = field(default=())

    @property
    def spans(self) -> tuple[Span, ...]:
        return self.pauses + self.outages
