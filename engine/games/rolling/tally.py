"""What is counted in a game of Rolling with the Waves for people's statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.game import Event
from engine.games.rolling.events import Buried, Fired, Paid, Raided


def tally(events: Iterable[Event]) -> dict[str, Counter[int]]:
    """Chests buried, thefts, shots fired and infamy gained, without what was lost, by seat."""
    buried: Counter[int] = Counter()
    thefts: Counter[int] = Counter()
    shots: Counter[int] = Counter()
    infamy: Counter[int] = Counter()
    for event in events:
        match event:
            case Buried(seat=seat):
                buried[seat] += 1
            case Fired(seat=seat):
                shots[seat] += event.shots
                thefts[seat] += bool(event.stolen)
            case Paid(seat=seat) | Raided(seat=seat):
                infamy[seat] += event.infamy - event.lost
    return {"buried": buried, "thefts": thefts, "shots": shots, "infamy": infamy}
