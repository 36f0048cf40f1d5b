"""Matches between levels over many games: who sits where, what came of it, and how certain that is.

Playing one game is in arena.py; printing is in commands/arena.py.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from statistics import mean, median, stdev
from typing import Any, NamedTuple

from engine.arena import play_timed, seed_for
from engine.games import game_named

SURE = 1.96
"""How many standard deviations on either side hold 95 cases of 100."""


class Pairing(NamedTuple):
    """One game to play: the same deal is played once with each rotation of the levels."""

    game: str
    seats: int
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    """By seat."""
    seed: bytes
    seconds: float
    """About how long a thoughtful player thinks."""


class Result(NamedTuple):
    """What came of one game."""

    levels: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    actions: int
    spent: tuple[tuple[str, float], ...]
    """Each decision: the player's level, and the seconds of processor time."""


class Share(NamedTuple):
    """An average with its 95 % interval."""

    value: float
    low: float
    high: float


def pairings(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    levels: Sequence[str],
    games: int,
    seconds: float,
    seed: str = "arena",
) -> Iterator[Pairing]:
    """The games of a match; the levels go round the table and move on by one seat with each game of a deal."""
    rules = game_named(game)
    for number in range(games):
        deal, turned = divmod(number, len(levels))
        at = tuple(levels[(seat + turned) % len(levels)] for seat in range(seats))
        yield Pairing(game, seats, options, at, seed_for(seed, rules, seats, deal), seconds)


def play_pairing(pairing: Pairing) -> Result:
    """Play one game."""
    rules = game_named(pairing.game)
    played = play_timed(rules, pairing.seats, pairing.options, pairing.seed, pairing.levels, pairing.seconds)
    outcome = played.outcome
    return Result(pairing.levels, outcome.winners, outcome.scores, outcome.reason, played.actions, tuple(played.spent))


def play_all(wanted: Sequence[Pairing], processes: int) -> Iterator[Result]:
    """Play games on several cores, in whatever order they end."""
    if processes == 1:
        yield from map(play_pairing, wanted)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_pairing, one) for one in wanted]):
            yield done.result()


def wilson(hits: float, tries: int) -> Share:
    """How often something happens, judging by its hits in a number of tries: Wilson's interval."""
    if not tries:
        return Share(0.0, 0.0, 1.0)
    share = hits / tries
    spread = SURE * sqrt(share * (1 - share) / tries + SURE**2 / (4 * tries**2))
    centre, scale = share + SURE**2 / (2 * tries), 1 + SURE**2 / tries
    return Share(share, (centre - spread) / scale, (centre + spread) / scale)


def average(values: Sequence[float]) -> Share:
    """The mean of some values and its interval."""
    middle = mean(values)
    spread = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Share(middle, middle - spread, middle + spread)


class Report(NamedTuple):
    """The figures from many games."""

    games: int
    wins: Mapping[str, Share]
    """By level: how often one of its seats, or its team, has won; a shared win counts as a fraction for each winner."""
    fair: Mapping[str, float]
    """By level: its fraction of the seats."""
    draws: float
    """The fraction of the games that nobody won."""
    scores: Mapping[str, Share]
    """By level: the average score of its seats."""
    by_seat: tuple[Share, ...]
    """How often each seat won."""
    actions: Share
    endings: Mapping[str, float]
    decisions: Mapping[str, tuple[float, float]]
    """By level: the median and the longest decision, in seconds of processor time."""


def report_of(results: Sequence[Result]) -> Report:
    """Sum up the results of some games."""
    games = len(results)
    levels = list(dict.fromkeys(level for result in results for level in sorted(set(result.levels))))
    seats = len(results[0].levels)
    won: defaultdict[str, float] = defaultdict(float)
    at: defaultdict[int, float] = defaultdict(float)
    for result in results:
        for seat in result.winners:
            won[result.levels[seat]] += 1 / len(result.winners)
            at[seat] += 1 / len(result.winners)
    spent = {level: [time for one in results for who, time in one.spent if who == level] for level in levels}
    scores = {
        level: [
            mean([score for seat, score in enumerate(one.scores) if one.levels[seat] == level])
            for one in results
            if level in one.levels
        ]
        for level in levels
    }
    return Report(
        games,
        {level: wilson(won[level], games) for level in levels},
        {level: mean([one.levels.count(level) / seats for one in results]) for level in levels},
        sum(not one.winners for one in results) / games,
        {level: average(scores[level]) for level in levels},
        tuple(wilson(at[seat], games) for seat in range(seats)),
        average([one.actions for one in results]),
        {reason: count / games for reason, count in Counter(one.reason for one in results).most_common()},
        {level: (median(times), max(times)) for level, times in spent.items() if times},
    )
