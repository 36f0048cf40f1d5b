"""What each audience may know of a game of War of Waves, made by listing just that."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from engine import game
from engine.games.war.actions import End
from engine.games.war.cards import CARDS, FIRST_GATE, KIND, KINDS, LEADERS, Card, LeaderName, types_done
from engine.games.war.events import Kind
from engine.games.war.held import PUBLIC, SEEN_BITS, Hand, eye_at
from engine.games.war.state import (
    Gateway,
    Pile,
    SectionCards,
    State,
    bridge_is_true,
    gate_is_true,
    is_complete,
    score,
    stands,
)


class Seen(msgspec.Struct, frozen=True):
    """A card in a hand or section: the card if this audience knows it, else its kind as the back shows it."""

    card: Card | Kind
    open: bool
    """Whether everybody knows it although it lies face down."""


Cards: TypeAlias = tuple[Seen, ...]


class SectionView(msgspec.Struct, frozen=True):
    """The cards of a section in the order laid."""

    builds: Cards
    wars: Cards


class SeatView(msgspec.Struct, frozen=True):
    """What an audience sees of one seat."""

    hand: Cards
    """First the cards that are known, then the backs; in each group War, Build, Leader."""
    counts: tuple[int, int, int]
    """How many Build, War and Leader cards the hand has."""
    bridge: tuple[SectionView, ...]
    gate: tuple[SectionView, ...]
    stands: bool
    """Whether the Bridge stands."""
    complete: bool
    """Whether Bridge and Gate are complete."""
    horn: bool
    out: bool
    score: int


Phase: TypeAlias = Literal["turn", "actions", "leader", "over"]
"""A turn begins and a Leader can still be played; actions have begun; a Leader was played; the game is over."""


class View(game.View, frozen=True):
    """A game as one audience sees it."""

    seat: int | None
    """Whose view it is; None is the public."""
    deck_option: str
    rounds: int
    first: int
    round: int
    turn: int
    phase: Phase
    types: tuple[str, ...]
    """The types of action done in this turn, or that a Leader counted as."""
    leader: LeaderName | None
    """The Leader played in this turn."""
    face: tuple[Card, ...]
    """Furthest from the deck first."""
    deck: int
    top: Kind | None
    """The back of the deck's top card."""
    discard: tuple[Card, ...]
    seats: tuple[SeatView, ...]
    bridge_true: bool | None
    """Whether the seat's own Bridge is true; None in the public view. Likewise the Gate."""
    gate_true: bool | None
    over: bool
    winners: tuple[int, ...]
    reason: str


_BACKS: Final = tuple(Seen(kind, False) for kind in KINDS)
_SHUT: Final = tuple(Seen(card, False) for card in CARDS)
_OPEN: Final = tuple(Seen(card, True) for card in CARDS)


def _seen(card: int, eye: int) -> Seen:
    code = card >> SEEN_BITS
    if card & PUBLIC:
        return _OPEN[code]
    return _SHUT[code] if card & eye else _BACKS[KIND[code]]


def seen_as(card: int, eye: int) -> Card | Kind:
    """A held card as the audience with this eye knows it: which card it is, or its kind."""
    return _seen(card, eye).card


def _pile(pile: Pile, eye: int) -> Cards:
    return tuple([_seen(card, eye) for card in pile])


@lru_cache(maxsize=1 << 12)
def _section(cards: SectionCards, eye: int) -> SectionView:
    builds, wars = cards
    return SectionView(_pile(builds, eye), _pile(wars, eye))


def _hand(hand: Hand, eye: int) -> Cards:
    """A hand in an order that tells nothing about the cards that are not known."""
    return (
        *[_seen(card, eye) for card in hand if card & eye],
        *[_BACKS[KIND[card >> SEEN_BITS]] for card in hand if not card & eye],
    )


def counts_of(hand: Hand) -> tuple[int, int, int]:
    """How many Build, War and Leader cards a hand has, as its backs show."""
    kinds = [KIND[card >> SEEN_BITS] for card in hand]
    return kinds.count(1), kinds.count(0), kinds.count(2)


@lru_cache(maxsize=1 << 11)
def _seat_view(hand: Hand, gateway: Gateway, horn: bool, out: bool, eye: int) -> SeatView:
    sections = tuple([_section(cards, eye) for cards in gateway])
    return SeatView(
        hand=_hand(hand, eye),
        counts=counts_of(hand),
        bridge=sections[:FIRST_GATE],
        gate=sections[FIRST_GATE:],
        stands=stands(gateway),
        complete=is_complete(gateway),
        horn=horn,
        out=out,
        score=score(gateway),
    )


def _phase(state: State) -> Phase:
    if state.reason:
        return "over"
    if state.led >= 0:
        return "leader"
    return "actions" if state.types else "turn"


@lru_cache(maxsize=1 << 10)
def _truth(gateway: Gateway) -> tuple[bool, bool]:
    """Whether Bridge and Gate are true."""
    return bridge_is_true(gateway), gate_is_true(gateway)


@lru_cache(maxsize=1 << 10)
def _names(codes: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([CARDS[code] for code in codes])


def view(state: State, seat: int | None) -> View:
    """What this seat, or the public, may know."""
    eye = eye_at(seat, over=bool(state.reason))
    seats = zip(state.hands, state.gateways, state.horns, state.out, strict=True)
    bridge_true, gate_true = (None, None) if seat is None else _truth(state.gateways[seat])
    return View(
        seat=seat,
        deck_option=state.pack,
        rounds=state.limit,
        first=state.first,
        round=state.round,
        turn=state.turn,
        phase=_phase(state),
        types=types_done(state.types),
        leader=None if state.led < 0 else LEADERS[state.led],
        face=_names(state.face),
        deck=len(state.deck),
        top=KINDS[KIND[state.deck[0]]] if state.deck else None,
        discard=_names(state.discard),
        seats=tuple([_seat_view(hand, gateway, horn, out, eye) for hand, gateway, horn, out in seats]),
        bridge_true=bridge_true,
        gate_true=gate_true,
        over=bool(state.reason),
        winners=state.winners,
        reason=state.reason,
    )


def find_forced(table: View, seat: int) -> End | None:
    """The end of the turn, if all can see that nothing else is left: only Leaders held, or one played, and no horn."""
    mine = table.seats[seat]
    nothing = not any(mine.counts[:2]) or table.leader is not None
    return End() if nothing and seat == table.turn and not mine.complete and not table.over else None
