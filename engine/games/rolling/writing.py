"""Writing open plans on the maps, part by part from left to right, and what the parts pay; firing is in cannons.py."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.game import Event
from engine.games.rolling.actions import Put
from engine.games.rolling.events import Buried, Hired, OwnBurying, OwnPlan, Raided, Strengthened, Wrote
from engine.games.rolling.parts import BOOSTED_VALUE, INFAMY_CIRCLES, PARTS, Part, level
from engine.games.rolling.state import Sheet, State

BEFORE_BURYING = PARTS[:4]
CHEST_PARTS = PARTS[1:4]
AFTER_BURYING = PARTS[4:7]


def write(sheet: Sheet, part: Part, value: int, boosted: bool) -> Sheet:
    """The map after a number is written on the next square of a part; a boosted number erases the Spirits."""
    if boosted:
        sheet = replace(sheet, spirits=0)
    if part == "spirits":
        return replace(sheet, spirits=sheet.spirits + 1)
    if part in CHEST_PARTS:
        chest = CHEST_PARTS.index(part) + 1
        return with_chest(sheet, chest, (*sheet.chests[chest - 1], value))
    return replace(sheet, **{part: (*getattr(sheet, part), value)})


def with_chest(sheet: Sheet, chest: int, dice: tuple[int, ...]) -> Sheet:
    """The map with these dice as the treasure in chest 1, 2 or 3."""
    one, two, three = sheet.chests
    return replace(sheet, chests=((dice, two, three), (one, dice, three), (one, two, dice))[chest - 1])


def write_early(state: State, events: list[Event]) -> list[Sheet]:
    """The maps after everything that comes before firing is written: Spirits, chests, burying, Hull, cannons."""
    sheets = list(state.sheets)
    writes = _writes(state)
    _write_parts(sheets, writes, BEFORE_BURYING, events)
    for seat, plan in enumerate(state.plans):
        if plan is not None and isinstance(plan.bury, int):
            one, two, three = sheets[seat].buried
            buried = (one or plan.bury == 1, two or plan.bury == 2, three or plan.bury == 3)
            sheets[seat] = replace(sheets[seat], buried=buried)
            events.append(Buried(seat=seat, chest=plan.bury))
    _write_parts(sheets, writes, AFTER_BURYING, events)
    for seat, sheet in enumerate(sheets):
        reached = level("hull", sheet.hull)
        if reached > level("hull", state.sheets[seat].hull):
            events.append(Strengthened(seat=seat, level=reached))
    return sheets


def write_late(state: State, events: list[Event]) -> tuple[list[Sheet], list[int]]:
    """The maps and the infamy after Ports and Crew are written and have paid."""
    sheets = list(state.sheets)
    writes = _writes(state)
    _write_parts(sheets, writes, ("ports",), events)
    infamy = _raid(sheets, state.infamy, events)
    _write_parts(sheets, writes, ("crew",), events)
    for seat, sheet in enumerate(sheets):
        if hired := level("crew", sheet.crew) - level("crew", state.sheets[seat].crew):
            events.append(Hired(seat=seat, dice=hired))
    return sheets, infamy


Writes = dict[Part, list[tuple[int, int, bool]]]
"""For each part: who writes what on it, and whether it is boosted."""


def _writes(state: State) -> Writes:
    found: Writes = {}
    for seat in range(len(state.plans)):
        for part, value, boosted in _puts(state, seat):
            found.setdefault(part, []).append((seat, value, boosted))
    return found


def _puts(state: State, seat: int) -> list[tuple[Part, int, bool]]:
    """What a seat's plan writes on which part, and whether it is boosted."""
    found: list[tuple[Part, int, bool]] = []
    plan = state.plans[seat]
    if plan is not None and isinstance(plan.put, Put):
        values = state.values(seat)
        for part, die in plan.put.placed:
            boosted = plan.boost == part
            found.append((part, BOOSTED_VALUE if boosted else values[die], boosted))
    return found


def own_plan(state: State, seat: int) -> list[Event]:
    """The events that tell a seat its own plan."""
    plan = state.plans[seat]
    if plan is not None and isinstance(plan.bury, int):
        return [OwnBurying(seat=seat, chest=plan.bury, to=(seat,))]
    return [
        OwnPlan(seat=seat, part=part, value=value, boosted=boosted, to=(seat,))
        for part, value, boosted in _puts(state, seat)
    ]


def _write_parts(sheets: list[Sheet], writes: Writes, parts: Iterable[Part], events: list[Event]) -> None:
    for part in parts:
        for seat, value, boosted in writes.get(part, ()):
            sheets[seat] = write(sheets[seat], part, value, boosted)
            events.append(Wrote(seat=seat, part=part, value=value, boosted=boosted))


def _raid(sheets: list[Sheet], before: tuple[int, ...], events: list[Event]) -> list[int]:
    """The infamy after each seat gains its Ports level, and the seat with the single highest sum one more."""
    sums = [sum(sheet.ports) for sheet in sheets]
    most = sums.index(max(sums)) if sums.count(max(sums)) == 1 else None
    infamy = list(before)
    for seat, sheet in enumerate(sheets):
        gain = level("ports", sheet.ports) + (seat == most)
        if gain:
            infamy[seat], lost = gain_infamy(infamy[seat], gain)
            events.append(Raided(seat=seat, infamy=gain, most=seat == most, lost=lost))
    return infamy


def gain_infamy(infamy: int, gain: int) -> tuple[int, int]:
    """The infamy after a gain, and how much of the gain found no free circle."""
    kept = min(infamy + gain, INFAMY_CIRCLES)
    return kept, infamy + gain - kept
