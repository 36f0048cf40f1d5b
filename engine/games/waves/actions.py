"""What a seat can do in Waves; the field names are the record's."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from engine.game import Action


class Token(Action, frozen=True, tag="token"):
    """Lay the Wave token at one of the starting seat's places (duel)."""

    place: int


class Follow(Action, frozen=True, tag="follow"):
    """Place one card as a Follower; `place` only for a seat's first Agent of a round in the breakers duel."""

    card: int
    place: int | UnsetType = UNSET


class Rebel(Action, frozen=True, tag="rebel"):
    """Place one or more cards of a class as a Rebel."""

    card: int
    count: int
    place: int | UnsetType = UNSET


class Discard(Action, frozen=True, tag="discard"):
    """Discard down to the limit; the cards are listed ascending."""

    cards: tuple[int, ...]


AnyAction = Token | Follow | Rebel | Discard
