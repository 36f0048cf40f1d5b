"""What may happen to messages, threads, channels, rights and people, and how the game goes on all the same."""

from __future__ import annotations

import pytest

from bot.sandbox import rights, rooms, talk
from bot.sandbox.entities import Channel, Json
from tests.end_to_end import kept
from tests.end_to_end.conftest import GRACE, Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


def delete(company: Company, channel: Channel, message: Json) -> None:
    """A moderator deletes a message."""
    found = company.driver.world.find_message(channel.id, message["id"])
    assert found is not None
    talk.delete(company.driver.world, channel, found)


def thread_of(table: Playing) -> Channel:
    assert table.thread is not None
    return table.thread


async def shown_now(company: Company, table: Playing) -> Json:
    """The table's message, once it shows the newest version."""
    await company.told(table)
    live = table.live()
    assert live is not None
    return live


async def a_move(company: Company, table: Playing) -> None:
    """Let somebody move, and everybody be told."""
    await table.step()
    await company.told(table)


async def free_waves(company: Company) -> Playing:
    await company.words_only(3)
    return await company.play("waves", 3, options="mode=free rounds=2")


# --- messages and places that go


async def test_a_deleted_table_post_is_posted_again(company: Company) -> None:
    table = await free_waves(company)
    gone = await shown_now(company, table)
    delete(company, thread_of(table), gone)
    await a_move(company, table)
    await table.wait(table.live)
    again = await shown_now(company, table)
    assert again["id"] != gone["id"]
    assert again["mentions"] == [], "to be posted again is no reason to wake anybody"
    assert await table.to_the_end()


async def test_a_deleted_lobby_is_posted_again(company: Company) -> None:
    table = await company.seat("waves", 1)
    await company.told(table)
    delete(company, company.channel, await table.lobby())
    bob = company.person("bob")
    await bob.slash("table join", {"table": str(table.number)}, company.channel).message()
    await table.wait(lambda: bob.user.name in table.seated())


async def test_a_table_whose_lobby_was_deleted_gets_a_thread_all_the_same(company: Company) -> None:
    table = await company.seat("waves", 2)
    await company.told(table)
    delete(company, company.channel, await table.lobby())
    await table.people[0].slash("table start", {"table": str(table.number)}, company.channel).message()
    await table.wait(lambda: table.thread)
    await table.wait(table.live)


async def test_after_its_thread_was_deleted_the_table_is_played_in_the_channel(company: Company) -> None:
    table = await free_waves(company)
    rooms.delete_channel(company.driver.world, thread_of(table))
    await a_move(company, table)
    await table.wait(table.live)
    assert table.room is company.channel
    assert await table.to_the_end()


async def test_an_archived_thread_is_opened_again(company: Company) -> None:
    table = await free_waves(company)
    thread, before = thread_of(table), await shown_now(company, table)
    rooms.edit_channel(company.driver.world, thread, {"archived": True})
    await table.press(table.asked()[0])
    shown = await shown_now(company, table)
    assert shown["components"] != before["components"]
    assert thread.thread is not None
    assert not thread.thread.archived


async def test_when_the_whole_channel_is_gone_the_game_goes_on_in_direct_messages(company: Company) -> None:
    table = await free_waves(company)
    rooms.delete_channel(company.driver.world, company.channel)
    database = company.driver.database
    for person in [*table.people] * 2:
        hand = table.hand(person)
        if hand is not None and "It is your turn" in words(hand):
            await table_press(table, person)
    assert len(kept.moves(database, table.number)) >= 1
    await company.told(table)
    due = "SELECT * FROM posts WHERE table_id = ? AND state = 'wanted' AND not_before <= ?"
    assert kept.rows(database, due, [table.number, company.driver.world.clock.now()]) == []


async def test_once_the_channel_is_gone_whoever_is_asked_is_called_in_private_and_the_owner_is_told_once(
    company: Company,
) -> None:
    driver = company.driver
    table = await free_waves(company)
    [first] = table.asked()
    rooms.delete_channel(driver.world, company.channel)
    await table_press(table, first)
    await company.after_grace(table)
    [asked] = table.asked()
    assert asked is not first

    def calls() -> list[str]:
        rung = company.watching.rings(asked.id)
        return [words(one) for one in rung if one["channel_id"] == asked.dm().id and "waits for you" in words(one)]

    await table.wait(calls)
    await company.told(table)
    assert len(calls()) == 1, "their turn"
    driver.jump(86_400 + 60)
    await table.wait(lambda: len(calls()) > 1)
    await company.told(table)
    assert len(calls()) == 2, "and a reminder after a day"
    owner = table.people[0]
    told = [words(one) for one in owner.messages(owner.dm()) if "The channel in which" in words(one)]
    assert len(told) == 1
    assert kept.rows(driver.database, "SELECT * FROM posts WHERE table_id = ? AND NOT keep", [table.number]) == []


async def table_press(table: Playing, person: object) -> None:
    """Press on in a hand, where the table itself can no longer be looked at."""
    from bot.sandbox.people import Person
    from tests.end_to_end.reading import moves

    assert isinstance(person, Person)
    screen = table.hand(person)
    for _ in range(8):
        assert screen is not None
        choice = moves(screen)[0]
        if choice.values:
            answer = person.select(screen, choice.id, list(choice.values[: choice.least]))
        else:
            answer = person.press(screen, choice.id)
        if await answer.acknowledged() == 6:
            before = screen["components"]
            await table.wait(lambda: (table.hand(person) or {"components": before})["components"] != before)  # noqa: B023
            return
        screen = await answer.message()


# --- rights


async def test_a_lost_right_is_named_to_the_owner_once_and_the_table_is_shown_when_it_is_back(
    company: Company,
) -> None:
    driver = company.driver
    ann = company.person("ann")
    table = await free_waves(company)
    before = await shown_now(company, table)
    with driver.sandbox.refusal_log.expecting(50013, 50001):
        bot = driver.world.bot_id
        rooms.set_overwrite(driver.world, company.channel, bot, deny=rights.SEND_MESSAGES_IN_THREADS)
        for _ in range(2):
            person = table.asked()[0]
            await table.press(person)
            driver.jump(GRACE + 1)
            await kept.no_timer(driver.database, table.number, "wake")
            await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
        lost = await driver.sees_dm(ann, lambda message: "I can no longer" in words(message))
        assert "Send Messages in Threads" in words(lost)
        assert f"<#{thread_of(table).id}>" in words(lost)
        rooms.set_overwrite(driver.world, company.channel, bot)
    driver.jump(700)
    await company.told(table)
    assert (await shown_now(company, table))["id"] != before["id"]
    assert sum("I can no longer" in words(message) for message in ann.messages(ann.dm())) == 1


RIGHTS = {
    "history": rights.READ_MESSAGE_HISTORY,
    "attachments": rights.ATTACH_FILES,
    "threads": rights.SEND_MESSAGES_IN_THREADS,
    "view": rights.VIEW_CHANNEL,
}


@pytest.mark.parametrize("name", RIGHTS)
async def test_after_a_right_was_taken_away_and_given_back_the_table_stands_there_once(
    company: Company, name: str
) -> None:
    driver = company.driver
    table = await free_waves(company)
    await shown_now(company, table)
    bot = driver.world.bot_id
    with driver.sandbox.refusal_log.expecting(50013, 50001):
        rooms.set_overwrite(driver.world, company.channel, bot, deny=RIGHTS[name])
        for _ in range(2):
            await table.press(table.asked()[0])
            driver.jump(GRACE + 1)
            await kept.no_timer(driver.database, table.number, "wake")
            await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
        rooms.set_overwrite(driver.world, company.channel, bot)
    driver.jump(700)
    await company.told(table)
    shown = [one for one in table.newest(many=100) if any(choice.label == "My hand" for choice in choices(one))]
    assert len(shown) == 1, [words(one) for one in shown]
    await a_move(company, table)


async def test_a_bot_that_was_removed_and_invited_again_goes_on(company: Company) -> None:
    driver = company.driver
    people = company.people(3)
    guild = driver.world.add_guild("Elsewhere", owner=people[0].user)
    for person in people[1:]:
        person.join(guild)
    company.channel = driver.world.add_channel(guild, f"there-{company.channel.name}")
    table = await free_waves(company)
    bot = driver.world.bot_id
    roles = list(guild.members[bot].roles)
    with driver.sandbox.refusal_log.expecting(50001, 50013):
        rooms.leave(driver.world, guild, bot)
        person = table.asked()[0]
        await table.press(person)
        driver.jump(GRACE + 1)
        await kept.no_timer(driver.database, table.number, "wake")
        await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
        assert len(kept.moves(driver.database, table.number)) >= 1
        rooms.join(driver.world, guild, bot)
        rooms.set_roles(driver.world, guild, bot, roles)
    driver.jump(700)
    await company.told(table)
    assert await table.to_the_end()


async def test_somebody_who_left_the_server_is_shown_as_out_of_reach_and_the_others_play_on(company: Company) -> None:
    table = await free_waves(company)
    first = table.asked()[0]
    gone = next(person for person in table.people[1:] if person is not first)
    gone.leave(company.driver.guild)
    for _ in range(3):
        if table.asked() == [] or table.asked()[0] is gone:
            break
        await table.press(table.asked()[0])
        await company.told(table)
        await company.after_grace(table)
    await company.told(table)
    assert kept.moves(company.driver.database, table.number)
    gone.join(company.driver.guild)
    company.driver.jump(7 * 3600)
    await company.told(table)
    assert table.hand(gone) is not None
