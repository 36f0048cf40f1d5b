"""Rules of thumb of Wave, and the convention by which computer players give and read tips.

The convention, as docs/computer-players.md tells it to the people at the table: whoever is not on turn tips all cards
of the player on turn that face the team, as they lie on the pile now. `now`: fits, and is the best of them. `later`:
fits too. `hold`: does not fit. A computer player reads the tips on its own cards likewise, when its turn comes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.perfect_wave.actions import Advice, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import CS, EMPTY, FITS, INDEX, PLAIN, SILVER
from engine.games.perfect_wave.risks import FITS_BY, next_after, risk, risk_of, unseen
from engine.games.perfect_wave.view import View

FIT_TIPS = ("now", "later")
MOST_RISKED = 0.15
"""A card is called best only if it leaves the next one stuck at most so likely."""
STAKE = 2.0
"""How much room it is worth not to leave the next one stuck."""
CAUTION = 5.0
"""How much room it is worth not to end the game at once."""

Orders = tuple[int, int]


@lru_cache(maxsize=1 << 15)
def room(card: int, orders: Orders, top: int, left: frozenset[int]) -> float:
    """How much of what is still to come could be laid on a card, from 0 to 1: whatever is low leaves room."""
    if card >= CS:
        turned = (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])
        return share(FITS[turned][top], left) - 0.05
    return share(FITS[orders][card], left - {card})


def share(row: bytes, left: frozenset[int]) -> float:
    """How much of these cards fits."""
    return sum([row[card] for card in left]) / len(left) if left else 1.0


def to_come(view: View) -> frozenset[int]:
    """The plain cards that were not played yet."""
    gone = {INDEX[code] for code in view.discard}
    return frozenset(card for card in range(len(PLAIN)) if card not in gone)


def unknown(view: View) -> list[int]:
    """The plain cards that the seat can place nowhere."""
    seen = {INDEX[slot.card] for hand in view.hands for slot in hand.slots if slot and slot.card}
    return sorted(to_come(view) - seen)


def tips(view: View) -> tuple[Tip, ...]:
    """What the seat should tell the player on turn about the cards that they cannot see."""
    mover = view.turn
    if mover is None or mover == view.seat or mover >= view.seats:
        return ()
    top, orders, left = INDEX[view.top], view.orders, to_come(view)
    row = FITS[orders][top]
    theirs = [
        (slot, INDEX[held.card], held.tip)
        for slot, held in enumerate(view.hands[mover].slots)
        if held and held.faces == "team" and held.card
    ]
    pool = unseen(view)
    fitting = []
    for slot, card, _ in theirs:
        if row[card] and (risked := risk_of(view, mover, slot, card, pool)) <= MOST_RISKED:
            fitting.append((room(card, orders, top, left) - STAKE * risked, slot))
    best = max(fitting, default=(0.0, EMPTY))[1]
    # who is next knows best what leaves them a card that fits: the others only set right what is wrong
    is_next = view.seats == 2 or next_after(view, mover, view.direction) == view.seat
    found = []
    for slot, card, tip in theirs:
        advice: Advice = "now" if slot == best else "later" if row[card] else "hold"
        if tip != advice and (is_next or tip is None or FITS_BY[tip] != bool(row[card])):
            found.append(Tip(mover, slot, advice))
    return tuple(found)


def rate(view: View, slot: int) -> float:
    """How good it looks to play a slot of one's own hand; below 0 if it may well not fit."""
    assert view.seat is not None
    held = view.hands[view.seat].slots[slot]
    assert held is not None
    top, orders, left = INDEX[view.top], view.orders, to_come(view)
    if held.card:
        return room(INDEX[held.card], orders, top, left)
    pool = unknown(view)
    row = FITS[orders][top]
    fitting = [card for card in pool if row[card]]
    if held.tip in FIT_TIPS and fitting:
        rooms = sorted(room(card, orders, top, left) for card in fitting)
        if held.tip == "now":
            return rooms[(2 * len(rooms)) // 3]
        return rooms[len(rooms) // 2] - 0.02
    chance = len(fitting) / max(1, len(pool))
    return -2.0 + chance * (0.2 if held.tip == "hold" else 1.0)


def rate_move(view: View, move: AnyAction) -> float:
    """How good a move looks that is no tip; below 0 if it may well not fit."""
    if isinstance(move, Play):
        return rate(view, move.slot)
    assert isinstance(move, ForSilver)
    return rate_for_silver(view, move.slot)


def best_slot(view: View, slots: Iterable[int]) -> int:
    """Which of one's own slots to play."""
    return max(slots, key=lambda slot: (rate(view, slot) - CAUTION * risk(view, Play(slot)), -slot))


def rate_for_silver(view: View, slot: int) -> float:
    """How good it looks to let Silver play an open card."""
    held = view.hands[SILVER].slots[slot]
    assert held is not None
    assert held.card is not None
    return room(INDEX[held.card], view.orders, INDEX[view.top], to_come(view))


def best_for_silver(view: View, slots: Iterable[int]) -> int:
    """Which of Silver's open cards to name."""
    return max(slots, key=lambda slot: (rate_for_silver(view, slot) - CAUTION * risk(view, ForSilver(slot)), -slot))
