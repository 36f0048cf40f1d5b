"""What happens by itself: waking the next person after the grace time, and computer players moving."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from bot.errors import Sorry
from bot.host import Host, Seated, applying, intents, meetings, outbox, proposals, readiness, waits
from bot.host.audiences import PUBLIC
from bot.host.breaking import settle
from bot.host.builder import CommitBuilder
from bot.host.dealing import deal
from bot.host.late_votes import close_vote
from bot.host.lateness import leave_server, look
from bot.host.lobby import IDLE_FOR, close_idle
from bot.host.luck import Coming
from bot.host.reminding import remind
from bot.host.timers import (
    APPLIED,
    BREAK,
    COMPUTER,
    DEAL,
    FINAL,
    IDLE,
    LATE_VOTE,
    MEETING,
    MEMBER,
    PAUSE,
    PROPOSAL,
    READY,
    RETRY_DM,
    WAKE,
)
from bot.host.timing import Timing
from bot.host.waits import CALL, LATE, REMIND
from bot.logs import as_caused
from bot.metrics import TIMERS_LATE
from bot.post.calls import give_call
from bot.post.digests import give_digest
from bot.post.folding import folding
from bot.post.poster import RELEASE_AFTER, finish, give_back
from bot.post.reach import try_again
from engine.luck import Beacon
from storage.commits import Commit, SetTimer, WantPost
from storage.ids import ServerId, TableId, UserId
from storage.models import Post, Timer

log = logging.getLogger(__name__)

AT_ONCE = 32
TIMERS_OF_TIME = (REMIND, LATE, LATE_VOTE, CALL, PROPOSAL, PAUSE, READY, MEETING)
SHORTEST_WAIT, LONGEST_WAIT = 0.01, 30.0
AGAIN = 20.0
MET_WITHIN = 3 * 86_400
"""So long somebody who is asked is taken to be in the server still."""

Move = Callable[[int, int], Awaitable[None]]
Fetch = Callable[[Coming], Awaitable[Beacon | None]]
HasLeft = Callable[[ServerId, UserId], Awaitable[bool]]


async def no_beacon(_wanted: Coming) -> None:
    """What is had of a round where there is no beacon."""


async def nobody_leaves(_server: ServerId, _user: UserId) -> bool:
    """Whether somebody has left a server, where nobody can be asked."""
    return False


class Clock:
    """Sees to timers until it is stopped; `move` lets a computer player move, `fetch` asks for a beacon's round."""

    def __init__(
        self, host: Host, move: Move, now: Callable[[], float], fetch: Fetch = no_beacon, part: str = "all"
    ) -> None:
        self.host = host
        self.move = move
        self.fetch = fetch
        self.now = now
        self.part = f"clock-{part}-"
        self.longest_wait = LONGEST_WAIT
        self.worker = f"{self.part}{secrets.token_hex(4)}"
        self.may_call: Callable[[], bool] = lambda: True
        """Whether people can be called, and it is known when they could not play; if not, deadlines wait."""
        self.has_left: HasLeft = nobody_leaves
        """Whether somebody has left a server; Discord is asked."""
        self._woken = asyncio.Event()
        self._next = math.inf
        self._busy: set[asyncio.Task[None]] = set()

    def wake(self, due: float) -> None:
        """A timer was set for this time. Only if that is before all others is there anything to do for it now."""
        if due < self._next:
            self._next = due
            self._woken.set()

    async def run(self) -> None:
        """See to timers until cancelled."""
        try:
            await give_back(self.host.store.timers.release, self.part)
            while True:
                await self._look()
        finally:
            await finish(self._busy)
            await give_back(self.host.store.timers.release, self.worker)

    async def _look(self) -> None:
        self._next = math.inf
        try:
            timers = await self.host.store.timers.claim_due(self.worker, limit=AT_ONCE)
        except Exception:
            log.exception("timers could not be looked for")
            await asyncio.sleep(1.0)
            return
        if not timers and not await self._give_digests():
            await self._wait()
        for table, due in groupby(sorted(timers, key=lambda timer: timer.table_id), key=lambda t: t.table_id):
            task = asyncio.create_task(self._see_to(table, list(due)))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _give_digests(self) -> bool:
        """Send the daily digests whose time has come; whether there were any."""
        if not self.may_call():
            return False
        found = await self.host.store.calls.digests_due(AT_ONCE)
        for player in found:
            try:
                await give_digest(self.host, player, self.now())
            except Exception:
                log.exception("user=%s digest not given", player.user_id)
                await self.host.store.calls.give_digest(player, due=self.now() + AGAIN)
        return bool(found)

    async def _wait(self) -> None:
        due = await self.host.store.timers.due_next()
        digest = await self.host.store.calls.next_digest()
        if digest is not None and self.may_call():
            due = digest if due is None else min(due, digest)
        self._next = min(self._next, math.inf if due is None else max(due, self.now() + SHORTEST_WAIT))
        latest = self.now() + self.longest_wait
        while (left := min(self._next, latest) - self.now()) > 0:
            self._woken.clear()
            try:
                async with asyncio.timeout(left):
                    await self._woken.wait()
            except TimeoutError:
                return

    async def _see_to(self, table: TableId, timers: Sequence[Timer]) -> None:
        """All timers of one table that are due: those that wake together, the others one by one."""
        for timer in timers:
            TIMERS_LATE.observe(max(0.0, self.now() - timer.due))
        with as_caused(table):
            await self._see_to_all(table, timers)

    async def _see_to_all(self, table: TableId, timers: Sequence[Timer]) -> None:
        waking = [timer for timer in timers if timer.kind == WAKE]
        groups = [waking] if waking else []
        for group in [*groups, *([timer] for timer in timers if timer.kind != WAKE)]:
            try:
                await self._carry_out(table, group)
            except Exception as error:
                log.warning("table=%s timers put off", table, exc_info=error)
                await self._put_off(group)

    async def _carry_out(self, table: TableId, timers: Sequence[Timer]) -> None:
        first = timers[0]
        if first.kind == WAKE:
            await self._wake(table, timers)
        elif first.kind == RETRY_DM:
            await self._write_again(table, first)
        elif first.kind == APPLIED:
            await self._seat(table, first.seat)
        elif first.kind == IDLE:
            await self._close_idle(first)
        elif first.kind == BREAK:
            await self._break_off(table)
        elif first.kind == DEAL:
            await self._deal(table)
        elif first.kind in TIMERS_OF_TIME and not self.may_call():
            await self.host.store.timers.put_off(first, self.now() + AGAIN)
        elif first.kind == CALL:
            await give_call(self.host, first, self.now())
        elif first.kind in TIMERS_OF_TIME:
            await self._tell_time(first)
        elif first.kind == MEMBER:
            await self._miss(table, first.seat)
        elif first.kind == FINAL:
            await self._settle(table, first.seat)
        elif first.kind == COMPUTER:
            await self.move(table, first.seat)
        for timer in timers:
            await self.host.store.timers.finish(timer)

    async def _put_off(self, timers: Sequence[Timer]) -> None:
        """Try again later; what goes wrong in that is logged, and tried again before the claim ends by itself."""
        for timer in timers:
            for wait in RELEASE_AFTER:
                await asyncio.sleep(wait)
                try:
                    await self.host.store.timers.put_off(timer, self.now() + AGAIN * timer.attempts)
                except Exception:
                    log.exception("table=%s kind=%s seat=%s not put off", timer.table_id, timer.kind, timer.seat)
                else:
                    break

    async def _wake(self, table: TableId, timers: Sequence[Timer]) -> None:
        """Post the table anew at the bottom, with a mention of those whose turn it is; fold the post before."""
        post = await self.host.store.posts.get(table, PUBLIC, outbox.TABLE)
        seats = [timer.seat for timer in timers]
        seated = await self.host.load(table)
        if seated.running and seated.game and set(seats) & set(seated.game.to_act):
            await self.host.change(table, None, lambda now: wake_commit(now, seats, post, self.now()), seated)
            if post is not None and post.message_id is None:
                await self._fold_what_came_meanwhile(post)

    async def _fold_what_came_meanwhile(self, post: Post) -> None:
        """The message that was on its way when another was wanted may have arrived just before that was kept."""
        now = await self.host.store.posts.get(post.table_id, PUBLIC, outbox.TABLE)
        if now is None or now.previous_id is None or now.generation == post.generation:
            return
        came = Post(**{**post.model_dump(), "message_id": now.previous_id, "channel_id": now.previous_channel_id})

        def work(seated: Seated) -> Commit:
            fold = folding(seated, came, seated.version)
            return CommitBuilder(seated, posts=[fold] if fold else []).build()

        await self.host.change(post.table_id, None, work)

    async def _seat(self, table: TableId, number: int) -> None:
        """Nobody has refused for a day: whoever asked for a seat may sit down there, if that still goes."""

        async def work(seated: Seated) -> Commit:
            post = await self.host.store.posts.get(table, PUBLIC, applying.post_kind(number))
            application = applying.read_application(post)
            if application is None or application.state != "open":
                raise Sorry("error-vote-over")
            return applying.settle(seated, application, self.now(), self.host.pauses)

        try:
            await self.host.change(table, None, work)
        except Sorry as sorry:
            log.info("table=%s seat=%s not taken over: %s", table, number, sorry)

    async def _settle(self, table: TableId, seat: int) -> None:
        """Nobody has thought again: the move that waited is done."""
        seated = await self.host.load(table)
        intent = seated.timing.intent_of(seat) if seated.running else None
        if intent is not None and intent.due <= self.now():
            settled = partial(intents.settle, request=None, seat=seat, now=self.now(), pauses=self.host.pauses)
            await self.host.change(table, None, lambda now: asyncio.to_thread(settled, now), seated)

    async def _close_idle(self, timer: Timer) -> None:
        """Close a lobby in which nothing has happened for long; if something has, look again later."""
        seated = await self.host.load(timer.table_id)
        if seated.table.status != "lobby" or seated.luck.awaits is not None:
            return
        until = seated.changed_at + IDLE_FOR
        if until > self.now():
            await self.host.store.timers.put_off(timer, until)
        else:
            await self.host.change(timer.table_id, None, close_idle, seated)

    async def _break_off(self, table: TableId) -> None:
        """Nobody has refused for two days: the game is broken off, if that is still asked."""

        async def work(seated: Seated) -> Commit:
            return settle(seated, await self.host.log(seated), self.now())

        try:
            await self.host.change(table, None, work)
        except Sorry as sorry:
            log.info("table=%s not broken off: %s", table, sorry)

    async def _deal(self, table: TableId) -> None:
        """Deal with the round that was named at Start, or without it if it cannot be had in time."""
        seated = await self.host.load(table)
        wanted = seated.luck.awaits
        if wanted is not None and seated.table.status == "lobby":
            beacon = await self.fetch(wanted)
            try:
                await self.host.change(table, None, lambda now: deal(now, beacon, self.now(), self.host.pauses))
            except Sorry:
                log.info("table=%s was dealt meanwhile", table)

    async def _tell_time(self, timer: Timer) -> None:
        """A reminder, the end of a bank or of a vote may have come; what it depends on may have changed since."""
        host = self.host
        if timer.kind == REMIND and await self._miss(timer.table_id, timer.seat):
            return

        def work(seated: Seated) -> Commit:
            if timer.kind == READY and (who := readiness.starter(seated)):
                return host.begin(seated, who)
            if timer.kind == READY:
                return readiness.look(seated, self.now())
            if not seated.running:
                return CommitBuilder(seated, clear_timers=[(timer.kind, timer.seat)]).build()
            if timer.kind == PROPOSAL:
                return proposals.close(seated, self.now())
            if timer.kind == MEETING:
                return meetings.look(seated, self.now())
            if timer.kind == PAUSE:
                return proposals.end_pause(seated, self.now())
            if timer.kind == LATE_VOTE:
                return close_vote(seated, timer.seat, self.now(), host.pauses)
            if timer.kind == LATE:
                return look(seated, timer.seat, self.now(), host.pauses)
            return remind(seated, timer.seat, self.now())

        await host.change(timer.table_id, None, work)

    async def _miss(self, table: TableId, seat: int) -> bool:
        """Whether the person in a seat has left the server; if so the others decide about it."""
        seated = await self.host.load(table)
        server, user = seated.table.server_id, seated.seat(seat).user_id
        if not seated.running or server is None or user is None or seated.sits_as_computer(seat):
            return False
        if seated.timing.seats[seat].left:
            return True
        if not await self.has_left(server, user):
            return False

        def work(now: Seated) -> Commit:
            if not now.running or now.seat(seat).user_id != user:
                return CommitBuilder(now).build()
            return leave_server(now, seat, self.now(), self.host.pauses)

        await self.host.change(table, None, work)
        return True

    async def _write_again(self, table: TableId, timer: Timer) -> None:
        """Closed direct messages may be open by now."""
        seated = await self.host.load(table)
        if seated.running:
            await try_again(self.host, seated, timer.seat)


def wake_commit(seated: Seated, seats: Sequence[int], post: Post | None, now: float) -> Commit:
    """The turn that wakes these seats, as far as the table still waits for them.

    A table's post that is still to be sent shall mention them too; one that is being sent, or was, is sent anew.
    """
    game = seated.game
    builder = CommitBuilder(seated, now=now, clear_timers=[(kind, seat) for seat in seats for kind in (WAKE, CALL)])
    still = [seat for seat in seats if game and seat in game.to_act]
    if still:
        builder.timing = waits.ask(seated.timing, still, now)
        builder.timers += waits.timers_of(seated, builder.timing, still, now)
        builder.timing, looked_for = _look_for(seated, builder.timing, still, now)
        builder.timers += looked_for
        builder.posts += outbox.send_hands(seated, still, now)
        unsent = post is not None and post.message_id is None and (post.claimed_until or 0.0) <= now
        mention = outbox.mention([*still, *outbox.read_mentioned(post.payload if unsent and post else b"")])
        table = WantPost(audience=PUBLIC, kind=outbox.TABLE, channel_id=seated.place, payload=mention)
        builder.posts.append(replace(table, repost=not unsent))
        if post is not None and (fold := folding(seated, post, seated.version)):
            builder.posts.append(fold)
    return builder.build()


def _look_for(seated: Seated, timing: Timing, seats: Sequence[int], now: float) -> tuple[Timing, list[SetTimer]]:
    """Who has just been asked is looked for in the server, unless they were met there not long ago."""
    timers = []
    for seat in seats:
        clock = timing.seats[seat]
        if now - clock.met > MET_WITHIN or seated.seat(seat).reach == "closed":
            timing = timing.with_seat(seat, waits.replace(clock, met=int(now)))
            timers.append(SetTimer(kind=MEMBER, due=now, seat=seat))
    return timing, timers
