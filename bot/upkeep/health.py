"""Tells a container's health check whether the bot is well, by a file that the bot writes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)

EVERY = 20.0
TOO_OLD = 90.0
BEHIND_FROM = 15.0
"""After so many seconds a message that waits is late, even one that was wanted some seconds ahead of all others."""


async def write_health_file(path: Path, is_well: Callable[[], bool], behind: Callable[[], float]) -> None:
    """Keep writing the file while all is well; it says how far the bot is behind."""
    was_behind, trouble = False, ""
    while True:
        late = behind()
        if is_well():
            trouble = await asyncio.to_thread(_write, path, condition(late), trouble)
        if (late >= BEHIND_FROM) != was_behind:
            was_behind = not was_behind
            log.warning("messages are late by %.0f seconds", late) if was_behind else log.info("messages are in time")
        await asyncio.sleep(EVERY)


def _write(path: Path, words: str, trouble: str) -> str:
    """Write the file and give what is the matter, if it could not be; `trouble` is what was the matter before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words)
    except OSError as error:
        if str(error) != trouble:
            log.error("the health file cannot be written", exc_info=error)
        return str(error)
    return ""


def condition(late: float) -> str:
    """How the bot is doing, in words."""
    return f"Behind: messages are late by {late:.0f} seconds." if late >= BEHIND_FROM else "Well."


def was_well(path: Path, now: Callable[[], float] = time.time) -> bool:
    """Whether the file was written a short while ago."""
    return path.exists() and now() - path.stat().st_mtime < TOO_OLD
