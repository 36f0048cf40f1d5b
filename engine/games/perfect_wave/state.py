"""The complete, secret state of a game of Wave, and what can be read from it at a glance."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine import game
from engine.games.perfect_wave.cards import FITS, HAND, NO_CARDS

OVER: Final = -1
"""What `turn` is when the game is over."""
NOBODY: Final = -1

Tips: TypeAlias = tuple[tuple[int, int, str], ...]
"""Seat, slot and advice, sorted."""

Told: TypeAlias = tuple[tuple[int, int, str, int, int, int], ...]
"""Seat, slot, advice, and what it was given for: the top of the pile, and the orders of colour and number."""

Laid: TypeAlias = tuple[tuple[int, int, bool, int], ...]
"""Seat, slot, whether its holder could not see the card, and the card."""

STUCK: Final = "stuck"
MISPLAY: Final = "misplay"
PLAYED_OUT: Final = "played-out"


class State(game.State, frozen=True, array_like=True):
    """One game of Wave. Hands are listed by seat, Silver's last; a hand is five slots with a card or EMPTY."""

    seats: int
    returned: bool
    """Whether a blind card that does not fit comes back to its holder instead of ending the game."""
    either: bool
    """Whether either person's word is enough for Silver."""
    draw: tuple[int, ...]
    """Top first."""
    hands: tuple[tuple[int, ...], ...]
    blind: tuple[int, ...]
    """By seat, a bit for each filled slot whose card its holder cannot see; of Silver: the face-down ones."""
    discard: tuple[int, ...]
    """Top last."""
    turn: int
    direction: int = 1
    beside: tuple[int, ...] = ()
    """The swap cards that were played."""
    colour: int = 1
    number: int = 1
    """The orders: 1, or -1 while reversed."""
    misplays: int = 0
    tips: Tips = ()
    proposer: int = NOBODY
    proposed: int = NOBODY
    """Who proposes which slot for Silver, if somebody does."""
    ended: str = ""
    """Why it is over: stuck, a misplay, played out."""
    ended_by: int = NOBODY
    ended_slot: int = NOBODY
    """Who was stuck, or whose card in which slot did not fit."""
    told: Told = ()
    """What tips on cards that still face the team said whenever another card was laid; the oldest first."""
    laid: Laid = ()
    """Every card that was laid, the first one first; EMPTY where one did not fit and was returned."""
    spoken: int = 0
    """A bit for each seat that has given a tip since the last card was laid."""
    doubted: int = 0
    """A bit for each seat with a card on which a tip proved wrong: tips on its cards while others play are not kept."""
    objections: int = 0
    """How many cards proposed for Silver's present turn another one was named instead of."""


def cards_left(hand: tuple[int, ...]) -> int:
    """How many cards are in a hand."""
    return sum(card >= 0 for card in hand)


def count_remaining(state: State) -> int:
    """What the game counts: cards in hands and draw pile, and one for each misplay that was returned."""
    if state.draw:  # Then every slot is filled.
        return HAND * len(state.hands) + len(state.draw) + state.misplays
    return sum(map(cards_left, state.hands)) + state.misplays


def find_fitting(state: State, seat: int) -> int:
    """A bit for each slot of the seat whose card, seen or not, may be laid on the pile as it is now."""
    row = FITS[state.colour, state.number][state.discard[-1]]
    a, b, c, d, e = state.hands[seat]
    return row[a] | row[b] << 1 | row[c] << 2 | row[d] << 3 | row[e] << 4


def find_filled(hand: tuple[int, ...]) -> int:
    """A bit for each slot with a card."""
    if hand == NO_CARDS:
        return 0
    return sum(1 << slot for slot in range(HAND) if hand[slot] >= 0)


def tip_on(state: State, seat: int, slot: int) -> str | None:
    """The advice that lies on a card, if any."""
    return next((advice for whom, place, advice in state.tips if whom == seat and place == slot), None)
