"""The bot as many people use it at once, pressed at human pace with Discord's limits in force, and disturbed:
python -m tests.bench.load [--seconds 600 --tables 5000 --servers 2000 --people 200 --flood --picture FILE] [--sqlite].

Two processes run on PostgreSQL behind the proxy of discord.js: after a third of the time one is killed and started
again, after two thirds the other is stopped and started again. With --sqlite there is one process without a proxy,
which is disturbed in the same ways. With --flood one more server then plays as fast as it can beside the others, on and
off in turns, which takes as long again as two of the three thirds. In the end everything that was to be shown is shown,
nothing is there twice, and every game is what its log says.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.limits import RateLimits
from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.upkeep.maintenance import check
from tests.bench import load_metrics
from tests.bench.bot_tables import Waits
from tests.bench.load_places import EACH_GROUP, Group, Watchful, build_servers, store_people, store_tables
from tests.end_to_end import proxy
from tests.end_to_end.driver import NO_LIMITS, Driver
from tests.end_to_end.two_processes import Two
from tests.end_to_end.watching import Watching
from tests.free_port import free_port
from tests.storage.postgres_server import programs, running_server

OPENED_AT_ONCE, GROUPS_AT_ONCE = 2, 8
SETTLED_WITHIN = 300.0
FLOODS = 2
"""How often the flood begins and ends."""
MOST_FOR_OTHERS = 1.5
"""How many times as long others may wait beside a flood, at the 95th percentile."""
AS_INSTALLED = (sys.executable, "-OO", "-m", "bot", "run")
PARTS = ("0/2", "1/2")
PHASES = (("undisturbed", 0, None), ("killed", 0, signal.SIGKILL), ("stopped", -1, signal.SIGTERM))
"""Which process is ended and started again while people play, and how."""


@dataclass(frozen=True)
class Scale:
    """How much there is of everything, and how often each person presses."""

    seconds: float
    tables: int
    played: int
    servers: int
    people: int
    pace: float
    flood: bool
    picture: Path | None
    log: Path | None

    @property
    def names(self) -> list[str]:
        """The people, and those who flood."""
        return [f"person{number:03}" for number in range(self.people + (EACH_GROUP if self.flood else 0))]


async def restart(two: Two, number: int, how: signal.Signals) -> float:
    """End one process and start it again; returns the seconds that it took to end."""
    number %= len(two.processes)
    process = two.processes[number]
    began = time.monotonic()
    process.send_signal(how)
    await asyncio.wait_for(process.wait(), 30)
    took = time.monotonic() - began
    await two.start(list(two.settings)[number])
    two.processes[number] = two.processes.pop()
    return took


@dataclass(frozen=True)
class Answered:
    """How it went for those who pressed at human pace: seconds until their answer, and until the channel showed it."""

    waits: list[float]
    shown: list[float]
    unanswered: int
    seconds: float

    def __str__(self) -> str:
        shown = Waits.of(self.shown, self.seconds)
        return (
            f"{Waits.of(self.waits, self.seconds)}   shown: median {shown.median:.0f} ms, p95 {shown.p95:.0f} ms"
            f"   {self.unanswered} unanswered"
        )

    def __add__(self, other: Answered) -> Answered:
        return Answered(
            self.waits + other.waits,
            self.shown + other.shown,
            self.unanswered + other.unanswered,
            self.seconds + other.seconds,
        )


async def at_pace(two: Two, crowd: Watchful, scale: Scale, words: str, seconds: float) -> Answered:
    """Let everybody press where they are asked, as people do, and say how that went."""

    async def play(person: Person, until: float) -> None:
        await asyncio.sleep(crowd.luck.random() * min(seconds, scale.pace))
        while (left := until - time.perf_counter()) > 0:
            await crowd.play_once(person)
            await asyncio.sleep(min(left, scale.pace * (0.5 + crowd.luck.random())))

    crowd.late = 0
    took = await crowd.for_all(seconds, play)
    answered = Answered(crowd.take_waits(), await crowd.take_shown(two.kept), crowd.late, took)
    print(f"{words:12} {answered}, machine's load {os.getloadavg()[0]:.1f}", flush=True)
    return answered


async def open_tables(crowd: Watchful, groups: Sequence[Group], tables: int) -> None:
    """Open so many tables, with people of one group at each; some groups at once, a few tables at a time in each."""
    some = asyncio.Semaphore(GROUPS_AT_ONCE)

    async def work(group: Group, numbers: range) -> None:
        for first in numbers[::OPENED_AT_ONCE]:
            many = min(OPENED_AT_ONCE, numbers.stop - first)
            try:
                async with some:
                    await crowd.open_tables(many, first=first, people=group.people, channel=group.channel)
            except (RuntimeError, TimeoutError, InteractionFailed, CannotDo) as error:
                print(f"some of {many} tables were not opened: {error!r}", flush=True)

    shares = [len(range(number, tables, len(groups))) for number in range(len(groups))]
    ends = list(itertools.accumulate(shares))
    await asyncio.gather(
        *(work(group, range(end - share, end)) for group, share, end in zip(groups, shares, ends, strict=True))
    )


async def flood(two: Two, crowd: Watchful, scale: Scale, others: Group) -> list[str]:
    """Let one server play as fast as it can, on and off, beside the others; returns in words what that does to them."""
    flooding = Watchful(two.driver, others.people, seed=2)
    await open_tables(flooding, [others], EACH_GROUP)
    answered = {False: Answered([], [], 0, 0.0), True: Answered([], [], 0, 0.0)}
    seconds = scale.seconds / 3 / FLOODS
    for _ in range(FLOODS):
        answered[False] += await at_pace(two, crowd, scale, "not flooded", seconds)
        fast = asyncio.create_task(flooding.for_all(seconds, flooding.play))
        answered[True] += await at_pace(two, crowd, scale, "flooded", seconds)
        print(f"by one server {Waits.of(flooding.take_waits(), await fast)}", flush=True)
    return [
        compare("answered", answered[True].waits, answered[False].waits),
        compare("shown by the channel", answered[True].shown, answered[False].shown),
    ]


def compare(what: str, flooded: Sequence[float], calm: Sequence[float]) -> str:
    """How much longer others waited beside a flood, in words."""
    most, least = Waits.of(flooded, 1), Waits.of(calm, 1)
    ratio = most.p95 / least.p95
    said = "well" if ratio <= MOST_FOR_OTHERS else "TOO MUCH"
    return (
        f"others beside a flood, {what}: p95 {most.p95:.0f} ms instead of {least.p95:.0f} ms, {ratio:.2f} times"
        f" (at most {MOST_FOR_OTHERS}: {said}); median {most.median:.0f} instead of {least.median:.0f} ms"
    )


async def measure(two: Two, scale: Scale, prometheus: load_metrics.Prometheus | None) -> None:
    """Let people play, disturb the processes, and see at the end whether all is well."""
    driver, limits = two.driver, two.driver.sandbox.limits
    groups = build_servers(driver, scale.names, scale.servers)
    watching = Watching(driver.world)
    began = time.monotonic()
    await store_people(driver, two.database, scale.names)
    if scale.tables > scale.played:
        await store_tables(driver, two.database, scale.tables - scale.played)
    print(f"{scale.servers} servers and {scale.tables - scale.played} tables made in {time.monotonic() - began:.0f} s")
    began = time.monotonic()
    await two.start(*two.settings)
    print(f"{len(two.processes)} processes ready after {time.monotonic() - began:.1f} s", flush=True)
    *ours, last = groups if scale.flood else (*groups, groups[0])
    crowd = Watchful(driver, [person for group in ours for person in group.people])
    began = time.monotonic()
    await open_tables(crowd, ours, scale.played)
    print(
        f"{scale.servers} servers, {scale.tables} running tables of all systems, {scale.played} of them opened in "
        f"{time.monotonic() - began:.0f} s and played at; {len(crowd.people)} people who press every {scale.pace:.0f} s"
        f"; {scale.seconds:.0f} s",
        flush=True,
    )
    refused, began, moves = limits.refused.copy(), time.monotonic(), await two.ask(MOVES)
    whole = Answered([], [], 0, 0.0)
    for words, number, how in PHASES:
        playing = asyncio.create_task(at_pace(two, crowd, scale, words, scale.seconds / 3))
        if how:
            print(f"{words:12} ended in {await restart(two, number, how):.1f} s", flush=True)
        whole += await playing
    seconds = time.monotonic() - began
    moves = await two.ask(MOVES) - moves
    found = [f"all three      {whole}", f"{moves} moves, {moves / seconds:.1f} turns a second"]
    found.append(f"answers of 429 by Discord, by kind: {dict(limits.refused - refused) or 'none'}")
    found.append(f"before that, while tables were opened: {dict(refused) or 'none'}")
    if prometheus is not None:
        found += await report(prometheus, seconds)
    print(*found, sep="\n", flush=True)
    if scale.flood:
        refused = limits.refused.copy()
        found += await flood(two, crowd, scale, last)
        found.append(f"answers of 429 by Discord beside a flood, by kind: {dict(limits.refused - refused) or 'none'}")
    try:
        await two.settled(SETTLED_WITHIN)
    except TimeoutError:
        found.append(f"NOT all was shown after {SETTLED_WITHIN:.0f} s")
    found.append(
        f"{len(watching.doubled())} messages doubled, {await crowd.unshown(two.kept)} moves that no channel showed"
    )
    if prometheus is not None and scale.picture is not None:
        print("without data on the dashboard:", await load_metrics.draw(prometheus, scale.picture) or "none")
    await two.stop(signal.SIGTERM)
    broken = await check(two.database, print)
    found.append(f"{broken} problems in the database; every running game is what its log says, if 0")
    log = two.log.read_text()
    found.append(f"{log.count('Traceback')} tracebacks, {len(driver.sandbox.violations)} wrong requests")
    print("\nIn short", *found, sep="\n", flush=True)
    for trouble in [*troubles(log), *driver.sandbox.violations][:10]:
        print("  ", trouble)


def troubles(log: str) -> list[str]:
    """The last line of each traceback of a log."""
    parts = log.split("Traceback (most recent call last):\n")[1:]
    return [next((line for line in part.splitlines() if not line.startswith(" ")), "") for part in parts]


MOVES = "SELECT count(*) FROM actions WHERE kind = 'act'"
QUANTILE = "histogram_quantile({}, sum by (le) (increase(tidetable_{}_bucket[{:.0f}s])))"
RATES = {
    "requests a second": "sum(increase(tidetable_discord_requests_total[{0:.0f}s])) / {0}",
    "answers of 429 to the bot": "sum(increase(tidetable_discord_requests_total{{status='429'}}[{0:.0f}s]))",
    "processors used by the bot": "sum(increase(process_cpu_seconds_total{{job='tidetable'}}[{0:.0f}s])) / {0}",
    "most memory of a process, MB": "max(max_over_time(process_resident_memory_bytes[{0:.0f}s])) / 1e6",
}


async def report(prometheus: load_metrics.Prometheus, seconds: float) -> list[str]:
    """What the bot itself has measured."""
    said = []
    for words, name in (
        ("acknowledged", "press_acknowledged_seconds"),
        ("committed", "press_committed_seconds"),
        ("messages late", "post_late_seconds"),
    ):
        found = [await prometheus.ask(QUANTILE.format(part, name, seconds)) or 0.0 for part in (0.5, 0.95)]
        said.append(f"by the bot's metrics, {words}: median {found[0] * 1e3:.0f} ms, p95 {found[1] * 1e3:.0f} ms")
    for words, query in RATES.items():
        said.append(f"{words}: {await prometheus.ask(query.format(seconds)) or 0.0:.1f}")
    return said


@asynccontextmanager
async def postgresql(folder: Path, names: Sequence[str]) -> AsyncIterator[Two]:
    """Two processes behind the proxy, not yet started."""
    if programs() is None:
        sys.exit("PostgreSQL is not installed")
    try:
        await proxy.install(folder)
    except proxy.NoProxy as error:
        sys.exit(f"left out: {error}")
    with running_server(durable=True) as url:
        driver = await Driver.start(folder, names, rate_limits=RateLimits(), run=False, from_scratch=True)
        two = Two(driver, url.format(name="postgres"), AS_INSTALLED)
        async with proxy.running(folder, driver.sandbox.url) as two.api:
            try:
                yield two
            finally:
                await two.close()


@asynccontextmanager
async def sqlite(folder: Path, names: Sequence[str]) -> AsyncIterator[Two]:
    """One process, not yet started."""
    driver = await Driver.start(folder, names, rate_limits=RateLimits(), run=False, from_scratch=True)
    one = Two(driver, f"sqlite:///{driver.database}", AS_INSTALLED)
    try:
        yield one
    finally:
        await one.close()


async def run(scale: Scale, *, on_sqlite: bool) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, parts = Path(name), ("",) if on_sqlite else PARTS
        ports = [free_port() for _ in parts]
        async with (
            (sqlite if on_sqlite else postgresql)(folder, scale.names) as two,
            load_metrics.watching(folder, ports) as prometheus,
        ):
            quiet = {**dict.fromkeys(NO_LIMITS, "0"), "TIDETABLE_SECOND_THOUGHTS": "0", "TIDETABLE_BEACON": ""}
            two.settings = {
                part: {**quiet, "TIDETABLE_METRICS_PORT": str(port)} for part, port in zip(parts, ports, strict=True)
            }
            try:
                await measure(two, scale, prometheus)
            finally:
                if scale.log is not None and two.log.exists():
                    scale.log.write_text(two.log.read_text())


def main(words: Sequence[str] | None = None) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.bench.load")
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--tables", type=int, default=20)
    reader.add_argument("--played", type=int, default=0, help="how many of the tables are played at")
    reader.add_argument("--servers", type=int, default=4)
    reader.add_argument("--people", type=int, default=20)
    reader.add_argument("--pace", type=float, default=4.0, help="seconds in which each person presses once")
    reader.add_argument("--flood", action="store_true")
    reader.add_argument("--picture", type=Path, help="where to draw the dashboard")
    reader.add_argument("--log", type=Path, help="where to keep what the bot logged")
    reader.add_argument("--sqlite", action="store_true")
    given = vars(reader.parse_args(words))
    on_sqlite = given.pop("sqlite")
    given["played"] = given["played"] or given["tables"]
    logging.getLogger("bot.sandbox").setLevel(logging.ERROR)
    asyncio.run(run(Scale(**given), on_sqlite=on_sqlite))


if __name__ == "__main__":
    main()
