"""The moves of War of Waves that are worth considering, out of the thousands that are possible."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.war.actions import AnyAction, Build, End, Fortify, Horn, Leader
from engine.games.war.aims import Board, aim_of, gate_cards, is_standing, open_types
from engine.games.war.alarms import answers, rings
from engine.games.war.cards import (
    ATTACK_BIT,
    BUILD_BIT,
    BUILD_PLACES,
    FIRST_GATE,
    FORTIFY_BIT,
    SECTIONS,
    build_card,
    war_card,
)
from engine.games.war.guarding import guard_before_horn, is_ready
from engine.games.war.heuristics import choose, leader_action
from engine.games.war.strikes import best_strike, find_clearing, strikes

STRIKES = 5


def moves(board: Board) -> Iterator[AnyAction]:
    """The moves worth considering, first what the rules of thumb say; some may come twice."""
    if board.led:
        yield from _endings(board)
    elif answered := answers(board):
        yield from answered
    else:
        yield choose(board)
        yield from _laying(board)
        if open_types(board) & ATTACK_BIT:
            yield from _attacks(board)
        if guard_before_horn(board) is None:
            if not board.types:
                yield from _leaders(board)
            yield from _endings(board)


def _endings(board: Board) -> list[AnyAction]:
    return [Horn()] if is_ready(board) else [End()]


def _laying(board: Board) -> Iterator[AnyAction]:
    """Building and fortifying with each different card that may fit the Gateway aimed at."""
    types, aim = open_types(board), aim_of(board.builds, board.mine)
    standing = is_standing(board.mine)
    wanted = list(gate_cards(aim, board.builds, board.mine))
    if types & BUILD_BIT:
        if any(not cards for cards, _ in board.mine[:FIRST_GATE]):
            for number in dict.fromkeys(board.builds):
                if number % 2 == aim.parity or len(board.builds) > 2:
                    yield Build(build_card(number), "bridge")
        if standing:
            for index, number in wanted:
                if not board.mine[index][0]:
                    yield Build(build_card(number), "gate")
    if types & FORTIFY_BIT:
        for index, (cards, wars) in enumerate(board.mine[:FIRST_GATE]):
            if cards and len(wars) < 2:
                for number in dict.fromkeys((*board.wars[:1], *board.wars[-1:])):
                    yield Fortify(war_card(number), SECTIONS[index])
            if len(cards) == 1 and sum(cards) % 2 != aim.parity:
                for number in dict.fromkeys(board.builds):
                    if number % 2:
                        yield Fortify(build_card(number), SECTIONS[index])
        if standing:
            for index, number in wanted:
                if board.mine[index][0]:
                    yield Fortify(build_card(number), SECTIONS[index])


def _attacks(board: Board) -> Iterator[AnyAction]:
    found = [
        strike
        for enemy in board.enemies
        if not enemy.horn or rings(enemy)
        for strike in strikes(board, enemy)
        if strike.chance >= 0.35
    ]
    found.sort(key=lambda strike: 0.03 * strike.cost - strike.chance * strike.harm)
    for strike in found[:STRIKES]:
        yield strike.action
    if action := find_clearing(board, aim_of(board.builds, board.mine)):
        yield action


def _leaders(board: Board) -> Iterator[AnyAction]:
    for leader in board.leaders:
        for enemy in board.enemies:
            if leader == "pos":
                if action := best_strike(board, enemy, 0.4, poseidon=True):
                    yield action
            elif leader == "ceto":
                yield Leader("ceto", target=enemy.seat)
        if leader == "ares":
            danger = max(board.enemies, key=lambda enemy: enemy.reached)
            if action := leader_action(board, leader, danger, True):
                yield action
        elif leader == "heph":
            yield from _swaps(board)


def _swaps(board: Board) -> Iterator[AnyAction]:
    """Hephaestus, where the swap brings the Gateway nearer to being true."""
    now = aim_of(board.builds, board.mine).missing
    for here in range(FIRST_GATE):
        for at, mine in enumerate(board.mine[here][0]):
            for there in range(FIRST_GATE, len(SECTIONS)):
                for to, other in enumerate(board.mine[there][0]):
                    after = [list(cards) for cards, _ in board.mine]
                    after[here][at], after[there][to] = other, mine
                    sections = tuple([(tuple(cards), wars) for cards, (_, wars) in zip(after, board.mine, strict=True)])
                    if aim_of(board.builds, sections).missing < now:
                        bridge, gate = (SECTIONS[here], BUILD_PLACES[at]), (SECTIONS[there], BUILD_PLACES[to])
                        yield Leader("heph", bridge=bridge, gate=gate)
