"""What is counted of a game of Wave for the statistics of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.game import Event
from engine.games.perfect_wave.events import CardPlayed, PlayedBlind, Tipped


def tally(events: Iterable[Event]) -> dict[str, Counter[int]]:
    """Cards played that fitted, those among them that their owner did not see, and tips given."""
    played: Counter[int] = Counter()
    blind: Counter[int] = Counter()
    tips: Counter[int] = Counter()
    for event in events:
        match event:
            case CardPlayed(seat=seat):
                played[seat] += 1
            case PlayedBlind(seat=seat):
                played[seat] += 1
                blind[seat] += 1
            case Tipped(seat=seat):
                tips[seat] += 1
    return {"played": played, "blind": blind, "tips": tips}
