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
