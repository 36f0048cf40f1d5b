"""Waiting for a seat of a full lobby: the queue, and on what terms somebody gets a seat from it."""

from __future__ import annotations

import pytest

from bot.errors import Sorry
from bot.host import Host, Seated, outbox
from bot.host.audiences import user_audience
from bot.host.timers import READY
from bot.play import agreement, lobby, starting
from storage.ids import TableId
from tests.bot.play.conftest import NOW, People


async def look(host: Host, table: TableId) -> Seated:
    """What the clock does until nothing is due."""
    while due := [one for one in await host.store.timers.of_table(table) if one.kind == READY and one.due <= NOW]:
        await starting.see_to_ready(host, due[0])
    return await host.load(table)


async def full(host: Host, people: People) -> TableId:
    """A table of two, with ann and bob."""
    table = await people.open("war")
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    await lobby.sit_down(host, people.ask("bob"), table)
    return table


def names(seated: Seated) -> list[str]:
    return [seat.name for seat in seated.seats]


async def test_whoever_waits_for_a_seat_gets_it_at_a_table_without_a_ready_check_too(
    host: Host, people: People
) -> None:
    table = await full(host, people)
    await lobby.queue_up(host, people.ask("cem"), table)
    await look(host, table)
    await lobby.leave(host, people.ask("bob"), table)
    assert names(await look(host, table)) == ["ann", "cem"]


async def test_whoever_waited_for_a_seat_while_the_terms_were_changed_agrees_to_them_first(
    host: Host, people: People
) -> None:
    table = await full(host, people)
    await lobby.queue_up(host, people.ask("cem"), table)
    await agreement.agree(host, people.ask("ann"), table, "pace", "live")
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, table)
    with pytest.raises(Sorry, match="error-must-agree"):
        await lobby.start(host, people.ask("ann"), table)
    assert await host.store.posts.get(table, user_audience(people.ask("cem").user), outbox.CHANGED) is not None
    await lobby.agree(host, people.ask("cem"), table)
    await lobby.start(host, people.ask("ann"), table)
    assert (await host.load(table)).running


async def test_whoever_asked_for_a_seat_on_the_terms_as_they_are_need_not_agree_to_them(
    host: Host, people: People
) -> None:
    table = await full(host, people)
    await people.agree_on(table, "pace", "live", "bob")
    await lobby.queue_up(host, people.ask("cem"), table)
    await lobby.leave(host, people.ask("bob"), table)
    await look(host, table)
    assert await host.store.posts.get(table, user_audience(people.ask("cem").user), outbox.CHANGED) is None
    await lobby.start(host, people.ask("ann"), table)
    assert (await host.load(table)).running


async def test_whoever_waits_for_a_seat_can_leave_the_queue(host: Host, people: People) -> None:
    table = await full(host, people)
    told = await lobby.queue_up(host, people.ask("cem"), table)
    assert "Leave takes you off the list." in told.unexpected
    done = await lobby.leave(host, people.ask("cem"), table)
    assert done.words.startswith("You no longer wait for a seat")
    with pytest.raises(Sorry, match="error-not-seated"):
        await lobby.leave(host, people.ask("cem"), table)
    await lobby.leave(host, people.ask("bob"), table)
    assert names(await look(host, table)) == ["ann"]


async def test_whoever_waited_and_then_sat_down_by_themselves_leaves_for_good(host: Host, people: People) -> None:
    table = await full(host, people)
    await lobby.queue_up(host, people.ask("cem"), table)
    await lobby.leave(host, people.ask("bob"), table)
    await lobby.sit_down(host, people.ask("cem"), table)
    await look(host, table)
    done = await lobby.leave(host, people.ask("cem"), table)
    assert done.words.startswith("You have left")
    seated = await look(host, table)
    assert names(seated) == ["ann"]
    assert not seated.lobby_time.queue
