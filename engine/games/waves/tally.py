"""What is counted of a game of Waves for the statistics of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.game import Event
from engine.games.waves.events import Collected, Rebelled, RebelsShown, RoundBegan


def tally(events: Iterable[Event]) -> dict[str, Counter[int]]:
    """Elders collected, Rebels laid, and the Elders that Rebels collected."""
    elders: Counter[int] = Counter()
    rebels: Counter[int] = Counter()
    rebelled: Counter[int] = Counter()
    shown: set[tuple[int, int]] = set()
    for event in events:
        match event:
            case RoundBegan():
                shown.clear()
            case Rebelled(seat=seat, count=count):
                rebels[seat] += count
            case RebelsShown(seat=seat, place=place):
                shown.add((seat, place))
            case Collected(seat=seat, place=place):
                elders[seat] += 1
                rebelled[seat] += (seat, place) in shown
    return {"elders": elders, "rebels": rebels, "rebelled": rebelled}
