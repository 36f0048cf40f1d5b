"""What one audience may know of a game of Wave: a player, or the public, who sees no card of a player's at all.

When the game is over the hands are laid open, and everybody sees them.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias

import msgspec

from engine import game
from engine.games.perfect_wave.cards import CODES, DECK, EMPTY, SILVER, SLOTS, SWAP_DECK, verdict
from engine.games.perfect_wave.legal import to_act
from engine.games.perfect_wave.state import MISPLAY, NOBODY, OVER, State, Tips, count_remaining

Faces: TypeAlias = Literal["owner", "team", "open", "down"]
Phase: TypeAlias = Literal["turn", "silver", "proposed", "over"]

ALL = 0b11111


class Slot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A filled place in a hand: which way its card faces, the card if the audience sees it, and the tip on it."""

    faces: Faces
    """Silver's cards lie open or face down."""
    card: str | None = None
    tip: str | None = None


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The five places of a seat; None where no card is left."""

    seat: int
    slots: tuple[Slot | None, ...]

    @property
    def count(self) -> int:
        """How many cards are in it."""
        return sum(slot is not None for slot in self.slots)


class Said(msgspec.Struct, frozen=True, gc=False):
    """A tip that lay on a card when another one was laid."""

    seat: int
    slot: int
    tip: str
    top: str
    orders: tuple[int, int]


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card that was laid from a slot, or with None one that did not fit and was returned."""

    seat: int
    slot: int
    unseen: bool
    """Whether it faced the team."""
    card: str | None


class View(game.View, frozen=True):
    """A game of Wave as one audience sees it; everything but the cards in hands is the same for all."""

    seat: int | None
    hands: tuple[Hand, ...]
    """By seat, Silver's last."""
    seats: int
    misplay: Literal["ends", "returned"]
    silver: Literal["agree", "either"] | None
    """How Silver's card is chosen; None without Silver."""
    phase: Phase
    turn: int | None
    """Seat 2 is Silver if two people play; None once the game is over."""
    to_act: tuple[int, ...]
    direction: int
    top: str
    discard: tuple[str, ...]
    """Every card of the pile, the top last."""
    beside: tuple[str, ...]
    """The swap cards that were played."""
    orders: tuple[int, int]
    """Colour and number: 1, or -1 while lower is higher."""
    draw: int
    proposer: int | None
    proposed: int | None
    """Who proposes which slot for Silver."""
    misplays: int
    remaining: int
    over: bool
    verdict: str | None
    ended: str | None
    """Once it is over: stuck, misplay or played-out."""
    ended_by: int | None
    ended_slot: int | None
    told: tuple[Said, ...]
    """What tips said before of cards that still face the team, the oldest first."""
    laid: tuple[Laid, ...]
    """What was laid from where, the first card first."""
    objections: int
    """How many cards proposed for Silver's present turn another one was named instead of."""

    @property
    def unseen(self) -> tuple[str, ...]:
        """The cards that this audience sees nowhere: the draw pile, and what is hidden in hands."""
        shown = [slot.card for hand in self.hands for slot in hand.slots if slot and slot.card]
        placed = Counter([*self.discard, *self.beside, *shown])
        many = self.draw + sum(hand.count for hand in self.hands) + len(self.discard) + len(self.beside)
        deck = DECK if many == len(DECK) else SWAP_DECK
        return tuple((Counter(deck) - placed).elements())


def view(state: State, seat: int | None) -> View:
    """What this seat, or with None the public, may know."""
    hands = [_hand_of(state, holder, _shown(state, seat, holder)) for holder in range(len(state.hands))]
    return View(seat, tuple(hands), *_common(state))


def views(state: State) -> list[View]:
    """The views of the public and of each seat in order."""
    common = _common(state)
    holders = range(len(state.hands))
    # A hand looks the same to all who do not hold it.
    team = tuple([_hand_of(state, holder, _shown(state, NOBODY, holder)) for holder in holders])
    public = tuple([_hand_of(state, holder, _shown(state, None, holder)) for holder in holders])
    found = [View(None, public, *common)]
    for seat in range(state.seats):
        own = _hand_of(state, seat, _shown(state, seat, seat))
        found.append(View(seat, (*team[:seat], own, *team[seat + 1 :]), *common))
    return found


def sees(state: State, seat: int | None, holder: int, slot: int) -> bool:
    """Whether an audience sees the card in a filled slot."""
    return bool(_shown(state, seat, holder) >> slot & 1)


def _shown(state: State, seat: int | None, holder: int) -> int:
    """A bit for each slot of a hand that an audience sees; once the game is over, all hands lie open."""
    if state.turn == OVER:
        return ALL
    blind = state.blind[holder]
    if holder >= state.seats or holder == seat:
        return ALL & ~blind
    return 0 if seat is None else blind


def _common(state: State) -> tuple[Any, ...]:
    """The fields of a View that are the same for every audience, in their order."""
    over = state.turn == OVER
    left = count_remaining(state)
    discard = tuple([CODES[card] for card in state.discard])
    return (
        state.seats,
        "returned" if state.returned else "ends",
        ("either" if state.either else "agree") if state.seats == SILVER else None,
        _phase(state),
        None if over else state.turn,
        to_act(state),
        state.direction,
        discard[-1],
        discard,
        tuple([CODES[card] for card in state.beside]),
        (state.colour, state.number),
        len(state.draw),
        _seat(state.proposer),
        _seat(state.proposed),
        state.misplays,
        left,
        over,
        verdict(left) if over else None,
        state.ended or None,
        _seat(state.ended_by),
        state.ended_slot if state.ended == MISPLAY else None,
        tuple([Said(seat, slot, tip, CODES[top], (c, n)) for seat, slot, tip, top, c, n in state.told]),
        tuple([_laid(*one) for one in state.laid]),
        state.objections,
    )


def _phase(state: State) -> Phase:
    if state.turn == OVER:
        return "over"
    if state.turn < state.seats:
        return "turn"
    return "silver" if state.proposer == NOBODY else "proposed"


def _hand_of(state: State, holder: int, shown: int) -> Hand:
    tips = state.tips and tuple([tip for tip in state.tips if tip[0] == holder])
    return _hand(holder, holder >= state.seats, state.hands[holder], state.blind[holder], shown, tips)


@lru_cache(maxsize=4096)
def _hand(holder: int, silver: bool, cards: tuple[int, ...], blind: int, shown: int, tips: Tips) -> Hand:
    advice = {slot: what for _, slot, what in tips}
    ways: tuple[Faces, Faces] = ("open", "down") if silver else ("owner", "team")
    slots = [
        None
        if cards[slot] == EMPTY
        else _slot(ways[blind >> slot & 1], CODES[cards[slot]] if shown >> slot & 1 else None, advice.get(slot))
        for slot in SLOTS
    ]
    return Hand(holder, tuple(slots))


_slot = cache(Slot)


@lru_cache(maxsize=4096)
def _laid(seat: int, slot: int, unseen: bool, card: int) -> Laid:
    return Laid(seat, slot, unseen, None if card == EMPTY else CODES[card])


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
