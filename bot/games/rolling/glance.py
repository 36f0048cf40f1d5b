"""The parts of a map on one screen: how far a seat's own are filled, what each brings, and what can be robbed now."""

from __future__ import annotations

from bot.screens.scene import Scene
from engine.games.rolling.parts import CANNONS, PARTS, SQUARES, Part, chest_of
from engine.games.rolling.view import View


def glance(scene: Scene[View]) -> list[str]:
    """A line for each part of the map."""
    view, texts = scene.view, scene.texts
    sheet = view.open.sheets[view.seat] if view.seat is not None else None
    lines = []
    for part in PARTS:
        name, rule = texts(f"rolling-part-{part}"), texts(f"rolling-glance-{part.rstrip('123')}")
        filled = sheet.filled(part) if sheet else 0
        line = texts("rolling-glance-line", part=name, filled=filled, size=SQUARES[part], rule=rule)
        if chest_of(part) > 1 and sheet is not None:
            line = texts("rolling-glance-short", part=name, filled=filled, size=SQUARES[part])
        if sheet is not None and view.seat is not None and _may_be_robbed(view, view.seat, part):
            line = f"{line} {texts('rolling-glance-robbed')}"
        lines.append(line)
    return [*lines, texts("rolling-glance-bury"), texts("rolling-glance-infamy")]


def _may_be_robbed(view: View, seat: int, part: Part) -> bool:
    """Whether a chest lies open while a cannon of somebody else is full, or one die short of that."""
    if chest_of(part) not in view.open.sheets[seat].open_treasure:
        return False
    others = [sheet for other, sheet in enumerate(view.open.sheets) if other != seat]
    return any(sheet.filled(cannon) + 1 >= SQUARES[cannon] for sheet in others for cannon in CANNONS)
