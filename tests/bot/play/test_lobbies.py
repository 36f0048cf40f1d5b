"""What people can do about a table before it begins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls import AddComputer, ChooseAgreed, ChooseComputer, ChooseOption, GiftForm, NumberForm, read
from bot.errors import Sorry
from bot.host import Host, dealing
from bot.host.computers_at import name_computer
from bot.host.luck import Coming
from bot.pace.terms import DAY
from bot.play import agreement, leaving, lobby, opening, server_tables
from bot.play import seats as playing
from bot.play.asker import Place
from bot.play.finding import find_lobby, find_table, lobbies_here
from bot.play.options import offer_options
from bot.scenes import lobby_of
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.message import Text, flat
from bot.systems import systems
from engine.errors import Refused
from engine.game import MOST_SEATS
from engine.games import game_named
from engine.players import read_kind, styles_of
from tests.bot.play.conftest import CHANNEL, HERE, NOW, SERVER, People, ids_of, words_of


async def names_at(host: Host, people: People) -> list[str]:
    return [seat.name for seat in (await find_table(host, people.ask("ann"))).seats]


async def test_whoever_opens_a_table_sits_there_and_who_sits_down_is_told_so_when_they_typed(
    host: Host, people: People
) -> None:
    table = await people.open("waves", called="Friday")
    done = await lobby.sit_down(host, people.ask("bob"), table)
    assert await names_at(host, people) == ["ann", "bob"]
    assert (done.words + done.unexpected).splitlines()[0] == f"You sit at **Friday** (#{table})."


async def test_whoever_sits_down_reads_the_whole_seal_in_private_until_a_direct_message_has_reached_them(
    host: Host, people: People
) -> None:
    table = await people.open("waves")
    seal = (await host.load(table)).table.commitment.hex()
    assert seal in (await lobby.sit_down(host, people.ask("bob"), table)).unexpected


async def test_whoever_opens_a_table_or_waits_for_a_seat_reads_the_whole_seal_in_private(
    host: Host, people: People
) -> None:
    opened = words_of(await opening.open_table(host, people.ask("ann"), "war", seats=2))
    [table] = await host.store.tables.of_server(SERVER)
    seal = (await host.load(table.id)).table.commitment.hex()
    assert seal in opened
    await lobby.sit_down(host, people.ask("bob"), table.id)
    assert seal in (await lobby.queue_up(host, people.ask("cem"), table.id)).unexpected


async def test_a_word_of_ones_own_is_brought_and_shown_to_all(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    form = await lobby.ask_for_gift(host, people.ask("bob"), table)
    assert form.control == GiftForm(table)
    await lobby.bring(host, people.ask("bob"), table, "`<@1>` *word*")
    shown = lobby_of(await host.load(table), people.ask("ann").texts)
    text = "".join(part.markdown for part in flat(lobby_screen(shown).parts) if isinstance(part, Text))
    assert "`ˋ<@1>ˋ *word*`" in text
    with pytest.raises(Sorry, match="error-not-seated"):
        await lobby.ask_for_gift(host, people.ask("dan"), table)
    with pytest.raises(Sorry, match="error-gift"):
        await lobby.bring(host, people.ask("bob"), table, "x" * 65)


@pytest.mark.parametrize("system", systems())
async def test_a_number_of_seats_that_a_game_does_not_have_is_refused_with_those_it_has(
    host: Host, people: People, system: str
) -> None:
    ann = people.ask("ann", HERE)
    fits = game_named(systems()[system].game).seats
    for seats in (count for count in range(1, MOST_SEATS + 1) if count not in fits):
        offer_options(ann.texts, system, "", seats)
        with pytest.raises(Refused, match="wrong-seats"):
            await opening.open_table(host, ann, system, seats=seats)
    assert await host.store.tables.of_server(SERVER) == []


async def test_nothing_is_opened_where_the_bot_may_not_show_a_table(host: Host, people: People) -> None:
    for place, why in ((Place(), "error-in-server"), (Place(SERVER, CHANNEL, table_lacks="x"), "error-permissions")):
        with pytest.raises(Sorry, match=why):
            await opening.open_table(host, people.ask("ann", place), "waves")
    assert await host.store.tables.of_server(SERVER) == []


async def test_a_newcomer_need_not_name_the_only_lobby_of_a_channel(host: Host, people: People) -> None:
    table = await people.open("waves")
    assert (await find_lobby(host, people.ask("dan"), "")).id == table
    await opening.open_table(host, people.ask("bob"), "waves")
    with pytest.raises(Sorry, match="error-which-table"):
        await find_lobby(host, people.ask("dan"), "")


async def test_a_level_pressed_twice_adds_one_computer_player(host: Host, people: People) -> None:
    table = await people.open("waves")
    offered = ids_of(await lobby.ask_for_computer(host, people.ask("ann"), table))
    level = read(offered[0])
    assert isinstance(level, AddComputer)
    for _ in range(2):
        said = await lobby.add_computer(host, people.ask("ann"), table, level.level, level.seated)
    assert len(await names_at(host, people)) == 2
    assert people.ask("ann").texts("error-outdated-shown") in words_of(said)


async def test_computer_players_of_one_level_get_each_style_before_one_comes_twice(host: Host, people: People) -> None:
    table = await people.open("rolling")
    for seated in (1, 2, 3):
        await lobby.add_computer(host, people.ask("ann"), table, "strong", seated)
    kinds = [read_kind(seat.level) for seat in (await host.load(table)).seats if seat.kind == "computer"]
    assert {kind.level for kind in kinds} == {"strong"}
    assert sorted(kind.style for kind in kinds) == sorted(styles_of("rolling"))


async def test_a_style_can_be_chosen_and_is_said_with_the_name(host: Host, people: People) -> None:
    table = await people.open("war")
    asked = await lobby.ask_for_computer(host, people.ask("ann"), table)
    assert ChooseComputer(table, 1).id() in ids_of(asked)
    said = await lobby.add_computer(host, people.ask("ann"), table, "strong-raider", 1)
    assert "Marlin, strong, raider" in words_of(said)
    with pytest.raises(Sorry, match="error-level"):
        await lobby.add_computer(host, people.ask("ann"), table, "strong-hoarder", 2)


async def test_where_there_is_one_good_way_to_play_no_style_is_offered(host: Host, people: People) -> None:
    table = await people.open("wave")
    asked = await lobby.ask_for_computer(host, people.ask("ann"), table)
    assert ChooseComputer(table, 1).id() not in ids_of(asked)
    await lobby.add_computer(host, people.ask("ann"), table, "strong", 1)
    assert (await host.load(table)).seat(1).level == "strong"


async def test_only_the_owner_is_asked_what_to_change(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    for ask in (lobby.ask_to_close, lobby.ask_for_computer):
        with pytest.raises(Sorry, match="error-not-owner"):
            await ask(host, people.ask("bob"), table)
    read_only = await agreement.show_settings(host, people.ask("bob"), await find_table(host, people.ask("bob")))
    assert ids_of(read_only) == []
    assert "Taking back" in words_of(read_only)


async def test_what_is_agreed_changes_and_is_shown_at_once(host: Host, people: People) -> None:
    table = await people.open("waves")
    shown = await agreement.show_settings(host, people.ask("ann"), await find_table(host, people.ask("ann")))
    assert ChooseAgreed(table, "undo").id() in ids_of(shown)
    assert ChooseOption(table, "mode").id() in ids_of(shown)
    await agreement.agree(host, people.ask("ann"), table, "undo", "asked")
    await agreement.agree(host, people.ask("ann"), table, "seats", "4")
    await agreement.set_option(host, people.ask("ann"), table, "mode", "free")
    contract = (await find_table(host, people.ask("ann"))).contract
    assert (contract.undo, contract.seats, contract.options["mode"]) == ("asked", 4, "free")


async def test_what_cannot_be_agreed_changes_nothing(host: Host, people: People) -> None:
    table = await people.open("waves")
    before = (await find_table(host, people.ask("ann"))).contract
    with pytest.raises(Sorry, match="error-no-setting"):
        await agreement.agree(host, people.ask("ann"), table, "undo", "perhaps")
    with pytest.raises(Sorry, match="error-no-setting"):
        await agreement.set_option(host, people.ask("ann"), table, "weather", "rain")
    with pytest.raises(Refused):
        await agreement.set_option(host, people.ask("ann"), table, "mode", "mountains")
    assert (await find_table(host, people.ask("ann"))).contract == before


async def test_a_number_is_asked_for_with_what_it_is_now(host: Host, people: People) -> None:
    table = await people.open("war")
    await agreement.set_option(host, people.ask("ann"), table, "rounds", "41")
    asked = await agreement.ask_number(host, people.ask("ann"), table, "rounds")
    assert (asked.control, asked.field.value) == (NumberForm(table, "rounds"), "41")


async def test_a_table_that_cannot_have_its_thread_says_so_as_it_begins(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    place = Place(SERVER, CHANNEL, thread_lacks="create public threads, send messages in threads")
    done = await lobby.start(host, people.ask("ann", place), table)
    assert "Create Public Threads, Send Messages in Threads" in done.unexpected
    assert (await find_table(host, people.ask("ann"))).running


async def test_a_rematch_is_one_lobby_whoever_asks_first(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob")
    for name in ("bob", "ann"):
        await opening.open_rematch(host, people.ask(name), seated.id)
    [rematch] = [table for table in await host.store.tables.of_server(SERVER) if table.id != seated.id]
    assert [seat.name for seat in (await host.load(rematch.id)).seats] == ["ann", "bob"], "each in their own seat"
    assert rematch.owner_id == people.ask("bob").user
    assert rematch.channel_id == HERE.channel


async def test_whoever_was_played_for_as_a_game_ended_opens_and_joins_a_rematch(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob", "cem")
    await playing.hand_over(host, people.ask("bob"), seated)
    manager = people.ask("ann", Place(SERVER, CHANNEL, may_manage=True))
    await leaving.close(host, manager, seated.id)
    assert "is open" in words_of(await opening.open_rematch(host, people.ask("bob"), seated.id))
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.id != seated.id]
    assert {seat.number: seat.name for seat in (await host.load(rematch)).seats} == {1: "bob"}
    for name in ("ann", "cem"):
        await opening.open_rematch(host, people.ask(name), seated.id)
    begun = await host.load(rematch)
    assert begun.running
    await playing.hand_over(host, people.ask("bob"), begun)
    await opening.open_rematch(host, people.ask("bob"), seated.id)
    assert len(await host.store.tables.of_server(SERVER)) == 1, "bob sits at the rematch already"


async def test_a_rematch_keeps_the_seats_of_those_who_are_still_to_come(host: Host, people: People) -> None:
    seated = await people.deal("waves", "bob", "cem", "dan")
    await opening.open_rematch(host, people.ask("ann"), seated.id)
    [rematch] = [table for table in await host.store.tables.of_server(SERVER) if table.id != seated.id]

    async def sitting() -> dict[int, str]:
        return {seat.number: seat.name for seat in (await host.load(rematch.id)).seats}

    for name in ("dan", "cem"):
        await lobby.sit_down(host, people.ask(name), rematch.id)
    await lobby.leave(host, people.ask("cem"), rematch.id)
    assert await sitting() == {0: "ann", 3: "dan"}, "nobody else moves"
    await lobby.add_computer(host, people.ask("ann"), rematch.id, "easy", 2)
    assert set(await sitting()) == {0, 3, 4}, "the seats of bob and cem are kept"
    await lobby.remove_computer(host, people.ask("ann"), rematch.id, 3)
    await lobby.change_seat(host, people.ask("ann"), rematch.id)
    assert await sitting() == {0: "dan", 3: "ann"}
    await lobby.sit_down(host, people.ask("bob"), rematch.id)
    assert await sitting() == {0: "dan", 1: "bob", 3: "ann"}


@pytest.mark.parametrize("opener", ["ann", "cem"])
@pytest.mark.parametrize("seating", ["joined", "drawn"])
async def test_a_rematch_begins_without_somebody_from_a_middle_seat_once_the_seat_is_free(
    host: Host, people: People, opener: str, seating: str
) -> None:
    other = "cem" if opener == "ann" else "ann"
    seated = await people.deal("war", "bob", "cem")
    await opening.open_rematch(host, people.ask(opener), seated.id)
    [rematch] = [table.id for table in await host.store.tables.of_server(SERVER) if table.id != seated.id]
    await lobby.sit_down(host, people.ask(other), rematch)
    if seating == "drawn":
        await lobby.draw(host, people.ask(opener), rematch)
    await lobby.bring(host, people.ask("cem"), rematch, "surf")
    with pytest.raises(Sorry, match="error-gap"):
        await lobby.start(host, people.ask(opener), rematch)
    host.clock = lambda: NOW + DAY
    await lobby.start(host, people.ask(opener), rematch)
    begun = await host.load(rematch)
    assert begun.running
    assert [seat.number for seat in begun.seats] == [0, 1]
    assert [seat.name for seat in begun.seats] == [("ann", "cem")[place] for place in begun.luck.order]
    assert begun.luck.gifts[1] == "surf", "in the order in which they sat"
    sat = {one.seat: one.name for one in await host.store.turns.sittings(rematch) if one.to_version is None}
    assert sat == {seat.number: seat.name for seat in begun.seats}


async def test_a_rematch_waits_for_its_deal_with_nobody_missing_between(host: Host, people: People) -> None:
    seated = await people.deal("war", "bob", "cem")
    await opening.open_rematch(host, people.ask("ann"), seated.id)
    [rematch] = [table.id for table in await host.store.tables.of_server(SERVER) if table.id != seated.id]
    await lobby.sit_down(host, people.ask("cem"), rematch)
    coming = Coming("chain", 5, NOW + DAY, NOW + DAY)
    ann = people.ask("ann").request
    await host.change(rematch, ann, lambda now: dealing.start(now, ann, NOW + DAY, host.pauses, coming))
    waits = await host.load(rematch)
    assert {seat.number: seat.name for seat in waits.seats} == {0: "ann", 1: "cem"}
    await host.change(rematch, None, lambda now: dealing.deal(now, None, NOW + DAY, host.pauses))
    assert (await host.load(rematch)).running


async def test_a_rematch_closes_the_seat_of_a_computer_player_that_stood_up(host: Host, people: People) -> None:
    table = await people.open("war")
    await lobby.add_computer(host, people.ask("ann"), table, "easy", 1)
    await lobby.sit_down(host, people.ask("bob"), table)
    await lobby.start(host, people.ask("ann"), table)
    await opening.open_rematch(host, people.ask("ann"), table)
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.id != table]
    await lobby.remove_computer(host, people.ask("ann"), rematch, 2)
    await lobby.sit_down(host, people.ask("bob"), rematch)
    begun = await host.load(rematch)
    assert begun.running
    assert [seat.name for seat in begun.seats] == ["ann", "bob"]


async def test_whoever_comes_back_sits_although_the_game_does_not_go_with_so_many(host: Host, people: People) -> None:
    before = await people.deal("breakers", "bob")
    await opening.open_rematch(host, people.ask("ann"), before.id)
    [rematch] = [one.id for one in await host.store.tables.of_server(SERVER) if one.id != before.id]
    await lobby.sit_down(host, people.ask("cem"), rematch)
    assert "You sit at" in (await lobby.sit_down(host, people.ask("bob"), rematch)).unexpected
    with pytest.raises(Refused, match="seats-and-edition"):
        await lobby.start(host, people.ask("ann"), rematch)


def test_there_is_a_name_for_every_computer_player() -> None:
    names: list[str] = []
    for _ in range(12):
        at_table: Any = SimpleNamespace(seats=[SimpleNamespace(name=name) for name in names])
        names.append(name_computer(at_table))
    assert len(set(names)) == 12
    assert names[0] == "Marlin"
    assert names[8] == "Marlin 2"


@pytest.mark.parametrize("typed", ["²", "#²", "٣", "1" * 40, "9" * 19, "-1", "1e3", "0x1"])
async def test_what_is_no_number_names_no_table(host: Host, people: People, typed: str) -> None:
    table = await people.open("waves")
    with pytest.raises(Sorry, match="error-no-table"):
        await find_table(host, people.ask("ann"), typed)
    with pytest.raises(Sorry, match="error-no-setting"):
        await agreement.agree(host, people.ask("ann"), table, "seats", typed)


HIDDEN = Place(SERVER, CHANNEL + 1, sees=lambda channel: channel != CHANNEL)


async def test_a_table_in_a_room_that_somebody_may_not_see_is_not_there_for_them(host: Host, people: People) -> None:
    table = await people.open("waves", "bob")
    for typed in (str(table), f"#{table}"):
        with pytest.raises(Sorry, match="error-no-table"):
            await find_table(host, people.ask("dan", HIDDEN), typed)
        with pytest.raises(Sorry, match="error-no-table"):
            await find_lobby(host, people.ask("dan", HIDDEN), typed)
    assert await lobbies_here(host, people.ask("dan", HIDDEN)) == []
    assert f"#{table}" not in words_of(await server_tables.show_server_tables(host, people.ask("dan", HIDDEN)))
    assert f"#{table}" in words_of(await server_tables.show_server_tables(host, people.ask("dan")))
    assert (await find_table(host, people.ask("bob", HIDDEN), str(table))).id == table
