"""Reaching people: closed direct messages, people who do not want them, and how both play all the same."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import EPHEMERAL, Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words

pytestmark = pytest.mark.asyncio(loop_scope="module")

SOME_HOURS = 6.1 * 3600


def lobby_words(table: Playing) -> str:
    return words(table.lobby_now() or {"content": "", "components": []})


def dm_hands(table: Playing, person: Person) -> list[Json]:
    return [m for m in person.messages(person.dm()) if f"· #{table.number}\n" in words(m) + "\n"]


def said_in(table: Playing, what: str) -> list[str]:
    return [words(m) for m in table.newest(many=80) if what in words(m) and not m["flags"] & EPHEMERAL]


def tries(company: Company, person: Person) -> int:
    """How often the bot tried in vain to write to somebody."""
    dm = person.dm()
    return sum(one.code == 50007 and dm.id in one.path for one in company.driver.sandbox.refusal_log.refusals)


async def closed_table(company: Company, system: str = "waves", count: int = 2) -> Playing:
    """A running table at which bob takes no direct messages."""
    company.person("bob").close_dms()
    table = await company.seat(system, count)
    await table.wait(lambda: "👁️" in lobby_words(table))
    await table.start()
    await company.told(table)
    return table


async def test_whoever_cannot_be_written_to_is_marked_while_sitting_down_and_told_how_to_play(company: Company) -> None:
    bob = company.person("bob")
    bob.close_dms()
    table = await company.seat("waves", 2)
    await table.wait(lambda: f"👁️ {bob.user.name}" in lobby_words(table))
    assert "My hand button shows them everything" in lobby_words(table)
    assert f"✉️ {company.person('ann').user.name}" in lobby_words(table)


async def test_my_hand_shows_everything_to_whoever_takes_no_direct_messages(company: Company) -> None:
    table = await closed_table(company)
    bob = company.person("bob")
    shown = await table.screen(bob)
    assert shown["flags"] & EPHEMERAL
    assert "Your hand" in words(shown) or shown["attachments"]
    assert dm_hands(table, bob) == []
    typed = await bob.slash("hand", {}, table.room).message()
    assert words(typed) == words(shown)


async def test_a_whole_game_is_played_by_my_hand_alone(company: Company) -> None:
    people = company.people(3)
    for person in people:
        person.close_dms()
    await company.words_only(3)
    table = await company.play("waves", 3, options="rounds=2")
    assert await table.to_the_end()
    await company.told(table)
    assert all(dm_hands(table, person) == [] for person in people)


async def test_who_closes_direct_messages_in_the_middle_is_told_once_and_kindly(company: Company) -> None:
    table = await company.play("waves", 3, options="mode=free")
    bob = company.person("bob")
    bob.close_dms()
    asked = 0
    while asked < 3 and await table.step():
        await company.told(table)
        await company.after_grace(table)
        asked += table.is_waited_for(bob)
    [said] = said_in(table, "takes no direct messages")
    assert bob.user.name in said
    assert "My hand" in said
    assert "later" in said


async def test_closed_direct_messages_are_tried_again_after_some_hours_and_no_sooner(company: Company) -> None:
    table = await closed_table(company)
    bob = company.person("bob")
    tried = tries(company, bob)
    for _ in range(4):
        await table.step()
        await company.told(table)
    assert tries(company, bob) == tried, "a door that is closed is not knocked at with every move"
    bob.reopen_dms()
    company.driver.jump(3600)
    await company.told(table)
    assert dm_hands(table, bob) == []
    company.driver.jump(SOME_HOURS)
    await table.wait(lambda: dm_hands(table, bob))
    assert len(dm_hands(table, bob)) == 1


async def test_direct_messages_that_stay_closed_are_tried_again_and_again_in_silence(company: Company) -> None:
    table = await closed_table(company)
    bob = company.person("bob")
    for day in range(1, 4):
        before = tries(company, bob)
        company.driver.jump(SOME_HOURS)
        await kept.until(lambda before=before: tries(company, bob) > before)  # type: ignore[misc]
        await company.told(table)
        assert tries(company, bob) == before + 1, day
    assert said_in(table, "takes no direct messages") == []


async def test_pressing_my_hand_tries_to_write_again_but_not_each_time(company: Company) -> None:
    table = await closed_table(company)
    bob = company.person("bob")
    tried = tries(company, bob)
    for _ in range(3):
        await table.screen(bob)
    assert tries(company, bob) == tried
    company.driver.jump(900)
    bob.reopen_dms()
    await table.screen(bob)
    await table.wait(lambda: dm_hands(table, bob))
    words_of_reach = "SELECT DISTINCT reach FROM seats WHERE table_id = ?"
    await kept.until(lambda: kept.rows(company.driver.database, words_of_reach, [table.number]) == [{"reach": "ok"}])


async def test_joining_again_tries_to_write_again(company: Company) -> None:
    bob = company.person("bob")
    bob.close_dms()
    table = await company.seat("waves", 2)
    await table.wait(lambda: f"👁️ {bob.user.name}" in lobby_words(table))
    await bob.press(await table.lobby(), "Leave").acknowledged()
    await table.wait(lambda: bob.user.name not in table.seated())
    bob.reopen_dms()
    await bob.press(await table.lobby(), "Join").acknowledged()
    await table.wait(lambda: f"✉️ {bob.user.name}" in lobby_words(table))
    assert any("Your hand will come to you here" in words(m) for m in bob.messages(bob.dm()))


async def test_who_wants_no_direct_messages_gets_none_and_plays_by_my_hand(company: Company) -> None:
    bob = company.person("bob")
    await bob.slash("preferences", {"dms": False}, company.channel).message()
    table = await company.play("waves", 2)
    await company.after_grace(table)
    assert dm_hands(table, bob) == []
    live = table.live()
    assert live is not None
    assert f"#{table.number}" in words(await bob.press(live, "My hand").message())
    assert said_in(table, "takes no direct messages") == [], "that is nobody's business"


async def test_a_direct_message_that_was_deleted_comes_anew_at_the_next_turn(company: Company) -> None:
    from bot.sandbox import talk

    table = await company.play("waves", 3, options="mode=free")
    bob = company.person("bob")
    world = company.driver.world
    [hand] = dm_hands(table, bob)
    message = world.find_message(bob.dm().id, hand["id"])
    assert message is not None
    talk.delete(world, bob.dm(), message)
    for _ in range(20):
        # Some cards ask several people at once.
        asked = [person for person in table.people if table.is_waited_for(person)]
        if bob in asked and dm_hands(table, bob):
            break
        assert dm_hands(table, bob) == [], "a hand only comes to somebody who is asked"
        await table.type(next((person for person in asked if person != bob), bob))
        await company.after_grace(table)
    [anew] = dm_hands(table, bob)
    assert anew["id"] != hand["id"]
