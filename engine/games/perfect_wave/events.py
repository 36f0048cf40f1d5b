"""What can be told of a game of Wave. If an event names a card that not everybody may see, `to` lists who may.

`seat` is the player that an event is about, `whom` the other one. What Silver does has events of its own.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.game import Event


class Began(Event, frozen=True, tag="began"):
    """The pile was opened and somebody starts."""

    seat: int
    card: str


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand was dealt; this tells nobody what is in it."""

    seat: int


class DealtSeen(Event, frozen=True, tag="dealt-seen"):
    """The cards that face their owner, for the owner."""

    seat: int
    cards: tuple[str, ...]


class DealtBlind(Event, frozen=True, tag="dealt-blind"):
    """The cards that face the team, for the team."""

    seat: int
    cards: tuple[str, ...]


class SilverDealt(Event, frozen=True, tag="silver-dealt"):
    """Silver's open cards; two more lie face down."""

    cards: tuple[str, ...]


class Turn(Event, frozen=True, tag="turn"):
    """A player's turn begins."""

    seat: int


class SilverTurn(Event, frozen=True, tag="silver-turn"):
    """Silver's turn begins."""


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """One of Silver's face-down cards was turned up."""

    slot: int
    card: str


class CardPlayed(Event, frozen=True, tag="played"):
    """A card that its owner saw was played."""

    seat: int
    slot: int
    card: str


class PlayedBlind(Event, frozen=True, tag="played-blind"):
    """A card that its owner did not see was played, and it fits."""

    seat: int
    slot: int
    card: str


class SilverPlayed(Event, frozen=True, tag="silver-played"):
    """Silver played an open card."""

    slot: int
    card: str


class Reversed(Event, frozen=True, tag="reversed"):
    """The direction of play turned; 1 is clockwise."""

    direction: int


class Swapped(Event, frozen=True, tag="swapped"):
    """A swap card reversed an order or set it right: `order` is colour or number, `sign` what it is now."""

    order: str
    sign: int


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn that now faces its owner."""

    seat: int
    slot: int


class DrewBlind(Event, frozen=True, tag="drew-blind"):
    """A card was drawn that now faces the team."""

    seat: int
    slot: int


class Saw(Event, frozen=True, tag="saw"):
    """What lies in a slot that faces its owner, for the owner."""

    seat: int
    slot: int
    card: str


class SawBlind(Event, frozen=True, tag="saw-blind"):
    """What lies in a slot that faces the team, for the team."""

    seat: int
    slot: int
    card: str


class SilverDrew(Event, frozen=True, tag="silver-drew"):
    """Silver's freed place was filled with an open card."""

    slot: int
    card: str


class PileEmpty(Event, frozen=True, tag="pile-empty"):
    """The last card was drawn."""


class OutOfCards(Event, frozen=True, tag="out-of-cards"):
    """A player has played all their cards and is skipped from now on."""

    seat: int


class SilverOut(Event, frozen=True, tag="silver-out"):
    """Silver has played all its cards and is skipped from now on."""


class Tipped(Event, frozen=True, tag="tipped"):
    """A player gave advice about a card of another."""

    seat: int
    whom: int
    slot: int
    advice: str


class Proposed(Event, frozen=True, tag="proposed"):
    """A player named a card for Silver to play; the other has to agree."""

    seat: int
    slot: int
    card: str


class Agreed(Event, frozen=True, tag="agreed"):
    """A player agreed to what was proposed for Silver."""

    seat: int


class Misplayed(Event, frozen=True, tag="misplayed"):
    """A blind card did not fit, and with that the game ends."""

    seat: int
    slot: int
    card: str


class Returned(Event, frozen=True, tag="returned"):
    """A blind card did not fit and turns to face its owner; it costs one."""

    seat: int
    slot: int


class Stuck(Event, frozen=True, tag="stuck"):
    """A player's turn begins and none of their cards fits, seen or not."""

    seat: int


class SilverStuck(Event, frozen=True, tag="silver-stuck"):
    """Silver's turn begins and no open card fits."""


class LaidOpen(Event, frozen=True, tag="laid-open"):
    """The game is over and a player shows what is left in their hand."""

    seat: int
    cards: tuple[str, ...]


class SilverLaidOpen(Event, frozen=True, tag="silver-laid-open"):
    """The game is over and what is left of Silver's cards is shown."""

    cards: tuple[str, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The count at the end, and the code of its verdict."""

    remaining: int
    verdict: str


AnyEvent: TypeAlias = (
    Began
    | Dealt
    | DealtSeen
    | DealtBlind
    | SilverDealt
    | Turn
    | SilverTurn
    | TurnedUp
    | CardPlayed
    | PlayedBlind
    | SilverPlayed
    | Reversed
    | Swapped
    | Drew
    | DrewBlind
    | Saw
    | SawBlind
    | SilverDrew
    | PileEmpty
    | OutOfCards
    | SilverOut
    | Tipped
    | Proposed
    | Agreed
    | Misplayed
    | Returned
    | Stuck
    | SilverStuck
    | LaidOpen
    | SilverLaidOpen
    | Ended
)
