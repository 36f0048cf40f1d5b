"""Plans of Rolling with the Waves that end the game by filling or burying chests, and whether one of them wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.rolling import legal, scoring
from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.heuristics import Worths, worths
from engine.games.rolling.parts import (
    BOOSTED_VALUE,
    CHEST_SQUARES,
    DICE_A_PLAYER,
    FULL_PART_BONUS,
    INFAMY_A_POINT,
    INFAMY_CIRCLES,
    PARTS,
    POINTS_A_BURIED_CHEST,
    POINTS_A_FULL_PART,
    SQUARES,
    chest_part,
    level,
)
from engine.games.rolling.state import Sheet

ENDINGS = 3
"""How many of the plans that end the game are considered."""
HIGHEST_PORTS_BONUS = 1
"""The infamy for the highest Ports, which others may have."""


def finishes(sheet: Sheet) -> bool:
    """Whether one plan can leave every chest full or buried."""
    missing = [CHEST_SQUARES - len(sheet.chests[chest - 1]) for chest in sheet.unburied]
    return max(missing, default=0) <= 1 or len([one for one in missing if one]) == 1


@lru_cache(maxsize=1 << 12)
def best_endings(sheet: Sheet, values: tuple[int, ...], threat: float, prey: float) -> tuple[Plan, ...]:
    """The best of the plans that leave every chest full or buried."""
    if not finishes(sheet):
        return ()
    table = worths(sheet, threat, prey)
    ending = [plan for plan in legal.plans(sheet) if _ends(sheet, plan)]
    ending.sort(key=lambda plan: -_worth_of(plan, values, table))
    return tuple(ending[:ENDINGS])


def winning_end(
    sheets: Sequence[Sheet],
    seat: int,
    hands: Sequence[tuple[int, ...]],
    infamy: Sequence[int],
    threat: float,
    prey: float,
) -> Plan | None:
    """A plan that ends the game with more points than the others can reach with their dice if nobody fires; or None."""
    sheet, mine = sheets[seat], hands[seat]
    if not finishes(sheet):
        return None
    theirs = max(
        _points_at_most(other, hands[owner], infamy[owner]) for owner, other in enumerate(sheets) if owner != seat
    )
    if _points_at_most(sheet, mine, infamy[seat]) <= theirs:
        return None
    for plan in best_endings(sheet, mine, threat, prey):
        paid = level("ports", (*sheet.ports, *_on_ports(plan, mine)))
        if scoring.worth(sheet) + _points_of(sheet, plan, mine) + _points_for(infamy[seat] + paid) > theirs:
            return plan
    return None


def _ends(sheet: Sheet, plan: Plan) -> bool:
    """Whether a plan leaves every chest full or buried."""
    if not isinstance(plan.put, Put):
        open_chests = [chest for chest in sheet.unburied if len(sheet.chests[chest - 1]) < CHEST_SQUARES]
        return open_chests in ([plan.bury], [])
    put = dict(plan.put.placed)
    return all(len(sheet.chests[chest - 1]) + (chest_part(chest) in put) == CHEST_SQUARES for chest in sheet.unburied)


def _worth_of(plan: Plan, values: tuple[int, ...], table: tuple[Worths, ...]) -> float:
    """What a plan's numbers are worth on their parts; numbers in chests count once more, as the game ends."""
    if not isinstance(plan.put, Put):
        return 0.0
    total = 0.0
    for part, die in plan.put.placed:
        number = BOOSTED_VALUE if plan.boost == part else values[die]
        total += table[PARTS.index(part)][number] + (number if part.startswith("chest") else 0)
    return total


def _points_of(sheet: Sheet, plan: Plan, values: tuple[int, ...]) -> int:
    """The points that a plan brings at once."""
    if not isinstance(plan.put, Put):
        return POINTS_A_BURIED_CHEST
    points = 0
    for part, die in plan.put.placed:
        if part.startswith("chest"):
            points += BOOSTED_VALUE if plan.boost == part else values[die]
        elif part in FULL_PART_BONUS and len(getattr(sheet, part)) == SQUARES[part] - 1:
            points += POINTS_A_FULL_PART
    return points


def _points_at_most(sheet: Sheet, values: tuple[int, ...], infamy: int) -> int:
    """The most points that a seat can reach with these dice without robbing anybody, perhaps a few too many."""
    room = sum([sheet.has_room(chest_part(chest)) for chest in sheet.unburied])
    full, best = sheet.spirits == SQUARES["spirits"], sorted(values, reverse=True)
    treasure = sum(best[:room])
    # whose Spirits lack one square can fill it with a die of the plan that uses them
    used = best[: min(room, DICE_A_PLAYER if full else DICE_A_PLAYER - 1)]
    if used and sheet.spirits >= SQUARES["spirits"] - 1:
        treasure = max(treasure, sum(used) - used[-1] + BOOSTED_VALUE)
    parts = sum([len(getattr(sheet, part)) == SQUARES[part] - 1 for part in FULL_PART_BONUS])
    ports = (*sheet.ports, BOOSTED_VALUE) if sheet.has_room("ports") else sheet.ports
    points = max(treasure + POINTS_A_FULL_PART * parts, POINTS_A_BURIED_CHEST)
    return scoring.worth(sheet) + points + _points_for(infamy + level("ports", ports) + HIGHEST_PORTS_BONUS)


def _points_for(infamy: int) -> int:
    """What infamy is worth in the end, as far as a map has room for it."""
    return min(infamy, INFAMY_CIRCLES) // INFAMY_A_POINT


def _on_ports(plan: Plan, values: tuple[int, ...]) -> list[int]:
    """What a plan writes on the Ports."""
    put = dict(plan.put.placed) if isinstance(plan.put, Put) else {}
    return [BOOSTED_VALUE if plan.boost == "ports" else values[put["ports"]]] if "ports" in put else []
