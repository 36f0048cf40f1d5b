"""The private rooms of teams: nobody's but the bot's own, and nobody stays in one who no longer belongs there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import json

from bot.post.team_rooms import LOCKED, UNLOCK_AGAIN, TeamRoom
from bot.sandbox import rights, rooms
from bot.sandbox.entities import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from storage.ids import UserId
from tests.end_to_end import kept
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words
from tests.end_to_end.sketches import NOT_LOOKED_AT


@pytest.fixture
async def pushed(tmp_path: Path) -> AsyncIterator[Driver]:
    """The real bot on a clock that is pushed."""
    one = await Driver.start(tmp_path, command=IN_TIME, environment=NOT_LOOKED_AT)
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []


def rooms_of(driver: Driver, table: Playing) -> list[Channel]:
    """The private threads of a table's teams that the bot has opened."""
    named = f"#{table.number} team"
    found = [one for one in driver.world.channels.values() if one.type == PRIVATE_THREAD]
    return [one for one in found if (one.name or "").startswith(named) and one.owner_id == driver.world.bot_id]


async def in_teams(driver: Driver) -> Playing:
    """Four people who will play in two teams, before they start."""
    people = [driver.person("ann"), driver.person("bob"), driver.person("cem"), driver.add_person("dan")]
    return await Playing.seat(driver, people, "waves", options="mode=teams")


async def test_a_thread_of_an_enemy_is_never_taken_for_a_teams_own(driver: Driver) -> None:
    table = await in_teams(driver)
    cem = table.people[2]
    traps = [
        rooms.create_thread(driver.world, driver.channel, f"#{table.number} team {team}", cem.id, type=PRIVATE_THREAD)
        for team in "AB"
    ]
    for trap in traps:
        rooms.add_to_thread(driver.world, trap, driver.world.bot_id, by=cem.id)
    await table.start()
    await table.wait(lambda: len(rooms_of(driver, table)) == 2)
    await table.wait(lambda: all(len(room.thread.members) == 3 for room in rooms_of(driver, table) if room.thread))
    for trap in traps:
        assert trap.thread is not None
        assert set(trap.thread.members) == {cem.id, driver.world.bot_id}


async def test_a_thread_that_somebody_makes_of_the_lobby_is_not_the_tables(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    table = await Playing.seat(driver, [ann, bob], "war")
    lobby = (await table.lobby())["id"]
    trap = rooms.create_thread(driver.world, driver.channel, "bob's", bob.id, type=PUBLIC_THREAD, id=lobby)
    await table.start()
    assert table.thread is not None
    assert table.thread.id != trap.id
    assert table.thread.owner_id == driver.world.bot_id


async def test_who_leaves_a_seat_is_shown_out_of_the_room_of_its_team(driver: Driver) -> None:
    table = await in_teams(driver)
    await table.start()
    await table.wait(lambda: len(rooms_of(driver, table)) == 2)
    dan = table.people[3]

    def inside() -> list[Channel]:
        return [room for room in rooms_of(driver, table) if room.thread and dan.id in room.thread.members]

    await table.wait(inside)
    await driver.erase(dan)
    await table.wait(lambda: not inside())


async def test_a_room_that_somebody_cannot_be_shown_out_of_is_given_up_for_a_new_one(driver: Driver) -> None:
    table = await in_teams(driver)
    await table.start()
    await table.wait(lambda: len(rooms_of(driver, table)) == 2)
    dan, world = table.people[3], driver.world

    def inside() -> list[Channel]:
        return [room for room in rooms_of(driver, table) if room.thread and dan.id in room.thread.members]

    [old] = await table.wait(inside)
    await kept.all_told(driver.database, table.number, now=world.clock.now())
    refused = driver.sandbox.troubles.refuse(403, "DELETE", "/channels/{channel_id}/thread-members/{user_id}", times=9)
    await driver.erase(dan)
    await table.wait(lambda: any("a new room" in words(one.data) for one in world.messages[old.id].values()))
    refused.cancel()
    given_up = "SELECT * FROM posts WHERE audience LIKE 'team%' AND state = 'shown' AND message_id IS NULL"
    await table.wait(lambda: kept.rows(driver.database, given_up))


async def test_a_room_that_somebody_deletes_is_opened_anew_for_its_team_at_the_next_move(driver: Driver) -> None:
    table = await in_teams(driver)
    await table.start()

    def full() -> list[Channel]:
        return [room for room in rooms_of(driver, table) if room.thread and len(room.thread.members) == 3]

    await table.wait(lambda: len(full()) == 2)
    await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
    before = full()
    for room in before:
        rooms.delete_channel(driver.world, room)
    await table.step()
    # Silence begins for the team of the seat that has placed an Agent; its room is needed for that.
    [anew] = await table.wait(full)
    old = next(room for room in before if room.name == anew.name)
    assert anew.id != old.id
    assert anew.thread is not None
    assert old.thread is not None
    assert set(anew.thread.members) == set(old.thread.members)


async def test_a_bot_that_was_removed_and_invited_again_opens_the_room_of_a_team_anew_at_the_next_move(
    driver: Driver,
) -> None:
    world, guild = driver.world, driver.guild
    rooms.set_overwrite(world, driver.channel, world.bot_id, deny=rights.MANAGE_THREADS)
    table = await in_teams(driver)
    await table.start()

    def full() -> list[Channel]:
        return [room for room in rooms_of(driver, table) if room.thread and len(room.thread.members) == 3]

    await table.wait(lambda: len(full()) == 2)
    await kept.all_told(driver.database, table.number, now=world.clock.now())
    roles = list(guild.members[world.bot_id].roles)
    rooms.leave(world, guild, world.bot_id)
    assert not full()
    rooms.join(world, guild, world.bot_id)
    rooms.set_roles(world, guild, world.bot_id, roles)
    with driver.sandbox.refusal_log.expecting(50001):
        await table.step()
        [anew] = await table.wait(full)
    assert (anew.name or "").endswith("(2)")


async def test_a_room_that_the_bot_may_not_lock_still_says_that_nobody_may_talk(driver: Driver) -> None:
    world = driver.world
    rooms.set_overwrite(world, driver.channel, world.bot_id, deny=rights.MANAGE_THREADS)
    table = await in_teams(driver)
    await table.start()
    await table.wait(lambda: len(rooms_of(driver, table)) == 2)

    def asking() -> list[Channel]:
        found = rooms_of(driver, table)
        return [room for room in found if any("Silence" in words(one.data) for one in world.messages[room.id].values())]

    assert not asking()
    await table.step()
    await table.wait(lambda: len(asking()) == 1)
    assert not any(room.thread and room.thread.locked for room in rooms_of(driver, table))


async def test_a_room_that_the_bot_may_not_unlock_any_more_is_unlocked_once_it_may_again(pushed: Driver) -> None:
    driver, world = pushed, pushed.world
    table = await in_teams(driver)
    await table.start()
    await table.wait(lambda: len(rooms_of(driver, table)) == 2)
    await kept.all_told(driver.database, table.number, now=world.clock.now())

    def locked() -> list[Channel]:
        return [room for room in rooms_of(driver, table) if room.thread and room.thread.locked]

    await table.step()
    [room] = await table.wait(locked)
    rooms.set_overwrite(world, driver.channel, world.bot_id, deny=rights.MANAGE_THREADS)
    put_off = "SELECT * FROM posts WHERE kind = 'talk' AND not_before > ?"
    soon = world.clock.now() + UNLOCK_AGAIN / 2
    for _ in range(3):
        await table.step()
    await table.wait(lambda: kept.rows(driver.database, put_off, [soon]))
    assert room in locked()
    rooms.set_overwrite(world, driver.channel, world.bot_id)
    await driver.slash(table.people[0], "games").message()  # the bot has heard of its right by then
    driver.jump(UNLOCK_AGAIN)
    await table.wait(lambda: room not in locked())


async def test_a_room_that_stays_locked_as_somebody_leaves_it_is_unlocked_later_too(pushed: Driver) -> None:
    driver, world = pushed, pushed.world
    table = await in_teams(driver)
    await table.start()
    await table.wait(lambda: len(rooms_of(driver, table)) == 2)
    await kept.all_told(driver.database, table.number, now=world.clock.now())

    def locked() -> list[Channel]:
        return [room for room in rooms_of(driver, table) if room.thread and room.thread.locked]

    await table.step()
    [room] = await table.wait(locked)
    assert room.thread is not None
    rooms.set_overwrite(world, driver.channel, world.bot_id, deny=rights.MANAGE_THREADS)
    leaver, stayer = (one for one in table.people if one.id in room.thread.members)
    # Whoever is left alone may talk: the room is to be unlocked while it loses a member.
    await driver.erase(leaver)
    put_off = "SELECT noted FROM posts WHERE kind = 'talk' AND not_before > ?"
    [row] = await table.wait(lambda: kept.rows(driver.database, put_off, [world.clock.now() + UNLOCK_AGAIN / 2]))
    assert json.decode(row["noted"], type=TeamRoom) == TeamRoom([UserId(int(stayer.id))], LOCKED)
    assert room in locked()
    rooms.set_overwrite(world, driver.channel, world.bot_id)
    await driver.slash(stayer, "games").message()  # the bot has heard of its right by then
    driver.jump(UNLOCK_AGAIN)
    await table.wait(lambda: room not in locked())
