"""How fast strong players imagine, beside an earlier engine, and how long decisions take: python -m tests.bench.minds.

Both engines think about the same positions by turns, measured in processor time, so that a busy machine burdens both
alike.
`python -m tests.bench.minds HEAD` compares with another commit; docs/computer-players.md has the figures.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import msgspec

from engine.arena import advice_for
from engine.chance import Seeded
from engine.games import game_named
from engine.players import QuickStream, Sight, decide
from engine.table import begin
from tests.engine.players.positions import SETTINGS, moments

BEFORE = "e12ab15"
"""The last commit whose strong player had no beliefs: docs/computer-players.md compares with it."""
ROOT = Path(__file__).parents[2]
POSITIONS = 10
ROUNDS = 3
"""How often each engine thinks about a position, each time in a new process; its best time counts."""
DECISIONS = 60
WAVE = "wave"


class Match(NamedTuple):
    """A game at a number of seats, and how many actions a decision may imagine."""

    name: str
    seats: int
    nodes: int

    @property
    def words(self) -> str:
        return f"{self.name}, {self.seats} seats"


MATCHES = (
    Match("waves", 2, 2500),
    Match("waves", 4, 2500),
    Match("rolling", 2, 2500),
    Match("rolling", 4, 2500),
    Match("war", 2, 2500),
    Match("war", 4, 2500),
    Match(WAVE, 2, 10_000),
    Match(WAVE, 3, 10_000),
    Match(WAVE, 4, 10_000),
)


def options_of(match: Match) -> Mapping[str, Any]:
    """The first options that the conformance tests play with at so many seats: the usual ones."""
    return next(one.options for one in SETTINGS if one[:2] == match[:2])


def positions(match: Match) -> Iterator[tuple[str, int, bytes, int]]:
    """Moments of a game of easy players, as a seat sees them."""
    setting = next(one for one in SETTINGS if one[:2] == match[:2])
    found = moments(setting, "easy", most=140, skip=5 if match.name == WAVE else 9)
    asked = (one for one in found if match.name != WAVE or one.sight.view.phase != "proposed")  # type: ignore[attr-defined]
    for moment in islice(asked, POSITIONS):
        yield match.name, moment.seat, moment.sight.pack(), match.nodes


@contextmanager
def engine_of(revision: str) -> Iterator[Path]:
    """The engine of a commit in a folder of its own."""
    with TemporaryDirectory() as folder:
        kept = subprocess.run(["git", "archive", revision, "engine"], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", folder], input=kept.stdout, check=True)
        yield Path(folder)


class Thinker:
    """A process that thinks with the engine in a folder."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("imagining.py")), str(file)],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def think(self, number: int) -> tuple[float, int]:
        """Think about a position; returns the seconds and how many actions were imagined."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(number, file=self.process.stdin, flush=True)
        nodes, seconds = self.process.stdout.readline().split()
        return float(seconds), int(nodes)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def compare(folder: Path) -> None:
    """Print for each match how many actions a second both engines imagine."""
    with TemporaryDirectory() as place:
        for match in MATCHES:
            asked, file = list(positions(match)), Path(place) / "positions"
            file.write_bytes(msgspec.msgpack.encode(asked))
            rounds = [_think_by_turns((folder, ROOT), file, len(asked)) for _ in range(ROUNDS)]
            best = [[min(took) for took in zip(*times, strict=True)] for times in zip(*rounds, strict=True)]
            before, now = (sum(nodes for _, nodes in took) / sum(seconds for seconds, _ in took) for took in best)
            print(f"{match.words}: {before:,.0f} before, {now:,.0f} now, {now / before:.2f} times", flush=True)


def _think_by_turns(folders: Sequence[Path], file: Path, many: int) -> list[list[tuple[float, int]]]:
    """How long each engine takes for each position, and how many actions it imagines."""
    thinkers = [Thinker(folder, file) for folder in folders]
    try:
        by_position = [[one.think(number) for one in thinkers] for number in range(many)]
    finally:
        for one in thinkers:
            one.stop()
    return [list(times) for times in zip(*by_position, strict=True)]


def time_decisions(match: Match) -> tuple[list[float], list[float]]:
    """How many seconds the first decisions and whole turns in games of strong players take, with the usual thought."""
    game, name = game_named(match.name), match.name
    decisions: list[float] = []
    turns: dict[Any, float] = defaultdict(float)
    for number in range(DECISIONS):
        chance = Seeded(sha256(f"minds {name} {match.seats} {number}".encode()).digest())
        state = begin(game, match.seats, options_of(match), chance).state
        while to_act := game.to_act(state):
            seat, round_ = to_act[0], game.round_of(state)
            if len(decisions) >= DECISIONS and (number, round_, seat) not in turns:
                return decisions, list(turns.values())
            for adviser, advice in advice_for(game, state, ["strong"] * match.seats):
                state = game.apply(state, adviser, advice, chance).state
            sight, stream = Sight(game, state, seat), QuickStream(f"{number} {len(decisions)}".encode())
            began = process_time()
            action = decide("strong", sight, stream)
            decisions.append(process_time() - began)
            turns[number, round_, seat] += decisions[-1]
            state = game.apply(state, seat, action, chance).state
    return decisions, list(turns.values())


def at(share: float, taken: list[float]) -> float:
    return sorted(taken)[min(len(taken) - 1, int(share * len(taken)))]


def main(revision: str = BEFORE) -> None:
    print(f"imagined actions in a second of processor time, {revision} and now by turns")
    try:
        with engine_of(revision) as folder:
            compare(folder)
    except subprocess.CalledProcessError:
        print(f"{revision} is not in this repository, so that nothing was compared")
    print(f"seconds of processor time for {DECISIONS} decisions of strong players")
    for match in MATCHES:
        decisions, turns = time_decisions(match)
        for what, took in (("decision", decisions), *([("turn", turns)] if match.name == "war" else [])):
            shares = f"middle {at(0.5, took):.2f}, p95 {at(0.95, took):.2f}, longest {max(took):.2f}"
            print(f"{match.words}, a {what}: {shares} of {len(took)}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
