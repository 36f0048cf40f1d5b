"""Shows one post: makes and paints what it must show now, and makes Discord show that, in two steps."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.host import Host, Seated, outbox
from bot.host.post_kinds import base_of
from bot.host.timers import WAKE
from bot.metrics import post_shown
from bot.post import calls, reach, removing, watchers
from bot.post.ages import Way, is_old, may_be_sent, way_to_change
from bot.post.folding import want_folding
from bot.post.makers import make
from bot.post.mentioning import lacks_a_mention, note_shown, strike_mentioned, without
from bot.post.order import stands_above_a_round, wait_for_round
from bot.post.painting import Painted, paint
from bot.post.picture_budget import PictureBudget
from bot.post.sending import Later, Sender, SentWithout, does_mention
from bot.post.servers import Servers
from bot.post.snapshot import TableSnapshot
from storage.commits import WantPost
from storage.models import Post, changed

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A post with the message that it must show."""

    seated: Seated
    post: Post
    message: Painted | None
    """What is to be sent; None if what Discord shows stays as it is."""
    owed: frozenset[int]
    """The seats that are owed a call because this message must not wake them now."""
    left_out: bool
    """Whether the message has words in the place of its pictures."""
    now: float
    """The moment for which the message was made."""


class Presenter:
    """Shows posts one by one; whoever calls it decides how many are prepared at the same time."""

    def __init__(
        self, host: Host, sender: Sender, servers: Servers, picture_budget: PictureBudget, clock: Callable[[], float]
    ) -> None:
        self.host = host
        self.sender = sender
        self.servers = servers
        self.picture_budget = picture_budget
        self.clock = clock
        self._channel_access = watchers.ChannelAccessCache()

    async def prepare(self, snapshot: TableSnapshot, post: Post) -> Prepared | None:
        """Make and paint what a post must show now; None if it is not to be shown now."""
        seated = await snapshot.seated()
        self.servers.know(seated)
        way = await self._way_to_show(snapshot, seated, post)
        if way == "renew":
            renewed = await self._renew(seated, post)
            if renewed is None:
                return None
            post = renewed
        if not await self._channel_access.may_still_watch(self.host, seated, post):
            await watchers.let_go(self.host, post)
            return None
        if await stands_above_a_round(self.host.store.posts, post):
            raise Later(wait_for_round(post.attempts))
        if outbox.is_round(post.kind) and post.message_id is None and post.attempts <= 1:
            # The table gets a new message below; its old one becomes what stays of the round that it showed.
            post = await self.host.store.posts.inherit(post, outbox.TABLE) or post
        message = await make(snapshot, post) if way != "leave" else None
        owed = snapshot.take_owed()
        affordable = self.picture_budget.with_or_without_pictures(message, post.table_id) if message else None
        ready = await paint(affordable) if affordable else None
        return Prepared(seated, post, ready, owed, left_out=affordable is not message, now=snapshot.now)

    async def deliver(self, prepared: Prepared) -> None:
        """Make Discord show a message that is ready, and write that down."""
        seated, post, ready, owed = prepared.seated, prepared.post, prepared.message, prepared.owed
        if ready is None:
            await self._mark_shown(seated, post, post.channel_id, post.message_id)
            return
        if owed and (found := await self.sender.find_sent(seated, post, ready)) is not None:
            # Whoever it mentioned was called, and those added since then were not; a hand calls without a mention.
            left = (seat for seat in owed if not does_mention(found, seated.seat(seat).user_id))
            owed = frozenset(left if post.kind != outbox.HAND else ())
        if owed:
            await calls.owe_instead(self.host, seated, post, owed, prepared.now)
        try:
            channel_id, message_id = await self.sender.show(seated, post, ready)
        except SentWithout as sent:
            channel_id, message_id, post = sent.channel, sent.message, without(seated, post, sent.users)
        # Before the new one is written down as shown: a crash in between would leave the old one there for ever.
        removal = await removing.remove_replaced(self.host, self.sender, seated, post, channel_id)
        await self._mark_shown(seated, post, channel_id, message_id, removal)
        self.picture_budget.shown(post, left_out=prepared.left_out)
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
        # Whether somebody may take a seat is answered in the post: it shows that as claimed, however new the table is.
        as_claimed = base_of(post.kind) == outbox.APPLICATION
        version = post.version_wanted if as_claimed else max(seated.version, post.version_wanted)
        sent = changed(post, channel_id=channel_id, message_id=message_id)
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
