"""A live hour is agreed by those who play there then: nobody answers for whoever sat there before or does not play."""

from __future__ import annotations

import pytest

from bot.host import Host, Seated, handover, lateness, meetings
from bot.host.timers import MEETING
from bot.host.timing import Meeting
from bot.pace.terms import DAY, MINUTE
from bot.play import clocks, leaving, lobby
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import host, shown_meeting, waited_for

__all__ = ["host"]


async def meeting_of(host: Host, seated: Seated) -> Meeting:
    """The question about a live hour as it is kept now."""
    meeting = (await host.load(seated.id)).timing.meeting
    assert meeting is not None
    return meeting


async def look_again(host: Host, seated: Seated, hand: Hand) -> None:
    """See to the question, for which it must be time now."""
    timers = await host.store.timers.of_table(seated.id)
    assert [timer.due for timer in timers if timer.kind == MEETING] == [hand.now]
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))


@pytest.mark.parametrize("asked_first", [True, False])
async def test_whoever_takes_a_seat_over_answers_for_themselves(
    host: Host, people: People, hand: Hand, asked_first: bool
) -> None:
    seated = await people.deal("waves", "bob", "cem")
    seat = next(each.number for each in seated.seats if each.name == "cem")
    if asked_first:
        await clocks.meet(host, people.ask("ann"), seated)
        meeting = await meeting_of(host, seated)
        for name in ("ann", "cem"):
            await clocks.answer_meeting(host, people.ask(name), seated.id, meeting.number, 0)
    await leaving.resign(host, people.ask("cem"), seated.id)
    if not asked_first:
        await clocks.meet(host, people.ask("ann"), await host.load(seated.id))
        await clocks.answer_meeting(host, people.ask("ann"), seated.id, (await meeting_of(host, seated)).number, 0)
    dan = people.ask("dan").request
    await host.change(seated.id, dan, lambda now: handover.take_over(now, dan, seat, hand.now, host.pauses).build())
    await look_again(host, seated, hand)
    meeting = await meeting_of(host, seated)
    names = ", ".join(each.name for each in seated.seats if each.name != "ann").replace("cem", "dan")
    assert f"Still to answer: {names}" in await shown_meeting(host, seated)
    await clocks.answer_meeting(host, people.ask("bob"), seated.id, meeting.number, 0)
    assert (await meeting_of(host, seated)).state == "open"
    await clocks.answer_meeting(host, people.ask("dan"), seated.id, meeting.number, 0)
    assert (await meeting_of(host, seated)).state == "agreed"


async def test_a_live_hour_does_not_wait_for_somebody_late_for_whom_a_computer_player_stands_in(
    host: Host, people: People, hand: Hand
) -> None:
    table = await people.open("waves", "bob", "cem")
    await people.agree_on(table, "late", "computer", "bob", "cem")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    seat, slow, _ = waited_for(seated)
    hand.now += 3 * DAY - MINUTE
    await clocks.meet(host, people.ask("ann"), seated)
    meeting = await meeting_of(host, seated)
    for name in {"ann", "bob", "cem"} - {slow}:
        await clocks.answer_meeting(host, people.ask(name), seated.id, meeting.number, 0)
    hand.now += MINUTE
    await host.change(seated.id, None, lambda now: lateness.look(now, seat, hand.now, host.pauses))
    await look_again(host, seated, hand)
    agreed = await meeting_of(host, seated)
    assert (agreed.state, agreed.at) == ("agreed", meeting.times[0])
