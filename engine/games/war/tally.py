"""What is counted in a game of War of Waves for people's statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.game import Event
from engine.games.war.events import Attacked, Built, Judged, LeaderPlayed


def tally(events: Iterable[Event]) -> dict[str, Counter[int]]:
    """Gateways that were true when they were turned up, sections built, attacks won, and Leaders called."""
    true: Counter[int] = Counter()
    built: Counter[int] = Counter()
    won: Counter[int] = Counter()
    leaders: Counter[int] = Counter()
    for event in events:
        match event:
            case Judged(seat=seat):
                true[seat] += event.bridge_true and event.gate_true
            case Built(seat=seat):
                built[seat] += 1
            case Attacked(seat=seat):
                won[seat] += event.won
            case LeaderPlayed(seat=seat):
                leaders[seat] += 1
    return {"true": true, "built": built, "attacks": won, "leaders": leaders}
