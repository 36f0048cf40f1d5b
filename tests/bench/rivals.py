"""A level against that of an earlier commit, two seats: python -m tests.bench.rivals GAME [--level L] [--games N] ...

Each deal is played twice, so that both engines play both seats. Each side decides in a process of its own and thinks
for about as many seconds as it is given; how many it took is printed too, because only equal time is fair.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import msgspec

from engine.arena import seed_for
from engine.chance import Seeded, Stream
from engine.commands.arena import CORES
from engine.game import Action
from engine.games import game_named
from engine.match import wilson
from engine.players import THINKING, Sight
from engine.table import AnyGame, begin, read_action
from tests.bench.minds import BEFORE, ROOT, engine_of
from tests.bench.rival import Answer, Question

SEATS = 2
SAY_EVERY = 20


class Side(NamedTuple):
    """One of the two engines: its folder, the level that plays, and about how many seconds that thinks."""

    folder: Path
    level: str
    seconds: float


class Played(NamedTuple):
    """What came of one game for the engine of now: its part of the win, and what each side's decisions took."""

    won: float
    spent: tuple[list[float], list[float]]


class Rival:
    """A process that decides with the engine in a folder."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("rival.py"))],
            env={**os.environ, "PYTHONPATH": str(side.folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def decide(self, game: AnyGame, state: Any, seat: int, dice: bytes) -> tuple[Action, float]:
        """What it does at a seat, and how many seconds of processor time that took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        question = Question(game.name, self.side.level, seat, Sight(game, state, seat).pack(), dice, self.side.seconds)
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        self.process.stdin.flush()
        answer = msgspec.json.decode(self.process.stdout.readline(), type=Answer)
        return read_action(game, answer.action), answer.seconds


@contextmanager
def rivals(sides: Sequence[Side]) -> Iterator[list[Rival]]:
    """A process for each side."""
    started = [Rival(side) for side in sides]
    try:
        yield started
    finally:
        for one in started:
            one.process.kill()
            one.process.wait()


def play(name: str, sides: Sequence[Side], number: int) -> Played:
    """Play one game: the engine of now, which comes first among the sides, changes seats with each game of a deal."""
    game = game_named(name)
    deal, first = divmod(number, SEATS)
    seed = seed_for("rivals", game, SEATS, deal)
    chance, stream = Seeded(seed), Stream(seed)
    state = begin(game, SEATS, {}, chance).state
    spent: tuple[list[float], list[float]] = ([], [])
    with rivals(sides) as players:
        while to_act := game.to_act(state):
            seat = stream.choose(to_act)
            side = (seat + first) % SEATS
            dice = b"".join(stream.below(1 << 32).to_bytes(4, "big") for _ in range(4))
            action, seconds = players[side].decide(game, state, seat, dice)
            spent[side].append(seconds)
            state = game.apply(state, seat, action, chance).state
    winners = game.outcome(state).winners
    return Played((first in winners) / len(winners) if winners else 0.0, spent)


def play_all(one: Callable[[int], Played], games: int, cores: int) -> Iterator[Played]:
    """Play games on several cores, in whatever order they end."""
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(one, number) for number in range(games)]):
            yield done.result()


def words_of(played: Sequence[Played]) -> str:
    """What many games say."""
    wins = wilson(sum(one.won for one in played), len(played))
    now, before = (mean(seconds for one in played for seconds in one.spent[side]) for side in range(SEATS))
    return (
        f"{wins.value:.1%} of {len(played)} games won ({wins.low:.1%} – {wins.high:.1%}); "
        f"a decision took {now:.3f} s, before {before:.3f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="strong", help="strong or easy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument(
        "--seconds", type=float, default=THINKING, help="about how long the strong player of now thinks"
    )
    parser.add_argument("--seconds-before", type=float, help="about how long that of the commit thinks; else as long")
    parser.add_argument("--commit", default=BEFORE)
    parser.add_argument("--cores", type=int, default=CORES)
    asked = parser.parse_args()
    with engine_of(asked.commit) as folder:
        sides = (
            Side(ROOT, asked.level, asked.seconds),
            Side(folder, asked.level, asked.seconds_before or asked.seconds),
        )
        played: list[Played] = []
        for one in play_all(partial(play, asked.game, sides), asked.games, asked.cores):
            played.append(one)
            if len(played) % SAY_EVERY == 0 or len(played) == asked.games:
                print(f"{asked.game}, {asked.level}, now against {asked.commit}: {words_of(played)}", flush=True)


if __name__ == "__main__":
    main()
