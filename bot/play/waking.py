"""Wakes the people a table waits for, once the time for taking back the move before is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.host import Host, Seated, calling, intents, outbox, plan_state, waits
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.timers import CALL, MEMBER, PLAN, WAKE
from bot.host.timing import Timing
from bot.pace.terms import DAY
from bot.play import plans
from bot.post.folding import want_folding
from storage.commits import Commit, SetTimer, WantPost
from storage.models import Post, Timer

SOON = 1.0
MET_WITHIN = DAY
"""For how many seconds somebody who was found in the server is assumed to be there still."""


async def wake(host: Host, timers: Sequence[Timer]) -> None:
    """Post a table anew at the bottom, with a mention of those whose turn it is, and fold the post before.

    Nobody is called for what they have laid ahead or always do: that is done now instead.
    """
    table = timers[0].table_id
    seated, seats = await host.load(table), [timer.seat for timer in timers]
    for timer in timers:
        if seated.running and seated.game and plan_state.needs_no_call(seated, timer.seat, seated.game):
            await plans.carry_out_when_due(host, timer)
            seated = await host.load(table)
            # Of a turn of several moves, what is laid ahead next is done, or its person called, at that timer.
            coming = {each.seat for each in await host.store.timers.of_table(table) if each.kind == PLAN}
            seats = [seat for seat in seats if seat not in coming]

    async def work(now: Seated) -> Commit:
        # Read anew for each attempt: whoever was woken just before must be mentioned, too.
        post = await host.store.posts.get(table, PUBLIC, outbox.TABLE)
        return wake_commit(now, seats, post, host.clock())

    if seated.running and seated.game and set(seats) & set(seated.game.to_act):
        await host.change(table, None, work, seated)


def wake_commit(seated: Seated, seats: Sequence[int], post: Post | None, now: float) -> Commit:
    """The commit that wakes these seats, as far as the table still waits for them.

    A seat that has decided, and may think again for some seconds, is called only if nothing comes of its decision. A
    table's post that is still to be sent is made to mention these seats too, besides those it was to mention before;
    one that was sent is sent anew. If it is being sent without them, another follows: `showing.py` sees to that.
    """
    game = seated.game
    builder = CommitBuilder(seated, now=now, clear_timers=[(kind, seat) for seat in seats for kind in (WAKE, CALL)])
    decided = {intent.seat: intent.due for intent in seated.timing.intents if intents.is_still_possible(seated, intent)}
    builder.timers += [
        SetTimer(kind=WAKE, due=max(now, decided[seat]) + SOON, seat=seat) for seat in seats if seat in decided
    ]
    still = [seat for seat in seats if game and seat in game.to_act and seat not in decided]
    if still:
        builder.timing = waits.wake(_without_pauses(seated, still), still, now)
        builder.timers += waits.timers_of(seated, builder.timing, still, now)
        builder.timing, looked_for = _look_for(seated, builder.timing, still, now)
        builder.timers += looked_for
        builder.posts += outbox.send_hands(seated, still, now, waking=calling.told_by_hand(seated, still))
        unsent = post is not None and post.message_id is None
        before = post.payload if unsent and post else b""
        mention = outbox.mention(calling.told_at_table(seated, still), seated.version + 1, before=before)
        table = WantPost(audience=PUBLIC, kind=outbox.TABLE, channel_id=seated.place, payload=mention)
        builder.posts.append(replace(table, repost=not unsent))
        if post is not None and (fold := want_folding(seated, post, seated.version)):
            builder.posts.append(fold)
    return builder.build()


def _without_pauses(seated: Seated, seats: Sequence[int]) -> Timing:
    """The timing in which whoever is called in the middle of a turn that a plan began was not waited for before."""
    timing = seated.timing
    for seat in seats:
        plan, clock = plan_state.plan_of(seated, seat), timing.seats[seat]
        if clock.own and plan is not None and (plan.done or plan.why is not None):
            timing = timing.with_seat(seat, msgspec.structs.replace(clock, asked=None))
    return timing


def _look_for(seated: Seated, timing: Timing, seats: Sequence[int], now: float) -> tuple[Timing, list[SetTimer]]:
    """Have those who were just asked looked for in the server, unless they were found there not long ago."""
    timers = []
    for seat in seats:
        clock = timing.seats[seat]
        if now - clock.met > MET_WITHIN or seated.seat(seat).reach == "closed":
            timing = timing.with_seat(seat, msgspec.structs.replace(clock, met=int(now)))
            timers.append(SetTimer(kind=MEMBER, due=now, seat=seat))
    return timing, timers
