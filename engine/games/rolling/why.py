"""The reasons that a computer player of Rolling with the Waves gives for its actions, taken from what lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Event
from engine.games.rolling.actions import AnyAction, Draft, Fire, Plan, Put
from engine.games.rolling.cannons import find_robbed, full_cannons
from engine.games.rolling.events import Buried, Drafted, Ended, Fired, Wrote
from engine.games.rolling.heuristics import best_volley
from engine.games.rolling.outlook import outlook
from engine.games.rolling.parts import CANNONS, CHEST_SQUARES, FREEBOOTER, SQUARES
from engine.games.rolling.state import Sheet
from engine.games.rolling.view import View
from engine.menu import Words


def why(view: View, action: AnyAction) -> Iterator[Words]:
    """The reasons why a seat with this view chooses an action."""
    assert view.seat is not None
    seat, table = view.seat, view.open
    sheet = table.sheets[seat]
    match action:
        case Draft(sailor=True):
            in_reach = [die for die in table.pool if table.roll[die][1] <= table.infamy[seat]]
            yield Words("rolling-why-sailor" if in_reach else "rolling-why-sailor-poor")
        case Draft():
            colour, value = table.roll[action.die]
            free = colour in (seat, FREEBOOTER)
            yield Words("rolling-why-free" if free else "rolling-why-hired", {"value": value})
        case Fire():
            yield _fire(table.sheets, seat, action)
        case Plan(bury=int(chest)):
            full = len(sheet.chests[chest - 1]) == CHEST_SQUARES
            yield Words("rolling-why-bury-full" if full else "rolling-why-bury", {"chest": chest})
        case Plan(put=Put() as put):
            parts = [part for part, _ in put.placed]
            threat, _ = outlook(table.sheets, seat)
            if any(part in CANNONS and len(getattr(sheet, part)) + 1 == SQUARES[part] for part in parts):
                yield Words("rolling-why-loaded")
            elif any(part in CANNONS for part in parts):
                yield Words("rolling-why-loading")
            if "hull" in parts:
                yield Words("rolling-why-hull" if threat > 0.3 else "rolling-why-part", {"part": "hull"})
            for part in ("ports", "crew"):
                if part in parts:
                    yield Words("rolling-why-part", {"part": part})
            if isinstance(action.boost, str):
                yield Words("rolling-why-boost", {"part": action.boost})
            # a 7 made in the same plan erases both
            if "spirits" in parts and not isinstance(action.boost, str):
                yield Words("rolling-why-spirits")
            if any(part.startswith("chest") for part in parts):
                yield Words("rolling-why-treasure")


def _fire(sheets: Sequence[Sheet], seat: int, action: Fire) -> Words:
    if robbed := find_robbed(sheets, seat, action):
        return Words("rolling-why-rob", {"whom": robbed[0]})
    best = best_volley(sheets, seat, full_cannons(sheets[seat]))
    return Words("rolling-why-spare" if find_robbed(sheets, seat, best) else "rolling-why-sea")


def foretell(seat: int | None, event: Event) -> Words | None:
    """An event that a computer player foresees, in words for a seat; None if it is not worth telling."""
    match event:
        case Ended(winners=(winner,)):
            return Words("rolling-then-wins", {"who": winner})
        case Fired(seat=who, target=int(target), stolen=(_, *_)) if who != seat:
            return Words("rolling-then-robs", {"who": who, "whom": target})
        case Drafted(seat=who, sailor=False) if who != seat:
            return Words("rolling-then-drafts", {"who": who, "colour": event.colour, "value": event.value})
        case Buried(seat=who) if who != seat:
            return Words("rolling-then-buries", {"who": who, "chest": event.chest})
        case Wrote(seat=who) if who != seat:
            return Words("rolling-then-writes", {"who": who, "part": event.part})
        case _:
            return None
