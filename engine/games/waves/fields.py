"""What the fields of an action of Waves mean, in words; the questions that lead to one are in menu.py."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.waves.actions import AnyAction, Discard, Rebel
from engine.games.waves.state import State
from engine.games.waves.tables import EDITIONS
from engine.menu import Words


def field_words(state: State, action: AnyAction, field: str) -> Sequence[Words]:
    """A class by its name, a place with the Elder there, a number of cards with their class."""
    if isinstance(action, Discard):
        return [_words(state, "card-one", card=card) for card in action.cards]
    if field == "place":
        assert isinstance(action.place, int)
        return [_words(state, "place", place=action.place, card=state.council[action.place])]
    if field == "count":
        assert isinstance(action, Rebel)
        return [_words(state, "stack", card=action.card, count=action.count)]
    return [_words(state, "card-one", card=getattr(action, field))]


def _words(state: State, name: str, **params: int) -> Words:
    return Words(f"waves-menu-{name}", {"edition": EDITIONS[state.breakers], **params})
