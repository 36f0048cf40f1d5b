"""What the fields of an action of Waves mean, in words; the questions that lead to one are in menu.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.waves.actions import AnyAction, Discard, Rebel
from engine.games.waves.state import State
from engine.games.waves.tables import EDITIONS
from engine.menu import Words


def field_words(state: State, action: AnyAction, field: str) -> Sequence[Words]:
    """A class by its name, a place with the Elder there, a number of cards with their class.

    No card is written as it is beside another, since words that are part of others are left out of a sentence.
    """
    if isinstance(action, Discard):
        return [_cards(state, card, count) for card, count in Counter(action.cards).items()]
    if field == "place":
        assert isinstance(action.place, int)
        return [_words(state, "field-place", place=action.place, card=state.council[action.place])]
    if field == "count":
        assert isinstance(action, Rebel)
        return [_words(state, "menu-stack", card=action.card, count=action.count)]
    return [_cards(state, getattr(action, field), 1)]


def _cards(state: State, card: int, count: int) -> Words:
    if count == 1:
        return _words(state, "menu-card-one", card=card)
    return _words(state, "menu-stack", card=card, count=count)


def _words(state: State, name: str, **params: int) -> Words:
    return Words(f"waves-{name}", {"edition": EDITIONS[state.breakers], **params})
