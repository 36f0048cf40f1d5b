"""How long a deadline takes over 400 days of windows, absences, pauses and outages: python -m tests.bench.pace.

The bank is too large to run out, so that all of the 400 days are looked at.
"""

from __future__ import annotations

import time
from datetime import date, timedelta
from statistics import median

from bot.pace.bank import read_wait
from bot.pace.hours import DAYS, read_hours
from bot.pace.terms import DAY, HOUR, Absence, Pace, Person, Rests, Span, Terms, Wait
from bot.pace.zones import zone_names

ASKED = 1_785_578_400
ROUNDS = 200


def burdened(zone: str) -> tuple[Terms, Person, Rests]:
    """Somebody with six windows a day, fifty absences, and a bot that is cut off every day."""
    windows = [("06:00", "08:30"), ("09:00", "11:00"), ("12:00", "14:00"), ("15:00", "16:30"), ("18:00", "20:00")]
    hours = read_hours({day: [*windows, ("22:00", "01:00")] for day in DAYS})
    first = date(2026, 8, 3)
    away = [first + timedelta(days=8 * week) for week in range(50)]
    person = Person(zone, hours, tuple(Absence(day, day + timedelta(days=1)) for day in away))
    pauses = tuple(Span(ASKED + week * 7 * DAY, ASKED + week * 7 * DAY + HOUR) for week in range(57))
    outages = tuple(Span(ASKED + day * DAY + 30, ASKED + day * DAY + 4_000) for day in range(400))
    bank = 400 * DAY
    return Terms(Pace(bank, 0, bank), away_days=100, started=ASKED), person, Rests(pauses, outages)


def main() -> None:
    took: list[float] = []
    first: list[float] = []
    for zone in sorted(zone_names())[:: len(zone_names()) // 20]:
        terms, person, rests = burdened(zone)
        for i in range(ROUNDS // 10):
            started = time.process_time()
            reading = read_wait(terms, person, rests, Wait(ASKED), terms.pace.bank if terms.pace else None, ASKED)
            (took if i else first).append((time.process_time() - started) * 1_000)
            if reading.due is not None:
                raise AssertionError(f"not all of the 400 days were looked at: {reading.due}")
    print(f"a deadline over 400 days: {median(took):.2f} ms, at most {max(took):.2f} ms")
    print(f"the first one in a zone: {median(first):.2f} ms")


if __name__ == "__main__":
    main()
