"""Finding what is worth telling about a finished game in its log: who did most of what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from bot.screens.scene import Scene
from bot.texts.own_words import escape
from engine.game import Event, View

MOST = 3
EventT = TypeVar("EventT", bound=Event)


def events_not_taken_back(scene: Scene[View]) -> list[Event]:
    """All events that a scene tells, without those that were taken back."""
    return [event for told in scene.told if not told.undone for event in told.events]


def most(counts: Counter[int]) -> tuple[list[int], int]:
    """Which seats have the most of something, and how much that is; nobody if nobody has any."""
    top = max(counts.values(), default=0)
    return [seat for seat, count in sorted(counts.items()) if count == top] if top else [], top


def count(events: Iterable[Event], kind: type[EventT], many: Callable[[EventT], int] = lambda _: 1) -> Counter[int]:
    """How much of something each seat did."""
    counted: Counter[int] = Counter()
    for event in events:
        if isinstance(event, kind):
            counted[int(getattr(event, "seat", -1))] += many(event)
    return counted


def names(scene: Scene[View], seats: Iterable[int]) -> str:
    """Seats by name, for a line of text."""
    return ", ".join(f"**{escape(scene.who(seat))}**" for seat in seats)


def say_most(scene: Scene[View], key: str, counts: Counter[int], least: int = 2) -> Iterator[str]:
    """Who did most of something, if it is worth telling: at least so much, and not everybody."""
    seats, top = most(counts)
    if top >= least and seats and (len(seats) < len(scene.sitters) or len(seats) == 1):
        yield scene.texts(key, who=names(scene, seats), count=top, seats=len(seats), edition=scene.contract.system)
