"""How likely a move of Wave ends the game at once, because its card does not fit or because nothing fits on it."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from engine.games.perfect_wave.actions import ForSilver, Play
from engine.games.perfect_wave.cards import CS, FITS, INDEX, SILVER, SLOTS, TURNS
from engine.games.perfect_wave.reading import go_with, said_of
from engine.games.perfect_wave.view import View

TRUST_FACTOR = 0.25
"""How much of the risk remains if a card is called best by somebody who may see more of the next player's cards."""


def risk(view: View, move: Play | ForSilver) -> float:
    """How likely a move ends the game with cards left, judging by all that its seat sees and is told."""
    holder = SILVER if isinstance(move, ForSilver) else view.seat
    assert holder is not None
    slot = view.hands[holder].slots[move.slot]
    assert slot is not None
    pool = unseen(view)
    if slot.card:
        return risk_of(view, holder, move.slot, INDEX[slot.card], pool)
    row = FITS[view.orders][INDEX[view.top]]
    likely = go_with(said_of(view, holder, move.slot), pool)
    total = 0.0
    for card in likely:
        if row[card]:
            left = list(pool)
            left.remove(card)
            total += risk_of(view, holder, move.slot, card, left) * (TRUST_FACTOR if slot.tip == "now" else 1.0)
        else:
            total += view.misplay == "ends"
    return total / len(likely)


def unseen(view: View) -> list[int]:
    """The cards that the seat sees nowhere."""
    return [INDEX[code] for code in view.unseen]


def risk_of(view: View, holder: int, slot: int, card: int, pool: Sequence[int]) -> float:
    """How likely the next player has nothing that fits on a card once laid; `pool` has the cards that are not seen."""
    orders, top, direction = view.orders, card, view.direction
    if card >= CS:
        orders = (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])
        top = INDEX[view.top]
    elif card in TURNS:
        direction = -direction
    following = next_after(view, holder, direction, gone=slot)
    if following is None:
        return 0.0
    row, hidden, told = FITS[orders][top], 0, 1.0
    for at in SLOTS:
        other = view.hands[following].slots[at]
        if other and not (following == holder and at == slot):
            if other.card is None and following == view.seat != holder:
                # the seat itself is next: it cannot see this card, but it may have heard something about it
                likely = go_with(said_of(view, following, at), pool)
                told *= sum([not row[one] for one in likely]) / len(likely)
            elif other.card is None:
                hidden += 1
            elif row[INDEX[other.card]]:
                return 0.0
    if following >= view.seats:
        # Silver plays open cards only; one more is turned up when the pile is used up
        hidden = min(1, hidden) if not view.draw else 0
    elif following == holder and view.draw:
        hidden += 1
    misses = sum([not row[other] for other in pool])
    return told * comb(misses, hidden) / comb(len(pool), hidden)


def next_after(view: View, holder: int, direction: int, gone: int | None = None) -> int | None:
    """Who is next after a hand once a card of it is gone: itself if nobody else has cards, None if nobody has any."""
    many = len(view.hands)
    for step in range(1, many + 1):
        following = (holder + direction * step) % many
        left = view.hands[following].count - (following == holder and gone is not None and not view.draw)
        if left > 0:
            return following
    return None
