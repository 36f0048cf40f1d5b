"""The events of War of Waves; what only some may know is in a private event beside the public one."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.game import Event
from engine.games.war.cards import Card, LeaderName, Place, Section

Kind: TypeAlias = Literal["W", "B", "L"]


class Started(Event, frozen=True, tag="started"):
    """The table is dealt; the Face cards, furthest from the deck first."""

    first: int
    face: tuple[Card, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """Private: the first hand and the Build card of bridge1."""

    seat: int
    hand: tuple[Card, ...]
    card: Card


class RoundBegan(Event, frozen=True, tag="round"):
    """A new round begins."""

    round: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins."""

    seat: int


class Built(Event, frozen=True, tag="built"):
    """A new section was laid face down."""

    seat: int
    section: Section


class Fortified(Event, frozen=True, tag="fortified"):
    """A card was added face down to a section."""

    seat: int
    section: Section
    kind: Kind


class Laid(Event, frozen=True, tag="laid"):
    """Private: which card the seat itself laid."""

    seat: int
    section: Section
    card: Card


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack on an enemy with all its cards. `need` is what `total` had to reach."""

    seat: int
    target: int
    section: Section
    which: tuple[Place, ...]
    cards: tuple[Card, ...]
    shown: tuple[Card, ...]
    total: int
    need: int
    won: bool
    poseidon: bool = False
    """Whether Poseidon led it."""


class Cleared(Event, frozen=True, tag="cleared"):
    """A seat destroyed Build cards of its own; `need` is what `total` had to reach."""

    seat: int
    section: Section
    which: tuple[Place, ...]
    cards: tuple[Card, ...]
    shown: tuple[Card, ...]
    total: int
    need: int


class Perished(Event, frozen=True, tag="perished"):
    """War cards went with the last Build card under them."""

    seat: int
    section: Section
    cards: tuple[Card, ...]


class SectionGone(Event, frozen=True, tag="gone"):
    """A section has no Build card left."""

    seat: int
    section: Section


class LeaderPlayed(Event, frozen=True, tag="leader"):
    """A Leader was announced."""

    seat: int
    leader: LeaderName


class Swapped(Event, frozen=True, tag="swapped"):
    """Hephaestus swapped a Build card of a Bridge section with one of the Gate section `where`."""

    seat: int
    section: Section
    place: Place
    where: Section
    where_place: Place


class Moved(Event, frozen=True, tag="moved"):
    """Ares moved a War card of `target` onto a section; `where` and `place` are where it lay before."""

    seat: int
    section: Section
    target: int
    where: Section
    place: Place


class MovedCards(Event, frozen=True, tag="moved-cards"):
    """Private: which cards Ares brought."""

    seat: int
    section: Section
    cards: tuple[Card, ...]


class HandsSwapped(Event, frozen=True, tag="hands"):
    """Ceto swapped two hands; how many cards each of the two holds now."""

    seat: int
    target: int
    count: int
    their_count: int


class GotHand(Event, frozen=True, tag="got-hand"):
    """Private: the hand that Ceto brought."""

    seat: int
    cards: tuple[Card, ...]


class DrewFace(Event, frozen=True, tag="drew-face"):
    """A Face card was taken, open to all."""

    seat: int
    card: Card


class FaceLaid(Event, frozen=True, tag="face"):
    """The row was filled with a card from the deck."""

    card: Card


class DrewDeck(Event, frozen=True, tag="drew-deck"):
    """A card was drawn from the deck; its back shows the kind."""

    seat: int
    kind: Kind


class DrewCard(Event, frozen=True, tag="drew-card"):
    """Private: which card was drawn from the deck."""

    seat: int
    card: Card


class NothingToDraw(Event, frozen=True, tag="nothing"):
    """A draw was skipped because no cards were there."""

    seat: int
    place: Literal["deck", "face"]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the new deck."""

    cards: int


class HornSounded(Event, frozen=True, tag="horn"):
    """A seat sounded the horn."""

    seat: int


class HornSilent(Event, frozen=True, tag="silent"):
    """A horn fell silent because the Gateway does not stand complete any more."""

    seat: int


class Judged(Event, frozen=True, tag="judged"):
    """A Gateway was turned up: the Build totals of its sections, and whether Bridge and Gate are true."""

    seat: int
    bridge: tuple[int, ...]
    gate: tuple[int, ...]
    bridge_true: bool
    gate_true: bool


class WentOut(Event, frozen=True, tag="out"):
    """A seat is out; everything it had was turned up and discarded."""

    seat: int
    cards: tuple[Card, ...]


class Tied(Event, frozen=True, tag="tied"):
    """Several true Gateways with horns stand at once; `count` says how many."""

    count: int


class TieCard(Event, frozen=True, tag="tie-card"):
    """A card drawn to decide a tie; `draw` counts from 1."""

    draw: int
    seat: int
    card: Card


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
    reason: str


AnyEvent: TypeAlias = (
    Started
    | Dealt
    | RoundBegan
    | TurnBegan
    | Built
    | Fortified
    | Laid
    | Attacked
    | Cleared
    | Perished
    | SectionGone
    | LeaderPlayed
    | Swapped
    | Moved
    | MovedCards
    | HandsSwapped
    | GotHand
    | DrewFace
    | FaceLaid
    | DrewDeck
    | DrewCard
    | NothingToDraw
    | Reshuffled
    | HornSounded
    | HornSilent
    | Judged
    | WentOut
    | Tied
    | TieCard
    | Ended
)
