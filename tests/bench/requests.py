"""What a move costs: Discord requests, bytes and the bot's processor time, for each game at its smallest and largest
number of seats: python -m tests.bench.requests [--games NAME:SEATS,...] [--moves N] [--bot FOLDER].

Whole games are played over the wire by people who press, as fast as they are asked and with hours between moves, with
pictures and in text mode. Answers to interactions do not count towards Discord's limit and are not counted here.
`--bot` runs the bot of another checkout, to compare two of them in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from bot.sandbox import rooms
from bot.sandbox.limits import Decision, RateLimits
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World
from bot.systems import systems
from engine.games import game_named
from tests.end_to_end import kept
from tests.end_to_end.driver import IN_TIME, THE_BOT, Driver
from tests.end_to_end.nursery import ROOT, begin_from_scratch
from tests.end_to_end.playing import Playing

NAMES = ("ann", "bob", "cem", "dan", "eva", "fay")
GRACE, QUIET, HOURS = 20.0, 30.0, 3 * 3600.0
FREE = ("/interactions/", "/webhooks/")
MOST_A_MOVE, MOST_A_CALL, MOST_FAST = 3.0, 2.0, 3.2
TEAMS = (("waves", 4, "mode=teams"), ("waves", 6, "mode=teams"))


class Wire(RateLimits):
    """Counts what reaches Discord and limits nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.requests: Counter[str] = Counter()
        self.bytes = 0

    def take(self, method: str, template: str, major: str, wall: float) -> Decision:
        if not template.startswith(FREE):
            self.requests[f"{method} {template}"] += 1
        return Decision({})

    @web.middleware
    async def weigh(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Count the bytes of every request, answers to interactions too: they go over the same line."""
        self.bytes += request.content_length or 0
        return await handler(request)


@dataclass(frozen=True)
class Way:
    """One way of playing a game."""

    system: str
    seats: int
    hours: bool
    text: bool
    options: str = ""

    def __str__(self) -> str:
        name = f"{self.system}{' in teams' if self.options else ''}, {self.seats} seats"
        return f"{name:<26}{'hours' if self.hours else 'fast':<6}{'text' if self.text else 'pictures':<9}"


@dataclass
class Spent:
    """What a game cost from the deal to its result."""

    moves: int = 0
    called: int = 0
    """How often a seat was newly asked by somebody else's move."""
    requests: Counter[str] = field(default_factory=Counter)
    bytes: int = 0
    seconds: float = 0.0

    @property
    def total(self) -> int:
        return self.requests.total()

    @property
    def allowed(self) -> float:
        return MOST_A_MOVE * self.moves + MOST_A_CALL * self.called

    def __str__(self) -> str:
        moves = self.moves or 1
        return (
            f"{self.moves:4d} moves {self.called:4d} calls {self.total / moves:6.2f} requests"
            f" ({self.total / self.allowed if self.allowed else 0:5.2f} of allowed)"
            f" {self.bytes / moves / 1e3:7.1f} kB {self.seconds / moves * 1e3:7.1f} ms a move"
        )


@asynccontextmanager
async def harbour(folder: Path, bot: Path, command: Sequence[str]) -> AsyncIterator[tuple[Driver, Wire]]:
    """The bot of a checkout in a server with six people, and what counts its requests."""
    world, wire = World(), Wire()
    users = [world.add_person(name, name.title()) for name in NAMES]
    guild = world.add_guild("Harbour", owner=users[0])
    for user in users[1:]:
        rooms.join(world, guild, user.id)
    sandbox = Sandbox(world, rate_limits=wire)
    sandbox.app.middlewares.append(wire.weigh)
    await sandbox.listen()
    environment = {"TIDETABLE_GRACE": str(GRACE), "TIDETABLE_LOG_LEVEL": "WARNING"}
    driver = Driver(folder, sandbox, guild, world.add_channel(guild, "tables"), command, environment, bot)
    driver.begin = begin_from_scratch
    try:
        await driver.start_bot()
        yield driver, wire
    finally:
        await driver.close()


def processor_time(process: int) -> float:
    """The seconds of processor that a process has used, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(driver: Driver, wire: Wire, way: Way, most: int) -> Spent:
    """Play a game to its end, or at most so many moves of it."""
    people = [driver.person(name) for name in NAMES[: way.seats]]
    for person in people:
        await driver.slash(person, "preferences", text_mode=way.text).message()
    table = await Playing.seat(driver, people, way.system, options=way.options)
    await table.start()
    await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
    assert driver.process is not None
    spent = Spent()
    before, weighed = Counter(wire.requests), wire.bytes
    seconds = processor_time(driver.process.pid)
    waiting = _waiting(driver, table)
    while spent.moves < most:
        if way.hours:
            driver.jump(HOURS)
        if not await table.step():
            break
        if way.hours:
            await _rest(driver, table)
        now = _waiting(driver, table)
        mover = kept.moves(driver.database, table.number)[-1:]
        spent.called += len(now - waiting - {row["seat"] for row in mover})
        waiting = now
        spent.moves = _moves(driver, table)
    if way.hours:
        await _rest(driver, table)
    else:
        await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
    spent.seconds = processor_time(driver.process.pid) - seconds
    spent.requests, spent.bytes = wire.requests - before, wire.bytes - weighed
    return spent


def _moves(driver: Driver, table: Playing) -> int:
    """How many moves people made; what followed by itself in the same turn is not counted."""
    return len({row["version"] for row in kept.moves(driver.database, table.number)})


def _waiting(driver: Driver, table: Playing) -> set[int]:
    words = "SELECT number FROM seats WHERE table_id = ? AND waiting_since IS NOT NULL"
    return {int(row["number"]) for row in kept.rows(driver.database, words, [table.number])}


async def _rest(driver: Driver, table: Playing) -> None:
    """Let everything happen that happens while nobody moves: who is asked is woken, and the rest brought up to date."""
    await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
    driver.jump(GRACE + 1)
    await kept.no_timer(driver.database, table.number, "wake")
    await kept.all_told(driver.database, table.number, now=driver.world.clock.now())
    driver.jump(QUIET + 1)
    await kept.all_told(driver.database, table.number)


def all_ways(wanted: str, *, teams: bool = True) -> Iterator[Way]:
    """Each game with the fewest and the most people it takes, or the wanted ones, in all four ways of playing."""
    games = [(name, count, "") for name, one in systems().items() for count in _ends(one.game)]
    games += TEAMS if teams else ()
    if wanted:
        asked = [each.split(":") for each in wanted.split(",")]
        games = [(name, int(seats), "mode=teams" if rest else "") for name, seats, *rest in asked]
    for system, seats, options in games:
        for hours in (False, True):
            for text in (False, True):
                yield Way(system, seats, hours, text, options)


def _ends(game: str) -> tuple[int, int]:
    seats = game_named(game).seats
    return seats[0], seats[-1]


async def measure(ways: list[Way], bots: list[Path], most: int, *, routes: bool) -> None:
    """Play each way with each bot, and say what it cost."""
    worst_hours, fast = 0.0, Spent()
    for way in ways:
        for bot in bots:
            with tempfile.TemporaryDirectory() as folder:
                # Looking at a clock that is pushed costs time too, which only counts where hours must pass.
                async with harbour(Path(folder), bot, IN_TIME if way.hours else THE_BOT) as (driver, wire):
                    spent = await play(driver, wire, way, most)
            print(f"{way} {bot.name + ' ' if len(bots) > 1 else ''}{spent}", flush=True)
            if routes:
                for route, count in spent.requests.most_common():
                    print(f"      {count / max(1, spent.moves):6.2f} {route}")
        if way.hours and spent.allowed:
            worst_hours = max(worst_hours, spent.total / spent.allowed)
        else:
            fast.moves += spent.moves
            fast.requests += spent.requests
    print(f"fast: {fast.total / max(1, fast.moves):.2f} requests a move on average, {MOST_FAST} allowed")
    print(f"hours: at worst {worst_hours:.2f} of {MOST_A_MOVE:g} a move and {MOST_A_CALL:g} a call")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="", help="only these, as waves:2,war:4 or waves:6:teams")
    parser.add_argument("--moves", type=int, default=10_000, help="stop each game after so many moves")
    parser.add_argument("--only", default="", help="only ways with this word in them: hours, fast, text, pictures")
    parser.add_argument("--bot", type=Path, action="append", help="the checkout whose bot plays; several are compared")
    parser.add_argument("--routes", action="store_true", help="count each route on its own")
    given = parser.parse_args()
    ways = [way for way in all_ways(given.games) if all(word in str(way) for word in given.only.split())]
    if not ways:
        sys.exit("No such game, or no such way of playing it.")
    asyncio.run(measure(ways, given.bot or [ROOT], given.moves, routes=given.routes))


if __name__ == "__main__":
    main()
