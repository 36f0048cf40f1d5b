"""Drives the real bot, as a process of its own, against the stand-in: people act, conditions are waited for, the bot
is killed and started again, troubles are asked for."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from bot.sandbox import rooms, waiting
from bot.sandbox.answers import Answer
from bot.sandbox.entities import EPHEMERAL, Channel, Guild, Json
from bot.sandbox.limits import RateLimits
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.troubles import PlannedTroubles
from bot.sandbox.world import World
from tests.end_to_end.bot_in_time import NAMED_BY, set_clock
from tests.end_to_end.nursery import ROOT, Process, begin, begin_from_scratch
from tests.fresh_database import fresh_database

T = TypeVar("T")
EVERYTHING = 100_000
THE_BOT = (sys.executable, "-m", "bot", "run")
NO_LIMITS = (
    "TIDETABLE_LIMIT_LOBBIES",
    "TIDETABLE_LIMIT_SERVER_LOBBIES",
    "TIDETABLE_LIMIT_STARTS",
    "TIDETABLE_LIMIT_SERVER_STARTS",
    "TIDETABLE_LIMIT_INVITATIONS",
    "TIDETABLE_LIMIT_REPORTS",
)
"""A test opens as many tables as it likes, unless it asks for limits."""
IN_TIME = (sys.executable, "-m", "tests.end_to_end.bot_in_time")
"""The real bot with a clock that `jump` pushes together with the stand-in's."""
BEGINNING = os.environ.get("TIDETABLE_TEST_BEGINNING", "2030-03-25T12:20:00+00:00")
"""When tests IN_TIME begin, whenever they are run: a Monday noon, with a change to summer time on the next Sunday."""


class BotDied(Exception):
    """The bot's process ended while something was expected of it; says the end of its log."""


class Driver:
    """One stand-in, one bot process, some people; `channel` is where they meet."""

    def __init__(
        self,
        folder: Path,
        sandbox: Sandbox,
        guild: Guild,
        channel: Channel,
        command: Sequence[str],
        environment: Mapping[str, str],
        checkout: Path = ROOT,
    ) -> None:
        self.checkout = checkout
        self.folder = folder
        self.sandbox = sandbox
        self.guild = guild
        self.channel = channel
        self.command = command
        quick = {"TIDETABLE_SECOND_THOUGHTS": "0", "TIDETABLE_COMPUTER_PAUSE": "0.8", "TIDETABLE_CALL_SPREAD": "0"}
        self.environment = {**quick, **environment}
        self.database = folder / "tidetable.db"
        self.log = folder / "bot.log"
        self.clock = folder / "clock"
        set_clock(self.clock, self.world.clock.offset)
        self.process: Process | None = None
        self.begin = begin

    @classmethod
    async def start(
        cls,
        folder: Path,
        people: Sequence[str] = ("ann", "bob", "cem"),
        *,
        command: Sequence[str] = THE_BOT,
        environment: Mapping[str, str] | None = None,
        rate_limits: RateLimits | None = None,
        strict: bool = True,
        run: bool = True,
        begins_anew: bool = False,
        from_scratch: bool = False,
    ) -> Driver:
        """Open a stand-in with these people in one server, the first its owner, and run the bot until it is ready.

        With a bot IN_TIME, or one that will follow the stand-in's clock, it begins at the same moment always. Without
        rate limits of its own the stand-in has none, so that tests do not wait for windows. From scratch it imports
        everything itself at each start, and makes its database at the first.
        """
        world = World()
        if tuple(command) == IN_TIME or begins_anew:
            world.clock.offset = datetime.fromisoformat(BEGINNING).timestamp() - time.time()
        users = [world.add_person(name, name.title()) for name in people]
        guild = world.add_guild("Harbour", owner=users[0])
        for user in users[1:]:
            rooms.join(world, guild, user.id)
        channel = world.add_channel(guild, "tables")
        sandbox = await Sandbox.start(world=world, strict=strict, rate_limits=rate_limits or RateLimits.off())
        driver = cls(folder, sandbox, guild, channel, command, environment or {})
        if from_scratch:
            driver.begin = begin_from_scratch
        else:
            fresh_database(folder, driver.database.name)
        if run:
            try:
                await driver.start_bot()
            except BaseException:
                await driver.close()
                raise
        return driver

    @property
    def kept_in(self) -> Path | str:
        """Where the bot keeps what it keeps."""
        return self.database

    # --- people and what they see

    @property
    def world(self) -> World:
        return self.sandbox.world

    @property
    def troubles(self) -> PlannedTroubles:
        return self.sandbox.troubles

    def person(self, name: str) -> Person:
        return self.sandbox.person(name)

    def add_person(self, name: str) -> Person:
        """Somebody new in the server."""
        user = self.world.add_person(name, name.title())
        rooms.join(self.world, self.guild, user.id)
        return Person(self.world, user)

    def slash(self, who: Person, name: str, channel: Channel | None = None, **options: object) -> Answer:
        """Run a command where people meet, or elsewhere."""
        return who.slash(name, options, channel or self.channel)

    async def erase(self, who: Person) -> Json:
        """Have somebody's data erased, by the button that the command asks with; gives the answer."""
        asked = await self.slash(who, "privacy", do="erase").message()
        return await who.press(asked, "Yes, erase it all").message()

    def read(self, who: Person, channel: Channel | None = None) -> list[Json]:
        """What somebody reads in a channel, oldest first, however far they must scroll."""
        return who.messages(channel or self.channel, limit=EVERYTHING)

    def read_dm(self, who: Person) -> list[Json]:
        """What the bot and somebody wrote to each other."""
        return self.read(who, who.dm())

    def read_ephemeral(self, who: Person, channel: Channel | None = None) -> list[Json]:
        """What only that person sees in a channel."""
        return [each for each in self.read(who, channel) if each["flags"] & EPHEMERAL]

    async def until(self, claim: Callable[[], T], *, within: float = 60) -> T:
        """Wait until a claim about what people see is true; fails at once when the bot's process dies meanwhile."""
        value = claim()
        if value:
            return value
        waiter = asyncio.ensure_future(waiting.until(self.world, claim, within=within))
        death = asyncio.ensure_future(self.process.wait()) if self.process is not None else None
        try:
            await asyncio.wait([each for each in (waiter, death) if each], return_when=asyncio.FIRST_COMPLETED)
            if waiter.done():
                return waiter.result()
            raise BotDied(self.last_words())
        except TimeoutError as error:
            raise TimeoutError(f"not so within {within} seconds; the bot's log ends:\n{self.last_words()}") from error
        finally:
            for each in (waiter, death):
                if each is not None and not each.done():
                    each.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await each

    async def sees(
        self, who: Person, wanted: Callable[[Json], object], channel: Channel | None = None, *, within: float = 60
    ) -> Json:
        """Wait until somebody sees such a message in a channel."""

        def found() -> Json | None:
            return next((each for each in reversed(self.read(who, channel)) if wanted(each)), None)

        message = await self.until(found, within=within)
        assert message is not None
        return message

    async def sees_dm(self, who: Person, wanted: Callable[[Json], object], *, within: float = 60) -> Json:
        """Wait until the bot wrote somebody such a message."""
        return await self.sees(who, wanted, who.dm(), within=within)

    # --- the bot's process

    async def start_bot(self, *, within: float = 60) -> None:
        """Start the bot and wait until it is ready at the gateway."""
        if self.process is not None and self.process.returncode is not None:
            # One that ended by itself may still look connected for a moment.
            await self.sandbox.gateway.wait_gone()
        self.process = await self.begin_process()
        ready = asyncio.ensure_future(self.sandbox.gateway.wait_ready(within=within))
        death = asyncio.ensure_future(self.process.wait())
        await asyncio.wait([ready, death], return_when=asyncio.FIRST_COMPLETED)
        died = death.done()
        for each in (ready, death):
            if not each.done():
                each.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await each
        if died and (ready.cancelled() or ready.exception() is not None):
            raise BotDied(self.last_words())
        ready.result()

    async def begin_process(self, **settings: str) -> Process:
        """Start a process of the bot."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.checkout),
            "PYTHONUNBUFFERED": "1",
            "TIDETABLE_TOKEN": self.sandbox.token,
            "TIDETABLE_DATABASE": f"sqlite:///{self.database}",
            "TIDETABLE_DISCORD_API": self.sandbox.url,
            "TIDETABLE_BEACON": "",
            **dict.fromkeys(NO_LIMITS, "0"),
            NAMED_BY: str(self.clock),
            **self.environment,
            **settings,
        }
        return await self.begin(self.command, environment, self.checkout, self.log)

    def jump(self, seconds: float) -> None:
        """Let time pass for Discord and, where the bot was started IN_TIME, for the bot."""
        set_clock(self.clock, self.world.clock.offset + seconds)
        self.world.clock.jump(seconds)

    async def kill_bot(self) -> None:
        """kill -9, and wait until the gateway has noticed."""
        await self._end_bot(signal.SIGKILL)

    async def stop_bot(self) -> int:
        """Ask the bot to end, as a deploy does; gives its exit code."""
        return await self._end_bot(signal.SIGTERM)

    async def restart_bot(self, *, hard: bool = True) -> None:
        """Kill (or stop) the bot and start it again on the same database."""
        await (self.kill_bot() if hard else self.stop_bot())
        await self.start_bot()

    async def _end_bot(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(how)
        code = await self.until_it_ends()
        await self.sandbox.gateway.wait_gone()
        self.process = None
        return code

    async def until_it_ends(self) -> int:
        """Wait until the bot has ended, by itself or because it was told to; gives its exit code."""
        assert self.process is not None
        try:
            async with asyncio.timeout(60):
                return await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
            raise TimeoutError(f"the bot does not end; its log ends:\n{self.last_words()}") from None

    def last_words(self, lines: int = 40) -> str:
        """The end of the bot's log."""
        if not self.log.exists():
            return "(no log)"
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    async def close(self) -> None:
        """End the bot and the stand-in."""
        if self.process is not None:
            with contextlib.suppress(TimeoutError):
                await self._end_bot(signal.SIGKILL)
        await self.sandbox.close()
