"""Attacks worth considering in War of Waves: on others, with their chance of success, and on a seat's own cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.games.war.actions import AnyAction, Attack, Leader
from engine.games.war.aims import UNKNOWN, Aim, Board, Enemy, Numbers, is_standing
from engine.games.war.cards import (
    BUILD_PLACES,
    CARDS,
    FIRST_BUILD,
    FIRST_GATE,
    NUMBER,
    SECTIONS,
    WAR_PLACES,
    Card,
    Place,
)

HIGHEST_WAR = max(NUMBER[:6])


def find_clearing(board: Board, aim: Aim) -> AnyAction | None:
    """The attack that clears one of the seat's own Build cards that can never fit the Gateway aimed at, or None."""
    standing = is_standing(board.mine)
    for index, (cards, _) in enumerate(board.mine):
        if index < FIRST_GATE:
            if len(cards) < 2 or sum(cards) % 2 == aim.parity:
                continue
            at = 0 if cards[0] % 2 else 1
        elif not standing:
            break
        else:
            wanted, at = aim.gate[index - FIRST_GATE], 0
            if not cards or sum(cards) == wanted or (len(cards) < 2 and sum(cards) < wanted):
                continue
        need = cards[at]
        which: tuple[Place, ...] = (BUILD_PLACES[at],)
        if handful := least_handful(board.wars, need * 2):
            return attack("W", handful, board.seat, index, which)
        spare = tuple([number for number in board.builds if number not in aim.gate])
        if handful := least_handful(spare, need):
            return attack("B", handful, board.seat, index, which)
    return None


def attack(kind: str, handful: Numbers, seat: int, index: int, which: tuple[Place, ...]) -> AnyAction:
    """An attack with cards of one kind."""
    return Attack(cards_of(kind, handful), seat, SECTIONS[index], which)


def cards_of(kind: str, numbers: Iterable[int]) -> tuple[Card, ...]:
    """The War or Build cards of these numbers, in the order of a pack."""
    before = FIRST_BUILD - 1 if kind == "B" else -1
    return tuple([CARDS[before + number] for number in sorted(numbers)])


def least_handful(numbers: Numbers, need: int) -> Numbers | None:
    """The handful with the smallest total of at least `need`, made of as few cards as possible."""
    for handful in _handfuls_by_total(numbers)[need:]:
        if handful:
            return handful
    return None


@lru_cache(maxsize=1 << 11)
def _handfuls_by_total(numbers: Numbers) -> tuple[Numbers, ...]:
    """For each total that some of these numbers can have, the fewest of them that have it."""
    found: list[Numbers] = [()] * (sum(numbers) + 1)
    reached = 0
    for number in numbers:
        for before in range(reached, -1, -1):
            handful = found[before]
            if before and not handful:
                continue
            now = found[before + number]
            if not now or len(now) > len(handful) + 1:
                found[before + number] = (*handful, number)
        reached += number
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def chance_to_beat(total: int, numbers: Numbers, highest: int) -> float:
    """How likely a total is to reach the sum of some cards; those that are 0 can be anything up to `highest`."""
    ways = {sum(numbers): 1.0}
    for _ in range(numbers.count(UNKNOWN)):
        more: dict[int, float] = {}
        for value, share in ways.items():
            for number in range(1, highest + 1):
                more[value + number] = more.get(value + number, 0.0) + share / highest
        ways = more
    return sum([share for value, share in ways.items() if total >= value])


class Strike(NamedTuple):
    """An attack that could be made, how likely it is to succeed, and what it costs."""

    kind: str
    handful: Numbers
    target: int
    at: int
    """Which section, as its place in SECTIONS."""
    which: tuple[Place, ...]
    poseidon: bool
    chance: float
    cost: int
    harm: float

    @property
    def action(self) -> AnyAction:
        """The attack itself."""
        if self.poseidon:
            cards, section = cards_of(self.kind, self.handful), SECTIONS[self.at]
            return Leader("pos", cards=cards, target=self.target, section=section, which=self.which)
        return attack(self.kind, self.handful, self.target, self.at, self.which)


def strikes(board: Board, enemy: Enemy, poseidon: bool = False) -> tuple[Strike, ...]:
    """Attacks on an enemy with handfuls that are just large enough for some guess at its hidden cards."""
    gates = poseidon or is_standing(board.mine)
    return _strikes(board.wars, board.builds, enemy, gates, poseidon, board.highest)


@lru_cache(maxsize=1 << 11)
def _strikes(
    wars_held: Numbers, builds_held: Numbers, enemy: Enemy, gates: bool, poseidon: bool, highest_build: int
) -> tuple[Strike, ...]:
    found: list[Strike] = []
    for index, (builds, wars) in enumerate(enemy.sections if gates else enemy.sections[:FIRST_GATE]):
        if not builds:
            continue
        against, places = (wars, WAR_PLACES) if wars else (builds, BUILD_PLACES)
        highest = HIGHEST_WAR if wars else highest_build
        choices: list[tuple[tuple[Place, ...], Numbers]] = [(places[: len(against)], against)]
        if len(against) == 2:
            choices += [((places[i],), (against[i],)) for i in (0, 1)]
        for which, numbers in choices:
            breaks = len(which) == len(against)
            harm = (1.0 if breaks else 0.45) * (1.2 if index >= FIRST_GATE else 1.0)
            for kind, mine in (("W", wars_held), ("B", builds_held)):
                times = 1 if poseidon or (kind == "W") == bool(wars) else 2
                for handful, chance, cost in _handfuls(mine, times, numbers, highest):
                    found.append(Strike(kind, handful, enemy.seat, index, which, poseidon, chance, cost, harm))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _handfuls(mine: Numbers, times: int, numbers: Numbers, highest: int) -> tuple[tuple[Numbers, float, int], ...]:
    """Handfuls just large enough for each guess at the hidden ones of these cards, with their chances and totals."""
    found: dict[Numbers, tuple[Numbers, float, int]] = {}
    hidden, known = numbers.count(UNKNOWN), sum(numbers)
    for need in range(3, highest + 1) if hidden else (0,):
        handful = least_handful(mine, times * (known + hidden * need))
        if handful is None:
            break
        if handful not in found:
            total = sum(handful)
            found[handful] = handful, chance_to_beat(total // times, numbers, highest), total
    return tuple(found.values())


def best_strike(board: Board, enemy: Enemy, least: float, poseidon: bool = False) -> AnyAction | None:
    """The attack that promises most for its cost, of those that succeed with at least this chance; or None."""
    best, most = None, -99.0
    for strike in strikes(board, enemy, poseidon):
        if strike.chance >= least and strike.harm >= 1:
            promise = strike.chance * strike.harm - 0.03 * strike.cost
            if promise > most:
                best, most = strike, promise
    return best.action if best else None
