"""Two processes of the bot on one PostgreSQL, each with its part of Discord's shards."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path

from tests.end_to_end import kept
from tests.end_to_end.driver import THE_BOT, Driver
from tests.end_to_end.nursery import ROOT, Process, begin
from tests.end_to_end.reading import words

THREAD = 11


class Two:
    """A stand-in with two servers, one on each shard, and a bot process for each shard."""

    def __init__(self, driver: Driver, database: str, command: Sequence[str] = THE_BOT) -> None:
        self.command = command
        self.driver = driver
        self.database = database
        self.api = driver.sandbox.url
        """Where the bot sends its requests."""
        self.settings: dict[str, dict[str, str]] = {}
        """What else is set for the process of a part."""
        self.processes: list[Process] = []

    async def start(self, *shards: str) -> None:
        """Start a process for each of these parts, and wait until the gateway has said READY to it."""
        for part in shards:
            environment = {
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "PYTHONUNBUFFERED": "1",
                "TIDETABLE_TOKEN": self.driver.sandbox.token,
                "TIDETABLE_DATABASE": self.database,
                "TIDETABLE_DISCORD_API": self.api,
                "TIDETABLE_SHARDS": part,
                **self.settings.get(part, {}),
            }
            before = self.log.read_text().count("ready as") if self.log.exists() else 0
            process = await begin(self.command, environment, ROOT, self.log)
            self.processes.append(process)
            async with asyncio.timeout(240):
                while self.log.read_text().count("ready as") == before:
                    assert process.returncode is None, self.driver.last_words()
                    await asyncio.sleep(0.05)

    @property
    def log(self) -> Path:
        return self.driver.log

    @property
    def kept(self) -> kept.Database:
        """The database, to be read from beside the bot."""
        if self.database.startswith("sqlite:"):
            return Path(self.database.removeprefix("sqlite:///"))
        return self.database

    async def stop(self, how: signal.Signals) -> list[float]:
        """Tell all to end; gives the seconds each took."""
        took = []
        for process in self.processes:
            began = time.monotonic()
            process.send_signal(how)
            await asyncio.wait_for(process.wait(), 60)
            took.append(time.monotonic() - began)
        self.processes.clear()
        return took

    async def ask(self, query: str) -> int:
        """A number from the database."""
        if self.database.startswith("sqlite:"):
            [row] = await asyncio.to_thread(kept.rows, Path(self.database.removeprefix("sqlite:///")), query)
            return int(next(iter(row.values())))
        import asyncpg

        connection = await asyncpg.connect(self.database)
        try:
            found: int = await connection.fetchval(query)
        finally:
            await connection.close()
        return found

    async def settled(self, within: float = 60) -> None:
        """Wait until nothing is left that should be shown by now, and nobody has claimed anything."""
        left = (
            "SELECT count(*) FROM posts WHERE claimed_until IS NOT NULL"
            f" OR state IN ('wanted', 'failed') AND not_before < {time.time()}"
        )
        async with asyncio.timeout(within):
            while await self.ask(left):
                await asyncio.sleep(0.05)

    def threads(self) -> int:
        """How many tables have got their thread."""
        return sum(channel.type == THREAD for channel in self.driver.world.channels.values())

    async def close(self) -> None:
        """Kill what still runs, and end the stand-in."""
        for process in self.processes:
            if process.returncode is None:
                process.kill()
            await process.wait()
        await self.driver.close()

    async def begin_tables(self, count: int) -> None:
        """Tables in the one channel that everybody sees, dealt at once."""
        driver = self.driver
        ann, bob = driver.person("ann"), driver.person("bob")
        for _ in range(count):
            told = words(await driver.slash(ann, "table new", game="waves").message())
            number = told.partition("#")[2].split()[0].rstrip(".,:*)")
            await driver.slash(bob, "table join", table=number).message()
            await driver.slash(ann, "table start", table=number).message()
