"""Cards of Waves as numbers: how a hand, a collection or a discard pile is counted, and drawing from the deck."""

from __future__ import annotations

from functools import lru_cache

from engine.chance import Chance
from engine.game import Event
from engine.games.waves.events import Reshuffled
from engine.games.waves.tables import CLASSES

Pile = int
"""Cards of a class are all alike, so a pile is one number: six bits for each class say how many, Scholars lowest.

That fits into 30 bits, the size up to which Python's numbers are fastest.
"""

NOTHING: Pile = 0
ONE: tuple[Pile, ...] = (0, 1, 1 << 6, 1 << 12, 1 << 18, 1 << 24)
"""A pile of one card, by its class; add and subtract to move cards. Class 0 is no card."""
SHIFTS = (0, 0, 6, 12, 18, 24)
"""By class: how many bits lie below those of the class."""
SIZE = 63
"""`pile % SIZE` is how many cards it has, if less than this: 64 leaves 1 when divided by 63, so the counts add up."""


def count_in(pile: Pile) -> int:
    """How many cards these are; for piles smaller than SIZE, as hands and collections are."""
    return pile % SIZE


def counts(pile: Pile) -> tuple[int, ...]:
    """How many cards of each class, Scholars first."""
    return pile & 63, pile >> 6 & 63, pile >> 12 & 63, pile >> 18 & 63, pile >> 24


def held(pile: Pile, card: int) -> int:
    """How many cards of this class."""
    return pile >> SHIFTS[card] & 63


def classes_in(pile: Pile) -> int:
    """How many different classes."""
    return 5 - counts(pile).count(0)


@lru_cache(maxsize=4096)
def cards_in(pile: Pile) -> tuple[int, ...]:
    """The cards one by one, ascending."""
    return tuple([card for card in CLASSES for _ in range(held(pile, card))])


@lru_cache(maxsize=4096)
def pile_of(cards: tuple[int, ...]) -> Pile:
    """The pile of these cards; a 0 is no card."""
    return sum([ONE[card] for card in cards])


@lru_cache(maxsize=4096)
def without(pile: Pile, gone: Pile) -> Pile:
    """A pile without some other cards, as far as it has them."""
    return pile - sum([min(held(pile, card), held(gone, card)) * ONE[card] for card in CLASSES])


@lru_cache(maxsize=4096)
def majority(pile: Pile) -> int:
    """The class with most cards; a tie goes to the higher class."""
    one, two, three, four, five = counts(pile)
    return max(one * 8 + 1, two * 8 + 2, three * 8 + 3, four * 8 + 4, five * 8 + 5) % 8


def draw(deck: bytes, discard: Pile, count: int, chance: Chance, events: list[Event]) -> tuple[bytes, bytes, Pile]:
    """The top cards, and deck and discard pile without them.

    The discard pile is shuffled when a card is wanted and the deck is empty; if both are empty, fewer cards are drawn.
    """
    drawn, left = deck[:count], deck[count:]
    if len(drawn) < count and discard:
        left = bytes(chance.shuffle("reshuffle", cards_in(discard)))
        events.append(Reshuffled(len(left)))
        missing = count - len(drawn)
        drawn, left, discard = drawn + left[:missing], left[missing:], NOTHING
    return drawn, left, discard
