"""What tips of Wave tell the holder of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.perfect_wave.actions import FITS_BY
from engine.games.perfect_wave.cards import FITS, INDEX
from engine.games.perfect_wave.view import View

Said = tuple[str, int, tuple[int, int]]
"""A tip, the top of the pile that it was given for, and the orders at that time."""


def said_of(view: View, holder: int, slot: int) -> Iterator[Said]:
    """What tips on a card say, now and before, the newest first."""
    held = view.hands[holder].slots[slot]
    if held and held.tip and view.turn == holder:
        yield held.tip, INDEX[view.top], view.orders
    for said in reversed(view.told):
        if (said.seat, said.slot) == (holder, slot):
            yield said.tip, INDEX[said.top], said.orders


def go_with(said: Iterable[Said], cards: Sequence[int]) -> Sequence[int]:
    """Those of some cards that agree with the tips on a card, newest first; a tip with which none agrees is ignored."""
    for advice, top, orders in said:
        row, fits = FITS[orders][top], FITS_BY[advice]
        cards = [card for card in cards if bool(row[card]) == fits] or cards
    return cards
