"""Which cards an audience of Wave cannot place, and other games that it could not tell from the real one."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Stream
from engine.games.wave.cards import FITS, SLOTS
from engine.games.wave.state import MISPLAY, NOBODY, OVER, STUCK, State, fitting
from engine.games.wave.view import sees

TRIES = 100
"""How often a deal is thrown away that cannot be, before one is mended by hand."""


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
    """Deal what this audience does not see anew, keeping what the going on or the end of the game tells everybody.

    While it is a player's turn, one of their cards fits; who was stuck had none; a misplayed card does not fit.
    """
    places = hidden_places(state, seat)
    pool = sorted(unseen(state, seat))
    row = FITS[state.colour, state.number][state.discard[-1]]
    some, none = _promises(state, places)
    for _ in range(TRIES):
        cards = stream.shuffle(pool)
        if not any(row[cards[at]] for at in none) and (not some or any(row[cards[at]] for at in some)):
            break
    else:
        cards = stream.shuffle(pool)
        _mend(cards, row, some, none, stream)
    hands = [list(hand) for hand in state.hands]
    for (holder, slot), card in zip(places, cards, strict=False):
        hands[holder][slot] = card
    return replace(state, hands=tuple(map(tuple, hands)), draw=tuple(cards[len(places) :]))


def _promises(state: State, places: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Indices of hidden places: one of the first must fit (if there are any), none of the second may."""
    mover = state.turn if state.turn != OVER else state.ended_by
    if mover == NOBODY or mover >= state.seats:
        return [], []  # Played out, or Silver's: it plays from its open cards alone.
    theirs = [at for at, (holder, _) in enumerate(places) if holder == mover]
    if state.ended == STUCK:
        return [], theirs
    misplayed = (mover, state.ended_slot) if state.ended == MISPLAY else None
    none = [at for at in theirs if places[at] == misplayed]
    hidden = sum(1 << places[at][1] for at in theirs)
    some = [] if fitting(state, mover) & ~hidden else [at for at in theirs if at not in none]
    return some, none


def _mend(cards: list[int], row: bytes, some: list[int], none: list[int], stream: Stream) -> None:
    """Swap cards until what must fit fits and what may not does not; the real deal shows that it can be done."""
    spare = [at for at in range(len(cards)) if at not in none]
    for at in none:
        if row[cards[at]]:
            other = next(i for i in spare if not row[cards[i]])
            cards[at], cards[other] = cards[other], cards[at]
    if some and not any(row[cards[at]] for at in some):
        at = stream.choose(some)
        other = next(i for i in spare if row[cards[i]])
        cards[at], cards[other] = cards[other], cards[at]
