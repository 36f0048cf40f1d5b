"""What to do about a post that could not be shown: when to try again, if at all, and whom to tell."""

from __future__ import annotations

import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.host import Host, outbox, reporting
from bot.post import calls, digests, gone, reach, watchers
from bot.post.again import pause_after
from bot.post.sending import LONGEST_PAUSE, TOO_MANY, Closed, Gone, Lacking, Later, Sender
from bot.reaching import asked_to_wait, in_a_line
from storage.errors import StorageError
from storage.models import Post, PostState

log = logging.getLogger(__name__)

MOST_ATTEMPTS = 12
PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, StorageError)
"""Trouble that ends by itself, however long it lasts: nothing is given up for it."""
SHORTEST_PAUSE = 0.25


async def handle_failure(
    host: Host, sender: Sender, clock: Callable[[], float], post: Post, error: Exception
) -> tuple[float | None, PostState]:
    """When to try again after this error, if at all, and the post's state until then; tells those concerned."""
    match error:
        case Closed() if digests.is_digest(post):
            await reach.note_closed(host, post, clock())
            await host.store.calls.owe_again(post, [])
            return None, "off"
        case Closed() if calls.is_call(post):
            await reach.note_closed(host, post, clock())
            await calls.owe_again(host, post, clock())
            return None, "off"
        case Closed() if post.kind == outbox.WATCH:
            await watchers.let_go(host, post)
            return None, "off"
        case Closed():
            # The other way round, a crash in between would leave nothing that tries again.
            await reach.note_closed(host, post, clock())
            await sender.empty_previous(await host.load(post.table_id), post)
            return None, "off"
        case Gone():
            return await gone.look_for_another_way(host, post, error.what, soon(post, clock())), "gone"
        case Lacking() if post.audience == reporting.MANAGERS:
            log.warning("table=%s kind=%s may not be posted where reports go", post.table_id, post.kind)
            return _retry_time(post, clock()), "failed"
        case Lacking():
            log.info("table=%s audience=%s kind=%s not allowed", post.table_id, post.audience, post.kind)
            await reach.note_lost(host, sender.client, post, error.channel)
            return clock() + pause_after(post.attempts, first=30.0, most=600.0), "failed"
        case Later():
            return clock() + error.seconds, "failed"
        case discord.HTTPException() if error.status == TOO_MANY:
            # This is not Discord's own limit, for which discord.py waits, but that of a proxy in front of it.
            return clock() + max(SHORTEST_PAUSE, asked_to_wait(error)), "failed"
        case _ if isinstance(error, PASSING):
            what = post.table_id, post.audience, post.kind, in_a_line(error)
            whole = error if post.attempts == MOST_ATTEMPTS else None  # It may be none that passes after all.
            log.warning("table=%s audience=%s kind=%s not shown: %s", *what, exc_info=whole)
            return max(soon(post, clock()), clock() + asked_to_wait(error)), "failed"
    log.warning("table=%s audience=%s kind=%s not shown", post.table_id, post.audience, post.kind, exc_info=error)
    return _retry_time(post, clock()), "failed"


def soon(post: Post, now: float) -> float:
    """When to try once more, however often it was tried."""
    return now + pause_after(post.attempts, first=0.5, most=LONGEST_PAUSE)


def _retry_time(post: Post, now: float) -> float | None:
    """When to try once more; None after too many attempts."""
    return None if post.attempts >= MOST_ATTEMPTS else soon(post, now)
