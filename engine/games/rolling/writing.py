"""Open plans written on the maps, part by part from left to right, and what the parts pay; cannons are elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from engine.game import Event
from engine.games.rolling.actions import Put
from engine.games.rolling.events import Buried, Hired, Raided, Strengthened, Wrote
from engine.games.rolling.parts import BOOSTED_VALUE, INFAMY_CIRCLES, LATE, PARTS, Part, level
from engine.games.rolling.state import Sheet, State

CHEST_PARTS = PARTS[1:4]
EARLY = PARTS[:7]


def write(sheet: Sheet, part: Part, value: int, boosted: bool) -> Sheet:
    """The map with a number on the next square of a part, or with a 7 and the Spirits erased."""
    if boosted:
        sheet = replace(sheet, spirits=0)
        value = BOOSTED_VALUE
    if part == "spirits":
        return replace(sheet, spirits=sheet.spirits + 1)
    if part in CHEST_PARTS:
        chest = CHEST_PARTS.index(part) + 1
        return with_chest(sheet, chest, (*sheet.chests[chest - 1], value))
    return replace(sheet, **{part: (*getattr(sheet, part), value)})


def with_chest(sheet: Sheet, chest: int, dice: tuple[int, ...]) -> Sheet:
    """The map with other treasure in chest 1, 2 or 3."""
    one, two, three = sheet.chests
    return replace(sheet, chests=((dice, two, three), (one, dice, three), (one, two, dice))[chest - 1])


def write_early(state: State, events: list[Event]) -> list[Sheet]:
    """The maps when everything before the cannons' fire is written: Spirits, chests, burying, Hull, cannons."""
    sheets = list(state.sheets)
    _write_parts(state, sheets, EARLY[:4], events)
    for seat, plan in enumerate(state.plans):
        if plan is not None and plan.bury is not UNSET:
            one, two, three = sheets[seat].buried
            buried = (one or plan.bury == 1, two or plan.bury == 2, three or plan.bury == 3)
            sheets[seat] = replace(sheets[seat], buried=buried)
            events.append(Buried(seat=seat, chest=plan.bury))
    _write_parts(state, sheets, EARLY[4:], events)
    for seat, sheet in enumerate(sheets):
        reached = level("hull", sheet.hull)
        if reached > level("hull", state.sheets[seat].hull):
            events.append(Strengthened(seat=seat, level=reached))
    return sheets


def write_late(state: State, events: list[Event]) -> tuple[list[Sheet], list[int]]:
    """The maps and the infamy when Ports and Crew are written and have paid."""
    sheets = list(state.sheets)
    _write_parts(state, sheets, LATE[:1], events)
    infamy = _raid(sheets, state.infamy, events)
    _write_parts(state, sheets, LATE[1:], events)
    for seat, sheet in enumerate(sheets):
        if hired := level("crew", sheet.crew) - level("crew", state.sheets[seat].crew):
            events.append(Hired(seat=seat, dice=hired))
    return sheets, infamy


def _write_parts(state: State, sheets: list[Sheet], parts: Iterable[Part], events: list[Event]) -> None:
    puts = [(seat, plan) for seat, plan in enumerate(state.plans) if plan is not None and type(plan.put) is Put]
    values = {seat: state.values(seat) for seat, _ in puts}
    for part in parts:
        for seat, plan in puts:
            die = getattr(plan.put, part)
            if die is UNSET:
                continue
            boosted = plan.boost == part
            value = BOOSTED_VALUE if boosted else values[seat][die]
            sheets[seat] = write(sheets[seat], part, value, boosted)
            events.append(Wrote(seat=seat, part=part, value=value, boosted=boosted))


def _raid(sheets: list[Sheet], before: tuple[int, ...], events: list[Event]) -> list[int]:
    """Each seat's Ports level in infamy, and one more for the one highest sum."""
    sums = [sum(sheet.ports) for sheet in sheets]
    most = sums.index(max(sums)) if sums.count(max(sums)) == 1 else None
    infamy = list(before)
    for seat, sheet in enumerate(sheets):
        gain = level("ports", sheet.ports) + (seat == most)
        if gain:
            infamy[seat], lost = gained(infamy[seat], gain)
            events.append(Raided(seat=seat, infamy=gain, most=seat == most, lost=lost))
    return infamy


def gained(infamy: int, gain: int) -> tuple[int, int]:
    """The infamy after a gain, and how much of it found no free circle."""
    kept = min(infamy + gain, INFAMY_CIRCLES)
    return kept, infamy + gain - kept
