"""A small harbour town in the stand-in, and the demo bot in it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.pointing import point_discord_py_at
from bot.sandbox import rooms
from bot.sandbox.entities import Channel, Guild, Json
from bot.sandbox.limits import RateLimits
from bot.sandbox.people import Person
from bot.sandbox.routing import Route
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

    async def until(self, claim: Callable[[], object], within: float = 60) -> None:
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
    wrong: list[str] = []

    def audit(route: Route, status: int, body: object) -> None:
        """The stand-in's own answers are held against Discord's document too, in every test that has a town."""
        if sandbox.document is not None:
            sent = msgspec.json.decode(msgspec.json.encode(body))
            wrong.extend(sandbox.document.answer_faults(route.method, route.template, status, sent))

    sandbox.audit = audit
    yield Town(sandbox, sandbox.person("ann"), sandbox.person("bob"), guild, square)
    await sandbox.close()
    assert wrong == []


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


class Knock:
    """Sends requests as the bot would, but any that a test wants."""

    def __init__(self, town: Town, session: aiohttp.ClientSession) -> None:
        self.town = town
        self.session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        files: list[tuple[str, bytes]] | None = None,
        token: str | None = None,
    ) -> tuple[int, Any]:
        """The status and the JSON of the answer."""
        headers = {"Authorization": f"Bot {self.town.sandbox.token if token is None else token}"}
        sent: dict[str, Any] = {}
        if files is not None:
            # Libraries send file names as they are; aiohttp by itself would quote them.
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", msgspec.json.encode(body).decode())
            for number, (name, content) in enumerate(files):
                data.add_field(
                    f"files[{number}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
            sent["data"] = data
        elif body is not None:
            headers["Content-Type"] = "application/json"
            sent["data"] = msgspec.json.encode(body)
        url = f"{self.town.sandbox.api_base}{path}"
        async with self.session.request(method, url, headers=headers, **sent) as answer:
            raw = await answer.read()
            if raw:
                assert answer.headers["Content-Type"] == "application/json"
            return answer.status, msgspec.json.decode(raw) if raw else None


@pytest.fixture
async def knock(town: Town) -> AsyncIterator[Knock]:
    async with aiohttp.ClientSession() as session:
        yield Knock(town, session)
