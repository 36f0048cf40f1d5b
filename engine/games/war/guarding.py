"""Guarding a true Gateway of War of Waves before its horn is sounded: no section should be weaker than it must be."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from engine.games.war.actions import AnyAction, Fortify
from engine.games.war.aims import Board, Numbers, check_truth, is_complete, open_types
from engine.games.war.cards import FIRST_GATE, FORTIFY_BIT, MOST_IN_SECTION, SECTIONS, war_card


def is_ready(board: Board) -> bool:
    """Whether a horn sounded now would be true and can win."""
    return is_complete(board.mine) and check_truth(board.mine) == (True, True) and _can_win(board)


def _can_win(board: Board) -> bool:
    """Whether a true horn is judged before the game ends, or that of an enemy is and can end in a tie."""
    return bool(board.judged >> board.seat & 1) or any(
        enemy.horn and board.judged >> enemy.seat & 1 and is_complete(enemy.sections) for enemy in board.enemies
    )


def guard_before_horn(board: Board) -> AnyAction | None:
    """The War card to add next before a true horn is sounded, which can wait until later in the same turn; or None."""
    if not board.wars or not is_ready(board) or not open_types(board) & FORTIFY_BIT:
        return None
    placed = _best_placing(tuple([there for _, there in board.mine[:FIRST_GATE]]), board.wars)
    if placed is None:
        return None
    index, number = placed
    return Fortify(war_card(number), SECTIONS[index])


@lru_cache(maxsize=1 << 12)
def _best_placing(guards: tuple[Numbers, ...], wars: Numbers) -> tuple[int, int] | None:
    """The section that gets a War card first, and the card's number, when cards are spread to help the weakest most."""
    rooms = [index for index, there in enumerate(guards) if there and len(there) < MOST_IN_SECTION]
    if not rooms:
        return None
    totals = [sum(there) for there in guards]
    handful = wars[-len(rooms) :]
    best: tuple[list[int], tuple[int, int]] | None = None
    for sections in permutations(rooms, len(handful)):
        after = totals.copy()
        for index, number in zip(sections, handful, strict=True):
            after[index] += number
        found = sorted(after)
        if best is None or found > best[0]:
            best = found, min(zip(sections, handful, strict=True), key=lambda placed: totals[placed[0]])
    assert best is not None
    return best[1]
