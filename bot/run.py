"""Running the bot: open the database, log in, and end cleanly when asked to."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.app import App
from bot.client import Tidetable
from bot.memory import collect_only_what_is_new, give_back_what_is_free
from bot.pointing import point_discord_py_at
from bot.reaching import when_reachable
from bot.settings import Settings
from bot.systems import broken_packages
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
    give_back_what_is_free()
    for language in LANGUAGES:
        texts(language)("yes")  # Reads the catalogues now rather than at somebody's first press.
    collect_only_what_is_new()
    for game, package, why in broken_packages():
        log.error("game=%s package=%s left out: %s", game, package, why)
    if settings.discord_api:
        point_discord_py_at(settings.discord_api)
    async with await Store.open(settings.database, clock=now) as store:
        client = Tidetable(settings, **shards(settings.shards))
        client.app = App.build(settings, store, client, now)
        client.connected = connected = asyncio.create_task(stay_connected(client, settings.token.get_secret_value()))
        loop = asyncio.get_running_loop()
        for signum in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(signum, lambda: asyncio.ensure_future(client.close()))
        alongside = asyncio.create_task(beside(client.app)) if beside else None
        try:
            async with client:
                await asyncio.wait([connected])
        finally:
            if alongside is not None:
                alongside.cancel()
                await asyncio.gather(alongside, return_exceptions=True)
    if client.ended_by is not None:
        raise client.ended_by
    if not connected.cancelled():
        connected.result()
    log.info("ended")


async def stay_connected(client: Tidetable, token: str) -> None:
    """Log in as soon as Discord can be used, and stay."""

    async def attempt() -> None:
        try:
            await client.login(token)
        except BaseException:
            # The next attempt opens a session of its own, on a connector of its own.
            await client.http.close()
            client.http.connector = discord.utils.MISSING
            raise

    await when_reachable("login", attempt)
    await client.connect()


def shards(text: str) -> dict[str, object]:
    """The part of Discord's shards that `0-3/8` names, for the client; nothing for an empty text."""
    if not text:
        return {}
    part, _, count = text.partition("/")
    first, _, last = part.partition("-")
    return {"shard_ids": list(range(int(first), int(last or first) + 1)), "shard_count": int(count)}
