"""Somebody whose time has run out stays late, whatever they say afterwards of days on which they are away."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.host import Host, Seated, lateness, outbox, waits
from bot.host.audiences import PUBLIC
from bot.pace.terms import DAY, HOUR
from bot.play import clocks, lobby, presence
from bot.play.answers import Show
from bot.play.waiting import vote_about_late
from bot.post.makers import make
from bot.post.snapshot import TableSnapshot
from bot.scenes import clocks_of
from storage.models import Post
from tests.bot.play.conftest import NOW, People, words_of
from tests.bot.play.test_late_votes import Hand, begin, hand, host, ring, vote_of

__all__ = ["hand", "host"]

RAN_OUT = int(NOW) + DAY


async def said_after(host: Host, people: People, hand: Hand) -> tuple[Seated, int]:
    """A game at which somebody was late an hour ago and says now that they are away today, and were yesterday."""
    seated, seat = await begin(host, people, "brisk", "bob", "cem")
    await ring(host, hand, RAN_OUT + HOUR)
    today = datetime.fromtimestamp(hand.now, UTC).date().isoformat()
    await presence.set_away(host, people.ask(seated.seat(seat).name), today, today)
    await ring(host, hand, hand.now + 1)
    return await host.load(seated.id), seat


async def shown(host: Host, seated: Seated, kind: str) -> str:
    message = await make(TableSnapshot(host, seated.id), Post(table_id=seated.id, audience=PUBLIC, kind=kind))
    assert message is not None
    return words_of(Show(message))


async def test_everything_says_that_the_time_has_run_out_and_since_when(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await said_after(host, people, hand)
    late, since = seated.seat(seat).name, f"<t:{RAN_OUT}:R>"
    assert f"{late}’s time ran out {since}." in await shown(host, seated, outbox.TABLE)
    assert f"{late}’s time ran out {since}. What shall" in await shown(host, seated, f"{outbox.LATE}:{seat}")
    for name in ("ann", "bob"):
        clock = words_of(await clocks.show_clock(host, people.ask(name), seated))
        assert f"<t:{RAN_OUT}:f> ({since}): the time ran out" in clock
        assert "1 day used of 1 day" in clock.replace("24 hours", "1 day")
        assert " away" not in clock


async def test_whoever_acts_late_has_what_a_late_turn_leaves(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await said_after(host, people, hand)
    [kept] = waits.end_wait(seated, seat, hand.now)
    assert kept.in_time is False
    assert waits.close(seated, seated.timing, seat, hand.now).seats[seat].bank == 8 * HOUR


async def test_a_day_that_the_others_wait_begins_when_they_say_so(host: Host, people: People, hand: Hand) -> None:
    seated, seat = await said_after(host, people, hand)
    asked = await vote_of(host, seated, seat)
    assert asked is not None
    for voter in asked.voters:
        await vote_about_late(host, people.ask(seated.seat(voter).name), seated.id, asked.number, "wait")
    [clock] = clocks_of(await host.load(seated.id))
    assert not clock.late
    midnight = 2 * DAY
    assert clock.due == midnight + DAY


async def test_whoever_has_left_the_server_is_not_said_to_have_run_out_of_time(
    host: Host, people: People, hand: Hand
) -> None:
    seated, seat = await begin(host, people, "brisk", "bob")
    await host.change(seated.id, None, lambda now: lateness.leave_server(now, seat, hand.now, host.pauses))
    assert "time ran out" not in await shown(host, await host.load(seated.id), outbox.TABLE)


@pytest.mark.parametrize(
    ("late", "said"),
    [
        ("end", "{who}’s time ran out, and with it the game, as was agreed. There is no result."),
        ("vote", "The table decided to wait for {who} no longer, and ended the game. There is no result."),
    ],
)
async def test_a_game_ends_as_was_agreed_only_where_the_table_agreed_to_it(
    host: Host, people: People, hand: Hand, late: str, said: str
) -> None:
    table = await people.open("waves", "bob")
    await people.agree_on(table, "pace", "brisk", "bob")
    await people.agree_on(table, "late", late, "bob")
    await lobby.start(host, people.ask("ann"), table)
    seated = await host.load(table)
    [seat] = [number for number, clock in enumerate(seated.timing.seats) if clock.asked is not None]
    await ring(host, hand, RAN_OUT)
    if late == "vote":
        asked = await vote_of(host, seated, seat)
        assert asked is not None
        await vote_about_late(host, people.ask(seated.seat(1 - seat).name), table, asked.number, "end")
    assert said.format(who=f"**{seated.seat(seat).name}**") in await shown(host, seated, outbox.TABLE)
