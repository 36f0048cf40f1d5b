"""Running the bot: open the database, log in, and end cleanly when asked to."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bot.app import App
from bot.client import Tidetable
from bot.sandbox.pointing import point_discord_py_at
from bot.settings import Settings
from bot.texts import LANGUAGES, texts
from storage.store import Store

log = logging.getLogger(__name__)


async def run(
    settings: Settings,
    now: Callable[[], float] = time.time,
    beside: Callable[[App], Coroutine[Any, Any, None]] | None = None,
) -> None:
    """Run until SIGTERM, SIGINT or a fatal error, and `beside` with it."""
    sys.setswitchinterval(
        0.001
    )  # Painting is pure Python in places; the writer and the event loop must not wait for it.
    for language in LANGUAGES:
        texts(language)("yes")  # Reads the catalogues now rather than at somebody's first press.
    if settings.discord_api:
        point_discord_py_at(settings.discord_api)
    async with await Store.open(settings.database, clock=now) as store:
        client = Tidetable(settings, **shards(settings.shards))
        client.app = App.build(settings, store, client, now)
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(signum, lambda: asyncio.ensure_future(client.close()))
        alongside = asyncio.create_task(beside(client.app)) if beside else None
        try:
            async with client:
                await client.start(settings.token.get_secret_value())
        finally:
            if alongside is not None:
                alongside.cancel()
                await asyncio.gather(alongside, return_exceptions=True)
    log.info("ended")


def shards(text: str) -> dict[str, object]:
    """The part of Discord's shards that `0-3/8` names, for the client; nothing for an empty text."""
    if not text:
        return {}
    part, _, count = text.partition("/")
    first, _, last = part.partition("-")
    return {"shard_ids": list(range(int(first), int(last or first) + 1)), "shard_count": int(count)}
