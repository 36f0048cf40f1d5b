"""The loop that claims posts and delivers them, each audience's in order; how a message is sent is in sending.py."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Collection, Sequence
from itertools import groupby

import discord

from bot.host import Host, outbox
from bot.logs import as_caused
from bot.metrics import post_shown
from bot.painting import painted
from bot.post import reach, rooms
from bot.post.makers import make, renewed
from bot.post.sending import Closed, Gone, Lacking, Later, Sender
from storage.models import Post

log = logging.getLogger(__name__)

AT_ONCE = 16
MADE_AT_ONCE = 1
"""How many messages are read, made and painted at a time: reading in more lanes keeps presses from their tables."""
LONGEST_WAIT = 60.0
LAST_WORDS_WITHIN = 3.0
"""How long what is being sent when the bot is stopped may still take."""
TOGETHER = 0.02
"""How long after a wish others are waited for, to be looked up with it."""
MOST_ATTEMPTS = 12
OLD = 3300.0
READY_WITHIN = 30.0
"""How long the making of threads waits for the gateway to tell which there are."""


class Poster:
    """Delivers posts until it is stopped. Whatever it leaves half done is found in the database and done again."""

    def __init__(self, host: Host, client: discord.Client, clock: Callable[[], float]) -> None:
        self.host = host
        self.client = client
        self.clock = clock
        self.worker = f"post-{os.getpid()}"
        self._woken = asyncio.Event()
        self._sender = Sender(client, host.store)
        self._busy: set[asyncio.Task[None]] = set()
        self._making = asyncio.Semaphore(MADE_AT_ONCE)

    @property
    def under_way(self) -> int:
        """How many audiences are being shown something now."""
        return len(self._busy)

    def wake(self) -> None:
        """There may be something to post."""
        self._woken.set()

    async def run(self) -> None:
        """Deliver until cancelled; what is on its way then may still arrive."""
        try:
            while True:
                self._woken.clear()
                try:
                    found = await self._deliver_due()
                except Exception:
                    log.exception("posts could not be looked for")
                    await asyncio.sleep(1.0)
                    continue
                if not found:
                    await self._wait()
        finally:
            await finish(self._busy)

    async def _wait(self) -> None:
        due = await self.host.store.posts.due_next()
        wait = LONGEST_WAIT if due is None else min(LONGEST_WAIT, max(0.01, due - self.clock()))
        try:
            async with asyncio.timeout(wait):
                await self._woken.wait()
        except TimeoutError:
            return
        await asyncio.sleep(TOGETHER)

    async def _deliver_due(self) -> bool:
        """Start on everything that is due; true if there was anything."""
        while len(self._busy) >= AT_ONCE:
            await asyncio.wait(self._busy, return_when=asyncio.FIRST_COMPLETED)
        posts = await self.host.store.posts.claim_due(self.worker, limit=AT_ONCE * 2)
        posts.sort(key=lambda post: (post.table_id, post.audience))
        for _, group in groupby(posts, key=lambda post: (post.table_id, post.audience)):
            task = asyncio.create_task(self._deliver_in_order(sorted(group, key=_order)))
            self._busy.add(task)
            task.add_done_callback(self._done)
        return bool(posts)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self.wake()

    async def _deliver_in_order(self, posts: Sequence[Post]) -> None:
        with as_caused(posts[0].table_id):
            for post in posts:
                await self._deliver(post)

    async def _deliver(self, post: Post) -> None:
        """Make Discord show one post, and write down what became of it."""
        try:
            if post.kind == outbox.ROOM:
                await self._ready()
                await rooms.open_room(self.host, self.client, post)
            elif post.kind == outbox.TALK:
                await self._ready()
                await rooms.set_talk(self.host, self.client, post)
            else:
                await self._show(post)
        except Closed:
            # The other way round, a crash in between would leave nothing that tries again.
            await reach.closed(self.host, post, self.clock())
            await self.host.store.posts.mark_failed(post, retry_at=None, why="off")
        except Gone as gone:
            log.info("table=%s audience=%s kind=%s gone=%s", post.table_id, post.audience, post.kind, gone.what)
            again = self._again(post)
            if gone.what == "channel" and not await rooms.thread_gone(self.host, post):
                again = None
            await self.host.store.posts.mark_failed(post, retry_at=again, why="gone")
        except Lacking as lacking:
            log.info("table=%s audience=%s kind=%s not allowed", post.table_id, post.audience, post.kind)
            await reach.lost(self.host, self.client, post, lacking.channel)
            await self.host.store.posts.mark_failed(post, retry_at=self.clock() + min(600.0, 15.0 * 2**post.attempts))
        except Later as later:
            await self.host.store.posts.mark_failed(post, retry_at=self.clock() + later.seconds)
        except Exception as error:
            log.warning(
                "table=%s audience=%s kind=%s not shown", post.table_id, post.audience, post.kind, exc_info=error
            )
            await self.host.store.posts.mark_failed(post, retry_at=self._again(post))

    async def _ready(self) -> None:
        """Wait until the servers and their threads are known."""
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self.client.wait_until_ready()
        except TimeoutError:
            raise Later(1.0) from None

    def _again(self, post: Post) -> float | None:
        """When to try once more; None after too many attempts."""
        if post.attempts >= MOST_ATTEMPTS:
            return None
        return self.clock() + min(300.0, 2.0 ** (post.attempts - 1) / 2)

    def _is_old(self, message_id: int | None) -> bool:
        """Whether a message is so old that Discord lets it be edited only a few times."""
        return message_id is not None and discord.utils.snowflake_time(message_id).timestamp() < self.clock() - OLD

    async def _show(self, post: Post) -> None:
        async with self._making:
            seated = await self.host.load(post.table_id)
            if seated.running and post.kind in (outbox.HAND, outbox.TABLE) and self._is_old(post.message_id):
                await self.host.change(seated.id, None, lambda now: renewed(now, post))
                await self.host.store.posts.mark_failed(post, retry_at=self.clock())
                return
            message = await make(self.host, seated, post)
            ready = await painted(message) if message else None
        if ready is None:
            await self.host.store.posts.mark_shown(post, message_id=post.message_id, version=seated.version)
            return
        channel_id, message_id = await self._sender.show(seated, post, ready)
        if post.previous_id is not None and post.kind == outbox.HAND:
            # Before it is written down that the new one is there: a crash in between would leave the old one for ever.
            await self._sender.remove(post.previous_channel_id or channel_id, post.previous_id)
        await self.host.store.posts.mark_shown(
            post, message_id=message_id, channel_id=channel_id, version=max(seated.version, post.version_wanted)
        )
        post_shown(post.kind, self.clock() - post.not_before)
        log.debug("table=%s audience=%s kind=%s shown", post.table_id, post.audience, post.kind)
        if post.kind in (outbox.HELLO, outbox.HAND):
            await reach.open_again(self.host, seated, post)
        elif post.attempts > 1:
            await reach.allowed_again(self.host, seated)
        if post.previous_id is not None:
            await self.host.store.posts.mark_folded(post)


async def finish(tasks: Collection[asyncio.Task[None]]) -> None:
    """Let tasks end by themselves, but not for long."""
    if tasks:
        await asyncio.wait(tasks, timeout=LAST_WORDS_WITHIN)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _order(post: Post) -> tuple[int, int, str]:
    """Folds before the message that replaces them, the result last, the others in the order they were wanted in."""
    place = 0 if post.kind.startswith(outbox.FOLD) else 2 if post.kind == outbox.RESULT else 1
    return place, post.version_wanted, post.kind
