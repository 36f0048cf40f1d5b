"""Waiting for Discord while it cannot be used: longer each time, and one line each time says what is the matter."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

from storage.ids import ServerId

log = logging.getLogger(__name__)
T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0

NO_ANSWER = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.GatewayNotFound,
    discord.RateLimited,
    ReconnectWebSocket,
)
NOT_DISCORDS = (json.JSONDecodeError, KeyError, TypeError)
"""The errors of reading an answer that something else gave in Discord's place."""


async def when_reachable(what: str, attempt: Callable[[], Awaitable[T]]) -> T:
    """Try until Discord can be used; an error that does not end by itself is raised."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await attempt()
        except (discord.HTTPException, *NO_ANSWER, *NOT_DISCORDS) as error:
            if not is_temporary(error):
                raise
            wait = max(pause, asked_to_wait(error))
            log.error("%s: Discord cannot be used (%s); tried again in %.0f s", what, in_a_line(error), wait)
            await asyncio.sleep(wait)
            pause = min(LONGEST_PAUSE, pause * 2)


def is_temporary(error: BaseException) -> bool:
    """Whether this trouble ends by itself."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or _is_page(error)
    return isinstance(error, (*NO_ANSWER, *NOT_DISCORDS))


def _is_page(error: discord.HTTPException) -> bool:
    """Whether this is a page of HTML, with which something else has answered in Discord's place."""
    return error.code == 0 and error.text.lstrip().startswith("<")


def asked_to_wait(error: BaseException) -> float:
    """For how many seconds Discord, or something in front of it, asks to be left alone."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        asked = error.response.headers.get("Retry-After", "")
        return min(LONGEST_PAUSE, float(asked)) if asked.replace(".", "", 1).isdigit() else 0.0
    return 0.0


def in_a_line(error: BaseException) -> str:
    """What happened, without the page of HTML that may have come with it."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return in_a_line(error.__cause__)
    if isinstance(error, ReconnectWebSocket):
        return "the gateway closed the connection"
    if isinstance(error, discord.HTTPException):
        told = "" if _is_page(error) else error.text.strip()[:100]
        return f"HTTP {error.status} {told}".strip()
    words = (str(error).splitlines() or [""])[0][:100]
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


def knows_server(client: discord.Client, server: ServerId | None) -> bool:
    """Whether as much is known of a server as will ever be: its shard has brought it, or is another process's."""
    if server is None:
        return False
    if (guild := client.get_guild(server)) is not None:
        return not guild.unavailable
    own = client.shard_ids if isinstance(client, discord.AutoShardedClient) else None
    return own is not None and client.shard_count is not None and (server >> 22) % client.shard_count not in own


def is_connected(client: discord.Client) -> bool:
    """Whether all shards of a client are connected; discord.py itself calls it ready for good once it was."""
    shards = client.shards.values() if isinstance(client, discord.AutoShardedClient) else ()
    return client.is_ready() and not any(shard.is_closed() for shard in shards)
