"""The styles of computer players at Waves, as weights on what they would do anyway."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """What a player leans to; the plain one leans to nothing."""

    rebel: float = 0.0
    """How much better a Rebel looks than a Follower by rules of thumb."""
    lean: float = 0.0
    """The part of a win that a Rebel is preferred by after thought."""
    cards: float = 0.1
    """How much cards in hand count when it is judged how a world stands."""


PLAIN = Style()
STYLES = {
    "loyal": Style(rebel=-0.06, lean=-0.02, cards=0.13),
    "rebellious": Style(rebel=0.06, lean=0.02, cards=0.08),
}
