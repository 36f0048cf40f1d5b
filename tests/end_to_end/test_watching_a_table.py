"""Watching a table over the wire: one silent private message, fresh until the end; and what ends it before."""

from __future__ import annotations

import pytest

from bot.sandbox import rights, rooms
from bot.sandbox.entities import PRIVATE_THREAD, Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, parts, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

QUIET, GALLERY = 31.0, 12


def watched(person: Person) -> list[Json]:
    """What the bot wrote to a watcher, oldest first."""
    return person.messages(person.dm(), limit=50)


async def begin(company: Company, table: Playing, name: str = "cem") -> tuple[Person, Json]:
    """Let somebody press Watch in the table's menu."""
    person = company.person(name)
    live = table.live()
    assert live is not None
    menu = await person.press(live, "More …").message()
    assert next(choice.label for choice in choices(menu)) == "Watch"
    return person, await person.press(menu, "Watch").message()


def posts_of_watchers(company: Company, table: Playing) -> list[Json]:
    words = "SELECT * FROM posts WHERE kind = 'watch' AND table_id = ?"
    return kept.rows(company.driver.database, words, [table.number])


def alt(message: Json) -> list[str]:
    """What the pictures of a message show, in words."""
    return [item["description"] for part in parts(message) if part["type"] == GALLERY for item in part["items"]]


async def quiet(company: Company, table: Playing) -> None:
    company.driver.jump(QUIET)
    await company.told(table)


async def test_a_watcher_is_shown_every_move_in_one_message_that_never_rings(company: Company) -> None:
    table = await company.play("waves", 2, options="rounds=2")
    cem, answer = await begin(company, table)
    assert "is in your direct messages now" in words(answer)
    [message] = watched(cem)
    assert "You are watching" in words(message)
    before = company.watching.edits[message["id"]]
    for _ in range(3):
        await table.step()
    await company.told(table)
    assert company.watching.edits[message["id"]] == before, "while moves come quickly nobody counts on it"
    await quiet(company, table)
    [message] = watched(cem)
    assert company.watching.edits[message["id"]] == before + 1
    assert alt(message) == alt(table.live() or {})
    await table.to_the_end()
    await company.told(table)
    [message] = watched(cem)
    assert "is over. The result is in" in words(message)
    assert choices(message) == []
    assert company.watching.rings(cem.id) == []


async def test_a_watcher_is_written_to_in_their_language(company: Company) -> None:
    table = await company.play("waves", 2)
    dan = company.person("dan")
    dan.user.locale = "de"
    await dan.slash("table watch", {"table": str(table.number)}, table.room).message()
    assert "Du siehst zu" in words(watched(dan)[-1])


async def test_whoever_takes_no_direct_messages_is_told_what_to_do(company: Company) -> None:
    table = await company.play("waves", 2)
    company.person("cem").user.accepts_dms = False
    _, answer = await begin(company, table)
    assert "Allow direct messages" in words(answer)
    assert posts_of_watchers(company, table) == []


async def test_who_plays_is_told_that_they_see_more_already(company: Company) -> None:
    table = await company.play("waves", 2)
    ann = table.people[0]
    menu = await ann.press(table.live() or {}, "More …").message()
    assert "Watch" not in [choice.label for choice in choices(menu)]
    said = await company.says(ann, "table watch", table=str(table.number))
    assert "you see more" in said


async def test_watching_ends_by_the_button_and_begins_anew_with_it(company: Company) -> None:
    table = await company.play("waves", 2)
    cem, _ = await begin(company, table)
    [message] = watched(cem)
    stopped = await cem.press(message, "Stop watching").message()
    assert "You no longer watch" in words(stopped)
    await table.step()
    await quiet(company, table)
    [still] = watched(cem)
    assert words(still) == words(stopped)
    await cem.press(still, "Watch").message()
    assert any("You are watching" in words(each) for each in watched(cem))


async def test_who_has_left_the_server_watches_no_longer(company: Company) -> None:
    table = await company.play("waves", 2)
    cem, _ = await begin(company, table)
    rooms.leave(company.driver.world, company.driver.guild, cem.id)
    company.driver.jump(3600.0)
    await table.step()
    await quiet(company, table)
    assert posts_of_watchers(company, table) == []
    [message] = watched(cem)
    before = words(message)
    await table.step()
    await quiet(company, table)
    assert words(watched(cem)[-1]) == before


async def test_all_hands_are_seen_late_by_who_gives_up_a_seat_for_it(company: Company) -> None:
    table = await company.seat("waves", 2)
    ann = table.people[0]
    settings = await ann.press(await table.lobby(), "Settings").message()
    late = next(choice.id for choice in choices(settings) if choice.id.endswith("late_hands"))
    await ann.select(settings, late, ["yes"]).message()
    await table.start()
    await company.told(table)
    cem, _ = await begin(company, table)
    [message] = watched(cem)
    early = await cem.press(message, "All hands, 3 rounds late").message()
    assert "once 3 rounds are over" in words(early)
    while "Round 4" not in words(table.live() or {}):
        assert await table.step()
        await company.told(table)
    asked = await cem.press(message, "All hands, 3 rounds late").message()
    assert "cannot take a seat" in words(asked)
    shown = await cem.press(asked, "Yes, show me").message()
    assert "as it begins" in words(shown)
    assert "through the eyes of" in words(shown)


async def test_a_table_in_a_private_thread_is_watched_by_its_members_alone(company: Company) -> None:
    world, people = company.driver.world, company.people(2)
    cem = company.person("cem")
    thread = rooms.create_thread(world, company.channel, "cove", people[0].id, type=PRIVATE_THREAD)
    for inside in (world.bot_id, people[1].id, cem.id):
        rooms.add_to_thread(world, thread, inside)
    table = await Playing.open(company.driver, people, "waves", channel=thread)
    answer = await cem.slash("table watch", {"table": str(table.number)}, thread).message()
    assert "is in your direct messages now" in words(answer)
    rooms.remove_from_thread(world, thread, cem.id)
    company.driver.jump(3600.0)
    await table.step()
    await quiet(company, table)
    assert posts_of_watchers(company, table) == []


async def test_who_was_invited_to_a_room_that_they_do_not_see_reads_nothing_of_direct_messages(
    company: Company,
) -> None:
    world = company.driver.world
    table = await company.seat("waves", 1, private=True)
    [ann, bob], cem = company.people(2), company.person("cem")
    for guest in (bob, cem):
        assert "may now join" in await company.says(ann, "table invite", person=guest)
    await bob.press(await table.lobby(), "Join").acknowledged()
    await table.start()
    elsewhere = world.add_channel(company.driver.guild, "elsewhere")
    rooms.set_overwrite(world, company.channel, cem.id, deny=rights.VIEW_CHANNEL)
    answer = await cem.slash("table watch", {"table": str(table.number)}, elsewhere).message()
    assert words(answer) == f"There is no table #{table.number}."
    assert posts_of_watchers(company, table) == []
