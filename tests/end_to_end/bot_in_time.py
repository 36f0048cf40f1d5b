"""The real bot as a process whose clock a test may push: `python -m tests.end_to_end.bot_in_time`."""

from __future__ import annotations

import asyncio
import logging
import mmap
import os
import struct
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot.app import App
from bot.followed_clock import wake
from bot.run import run
from bot.settings import Settings

NAMED_BY = "TIDETABLE_TEST_CLOCK"
OFFSET = struct.Struct("<d")
LOOK = 0.02
"""How often a bot looks whether its clock was pushed, in seconds: that costs no more than reading a number."""
SOON = 1.0
"""After how many seconds its loops look at what is kept though nothing told them to."""


def set_clock(path: Path, offset: float) -> None:
    """How many seconds a process that reads this file is ahead; seen by it at once."""
    if not path.exists():
        path.write_bytes(OFFSET.pack(offset))
        return
    with path.open("r+b") as file:
        file.write(OFFSET.pack(offset))


def clock_of(path: Path) -> Callable[[], float]:
    """The clock that a file pushes."""
    with path.open("rb") as file:
        shared = mmap.mmap(file.fileno(), OFFSET.size, access=mmap.ACCESS_READ)

    def now() -> float:
        offset: float = OFFSET.unpack_from(shared)[0]
        return time.time() + offset

    return now


async def follow(clock: Callable[[], float], app: App) -> None:
    """Wake whatever waits for a time as soon as the clock was pushed."""
    app.poster.longest_wait = app.clock.longest_wait = SOON
    ahead = clock() - time.time()
    while True:
        await asyncio.sleep(LOOK)
        before, ahead = ahead, clock() - time.time()
        if abs(ahead - before) > LOOK:
            wake(app)


def main() -> None:
    """Run the bot on the clock that the environment names."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    clock = clock_of(Path(os.environ[NAMED_BY]))
    asyncio.run(run(Settings(), clock, partial(follow, clock)))


if __name__ == "__main__":
    main()
