"""Which parts of the maps in Rolling with the Waves others have changed since the viewing seat last acted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.scene import Scene
from engine.game import Event
from engine.games.rolling.events import Buried, Fired, Paid, Wrote
from engine.games.rolling.parts import Part, chest_part
from engine.games.rolling.view import View

Spot = tuple[int, Part]
"""A seat and a part of its map."""


def find_changed(scene: Scene[View]) -> frozenset[Spot]:
    """The parts to mark on a seat's screen, also where its own plan was the last and opened those of the others."""
    told = [] if scene.seat is None else [each for each in scene.told if not each.undone]
    events = [event for each in told for event in each.events if getattr(event, "seat", scene.seat) != scene.seat]
    return frozenset(spot for event in events for spot in _spots(event))


def _spots(event: Event) -> Iterator[Spot]:
    match event:
        case Wrote(seat=seat, part=part, boosted=boosted):
            yield seat, part
            if boosted:
                yield seat, "spirits"
        case Buried(seat=seat, chest=chest):
            yield seat, chest_part(chest)
        case Fired(seat=seat, target=target) if target is not None and event.stolen:
            yield target, chest_part(event.chest)
            if event.stowed:
                yield seat, chest_part(event.into)
        case Paid(seat=seat, cannon=cannon):
            yield seat, cannon
