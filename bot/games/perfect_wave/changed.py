"""Which places of the hands in Wave others have changed since the viewing seat last acted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.scene import Scene
from bot.screens.since import others_did
from engine.game import Event
from engine.games.perfect_wave.cards import SILVER
from engine.games.perfect_wave.events import (
    CardPlayed,
    Drew,
    DrewBlind,
    PlayedBlind,
    Returned,
    SilverDrew,
    SilverPlayed,
    Tipped,
    TurnedUp,
)
from engine.games.perfect_wave.view import View

Spot = tuple[int, int]
"""A seat (Silver's too) and a place in its hand."""


def find_changed(scene: Scene[View]) -> frozenset[Spot]:
    """The places to mark on a seat's screen: those where other cards lie now, or other tips."""
    return frozenset(spot for event in others_did(scene) for spot in _spots(event))


def _spots(event: Event) -> Iterator[Spot]:
    match event:
        case CardPlayed(seat=seat, slot=slot) | PlayedBlind(seat=seat, slot=slot) | Returned(seat=seat, slot=slot):
            yield seat, slot
        case Drew(seat=seat, slot=slot) | DrewBlind(seat=seat, slot=slot) | Tipped(whom=seat, slot=slot):
            yield seat, slot
        case SilverPlayed(slot=slot) | SilverDrew(slot=slot) | TurnedUp(slot=slot):
            yield SILVER, slot
