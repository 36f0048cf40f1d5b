"""Rules of thumb of Wave, and the convention by which computer players give and read tips.

The convention, as the rules page tells it to the people at the table: before a computer player plays, it looks at
whoever comes next, and tips their cards that face the team as they will lie on the card it is about to play. `now`:
fits, and is the best of them. `later`: fits too. `hold`: does not fit. It reads the tips on its own cards likewise.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.wave.actions import Advice, Tip
from engine.games.wave.cards import CS, EMPTY, FITS, INDEX, NS, PLAIN, SILVER, TURNS
from engine.games.wave.view import View

FIT_TIPS = ("now", "later")

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


def follower(view: View, seat: int, card: int | None, slot: int) -> int | None:
    """Who comes after a seat that plays a card from a slot; None if nobody has cards or the card is not known."""
    if card is None:
        return None
    direction = -view.direction if card in TURNS else view.direction
    many = len(view.hands)
    for step in range(1, many + 1):
        other = (seat + direction * step) % many
        left = view.hands[other].count - (other == seat and not view.draw)
        if left:
            return other
    return None


def after(view: View, card: int) -> tuple[Orders, int]:
    """Orders and top of the pile when a card was played."""
    colour, number = view.orders
    if card == CS:
        return (-colour, number), INDEX[view.top]
    if card == NS:
        return (colour, -number), INDEX[view.top]
    return (colour, number), card


def tips_before(view: View, seat: int, mover: int, slot: int) -> tuple[Tip, ...]:
    """What to tell whoever comes next before `mover` (the seat itself, or Silver) plays this slot."""
    held = view.hands[mover].slots[slot]
    code = held.card if held else None
    card = None if code is None else INDEX[code]
    if card is None:
        return _warnings(view, seat)
    following = follower(view, mover, card, slot)
    if following is None or following in (seat, SILVER if view.seats == SILVER else None):
        return ()
    orders, top = after(view, card)
    row, left = FITS[orders][top], to_come(view) - {card}
    theirs = [
        (at, INDEX[one.card], one.tip)
        for at, one in enumerate(view.hands[following].slots)
        if one and one.faces == "team" and one.card
    ]
    fitting = [(room(one, orders, top, left), at) for at, one, _ in theirs if row[one]]
    best = max(fitting, default=(0.0, EMPTY))[1]
    found = []
    for at, one, tip in theirs:
        advice: Advice = "now" if at == best else "later" if row[one] else "hold"
        if tip != advice:
            found.append(Tip(following, at, advice))
    return tuple(found)


def _warnings(view: View, seat: int) -> tuple[Tip, ...]:
    """Nobody knows what will lie on the pile: tips of before hold no longer."""
    return tuple(
        [
            Tip(hand.seat, at, "hold")
            for hand in view.hands
            if hand.seat != seat and hand.seat < view.seats
            for at, one in enumerate(hand.slots)
            if one and one.faces == "team" and one.tip in FIT_TIPS
        ]
    )


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


def best_slot(view: View, slots: Iterable[int]) -> int:
    """Which of one's own slots to play."""
    return max(slots, key=lambda slot: (rate(view, slot), -slot))


def best_for_silver(view: View, slots: Iterable[int]) -> int:
    """Which of Silver's open cards to name."""
    top, orders, left = INDEX[view.top], view.orders, to_come(view)

    def rating(slot: int) -> float:
        held = view.hands[SILVER].slots[slot]
        assert held is not None
        assert held.card is not None
        return room(INDEX[held.card], orders, top, left)

    return max(slots, key=lambda slot: (rating(slot), -slot))
