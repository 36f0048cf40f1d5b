"""The real bot as a process that puts every press off at once: `python -m tests.end_to_end.bot_in_haste`."""

from __future__ import annotations

import asyncio

from bot.interactions import in_time
from bot.run import run
from bot.settings import Settings


def main() -> None:
    """Run the bot as the environment says."""
    in_time.PUT_OFF_AFTER = 0.0
    asyncio.run(run(Settings()))


if __name__ == "__main__":
    main()
