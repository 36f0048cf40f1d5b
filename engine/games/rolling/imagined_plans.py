"""Plans of Rolling carried out in imagined worlds: what rules.py does, but without events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.games.rolling.actions import AnyAction, Plan, Put
from engine.games.rolling.cannons import full_cannons, order_of_fire
from engine.games.rolling.parts import BOOSTED_VALUE, DICE_A_PLAYER, PARTS, level
from engine.games.rolling.rules import apply, dice_in
from engine.games.rolling.scoring import enders, worth
from engine.games.rolling.state import Die, Sheet, State
from engine.games.rolling.writing import gain_infamy
from engine.players.quick_stream import QuickStream, UnrecordedChance

CHESTS = {part: number for number, part in enumerate(PARTS[1:4])}
LATE = frozenset(PARTS[7:])
"""The parts that are written after the cannons have fired."""


def go_on(world: State, seat: int, action: AnyAction, chance: UnrecordedChance) -> State:
    """The world after an action."""
    if type(action) is Plan:
        plans = (*world.plans[:seat], action, *world.plans[seat + 1 :])
        return replace(world, plans=plans) if None in plans else carry_out(world, plans, chance.stream)
    after: State = apply(world, seat, action, chance).state
    return after


def carry_out(world: State, plans: Sequence[Plan | None], stream: QuickStream) -> State:
    """The world after all plans are opened: cannons are about to fire, the next round begins, or the game is over."""
    sheets = [
        _write(sheet, plan, world.values(seat), late=False)
        for seat, (sheet, plan) in enumerate(zip(world.sheets, plans, strict=True))
        if plan is not None
    ]
    if any(map(full_cannons, sheets)):
        return replace(
            world,
            phase="fire",
            plans=tuple(plans),
            sheets=tuple(sheets),
            worth=tuple(map(worth, sheets)),
            firing=order_of_fire(sheets, world.infamy, world.first),
        )
    sheets = [
        _write(sheet, plan, world.values(seat), late=True)
        for seat, (sheet, plan) in enumerate(zip(sheets, plans, strict=True))
        if plan is not None
    ]
    infamy = _raid(sheets, world.infamy)
    after = {"sheets": tuple(sheets), "worth": tuple(map(worth, sheets)), "infamy": infamy, "firing": ()}
    seats = world.seats
    nobody = (None,) * seats
    if enders(sheets)[0]:
        return replace(world, phase="over", plans=nobody, **after)
    world = replace(world, **after)
    roll = roll_dice(world.bag, stream)
    return replace(
        world,
        round=world.round + 1,
        phase="draft",
        first=(world.first + 1) % seats,
        roll=roll,
        pool=tuple(range(len(roll))),
        taken=(),
        drunk=(),
        plans=nobody,
    )


def _write(sheet: Sheet, plan: Plan, values: Sequence[int], late: bool) -> Sheet:
    """A map with what its plan writes before the cannons fire or, if `late`, after it."""
    if not isinstance(plan.put, Put):
        if late:
            return sheet
        buried = tuple([done or plan.bury == chest for chest, done in enumerate(sheet.buried, 1)])
        return replace(sheet, buried=buried)
    changes: dict[str, Any] = {}
    for part, die in plan.put.placed:
        if (part in LATE) != late:
            continue
        value = values[die]
        if plan.boost == part:
            value, changes["spirits"] = BOOSTED_VALUE, 0
        if part == "spirits":
            changes["spirits"] = sheet.spirits + 1
        elif part in CHESTS:
            chests = list(changes.get("chests", sheet.chests))
            chests[CHESTS[part]] = (*chests[CHESTS[part]], value)
            changes["chests"] = tuple(chests)
        else:
            changes[part] = (*getattr(sheet, part), value)
    return replace(sheet, **changes) if changes else sheet


def _raid(sheets: Sequence[Sheet], infamy: Sequence[int]) -> tuple[int, ...]:
    """The infamy after the Ports have paid."""
    sums = [sum(sheet.ports) for sheet in sheets]
    most = max(sums)
    if not most:
        return tuple(infamy)
    alone = sums.count(most) == 1
    return tuple(
        [
            gain_infamy(had, level("ports", sheet.ports) + (alone and total == most))[0]
            for had, sheet, total in zip(infamy, sheets, sums, strict=True)
        ]
    )


def roll_dice(bag: tuple[int, ...], stream: QuickStream) -> tuple[Die, ...]:
    """Three dice a player from the bag, rolled."""
    dice, unit = list(dice_in(bag)), stream.unit
    found = []
    for at in range(DICE_A_PLAYER * (len(bag) - 1)):
        lot = at + int(unit() * (len(dice) - at))
        dice[at], dice[lot] = dice[lot], dice[at]
        found.append((dice[at], 1 + int(unit() * 6)))
    return tuple(found)
