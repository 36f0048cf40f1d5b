"""Which cards an audience of Wave cannot place, and dealing them anew so that it cannot tell the difference."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Stream
from engine.games.perfect_wave.cards import FITS, SLOTS
from engine.games.perfect_wave.state import OVER, State, find_fitting
from engine.games.perfect_wave.view import sees

TRIES = 100
"""How often an impossible deal is thrown away before it is repaired instead."""


def hidden_places(state: State, seat: int | None) -> list[tuple[int, int]]:
    """Every filled slot, by holder and slot, whose card this audience does not see."""
    return [
        (holder, slot)
        for holder, hand in enumerate(state.hands)
        for slot in SLOTS
        if hand[slot] >= 0 and not sees(state, seat, holder, slot)
    ]


def unseen(state: State, seat: int | None) -> list[int]:
    """The cards in places that this audience does not see: a multiset in no order."""
    if state.turn == OVER:
        return list(state.draw)
    if seat is None:
        found = list(state.draw)
        for hand in state.hands[: state.seats]:
            found += hand
        if not state.draw:
            found = [card for card in found if card >= 0]
    else:
        found = [*state.draw, *_hidden(state.hands[seat], state.blind[seat])]
        for other in range(state.seats):
            if other != seat:
                found += _hidden(state.hands[other], ~state.blind[other])
    for hand, down in zip(state.hands[state.seats :], state.blind[state.seats :], strict=True):
        found += _hidden(hand, down)
    return found


def _hidden(hand: tuple[int, ...], mask: int) -> list[int]:
    return [card for slot, card in enumerate(hand) if mask >> slot & 1 and card >= 0]


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """Deal what this audience does not see anew; the player on turn can still play, or the game would be over."""
    places = hidden_places(state, seat)
    pool = sorted(unseen(state, seat))
    row = FITS[state.colour, state.number][state.discard[-1]]
    cards = _deal(pool, row, one_must_fit(state, places), stream)
    hands = [list(hand) for hand in state.hands]
    for (holder, slot), card in zip(places, cards, strict=False):
        hands[holder][slot] = card
    return replace(state, hands=tuple(map(tuple, hands)), draw=tuple(cards[len(places) :]))


def _deal(pool: list[int], row: bytes, needed: list[int], stream: Stream) -> list[int]:
    """Shuffle until a card fits at one of the places where one is needed."""
    for _ in range(TRIES):
        cards = stream.shuffle(pool)
        if not needed or any(row[cards[at]] for at in needed):
            return cards
    cards = stream.shuffle(pool)
    if needed and not any(row[cards[at]] for at in needed):
        # The real deal shows that some card fits: the first of them goes where it is needed.
        at, fits = stream.choose(needed), next(i for i, card in enumerate(cards) if row[card])
        cards[at], cards[fits] = cards[fits], cards[at]
    return cards


def one_must_fit(state: State, places: list[tuple[int, int]]) -> list[int]:
    """Indices of the mover's hidden places, if none of the mover's cards that this audience sees fits."""
    mover = state.turn
    if mover == OVER or mover >= state.seats:
        return []  # Silver plays from its open cards alone.
    theirs = [at for at, (holder, _) in enumerate(places) if holder == mover]
    hidden = sum(1 << places[at][1] for at in theirs)
    return [] if find_fitting(state, mover) & ~hidden else theirs
