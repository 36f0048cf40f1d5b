"""Opening a table and sitting down at it."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.sandbox import rights, rooms
from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, parts, words

PICTURE = 12
NO_MESSAGE: Json = {"content": "", "components": []}

pytestmark = pytest.mark.asyncio(loop_scope="module")


def seated_in_order(table: Playing) -> list[str]:
    shown = words(table.lobby_now() or NO_MESSAGE)
    return re.findall(r"^\d\. (?:\W+ )?(.+)$", shown, re.MULTILINE)


def labels(message: Json | None) -> list[str]:
    return [choice.label for choice in choices(message)] if message else []


async def test_whoever_joins_sits_in_the_next_seat_and_whoever_leaves_stands_up(company: Company) -> None:
    ann, bob, cem = company.people(3)
    table = await company.seat("waves", 3)
    assert seated_in_order(table) == company.names([ann, bob, cem])
    await bob.press(await table.lobby(), "Leave").acknowledged()
    await table.wait(lambda: seated_in_order(table) == company.names([ann, cem]))
    assert "You do not sit at this table" in await company.pressed(bob, await table.lobby(), "Leave")
    assert "You have left" in await company.says(cem, "table leave")
    await table.wait(lambda: seated_in_order(table) == company.names([ann]))


async def test_joining_twice_takes_one_seat(company: Company) -> None:
    table = await company.seat("waves", 1)
    bob = company.person("bob")
    lobby = await table.lobby()
    said = await company.words_of(bob.press(lobby, "Join"), bob.press(lobby, "Join"))
    assert ["You already sit here" in words for words in said].count(True) == 1
    await table.wait(lambda: seated_in_order(table) == company.names(company.people(2)))


async def test_change_seat_swaps_with_the_next_one_round_the_table(company: Company) -> None:
    ann, bob, cem = company.people(3)
    table = await company.seat("waves", 3)
    await ann.press(await table.lobby(), "Swap with the next seat").acknowledged()
    await table.wait(lambda: seated_in_order(table) == company.names([bob, ann, cem]))
    await cem.press(await table.lobby(), "Swap with the next seat").acknowledged()
    await table.wait(lambda: seated_in_order(table) == company.names([cem, ann, bob]))


async def test_only_the_owner_adds_and_removes_computer_players(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 2)
    levels = await ann.press(await table.lobby(), "Add computer").message()
    assert {"Easy", "Strong", "Random"} <= set(labels(levels))
    levels = await ann.press(levels, "Random").message()
    await table.wait(lambda: seated_in_order(table) == [*company.names([ann, bob]), "Marlin, random"])
    assert "🤖" in words(await table.lobby())
    assert "Only the one who opened" in await company.pressed(bob, await table.lobby(), "Add computer")
    await ann.press(levels, "Remove the last one").message()
    await table.wait(lambda: seated_in_order(table) == company.names([ann, bob]))


async def test_pressing_a_level_twice_adds_one_computer_player(company: Company) -> None:
    ann = company.person("ann")
    table = await company.seat("waves", 1)
    levels = await ann.press(await table.lobby(), "Add computer").message()
    first, second = ann.press(levels, "Easy"), ann.press(levels, "Easy")
    await first.message()
    await second.message()
    await company.told(table)
    own, computer = seated_in_order(table)
    assert own == ann.user.name
    assert computer.startswith("Marlin, easy, "), "its style is drawn"


async def test_a_game_is_begun_where_its_computer_players_were_added(company: Company) -> None:
    ann = company.person("ann")
    table = await company.seat("waves", 1)
    levels = await ann.press(await table.lobby(), "Add computer").message()
    assert "Start" not in labels(levels)
    levels = await ann.press(levels, "Easy").message()
    await ann.press(levels, "Start").acknowledged()
    await table.wait(table.live)


async def test_the_owner_chooses_settings_from_lists_and_types_numbers(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 2)
    assert "Taking back:" in await company.pressed(bob, await table.lobby(), "Settings")
    settings = await ann.press(await table.lobby(), "Settings").message()
    tablets = next(choice for choice in choices(settings) if choice.id.endswith("o.tablets"))
    settings = await ann.select(settings, tablets.id, ["random"]).message()
    undo = next(choice for choice in choices(settings) if choice.id.endswith("s.undo"))
    settings = await ann.select(settings, undo.id, ["never"]).message()
    rounds = next(choice for choice in choices(settings) if choice.id.endswith("n.rounds"))
    form = await ann.press(settings, rounds.id).modal()
    await ann.submit(form, {"value": "7"}).acknowledged()
    await table.wait(lambda: "**7**" in words(table.lobby_now() or settings))
    lobby = words(await table.lobby())
    assert "never" in lobby
    assert "by lot" in lobby or "random" in lobby.lower()


async def test_a_setting_that_cannot_be_is_refused_in_words_and_changes_nothing(company: Company) -> None:
    ann = company.person("ann")
    table = await company.seat("waves", 1)
    settings = await ann.press(await table.lobby(), "Settings").message()
    rounds = next(choice for choice in choices(settings) if choice.id.endswith("n.rounds"))
    await company.told(table)
    before = words(await table.lobby()).partition("How this table plays")[2]
    for typed in ("many", "-3", "99999999999999999999"):
        form = await ann.press(settings, rounds.id).modal()
        answer = words(await ann.submit(form, {"value": typed}).message())
        assert "ref" not in answer
    await company.told(table)
    assert words(await table.lobby()).partition("How this table plays")[2] == before
    assert "ref=" not in company.driver.last_words(200)


async def test_a_private_table_is_joined_by_invitation_only(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 1, private=True)
    refused = await company.pressed(bob, await table.lobby(), "Join")
    assert refused == f"This table is by invitation only. Ask {ann.user.name} for one."
    assert "may now join" in await company.says(ann, "table invite", person=bob)
    await table.wait(lambda: invitations(bob, table))
    [invited] = invitations(bob, table)
    assert f"**{ann.user.name}** invites you" in invited
    assert f"<#{company.channel.id}>" in invited
    await company.says(ann, "table invite", person=bob)
    await bob.press(await table.lobby(), "Join").acknowledged()
    await table.wait(lambda: seated_in_order(table) == company.names([ann, bob]))
    await company.told(table)
    assert len(invitations(bob, table)) == 1


def invitations(person: Person, table: Playing) -> list[str]:
    """What tells somebody in private that they may sit down."""
    said = [words(message) for message in person.messages(person.dm())]
    return [each for each in said if "invites you" in each and f"(#{table.number})" in each]


async def test_who_takes_no_direct_messages_is_invited_all_the_same(company: Company) -> None:
    ann, bob = company.people(2)
    bob.close_dms()
    table = await company.seat("waves", 1, private=True)
    assert "may now join" in await company.says(ann, "table invite", person=bob)
    await bob.press(await table.lobby(), "Join").acknowledged()
    await table.wait(lambda: seated_in_order(table) == company.names([ann, bob]))


async def test_whoever_is_not_in_the_server_is_not_invited(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 1, private=True)
    rooms.leave(company.driver.world, company.driver.guild, bob.id)
    said = await company.says(ann, "table invite", person=bob)
    assert said == f"{bob.user.name} is not in this server. You can invite anybody who is."
    await company.told(table)
    assert invitations(bob, table) == []


async def test_only_the_owner_invites(company: Company) -> None:
    ann, bob, cem = company.people(3)
    table = await company.seat("waves", 1, private=True)
    await company.says(ann, "table invite", person=bob)
    await bob.press(await table.lobby(), "Join").acknowledged()
    assert "Only the one who opened" in await company.says(bob, "table invite", person=cem)


async def test_a_full_table_offers_no_seat_and_refuses_a_late_press(company: Company) -> None:
    table = await company.seat("waves", 1, seats=2)
    _, bob, cem = company.people(3)
    lobby = await table.lobby()
    said = await company.words_of(bob.press(lobby, "Join"), cem.press(lobby, "Join"))
    assert ["All seats are taken" in words for words in said].count(True) == 1
    await table.wait(lambda: "Join" not in labels(table.lobby_now()))
    dan = company.person("dan")
    assert "All seats are taken" in await company.says(dan, "table join", table=str(table.number))


async def test_a_table_starts_once_enough_sit(company: Company) -> None:
    ann, bob, cem = company.people(3)
    table = await company.seat("war", 2, seats=3)
    assert "Start" not in labels(await table.lobby())
    assert "needs 3 players" in await company.says(ann, "table start")
    await cem.press(await table.lobby(), "Join").acknowledged()
    await table.wait(lambda: "Start" in labels(table.lobby_now()))
    assert "You do not sit" in await company.says(company.person("dan"), "table start", table=str(table.number))
    assert "begins" in await company.says(bob, "table start")
    await table.wait(table.live)


async def test_only_the_owner_starts_while_seats_are_free(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 2)
    assert "while seats are free" in await company.pressed(bob, await table.lobby(), "Start")
    assert not table.live()
    assert "begins" in await company.says(ann, "table start", table=str(table.number))
    await table.wait(table.live)


async def test_who_manages_the_server_closes_a_lobby_of_others(company: Company) -> None:
    table = await company.seat("waves", 2)
    olga = company.driver.person("olga")
    assert "is closed" in await company.says(olga, "table cancel", table=str(table.number))
    await table.wait(lambda: "This table was closed" in words(table.lobby_now() or {}))


async def test_a_started_table_takes_nobody_more_and_is_not_started_twice(company: Company) -> None:
    table = await company.play()
    dan = company.person("dan")
    assert "already begun" in await company.says(dan, "table join", table=str(table.number))
    assert "already begun" in await company.says(table.people[0], "table start", table=str(table.number))
    assert "Do you resign?" in await company.says(table.people[0], "table leave", table=str(table.number))


async def test_the_owner_closes_a_lobby_after_being_asked_once_more(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 2)
    assert "Only the one who opened" in await company.pressed(bob, await table.lobby(), "Close table")
    sure = await ann.press(await table.lobby(), "Close table").message()
    assert "This table was closed" not in words(await table.lobby())
    await ann.press(sure, "Yes, close it").acknowledged()
    await table.wait(lambda: "This table was closed" in words(table.lobby_now() or sure))
    assert labels(await table.lobby()) == []


async def test_when_the_owner_leaves_the_next_one_owns_the_table(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 2)
    await ann.press(await table.lobby(), "Leave").acknowledged()
    await table.wait(lambda: seated_in_order(table) == company.names([bob]))
    assert "Settings of this table" in await company.pressed(bob, await table.lobby(), "Settings")
    assert "Settings of this table" not in await company.pressed(ann, await table.lobby(), "Settings")


async def test_whoever_erases_their_data_leaves_a_lobby_to_the_next_one(company: Company) -> None:
    ann, bob = company.people(2)
    table = await company.seat("waves", 2)
    await company.driver.erase(ann)
    await table.wait(lambda: seated_in_order(table) == company.names([bob]))
    assert "Settings of this table" in await company.pressed(bob, await table.lobby(), "Settings")


async def test_a_lobby_that_the_last_person_leaves_is_closed(company: Company) -> None:
    ann = company.person("ann")
    table = await company.seat("waves", 1)
    levels = await ann.press(await table.lobby(), "Add computer").message()
    await ann.press(levels, "Random").message()
    await ann.press(await table.lobby(), "Leave").acknowledged()
    await table.wait(lambda: "This table was closed" in words(table.lobby_now() or levels))


async def test_seats_are_drawn_by_the_sealed_luck_where_the_table_says_so(company: Company) -> None:
    """The order of the seats comes from the secret that the lobby had sealed, not from the order of joining."""
    orders = set()
    for _ in range(5):
        ann = company.person("ann")
        table = await company.seat("rolling", 4)
        settings = await ann.press(await table.lobby(), "Settings").message()
        seating = next(choice for choice in choices(settings) if choice.id.endswith("s.seating"))
        await ann.select(settings, seating.id, ["drawn"]).message()
        await table.start()
        seats = kept.rows(
            company.driver.database, "SELECT name FROM seats WHERE table_id = ? ORDER BY number", [table.number]
        )
        names = [seat["name"] for seat in seats]
        assert sorted(names) == sorted(company.names(company.people(4)))
        orders.add(tuple(names))
    assert len(orders) > 1


async def test_the_lobby_says_what_is_agreed_before_anybody_joins(company: Company) -> None:
    table = await company.seat("wave", 1)
    lobby = words(await table.lobby())
    for claim in ("How this table plays", "Talk:", "Fair luck", "Time: no deadline", "as usual"):
        assert claim in lobby, claim
    for usual in ("Seats:", "Taking back:"):
        assert usual not in lobby, usual
    guest = company.person("bob")
    whole = words(await guest.press(await table.lobby(), "Settings").message())
    for claim in ("Seats:", "Taking back:", "Time:", "Talk:", "Fair luck", "Goes into the shuffle"):
        assert claim in whole, claim


async def test_a_lobby_shows_a_table_of_the_game_but_not_to_those_who_prefer_words(company: Company) -> None:
    assert PICTURE in [part["type"] for part in parts(await (await company.seat("war", 1)).lobby())]
    await company.words_only(1)
    assert PICTURE not in [part["type"] for part in parts(await (await company.seat("war", 1)).lobby())]


async def test_everybody_is_greeted_in_private_and_marked_as_reached(company: Company) -> None:
    table = await company.seat("waves", 2)
    for person in table.people:
        await company.driver.sees_dm(person, lambda message: "Your hand will come to you here" in words(message))
    names = [person.user.name for person in table.people]
    await table.wait(lambda: all(f"✉️ {name}" in words(table.lobby_now() or NO_MESSAGE) for name in names))


async def test_a_table_needs_the_right_to_show_itself_and_names_what_is_missing(company: Company) -> None:
    from bot.sandbox import rights, rooms

    driver, ann = company.driver, company.person("ann")
    rooms.set_overwrite(driver.world, company.channel, driver.world.bot_id, deny=rights.ATTACH_FILES)
    said = await company.says(ann, "table new", game="waves")
    assert "Attach Files" in said
    assert kept.rows(driver.database, "SELECT * FROM tables WHERE channel_id = ?", [company.channel.id]) == []


async def test_no_table_is_opened_where_the_bot_may_not_look(company: Company) -> None:
    driver = company.driver
    rooms.set_overwrite(driver.world, company.channel, driver.world.bot_id, deny=rights.VIEW_CHANNEL)
    said = await company.says(company.person("ann"), "table new", game="waves")
    assert "I cannot open a table here" in said
    assert "View Channel" in said
    assert kept.rows(driver.database, "SELECT * FROM tables WHERE channel_id = ?", [company.channel.id]) == []


async def test_without_the_right_to_make_threads_the_table_is_played_in_the_channel_and_says_why(
    company: Company,
) -> None:
    from bot.sandbox import rights, rooms

    driver = company.driver
    table = await company.seat("waves", 2, options="rounds=1")
    rooms.set_overwrite(driver.world, company.channel, driver.world.bot_id, deny=rights.CREATE_PUBLIC_THREADS)
    said = await company.pressed(table.people[0], await table.lobby(), "Start")
    assert "Create Public Threads" in said
    await table.wait(table.live)
    assert table.thread is None
    assert await table.to_the_end()


async def test_a_server_s_managers_decide_where_and_by_whom_tables_are_opened(company: Company) -> None:
    driver = company.driver
    ann, olga = company.person("ann"), driver.person("olga")
    elsewhere = driver.world.add_channel(driver.guild, f"only-{company.channel.name}")
    try:
        await olga.slash("server", {"channel": elsewhere}, company.channel).message()
        assert f"<#{elsewhere.id}>" in await company.says(ann, "table new", game="waves")
        await driver.slash(olga, "server", company.channel, everywhere=True, openers="managers").message()
        assert "those who manage" in await company.says(ann, "table new", game="waves")
    finally:
        await driver.slash(olga, "server", company.channel, everywhere=True, openers="everyone").message()
    assert "is open" in await company.says(ann, "table new", game="waves")


async def test_new_tables_begin_as_the_server_s_managers_chose(company: Company) -> None:
    driver = company.driver
    olga = driver.person("olga")
    chosen = {"undo": "never", "seating": "drawn", "missing": "count", "room": "channel"}
    before = {"undo": "open", "seating": "joined", "missing": "names", "room": "thread"}
    try:
        said = await driver.slash(olga, "server", company.channel, **chosen).message()
        for expected in ("Taking back: never", "Seating: drawn by lot", "only say how many", "Place: this channel"):
            assert expected in words(said)
        table = await company.seat("waves", 1)
        agreed = words(await table.lobby())
        assert "Taking back: never" in agreed
        assert "drawn by lot" in agreed
        [row] = kept.rows(driver.database, "SELECT options FROM tables WHERE id = ?", [table.number])
        assert chosen.items() <= msgspec.json.decode(row["options"]).items()
    finally:
        await driver.slash(olga, "server", company.channel, **before).message()


async def test_somebody_who_looks_for_a_game_sits_down_by_the_list_of_tables(company: Company) -> None:
    room, (ann, bob, cem) = company.channel, company.people(3)
    table = await company.seat("waves", 1, seats=2)
    offered = await company.driver.slash(bob, "table list", room).message()
    later = await company.driver.slash(cem, "table list", room).message()
    [line] = [line for line in words(offered).splitlines() if f"#{table.number} " in line]
    assert line.endswith("1 of 2 seats taken")
    button = f"Join #{table.number}"
    assert button in labels(offered)
    now = await bob.press(offered, button).message()
    assert now["id"] == offered["id"], "the list itself says that it is done"
    assert words(now).startswith("You sit at ")
    assert button not in labels(now)
    await table.wait(lambda: seated_in_order(table) == company.names([ann, bob]))
    said = await company.pressed(cem, later, button)
    assert said.startswith("All seats are taken. ")
    assert "/table list" in said
