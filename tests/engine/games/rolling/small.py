"""Small variants of Rolling: the sealed plans of two seats in a round that may be the last, where no cannon can fire.

Everything else lies open, so that there is one world: what the seats do is a matrix over their plans.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.rolling import GAME
from engine.games.rolling.player import SKILL
from engine.games.rolling.state import State
from engine.players.quick_stream import QuickStream
from tests.engine.games.rolling.sure import can_finish, can_fire
from tests.engine.players.responding import PossibleWorld, Variant

TABLES: tuple[Mapping[str, Any], ...] = ({},)
"""The options of the games in which positions are found, in turn."""


def is_small(state: State) -> bool:
    """Whether plans are to be sealed that may end the game, and can fill no cannon."""
    return (
        state.phase == "plan"
        and not any(state.plans)
        and any(map(can_finish, state.sheets))
        and not any(map(can_fire, state.sheets))
    )


def shrink(state: State, held: int, stream: QuickStream) -> State:
    """The position as it is: nothing in it is hidden."""
    return state


def variant(state: State, seat: int) -> Variant:
    """The rest of the round as a seat sees it."""
    return Variant(GAME, seat, [PossibleWorld(state, 1.0)], lambda world: world.round != state.round, SKILL.worth)
