"""Rules of thumb of Wave, and the convention by which computer players give and read tips.

The rules: a card that fits on little is played while it can be; what is kept should fit on whatever comes; the next
one is left a card that fits, best of all one that fits on nothing else.

The convention, as docs/computer-players.md tells it to the people at the table: whoever is not on turn tips all cards
of the player on turn that face the team, as they lie on the pile now. `now`: fits, and is the best of them. `later`:
fits too. `hold`: does not fit. A computer player reads the tips on its own cards likewise, when its turn comes, and
remembers what they said before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt

from engine.games.perfect_wave.actions import FITS_BY, Advice, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import CS, EMPTY, FITS, INDEX, PLAIN, SILVER, TURNS
from engine.games.perfect_wave.reading import go_with, said_of
from engine.games.perfect_wave.risks import next_after, risk, risk_of, unseen
from engine.games.perfect_wave.view import Slot, View

MOST_RISKED = 0.15
"""A card is called best only if it leaves the next one stuck at most so likely."""
CAUTION = 5.0
"""What it costs to end the game at once, against what else speaks for a card."""
OBJECTED = 0.3
"""By how much more the risk must be to be stuck with what is proposed for Silver, than with another card, to object."""
LAST_CARD = 0.1
"""How much better it is to end the game with a card that fits than with one that does not."""
KEPT = 1.0
"""What it is worth that what one keeps would fit on all that is still to come."""
STUCK = 2.5
"""What it costs to leave the next one without a card that fits."""
EASED = 0.4
"""What it is worth that the next one can get rid of a card that fits on nothing else."""
BEST = 0.1
"""How much better a card is than it looks if it is called the best; worse, if only another is."""
WARNED = 1.5
"""How much worse if none is called so: whoever is next may not be able to go on after it."""
TRUSTED = 0.25
"""How much of the fear to leave the next one stuck is left of what is called best."""


Orders = tuple[int, int]


@lru_cache(maxsize=1 << 15)
def breadth(card: int, orders: Orders, left: frozenset[int]) -> float:
    """On how much of what is still to come a card fits, from 0 to 1."""
    if card >= CS or not left:
        return 1.0
    rows = FITS[orders]
    return sum([rows[top][card] for top in left]) / len(left)


def kept(cards: Iterable[int], orders: Orders, left: frozenset[int]) -> float:
    """On how much of what is still to come one of some cards fits."""
    rows, covered = FITS[orders], list(cards)
    return sum(any(rows[top][card] for card in covered) for top in left) / max(1, len(left))


def to_come(view: View) -> frozenset[int]:
    """The plain cards that were not played yet."""
    gone = {INDEX[code] for code in view.discard}
    return frozenset(card for card in range(len(PLAIN)) if card not in gone)


def tips(view: View) -> tuple[Tip, ...]:
    """What the seat should tell the player on turn about the cards that they cannot see."""
    mover = view.turn
    if mover is None or mover == view.seat or mover >= view.seats:
        return ()
    row = FITS[view.orders][INDEX[view.top]]
    theirs = [
        (slot, INDEX[held.card], held.tip)
        for slot, held in enumerate(view.hands[mover].slots)
        if held and held.faces == "team" and held.card
    ]
    pool = unseen(view)
    fitting = [
        (value_of(view, mover, slot, card, pool), slot)
        for slot, card, _ in theirs
        if row[card] and risk_of(view, mover, slot, card, pool) <= MOST_RISKED
    ]
    best = max(fitting, default=(0.0, EMPTY))[1]
    # who is next knows best what leaves them a card that fits: the others only set right what is wrong
    is_next = view.seats == 2 or next_after(view, mover, view.direction) == view.seat
    found = []
    for slot, card, tip in theirs:
        advice: Advice = "now" if slot == best else "later" if row[card] else "hold"
        if tip != advice and (is_next or tip is None or FITS_BY[tip] != bool(row[card])):
            found.append(Tip(mover, slot, advice))
    return tuple(found)


def standing_tips(view: View, fellows: Collection[int]) -> Iterator[Tip]:
    """What the seat should tell computer players that are not on turn: what fits, as often as that changes.

    People are told when their turn comes, and so is the other one of two, where nobody else could tell.
    """
    if view.over or view.seats == SILVER:
        return
    row = FITS[view.orders][INDEX[view.top]]
    for holder in fellows:
        if holder in (view.turn, view.seat):
            continue
        for slot, held in _filled(view, holder):
            if held.faces == "team" and held.card:
                fits = bool(row[INDEX[held.card]])
                if held.tip is None or FITS_BY[held.tip] != fits:
                    yield Tip(holder, slot, "later" if fits else "hold")


def value_of(view: View, holder: int, slot: int, card: int, pool: Sequence[int], fear: float = 1.0) -> float:
    """How good it looks to lay a card that fits from a place; `pool` is not seen."""
    orders, direction, left = view.orders, view.direction, to_come(view) - {card}
    value = -sqrt(breadth(card, orders, left))
    if card >= CS:
        orders = (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])
    elif card in TURNS:
        direction = -direction
    others = [INDEX[held.card] for at, held in _filled(view, holder) if at != slot and held.card]
    value += KEPT * kept(others, orders, left)
    following = next_after(view, holder, direction, gone=slot)
    if following is None:
        return value
    row = FITS[orders][card if card < CS else INDEX[view.top]]
    theirs = [
        INDEX[held.card] for at, held in _filled(view, following) if held.card and (following, at) != (holder, slot)
    ]
    eased = min([breadth(other, orders, left) for other in theirs if row[other]], default=1.0)
    return value - EASED * eased - fear * STUCK * risk_of(view, holder, slot, card, pool)


def _filled(view: View, holder: int) -> Iterator[tuple[int, Slot]]:
    return ((at, held) for at, held in enumerate(view.hands[holder].slots) if held)


def rate(view: View, slot: int) -> float:
    """How good it looks to play a slot of one's own hand; well below -1 if it may well not fit."""
    assert view.seat is not None
    held = view.hands[view.seat].slots[slot]
    assert held is not None
    pool = unseen(view)
    if held.card:
        return value_of(view, view.seat, slot, INDEX[held.card], pool)
    row = FITS[view.orders][INDEX[view.top]]
    likely = go_with(said_of(view, view.seat, slot), pool)
    fear = TRUSTED if held.tip == "now" else 1.0
    values = [value_of(view, view.seat, slot, card, pool, fear) for card in likely if row[card]]
    if not values:
        return -CAUTION
    fits = len(values) / len(likely)
    value = sum(values) / len(values)
    if held.tip == "now":
        value += BEST
    elif held.tip == "later":
        best = any(other and other.tip == "now" for other in view.hands[view.seat].slots)
        value -= BEST if best else WARNED
    # a card that fits is one less, even if nobody can go on after it
    return fits * max(value, LAST_CARD - CAUTION) - (1 - fits) * CAUTION


def hears_of_all(view: View) -> bool:
    """Whether there is a tip on each card of the seat's that it does not see."""
    assert view.seat is not None
    return all(held.tip for _, held in _filled(view, view.seat) if not held.card)


def is_seen(view: View, move: AnyAction) -> bool:
    """Whether a card to be laid faces the seat itself."""
    if not isinstance(move, Play):
        return False
    assert view.seat is not None
    held = view.hands[view.seat].slots[move.slot]
    return held is not None and held.card is not None


def rate_move(view: View, move: AnyAction) -> float:
    """How good a move looks that is no tip; well below -1 if it may well not fit."""
    if isinstance(move, Play):
        return rate(view, move.slot)
    assert isinstance(move, ForSilver)
    return rate_for_silver(view, move.slot)


def best_slot(view: View, slots: Iterable[int]) -> int:
    """Which of one's own slots to play."""
    return max(slots, key=lambda slot: (rate(view, slot), -slot))


def rate_for_silver(view: View, slot: int) -> float:
    """How good it looks to let Silver play an open card."""
    held = view.hands[SILVER].slots[slot]
    assert held is not None
    assert held.card is not None
    return value_of(view, SILVER, slot, INDEX[held.card], unseen(view))


def best_for_silver(view: View, slots: Iterable[int]) -> int:
    """Which of Silver's open cards to name."""
    return max(slots, key=lambda slot: (rate_for_silver(view, slot), -slot))


def objects(view: View) -> bool:
    """Whether a seat cannot agree to what is proposed for Silver: it is next, and would be stuck, but need not be.

    Only who sits next after Silver objects, so that two who each know better come to an end.
    """
    if view.proposed is None or (SILVER + view.direction) % len(view.hands) != view.seat:
        return False
    risks = {at: risk(view, ForSilver(at)) for at, held in _filled(view, SILVER) if _is_playable(view, held)}
    return risks[view.proposed] - min(risks.values()) > OBJECTED


def _is_playable(view: View, held: Slot) -> bool:
    return held.card is not None and bool(FITS[view.orders][INDEX[view.top]][INDEX[held.card]])
