"""Who fires in which order, and what a volley does to both maps (rules page: Cannons)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.game import Event
from engine.games.rolling.actions import Fire, Shot
from engine.games.rolling.events import Fired, Paid
from engine.games.rolling.parts import CANNONS, CHEST_SQUARES, Cannon, level
from engine.games.rolling.state import Sheet, State
from engine.games.rolling.writing import gain_infamy, with_chest


def full_cannons(sheet: Sheet) -> tuple[Cannon, ...]:
    """The cannons that have to fire."""
    return tuple(cannon for cannon in CANNONS if sheet.is_full(cannon))


def has_shots(sheet: Sheet, cannon: Cannon) -> bool:
    """Whether a full cannon reaches its first level: without that it is emptied and paid for, but robs nobody."""
    return level(cannon, getattr(sheet, cannon)) > 0


def aim_idle_at_sea(sheet: Sheet, action: Fire) -> Fire:
    """The volley with the cannons that have no shot fired last, into the sea: nothing else comes of it."""
    aimed = [shot for shot in action.shots if has_shots(sheet, shot.cannon)]
    idle = [Shot(cannon, None) for cannon in full_cannons(sheet) if not has_shots(sheet, cannon)]
    return Fire((*aimed, *idle))


def order_of_fire(sheets: Sequence[Sheet], infamy: Sequence[int], first: int) -> tuple[int, ...]:
    """Seats with a full cannon: highest infamy first, ties in turn order from the first player."""
    armed = [seat for seat, sheet in enumerate(sheets) if full_cannons(sheet)]
    return tuple(sorted(armed, key=lambda seat: (-infamy[seat], (seat - first) % len(sheets))))


def fire(state: State, seat: int, action: Fire, events: list[Event]) -> tuple[list[Sheet], list[int]]:
    """The maps and the infamy after a seat's volley: all shots first, then the pay."""
    sheets = list(state.sheets)
    for shots in _volleys(action):
        events.append(_shoot(sheets, seat, shots))
    infamy = list(state.infamy)
    for shot in action.shots:
        gain = min(getattr(sheets[seat], shot.cannon))
        infamy[seat], lost = gain_infamy(infamy[seat], gain)
        sheets[seat] = replace(sheets[seat], **{shot.cannon: ()})
        events.append(Paid(seat=seat, cannon=shot.cannon, infamy=gain, lost=lost))
    return sheets, infamy


def find_robbed(sheets: Sequence[Sheet], seat: int, action: Fire) -> list[int]:
    """The targets that a volley robs, in the order of its shots: not those with enough Hull or an empty ship."""
    own, robbed = sheets[seat], []
    for shots in _volleys(action):
        aim = shots[0]
        count = sum(level(shot.cannon, getattr(own, shot.cannon)) for shot in shots)
        if aim.target is not None and isinstance(aim.chest, int) and count > level("hull", sheets[aim.target].hull):
            robbed.append(aim.target)
    return robbed


def _volleys(action: Fire) -> Iterator[tuple[Shot, ...]]:
    """The shots in groups that are carried out together: both cannons on one ship, otherwise each by itself."""
    targets = {shot.target for shot in action.shots}
    if len(action.shots) == 2 and len(targets) == 1 and None not in targets:
        yield action.shots
    else:
        for shot in action.shots:
            yield (shot,)


def _shoot(sheets: list[Sheet], seat: int, shots: tuple[Shot, ...]) -> Fired:
    own, aim = sheets[seat], shots[0]
    cannon = aim.cannon if len(shots) == 1 else "both"
    count = sum(level(shot.cannon, getattr(own, shot.cannon)) for shot in shots)
    if aim.target is None or not isinstance(aim.into, int):
        return Fired(seat=seat, cannon=cannon, shots=count, why="sea")
    theirs = sheets[aim.target]
    blocked = min(count, level("hull", theirs.hull))
    if not isinstance(aim.chest, int):
        why, chest = "empty", 0
    else:
        why, chest = "short" if not count else "hull" if count == blocked else "", aim.chest
    if why:
        return Fired(
            seat=seat,
            cannon=cannon,
            target=aim.target,
            chest=chest,
            into=aim.into,
            shots=count,
            blocked=blocked,
            why=why,
        )
    source, hold = theirs.chests[chest - 1], own.chests[aim.into - 1]
    stolen = source[::-1][: count - blocked]
    stowed = stolen[: CHEST_SQUARES - len(hold)]
    sheets[aim.target] = with_chest(theirs, chest, source[: len(source) - len(stolen)])
    sheets[seat] = with_chest(own, aim.into, hold + stowed)
    return Fired(
        seat=seat,
        cannon=cannon,
        target=aim.target,
        chest=chest,
        into=aim.into,
        shots=count,
        blocked=blocked,
        stolen=stolen,
        stowed=len(stowed),
        lost=len(stolen) - len(stowed),
    )
