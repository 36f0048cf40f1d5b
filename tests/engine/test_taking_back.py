"""What a game between two turns says about taking back: why not, if not."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.sealed import Sealed
from engine.table import NOTHING_TO_UNDO, SOMEBODY_MOVED, SOMETHING_WAS_SHOWN

SEED = bytes(32)


@pytest.mark.parametrize("game", ["waves", "war", "rolling", "wave"])
def test_a_seat_that_showed_something_is_told_so_and_not_that_somebody_moved(game: str) -> None:
    luck = Stream(game.encode())
    shown = moved = taken = 0
    for number in range(6):
        now = Sealed.begin(game, 2, {}, bytes([number]) * 32).game
        for _ in range(60):
            if now.outcome.over:
                break
            seat = luck.choose(now.to_act)
            played = now.act(seat, luck.choose(now.legal(seat)), SEED)
            before, now = now, played.game
            if played.barrier:
                assert now.can_undo(seat) == SOMETHING_WAS_SHOWN
                shown += 1
            else:
                assert now.can_undo(seat) is None
                assert now.undo(seat).can_undo(seat) == before.can_undo(seat)
                taken += 1
            assert now.can_undo(1 - seat) in (SOMEBODY_MOVED, NOTHING_TO_UNDO)
            moved += now.can_undo(1 - seat) == SOMEBODY_MOVED
    assert shown
    assert moved


def test_a_sealed_plan_that_was_changed_again_and_again_can_be_taken_back_change_by_change() -> None:
    now = Sealed.begin("rolling", 2, {}, SEED).game
    while len(now.to_act) == 1:
        now = now.act(now.to_act[0], now.legal(now.to_act[0])[0], SEED).game
    plans = now.legal(0)
    before = [now]
    for number in range(100):
        before.append(before[-1].act(0, plans[number], SEED).game)
    now = before.pop()
    while before:
        now = now.undo(0)
        assert now.same_game(before.pop())


def followed_by_forced(game: str, seats: int) -> tuple[list[Sealed], list[int]]:
    """A game before a move, after it and after each thing forced by it; and which seats did all that."""
    now = Sealed.begin(game, seats, {}, SEED).game
    while not now.outcome.over:
        [*_, seat] = now.to_act
        states, acted = [now, now := now.act(seat, now.legal(seat)[0], SEED).game], [seat]
        while only := next(((one, found) for one in now.to_act if (found := now.find_forced(one))), None):
            played = now.act(*only, SEED, forced=True)
            assert not played.barrier
            states.append(now := played.game)
            acted.append(only[0])
        if len(acted) > 1:
            return states, acted
    raise AssertionError("nothing was forced")


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_was_forced_by_a_move_goes_back_with_it_and_is_nobody_elses_to_take_back(seats: int) -> None:
    (before, *_, after), (mover, *forced) = followed_by_forced("rolling", seats)
    assert after.can_undo(mover) is None
    assert after.goes_back(mover) == (mover, *forced)
    assert all(after.can_undo(seat) == SOMEBODY_MOVED for seat in set(forced) - {mover})
    back = after.undo(mover)
    assert back.same_game(before)
    assert [back.prompt(seat) for seat in range(seats)] == [before.prompt(seat) for seat in range(seats)]


def test_a_move_after_something_forced_can_be_taken_back_and_then_the_move_before_it() -> None:
    (before, *_, after), (mover, *forced) = followed_by_forced("rolling", 2)
    assert after.to_act == (0, 1), "both plan"
    back = after.act(mover, after.legal(mover)[0], SEED).game.undo(mover)
    assert back.same_game(after)
    assert back.goes_back(mover) == (mover, *forced)
    assert back.undo(mover).same_game(before)
    other = after.act(1 - mover, after.legal(1 - mover)[0], SEED).game
    assert other.can_undo(mover) == SOMEBODY_MOVED
