"""Who sees a channel of a server, asked of Discord by a process that is not connected to that server."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest

from bot.post.members import can_see
from bot.sandbox import rights, rooms
from bot.sandbox.entities import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from bot.sandbox.people import Person
from storage.ids import ServerId, UserId
from tests.bot.sandbox.conftest import Town, town

__all__ = ["town"]


@pytest.fixture
async def client(town: Town) -> AsyncIterator[discord.Client]:
    """A client that has logged in, and hears of no server."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(town.sandbox.token)
        yield client


async def test_a_thread_is_seen_by_who_sees_its_channel_and_a_private_one_by_its_members(
    client: discord.Client, town: Town
) -> None:
    async def sees(one: Channel, person: Person) -> bool:
        return await can_see(client, ServerId(int(town.guild.id)), int(one.id), UserId(int(person.id)))

    world = town.world
    eva = Person(world, world.add_person("eva"))
    rooms.join(world, town.guild, eva.id)
    quay = rooms.create_thread(world, town.square, "quay", eva.id, type=PUBLIC_THREAD)
    cove = rooms.create_thread(world, town.square, "cove", eva.id, type=PRIVATE_THREAD)
    rooms.add_to_thread(world, cove, world.bot_id)
    whose = (town.ann, town.bob, eva)
    assert [await sees(town.square, each) for each in whose] == [True, True, True]
    assert [await sees(quay, each) for each in whose] == [True, True, True]
    assert [await sees(cove, each) for each in whose] == [True, False, True], "ann may manage threads, eva is in it"
    rooms.set_overwrite(world, town.square, eva.id, deny=rights.VIEW_CHANNEL)
    assert [await sees(one, eva) for one in (town.square, quay, cove)] == [False, False, False]
