"""What a View of Rolling with the Waves means beyond its fields: dice in hand, waiting numbers, points by source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.rolling.actions import Plan, Put
from engine.games.rolling.parts import (
    BOOSTED_VALUE,
    INFAMY_A_POINT,
    POINTS_A_BURIED_CHEST,
    POINTS_A_FULL_PART,
    SAILOR_VALUE,
    Part,
)
from engine.games.rolling.scoring import full_parts
from engine.games.rolling.view import Open, View

AFTER_THE_CANNONS: tuple[Part, ...] = ("ports", "crew")


@dataclass(frozen=True, slots=True)
class Planned:
    """Numbers that wait to be written, by part; and the chest that waits to be buried, or 0."""

    numbers: Mapping[Part, int] = field(default_factory=dict)
    bury: int = 0
    boosted: Part | None = None
    """The part whose number the Spirits made a 7."""


NOTHING = Planned()


def die_values(open_: Open, seat: int) -> tuple[int, ...]:
    """What the dice in a seat's hand count, in the order drafted."""
    return tuple(SAILOR_VALUE if die in open_.drunk else open_.roll[die][1] for die in open_.hands[seat])


def read_planned(view: View, seat: int) -> Planned:
    """What still waits to be written on a seat's map: its own sealed plan, or Ports and Crew while cannons fire."""
    open_ = view.open
    if open_.phase == "fire":
        whole = _planned(open_, seat, open_.plans[seat])
        return Planned({part: whole.numbers[part] for part in AFTER_THE_CANNONS if part in whole.numbers})
    return _planned(open_, seat, view.plan) if seat == view.seat else NOTHING


def _planned(open_: Open, seat: int, plan: Plan | None) -> Planned:
    if plan is None:
        return NOTHING
    if isinstance(plan.bury, int):
        return Planned(bury=plan.bury)
    assert isinstance(plan.put, Put)
    values = die_values(open_, seat)
    boosted = plan.boost if isinstance(plan.boost, str) else None
    numbers = {part: BOOSTED_VALUE if part == boosted else values[die] for part, die in plan.put.placed}
    return Planned(numbers, boosted=boosted)


def parts_of_score(open_: Open, seat: int) -> tuple[int, int, int, int, int]:
    """A seat's points: for treasure, buried chests, full parts, infamy; and all of them."""
    sheet = open_.sheets[seat]
    treasure = sum(sum(chest) for chest in sheet.chests)
    buried = POINTS_A_BURIED_CHEST * sum(sheet.buried)
    squares = POINTS_A_FULL_PART * full_parts(sheet)
    return treasure, buried, squares, open_.infamy[seat] // INFAMY_A_POINT, open_.scores[seat]
