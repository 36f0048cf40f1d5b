"""The cards of Wave as small numbers, what fits on what, and every number that the game takes from a table.

Who holds a card and which way it faces is in state.py.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("w", "y", "o", "r", "t", "b")
"""White, yellow, orange, red, turquoise, blue: lowest first."""

PLAIN: Final = tuple(
    colour + str(number) for colour in COLOURS for number in range(6) if colour + str(number) not in ("w0", "b5")
)
COLOUR_SWAP: Final = "cs"
NUMBER_SWAP: Final = "ns"
SWAP_COPIES: Final = 2
"""[house] The box holds two of each swap card; the leaflet that says what they do is missing, so that is our guess."""

CODES: Final = (*PLAIN, COLOUR_SWAP, NUMBER_SWAP)
"""The code of each kind of card; a card is its index in here."""

INDEX: Final = {code: card for card, code in enumerate(CODES)}
CS: Final = INDEX[COLOUR_SWAP]

DECK: Final = PLAIN
SWAP_DECK: Final = (*PLAIN, *[COLOUR_SWAP] * SWAP_COPIES, *[NUMBER_SWAP] * SWAP_COPIES)
"""The decks in the order in which they stand before they are shuffled."""

EMPTY: Final = -1
"""What lies in a slot without a card."""

HAND: Final = 5
SLOTS: Final = range(HAND)
NO_CARDS: Final = (EMPTY,) * HAND
FIRST_BLIND: Final = 0b11000
"""In a fresh hand the holder does not see the cards in slots 3 and 4 (in Silver's, nobody does)."""

SILVER: Final = 2
"""The seat of Silver, who plays along when two people play."""

VERDICTS: Final = ((0, "perfect"), (2, "breadth"), (5, "good"), (10, "not-bad"))
"""The verdict for up to this many remaining cards; above all of these it is a wipeout."""
WIPEOUT: Final = "wipeout"

TURNS: Final = frozenset(card for card, code in enumerate(PLAIN) if code[0] == "w" or code[1] == "0")
"""The cards with the symbol that turns the direction of play."""


def _fits(top: int, colour: int, number: int) -> bytes:
    def higher(card: str, below: str) -> bool:
        by_colour = COLOURS.index(card[0]) - COLOURS.index(below[0])
        by_number = int(card[1]) - int(below[1])
        return by_colour * colour > 0 or by_number * number > 0

    row = [higher(card, PLAIN[top]) for card in PLAIN]
    return bytes([*row, True, True, False])


FITS: Final = {
    (colour, number): tuple(_fits(top, colour, number) for top in range(len(PLAIN)))
    for colour in (1, -1)
    for number in (1, -1)
}
"""For the orders of colour and number (1, or -1 when reversed) and the top of the pile: whether each card fits.

A swap card always does. The last entry answers for EMPTY, which is index -1.
"""

ALL_PLAIN: Final = (1 << len(PLAIN)) - 1
"""The set of all plain cards; such a set has a bit for each card."""
BITS: Final = tuple([1 << card if card < CS else 0 for card in range(len(CODES))])
LANDS: Final = {
    orders: (*[sum([BITS[top] for top in range(CS) if rows[top][card]]) for card in range(CS)], ALL_PLAIN, ALL_PLAIN)
    for orders, rows in FITS.items()
}
"""For orders and card: the plain cards on which it fits; a swap card fits on all."""


def verdict(remaining: int) -> str:
    """The code of the verdict for this many remaining cards."""
    return next((code for most, code in VERDICTS if remaining <= most), WIPEOUT)
