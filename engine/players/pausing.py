"""How long a computer player takes before it moves, as people at its table see it.

It is made of what everybody may know, so that nobody can read a hand off it.
"""

from __future__ import annotations

from engine.players.levels import has_skill, skill_of
from engine.sealed import Sealed

AT_ONCE = 0.5
"""Where nothing is to be decided."""
LONGEST = 3.0
"""For the hardest decision."""
UNTAUGHT = 0.5


def pause_before(game: Sealed, seat: int, lot: float) -> float:
    """How many of the shortest pauses for a thought a seat takes now; `lot`, from 0 to 1, makes it more or less."""
    if game.find_forced(seat) is not None:
        return AT_ONCE
    name = game.rules.name
    hardness = skill_of(name).hardness(game.view(None)) if has_skill(name) else UNTAUGHT
    return 1 + (LONGEST - 1) * hardness * (0.5 + lot / 2)
