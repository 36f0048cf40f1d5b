"""How much memory a process of the bot takes and how soon it is ready: python -m tests.bench.bot_weight [MOVES].

Memory is resident memory as the system tells it (VmRSS, which includes shared libraries, and each font once for every
size in use), and how much of it is the process's own: when the bot is ready, and while people make moves at tables of
every system, pictures included, as fast as they are asked; where a game ends, another begins. Time is that from the
start of the process to the gateway's READY, and its processor seconds until then, on a database that has its schema.
The bot runs as an installation runs it: without docstrings, and compiled before (at its first start).
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from bot.sandbox.people import InteractionFailed
from tests.bench.bot_people import NAMES, Crowd
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver

AS_INSTALLED = (sys.executable, "-OO", "-m", "bot", "run")
"""As the Makefile and the Dockerfile run it."""
MOVES = 5_000
TABLES, AT_ONCE = 50, 10
STEP, REST = 5.0, 3.0
"""People play for six times STEP seconds; then in REST seconds the bot lets go what painting or its start left."""
MOST_AT_START, MOST_LATER, MOST_SECONDS = 90.0, 180.0, 2.0


def resident(driver: Driver) -> float:
    """The bot's memory in MB."""
    assert driver.process is not None
    status = Path(f"/proc/{driver.process.pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def own(driver: Driver) -> float:
    """How much of the bot's memory it shares with no file and no other process, in MB."""
    assert driver.process is not None
    rolled_up = Path(f"/proc/{driver.process.pid}/smaps_rollup").read_text()
    return float(next(line.split()[1] for line in rolled_up.splitlines() if line.startswith("Anonymous"))) / 1024


def processor(driver: Driver) -> float:
    """How many seconds of processor time the bot has used."""
    assert driver.process is not None
    spent = Path(f"/proc/{driver.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


def moves_made(driver: Driver) -> int:
    """How many moves are in the database."""
    found: int = kept.rows(driver.database, "SELECT COUNT(*) AS count FROM actions WHERE kind = 'act'")[0]["count"]
    return found


async def measure(moves: int) -> dict[str, float]:
    """Memory at the start and after so many moves, and the seconds of a start."""
    with tempfile.TemporaryDirectory() as name:
        settings = {"TIDETABLE_LOG_LEVEL": "WARNING", "TIDETABLE_GRACE": "0", "PYTHONDONTWRITEBYTECODE": ""}
        driver = await Driver.start(Path(name), NAMES, command=AS_INSTALLED, environment=settings, from_scratch=True)
        try:
            await driver.stop_bot()
            began = time.monotonic()
            await driver.start_bot()
            seconds, busy = time.monotonic() - began, processor(driver)
            await asyncio.sleep(REST)
            start = later = resident(driver)
            print(f"ready after {seconds:.2f} s (at most {MOST_SECONDS:.0f}), {busy:.2f} s of a processor")
            print(f"{start:.0f} MB at the start (at most {MOST_AT_START:.0f}), {own(driver):.0f} MB of it its own")
            crowd = Crowd.of(driver)
            opened, few = 0, True
            while (made := moves_made(driver)) < moves:
                missing = TABLES if few else TABLES - (opened - len(crowd.over))
                for _ in range(0, missing, AT_ONCE):
                    try:
                        await crowd.open_tables(AT_ONCE, first=opened)
                    except (InteractionFailed, RuntimeError, TimeoutError) as error:
                        print(f"some of {AT_ONCE} tables were not opened: {error!r}")
                    opened += AT_ONCE
                await crowd.for_all(STEP * 6, crowd.play)
                await asyncio.sleep(REST)
                later = resident(driver)
                print(f"{moves_made(driver):6} moves: {later:.0f} MB, {own(driver):.0f} MB of it its own", flush=True)
                few = moves_made(driver) - made < TABLES  # Most tables stand still.
        finally:
            await driver.close()
    print(f"{later:.0f} MB after {moves} moves (at most {MOST_LATER:.0f})")
    return {"start": start, "later": later, "seconds": seconds}


def main() -> None:
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else MOVES))


if __name__ == "__main__":
    main()
