"""Rules of thumb of War of Waves: which Gateway to aim at, what to build next, when to strike. No search is here.

They look at a Board: what one seat knows of the table, in plain numbers, an unknown card being a 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from engine.games.war.actions import Attack, Build, End, Fortify, Horn, Leader, WarAction
from engine.games.war.cards import (
    ATTACK_BIT,
    BUILD_BIT,
    BUILD_PLACES,
    FIRST_GATE,
    FORTIFY_BIT,
    SECTIONS,
    WAR_PLACES,
    LeaderName,
    Place,
)

Numbers = tuple[int, ...]
Section = tuple[Numbers, Numbers]
"""The numbers of the Build and of the War cards of a section."""

UNKNOWN = 0


class Enemy(NamedTuple):
    """What is known of another seat that is in the game."""

    seat: int
    sections: tuple[Section, ...]
    hand: int
    horn: bool


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
    return all(wars for _, wars in sections[:FIRST_GATE])


def is_complete(sections: Sequence[Section]) -> bool:
    """Whether Bridge and Gate are complete."""
    return is_standing(sections) and all(builds for builds, _ in sections[FIRST_GATE:])


def done(sections: Sequence[Section]) -> int:
    """How many sections are complete."""
    return sum([bool(wars) for _, wars in sections[:FIRST_GATE]]) + sum([bool(b) for b, _ in sections[FIRST_GATE:]])


@lru_cache(maxsize=1 << 14)
def aim_of(builds: Numbers, mine: tuple[Section, ...]) -> Aim:
    """The Gateway that takes fewest cards not in hand yet."""
    bridge = min((_bridge_cost(parity, builds, mine), parity) for parity in (0, 1))
    gate = gate_of(builds, tuple([cards for cards, _ in mine[FIRST_GATE:]]))
    return Aim(bridge[1], gate[1], bridge[0] + gate[0])


def _bridge_cost(parity: int, builds: Numbers, mine: tuple[Section, ...]) -> float:
    cost = 0.0
    right = sum([number % 2 == parity for number in builds])
    odd = sum([number % 2 for number in builds])
    for cards, _ in mine[:FIRST_GATE]:
        if not cards:
            cost += 0.25 if right > 0 else 1.0
            right -= 1
        elif sum(cards) % 2 != parity:
            cost += 2.5 if len(cards) > 1 else 0.4 if odd > 0 else 1.2
            odd -= 1
    return cost


@lru_cache(maxsize=1 << 14)
def gate_of(builds: Numbers, gate: tuple[Numbers, ...]) -> tuple[float, tuple[int, ...]]:
    """About how many cards a Gate still takes, and the totals of its sections."""
    best: tuple[float, tuple[int, ...]] = (9.0, (0, 0, 0))
    for low in range(1, 9):
        for totals in permutations((low, low + 1, low + 2)):
            cost, left = 0.0, list(builds)
            for cards, wanted in sorted(zip(gate, totals, strict=True), key=lambda pair: not pair[0]):
                missing = wanted - sum(cards)
                if missing == 0:
                    continue
                if missing < 0 or len(cards) == 2:
                    cost += 3.0
                elif missing in left:
                    left.remove(missing)
                    cost += 0.25
                elif not cards and (pair := _pair_for(missing, left)):
                    left.remove(pair[0])
                    left.remove(pair[1])
                    cost += 0.6
                else:
                    cost += 1.0 if missing <= 6 else 1.6
                if cost >= best[0]:
                    break
            if cost < best[0]:
                best = (cost, totals)
            if not any(gate):
                break
    return best


def _pair_for(total: int, numbers: list[int]) -> tuple[int, int] | None:
    for i, one in enumerate(numbers):
        if total - one in numbers[i + 1 :]:
            return one, total - one
    return None


def gate_cards(aim: Aim, board: Board) -> Iterator[tuple[int, int]]:
    """Index of a Gate section and a number in hand that brings it to its total, or on the way to it."""
    left = list(board.builds)
    for index, wanted in enumerate(aim.gate, FIRST_GATE):
        cards = board.mine[index][0]
        missing = wanted - sum(cards)
        if missing <= 0 or len(cards) == 2:
            continue
        if missing in left:
            left.remove(missing)
            yield index, missing
        elif not cards and (pair := _pair_for(missing, left)):
            left.remove(pair[0])
            left.remove(pair[1])
            yield index, pair[0]


def open_types(board: Board) -> int:
    """The types of action that are open, as bits."""
    return ATTACK_BIT | BUILD_BIT | FORTIFY_BIT if board.types.bit_count() < 2 else board.types


def choose(board: Board) -> WarAction:
    """What a careful builder does, who strikes when somebody is nearly done."""
    if board.led:
        return _ending(board)
    aim = aim_of(board.builds, board.mine)
    types = open_types(board)
    danger = max(board.enemies, key=lambda enemy: (enemy.horn, done(enemy.sections)))
    pressing = danger.horn or done(danger.sections) >= 6
    if not board.types and (leader := _leader(board, danger, pressing)):
        return leader
    if pressing and types & ATTACK_BIT and (strike := best_strike(board, danger, 0.3 if danger.horn else 0.6)):
        return strike
    for action in _buildings(board, aim, types):
        return action
    if types & ATTACK_BIT:
        if cleared := clearing(board, aim):
            return cleared
        if len(board.wars) > 2 and (strike := best_strike(board, danger, 0.8)):
            return strike
    return _ending(board)


def _ending(board: Board) -> WarAction:
    if is_complete(board.mine) and truths(board.mine) == (True, True):
        return Horn()
    return End()


@lru_cache(maxsize=1 << 13)
def truths(mine: tuple[Section, ...]) -> tuple[bool, bool]:
    """Whether one's own Bridge and Gate are true."""
    totals = [sum(cards) for cards, _ in mine]
    low, middle, high = sorted(totals[FIRST_GATE:])
    bridge = all(totals[:FIRST_GATE]) and len({total % 2 for total in totals[:FIRST_GATE]}) == 1
    return bridge, low > 0 and low + 1 == middle == high - 1


def _buildings(board: Board, aim: Aim, types: int) -> Iterator[WarAction]:
    """What to build or fortify, the most pressing first."""
    standing = is_standing(board.mine)
    needed = list(gate_cards(aim, board))
    if standing:
        for index, number in needed:
            cards = board.mine[index][0]
            if cards and types & FORTIFY_BIT:
                yield Fortify(f"B{number}", SECTIONS[index])  # type: ignore[arg-type]
            elif not cards and types & BUILD_BIT:
                first = next(i for i in range(FIRST_GATE, len(SECTIONS)) if not board.mine[i][0])
                if first == index or aim.gate[first - FIRST_GATE] != aim.gate[index - FIRST_GATE]:
                    yield Build(f"B{number}", "gate")  # type: ignore[arg-type]
    if types & FORTIFY_BIT and board.wars:
        bare = [i for i in range(FIRST_GATE) if board.mine[i][0] and not board.mine[i][1]]
        if bare:
            yield _fortify_war(board, bare[0], len(bare))
    reserved = [number for _, number in needed]
    free = list(board.builds)
    for number in reserved:
        free.remove(number)
    if types & BUILD_BIT and any(not cards for cards, _ in board.mine[:FIRST_GATE]):
        right = [number for number in free if number % 2 == aim.parity] or [
            number for number in board.builds if number % 2 == aim.parity
        ]
        if right:
            yield Build(f"B{max(right)}", "bridge")  # type: ignore[arg-type]
        elif free and len(free) > 3:
            yield Build(f"B{max(free)}", "bridge")  # type: ignore[arg-type]
    if types & FORTIFY_BIT:
        for index in range(FIRST_GATE):
            cards = board.mine[index][0]
            odd = [number for number in free if number % 2] or [number for number in board.builds if number % 2]
            if len(cards) == 1 and sum(cards) % 2 != aim.parity and odd:
                yield Fortify(f"B{min(odd)}", SECTIONS[index])  # type: ignore[arg-type]
        thin = [i for i in range(FIRST_GATE) if len(board.mine[i][1]) == 1]
        if standing and thin and len(board.wars) > 1:
            weakest = min(thin, key=lambda i: board.mine[i][1])
            yield Fortify(f"W{board.wars[0]}", SECTIONS[weakest])  # type: ignore[arg-type]


def _fortify_war(board: Board, index: int, bare: int) -> WarAction:
    """The strongest War card that is left when each bare section gets one."""
    return Fortify(f"W{board.wars[-1 if len(board.wars) <= bare else -2]}", SECTIONS[index])  # type: ignore[arg-type]


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


def _leader(board: Board, danger: Enemy, pressing: bool) -> WarAction | None:
    if not board.wars and not board.builds:
        return None
    for leader in board.leaders:
        action = leader_action(board, leader, danger, pressing)
        if action:
            return action
    return None


def leader_action(board: Board, leader: LeaderName, danger: Enemy, pressing: bool) -> WarAction | None:
    """How to play a Leader now, if it is worth it."""
    if leader == "ares":
        bare = [i for i in range(FIRST_GATE) if board.mine[i][0] and len(board.mine[i][1]) < 2]
        taken = [
            (enemy.seat, SECTIONS[index], WAR_PLACES[at])
            for enemy in sorted(board.enemies, key=lambda one: -done(one.sections))
            for index, (_, wars) in enumerate(enemy.sections[:FIRST_GATE])
            for at in range(len(wars))
        ]
        if not bare or not taken:
            return None
        into = min(bare, key=lambda i: len(board.mine[i][1]))
        count = min(2, len(taken), 2 - len(board.mine[into][1]))
        if count == 2 or (pressing and not board.mine[into][1]):
            return Leader("ares", take=tuple(taken[:count]), section=SECTIONS[into])
    elif leader == "pos" and pressing:
        return best_strike(board, danger, 0.5, poseidon=True)
    elif leader == "ceto":
        richest = max(board.enemies, key=lambda enemy: enemy.hand)
        if richest.hand >= len(board.wars) + len(board.builds) + len(board.leaders) + 2:
            return Leader("ceto", target=richest.seat)
    return None
