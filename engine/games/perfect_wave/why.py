"""Why a computer player of Wave does what it does, in words and from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.perfect_wave.actions import Agree, AnyAction, ForSilver, Play
from engine.games.perfect_wave.view import View
from engine.menu import Words


def why(view: View, action: AnyAction) -> Iterator[Words]:
    """The reasons for an action that a seat with this view has found."""
    match action:
        case Agree():
            yield Words("wave-why-agree")
        case ForSilver():
            yield Words("wave-why-silver")
        case Play():
            assert view.seat is not None
            held = view.hands[view.seat].slots[action.slot]
            if held is None or held.card:
                yield Words("wave-why-seen")
            elif held.tip in ("now", "later"):
                yield Words(f"wave-why-tip-{held.tip}")
            else:
                yield Words("wave-why-blind")
