"""Rules of thumb of Wave, and the convention by which computer players give and read tips.

The rules: play a card that fits on little while it can be played; keep cards that fit on whatever comes; leave the
next player a card that fits, best of all one that fits on nothing else.

The convention, as docs/computer-players.md explains it to the people at the table: players who are not on turn tip all
cards of the player on turn that face the team, by how they fit on the pile now. `now`: fits, and is the best of them.
`later`: fits too. `hold`: does not fit. A computer player reads the tips on its own cards in the same way when its turn
comes, and remembers what they said before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import sqrt

from engine.games.perfect_wave.actions import FITS_BY, Advice, AnyAction, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import ALL_PLAIN, BITS, CS, EMPTY, FITS, INDEX, LANDS, SILVER, TURNS
from engine.games.perfect_wave.reading import go_with, said_of
from engine.games.perfect_wave.risks import next_after, risk, risk_of, unseen
from engine.games.perfect_wave.view import Slot, View

MOST_RISKED = 0.15
"""A card is called best only if it is at most this likely to leave the next player stuck."""
CAUTION = 5.0
"""What it costs to end the game at once, weighed against all that speaks for a card."""
OBJECTION_MARGIN = 0.3
"""A seat objects only if the risk is this much higher with the card proposed for Silver than with another."""
CERTAIN = 0.9
"""Whoever is not next themselves objects only to a card that is at least this likely to leave the next one stuck."""
LAST_CARD = 0.1
"""How much better it is to end the game with a card that fits than with one that does not."""
KEEP_VALUE = 1.0
"""What it is worth if the cards that one keeps would fit on all that is still to come."""
STUCK_COST = 2.5
"""What it costs to leave the next player without a card that fits."""
RELIEF_VALUE = 0.4
"""What it is worth if the next player can get rid of a card that fits on nothing else."""
BEST = 0.1
"""How much better a card is than it looks if it is called best; how much worse, if another one is."""
WARNING_COST = 1.5
"""How much worse a card is than it looks if none is called best: the next player may be unable to go on after it."""
TRUST_FACTOR = 0.25
"""How much of the fear of leaving the next player stuck remains for a card that is called best."""


Orders = tuple[int, int]


def breadth(card: int, orders: Orders, left: int) -> float:
    """The part of the cards still to come, a set with a bit for each, that a card fits on, from 0 to 1."""
    if card >= CS or not left:
        return 1.0
    return (LANDS[orders][card] & left).bit_count() / left.bit_count()


def kept(cards: Iterable[int], orders: Orders, left: int) -> float:
    """The part of the cards still to come that at least one of some cards fits on."""
    lands, covered = LANDS[orders], 0
    for card in cards:
        covered |= lands[card]
    return (covered & left).bit_count() / max(1, left.bit_count())


def to_come(view: View) -> int:
    """The set of the plain cards that have not been played yet."""
    left = ALL_PLAIN
    for code in view.discard:
        left &= ~BITS[INDEX[code]]
    return left


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
    # the next player knows best what leaves them a card that fits: the others only correct what is wrong
    is_next = view.seats == 2 or next_after(view, mover, view.direction) == view.seat
    found = []
    for slot, card, tip in theirs:
        advice: Advice = "now" if slot == best else "later" if row[card] else "hold"
        if tip != advice and (is_next or tip is None or FITS_BY[tip] != bool(row[card])):
            found.append(Tip(mover, slot, advice))
    return tuple(found)


def standing_tips(view: View, fellows: Collection[int]) -> Iterator[Tip]:
    """What the seat should tell computer players that are not on turn: what fits, whenever that changes.

    People are told when their turn comes; so is the other one of two players, whom nobody else could tell.
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
    """How good it looks to lay a card that fits from a place; `pool` has the cards that are not seen."""
    orders, direction, left = view.orders, view.direction, to_come(view) & ~BITS[card]
    value = -sqrt(breadth(card, orders, left))
    if card >= CS:
        orders = (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])
    elif card in TURNS:
        direction = -direction
    others = [INDEX[held.card] for at, held in _filled(view, holder) if at != slot and held.card]
    value += KEEP_VALUE * kept(others, orders, left)
    following = next_after(view, holder, direction, gone=slot)
    if following is None:
        return value
    row = FITS[orders][card if card < CS else INDEX[view.top]]
    theirs = [
        INDEX[held.card] for at, held in _filled(view, following) if held.card and (following, at) != (holder, slot)
    ]
    eased = min([breadth(other, orders, left) for other in theirs if row[other]], default=1.0)
    return value - RELIEF_VALUE * eased - fear * STUCK_COST * risk_of(view, holder, slot, card, pool)


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
    fear = TRUST_FACTOR if held.tip == "now" else 1.0
    values = [value_of(view, view.seat, slot, card, pool, fear) for card in likely if row[card]]
    if not values:
        return -CAUTION
    fits = len(values) / len(likely)
    value = sum(values) / len(values)
    if held.tip == "now":
        value += BEST
    elif held.tip == "later":
        best = any(other and other.tip == "now" for other in view.hands[view.seat].slots)
        value -= BEST if best else WARNING_COST
    # a card that fits leaves one card less, even if nobody can go on after it
    return fits * max(value, LAST_CARD - CAUTION) - (1 - fits) * CAUTION


def hears_of_all(view: View) -> bool:
    """Whether there is a tip on each card of its own that the seat does not see."""
    assert view.seat is not None
    return all(held.tip for _, held in _filled(view, view.seat) if not held.card)


def is_seen(view: View, move: AnyAction) -> bool:
    """Whether a move lays a card that the seat itself sees."""
    if not isinstance(move, Play):
        return False
    assert view.seat is not None
    held = view.hands[view.seat].slots[move.slot]
    return held is not None and held.card is not None


def rate_move(view: View, move: AnyAction) -> float:
    """How good a move other than a tip looks; well below -1 if its card may well not fit."""
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
    """Whether a seat objects to the card proposed for Silver: the next one would be stuck, and need not be.

    It must be probable if that is the seat itself, which knows best what it hears of its own cards. Of another it must
    be as good as certain, and so it must where there was an objection before. The second objection is always agreed
    to, so that two players who both know better come to an end.
    """
    if view.proposed is None or view.objections > 1:
        return False
    risks = {at: risk(view, ForSilver(at)) for at, held in _filled(view, SILVER) if _is_playable(view, held)}
    risked = risks[view.proposed]
    if risked - min(risks.values()) <= OBJECTION_MARGIN:
        return False
    return risked >= CERTAIN or (not view.objections and next_after_proposed(view) == view.seat)


def next_after_proposed(view: View) -> int | None:
    """Who is next once Silver has played the card that is proposed."""
    assert view.proposed is not None
    held = view.hands[SILVER].slots[view.proposed]
    assert held is not None
    assert held.card is not None
    direction = -view.direction if INDEX[held.card] in TURNS else view.direction
    return next_after(view, SILVER, direction, gone=view.proposed)


def _is_playable(view: View, held: Slot) -> bool:
    return held.card is not None and bool(FITS[view.orders][INDEX[view.top]][INDEX[held.card]])
