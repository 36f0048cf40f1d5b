"""How many worlds are possible from a seat's view of War: why no rest of a game is small. Decks are not counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from math import comb

from engine.arena import play
from engine.games.war import GAME
from engine.games.war.cards import KIND, LEADER
from engine.games.war.held import SEEN_BITS, eye_of
from engine.games.war.redeal import unseen
from engine.games.war.state import State, is_complete
from engine.record import replay


def turns(games: int) -> Iterator[tuple[State, int]]:
    """The turns of easy players, before anything is done, in which some Gateway is complete: the end is near."""
    for number in range(games):
        record = play(GAME, 2, {}, sha256(f"worlds|{number}".encode()).digest(), ("easy",))
        for position in replay(record):
            state = position.state
            if not (state.reason or state.types or state.led >= 0) and any(map(is_complete, state.gateways)):
                yield state, state.turn


def count_worlds(state: State, seat: int) -> int:
    """In how many ways the cards can lie that the seat does not see on the table, or in hand where none lies there."""
    eye = eye_of(seat)
    pool = Counter(unseen(state, seat))
    on_table = [card for gateway in state.gateways for section in gateway for pile in section for card in pile]
    in_hand = [card for hand in state.hands for card in hand]
    ways = 1
    for kind in range(LEADER):
        copies = [many for code, many in pool.items() if KIND[code] == kind]
        laid, held = (
            sum(KIND[card >> SEEN_BITS] == kind and not card & eye for card in cards) for cards in (on_table, in_hand)
        )
        ways *= count_rows(copies, laid) if laid else count_hands(copies, held)
    return ways


def count_rows(copies: Sequence[int], many: int) -> int:
    """How many rows of so many cards can be laid, with so many copies of each card."""
    ways = [1] + [0] * many
    for most in copies:
        ways = [
            sum(ways[done - new] * comb(done, new) for new in range(min(most, done) + 1)) for done in range(many + 1)
        ]
    return ways[many]


def count_hands(copies: Sequence[int], many: int) -> int:
    """How many hands of so many cards there are, with so many copies of each card."""
    ways = [1] + [0] * many
    for most in copies:
        ways = [sum(ways[done - new] for new in range(min(most, done) + 1)) for done in range(many + 1)]
    return ways[many]
