"""A hundred thousand running tables with clocks: starting, the next timers, and a changed time zone of somebody with
fifty tables: python -m tests.bench.bot_clocks [TABLES].
"""

from __future__ import annotations

import asyncio
import math
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.clock import TimerLoop
from bot.host import Host, Request
from bot.host.timers import TIMED, Pauses
from bot.pace.terms import DAILY
from bot.play.asker import Asker
from bot.play.presence import set_hours
from storage.ids import UserId
from storage.store import Store
from tests.bench.bot_people import NAMES
from tests.bench.bot_start import TABLES, multiply, play_some, start_and_time
from tests.bench.storage_size import median_ms
from tests.end_to_end.driver import Driver

EACH = 50
"""At how many tables a person plays."""
FIRST_PERSON = 10_000
ZONES = ("Europe/Berlin", "Asia/Tokyo", "America/New_York", "Asia/Kathmandu", "UTC")


def spread_people(path: Path, tables: int) -> list[UserId]:
    """Let everybody play at fifty of the tables; returns some people for whom all of their tables wait."""
    place = "CASE WHEN waiting_since IS NULL THEN number + 1 ELSE 0 END"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"UPDATE seats SET user_id = {FIRST_PERSON} + table_id / {EACH} * 12 + {place}")
        connection.execute("ANALYZE")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return [UserId(FIRST_PERSON + tables // EACH // 10 * number * 12) for number in range(1, len(ZONES) + 1)]


async def rearm(store: Store, people: list[UserId]) -> tuple[float, float]:
    """Change each person's zone; returns the median seconds until that is stored and until all deadlines are known."""
    host = Host(store, time.time, Pauses())

    async def no_move(_table: int, _seat: int) -> None:
        """No computer player sits anywhere."""

    clock = TimerLoop(host, no_move, time.time)
    host.look_at_timers = lambda: clock.wake(0.0)
    running = asyncio.create_task(clock.run())
    kept, rearmed, counted = [], [], 0
    for person, zone in zip(people, ZONES, strict=True):
        counted += len(await store.calls.find_owed(person, TIMED, math.inf))
        began = time.perf_counter()
        asker = Asker(Request("1", person, "Anna"))
        await set_hours(host, asker, zone, "mon-sun 08:00-22:00")
        kept.append(time.perf_counter() - began)
        while await store.calls.find_owed(person, TIMED, time.time()):
            await asyncio.sleep(0.002)
        rearmed.append(time.perf_counter() - began)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    print(f"{counted / len(people):.0f} timers of each person depend on their hours")
    return sorted(kept)[len(kept) // 2], sorted(rearmed)[len(rearmed) // 2]


async def measure(tables: int) -> None:
    """Fill a database, start the bot on it, and look for timers."""
    with tempfile.TemporaryDirectory() as name:
        driver = await Driver.start(Path(name), NAMES, run=False, from_scratch=True)
        try:
            templates = await play_some(driver, DAILY)
            multiply(driver.database, templates, tables)
            people = spread_people(driver.database, tables)
            _, ready = await start_and_time(driver)
            print(f"{tables:,} tables with clocks: {ready:.2f} s from login until ready", flush=True)
            await driver.stop_bot()
            async with await Store.open(f"sqlite:///{driver.database}") as store:
                print(f"the next timer is found in {await median_ms(100, lambda _: store.timers.due_next()):.2f} ms")
                print(f"the next digest is found in {await median_ms(100, lambda _: store.calls.next_digest()):.2f} ms")
                kept, rearmed = await rearm(store, people)
                print(f"a changed time zone at {EACH} tables: kept in {kept * 1e3:.0f} ms", end=", ")
                print(f"all deadlines known anew in {rearmed * 1e3:.0f} ms", flush=True)
        finally:
            await driver.close()


def main() -> None:
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))


if __name__ == "__main__":
    main()
