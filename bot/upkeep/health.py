"""Whether the bot is well, told through a file that it touches: for a container's health check."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

EVERY = 20.0
TOO_OLD = 90.0


async def stay_well(path: Path, is_well: Callable[[], bool]) -> None:
    """Touch the file for ever, as long as all is well."""
    await asyncio.to_thread(lambda: path.parent.mkdir(parents=True, exist_ok=True))
    while True:
        if is_well():
            await asyncio.to_thread(path.touch)
        await asyncio.sleep(EVERY)


def was_well(path: Path, now: Callable[[], float] = time.time) -> bool:
    """Whether the file was touched a short while ago."""
    return path.exists() and now() - path.stat().st_mtime < TOO_OLD
