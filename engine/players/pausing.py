"""How long a computer player takes before it moves, as people at its table see it.

It is computed only from what everybody may know, so that nobody can infer a hand from it.
"""

from __future__ import annotations

from engine.players.levels import has_skill, skill_of
from engine.sealed import Sealed

AT_ONCE = 0.5
"""The pause where there is nothing to decide."""
LONGEST = 3.0
"""The pause for the hardest decision."""
UNTAUGHT = 0.5


def pause_before(game: Sealed, seat: int, lot: float) -> float:
    """How long a seat pauses now, counted in shortest pauses for a thought; `lot`, from 0 to 1, varies it."""
    if game.find_forced(seat) is not None:
        return AT_ONCE
    name = game.rules.name
    hardness = skill_of(name).hardness(game.view(None)) if has_skill(name) else UNTAUGHT
    return 1 + (LONGEST - 1) * hardness * (0.5 + lot / 2)
