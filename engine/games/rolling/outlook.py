"""What a seat of Rolling has to fear and to hope for from the others' maps: being robbed, and robbing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.games.rolling.parts import CANNONS, SQUARES, level
from engine.games.rolling.state import Sheet

# Found with the numbers of heuristics.py.
PREY_LEAST = 5.0
"""What a shot will be worth at least: chests that are empty now are not when a cannon is full."""
NEAR = 0.5
"""By how much a shot of a full cannon, beyond the Hull, makes it likelier to be robbed."""


def threat_to(sheets: Sequence[Sheet], seat: int) -> float:
    """How likely it is that somebody robs a seat soon, from 0 to 1."""
    hull = level("hull", sheets[seat].hull)
    worst = 0.15
    for other, sheet in enumerate(sheets):
        if other == seat:
            continue
        for cannon in CANNONS:
            squares = getattr(sheet, cannon)
            if squares:
                shots = level(cannon, (*squares, 4)) - hull
                near = len(squares) / SQUARES[cannon]
                worst = max(worst, near * max(0, shots) * NEAR)
    return round(min(1.0, worst), 1)


def prey_of(sheets: Sequence[Sheet], seat: int) -> float:
    """What a shot is worth: the best numbers that lie on top of the others' open chests."""
    best = 0.0
    for other, sheet in enumerate(sheets):
        if other == seat:
            continue
        hull = level("hull", sheet.hull)
        for chest in sheet.open_treasure:
            dice = sheet.chests[chest - 1]
            best = max(best, sum(dice[-2:]) / 2 + 0.75 * len(dice) - 1.5 * hull)
    return round(max(PREY_LEAST, best))


class _Latest:
    """The maps that were looked at last, and each seat's outlook on them: maps stay the same through a draft."""

    sheets: Sequence[Sheet] = ()
    outlooks: ClassVar[dict[int, tuple[float, float]]] = {}


def outlook(sheets: Sequence[Sheet], seat: int) -> tuple[float, float]:
    """The threat to a seat, and its prey."""
    if _Latest.sheets is not sheets:
        _Latest.sheets = sheets
        _Latest.outlooks.clear()
    found = _Latest.outlooks.get(seat)
    if found is None:
        found = _Latest.outlooks[seat] = threat_to(sheets, seat), prey_of(sheets, seat)
    return found
