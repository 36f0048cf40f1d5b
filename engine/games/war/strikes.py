"""Attacks worth considering in War of Waves: on others, with how likely they succeed, and on cards of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.games.war.actions import Attack, Leader, WarAction
from engine.games.war.aims import UNKNOWN, Aim, Board, Enemy, Numbers, is_standing
from engine.games.war.cards import BUILD_PLACES, FIRST_GATE, SECTIONS, WAR_PLACES, Place


def clearing(board: Board, aim: Aim) -> WarAction | None:
    """Clear a Build card of one's own that can never come right."""
    standing = is_standing(board.mine)
    for index, (cards, wars) in enumerate(board.mine):
        if index < FIRST_GATE:
            wrong = len(cards) == 2 and sum(cards) % 2 != aim.parity
            at = 0 if cards and cards[0] % 2 else 1
            if not wrong or (wars and len(cards) == 1):
                continue
        else:
            wanted = aim.gate[index - FIRST_GATE]
            wrong = standing and bool(cards) and (sum(cards) > wanted or (len(cards) == 2 and sum(cards) != wanted))
            at = 0
            if not wrong:
                continue
        need = cards[at]
        which: tuple[Place, ...] = (BUILD_PLACES[at],)
        if handful := _least(board.wars, need * 2):
            return _attack("W", handful, board.seat, index, which)
        spare = tuple([number for number in board.builds if number not in aim.gate])
        if handful := _least(spare, need):
            return _attack("B", handful, board.seat, index, which)
    return None


def _attack(kind: str, handful: Numbers, seat: int, index: int, which: tuple[Place, ...]) -> WarAction:
    return Attack(tuple([f"{kind}{number}" for number in sorted(handful)]), seat, SECTIONS[index], which)  # type: ignore[misc]


@lru_cache(maxsize=1 << 13)
def _least(numbers: Numbers, need: int) -> Numbers | None:
    """The handful with the smallest total of at least `need`, of at most three cards."""
    found = [
        handful
        for many in range(1, min(3, len(numbers)) + 1)
        for handful in combinations(numbers, many)
        if sum(handful) >= need
    ]
    return min(found, key=lambda handful: (sum(handful), len(handful)), default=None)


@lru_cache(maxsize=1 << 13)
def chance_to_beat(total: int, numbers: Numbers) -> float:
    """How likely a total is at least the sum of some cards, of which those that are 0 can be anything from 1 to 6."""
    ways = {sum(numbers): 1.0}
    for _ in range(numbers.count(UNKNOWN)):
        more: dict[int, float] = {}
        for value, share in ways.items():
            for number in range(1, 7):
                more[value + number] = more.get(value + number, 0.0) + share / 6
        ways = more
    return sum([share for value, share in ways.items() if total >= value])


class Strike(NamedTuple):
    """An attack that could be made, how likely it succeeds, and what it costs."""

    action: WarAction
    chance: float
    cost: int
    harm: float


def strikes(board: Board, enemy: Enemy, poseidon: bool = False) -> tuple[Strike, ...]:
    """Attacks on an enemy with handfuls that are just large enough for some chance."""
    return _strikes(board.wars, board.builds, enemy, poseidon or is_standing(board.mine), poseidon)


@lru_cache(maxsize=1 << 13)
def _strikes(wars_held: Numbers, builds_held: Numbers, enemy: Enemy, gates: bool, poseidon: bool) -> tuple[Strike, ...]:
    found: list[Strike] = []
    for index, (builds, wars) in enumerate(enemy.sections if gates else enemy.sections[:FIRST_GATE]):
        if not builds:
            continue
        against, places = (wars, WAR_PLACES) if wars else (builds, BUILD_PLACES)
        choices: list[tuple[tuple[Place, ...], Numbers]] = [(places[: len(against)], against)]
        if len(against) == 2:
            choices += [((places[i],), (against[i],)) for i in (0, 1)]
        for which, numbers in choices:
            breaks = len(which) == len(against)
            harm = (1.0 if breaks else 0.45) * (1.2 if index >= FIRST_GATE else 1.0)
            for kind, mine in (("W", wars_held), ("B", builds_held if not wars else ())):
                double = not poseidon and (kind == "W") != bool(wars)
                found += _handfuls(enemy.seat, index, which, numbers, kind, mine, double, harm, poseidon)
    return tuple(found)


def _handfuls(
    target: int,
    index: int,
    which: tuple[Place, ...],
    numbers: Numbers,
    kind: str,
    mine: Numbers,
    double: bool,
    harm: float,
    poseidon: bool,
) -> Iterator[Strike]:
    seen = set()
    for need in (3, 4, 5, 6, 8, 10):
        worst = sum(numbers) + numbers.count(UNKNOWN) * need
        handful = _least(mine, worst * (2 if double else 1))
        if handful is None or handful in seen:
            continue
        seen.add(handful)
        chance = chance_to_beat(sum(handful) // (2 if double else 1), numbers)
        if poseidon:
            cards = tuple([f"{kind}{number}" for number in sorted(handful)])
            action: WarAction = Leader("pos", cards=cards, target=target, section=SECTIONS[index], which=which)  # type: ignore[arg-type]
        else:
            action = _attack(kind, handful, target, index, which)
        yield Strike(action, chance, sum(handful), harm)


def best_strike(board: Board, enemy: Enemy, least: float, poseidon: bool = False) -> WarAction | None:
    """The attack that promises most for its cost, if any succeeds with at least this chance."""
    found = [strike for strike in strikes(board, enemy, poseidon) if strike.chance >= least and strike.harm >= 1]
    best = max(found, key=lambda strike: strike.chance * strike.harm - 0.03 * strike.cost, default=None)
    return best.action if best else None
