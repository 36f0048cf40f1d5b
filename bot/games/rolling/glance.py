"""The parts of a map on one screen: how far a seat's own are filled, what each brings, and what can be robbed now."""

from __future__ import annotations

from bot.screens.scene import Scene
from engine.games.rolling.parts import CANNONS, PARTS, SQUARES, Part
from engine.games.rolling.state import Sheet
from engine.games.rolling.view import View


def glance(scene: Scene[View]) -> list[str]:
    """A line for each part of the map."""
    view, texts = scene.view, scene.texts
    sheet = view.open.sheets[view.seat] if view.seat is not None else None
    lines = []
    for part in PARTS:
        name, rule = texts(f"rolling-part-{part}"), texts(f"rolling-glance-{part.rstrip('123')}")
        filled = _filled(sheet, part) if sheet else 0
        line = texts("rolling-glance-line", part=name, filled=filled, size=SQUARES[part], rule=rule)
        if part.startswith("chest") and sheet is not None and part not in ("chest1",):
            line = texts("rolling-glance-short", part=name, filled=filled, size=SQUARES[part])
        if sheet is not None and view.seat is not None and _may_be_robbed(view, view.seat, part):
            line = f"{line} {texts('rolling-glance-robbed')}"
        lines.append(line)
    return [*lines, texts("rolling-glance-bury"), texts("rolling-glance-infamy")]


def _filled(sheet: Sheet, part: Part) -> int:
    """How many squares of a part hold a die."""
    if part == "spirits":
        return sheet.spirits
    if part.startswith("chest"):
        return len(sheet.chests[int(part[-1]) - 1])
    written: tuple[int, ...] = getattr(sheet, part)
    return len(written)


def _may_be_robbed(view: View, seat: int, part: Part) -> bool:
    """Whether a chest lies open while a cannon of somebody else is full, or one die short of that."""
    if not part.startswith("chest") or int(part[-1]) not in view.open.sheets[seat].open_treasure:
        return False
    others = [sheet for other, sheet in enumerate(view.open.sheets) if other != seat]
    return any(_filled(sheet, cannon) + 1 >= SQUARES[cannon] for sheet in others for cannon in CANNONS)
