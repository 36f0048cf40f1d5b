"""Starting with a hundred thousand tables: how long from login until ready, and until every message that was not yet
shown is shown: python -m tests.bench.bot_start [TABLES].
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import tempfile
import time
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random

from bot.contract import Contract
from bot.host import Host, Request
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.host.timers import Pauses
from bot.pace.terms import OPEN
from bot.systems import systems
from storage.ids import ServerId, UserId
from storage.store import Store
from tests.bench.bot_people import NAMES
from tests.end_to_end.driver import Driver

TABLES = 100_000
ACTIONS = 12
UNSHOWN = 60
"""How many tables have messages that were not shown before the bot went down: the table, and two hands."""
MOST_SECONDS = 3.0
COPIED = ("tables", "states", "seats", "sittings", "actions", "posts", "timers")
LINE = re.compile(r"^(\S+ \S+?),(\d+) \w+ (\S+) (.*)$")


async def play_some(driver: Driver, pace: str = OPEN) -> int:
    """Make a table of each system with some moves, as the bot itself stores them; returns how many tables."""
    numbers = count(1)
    luck = Random(1)
    people = [UserId(int(driver.person(name).id)) for name in NAMES[:2]]
    async with await Store.open(f"sqlite:///{driver.database}") as store:
        host = Host(store, time.time, Pauses())
        for system in systems():
            asked = [Request(str(next(numbers)), person, f"Person {person % 100}") for person in people]
            contract = Contract(system, room="channel", pace=pace)
            server, channel = ServerId(int(driver.guild.id)), int(driver.channel.id)
            opened = await host.open(Opening(contract, "Friday", False, server, channel, "en"), asked[0])
            await host.change(opened.table, asked[1], lambda seated, who=asked[1]: lobbies.join(seated, who, 0.0))  # type: ignore[misc]
            await host.start(opened.table, Request(str(next(numbers)), people[0], "Person"))
            for _ in range(ACTIONS):
                game = (await host.load(opened.table)).game
                if game is None or not game.to_act:
                    break
                seat = luck.choice(game.to_act)
                await host.act(opened.table, None, seat, luck.choice(game.legal(seat)))
    return len(systems())


def multiply(path: Path, templates: int, tables: int, unshown: int = UNSHOWN) -> int:
    """Copy the first tables until there are so many, all shown except some; returns how many messages are not."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA cache_size = -262144")
    shown = "UPDATE posts SET state = 'shown', attempts = 0, version_shown = version_wanted, claimed_until = NULL"
    connection.execute("DELETE FROM posts WHERE kind NOT IN ('table', 'hand')")
    connection.execute(f"{shown}, message_id = 1")
    connection.execute("UPDATE timers SET due = due + 1e6, claimed_until = NULL")
    connection.execute("UPDATE tables SET status = 'running'")
    for name in COPIED:
        key = "id" if name == "tables" else "table_id"
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})") if row[1] != key]
        listed = ", ".join(columns)
        numbers = f"SELECT {templates + 1} UNION ALL SELECT n + 1 FROM numbers WHERE n < {tables}"
        connection.execute(
            f"WITH RECURSIVE numbers(n) AS ({numbers})"
            f" INSERT INTO {name} ({key}, {listed}) SELECT n, {listed} FROM numbers JOIN {name}"
            f" ON {key} = (n - 1) % {templates} + 1"
        )
    step = tables // max(1, unshown)
    messages = connection.execute(
        "UPDATE posts SET state = 'wanted', message_id = NULL, not_before = 1.0"
        f" WHERE {unshown} > 0 AND table_id % {step} = 1 AND table_id > {templates}"
    ).rowcount
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return messages


def unshown_now(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        found: int = connection.execute("SELECT COUNT(*) FROM posts WHERE state = 'wanted'").fetchone()[0]
    finally:
        connection.close()
    return found


def moment_of(log: Path, name: str, words: str) -> float:
    """When the bot's log last said this, in seconds."""
    found = 0.0
    for line in log.read_text().splitlines():
        match = LINE.match(line)
        if match and match[3] == name and match[4].startswith(words):
            found = datetime.strptime(match[1], "%Y-%m-%d %H:%M:%S").timestamp() + int(match[2]) / 1000
    return found


async def start_and_time(driver: Driver) -> tuple[float, float]:
    """Start the bot; returns the seconds from its process to login, and from login to ready."""
    began = time.time()
    await driver.start_bot()
    while not (ready := moment_of(driver.log, "bot.client", "ready")) >= began - 1:
        await asyncio.sleep(0.02)
    login = moment_of(driver.log, "discord.client", "logging in")
    return login - began, ready - login


async def measure(tables: int) -> dict[str, float]:
    """Start the bot on so many tables, let it show what it must, and start it once more."""
    with tempfile.TemporaryDirectory() as name:
        driver = await Driver.start(Path(name), NAMES, run=False, from_scratch=True)
        try:
            templates = await play_some(driver)
            began = time.perf_counter()
            unshown = multiply(driver.database, templates, tables)
            size = driver.database.stat().st_size / 1e9
            print(f"{tables:,} tables, {size:.1f} GB, copied in {time.perf_counter() - began:.0f} s", flush=True)
            before, after = await start_and_time(driver)
            login = moment_of(driver.log, "discord.client", "logging in")
            while (left := unshown_now(driver.database)) and time.time() - login < 60:
                await asyncio.sleep(0.05)
            shown = time.time() - login
            sent = sum(1 for kept in driver.world.messages.values() for _ in kept)
            await driver.stop_bot()
            again_before, again = await start_and_time(driver)
            assert not driver.sandbox.violations, driver.sandbox.violations[:5]
        finally:
            await driver.close()
    print(f"first start: {before:.1f} s to login, then {after:.2f} s until ready (at most {MOST_SECONDS:.0f})")
    print(f"second start, nothing new to tell Discord: {again_before:.1f} s to login, then {again:.2f} s until ready")
    print(f"{unshown} messages were not shown; {sent} sent and {left} left {shown:.1f} s after login")
    return {"ready": max(after, again), "unshown": float(unshown), "sent": float(sent), "left": float(left)}


def main() -> None:
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))


if __name__ == "__main__":
    main()
