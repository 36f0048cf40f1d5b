"""What tips of Wave say to whoever holds the card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.perfect_wave.actions import FITS_BY
from engine.games.perfect_wave.cards import FITS, INDEX
from engine.games.perfect_wave.view import View

Said = tuple[str, int, tuple[int, int]]
"""A tip, the top of the pile it was given for, and the orders of then."""


def said_of(view: View, holder: int, slot: int) -> Iterator[Said]:
    """What tips say of a card and said of it before, the newest first."""
    held = view.hands[holder].slots[slot]
    if held and held.tip and view.turn == holder:
        yield held.tip, INDEX[view.top], view.orders
    for said in reversed(view.told):
        if (said.seat, said.slot) == (holder, slot):
            yield said.tip, INDEX[said.top], said.orders


def go_with(said: Iterable[Said], cards: Sequence[int]) -> Sequence[int]:
    """Of some cards those that go with what tips say of one, as far as these agree; the newest come first."""
    for advice, top, orders in said:
        row, fits = FITS[orders][top], FITS_BY[advice]
        cards = [card for card in cards if bool(row[card]) == fits] or cards
    return cards
