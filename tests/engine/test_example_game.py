"""The example game keeps the contract of the engine, as docs/adding-a-game.md says one finds out."""

from __future__ import annotations

import pytest

from engine.chance import Seeded, Stream
from engine.table import begin
from tests.example_game.pebbles import GAME
from tests.example_game.pebbles.rules import PEBBLES

NOBODY_OR_SOMEBODY = pytest.mark.parametrize("audience", [None, 0, 1])


@NOBODY_OR_SOMEBODY
def test_nobody_can_tell_a_game_from_one_that_is_dealt_anew(audience: int | None) -> None:
    differed = 0
    for number in range(40):
        chance, luck = Seeded(f"pebbles {number}".encode()), Stream(f"moves {number}".encode())
        state = begin(GAME, 2, {}, chance).state
        while to_act := GAME.to_act(state):
            other = GAME.redeal(state, audience, luck)
            differed += other != state
            assert GAME.view(other, audience) == GAME.view(state, audience)
            assert sorted(GAME.cards(state)) == sorted(GAME.cards(other)) == sorted(PEBBLES)
            if audience is not None:
                assert GAME.legal(other, audience) == GAME.legal(state, audience)
            state = GAME.apply(state, to_act[0], luck.choose(GAME.legal(state, to_act[0])), chance).state
    assert differed > 100
