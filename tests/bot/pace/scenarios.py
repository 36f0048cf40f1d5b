"""Scenarios at random, around the nights on which zones change their clocks."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime, timedelta
from typing import Any

from tests.bot.pace.naive import NAMES

NIGHTS = [
    ("Europe/Berlin", "2026-03-29"),
    ("Europe/Berlin", "2026-10-25"),
    ("Australia/Lord_Howe", "2026-04-05"),
    ("Australia/Lord_Howe", "2026-10-04"),
    ("America/St_Johns", "2011-03-13"),
    ("America/St_Johns", "2026-11-01"),
    ("Asia/Kathmandu", "2026-06-01"),
    ("Pacific/Apia", "2011-12-30"),
    ("Pacific/Apia", "2021-04-04"),
    ("Africa/Casablanca", "2026-02-15"),
    ("America/New_York", "2026-11-01"),
    ("Asia/Gaza", "2040-10-20"),
    ("Pacific/Kwajalein", "1993-08-21"),
]
PACES = [
    (900, 120, 900),
    (7_200, 3_600, 7_200),
    (9_999, 1_801, 20_000),
    (86_400, 28_800, 86_400),
    (90_061, 7, 100_000),
    (259_200, 86_400, 259_200),
    (604_800, 0, 604_800),
]


def make_scenario(dice: random.Random) -> dict[str, Any]:
    """A scenario of some waits around a night that matters."""
    zone, night = dice.choice(NIGHTS)
    middle = int(datetime.fromisoformat(night).replace(tzinfo=UTC).timestamp())
    scenario: dict[str, Any] = {
        "format": "tidetable-pace/1",
        "pace": None,
        "hours": dice.choice(["theirs", "theirs", "theirs", "always"]),
        "away_days": dice.choice([0, 1, 2, 3, 14]),
        "started": middle + dice.randint(-12 * 86_400, -5 * 86_400),
        "person": {"zone": zone},
    }
    if dice.random() < 0.85:
        bank, added, most = dice.choice(PACES)
        scenario["pace"] = {"bank": bank, "added": added, "most": most}
    if dice.random() < 0.8:
        scenario["person"]["awake"] = make_hours(dice)
    if dice.random() < 0.7:
        scenario["person"]["away"] = [_absence(dice, date.fromisoformat(night)) for _ in range(dice.randint(1, 3))]
    for kind, length in (("pauses", 2 * 86_400), ("outages", 20_000)):
        if dice.random() < 0.6:
            starts = [middle + dice.randint(-6 * 86_400, 9 * 86_400) for _ in range(dice.randint(1, 4))]
            scenario[kind] = [[start, start + dice.randint(0, length)] for start in starts]
    if dice.random() < 0.15:
        scenario.setdefault("pauses", []).append([middle + dice.randint(0, 9 * 86_400), None])
    at = middle + dice.randint(-5 * 86_400, 0)
    waits: list[list[int | None]] = []
    for _ in range(dice.randint(1, 3)):
        acted = at + dice.choice([0, 60, dice.randint(0, 20_000), dice.randint(0, 4 * 86_400)])
        waits.append([at, acted])
        at = acted + dice.randint(0, 40_000)
    if dice.random() < 0.7:
        waits.append([at, None])
    scenario["waits"] = waits
    scenario["now"] = at + dice.randint(0, 3 * 86_400)
    return scenario


def make_hours(dice: random.Random) -> dict[str, list[list[str]]]:
    """Windows that leave enough of the week, some of them over midnight."""
    days = dice.sample(NAMES, dice.randint(4, 7))
    windows = {}
    for day in days:
        start = dice.randrange(0, 17 * 60)
        windows[day] = [[_time(start), _time(start + 360 + dice.randrange(0, 60))]]
        if dice.random() < 0.4:
            late = dice.choice([["22:00", "02:30"], ["23:59", "00:01"], ["18:00", "00:00"], ["21:30", "24:00"]])
            windows[day].append(late)
    return windows


def _time(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _absence(dice: random.Random, night: date) -> list[str]:
    first = night + timedelta(days=dice.randint(-8, 8))
    return [first.isoformat(), (first + timedelta(days=dice.randint(0, 5))).isoformat()]
