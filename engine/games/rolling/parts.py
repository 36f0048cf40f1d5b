"""The numbers of Rolling with the Waves: map parts, squares, levels, dice. Those marked [house] are our own choice."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, Literal

Part = Literal["spirits", "chest1", "chest2", "chest3", "hull", "small", "large", "ports", "crew"]
Cannon = Literal["small", "large"]

PARTS: Final[tuple[Part, ...]] = ("spirits", "chest1", "chest2", "chest3", "hull", "small", "large", "ports", "crew")
"""The parts of the map in the order in which they are written."""

CHESTS: Final = (1, 2, 3)
CANNONS: Final[tuple[Cannon, ...]] = ("small", "large")

SQUARES: Final[Mapping[Part, int]] = {
    "spirits": 2,
    "chest1": 4,
    "chest2": 4,
    "chest3": 4,
    "hull": 5,
    "small": 2,
    "large": 3,
    "ports": 5,
    "crew": 5,
}
CHEST_SQUARES: Final = SQUARES["chest1"]

LEVELS: Final[Mapping[Part, tuple[int, ...]]] = {
    "hull": (7, 14, 21),  # [house]: the scan only shows that 13 is level 1
    "small": (4, 7, 10),
    "large": (3, 6, 9, 15),
    "ports": (3, 10, 18),
    "crew": (5, 11, 19),
}

INFAMY_CIRCLES: Final = 20
"""[house] How much infamy a map has room for."""
INFAMY_AT_START: Final = 5

COLOURS: Final = ("red", "green", "blue", "yellow", "purple")
"""The colour of each seat's dice."""
FREEBOOTER: Final = -1
"""The colour number of a clear die."""
DICE_OF_A_COLOUR: Final = 5
DICE_AT_START: Final = 2
FREEBOOTERS: Final = 6

DICE_A_PLAYER: Final = 3
"""How many dice each player drafts in a round."""
SAILOR_VALUE: Final = 1
BOOSTED_VALUE: Final = 7

POINTS_A_BURIED_CHEST: Final = 2
POINTS_A_FULL_PART: Final = 5
FULL_PART_BONUS: Final[tuple[Part, ...]] = ("hull", "ports", "crew")
INFAMY_A_POINT: Final = 3


def level(part: Part, squares: Sequence[int]) -> int:
    """How many levels of a part its written numbers reach."""
    return bisect_right(LEVELS[part], sum(squares))


def chest_part(chest: int) -> Part:
    """The part of the map for chest 1, 2 or 3."""
    return PARTS[chest]


def chest_of(part: Part) -> int:
    """The number of the chest that a part of the map is, or 0 for another part."""
    return int(part[-1]) if part.startswith("chest") else 0
