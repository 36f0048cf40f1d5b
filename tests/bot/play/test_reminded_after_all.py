"""A reminder that was left out since it would have come too late comes once there is time for it."""

from __future__ import annotations

import pytest

from bot.host import Host, lateness
from bot.host.timers import LATE, REMIND
from bot.host.waits import read_clock
from bot.pace.terms import DAY, HOUR
from bot.play import lobby, presence
from bot.play.deadlines import see_to_deadlines
from storage.ids import TableId
from tests.bot.play.conftest import Hand, People

MORNING = 1_785_312_000
"""Wednesday, 2026-07-29, 8:00 in UTC."""


@pytest.fixture
def hand() -> Hand:
    return Hand(MORNING)


async def begin(host: Host, people: People) -> tuple[TableId, int, str]:
    """A game at which away days do not stop the clock, with the seat and the name of whoever is waited for."""
    table = await people.open("war", "bob")
    await people.agree_on(table, "pace", "brisk", "bob")
    await people.agree_on(table, "away_days", "0", "bob")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    seat = next(number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None)
    return table, seat, seated.seat(seat).name


async def ring(host: Host, table: TableId, hand: Hand) -> dict[str, float]:
    """Handle what is due; gives when the reminder and the end of the bank come then, in seconds since the morning."""
    due = [one for one in await host.store.timers.of_table(table) if one.kind in (LATE, REMIND) and one.due <= hand.now]
    await see_to_deadlines(host, await host.load(table), due)
    return {
        one.kind: one.due - MORNING
        for one in await host.store.timers.of_table(table)
        if one.kind in (LATE, REMIND) and one.due > hand.now
    }


async def test_whoever_comes_home_early_is_reminded_again(host: Host, people: People, hand: Hand) -> None:
    table, _, slow = await begin(host, people)
    await presence.set_away(host, people.ask(slow), "2026-07-29", "2026-07-31")
    assert await ring(host, table, hand) == {LATE: DAY}
    hand.now += 5 * HOUR
    await presence.cancel_away(host, people.ask(slow))
    assert await ring(host, table, hand) == {LATE: DAY, REMIND: DAY / 2}


async def test_looking_whether_somebody_is_late_sets_the_reminder_too(host: Host, people: People, hand: Hand) -> None:
    table, seat, slow = await begin(host, people)
    await presence.set_away(host, people.ask(slow), "2026-07-29", "2026-07-31")
    await ring(host, table, hand)
    await presence.cancel_away(host, people.ask(slow))
    seated = await host.load(table)
    reading = read_clock(seated, seat, hand.now)
    assert reading is not None
    timers = {timer.kind: timer.due for timer in lateness.look(seated, seat, hand.now, host.pauses).timers}
    assert timers == {LATE: reading.due, REMIND: reading.reminders[0].at}
