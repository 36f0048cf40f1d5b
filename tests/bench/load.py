"""Two processes on PostgreSQL behind the proxy of discord.js, with Discord's limits in force, pressed at human pace:
python -m tests.bench.load [SECONDS] [TABLES].

A third of the way one process is killed and started again, at two thirds the other is stopped and started again. In the
end everything that was to be shown is shown, and every game is what its log says.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import tempfile
import time
from pathlib import Path

from bot.sandbox.limits import RateLimits
from bot.sandbox.people import Person
from bot.upkeep.maintenance import check
from tests.bench.bot_people import NAMES, Crowd
from tests.bench.bot_tables import Waits
from tests.end_to_end import proxy
from tests.end_to_end.driver import Driver
from tests.end_to_end.two_processes import Two
from tests.storage.postgres_server import programs, running_server

SECONDS, TABLES = 60.0, 20
PACE = 2.0
"""Seconds in which each person presses once, if they are asked."""
OPENED_AT_ONCE = 4
SETTLED_WITHIN = 120.0
PARTS = ("0/2", "1/2")
DISTURBED = (("undisturbed", 0, None), ("killed", 0, signal.SIGKILL), ("stopped", 1, signal.SIGTERM))
"""Which process is ended and started again while people play, and how."""


async def restart(two: Two, number: int, how: signal.Signals) -> float:
    """End one process and start it again; gives the seconds that it took to end."""
    process = two.processes[number]
    began = time.monotonic()
    process.send_signal(how)
    await asyncio.wait_for(process.wait(), 30)
    took = time.monotonic() - began
    await two.start(PARTS[number])
    two.processes[number] = two.processes.pop()
    return took


async def at_pace(crowd: Crowd, seconds: float) -> Waits:
    """Let everybody press where they are asked, as people do."""

    async def play(person: Person, until: float) -> None:
        while (left := until - time.perf_counter()) > 0:
            await crowd.play_once(person)
            await asyncio.sleep(min(left, PACE * (0.5 + crowd.luck.random())))

    took = await crowd.for_all(seconds, play)
    return Waits.of(crowd.take_waits(), took)


async def measure(url: str, folder: Path, seconds: float, tables: int) -> None:
    """Open the tables, let people play, and disturb it."""
    limits = RateLimits()
    driver = await Driver.start(folder, NAMES, rate_limits=limits, run=False)
    two = Two(driver, url)
    async with proxy.running(folder, driver.sandbox.url) as two.api:
        try:
            await two.start(*PARTS)
            crowd = Crowd.of(driver)
            for first in range(0, tables, OPENED_AT_ONCE):
                await crowd.open_tables(OPENED_AT_ONCE, first=first)
            print(f"{tables} tables of all systems, {len(NAMES)} people, {seconds:.0f} s", flush=True)
            refused = limits.refused
            for words, number, how in (
                ("undisturbed", 0, None),
                ("killed", 0, signal.SIGKILL),
                ("stopped", 1, signal.SIGTERM),
            ):
                playing = asyncio.create_task(at_pace(crowd, seconds / 3))
                ended = await restart(two, number, how) if how else 0.0
                waits = await playing
                print(f"{words:12} {waits}   {crowd.late} unanswered, ended in {ended:.1f} s", flush=True)
                crowd.late = 0
            await two.settled(SETTLED_WITHIN)
            moves = await two.ask("SELECT count(*) FROM actions WHERE kind = 'act'")
            print(f"{moves} moves; {limits.refused - refused} answers of 429 by the stand-in; all is shown")
            await two.stop(signal.SIGTERM)
            assert not await check(url, print)
            print(
                f"{two.log.read_text().count('Traceback')} tracebacks, {len(driver.sandbox.violations)} wrong requests"
            )
        finally:
            await two.close()


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else TABLES
    logging.getLogger("bot.sandbox").setLevel(logging.ERROR)
    if programs() is None:
        sys.exit("PostgreSQL is not installed")
    with tempfile.TemporaryDirectory() as name, running_server(durable=True) as url:
        folder = Path(name)
        try:
            asyncio.run(proxy.install(folder))
        except proxy.NoProxy as error:
            sys.exit(f"left out: {error}")
        asyncio.run(measure(url.format(name="postgres"), folder, seconds, tables))


if __name__ == "__main__":
    main()
