"""Thousands of servers with running tables for the load: most lie in the database only, some are played at."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import asyncpg

from bot import controls
from bot.contract import Contract
from bot.controls import Hand, Rematch
from bot.host import Host, Request
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.host.timers import Pauses
from bot.sandbox import rooms
from bot.sandbox.entities import Change, Channel, Json
from bot.sandbox.people import Person
from bot.systems import systems
from storage.ids import ServerId, UserId
from storage.store import Store
from tests.bench.bot_people import Crowd
from tests.bench.bot_start import COPIED, multiply
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.reading import choices

SPREAD = "UPDATE tables SET server_id = ${}, channel_id = ${} WHERE id = ${}"
ACTS = "SELECT table_id, seat, at FROM actions WHERE kind = 'act' AND at >= {} ORDER BY at"
IN_DOUBT = 30.0
"""For how many seconds a press that was acknowledged may still become a move."""
EACH_GROUP = 10
"""How many people play with each other."""
EACH_TABLE = 12
"""How many moves were made at the tables that nobody plays at now."""


@dataclass(frozen=True)
class Group:
    """Some people who play with each other in a server."""

    people: tuple[Person, ...]
    channel: Channel


def build_servers(driver: Driver, names: Sequence[str], servers: int) -> list[Group]:
    """Servers with a channel each; in the first ones ten people each play with each other."""
    world = driver.world
    users = [driver.person(name).user for name in names]
    groups = []
    for number in range(servers - 1):
        time.sleep(0.001)  # Ids of another millisecond, so that shards get their share.
        first = number * EACH_GROUP
        ours = users[first : first + EACH_GROUP] or [users[number % len(users)]]
        guild = world.add_guild(f"Server {number}", owner=ours[0])
        for user in ours:
            rooms.join(world, guild, user.id)
        channel = world.add_channel(guild, "tables")
        if len(ours) == EACH_GROUP:
            groups.append(Group(tuple(driver.person(user.username) for user in ours), channel))
    return groups


async def store_people(driver: Driver, url: str, names: Sequence[str]) -> None:
    """Store people as if the bot had written to them before: Discord lets it begin only one conversation a second."""
    async with await Store.open(url) as store:
        for person in map(driver.person, names):
            await store.players.change(UserId(int(person.id)), dm_channel_id=int(person.dm().id))


async def store_tables(driver: Driver, url: str, tables: int) -> None:
    """Store running tables of all systems in all servers, as the bot stores them, all shown."""
    luck, numbers = Random(1), itertools.count(1)
    people = [UserId(int(user.id)) for user in list(driver.world.users.values())[1:3]]
    async with await Store.open(url) as store:
        host = Host(store, time.time, Pauses())
        for system in systems():
            asked = [Request(str(next(numbers)), person, f"Person {person % 100}") for person in people]
            opening = Opening(Contract(system, room="channel"), "Friday", False, ServerId(1), ServerId(1), "en")
            opened = await host.open(opening, asked[0])
            await host.change(opened.table, asked[1], lambda seated, who=asked[1]: lobbies.join(seated, who, 0.0))  # type: ignore[misc]
            await host.start(opened.table, Request(str(next(numbers)), people[0], "Person"))
            for _ in range(EACH_TABLE):
                game = (await host.load(opened.table)).game
                if game is None or not game.to_act:
                    break
                seat = luck.choice(game.to_act)
                await host.act(opened.table, None, seat, luck.choice(game.legal(seat)))
    places = [(int(one.guild_id), int(one.id)) for one in driver.world.channels.values() if one.guild_id]
    spread = [(*places[number % len(places)], number) for number in range(1, tables + 1)]
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        multiply(path, len(systems()), tables, unshown=0)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executemany(SPREAD.format(1, 2, 3).replace("$", "?"), spread)
        return
    await _multiply(url, len(systems()), tables, spread)


async def _multiply(url: str, templates: int, tables: int, spread: Sequence[tuple[int, int, int]]) -> None:
    """Copy the first tables on PostgreSQL until there are so many, spread over the servers."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("DELETE FROM posts WHERE kind NOT IN ('table', 'hand')")
        await connection.execute(
            "UPDATE posts SET state = 'shown', attempts = 0, version_shown = version_wanted,"
            " claimed_until = NULL, message_id = 1"
        )
        await connection.execute("UPDATE timers SET due = due + 1e6, claimed_until = NULL")
        await connection.execute("UPDATE tables SET status = 'running'")
        for name in COPIED:
            key = "id" if name == "tables" else "table_id"
            columns = await connection.fetch(
                "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
                name,
            )
            listed = ", ".join(row[0] for row in columns if row[0] != key)
            await connection.execute(
                f"INSERT INTO {name} ({key}, {listed}) SELECT n, {listed}"
                f" FROM generate_series({templates + 1}, {tables}) AS n"
                f" JOIN {name} ON {key} = (n - 1) % {templates} + 1"
            )
        await connection.executemany(SPREAD.format(1, 2, 3), spread)
        await connection.execute(f"SELECT setval(pg_get_serial_sequence('tables', 'id'), {tables})")
        await connection.execute("ANALYZE")
    finally:
        await connection.close()


class Taken(NamedTuple):
    """A press that was acknowledged without words: a move that was made, or one that was put off."""

    table: int
    seat: int | None
    at: float


class Watchful(Crowd):
    """People who also note when the channel shows their move; all by the clock of this machine, as the bot keeps it."""

    def __init__(self, driver: Driver, people: Sequence[Person], seed: int = 1) -> None:
        self._taken: list[Taken] = []
        self._showings: dict[int, list[float]] = {}
        super().__init__(driver, people, seed)

    def acknowledged(self, table: int, seat: int | None, began: float) -> None:
        self._taken.append(Taken(table, seat, began))

    async def take_shown(self, database: kept.Database) -> list[float]:
        """After how many seconds the moves made lately were shown; those not shown yet are left for the next call."""
        acts: dict[tuple[int, int | None], list[float]] = {}
        since = min((one.at for one in self._taken), default=time.time())
        for row in await asyncio.to_thread(kept.rows, database, ACTS.format(since)):
            acts.setdefault((row["table_id"], row["seat"]), []).append(row["at"])
        shown, left = [], []
        for number, press in enumerate(self._taken):
            # A later press may be the one that made the move.
            ends = min(
                (other.at for other in self._taken[number + 1 :] if other[:2] == press[:2]), default=press.at + IN_DOUBT
            )
            done = next((at for at in acts.get(press[:2], ()) if press.at <= at < ends), None)
            seen = next((at for at in self._showings.get(press.table, ()) if done is not None and at >= done), None)
            if seen is not None:
                shown.append(seen - press.at)
            elif done is not None or press.at > time.time() - IN_DOUBT:
                left.append(press)
        self._taken = left
        return shown

    async def unshown(self, database: kept.Database) -> int:
        """How many moves were made that no channel shows."""
        await self.take_shown(database)
        acts = await asyncio.to_thread(
            kept.rows, database, ACTS.format(min((one.at for one in self._taken), default=time.time()))
        )
        made = {(row["table_id"], row["seat"]): row["at"] for row in acts}
        return sum(made.get(press[:2], 0.0) >= press.at for press in self._taken)

    def _hear(self, change: Change) -> None:
        super()._hear(change)
        if change.kind in ("message_create", "message_update") and change.channel_id not in self._owners:
            self._note(change.data)

    def _note(self, message: Json) -> None:
        tables = {control.table for choice in choices(message) if (control := _of_table(choice.id)) is not None}
        for table in tables:
            self._showings.setdefault(table, []).append(time.time())


def _of_table(control_id: str) -> Hand | Rematch | None:
    """The control by which a message is known to show a table, or how its game ended."""
    control = controls.read(control_id)
    return control if isinstance(control, Hand | Rematch) else None
