"""The ready check of a rematch, and who gets a seat that is kept for somebody."""

from __future__ import annotations

import pytest

from bot.host import Host, readiness
from bot.host.timers import READY
from bot.play import agreement, leaving, lobby, opening
from storage.ids import TableId
from tests.bot.play.conftest import SERVER, Hand, People
from tests.bot.play.test_ready import called_in, look, names, shown


async def played(host: Host, people: People, hand: Hand, *, alone: bool = False) -> TableId:
    """A game of ann and bob, or of ann and a computer player, that was agreed with a ready check and is over."""
    table = await people.open("war")
    await agreement.agree(host, people.ask("ann"), table, "seats", "2")
    await agreement.agree(host, people.ask("ann"), table, "ready", "yes")
    if alone:
        await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    else:
        await lobby.sit_down(host, people.ask("bob"), table)
    await look(host, hand, table)
    for name in ("ann",) if alone else ("ann", "bob"):
        await lobby.say_ready(host, people.ask(name), table)
    await leaving.resign(host, people.ask("ann"), table)
    return table


async def rematch_of(host: Host, people: People, hand: Hand, table: TableId, *names: str) -> TableId:
    """The lobby of a rematch, after these people have pressed the button for it."""
    for name in names:
        await opening.open_rematch(host, people.ask(name), table)
        hand.now += 10
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.status == "lobby"]
    return rematch


@pytest.mark.parametrize("names", [("ann", "bob"), ("ann",)])
async def test_a_rematch_asks_whether_all_are_ready_once_all_are_back(
    host: Host, people: People, hand: Hand, names: tuple[str, ...]
) -> None:
    before = await played(host, people, hand, alone=len(names) == 1)
    table = await rematch_of(host, people, hand, before, *names)
    seated = await look(host, hand, table)
    assert f"Not ready yet: {', '.join(names)}" in shown(seated)
    assert called_in(seated) == [*names]
    for name in names:
        await lobby.say_ready(host, people.ask(name), table)
    assert (await host.load(table)).running


@pytest.mark.parametrize("ready", ["yes", "no"])
async def test_whoever_waits_for_a_seat_gets_none_that_is_kept_for_another_at_a_rematch(
    host: Host, people: People, hand: Hand, ready: str
) -> None:
    before = await played(host, people, hand)
    table = await rematch_of(host, people, hand, before, "ann")
    await agreement.agree(host, people.ask("ann"), table, "ready", ready)
    await lobby.queue_up(host, people.ask("cem"), table)
    seated = await look(host, hand, table)
    assert names(seated) == ["ann"]
    assert "Waiting for a seat: cem" in shown(seated)
    [due] = [one.due for one in await host.store.timers.of_table(table) if one.kind == READY]
    assert due == seated.contract.kept_until
    hand.now = due
    assert names(await look(host, hand, table)) == ["ann", "cem"]


@pytest.mark.parametrize("ready", ["yes", "no"])
async def test_whoever_waits_for_their_own_seat_of_a_rematch_gets_it_before_others(
    host: Host, people: People, hand: Hand, ready: str
) -> None:
    before = await played(host, people, hand)
    table = await rematch_of(host, people, hand, before, "ann")
    await agreement.agree(host, people.ask("ann"), table, "ready", ready)
    for name in ("cem", "bob"):
        await lobby.queue_up(host, people.ask(name), table)
    seated = await look(host, hand, table)
    assert names(seated) == ["ann", "bob"]
    assert seated.running is (ready == "no"), "all are back, and asked whether they are ready or not"
    if ready == "yes":
        assert "Waiting for a seat: cem" in shown(seated)
        await lobby.leave(host, people.ask("bob"), table)
        assert names(await look(host, hand, table)) == ["ann"]


async def test_a_rematch_to_which_nobody_else_is_to_come_does_not_begin_because_somebody_waits_for_a_seat(
    host: Host, people: People, hand: Hand
) -> None:
    before = await played(host, people, hand, alone=True)
    table = await rematch_of(host, people, hand, before, "ann")
    await agreement.agree(host, people.ask("ann"), table, "ready", "no")
    await lobby.queue_up(host, people.ask("cem"), table)
    assert not (await look(host, hand, table)).running


async def test_whoever_does_not_say_that_they_are_ready_gives_up_the_seat_at_a_rematch_too(
    host: Host, people: People, hand: Hand
) -> None:
    before = await played(host, people, hand)
    table = await rematch_of(host, people, hand, before, "ann")
    await agreement.agree(host, people.ask("ann"), table, "pace", "live")
    await look(host, hand, table)
    await opening.open_rematch(host, people.ask("bob"), before)
    await look(host, hand, table)
    await lobby.queue_up(host, people.ask("cem"), table)
    await lobby.say_ready(host, people.ask("ann"), table)
    await look(host, hand, table)
    hand.now += readiness.LIVE_READY_WITHIN
    assert names(await look(host, hand, table)) == ["ann", "cem"]
