"""The loop that claims posts and delivers them, each audience's in order; how one is shown is in showing.py."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import groupby

import discord

from bot.host import Host, outbox, reporting
from bot.logs import as_caused
from bot.post import calls, painting, removing, reports, rooms, team_rooms
from bot.post.failures import handle_failure, soon
from bot.post.fair_gate import FairGate
from bot.post.order import place_of
from bot.post.picture_budget import PictureBudget
from bot.post.sending import Later, Sender
from bot.post.servers import Servers
from bot.post.showing import Presenter
from bot.post.snapshot import TableSnapshot
from bot.reaching import knows_server
from storage.errors import StorageError
from storage.ids import TableId
from storage.models import Post

log = logging.getLogger(__name__)

AT_ONCE = 16
LONGEST_WAIT = 60.0
WAIT_BESIDE_OTHERS = 2.0
"""The most seconds until a process beside others looks for what another one has left or given back."""
SPARED_LOOK = 2.0
"""The most seconds until the next check whether pictures can come back."""
SHUTDOWN_GRACE = 3.0
"""How many more seconds messages that are being sent may take when the bot is stopped."""
BATCH_WINDOW = 0.02
"""How many seconds after a wish the loop waits for others, to look them up together."""
RELEASE_AFTER = (0.0, 1.0, 5.0)
"""How many seconds pass before each attempt to give back a claim, while the database fails."""
READY_WITHIN = 30.0
"""How many seconds the making of threads waits for the gateway to say which threads there are."""


class Poster:
    """Delivers posts until it is stopped. Whatever it leaves half done is found in the database and done again."""

    def __init__(self, host: Host, client: discord.Client, clock: Callable[[], float], part: str = "all") -> None:
        self.host = host
        self.client = client
        self.clock = clock
        self.part = f"post-{part}-"
        self.longest_wait = LONGEST_WAIT
        self.worker = f"{self.part}{secrets.token_hex(4)}"
        self._woken = asyncio.Event()
        self._sender = Sender(client, host.store)
        self._busy: set[asyncio.Task[None]] = set()
        self._oldest = math.inf
        self._claimed: dict[tuple[int, str, str], Post] = {}
        """What is under way."""
        self._making = FairGate()
        """Messages are read, made and painted one at a time: more at once would keep presses from their tables."""
        self.servers = Servers()
        self.hands = FairGate()
        """Hands that follow a press are made one at a time, too, but need not wait for the messages of others."""
        self.picture_budget = PictureBudget(server_of=self.servers.of)
        self._presenter = Presenter(host, self._sender, self.servers, self.picture_budget, clock)

    @property
    def under_way(self) -> int:
        """How many tables are being shown now."""
        return len(self._busy)

    @property
    def pictures_waiting(self) -> int:
        """How many pictures wait to be painted, those of hands that follow a press among them."""
        return painting.waiting() + self.hands.waiting

    @property
    def behind(self) -> float:
        """How many seconds the longest-waiting message has been due, even if it is under way; 0 if none is due."""
        now = self.clock()
        return max(0.0, now - self._oldest, *(now - post.not_before for post in self._claimed.values()))

    @property
    def late(self) -> float:
        """How many seconds late the most overdue message is; a lead over others does not count as late."""
        now = self.clock()
        under_way = (outbox.lateness(post.kind, post.not_before, now) for post in self._claimed.values())
        return max(0.0, now - self._oldest - outbox.AHEAD, *under_way)

    def wake(self) -> None:
        """Look at once: there may be something to post."""
        self._woken.set()

    async def run(self) -> None:
        """Deliver until cancelled; what is on its way then may still arrive, and the rest is given back at once."""
        try:
            await give_back(self.host.store.posts.release, self.part)
            while True:
                self._woken.clear()
                try:
                    due = await self.host.store.posts.due_next()
                    self._oldest = math.inf if due is None else due
                    self.picture_budget.look(self.late, self.pictures_waiting)
                    await self._give_pictures_back()
                    # Looking costs little, but claiming is a write.
                    found = due is not None and due <= self.clock() and await self._deliver_due()
                except Exception:
                    log.exception("posts could not be looked for")
                    await asyncio.sleep(1.0)
                    continue
                if not found:
                    await self._wait(due)
        finally:
            await finish(self._busy)
            await give_back(self.host.store.posts.release, self.worker)

    async def _wait(self, due: float | None) -> None:
        longest = SPARED_LOOK if self.picture_budget.has_pictures_to_restore else self.longest_wait
        wait = longest if due is None else min(longest, max(0.01, due - self.clock()))
        try:
            async with asyncio.timeout(wait):
                await self._woken.wait()
        except TimeoutError:
            return
        await asyncio.sleep(BATCH_WINDOW)

    async def _give_pictures_back(self) -> None:
        """Show again some of the messages that got words for their pictures, if no message waits to be made."""
        if self._making.waiting:
            return
        for table, audience, kind in self.picture_budget.take_next():
            await self.host.store.posts.show_again(TableId(table), audience, kind)

    async def _deliver_due(self) -> bool:
        """Start on everything that is due; true if there was anything."""
        while len(self._busy) >= AT_ONCE:
            await asyncio.wait(self._busy, return_when=asyncio.FIRST_COMPLETED)
        posts = await self.host.store.posts.claim_due(self.worker, limit=AT_ONCE * 2)
        self._claimed |= {_key(post): post for post in posts}
        for table, group in groupby(posts, key=lambda post: post.table_id):
            task = asyncio.create_task(self._deliver_table(TableSnapshot(self.host, table), list(group)))
            self._busy.add(task)
            task.add_done_callback(self._done)
        return bool(posts)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self.wake()

    async def _deliver_table(self, snapshot: TableSnapshot, posts: Sequence[Post]) -> None:
        """Show what is due of one table: each audience's messages in order, the most urgent audience first."""
        audiences: dict[str, list[Post]] = {}
        for post in sorted(posts, key=lambda post: post.not_before):
            audiences.setdefault(post.audience, []).append(post)
        with as_caused(snapshot.table):
            await asyncio.gather(*(self._deliver_in_order(snapshot, group) for group in audiences.values()))

    async def _deliver_in_order(self, snapshot: TableSnapshot, posts: Sequence[Post]) -> None:
        for post in sorted(posts, key=place_of):
            try:
                await self._deliver(snapshot, post)
            except Exception as error:  # noqa: BLE001 - the border: whatever it is, the post is put off and others go on
                await self._put_off(post, error)
            finally:
                self._claimed.pop(_key(post), None)
            if post.kind == outbox.ROOM:
                # What follows belongs in the room that the table now has.
                snapshot = TableSnapshot(self.host, snapshot.table)

    async def _deliver(self, snapshot: TableSnapshot, post: Post) -> None:
        """Make Discord show one post, and write that down."""
        if post.kind == outbox.ROOM:
            await self._ready(snapshot)
            await rooms.open_room(self.host, self.client, post)
        elif post.kind == outbox.TALK:
            await self._ready(snapshot)
            await team_rooms.set_talk(self.host, self.client, post)
        elif removing.is_removal(post):
            await removing.remove_later(self.host, self._sender, post)
        elif post.audience == reporting.RUNNERS:
            if self.host.reports is None:
                raise Later(600.0)  # another process may have a folder
            await asyncio.to_thread(reports.write_report, self.host.reports, post)
            await self.host.store.posts.mark_shown(post, message_id=None)
        else:
            await self._show(snapshot, post)

    async def _put_off(self, post: Post, error: Exception) -> None:
        """Write down that a post could not be shown, and when to try again.

        If that goes wrong, it is logged and tried again before the claim is left to end by itself.
        """
        try:
            retry_at, why = await handle_failure(self.host, self._sender, self.clock, post, error)
        except Exception:
            log.exception("table=%s audience=%s kind=%s trouble in trouble", post.table_id, post.audience, post.kind)
            retry_at, why = soon(post, self.clock()), "failed"
        noted = error.noted if isinstance(error, Later) else None
        for wait in RELEASE_AFTER:
            await asyncio.sleep(wait)
            try:
                await self.host.store.posts.mark_failed(post, retry_at=retry_at, why=why, noted=noted)
            except Exception:
                log.exception("table=%s audience=%s kind=%s not put off", post.table_id, post.audience, post.kind)
            else:
                return

    async def _ready(self, snapshot: TableSnapshot) -> None:
        """Wait until the table's server and its threads are known, whatever becomes of other shards."""
        if self.client.is_ready() or knows_server(self.client, (await snapshot.seated()).table.server_id):
            return
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self.client.wait_until_ready()
        except TimeoutError:
            raise Later(1.0) from None

    async def _show(self, snapshot: TableSnapshot, post: Post) -> None:
        if calls.is_call(post) and not await calls.may_be_given(snapshot, post):
            await calls.owe_again(self.host, post, snapshot.now)
            return
        # A call has no picture, and does not wait for those of others.
        async with (
            contextlib.nullcontext() if calls.is_call(post) else self._making.turn(self.servers.of(post.table_id))
        ):
            prepared = await self._presenter.prepare(snapshot, post)
        if prepared is not None:
            await self._presenter.deliver(prepared)


async def give_back(release: Callable[[str], Awaitable[int]], workers: str) -> None:
    """Give back at once what ended workers, of this process or of the one before it, had claimed."""
    try:
        if count := await release(workers):
            log.info("worker=%s gave back %s", workers, count)
    except StorageError as error:
        log.warning("worker=%s could not give back what it had", workers, exc_info=error)


async def finish(tasks: Collection[asyncio.Task[None]]) -> None:
    """Let tasks end by themselves for a short while, then cancel them."""
    if tasks:
        await asyncio.wait(tasks, timeout=SHUTDOWN_GRACE)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _key(post: Post) -> tuple[int, str, str]:
    return post.table_id, post.audience, post.kind
