"""Whoever takes over a seat while its table plays live for an hour has their own time after it."""

from __future__ import annotations

import msgspec

from bot.host import Host, handover, meetings
from bot.host.builder import CommitBuilder
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, leaving
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import host, waited_for

__all__ = ["host"]


async def test_whoever_takes_a_seat_over_in_a_live_hour_has_a_full_bank_after_it(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None
    for name in ("ann", "bob", "cem"):
        await clocks.answer_meeting(host, people.ask(name), seated.id, meeting.number, 0)
    seat, slow, _ = waited_for(seated)
    clock = seated.timing.seats[seat]
    empty = msgspec.structs.replace(clock, bank=meeting.times[0] - int(hand.now) + HOUR)
    timing = (await host.load(seated.id)).timing.with_seat(seat, empty)
    await host.change(seated.id, None, lambda now: CommitBuilder(now, timing=timing).build())
    hand.now = meeting.times[0]
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    await leaving.resign(host, people.ask(slow), seated.id)
    dan = people.ask("dan").request
    await host.change(seated.id, dan, lambda now: handover.take_over(now, dan, seat, hand.now, host.pauses).build())
    live = (await host.load(seated.id)).timing
    assert live.seats[seat].bank == 15 * 60
    hand.now += HOUR
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    after = await host.load(seated.id)
    assert after.contract.pace == "daily"
    assert after.timing.seats[seat].bank == 3 * DAY
