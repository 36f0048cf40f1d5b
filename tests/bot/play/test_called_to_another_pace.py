"""Another pace calls those who are waited for, and what they have said of when they will play still holds."""

from __future__ import annotations

import pytest

from bot.controls import PlayLater
from bot.host import Host, Seated, meetings
from bot.host.timers import CALL, REMIND
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, presence, waiting
from bot.play.deadlines import see_to_deadlines
from tests.bot.play.conftest import Hand, People
from tests.bot.play.daily import agreed_meeting, host, propose, waited_for

__all__ = ["host"]


async def due_of(host: Host, seated: Seated, kind: str) -> float | None:
    """When the table is next to call or remind somebody; None if nothing of the kind is due."""
    return min((timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == kind), default=None)


async def promise(host: Host, people: People, seated: Seated) -> int:
    """Whoever is waited for will play in an hour; gives the moment."""
    seat, slow, _ = waited_for(seated)
    await waiting.play_later(host, people.ask(slow), PlayLater(seated.id, seat, "at"), "hour")
    promised = (await host.load(seated.id)).timing.seats[seat].promised
    assert promised is not None
    return promised


async def agree(host: Host, people: People, seated: Seated, by: str, other: str, pace: str) -> None:
    number = await propose(host, people, seated, by, "pace", pace)
    await clocks.vote(host, people.ask(other), seated.id, number, yes=True)
    assert (await host.load(seated.id)).contract.pace == pace


async def test_whoever_is_waited_for_is_called_to_another_pace(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    hand.now += 2 * HOUR
    await agree(host, people, seated, slow, other, "live")
    assert await due_of(host, seated, CALL) == hand.now
    assert {timer.seat for timer in await host.store.timers.of_table(seated.id) if timer.kind == CALL} == {seat}


async def test_whoever_sleeps_is_called_to_another_pace_in_the_morning(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    await presence.set_hours(host, people.ask(slow), "UTC", "8-22")
    hand.now = DAY + 2 * HOUR
    await agree(host, people, seated, slow, other, "live")
    assert await due_of(host, seated, CALL) == DAY + 8 * HOUR


async def test_whoever_agrees_last_is_there_and_is_not_called(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob")
    _, slow, other = waited_for(seated)
    await agree(host, people, seated, other, slow, "live")
    assert await due_of(host, seated, CALL) is None


@pytest.mark.parametrize(("pace", "holds"), [("slow", True), ("live", False)])
async def test_a_promise_holds_at_another_pace_unless_all_play_live(
    host: Host, people: People, hand: Hand, pace: str, holds: bool
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    promised = await promise(host, people, seated)
    await agree(host, people, seated, slow, other, pace)
    now = await host.load(seated.id)
    assert now.timing.seats[seat].promised == (promised if holds else None)
    timers = [timer for timer in await host.store.timers.of_table(seated.id) if timer.kind == REMIND]
    await see_to_deadlines(host, now, timers)
    if holds:
        assert await due_of(host, seated, REMIND) == promised


@pytest.mark.parametrize("after", [HOUR / 2, HOUR, 3 * HOUR])
async def test_a_promise_that_outlasts_a_live_hour_holds_after_it(
    host: Host, people: People, hand: Hand, after: float
) -> None:
    seated = await people.deal("war", "bob")
    seat, _, _ = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    hand.now = meeting.at + after - HOUR
    promised = await promise(host, people, seated)
    assert promised == meeting.at + after
    hand.now = meeting.at
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    assert (await host.load(seated.id)).timing.seats[seat].promised is None
    hand.now += HOUR
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    now = await host.load(seated.id)
    assert now.contract.pace == "daily"
    assert now.timing.seats[seat].promised == (promised if after > HOUR else None)


async def test_a_promise_from_before_a_live_hour_holds_at_another_pace_that_all_agree_on_in_it(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    meeting = await agreed_meeting(host, people, seated)
    assert meeting.at is not None
    hand.now = meeting.at
    promised = await promise(host, people, seated)
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    hand.now += HOUR / 2
    await agree(host, people, seated, slow, other, "slow")
    assert (await host.load(seated.id)).timing.seats[seat].promised == promised
    hand.now += HOUR / 2
    await host.change(seated.id, None, lambda now: meetings.look(now, hand.now))
    assert (await host.load(seated.id)).contract.pace == "slow"


async def test_another_pace_does_not_let_somebody_be_poked_twice_a_day(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    seat, slow, other = waited_for(seated)
    hand.now += 3 * DAY
    await clocks.poke(host, people.ask(other), seated.id, seat)
    await agree(host, people, seated, slow, other, "slow")
    assert (await host.load(seated.id)).timing.seats[seat].poked == hand.now
