"""What a seat knows of a game of War of Waves in plain numbers, and which Gateway it should aim at.

What to do about it is in heuristics.py and strikes.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from engine.games.war.cards import ATTACK_BIT, BUILD_BIT, FIRST_GATE, FORTIFY_BIT, LeaderName

Numbers = tuple[int, ...]
Section = tuple[Numbers, Numbers]
"""The numbers of the Build and of the War cards of a section."""

UNKNOWN = 0
HIGHEST_AIM = 8
"""The highest of the lowest totals of a Gate that is aimed at; a higher one takes too many cards."""


class Enemy(NamedTuple):
    """What is known of another seat that is in the game."""

    seat: int
    sections: tuple[Section, ...]
    hand: int
    horn: bool
    reached: int
    """How many sections are complete."""


class Board(NamedTuple):
    """What a seat on turn knows."""

    seat: int
    wars: Numbers
    builds: Numbers
    leaders: tuple[LeaderName, ...]
    mine: tuple[Section, ...]
    enemies: tuple[Enemy, ...]
    types: int
    led: bool
    horn: bool
    highest: int
    """The highest number of a Build card in this game; once a horn has sounded, of those that the seat cannot place."""
    judged: int
    """The seats, a bit for each, of which a turn begins after the present one, so that their horns are judged."""


class Aim(NamedTuple):
    """The Gateway a seat aims at."""

    parity: int
    """Of the totals of the Bridge."""
    gate: tuple[int, ...]
    """The total each section of the Gate should have; 0 if no three can be reached."""
    missing: float
    """About how many cards are still to be found for it."""


def is_standing(sections: Sequence[Section]) -> bool:
    """Whether the Bridge stands."""
    return bool(sections[0][1] and sections[1][1] and sections[2][1] and sections[3][1])


def is_complete(sections: Sequence[Section]) -> bool:
    """Whether Bridge and Gate are complete."""
    return bool(sections[4][0] and sections[5][0] and sections[6][0]) and is_standing(sections)


def count_complete(sections: Sequence[Section]) -> int:
    """How many sections are complete."""
    (_, one), (_, two), (_, three), (_, four), (five, _), (six, _), (seven, _) = sections
    return bool(one) + bool(two) + bool(three) + bool(four) + bool(five) + bool(six) + bool(seven)


@lru_cache(maxsize=1 << 14)
def aim_of(builds: Numbers, mine: tuple[Section, ...]) -> Aim:
    """The Gateway that takes the fewest cards that are not yet in hand."""
    even, odd = _bridge_costs(builds, mine)
    gate = gate_of(builds, tuple([cards for cards, _ in mine[FIRST_GATE:]]))
    return Aim(int(odd < even), gate[1], min(even, odd) + gate[0])


def _bridge_costs(builds: Numbers, mine: tuple[Section, ...]) -> tuple[float, float]:
    """About how many cards a Bridge with even totals still takes, and one with odd totals."""
    odd = sum([number & 1 for number in builds])
    # for each section, how many Build cards it has and the parity of their total
    bridge = tuple([(len(cards), sum(cards) & 1) for cards, _ in mine[:FIRST_GATE]])
    return _costs_of(len(builds) - odd, odd, bridge)


@lru_cache(maxsize=1 << 13)
def _costs_of(even: int, odd: int, bridge: tuple[tuple[int, int], ...]) -> tuple[float, float]:
    spare, turning = [even, odd], [odd, odd]
    cost = [0.0, 0.0]
    for many, parity in bridge:
        if not many:
            for side in (0, 1):
                cost[side] += 0.25 if spare[side] > 0 else 1.0
                spare[side] -= 1
        else:
            wrong = 1 - parity
            cost[wrong] += 2.5 if many > 1 else 0.4 if turning[wrong] > 0 else 1.2
            turning[wrong] -= 1
    return cost[0], cost[1]


@lru_cache(maxsize=1 << 15)
def gate_of(builds: Numbers, gate: tuple[Numbers, ...]) -> tuple[float, tuple[int, ...]]:
    """About how many cards a Gate still takes, and the totals of its sections."""
    best: tuple[float, tuple[int, ...]] = (9.0, (0, 0, 0))
    order = sorted(range(3), key=lambda at: not gate[at])
    here = [(at, sum(gate[at]), len(gate[at])) for at in order]
    least = 0.25 * gate.count(())
    if not least and (high := _high_row(gate)):
        return least, high
    for low in range(1, HIGHEST_AIM + 1):
        if best[0] == least:
            break
        for totals in _ROWS[low] if any(gate) else _ROWS[low][:1]:
            cost, left = 0.0, builds
            for at, there, many in here:
                missing = totals[at] - there
                if missing == 0:
                    continue
                if missing < 0 or many == 2:
                    cost += 3.0
                elif missing in left:
                    left = _without(left, missing)
                    cost += 0.25
                elif not many and (pair := _pair_for(missing, left)):
                    left = _without(_without(left, pair[0]), pair[1])
                    cost += 0.6
                else:
                    cost += 1.0 if missing <= 6 else 1.6
                if cost >= best[0]:
                    break
            if cost < best[0]:
                best = (cost, totals)
    return best


_ROWS = tuple(tuple(permutations((low, low + 1, low + 2))) for low in range(HIGHEST_AIM + 1))
"""All orders of three consecutive numbers, indexed by the lowest."""


def _high_row(gate: tuple[Numbers, ...]) -> tuple[int, ...] | None:
    """The totals of a true Gate that is too high to be aimed at, as a person may have built it; None for any other."""
    totals = tuple([sum(cards) for cards in gate])
    low, middle, high = sorted(totals)
    return totals if low > HIGHEST_AIM and low + 1 == middle == high - 1 else None


def _without(numbers: Numbers, number: int) -> Numbers:
    at = numbers.index(number)
    return numbers[:at] + numbers[at + 1 :]


@lru_cache(maxsize=1 << 13)
def _pair_for(total: int, numbers: Numbers) -> tuple[int, int] | None:
    for i, one in enumerate(numbers):
        if total - one in numbers[i + 1 :]:
            return one, total - one
    return None


def gate_cards(aim: Aim, builds: Numbers, mine: tuple[Section, ...]) -> Iterator[tuple[int, int]]:
    """The index of each Gate section, with a number in hand that brings it to its total or part of the way there."""
    left = builds
    for index, wanted in enumerate(aim.gate, FIRST_GATE):
        cards = mine[index][0]
        missing = wanted - sum(cards)
        if missing <= 0 or len(cards) == 2:
            continue
        if missing in left:
            left = _without(left, missing)
            yield index, missing
        elif not cards and (pair := _pair_for(missing, left)):
            left = _without(_without(left, pair[0]), pair[1])
            yield index, pair[0]


def open_types(board: Board) -> int:
    """The types of action that are open, as bits."""
    return ATTACK_BIT | BUILD_BIT | FORTIFY_BIT if board.types.bit_count() < 2 else board.types


@lru_cache(maxsize=1 << 13)
def check_truth(mine: tuple[Section, ...]) -> tuple[bool, bool]:
    """Whether the seat's own Bridge and Gate are true."""
    totals = [sum(cards) for cards, _ in mine]
    low, middle, high = sorted(totals[FIRST_GATE:])
    bridge = all(totals[:FIRST_GATE]) and len({total % 2 for total in totals[:FIRST_GATE]}) == 1
    return bridge, low > 0 and low + 1 == middle == high - 1
