"""The loop that claims posts and delivers them, each audience's in order; how a message is sent is in sending.py."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Sequence
from itertools import groupby

import discord

from bot.host import Host, wishes
from bot.post import rooms
from bot.post.makers import make
from bot.post.sending import Closed, Gone, Later, Sender
from storage.ids import UserId
from storage.models import Post, Reach

log = logging.getLogger(__name__)

AT_ONCE = 16
LONGEST_WAIT = 60.0
MOST_ATTEMPTS = 12


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

    def wake(self) -> None:
        """There may be something to post."""
        self._woken.set()

    async def run(self) -> None:
        """Deliver for ever."""
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

    async def _wait(self) -> None:
        due = await self.host.store.posts.due_next()
        wait = LONGEST_WAIT if due is None else min(LONGEST_WAIT, max(0.01, due - self.clock()))
        try:
            async with asyncio.timeout(wait):
                await self._woken.wait()
        except TimeoutError:
            return

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
        for post in posts:
            await self._deliver(post)

    async def _deliver(self, post: Post) -> None:
        """Make Discord show one post, and write down what became of it."""
        try:
            if post.kind == wishes.ROOM:
                await rooms.open_room(self.host, self.client, post)
            elif post.kind == wishes.TALK:
                await rooms.set_talk(self.host, self.client, post)
            else:
                await self._show(post)
        except Closed:
            await self._closed(post)
        except Gone as gone:
            log.info("table=%s audience=%s kind=%s gone=%s", post.table_id, post.audience, post.kind, gone.what)
            await self.host.store.posts.mark_failed(post, retry_at=self._again(post), why="gone")
        except Later as later:
            await self.host.store.posts.mark_failed(post, retry_at=self.clock() + later.seconds)
        except Exception as error:
            log.warning(
                "table=%s audience=%s kind=%s not shown", post.table_id, post.audience, post.kind, exc_info=error
            )
            await self.host.store.posts.mark_failed(post, retry_at=self._again(post))

    def _again(self, post: Post) -> float | None:
        """When to try once more; None after too many attempts."""
        if post.attempts >= MOST_ATTEMPTS:
            return None
        return self.clock() + min(300.0, 2.0 ** (post.attempts - 1) / 2)

    async def _show(self, post: Post) -> None:
        seated = await self.host.load(post.table_id)
        message = await make(self.host, seated, post)
        if message is None:
            await self.host.store.posts.mark_shown(post, message_id=post.message_id, version=seated.version)
            return
        channel_id, message_id = await self._sender.show(seated, post, message)
        await self.host.store.posts.mark_shown(
            post, message_id=message_id, channel_id=channel_id, version=max(seated.version, post.version_wanted)
        )
        if post.kind == wishes.HELLO:
            await self._reach(post, "ok")
        if post.previous_id is not None:
            if post.kind == wishes.HAND:
                await self._sender.remove(post.previous_channel_id or channel_id, post.previous_id)
            await self.host.store.posts.mark_folded(post)

    async def _closed(self, post: Post) -> None:
        """Direct messages of this person are closed: show it, and fall back to the My hand button."""
        await self.host.store.posts.mark_failed(post, retry_at=None, why="off")
        await self._reach(post, "closed")

    async def _reach(self, post: Post, reach: Reach) -> None:
        """Keep whether the seat's person can be reached in private, where that is news."""
        seated = await self.host.load(post.table_id)
        kind, _, number = post.audience.partition(":")
        seats = [seat for seat in seated.seats if (seat.user_id if kind == "user" else seat.number) == int(number)]
        changed = [seat for seat in seats if seat.reach != reach]
        if not changed:
            return
        await rooms.put_reach(self.host, post.table_id, [seat.number for seat in changed], reach)
        if user := changed[0].user_id:
            await self.host.store.players.change(UserId(user), reach=reach)


def _order(post: Post) -> tuple[int, int, str]:
    """Folds before the message that replaces them, and everything in the order in which it was wanted."""
    return (0 if post.kind.startswith(wishes.FOLD) else 1, post.version_wanted, post.kind)
