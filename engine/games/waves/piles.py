"""Cards of Waves as numbers: how a hand, a collection or a discard pile is counted, and drawing from the deck."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.chance import Chance
from engine.game import Event
from engine.games.waves.events import Reshuffled
from engine.games.waves.tables import CLASSES

Pile = int
"""Cards of a class are all alike, so a pile is one number: a byte for each class says how many, Scholars lowest."""

NOTHING: Pile = 0
ONE: tuple[Pile, ...] = (0, 1, 1 << 8, 1 << 16, 1 << 24, 1 << 32)
"""A pile of one card, by its class; add and subtract to move cards. Class 0 is no card."""
SIZE = 255
"""`pile % SIZE` is how many cards it has: 256 leaves 1 when divided by 255, so the bytes add up."""


def count_in(pile: Pile) -> int:
    """How many cards these are."""
    return pile % SIZE


def counts(pile: Pile) -> tuple[int, ...]:
    """How many cards of each class, Scholars first."""
    return tuple(pile.to_bytes(5, "little"))


def held(pile: Pile, card: int) -> int:
    """How many cards of this class."""
    return pile >> 8 * (card - 1) & 255


def classes_in(pile: Pile) -> int:
    """How many different classes."""
    return 5 - pile.to_bytes(5, "little").count(0)


@lru_cache(maxsize=4096)
def cards_in(pile: Pile) -> tuple[int, ...]:
    """The cards one by one, ascending."""
    return tuple([card for card in CLASSES for _ in range(held(pile, card))])


@lru_cache(maxsize=4096)
def pile_of(cards: Iterable[int]) -> Pile:
    """The pile of these cards, given as a tuple; a 0 is no card."""
    return sum([ONE[card] for card in cards])


@lru_cache(maxsize=4096)
def majority(pile: Pile) -> int:
    """The class with most cards; a tie goes to the higher class."""
    from_nobles = pile.to_bytes(5, "big")
    return 5 - from_nobles.index(max(from_nobles))


def draw(deck: bytes, discard: Pile, count: int, chance: Chance, events: list[Event]) -> tuple[bytes, bytes, Pile]:
    """The top cards, and deck and discard pile without them.

    The discard pile is shuffled at the moment a card is wanted and the deck is empty; with both empty, fewer come.
    """
    drawn, left = deck[:count], deck[count:]
    if len(drawn) < count and discard:
        left = bytes(chance.shuffle("reshuffle", cards_in(discard)))
        events.append(Reshuffled(len(left)))
        missing = count - len(drawn)
        drawn, left, discard = drawn + left[:missing], left[missing:], NOTHING
    return drawn, left, discard
