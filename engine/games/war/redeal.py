"""Which cards an audience of War of Waves cannot place, and other states that it could not tell from the real one."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Stream
from engine.games.war.cards import KIND
from engine.games.war.held import EVERYBODY, SEEN_BITS, eye_at, eye_of, is_open
from engine.games.war.state import State


def unseen(state: State, seat: int | None) -> list[int]:
    """The codes of all cards that this audience cannot place, sorted."""
    eye = eye_at(seat, over=bool(state.reason))
    codes = [card >> SEEN_BITS for hand in state.hands for card in hand if not card & eye]
    codes += [
        card >> SEEN_BITS
        for gateway in state.gateways
        for section in gateway
        for pile in section
        for card in pile
        if not card & eye
    ]
    codes += state.deck
    codes.sort()
    return codes


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """A state that this audience cannot tell from the real one: each card it cannot place is dealt anew.

    Backs stay what they are. A view does not say who else knows a card, so a card that not everybody knows counts as
    known to its owner and this audience alone.
    """
    eye = eye_at(seat, over=bool(state.reason))
    codes = stream.shuffle(unseen(state, seat))
    waiting: tuple[list[int], list[int], list[int]] = ([], [], [])
    for at in range(len(codes) - 1, -1, -1):
        waiting[KIND[codes[at]]].append(at)
    dealt: set[int] = set()

    def of_kind(kind: int) -> int:
        at = waiting[kind].pop()
        dealt.add(at)
        return codes[at]

    def anew(cards: tuple[int, ...], owner: int) -> tuple[int, ...]:
        own = eye_of(owner)
        found = []
        for card in cards:
            if is_open(card) or state.reason:
                found.append(card)
            elif card & eye:
                found.append(card & ~EVERYBODY | own | eye)
            else:
                found.append(of_kind(KIND[card >> SEEN_BITS]) << SEEN_BITS | own)
        return tuple(found)

    hands = tuple([tuple(sorted(anew(hand, owner))) for owner, hand in enumerate(state.hands)])
    gateways = tuple(
        [
            tuple([(anew(builds, owner), anew(wars, owner)) for builds, wars in gateway])
            for owner, gateway in enumerate(state.gateways)
        ]
    )
    top = [of_kind(KIND[state.deck[0]])] if state.deck else []
    deck = (*top, *[code for at, code in enumerate(codes) if at not in dealt])
    return replace(state, deck=deck, hands=hands, gateways=gateways)
