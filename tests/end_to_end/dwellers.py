"""People who live through weeks: where, when they are awake, how they want to be told, and whether they play."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.pace.typed import read_week
from bot.sandbox.people import Person
from tests.bot.pace.naive import Naive

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC")
WEEKS_OF_HOURS = (
    "mon-sun 08:00-22:00",
    "mon-fri 17:00-23:30, sat-sun 09:00-24:00",
    "mon-sun 20:00-04:00",
    "mon-thu 06:00-14:00, sat 10:00-20:00",
)


@dataclass
class Dweller:
    """Somebody who lives through the weeks: when they may be called, and how they behave."""

    person: Person
    zone: str
    awake: str
    tell: str = "table"
    plays: bool = True
    digest: int | None = None
    away: tuple[date, date] | None = None
    naive: Naive | None = None

    def may_be_called(self, at: float) -> bool:
        assert self.naive is not None
        return self.naive.may_be_called(int(at))


def scenario_of(one: Dweller) -> dict[str, Any]:
    """What the other reading of the clock wants to know of somebody."""
    away = [[one.away[0].isoformat(), one.away[1].isoformat()]] if one.away else []
    awake = {day: [list(window) for window in windows] for day, windows in read_week(one.awake).items()}
    return {"person": {"zone": one.zone, "awake": awake, "away": away}, "started": 0, "away_days": 14}


def days_from(now: float, zone: str, first: int, last: int) -> tuple[date, date]:
    """Dates so many days from now, where somebody lives."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    return today + timedelta(days=first), today + timedelta(days=last)
