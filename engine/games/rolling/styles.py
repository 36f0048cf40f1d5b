"""The styles of computer players of Rolling with the Waves, as weights added to their usual ratings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.parts import Part


@dataclass(frozen=True, slots=True)
class Style:
    """What a player prefers; the plain style prefers nothing."""

    dice: Mapping[Part, float] = field(default_factory=dict)
    """How many points better a die on a part of the map looks."""
    loaded: float = 0.5
    """The share of what loaded cannons may rob that counts in judging how the game stands."""
    ports: float = 0.33
    """What each level of the Ports counts per round that is left."""

    def suits(self, plan: Plan) -> float:
        """How many points better a plan looks in this style."""
        dice = self.dice
        return sum([dice.get(part, 0.0) for part, _ in plan.put.placed]) if isinstance(plan.put, Put) else 0.0


POINT = 0.01
"""How much each of these points counts, as a share of a win, when plans are compared after search."""
PLAIN = Style()
CHESTS: tuple[Part, ...] = ("chest1", "chest2", "chest3")
STYLES = {
    "hoarder": Style({**dict.fromkeys(CHESTS, 1.7), "hull": 0.7}, loaded=0.4),
    "cannoneer": Style({"small": 0.4, "large": 1.7, "hull": 0.8}, loaded=0.6),
    "harbour": Style({"ports": 3.5, "small": 1.2}, ports=0.5),
}
