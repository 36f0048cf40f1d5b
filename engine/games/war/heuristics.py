"""Rules of thumb of War of Waves: what to build next, when to strike, when to play a Leader. No search is here.

Which Gateway they aim at is in aims.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from engine.games.war.actions import AnyAction, Build, End, Fortify, Horn, Leader, Taken
from engine.games.war.aims import (
    Board,
    Enemy,
    Numbers,
    Section,
    aim_of,
    gate_cards,
    is_standing,
    open_types,
)
from engine.games.war.alarms import first_answer, rings
from engine.games.war.cards import (
    ATTACK_BIT,
    BUILD_BIT,
    FIRST_GATE,
    FORTIFY_BIT,
    SECTIONS,
    WAR_PLACES,
    LeaderName,
    build_card,
    war_card,
)
from engine.games.war.guarding import guard_before_horn, is_ready
from engine.games.war.strikes import best_strike, find_clearing
from engine.games.war.styles import PLAIN, Style

CHANCE_IN_A_CROWD = 0.3


def choose(board: Board, style: Style = PLAIN) -> AnyAction:
    """The action of a careful builder in this style, who strikes when somebody is nearly done."""
    if board.led:
        return _ending(board)
    # with several enemies, hardly possible attacks are left to the others, or no game would ever end
    if answer := first_answer(board, CHANCE_IN_A_CROWD if len(board.enemies) > 1 else 0.0):
        return answer
    if guard := guard_before_horn(board):
        return guard
    types = open_types(board)
    (horn, reached), danger = _danger(board)
    pressing = horn or (reached >= style.press and not danger.horn)
    if not board.types and (leader := _leader(board, danger, pressing)):
        return leader
    if pressing and types & ATTACK_BIT and (strike := best_strike(board, danger, 0.3 if horn else style.bold)):
        return strike
    if types & ATTACK_BIT and len(board.wars) >= style.plenty and (strike := best_strike(board, danger, style.bold)):
        return strike
    if building := _next_building(board.wars, board.builds, board.mine, types, style.spares, style.stacks):
        return building
    if types & ATTACK_BIT:
        if cleared := find_clearing(board, aim_of(board.builds, board.mine)):
            return cleared
        if len(board.wars) > 2 and (strike := best_strike(board, danger, style.idle)):
            return strike
    return _ending(board)


def _danger(board: Board) -> tuple[tuple[bool, int], Enemy]:
    """Whether the horn of the enemy nearest to winning may be true, how many sections it has, and that enemy itself."""
    nearest, found = (False, -1), board.enemies[0]
    for enemy in board.enemies:
        near = rings(enemy), enemy.reached
        if near > nearest:
            nearest, found = near, enemy
    return nearest, found


def _ending(board: Board) -> AnyAction:
    return Horn() if is_ready(board) else End()


@lru_cache(maxsize=1 << 12)
def _next_building(
    wars: Numbers, builds: Numbers, mine: tuple[Section, ...], types: int, spares: bool, stacks: int
) -> AnyAction | None:
    """What to build or fortify next; cached, as the same question comes up again and again in search."""
    return next(_buildings(wars, builds, mine, types, spares, stacks), None)


def _buildings(
    wars: Numbers, builds: Numbers, mine: tuple[Section, ...], types: int, spares: bool, stacks: int
) -> Iterator[AnyAction]:
    """What to build or fortify, the most pressing first."""
    standing = is_standing(mine)
    if not standing and types & FORTIFY_BIT and wars and (action := _fortify_bare(wars, mine)):
        yield action
    aim = aim_of(builds, mine)
    needed = list(gate_cards(aim, builds, mine)) if builds else []
    if standing:
        for index, number in needed:
            cards = mine[index][0]
            if cards and types & FORTIFY_BIT:
                yield Fortify(build_card(number), SECTIONS[index])
            elif not cards and types & BUILD_BIT:
                first = next(i for i in range(FIRST_GATE, len(SECTIONS)) if not mine[i][0])
                if first == index or aim.gate[first - FIRST_GATE] != aim.gate[index - FIRST_GATE]:
                    yield Build(build_card(number), "gate")
    free = list(builds)
    for _, number in needed:
        free.remove(number)
    parity, bridge = aim.parity, mine[:FIRST_GATE]
    if types & BUILD_BIT and builds and not all(cards for cards, _ in bridge):
        right = [number for number in free if number % 2 == parity] or [
            number for number in builds if number % 2 == parity
        ]
        if right:
            yield Build(build_card(min(right) if spares else max(right)), "bridge")
        elif free and len(free) > 3:
            yield Build(build_card(max(free)), "bridge")
    if types & FORTIFY_BIT:
        odd = [number for number in free if number % 2] or [number for number in builds if number % 2]
        if odd:
            for index, (cards, _) in enumerate(bridge):
                if len(cards) == 1 and cards[0] % 2 != parity:
                    yield Fortify(build_card(min(odd)), SECTIONS[index])
        if standing and len(wars) > 1:
            thin = [i for i in range(FIRST_GATE) if len(mine[i][1]) == 1]
            if thin:
                weakest = min(thin, key=lambda i: mine[i][1])
                yield Fortify(war_card(wars[0]), SECTIONS[weakest])
        if len(free) > stacks:
            even = [number for number in free if number % 2 == 0]
            single = [i for i in range(FIRST_GATE) if len(mine[i][0]) == 1]
            if even and single:
                lowest = min(single, key=lambda i: mine[i][0])
                yield Fortify(build_card(max(even)), SECTIONS[lowest])


def _fortify_bare(wars: Numbers, mine: tuple[Section, ...]) -> AnyAction | None:
    """The strongest War card on the first bare section, or the second strongest where cards outnumber bare sections."""
    bare = [i for i in range(FIRST_GATE) if mine[i][0] and not mine[i][1]]
    return Fortify(war_card(wars[-1 if len(wars) <= len(bare) else -2]), SECTIONS[bare[0]]) if bare else None


def _leader(board: Board, danger: Enemy, pressing: bool) -> AnyAction | None:
    if not board.wars and not board.builds:
        return None
    for leader in board.leaders:
        action = leader_action(board, leader, danger, pressing)
        if action:
            return action
    return None


def _wars_of(enemies: Iterable[Enemy]) -> Iterator[Taken]:
    """Where the War cards of enemies lie, those of the enemy with the most sections first."""
    for enemy in sorted(enemies, key=lambda one: -one.reached):
        for index, (_, wars) in enumerate(enemy.sections[:FIRST_GATE]):
            for at in range(len(wars)):
                yield enemy.seat, SECTIONS[index], WAR_PLACES[at]


def leader_action(board: Board, leader: LeaderName, danger: Enemy, pressing: bool) -> AnyAction | None:
    """How to play a Leader now, if it is worth it."""
    if leader == "ares":
        bare = [i for i in range(FIRST_GATE) if board.mine[i][0] and len(board.mine[i][1]) < 2]
        if not bare:
            return None
        into = min(bare, key=lambda i: len(board.mine[i][1]))
        room = 2 - len(board.mine[into][1])
        taken = tuple(islice(_wars_of(board.enemies), room))
        if len(taken) == 2 or (taken and pressing and room == 2):
            return Leader("ares", take=taken, section=SECTIONS[into])
    elif leader == "pos" and pressing:
        return best_strike(board, danger, 0.5, poseidon=True)
    elif leader == "ceto":
        richest = max(board.enemies, key=lambda enemy: enemy.hand)
        if richest.hand >= len(board.wars) + len(board.builds) + len(board.leaders) + 2:
            return Leader("ceto", target=richest.seat)
    return None
