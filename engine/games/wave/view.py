"""What one audience may know of a game of Wave: a player, or the public, who sees no card of a player's at all.

When the game is over the hands are laid open, and everybody sees them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.game import View as AnyView
from engine.games.wave.cards import CODES, EMPTY, SILVER, SLOTS, verdict
from engine.games.wave.state import MISPLAY, NOBODY, OVER, State, cards_left, remaining, tip_on


class Slot(msgspec.Struct, frozen=True):
    """A filled place in a hand: which way its card faces, the card if the audience sees it, and the tip on it."""

    faces: Literal["owner", "team", "open", "down"]
    """Silver's cards lie open or face down."""
    card: str | None = None
    tip: str | None = None


class Hand(msgspec.Struct, frozen=True):
    """The five places of a seat; None where no card is left."""

    seat: int
    count: int
    slots: tuple[Slot | None, ...]


class View(AnyView, frozen=True):
    """A game of Wave as one audience sees it; everything but the cards in hands is the same for all."""

    seat: int | None
    seats: int
    misplay: Literal["ends", "returned"]
    silver: Literal["agree", "either"] | None
    """How Silver's card is chosen; None without Silver."""
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
    hands: tuple[Hand, ...]
    """By seat, Silver's last."""
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


def view(state: State, seat: int | None, to_act: tuple[int, ...]) -> View:
    """What this seat, or with None the public, may know."""
    over = state.turn == OVER
    left = remaining(state)
    return View(
        seat=seat,
        seats=state.seats,
        misplay="returned" if state.returned else "ends",
        silver=("either" if state.either else "agree") if state.seats == SILVER else None,
        turn=None if over else state.turn,
        to_act=to_act,
        direction=state.direction,
        top=CODES[state.discard[-1]],
        discard=tuple([CODES[card] for card in state.discard]),
        beside=tuple([CODES[card] for card in state.beside]),
        orders=(state.colour, state.number),
        draw=len(state.draw),
        hands=tuple([_hand(state, holder, seat) for holder in range(len(state.hands))]),
        proposer=_seat(state.proposer),
        proposed=_seat(state.proposed),
        misplays=state.misplays,
        remaining=left,
        over=over,
        verdict=verdict(left) if over else None,
        ended=state.ended or None,
        ended_by=_seat(state.ended_by),
        ended_slot=state.ended_slot if state.ended == MISPLAY else None,
    )


def sees(state: State, seat: int | None, holder: int, slot: int) -> bool:
    """Whether an audience sees the card in a filled slot; once the game is over, all hands lie open."""
    if state.turn == OVER:
        return True
    blind = state.blind[holder] >> slot & 1
    if holder >= state.seats:
        return not blind
    if seat is None:
        return False
    return bool(blind) != (holder == seat)


def _hand(state: State, holder: int, seat: int | None) -> Hand:
    cards = state.hands[holder]
    return Hand(holder, cards_left(cards), tuple([_slot(state, holder, slot, seat) for slot in SLOTS]))


def _slot(state: State, holder: int, slot: int, seat: int | None) -> Slot | None:
    card = state.hands[holder][slot]
    if card == EMPTY:
        return None
    blind = state.blind[holder] >> slot & 1
    code = CODES[card] if sees(state, seat, holder, slot) else None
    if holder >= state.seats:
        return Slot("down" if blind else "open", code)
    return Slot("team" if blind else "owner", code, tip_on(state, holder, slot) if blind else None)


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number
