"""A rematch stays the one that was opened, however much later somebody presses Rematch."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.errors import Sorry
from bot.host import Host
from bot.host.builder import CommitBuilder
from bot.host.seats import put_again
from bot.pace.terms import DAY, HOUR
from bot.play import agreement, leaving, lobby, opening, privacy
from bot.play.asker import Place
from bot.upkeep.housekeeping import REPEATED_WITHIN
from engine.errors import Refused
from storage.ids import TableId
from tests.bot.play.conftest import CHANNEL, NOW, SERVER, Hand, People, words_of
from tests.bot.play.test_ready import look

MANAGER = Place(SERVER, CHANNEL, may_manage=True)


async def played(host: Host, people: People, *guests: str) -> TableId:
    """A game of ann and these people that is over."""
    table = await people.deal("war", *guests)
    await leaving.close(host, people.ask("ann", MANAGER), table.id)
    return table.id


async def rematches(host: Host, before: TableId) -> list[TableId]:
    return [one.id for one in await host.store.tables.of_server(SERVER, ("lobby", "running")) if one.id != before]


async def test_whoever_asks_for_a_rematch_days_later_sits_down_at_the_one_that_is_open(
    host: Host, people: People
) -> None:
    before = await played(host, people, "bob", "cem")
    await opening.open_rematch(host, people.ask("ann"), before)
    later = NOW + 4 * DAY
    assert await host.store.turns.forget_requests(later - REPEATED_WITHIN) > 0
    host.clock = lambda: later
    [rematch] = await rematches(host, before)
    assert f"You sit at the rematch, table #{rematch}" in words_of(
        await opening.open_rematch(host, people.ask("cem"), before)
    )
    assert await rematches(host, before) == [rematch]
    assert {seat.name for seat in (await host.load(rematch)).seats} == {"ann", "cem"}


async def test_whoever_played_with_computer_players_alone_is_told_to_begin_the_rematch_themselves(
    host: Host, people: People
) -> None:
    before = await people.open("war")
    await lobby.add_computer(host, people.ask("ann"), before, "easy", 1)
    await lobby.start(host, people.ask("ann"), before)
    await leaving.resign(host, people.ask("ann"), before)
    opened = words_of(await opening.open_rematch(host, people.ask("ann"), before))
    assert "nobody else to call: begin it there when you like" in opened
    assert "all are back" not in opened
    [rematch] = await rematches(host, before)
    await lobby.start(host, people.ask("ann"), rematch)
    assert (await host.load(rematch)).running
    with_others = await played(host, people, "bob")
    assert "The others are called" in words_of(await opening.open_rematch(host, people.ask("ann"), with_others))


async def test_whoever_played_with_somebody_who_was_erased_is_told_that_a_seat_of_the_rematch_is_free(
    host: Host, people: People
) -> None:
    before = (await people.deal("war", "bob")).id
    await privacy.erase(host, people.ask("bob"))
    opened = words_of(await opening.open_rematch(host, people.ask("ann"), before))
    assert "a seat is free" in opened
    assert "call: begin" not in opened
    [rematch] = await rematches(host, before)
    with pytest.raises(Refused):
        await lobby.start(host, people.ask("ann"), rematch)
    await lobby.add_computer(host, people.ask("ann"), rematch, "easy", 1)
    await lobby.start(host, people.ask("ann"), rematch)
    assert (await host.load(rematch)).running


async def test_whoever_opens_a_rematch_or_comes_to_it_reads_the_whole_seal_in_private_until_a_message_has_reached_them(
    host: Host, people: People
) -> None:
    before = await played(host, people, "bob", "cem")
    opened = words_of(await opening.open_rematch(host, people.ask("ann"), before))
    [rematch] = await rematches(host, before)
    seated = await host.load(rematch)
    seal = seated.table.commitment.hex()
    assert seal in opened
    assert seal in words_of(await opening.open_rematch(host, people.ask("bob"), before))
    reached = [replace(put_again(seat), reach="ok") for seat in (await host.load(rematch)).seats]
    await host.change(rematch, None, lambda now: CommitBuilder(now, seats=reached).build())
    assert seal not in words_of(await opening.open_rematch(host, people.ask("bob"), before))


async def test_a_rematch_stays_open_for_the_others_if_whoever_opened_it_has_their_data_erased(
    host: Host, people: People
) -> None:
    before = await played(host, people, "bob", "cem")
    for name in ("ann", "bob"):
        await opening.open_rematch(host, people.ask(name), before)
    [rematch] = await rematches(host, before)
    await host.store.persons.erase(people.ask("ann").user)
    await opening.open_rematch(host, people.ask("cem"), before)
    assert await rematches(host, before) == [rematch]


async def everybody_back(host: Host, people: People, *, button: bool) -> TableId:
    """The lobby of a rematch to which everybody has come, the last one by *Rematch* or by *Join*."""
    before = await played(host, people, "bob")
    await opening.open_rematch(host, people.ask("ann"), before)
    [rematch] = await rematches(host, before)
    if button:
        await opening.open_rematch(host, people.ask("bob"), before)
    else:
        await lobby.sit_down(host, people.ask("bob"), rematch)
    return rematch


@pytest.mark.parametrize("button", [True, False])
async def test_a_rematch_begins_also_if_the_bot_was_stopped_as_the_last_came_back(
    host: Host, people: People, hand: Hand, monkeypatch: pytest.MonkeyPatch, button: bool
) -> None:
    monkeypatch.setattr(f"bot.play.{'opening' if button else 'lobby'}.begin_when_all_back", AsyncMock())
    rematch = await everybody_back(host, people, button=button)
    assert not (await host.load(rematch)).running
    assert (await look(host, hand, rematch)).running


async def test_a_rematch_to_which_all_are_back_begins_once_they_agree_to_what_was_changed(
    host: Host, people: People, hand: Hand
) -> None:
    before = await played(host, people, "bob", "cem")
    for name in ("ann", "bob"):
        await opening.open_rematch(host, people.ask(name), before)
    [rematch] = await rematches(host, before)
    await agreement.agree(host, people.ask("ann"), rematch, "undo", "never")
    await opening.open_rematch(host, people.ask("cem"), before)
    assert not (await look(host, hand, rematch)).running, "bob has still to agree"
    await lobby.agree(host, people.ask("bob"), rematch)
    assert (await look(host, hand, rematch)).running


async def test_a_rematch_that_the_limits_forbid_as_yet_begins_later(host: Host, people: People, hand: Hand) -> None:
    host.limits = replace(host.limits, starts=1)
    rematch = await everybody_back(host, people, button=False)
    assert not (await look(host, hand, rematch)).running
    hand.now += HOUR + 1
    assert (await look(host, hand, rematch)).running


async def test_who_has_opened_as_many_rematches_from_a_table_as_there_may_be_is_told_so(
    host: Host, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "REMATCHES", 1)
    before = await played(host, people, "bob", "cem")
    await opening.open_rematch(host, people.ask("ann"), before)
    [rematch] = await rematches(host, before)
    await lobby.close(host, people.ask("ann"), rematch)
    with pytest.raises(Sorry, match="error-rematches"):
        await opening.open_rematch(host, people.ask("bob"), before)
