"""A hostile week: whole games of all systems side by side, with everything done to the bot that mischief.py knows.

Every game has the outcome that its record says; nothing is lost, told twice, shown to others or forgotten, and whoever
waits for the call of their turn gets it.
TIDETABLE_LONG=1 plays TIDETABLE_GAMES (300) games, TIDETABLE_LANES (8) at a time, and says how often everything
happened.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from bot import controls
from bot.controls import Move
from bot.sandbox.answers import InteractionFailed
from bot.sandbox.entities import EPHEMERAL, Channel
from bot.sandbox.people import Person
from engine.record import verify
from tests.end_to_end import kept
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.mischief import Mischief
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices
from tests.end_to_end.test_killed_at_any_moment import SHORT, games, record_in
from tests.end_to_end.watching import Watching
from tests.storage.bad_disk import BadDisk

LONG = bool(os.environ.get("TIDETABLE_LONG"))
GAMES = int(os.environ.get("TIDETABLE_GAMES", "300"))
MINUTES = float(os.environ.get("TIDETABLE_MINUTES", "600"))
"""No game is begun after so long."""
LANES = int(os.environ.get("TIDETABLE_LANES", "8" if LONG else "3"))
"""How many games are played side by side."""
SEATS = 4
A_GAME = 1_800.0
"""Only so that nothing hangs for ever: each wait in a game has a limit of its own, and a busy machine takes time."""
EXPECTED = ("Connection lost", "10062", "10008", "10003", "50001", "50013", "50083", "40060", "10015")
"""What Discord refuses here through no fault of the bot: late answers, what was deleted, archived or forbidden, and
connections of a bot that was killed."""


class Week:
    """Games side by side, each lane with people of its own."""

    def __init__(self, driver: Driver, disk: BadDisk, seed: int) -> None:
        self.driver = driver
        self.luck = random.Random(seed)
        self.mischief = Mischief(driver, disk, self.luck)
        self.watching = Watching(driver.world)
        self.numbers = itertools.count(1)
        self.seats: dict[tuple[int, int], str] = {}
        """By table and seat, whose it is."""
        self.played = 0
        self.calls = 0
        """How many calls were waited for."""
        self.wrong: list[str] = []
        self.began = time.monotonic()
        self.until = self.began + 60 * MINUTES

    def names(self) -> list[str]:
        return [f"lane{lane}of{number}" for lane in range(LANES) for number in range(SEATS)]

    async def lane(self, number: int, plays: Iterator[tuple[str, int, str]]) -> None:
        """One game after the other."""
        people = [self.driver.person(name) for name in self.names()[number * SEATS : (number + 1) * SEATS]]
        for system, seats, mode in plays:
            if time.monotonic() > self.until:
                return
            try:
                async with asyncio.timeout(A_GAME):
                    await self.play(people[:seats], system, mode)
            except Exception as error:  # noqa: BLE001 - the week goes on, and says in the end what was wrong
                self.wrong.append(f"{system} {seats} {mode}: {type(error).__name__}: {str(error)[:6000]}")
                print(self.wrong[-1], flush=True)
            self.played += 1
            took = time.monotonic() - self.began
            troubles = sum(self.mischief.count().values())
            print(f"{self.played} games, {len(self.wrong)} wrong, {troubles} troubles, {took:.0f} s", flush=True)

    async def play(self, people: Sequence[Person], system: str, mode: str) -> None:
        """Play a game to its end, and compare what became of it with its record."""
        seed = next(self.numbers)
        channel = self.driver.world.add_channel(self.driver.guild, f"room-{seed}")
        async with self.mischief.calm():
            table = await self._open(people, system, seed, channel, (mode + SHORT[system]).strip())
        self.mischief.tables.append(table)
        table.hasty, table.calm, table.patient = True, self.mischief.calm, self.watching
        try:
            result = await table.to_the_end(by_command=seed % 4 == 0)
        finally:
            self.mischief.tables.remove(table)
            self.calls += table.calls
        record = record_in(self.driver, result)
        proof = verify(record)
        assert proof.seeded
        assert proof.outcome.over
        stands = [row["action"] for row in kept.moves(self.driver.database, table.number)]
        told = [{name: value for name, value in action.items() if name != "seat"} for action in record.actions]
        assert stands == told, "the log and the record differ"
        won = kept.rows(self.driver.database, "SELECT seat FROM results WHERE table_id = ? AND won", [table.number])
        assert {row["seat"] for row in won} == set(proof.outcome.winners)
        for row in kept.rows(self.driver.database, "SELECT * FROM seats WHERE table_id = ?", [table.number]):
            self.seats[table.number, row["number"]] = str(row["user_id"])

    async def _open(self, people: Sequence[Person], system: str, seed: int, channel: Channel, options: str) -> Playing:
        """A table; whoever is told that the bot does not respond, as it has just started, tries again."""
        for _ in range(2):
            with suppress(InteractionFailed):
                return await Playing.open(
                    self.driver, people, system, seed, channel=channel, dying=True, options=options
                )
        return await Playing.open(self.driver, people, system, seed, channel=channel, dying=True, options=options)

    def leaked(self) -> list[str]:
        """Controls of a seat that anybody else could have seen."""
        world, found = self.driver.world, []
        for message in self.watching.sent:
            if message["flags"] & EPHEMERAL:
                continue
            channel = world.channels.get(message["channel_id"])
            for choice in choices(message):
                control = controls.read(choice.id)
                if isinstance(control, Move):
                    owner = self.seats.get((control.table, control.seat))
                    if owner is not None and (channel is None or owner not in channel.recipients):
                        found.append(f"{choice.id} in {message['channel_id']}")
        return found


async def live(folder: Path, plays: Sequence[tuple[str, int, str]], seed: int, *, between: tuple[float, float]) -> Week:
    """Let all games be played, and look at everything in the end."""
    disk = BadDisk(folder)
    names = [f"lane{lane}of{number}" for lane in range(LANES) for number in range(SEATS)]
    driver = await Driver.start(
        folder,
        names,
        command=IN_TIME,
        environment={**disk.environment, "TIDETABLE_GRACE": "0.3", "TIDETABLE_LOG_LEVEL": "WARNING"},
    )
    week = Week(driver, disk, seed)
    try:
        for name in names:
            await driver.slash(driver.person(name), "preferences", text_mode=True).message()
        shared = iter(plays)
        working = asyncio.create_task(week.mischief.work(*between))
        working.add_done_callback(lambda task: None if task.cancelled() else week.wrong.append(repr(task.exception())))
        await asyncio.gather(*(week.lane(number, shared) for number in range(LANES)))
        async with week.mischief.calm():  # A bot that was just killed is started first.
            working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        disk.order()
        driver.troubles.clear()
        driver.jump(700)
        await kept.all_told(driver.database, now=driver.world.clock.now())
        finished = Counter(driver.log.read_text(errors="replace").splitlines())
        never = sum(count for line, count in finished.items() if "exception was never retrieved" in line)
        print(f"{week.played} games, {week.calls} calls; {week.mischief.count()}")
        week.wrong += week.mischief.failed
        doubled, leaked = week.watching.doubled(), week.leaked()
        refused = [str(each) for each in driver.sandbox.violations]
        wrong = [each for each in refused if not any(code in each for code in EXPECTED)]
        print(f"wrong: {len(week.wrong)}, doubled: {len(doubled)}, leaked: {len(leaked)}, never retrieved: {never}")
        print(*week.wrong, *doubled, *leaked, *wrong, sep="\n")
        assert (week.wrong, doubled, leaked, week.watching.loud(), wrong, never) == ([], [], [], [], [], 0)
    finally:
        await driver.close()
    return week


async def test_some_hostile_games(tmp_path: Path) -> None:
    plays = [("waves", 2, ""), ("war", 2, ""), ("wave", 2, "")]
    week = await live(tmp_path, plays, 5, between=(0.1, 0.4))
    assert sum(week.mischief.count().values()) > 0
    assert week.calls > 0


@pytest.mark.skipif(not LONG, reason="takes hours; TIDETABLE_LONG=1")
async def test_a_hostile_week(tmp_path: Path) -> None:
    kinds = [game for game in games() if game[1] <= SEATS]
    random.Random(1).shuffle(kinds)
    await live(tmp_path, list(itertools.islice(itertools.cycle(kinds), GAMES)), 11, between=(0.2, 0.8))
