"""How a game of Rolling with the Waves begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.chance import Chance
from engine.game import Event, Step
from engine.games.rolling.parts import INFAMY_AT_START
from engine.games.rolling.rules import begin_round
from engine.games.rolling.state import Sheet, State


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
    """The first player is drawn, and the first round begins."""
    first = chance.below("first", seats)
    events: list[Event] = []
    nothing: tuple[None, ...] = (None,) * seats
    infamy, worthless = (INFAMY_AT_START,) * seats, (0,) * seats
    start = State(0, "over", first, (), (), (), (), infamy, (Sheet(),) * seats, worthless, nothing)
    return Step(begin_round(start, first, chance, events), events)
