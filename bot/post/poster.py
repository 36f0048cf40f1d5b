"""The loop that claims posts and delivers them, each audience's in order; how a message is sent is in sending.py."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import groupby

import aiohttp
import discord

from bot.host import Host, Seated, outbox, reporting
from bot.host.timers import WAKE
from bot.logs import as_caused
from bot.metrics import post_shown
from bot.post import calls, digests, gone, painting, reach, removing, reports, rooms, watchers
from bot.post.again import pause_after
from bot.post.ages import Way, is_old, may_be_sent, way_to_change
from bot.post.fair_gate import FairGate
from bot.post.folding import want_folding
from bot.post.makers import make
from bot.post.mentioning import lacks_a_mention, note_shown, strike_mentioned, without
from bot.post.order import place_of, stands_above_a_round, wait_for_round
from bot.post.painting import paint
from bot.post.picture_budget import PictureBudget
from bot.post.sending import LONGEST_PAUSE, TOO_MANY, Closed, Gone, Lacking, Later, Sender, SentWithout, does_mention
from bot.post.servers import Servers
from bot.post.snapshot import TableSnapshot
from bot.reaching import asked_to_wait, in_a_line
from storage.commits import WantPost
from storage.errors import StorageError
from storage.ids import TableId
from storage.models import Post, PostState

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
MOST_ATTEMPTS = 12
PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, StorageError)
"""Trouble that ends by itself, however long it lasts: nothing is given up for it."""
SHORTEST_PAUSE = 0.25
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
        self._channel_access = watchers.ChannelAccessCache()
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
            await self._ready()
            await rooms.open_room(self.host, self.client, post)
        elif post.kind == outbox.TALK:
            await self._ready()
            await rooms.set_talk(self.host, self.client, post)
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
            retry_at, why = await self._handle_failure(post, error)
        except Exception:
            log.exception("table=%s audience=%s kind=%s trouble in trouble", post.table_id, post.audience, post.kind)
            retry_at, why = self._soon(post), "failed"
        noted = error.noted if isinstance(error, Later) else None
        for wait in RELEASE_AFTER:
            await asyncio.sleep(wait)
            try:
                await self.host.store.posts.mark_failed(post, retry_at=retry_at, why=why, noted=noted)
            except Exception:
                log.exception("table=%s audience=%s kind=%s not put off", post.table_id, post.audience, post.kind)
            else:
                return

    async def _handle_failure(self, post: Post, error: Exception) -> tuple[float | None, PostState]:
        """When to try again after this error, if at all, and the post's state until then; tells those concerned."""
        match error:
            case Closed() if digests.is_digest(post):
                await reach.note_closed(self.host, post, self.clock())
                await self.host.store.calls.owe_again(post, [])
                return None, "off"
            case Closed() if calls.is_call(post):
                await reach.note_closed(self.host, post, self.clock())
                await calls.owe_again(self.host, post, self.clock())
                return None, "off"
            case Closed() if post.kind == outbox.WATCH:
                await watchers.let_go(self.host, post)
                return None, "off"
            case Closed():
                # The other way round, a crash in between would leave nothing that tries again.
                await reach.note_closed(self.host, post, self.clock())
                await self._sender.empty_previous(await self.host.load(post.table_id), post)
                return None, "off"
            case Gone():
                return await gone.look_for_another_way(self.host, post, error.what, self._soon(post)), "gone"
            case Lacking() if post.audience == reporting.MANAGERS:
                log.warning("table=%s kind=%s may not be posted where reports go", post.table_id, post.kind)
                return self._retry_time(post), "failed"
            case Lacking():
                log.info("table=%s audience=%s kind=%s not allowed", post.table_id, post.audience, post.kind)
                await reach.note_lost(self.host, self.client, post, error.channel)
                return self.clock() + pause_after(post.attempts, first=30.0, most=600.0), "failed"
            case Later():
                return self.clock() + error.seconds, "failed"
            case discord.HTTPException() if error.status == TOO_MANY:
                # This is not Discord's own limit, for which discord.py waits, but that of a proxy in front of it.
                return self.clock() + max(SHORTEST_PAUSE, asked_to_wait(error)), "failed"
            case _ if isinstance(error, PASSING):
                what = post.table_id, post.audience, post.kind, in_a_line(error)
                whole = error if post.attempts == MOST_ATTEMPTS else None  # It may be none that passes after all.
                log.warning("table=%s audience=%s kind=%s not shown: %s", *what, exc_info=whole)
                return max(self._soon(post), self.clock() + asked_to_wait(error)), "failed"
        log.warning("table=%s audience=%s kind=%s not shown", post.table_id, post.audience, post.kind, exc_info=error)
        return self._retry_time(post), "failed"

    async def _ready(self) -> None:
        """Wait until the servers and their threads are known."""
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self.client.wait_until_ready()
        except TimeoutError:
            raise Later(1.0) from None

    def _retry_time(self, post: Post) -> float | None:
        """When to try once more; None after too many attempts."""
        return None if post.attempts >= MOST_ATTEMPTS else self._soon(post)

    def _soon(self, post: Post) -> float:
        """When to try once more, however often it was tried."""
        return self.clock() + pause_after(post.attempts, first=0.5, most=LONGEST_PAUSE)

    async def _show(self, snapshot: TableSnapshot, post: Post) -> None:
        if calls.is_call(post) and not await calls.may_be_given(snapshot, post):
            await calls.owe_again(self.host, post, snapshot.now)
            return
        # A call has no picture, and does not wait for those of others.
        async with (
            contextlib.nullcontext() if calls.is_call(post) else self._making.turn(self.servers.of(post.table_id))
        ):
            seated = await snapshot.seated()
            self.servers.know(seated)
            way = await self._way_to_show(snapshot, seated, post)
            if way == "renew":
                renewed = await self._renew(seated, post)
                if renewed is None:
                    return
                post = renewed
            if not await self._channel_access.may_still_watch(self.host, seated, post):
                await watchers.let_go(self.host, post)
                return
            if await stands_above_a_round(self.host.store.posts, post):
                raise Later(wait_for_round(post.attempts))
            if outbox.is_round(post.kind) and post.message_id is None and post.attempts <= 1:
                # The table gets a new message below; its old one becomes what stays of the round that it showed.
                post = await self.host.store.posts.inherit(post, outbox.TABLE) or post
            message = await make(snapshot, post) if way != "leave" else None
            owed = snapshot.take_owed()
            affordable = self.picture_budget.with_or_without_pictures(message, post.table_id) if message else None
            ready = await paint(affordable) if affordable else None
        if ready is None:
            await self._mark_shown(seated, post, post.channel_id, post.message_id)
            return
        if owed and (found := await self._sender.find_sent(seated, post, ready)) is not None:
            # Whoever it mentioned was called, and those added since then were not; a hand calls without a mention.
            left = (seat for seat in owed if not does_mention(found, seated.seat(seat).user_id))
            owed = frozenset(left if post.kind != outbox.HAND else ())
        if owed:
            await calls.owe_instead(self.host, seated, post, owed, snapshot.now)
        try:
            channel_id, message_id = await self._sender.show(seated, post, ready)
        except SentWithout as sent:
            channel_id, message_id, post = sent.channel, sent.message, without(seated, post, sent.users)
        # Before the new one is written down as shown: a crash in between would leave the old one there for ever.
        removal = await removing.remove_replaced(self.host, self._sender, seated, post, channel_id)
        await self._mark_shown(seated, post, channel_id, message_id, removal)
        self.picture_budget.shown(post, left_out=affordable is not message)
        post_shown(post.kind, outbox.lateness(post.kind, post.not_before, self.clock()))
        log.debug("table=%s audience=%s kind=%s shown", post.table_id, post.audience, post.kind)
        if post.kind in (outbox.HELLO, outbox.HAND):
            await reach.open_again(self.host, seated, post)
        elif post.attempts > 1:
            await reach.note_allowed_again(self.host, seated, post)

    async def _way_to_show(self, snapshot: TableSnapshot, seated: Seated, post: Post) -> Way:
        if post.message_id is None:
            return "edit" if may_be_sent(seated, post) else "leave"
        if lacks_a_mention(post):
            return "renew"
        if not is_old(post.message_id, self.clock()):
            return "edit"
        timers = await self.host.store.timers.of_table(post.table_id)
        waking = {timer.seat for timer in timers if timer.kind == WAKE}
        mover = next((moment.seat for moment in reversed(await snapshot.recent()) if moment.seat is not None), None)
        return way_to_change(seated, post, waking, mover)

    async def _renew(self, seated: Seated, post: Post) -> Post | None:
        """Have a post send a new message, which wakes only whom the old one did not; None if the post has changed."""
        fold = want_folding(seated, post, seated.version)
        strike = strike_mentioned(post, post.noted)
        renewed = await self.host.store.posts.renew(post, version=seated.version, replaced=fold, strike=strike)
        if renewed is None:
            await self.host.store.posts.mark_failed(post, retry_at=self.clock())
        return renewed

    async def _mark_shown(
        self,
        seated: Seated,
        post: Post,
        channel_id: int | None,
        message_id: int | None,
        removal: WantPost | None = None,
    ) -> None:
        """Write down what Discord shows now; the message is folded if another was wanted in its place meanwhile."""
        version = max(seated.version, post.version_wanted)
        sent = Post(**{**post.model_dump(), "channel_id": channel_id, "message_id": message_id})
        await self.host.store.posts.mark_shown(
            post,
            message_id=message_id,
            channel_id=channel_id,
            version=version,
            noted=note_shown(post, message_id),
            replaced=want_folding(seated, sent, version),
            removal=removal,
            strike=strike_mentioned(post, post.payload),
        )


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
