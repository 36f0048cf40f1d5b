"""The styles of computer players at Rolling with the Waves, as weights on what they would do anyway."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.parts import Part


@dataclass(frozen=True, slots=True)
class Style:
    """What a player leans to; the plain one leans to nothing."""

    dice: Mapping[Part, float] = field(default_factory=dict)
    """By how many points a die on a part of the map looks better."""
    loaded: float = 0.5
    """How much of what loaded cannons may come to is counted when it is judged how things stand."""
    ports: float = 0.33
    """What a level of the Ports counts for each round that is left."""

    def suits(self, plan: Plan) -> float:
        """By how many points a plan looks better in this style."""
        dice = self.dice
        return sum([dice.get(part, 0.0) for part, _ in plan.put.placed]) if isinstance(plan.put, Put) else 0.0


POINT = 0.01
"""For which part of a win a plan is preferred after thought for each point by which it suits."""
PLAIN = Style()
CHESTS: tuple[Part, ...] = ("chest1", "chest2", "chest3")
STYLES = {
    "hoarder": Style({**dict.fromkeys(CHESTS, 1.7), "hull": 0.7}, loaded=0.4),
    "cannoneer": Style({"small": 0.4, "large": 1.7, "hull": 0.8}, loaded=0.6),
    "harbour": Style({"ports": 3.5, "small": 1.2}, ports=0.5),
}
