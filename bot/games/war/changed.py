"""Which sections of War of Waves others have changed since the viewing seat last acted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.scene import Scene
from bot.screens.since import others_did
from engine.game import Event
from engine.games.war.events import Attacked, Built, Cleared, Fortified, Moved, SectionGone, Swapped
from engine.games.war.view import View

Spot = tuple[int, str]
"""A seat and the name of a section."""


def find_changed(scene: Scene[View]) -> frozenset[Spot]:
    """The sections to mark on a seat's screen."""
    return frozenset(spot for event in others_did(scene) for spot in _spots(event))


def _spots(event: Event) -> Iterator[Spot]:
    match event:
        case Attacked(target=target, section=section):
            yield target, section
        case Built(seat=seat, section=section) | Fortified(seat=seat, section=section):
            yield seat, section
        case Cleared(seat=seat, section=section) | SectionGone(seat=seat, section=section):
            yield seat, section
        case Moved(seat=seat, section=section, target=target, where=where):
            yield seat, section
            yield target, where
        case Swapped(seat=seat, section=section, where=where):
            yield seat, section
            yield seat, where
