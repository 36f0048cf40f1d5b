"""How much a seat of Rolling has to fear being robbed, and how much it can hope to rob, judging by the others' maps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.rolling.parts import CANNONS, CHEST_SQUARES, SQUARES, level
from engine.games.rolling.state import Sheet

# Tuned together with the numbers in heuristics.py.
PREY_LEAST = 5.0
"""The least that a shot is taken to be worth: chests that are empty now will not be when a cannon is full."""
THREAT_PER_SHOT = 0.5
"""How much each shot of a full cannon beyond the level of the Hull adds to the threat."""
LEAST_THREAT = 0.15


class Ship(NamedTuple):
    """What the others need to know about a map; kept, as the same map comes up again and again in search."""

    hull: int
    """The level of the Hull."""
    cannons: tuple[tuple[float, int], ...]
    """For each cannon with dice in it: how full it is, and how many shots it may have with one more die."""
    loot: float
    """What a shot at its best chest is worth."""
    rounds: int
    """How many more rounds it takes at least to fill its open chests."""
    exposed: int
    """The highest sum of the top three dice of an open chest."""


@lru_cache(maxsize=1 << 13)
def assess_ship(sheet: Sheet) -> Ship:
    """What the others need to know about a map."""
    hull = level("hull", sheet.hull)
    cannons = []
    for cannon in CANNONS:
        squares: tuple[int, ...] = getattr(sheet, cannon)
        if squares:
            cannons.append((len(squares) / SQUARES[cannon], level(cannon, (*squares, 4))))
    loot, free, exposed = 0.0, 0, 0
    for dice, is_buried in zip(sheet.chests, sheet.buried, strict=True):
        if not is_buried:
            free += CHEST_SQUARES - len(dice)
            if dice:
                loot = max(loot, sum(dice[-2:]) / 2 + 0.75 * len(dice) - 1.5 * hull)
                exposed = max(exposed, sum(dice[-3:]))
    return Ship(hull, tuple(cannons), loot, -(-free // 3), exposed)


Outlooks = list[tuple[float, float]]

_latest: list[tuple[Sequence[Sheet], Outlooks]] = [((), [])]
"""The maps asked about last, and each seat's outlook on them: maps stay the same throughout a draft.

They are replaced together, because computer players of several tables may decide in threads at the same time.
"""


def outlook(sheets: Sequence[Sheet], seat: int) -> tuple[float, float]:
    """The threat to a seat, from 0 to 1, and its prey: what a shot at the best chest of the others is worth."""
    latest, outlooks = _latest[0]
    if latest is not sheets:
        outlooks = _outlooks([assess_ship(sheet) for sheet in sheets])
        _latest[0] = (sheets, outlooks)
    return outlooks[seat]


def _outlooks(ships: Sequence[Ship]) -> Outlooks:
    found: Outlooks = []
    for seat, ship in enumerate(ships):
        hull, threat, prey = ship.hull, LEAST_THREAT, PREY_LEAST
        for at, other in enumerate(ships):
            if at != seat:
                for near, shots in other.cannons:
                    if shots > hull:
                        threat = max(threat, near * (shots - hull) * THREAT_PER_SHOT)
                prey = max(prey, other.loot)
        found.append((round(min(1.0, threat), 1), round(prey)))
    return found
