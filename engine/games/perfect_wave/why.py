"""Why a computer player of Wave does what it does, in words and from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Event
from engine.games.perfect_wave.actions import Agree, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.events import CardPlayed, Ended, PlayedBlind, SilverStuck, Stuck
from engine.games.perfect_wave.heuristics import next_after_proposed, objects
from engine.games.perfect_wave.view import View
from engine.menu import Words


def why(view: View, action: AnyAction) -> Iterator[Words]:
    """The reasons for an action that a seat with this view has found."""
    match action:
        case Agree():
            yield Words("wave-why-agree")
        case ForSilver() if objects(view):
            own = next_after_proposed(view) == view.seat
            yield Words("wave-why-objects" if own else "wave-why-objects-other")
        case ForSilver():
            yield Words("wave-why-silver")
        case Tip(advice="later") if action.to != view.turn:
            # whoever is not on turn is told what fits, not what is best
            yield Words("wave-why-says-fits")
        case Tip(advice=advice):
            yield Words(f"wave-why-says-{advice}")
        case Play():
            assert view.seat is not None
            held = view.hands[view.seat].slots[action.slot]
            if held is None or held.card:
                yield Words("wave-why-seen")
            elif held.tip in ("now", "later"):
                yield Words(f"wave-why-tip-{held.tip}")
            else:
                yield Words("wave-why-blind")


def foretell(seat: int | None, event: Event) -> Words | None:
    """An event in thought, in words for a seat; None if it is not worth telling."""
    match event:
        case Ended(verdict="perfect"):
            return Words("wave-then-perfect")
        case Stuck(seat=whom):
            return Words("wave-then-stuck", {"whom": whom})
        case SilverStuck():
            return Words("wave-then-silver-stuck")
        case CardPlayed(seat=who) | PlayedBlind(seat=who) if who != seat:
            return Words("wave-then-plays", {"who": who, "card": event.card})
        case _:
            return None
