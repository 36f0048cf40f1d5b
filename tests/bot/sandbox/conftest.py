"""A small harbour town in the stand-in, and the demo bot in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest

from bot.sandbox import rooms
from bot.sandbox.entities import Channel, Guild, Json
from bot.sandbox.limits import RateLimits
from bot.sandbox.people import Person
from bot.sandbox.pointing import point_discord_py_at
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from tests.bot.sandbox.demo_bot import DemoBot


@dataclass
class Town:
    """Two people in one server with a channel."""

    sandbox: Sandbox
    ann: Person
    bob: Person
    guild: Guild
    square: Channel

    @property
    def world(self) -> World:
        return self.sandbox.world

    async def until(self, claim: Callable[[], object], within: float = 10) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(within):
            while not claim():
                await asyncio.sleep(0.005)

    async def sees(self, who: Person, where: Channel, wanted: Callable[[Json], bool]) -> Json:
        """Wait for a message that somebody sees."""
        await self.until(lambda: any(wanted(each) for each in who.messages(where)))
        return next(each for each in who.messages(where) if wanted(each))


def people_a_world() -> tuple[World, Guild, Channel]:
    world = World()
    ann, bob = world.add_person("ann", "Ann"), world.add_person("bob")
    guild = world.add_guild("Harbour", owner=ann)
    rooms.join(world, guild, bob.id)
    world.add_role(guild, "sailors")
    return world, guild, world.add_channel(guild, "square")


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    world, guild, square = people_a_world()
    sandbox = await Sandbox.start(world=world, rate_limits=RateLimits.off())
    point_discord_py_at(sandbox.url)
    yield Town(sandbox, sandbox.person("ann"), sandbox.person("bob"), guild, square)
    await sandbox.close()


async def run(demo: DemoBot, town: Town, shards: int = 1) -> asyncio.Task[None]:
    """Start a client and wait until it is ready."""
    task = asyncio.create_task(demo.start(town.sandbox.token))
    await town.sandbox.gateway.wait_ready(shards)
    await demo.wait_until_ready()
    return task


@pytest.fixture
async def demo(town: Town) -> AsyncIterator[DemoBot]:
    one = DemoBot()
    task = await run(one, town)
    yield one
    await one.close()
    await asyncio.wait([task])
