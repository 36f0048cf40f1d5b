"""Two processes on one PostgreSQL, each with a shard: any of them shows any table, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.waiting import until
from tests.end_to_end.driver import ROOT, THE_BOT, Driver
from tests.end_to_end.reading import words
from tests.storage.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]

THREAD = 11
TABLES = 6


class Two:
    """A stand-in with two servers, one on each shard, and a bot process for each shard."""

    def __init__(self, driver: Driver, database: str) -> None:
        self.driver = driver
        self.database = database
        self.processes: list[asyncio.subprocess.Process] = []

    async def start(self, *shards: str) -> None:
        """Start a process for each of these parts, and wait until the gateway has said READY to it."""
        for part in shards:
            environment = {
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "TIDETABLE_TOKEN": self.driver.sandbox.token,
                "TIDETABLE_DATABASE": self.database,
                "TIDETABLE_DISCORD_API": self.driver.sandbox.url,
                "TIDETABLE_SHARDS": part,
            }
            before = self.log.read_text().count("ready as") if self.log.exists() else 0
            with self.log.open("ab") as log:
                process = await asyncio.create_subprocess_exec(
                    *THE_BOT, env=environment, cwd=ROOT, stdout=log, stderr=log
                )
            self.processes.append(process)
            async with asyncio.timeout(90):
                while self.log.read_text().count("ready as") == before:
                    assert process.returncode is None, self.driver.last_words()
                    await asyncio.sleep(0.05)

    @property
    def log(self) -> Path:
        return self.driver.log

    async def stop(self, how: signal.Signals) -> list[float]:
        """Tell all to end; gives the seconds each took."""
        took = []
        for process in self.processes:
            began = time.monotonic()
            process.send_signal(how)
            await asyncio.wait_for(process.wait(), 30)
            took.append(time.monotonic() - began)
        self.processes.clear()
        return took

    async def ask(self, query: str) -> int:
        """A number from the database."""
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.database)
        try:
            found: int = await connection.fetchval(query)
        finally:
            await connection.close()
        return found

    async def begin_tables(self, count: int) -> None:
        """Tables in the one channel that everybody sees, dealt at once."""
        driver = self.driver
        ann, bob = driver.person("ann"), driver.person("bob")
        for _ in range(count):
            told = words(await driver.slash(ann, "table new", game="waves").message())
            number = told.partition("#")[2].split()[0].rstrip(".,:*)")
            await driver.slash(bob, "table join", table=number).message()
            await driver.slash(ann, "table start", table=number).message()


@pytest.fixture
async def two(tmp_path: Path, postgres: str) -> AsyncIterator[Two]:
    driver = await Driver.start(tmp_path, run=False)
    both = Two(driver, postgres)
    yield both
    for process in both.processes:
        if process.returncode is None:
            process.kill()
        await process.wait()
    await driver.close()


async def test_every_table_gets_its_thread_whichever_process_makes_it(two: Two) -> None:
    await two.start("0/2", "1/2")
    await two.begin_tables(TABLES)
    world = two.driver.world
    await until(world, lambda: sum(channel.type == THREAD for channel in world.channels.values()) == TABLES, within=60)
    took = await two.stop(signal.SIGTERM)
    assert max(took) < 10
    claimed = "SELECT (SELECT count(*) FROM posts WHERE claimed_until IS NOT NULL)"
    assert await two.ask(f"{claimed} + (SELECT count(*) FROM timers WHERE claimed_until IS NOT NULL)") == 0
    assert "Traceback" not in two.log.read_text()


async def test_two_with_the_same_shard_are_quiet_and_do_everything_once(two: Two) -> None:
    await two.start("0/1", "0/1")
    await two.begin_tables(2)
    world = two.driver.world
    await until(world, lambda: sum(channel.type == THREAD for channel in world.channels.values()) == 2, within=60)
    assert await two.ask("SELECT count(*) FROM tables") == 2
    assert "was answered by another process" in two.log.read_text()
    assert "Traceback" not in two.log.read_text()


async def test_what_a_killed_process_had_claimed_is_taken_up_at_its_next_start(two: Two) -> None:
    await two.start("0/1")
    await two.begin_tables(1)
    await two.stop(signal.SIGKILL)
    await two.ask(
        "WITH claimed AS (UPDATE posts SET state = 'wanted', not_before = 0, version_wanted = version_shown + 1,"
        " claimed_by = 'post-0/1-gone', claimed_until = extract(epoch FROM now()) + 60 WHERE kind = 'hand' RETURNING 1)"
        " SELECT count(*) FROM claimed"
    )
    await two.start("0/1")
    began = time.monotonic()
    while await two.ask("SELECT count(*) FROM posts WHERE kind = 'hand' AND claimed_by = 'post-0/1-gone'"):
        assert time.monotonic() - began < 20
        await asyncio.sleep(0.05)
    assert "gave back" in two.log.read_text()
