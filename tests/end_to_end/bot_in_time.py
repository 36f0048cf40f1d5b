"""The real bot as a process whose clock a test may push: `python -m tests.end_to_end.bot_in_time`."""

from __future__ import annotations

import asyncio
import logging
import mmap
import os
import struct
import time
from collections.abc import Callable
from pathlib import Path

NAMED_BY = "TIDETABLE_TEST_CLOCK"
OFFSET = struct.Struct("<d")
SOON = 0.1


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


def main() -> None:
    """Run the bot; its loops look at the clock often, since nothing tells them of a jump."""
    import bot.clock
    import bot.post.poster

    bot.clock.LONGEST_WAIT = bot.post.poster.LONGEST_WAIT = bot.post.poster.WAIT_BESIDE_OTHERS = SOON
    from bot.run import run
    from bot.settings import Settings

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    asyncio.run(run(Settings(), clock_of(Path(os.environ[NAMED_BY]))))


if __name__ == "__main__":
    main()
