"""What tables cost in memory while nobody plays at them: python -m tests.bench.bot_memory [TABLES].

The real bot opens and deals tables and people play at them; then it counts what it still holds: objects of our own
classes and of discord.py's, and all blocks of memory. More tables must not mean more objects; the number of blocks
wavers with sockets and timers. The tables are played in a channel, since what discord.py keeps of an open thread goes
only when Discord archives it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import tempfile
import time
from functools import _lru_cache_wrapper
from pathlib import Path

import discord

from tests.bench.bot_people import NAMES, Crowd
from tests.bench.bot_start import unshown_now
from tests.end_to_end.driver import Driver

TABLES = 25
COUNTS_BLOCKS = (sys.executable, "-m", "tests.bench.bot_memory", "--bot")
NAMED_BY = "TIDETABLE_BENCH_BLOCKS"
MAY_MAKE_THREADS = (1 << 35) | (1 << 36)
PLAYED = 3.0
OURS = ("bot.", "engine.", "storage.", "discord.")
MOST_OBJECTS = 0.5
"""Per table; a table that stayed in memory would be a dozen."""


def run_counting() -> None:
    """The real bot, which writes down how many blocks it holds when it is sent SIGUSR1."""
    from bot.run import run
    from bot.settings import Settings

    path = Path(os.environ[NAMED_BY])

    def count(*_: object) -> None:
        forget_what_passes()
        gc.collect()
        draft = path.with_suffix(".draft")
        objects = sum(str(type(each).__module__).startswith(OURS) for each in gc.get_objects())
        draft.write_text(f"{objects} {sys.getallocatedblocks()}")
        draft.replace(path)

    signal.signal(signal.SIGUSR1, count)
    asyncio.run(run(Settings()))


def forget_what_passes() -> None:
    """Empty what cannot grow without end: caches of a fixed size, and rate limits that discord.py soon forgets."""
    for each in gc.get_objects():
        if isinstance(each, discord.http.HTTPClient):
            each._buckets.clear()
        elif isinstance(each, _lru_cache_wrapper) and each.cache_parameters()["maxsize"] is not None:
            each.cache_clear()


async def count_objects(driver: Driver, path: Path) -> tuple[int, int]:
    """How many objects and blocks the bot holds."""
    assert driver.process is not None
    await asyncio.sleep(1.0)
    path.unlink(missing_ok=True)
    driver.process.send_signal(signal.SIGUSR1)
    async with asyncio.timeout(20):
        while not path.exists():
            await asyncio.sleep(0.02)
    objects, blocks = map(int, path.read_text().split())
    return objects, blocks


def resident(driver: Driver) -> float:
    """The process's memory in MB, where the system tells."""
    assert driver.process is not None
    try:
        pages = int(Path(f"/proc/{driver.process.pid}/statm").read_text().split()[1])
    except OSError:
        return float("nan")
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def idle_tables(driver: Driver, crowd: Crowd, number: int, first: int) -> None:
    """Open tables, play at them, and let everything be shown."""
    await crowd.open_tables(number, first=first)
    await crowd.for_all(PLAYED, crowd.play)
    latest = time.monotonic() + 30
    while unshown_now(driver.database) and time.monotonic() < latest:
        await asyncio.sleep(0.05)


async def measure(tables: int) -> dict[str, float]:
    """Print what the bot holds after some tables and, twice, after as many more; returns the growth per table."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "blocks"
        settings = {NAMED_BY: str(path), "TIDETABLE_GRACE": "86400", "TIDETABLE_LOG_LEVEL": "WARNING"}
        driver = await Driver.start(Path(name), NAMES, command=COUNTS_BLOCKS, environment=settings, from_scratch=True)
        try:
            for role in driver.guild.roles.values():
                role.permissions &= ~MAY_MAKE_THREADS
            crowd = Crowd.of(driver)
            held: list[tuple[int, int]] = []
            for step in range(3):
                await idle_tables(driver, crowd, tables, step * tables)
                objects, blocks = await count_objects(driver, path)
                held.append((objects, blocks))
                size = resident(driver)
                print(
                    f"{(step + 1) * tables:5} tables: {objects:,} objects, {blocks:,} blocks, {size:.0f} MB", flush=True
                )
        finally:
            await driver.close()
    grown, more = ((held[2][number] - held[1][number]) / tables for number in (0, 1))
    print(f"growth per idle table: {grown:.2f} objects (at most {MOST_OBJECTS}), {more:.0f} blocks")
    return {"objects": grown}


def main() -> None:
    if sys.argv[1:] == ["--bot"]:
        run_counting()
        return
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))


if __name__ == "__main__":
    main()
