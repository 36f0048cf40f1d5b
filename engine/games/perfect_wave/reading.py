"""What tips of Wave tell the holder of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.perfect_wave.actions import FITS_BY
from engine.games.perfect_wave.cards import CS, FITS, INDEX
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


def said_at_turns(view: View, holder: int, slot: int) -> Iterator[Said]:
    """What tips on a card said when its holder laid other ones, the newest first.

    Those that only lay there when somebody else laid a card are left out: people leave old tips lying, see telling.py.
    """
    turns = set(_turns(view, holder))
    for said in reversed(view.told):
        if (said.seat, said.slot) == (holder, slot) and (said.top, said.orders) in turns:
            yield said.tip, INDEX[said.top], said.orders


def _turns(view: View, seat: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """The top of the pile and the orders each time that a seat laid a card."""
    pile, (colour, number) = list(view.discard), view.orders
    for laid in reversed(view.laid):
        if laid.card is None:
            continue
        if INDEX[laid.card] < CS:
            pile.pop()
        elif INDEX[laid.card] == CS:
            colour = -colour
        else:
            number = -number
        if laid.seat == seat:
            yield pile[-1], (colour, number)


def go_with(said: Iterable[Said], cards: Sequence[int]) -> Sequence[int]:
    """Those of some cards that agree with the tips on a card, newest first; a tip with which none agrees is ignored."""
    for advice, top, orders in said:
        row, fits = FITS[orders][top], FITS_BY[advice]
        cards = [card for card in cards if bool(row[card]) == fits] or cards
    return cards
