"""Fifty tables at once: the real bot beside one that only acknowledges, pressed by the same twenty people on the same
messages in one run: python -m tests.bench.bot_tables [SECONDS].
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord

from bot.pointing import point_discord_py_at
from bot.sandbox.people import Person
from tests.bench.bot_people import NAMES, Crowd
from tests.end_to_end.driver import THE_BOT, Driver

TABLES = 50
SECONDS = 12.0
ONLY_ACKNOWLEDGES = (sys.executable, "-m", "tests.bench.bot_tables", "--acknowledge")
QUIET = {"TIDETABLE_LOG_LEVEL": "WARNING"}


@dataclass(frozen=True)
class Waits:
    """How long presses waited for their answer, in milliseconds, and how many were answered a second."""

    median: float
    p95: float
    rate: float

    @classmethod
    def of(cls, waits: Sequence[float], seconds: float) -> Waits:
        ordered = sorted(waits) or [float("nan")]
        return cls(ordered[len(ordered) // 2] * 1e3, ordered[int(len(ordered) * 0.95)] * 1e3, len(waits) / seconds)

    def __str__(self) -> str:
        return f"{self.rate:6.0f} presses/s   median {self.median:6.1f} ms   p95 {self.p95:6.1f} ms"


async def only_acknowledge() -> None:
    """A bot on discord.py that answers each press at once and does nothing else."""
    point_discord_py_at(os.environ["TIDETABLE_DISCORD_API"])
    client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None)

    @client.event
    async def on_interaction(press: discord.Interaction[discord.Client]) -> None:
        await press.response.defer()

    async with client:
        await client.start(os.environ["TIDETABLE_TOKEN"])


@asynccontextmanager
async def crowded(folder: Path) -> AsyncIterator[tuple[Driver, Crowd]]:
    """The real bot, and twenty people in its server."""
    driver = await Driver.start(folder, NAMES, environment=QUIET, from_scratch=True)
    try:
        yield driver, Crowd.of(driver)
    finally:
        await driver.close()


async def switch_to(driver: Driver, command: Sequence[str]) -> None:
    """Stop the present bot and start another in its place."""
    await driver.stop_bot()
    driver.command = command
    await driver.start_bot()


async def measure_pokes(driver: Driver, crowd: Crowd, seconds: float, pace: float = 0.0) -> Waits:
    """How the bot that only acknowledges does on the messages that are there."""
    await switch_to(driver, ONLY_ACKNOWLEDGES)

    async def poke(person: Person, until: float) -> None:
        await crowd.poke(person, until, pace)

    await crowd.for_all(0.5, poke)
    crowd.take_waits()
    took = await crowd.for_all(seconds, poke)
    return Waits.of(crowd.take_waits(), took)


async def measure(seconds: float) -> dict[str, float]:
    """Open tables, and let everybody press: first the bot that only acknowledges, then ours, then the other again."""
    with tempfile.TemporaryDirectory() as folder:
        async with crowded(Path(folder)) as (driver, crowd):
            tables = await crowd.open_tables(TABLES)
            before = await measure_pokes(driver, crowd, seconds / 4)
            await switch_to(driver, THE_BOT)
            await crowd.for_all(1.0, crowd.play)
            crowd.take_waits()
            turns = _versions(driver)
            took = await crowd.for_all(seconds, crowd.play)
            ours = Waits.of(crowd.take_waits(), took)
            turns = _versions(driver) - turns
            after = await measure_pokes(driver, crowd, seconds / 4)
            paced = await measure_pokes(driver, crowd, seconds / 4, len(crowd.people) / max(ours.rate, 1.0))
            assert not driver.sandbox.violations, driver.sandbox.violations[:5]
    flat_out = min(before, after, key=lambda waits: waits.median)
    print(f"{TABLES} tables, {len(NAMES)} people who press as fast as they can ({len(crowd.over & set(tables))} ended)")
    print(f"only acknowledges, flat out        {before}")
    print(f"                                   {after}")
    print(f"only acknowledges, at our pace     {paced}")
    print(f"Tidetable                          {ours}   {turns / took:.0f} turns/s, {crowd.late} too late")
    ratio, at_our_pace = ours.median / flat_out.median, ours.median / paced.median
    print(f"{ratio:.1f} times the other flat out, {at_our_pace:.1f} times the other at our pace")
    return {"ratio": ratio, "paced": at_our_pace, "p95": ours.p95}


def _versions(driver: Driver) -> int:
    """How many turns were committed at all tables."""
    connection = sqlite3.connect(driver.database)
    try:
        found: int = connection.execute("SELECT SUM(version) FROM states").fetchone()[0]
    finally:
        connection.close()
    return found


def main() -> None:
    if sys.argv[1:] == ["--acknowledge"]:
        asyncio.run(only_acknowledge())
        return
    asyncio.run(measure(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))


if __name__ == "__main__":
    main()
