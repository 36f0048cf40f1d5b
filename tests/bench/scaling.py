"""What the bot needs past one machine, worked out from measured constants: python -m tests.bench.scaling.

People of all time zones answer when they are awake and find the time; a sample of tables is simulated for two weeks,
and what its busiest hour takes is multiplied. docs/scaling.md says where the constants come from and what is done at
each wall.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

HOUR, DAY = 3600.0, 86_400.0
DAYS, SAMPLE = 14, 400
"""How long the sample is played, and how many tables it has."""

STEPS = ((1_000, 100), (10_000, 1_500), (100_000, 15_000), (1_000_000, 150_000))
"""Running tables, and the servers in which they are."""

# Of people: how long they take once they have seen that they are asked.
IN_CONVERSATION, REPLY, LATER = 0.35, 180.0, 1.6 * HOUR
"""The share of moves that somebody who is there answers soon; the median seconds of these answers and of others."""
SPREAD = 1.1
"""The standard deviation of the logarithm of both."""
AWAKE_FROM, AWAKE_UNTIL = 8, 23
ZONES = ((-8, 0.14), (-5, 0.22), (0, 0.14), (1, 0.34), (8, 0.1), (10, 0.06))
"""Where people live, as hours from UTC, and how many of them."""

# Of the bot, as the benchmarks measure it.
REQUESTS_A_MOVE = 3.2
CALLED_A_MOVE = 0.05
"""Further requests, for those who are called because they did not see that they are asked."""
PROCESSOR_A_MOVE = 0.13
"""Seconds on a busy machine, pictures included; two fifths of that in text mode."""
USABLE = 0.5
"""The share of a processor that a process may use before its event loop makes people wait."""
LOG_A_MOVE = 5_500
"""Bytes of PostgreSQL's write-ahead log, where tables lie apart."""
MOVES_A_GAME = 69
RUNNING_BYTES, PACKED_BYTES = 23_000, 9_000
TURNS_A_DATABASE = 1_500
"""Durable turns a second that one PostgreSQL takes here."""
SERVERS_A_SHARD, SERVERS_A_PROCESS = 1_000, 20_000

# Of Discord.
LIMIT, RAISED = 50, 500
"""Requests a second of one token, answers to presses aside; and roughly what large bots are given on request."""


@dataclass(frozen=True)
class Load:
    """How many moves one running table makes a day, and how many times as many in the busiest hour."""

    moves_a_day: float
    peak: float


@dataclass(frozen=True)
class Needs:
    """What so many tables need."""

    tables: int
    servers: int
    moves_a_day: float
    moves: float
    """A second, in the busiest hour."""

    @property
    def requests(self) -> float:
        return self.moves * (REQUESTS_A_MOVE + CALLED_A_MOVE)

    @property
    def processes(self) -> int:
        busy = math.ceil(self.moves * PROCESSOR_A_MOVE / USABLE)
        return max(1, busy, math.ceil(self.servers / SERVERS_A_PROCESS))

    @property
    def shards(self) -> int:
        return max(1, math.ceil(self.servers / SERVERS_A_SHARD))

    @property
    def tokens(self) -> int:
        """How many bots of their own, each with the usual limit, would carry this."""
        return math.ceil(self.requests / LIMIT)

    @property
    def gigabytes(self) -> float:
        """What is kept after a year."""
        games = self.moves_a_day / MOVES_A_GAME * 365
        return (self.tables * RUNNING_BYTES + games * PACKED_BYTES) / 1e9

    @property
    def log_a_day(self) -> float:
        """Gigabytes of write-ahead log a day on PostgreSQL."""
        return self.moves_a_day * LOG_A_MOVE / 1e9

    @property
    def wall(self) -> str:
        """The limit that is met first."""
        if self.requests > RAISED:
            return "Discord's limit, raised too"
        if self.requests > LIMIT:
            return "Discord's limit"
        if self.moves > TURNS_A_DATABASE:
            return "one database"
        return "one process" if self.processes > 1 else "none"


def simulate_moves(luck: Random, days: int = DAYS) -> Iterator[float]:
    """When the moves of one table are made, in seconds from a midnight in UTC."""
    hours, weights = zip(*ZONES, strict=True)
    zones = luck.choices(hours, weights, k=luck.choice((2, 2, 3, 4)))
    now, turn = luck.random() * DAY, 0
    while now < days * DAY:
        median = REPLY if luck.random() < IN_CONVERSATION else LATER
        now = awake(now, zones[turn % len(zones)])
        now = awake(now + median * math.exp(luck.gauss(0, SPREAD)), zones[turn % len(zones)])
        turn += 1
        yield now


def awake(moment: float, zone: int) -> float:
    """The same moment, or the next morning if somebody of that zone sleeps then."""
    hour = (moment / HOUR + zone) % 24
    if AWAKE_FROM <= hour < AWAKE_UNTIL:
        return moment
    return moment + (AWAKE_FROM - hour) % 24 * HOUR


def load(seed: int = 1) -> Load:
    """The load of one table in the sample; the first days, in which all tables begin together, do not count."""
    luck = Random(seed)
    of_hours, begun = [0] * 24, 4
    for _ in range(SAMPLE):
        for moment in simulate_moves(luck):
            if begun * DAY <= moment < DAYS * DAY:
                of_hours[int(moment // HOUR) % 24] += 1
    return Load(sum(of_hours) / SAMPLE / (DAYS - begun), max(of_hours) / (sum(of_hours) / 24))


def needs(tables: int, servers: int, of_one: Load) -> Needs:
    """What one step of tables and servers needs."""
    moves_a_day = tables * of_one.moves_a_day
    return Needs(tables, servers, moves_a_day, moves_a_day / DAY * of_one.peak)


def rows(of_one: Load) -> list[str]:
    """A line of a table for each step."""
    head = "tables | servers | moves a day | moves/s | requests/s | processes | shards | kept after a year | log a day"
    lines = [f"| {head} | first wall |", "|" + "---:|" * 9 + "---|"]
    for tables, servers in STEPS:
        one = needs(tables, servers, of_one)
        lines.append(
            f"| {tables:,} | {servers:,} | {one.moves_a_day:,.0f} | {one.moves:,.1f} | {one.requests:,.1f}"
            f" | {one.processes} | {one.shards} | {one.gigabytes:,.1f} GB | {one.log_a_day:,.1f} GB | {one.wall} |"
        )
    return lines


def most_tables(limit: float, of_one: Load) -> int:
    """How many running tables a limit of requests a second carries."""
    each = needs(1_000, 1, of_one).requests / 1_000
    return int(limit / each)


def main() -> None:
    of_one = load()
    print(f"a running table: {of_one.moves_a_day:.1f} moves a day, {of_one.peak:.2f} times that in the busiest hour")
    print("\n".join(rows(of_one)))
    print(f"one token carries {most_tables(LIMIT, of_one):,} running tables at {LIMIT} requests a second, ", end="")
    print(f"{most_tables(RAISED, of_one):,} at {RAISED}; a million need {needs(*STEPS[-1], of_one).tokens} tokens")


if __name__ == "__main__":
    main()
