"""What the cards laid from a hand of Wave tell about those kept: a seen card that fits on little is laid when it fits.

All of it is public: who laid which card from which slot, and whether they saw it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from engine.games.perfect_wave.cards import ALL_PLAIN, BITS, CS, EMPTY, FITS
from engine.games.perfect_wave.heuristics import Orders, breadth
from engine.games.perfect_wave.state import State

SEEN, UNSEEN = (0.0, 8.0), (0.7, 6.0)
"""How readily a card that fits is kept while a seen or unseen one is laid: at equal breadth, and per breadth more."""
AT_LEAST = 0.04
"""The least weight at each moment, since people and deep thought sometimes play otherwise."""


class KeptMoment(NamedTuple):
    """A moment at which somebody laid a card and kept another one that they saw."""

    top: int
    orders: Orders
    card: int
    """What was laid, or EMPTY: then what is kept does not fit."""
    unseen: bool
    left: int
    """The set of what was still to come."""


def moments(world: State) -> Iterator[tuple[int, int, KeptMoment]]:
    """Who laid what from which slot, and when, the first card first; nothing if that does not agree with the pile."""
    plain = [card for _, _, _, card in world.laid if 0 <= card < CS]
    base = len(world.discard) - len(plain)
    if base < 1 or list(world.discard[base:]) != plain:
        return
    colour, number = world.colour, world.number
    for _, _, _, card in world.laid:
        colour, number = (-colour if card == CS else colour), (-number if card > CS else number)
    top, left = world.discard[base - 1], ALL_PLAIN
    for card in world.discard[:base]:
        left &= ~BITS[card]
    for seat, slot, unseen, card in world.laid:
        yield seat, slot, KeptMoment(top, (colour, number), card, unseen, left)
        if card == CS:
            colour = -colour
        elif card > CS:
            number = -number
        elif card != EMPTY:
            top, left = card, left & ~BITS[card]


def moments_kept(world: State) -> dict[tuple[int, int], list[KeptMoment]]:
    """For each place that its holder sees: what they laid while its present card lay there facing them."""
    found: dict[tuple[int, int], list[KeptMoment]] = {
        (holder, slot): []
        for holder in range(world.seats)
        for slot, card in enumerate(world.hands[holder])
        if card != EMPTY and not world.blind[holder] >> slot & 1
    }
    for seat, slot, moment in moments(world):
        if moment.card == EMPTY:
            if (seat, slot) in found:
                found[seat, slot] = [moment]
            continue
        for place, so_far in found.items():
            if place == (seat, slot):
                so_far.clear()
            elif place[0] == seat:
                so_far.append(moment)
    return found


def weights(kept: Sequence[KeptMoment], pool: Sequence[int]) -> list[float]:
    """For each of some cards: how likely it would have been kept at all these moments."""
    return [_weight(kept, card) for card in pool]


def _weight(kept: Sequence[KeptMoment], card: int) -> float:
    weight = 1.0
    for top, orders, laid, unseen, left in kept:
        if not FITS[orders][top][card]:
            continue
        if laid == EMPTY:
            return 0.0
        base, slope = UNSEEN if unseen else SEEN
        more = breadth(card, orders, left) - breadth(laid, orders, left)
        weight *= max(AT_LEAST, 1 / (1 + exp(-base - slope * more)))
    return weight
