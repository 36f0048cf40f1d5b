"""What the fields of an action of War of Waves mean, in words; the questions that lead to one are in menu.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.war.actions import AnyAction, Attack, Leader, Taken
from engine.games.war.cards import CODE, KINDS, NUMBER, Card, Place, Section
from engine.games.war.held import eye_of
from engine.games.war.menu import card_at
from engine.games.war.state import State
from engine.menu import Words


def field_words(state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
    """Cards, sections and players by their names, a card in a section as this seat knows it.

    No card is written as it is beside another, since words that are part of others are left out of a sentence.
    """
    value = getattr(action, field)
    match field:
        case "card":
            return [_cards(value, 1)]
        case "cards":
            return [_cards(card, count) for card, count in Counter(value).items()]
        case "where":
            return [Words(f"war-field-new-{value}")]
        case "section":
            return [Words("war-menu-section", {"section": value})]
        case "target":
            return [Words("war-menu-seat", {"whom": value})]
        case "leader":
            return [Words("war-field-leader", {"leader": value})]
        case "which":
            assert isinstance(action, Attack | Leader)
            assert isinstance(action.target, int)
            assert isinstance(action.section, str)
            return [_in_section(state, seat, action.target, action.section, place) for place in value]
        case "take":
            return [_taken(state, seat, taken) for taken in value]
        case "bridge" | "gate":
            section, place = value
            return [Words("war-menu-section", {"section": section}), _in_section(state, seat, seat, section, place)]
    return ()


def _cards(card: Card, count: int) -> Words:
    return (
        Words("war-menu-card", {"card": card})
        if count == 1
        else Words("war-menu-count", {"card": card, "count": count})
    )


def _in_section(state: State, seat: int, owner: int, section: Section, place: Place) -> Words:
    """A card of a section by its place, since two that lie face down look alike, and by its number if it is known."""
    card = card_at(state, eye_of(seat), owner, section, place)
    return Words("war-field-at", {"place": place, "number": 0 if card in KINDS else NUMBER[CODE[card]]})


def _taken(state: State, seat: int, taken: Taken) -> Words:
    owner, section, place = taken
    params = {"whom": owner, "section": section, "card": card_at(state, eye_of(seat), owner, section, place)}
    return Words("war-menu-enemy-card", params)
