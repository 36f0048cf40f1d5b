"""The rules of Pebbles, what each audience may know, and what it could as well be."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.game import Action, Event, State, Step, View

PEBBLES = tuple(range(1, 10))
HELD = 4


class Skip(Action, frozen=True, tag="skip"):
    """Skip a pebble over the water."""

    pebble: int


class Skipped(Event, frozen=True, tag="skipped"):
    """A pebble was skipped; `won` says whether it won the one that lay in the water, and is None for the first."""

    seat: int
    pebble: int
    won: bool | None = None


class PebblesState(State, frozen=True):
    """The hands, what lies in the water (0: nothing), whose turn it is, the pairs won, and where pebbles have gone."""

    hands: tuple[tuple[int, ...], tuple[int, ...]]
    left_over: int
    lying: int = 0
    turn: int = 0
    won: tuple[int, int] = (0, 0)
    skipped: tuple[int, ...] = ()


class PebblesView(View, frozen=True):
    """What one audience may know."""

    hand: tuple[int, ...] | None
    lying: int
    turn: int
    won: tuple[int, int]
    skipped: tuple[int, ...]


def set_up(chance: Chance) -> Step:
    """Deal four pebbles to each; one is left over, and nobody sees it."""
    dealt = chance.shuffle("pebbles", PEBBLES)
    hands = (tuple(sorted(dealt[:HELD])), tuple(sorted(dealt[HELD : 2 * HELD])))
    return Step(PebblesState(hands, dealt[-1]), ())


def skip(state: PebblesState, seat: int, pebble: int) -> Step:
    """The first pebble lies there; the second goes farther and wins the pair, or does not. The winner begins anew."""
    hand = tuple(other for other in state.hands[seat] if other != pebble)
    hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
    after = replace(state, hands=hands, skipped=(*state.skipped, pebble))
    if not state.lying:
        return Step(replace(after, lying=pebble, turn=1 - seat), (Skipped(seat=seat, pebble=pebble),))
    winner = seat if pebble > state.lying else 1 - seat
    won = (state.won[0] + (winner == 0), state.won[1] + (winner == 1))
    event = Skipped(seat=seat, pebble=pebble, won=winner == seat)
    return Step(replace(after, lying=0, turn=winner, won=won), (event,))


def view(state: PebblesState, seat: int | None) -> PebblesView:
    """One's own hand, and what everybody sees."""
    hand = None if seat is None else state.hands[seat]
    return PebblesView(hand, state.lying, state.turn, state.won, state.skipped)


def unseen(state: PebblesState, seat: int | None) -> list[int]:
    """The pebbles that this audience does not see: those in other hands and the one left over."""
    hidden = [pebble for other, hand in enumerate(state.hands) if other != seat for pebble in hand]
    return [*hidden, state.left_over]


def redeal(state: PebblesState, seat: int | None, stream: Stream) -> PebblesState:
    """Deal those pebbles anew."""
    pebbles = stream.shuffle(sorted(unseen(state, seat)))
    hands = list(state.hands)
    for other in (0, 1):
        if other != seat:
            count = len(hands[other])
            hands[other], pebbles = tuple(sorted(pebbles[:count])), pebbles[count:]
    return replace(state, hands=(hands[0], hands[1]), left_over=pebbles[0])
