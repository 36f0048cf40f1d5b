"""Saying when one will play: nothing rings until then, one reminder comes then, and the usual ones go on after it."""

from __future__ import annotations

import pytest

from bot.controls import PlayLater
from bot.host import Host, Seated
from bot.host.outbox import TABLE
from bot.host.timers import CALL, REMIND
from bot.host.timing import SeatTime
from bot.pace.terms import DAY, HOUR
from bot.play import presence
from bot.play.deadlines import see_to_deadlines
from bot.play.waiting import play_later
from storage.models import Timer
from tests.bot.play.conftest import Hand, People

MORNING = 1_785_312_000
"""A Wednesday, 8:00 in UTC."""


@pytest.fixture
def hand() -> Hand:
    return Hand(MORNING)


def waited_for(seated: Seated) -> tuple[int, str]:
    """The seat of whoever is waited for, and their name."""
    seat = next(number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None)
    return seat, seated.seat(seat).name


async def timer_of(host: Host, seated: Seated, kind: str) -> Timer | None:
    return next((one for one in await host.store.timers.of_table(seated.id) if one.kind == kind), None)


async def due(host: Host, seated: Seated, kind: str) -> float | None:
    """When a timer of the table is due, after it was asked; None if there is none."""
    timer = await timer_of(host, seated, kind)
    return None if timer is None else timer.due - MORNING


async def ring(host: Host, seated: Seated, hand: Hand) -> SeatTime:
    """The reminder that is set comes; gives the clock of its seat afterwards."""
    timer = await timer_of(host, seated, REMIND)
    assert timer is not None
    hand.now = timer.due
    await see_to_deadlines(host, await host.load(seated.id), [timer])
    return (await host.load(seated.id)).timing.seats[timer.seat]


@pytest.mark.parametrize(("said", "after"), [("hour", HOUR), ("evening", 11 * HOUR), ("tomorrow", 25 * HOUR)])
async def test_one_reminder_comes_at_the_promised_time_and_the_usual_ones_after_it(
    host: Host, people: People, hand: Hand, said: str, after: int
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow = waited_for(seated)
    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "at"), said)
    assert await due(host, seated, REMIND) == after
    assert await due(host, seated, CALL) is None
    clock = await ring(host, seated, hand)
    assert await due(host, seated, CALL) == after
    assert clock.promised is None
    usual = DAY if after < DAY else 3 * DAY
    assert await due(host, seated, REMIND) == usual
    await ring(host, seated, hand)
    assert await due(host, seated, CALL) == usual


async def test_the_table_no_longer_tells_of_a_promise_whose_time_has_come(
    host: Host, people: People, hand: Hand
) -> None:
    seated = await people.deal("war", "bob")
    seat, slow = waited_for(seated)
    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "at"), "hour")
    said = await host.store.posts.get(seated.id, "public", TABLE)
    await ring(host, seated, hand)
    shown = await host.store.posts.get(seated.id, "public", TABLE)
    assert said is not None
    assert shown is not None
    assert shown.version_wanted > said.version_wanted


async def test_a_promise_that_falls_in_sleep_calls_once_on_waking(host: Host, people: People, hand: Hand) -> None:
    seated = await people.deal("war", "bob")
    seat, slow = waited_for(seated)
    await presence.set_hours(host, people.ask(slow), "UTC", "08:00-22:00")
    hand.now += 20 * HOUR
    await play_later(host, people.ask(slow), PlayLater(seated.id, seat, "typed"), "3h")
    clock = await ring(host, seated, hand)
    assert hand.now == MORNING + 23 * HOUR
    assert clock.promised is None
    assert await due(host, seated, CALL) == await due(host, seated, REMIND) == DAY
