"""The vote about the seat of somebody who is late or has left the server: when it is decided, and what follows."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from bot.controls import LateChoice
from bot.host.late_votes import decide

CHOICES: tuple[LateChoice, ...] = get_args(LateChoice)


@pytest.mark.parametrize("voters", [1, 2, 3, 4])
def test_a_vote_is_decided_as_soon_as_nothing_can_change_it(voters: int) -> None:
    for answered in range(1, voters + 1):
        for said in product(CHOICES, repeat=answered):
            votes = dict(enumerate(said))
            ends = {
                decide(dict(enumerate((*said, *rest))), voters) for rest in product(CHOICES, repeat=voters - answered)
            }
            assert None not in ends
            [only, *others] = ends
            assert decide(votes, voters) == (None if others else only), f"{said} of {voters}"
