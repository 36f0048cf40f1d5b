"""A card in a hidden place and who has seen its front, as one number; and how cards leave a hand. No rules of play.

A held card is its code shifted left by SEEN_BITS, with one bit for each audience that knows it: bit 0 is the public,
bit 1 + seat a seat. A card that everybody knows has all bits. Hands are sorted tuples of held cards. Of two equal cards
in one hand, those who know the less known one also know the other, so the last one is the best known.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from engine.games.war.cards import FIRST_BUILD, FIRST_LEADER, KIND

SEEN_BITS: Final = 5
EVERYBODY: Final = (1 << SEEN_BITS) - 1
PUBLIC: Final = 1
BUILD_FROM: Final = FIRST_BUILD << SEEN_BITS
LEADER_FROM: Final = FIRST_LEADER << SEEN_BITS

Hand = tuple[int, ...]


def eye_of(audience: int | None) -> int:
    """The bit that says that this audience has seen a card."""
    return PUBLIC if audience is None else 2 << audience


def eye_at(audience: int | None, *, over: bool) -> int:
    """The bits of those whose knowledge an audience shares: everybody once a game is over and all cards lie open."""
    return EVERYBODY if over else eye_of(audience)


def mark_seen(code: int, seen: int) -> int:
    """A held card, made of its code and the bits of those that have seen it."""
    return code << SEEN_BITS | seen


def code_of(card: int) -> int:
    """The code of a held card."""
    return card >> SEEN_BITS


def is_open(card: int) -> bool:
    """Whether everybody knows a held card although it lies face down."""
    return bool(card & PUBLIC)


def split_kinds(hand: Hand) -> tuple[Hand, Hand, Hand]:
    """The War, Build and Leader cards of a hand."""
    build, leader = bisect_left(hand, BUILD_FROM), bisect_left(hand, LEADER_FROM)
    return hand[:build], hand[build:leader], hand[leader:]


def holds(hand: Hand, code: int) -> bool:
    """Whether the card is in the hand."""
    at = bisect_left(hand, code << SEEN_BITS)
    return at < len(hand) and hand[at] >> SEEN_BITS == code


def lay_down(hand: Hand, code: int, seat: int) -> tuple[int, Hand]:
    """Take a card out of a hand face down: the card, and the hand that is left.

    The others see a back leave, not which card. Those who knew some cards of that kind can no longer tell which of them
    are still in the hand, unless all of that kind are the same card.
    """
    kind = KIND[code]
    start = bisect_left(hand, (0, BUILD_FROM, LEADER_FROM)[kind])
    end = bisect_left(hand, (BUILD_FROM, LEADER_FROM, 1 << 30)[kind])
    seen = EVERYBODY
    codes = []
    for card in hand[start:end]:
        seen &= card
        codes.append(card >> SEEN_BITS)
    if codes[0] != codes[-1]:
        seen = 2 << seat
    codes.remove(code)
    left = (*hand[:start], *[left << SEEN_BITS | seen for left in codes], *hand[end:])
    return code << SEEN_BITS | seen, left


def turn_up(hand: Hand, codes: Iterable[int]) -> Hand:
    """The hand that is left after these cards are shown and leave it; of equal cards the best known leave."""
    left = list(hand)
    for code in codes:
        del left[bisect_left(left, (code + 1) << SEEN_BITS) - 1]
    return tuple(left)


def hand_over(hand: Hand, seat: int) -> Hand:
    """The hand after this seat has taken it over; those who knew its cards still know them."""
    eye = 2 << seat
    return tuple([card | eye for card in hand])
