"""A game of Wave played to its end in thought, much faster than by the rules and with the same end.

Everybody lays a card that fits and leaves much room, and leaves somebody stuck only if it must be: as a team does
whose members tell each other what fits.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.perfect_wave.cards import CS, FITS, NS, PLAIN, SILVER, SLOTS, SWAP_COPIES, TURNS
from engine.games.perfect_wave.heuristics import EASED, KEPT, STUCK
from engine.games.perfect_wave.state import State
from engine.players.quick_stream import QuickStream

FITTING = {
    orders: tuple([sum([1 << card for card in range(len(PLAIN)) if row[card]]) for row in rows])
    for orders, rows in FITS.items()
}
"""For orders and top of the pile: a bit for each plain card that fits."""
FIRST_SWAP = len(PLAIN)
FIRST_NUMBER_SWAP = FIRST_SWAP + SWAP_COPIES
SWAPS = (1 << FIRST_NUMBER_SWAP + SWAP_COPIES) - (1 << FIRST_SWAP)
"""In a set of cards each copy of a swap card has a bit of its own, after those of the plain cards."""
LANDS = {
    orders: (
        *[sum([1 << top for top in range(len(PLAIN)) if rows[top] >> card & 1]) for card in range(len(PLAIN))],
        *[(1 << len(PLAIN)) - 1] * (2 * SWAP_COPIES),
    )
    for orders, rows in FITTING.items()
}
"""For orders and card: a bit for each plain card on which it fits; a swap card fits on all."""
ROOTS = tuple([tuple([(many / total) ** 0.5 if total else 0.0 for many in range(total + 1)]) for total in range(39)])
"""The root of each share, by how many there are and how many of them count."""
WHIM = 0.06


def play_out(state: State, stream: QuickStream) -> tuple[int, int]:
    """How many cards remain in the end, and how many were played."""
    many, seats, top, turn, direction = len(state.hands), state.seats, state.discard[-1], state.turn, state.direction
    orders = (state.colour, state.number)
    bits = _bits_of(state)
    draw = bits[-len(state.draw) :] if state.draw else []
    draw.reverse()
    # by holder: the cards that it sees itself (Silver's open ones), and the others
    own, others = [0] * many, [0] * many
    down: list[int] = []
    at = 0
    for holder, hand in enumerate(state.hands):
        for slot in SLOTS:
            if hand[slot] >= 0:
                if not state.blind[holder] >> slot & 1:
                    own[holder] |= bits[at]
                elif holder >= seats:
                    down.append(bits[at])
                else:
                    others[holder] |= bits[at]
                at += 1
    left = _left(state)
    count, played, unit = len(bits), 0, stream.unit
    while True:
        rows = FITTING[orders]
        fits = (rows[top] | SWAPS) & (own[turn] | others[turn])
        if not fits:
            return count + state.misplays, played
        best, chosen = -99.0, fits
        if fits & (fits - 1):
            lands, mine = LANDS[orders], own[turn] | others[turn]
            while fits:
                bit = fits & -fits
                fits ^= bit
                card = bit.bit_length() - 1
                value = WHIM * unit()
                after, way, below = rows[top], direction, lands
                if card >= FIRST_SWAP:
                    turned = (-orders[0], orders[1]) if card < FIRST_NUMBER_SWAP else (orders[0], -orders[1])
                    after, below = FITTING[turned][top], LANDS[turned]
                else:
                    after = rows[card]
                    if card in TURNS:
                        way = -direction
                coming = left & ~bit
                roots = ROOTS[coming.bit_count()]
                # what fits on little is played while it can be
                value -= roots[(lands[card] & coming).bit_count()]
                # what is kept should fit on whatever comes
                rest, covered = mine ^ bit, 0
                while rest:
                    lowest = rest & -rest
                    rest ^= lowest
                    covered |= below[lowest.bit_length() - 1]
                value += KEPT * roots[(covered & coming).bit_count()] ** 2
                following = (turn + way) % many
                while not (own[following] or others[following]) and following != turn:
                    following = (following + way) % many
                # a team-mate's cards that they do not see, and Silver's that lie open, are known to the player
                if following == turn:
                    shown, unseen = mine ^ bit, 0
                elif following >= seats:
                    shown, unseen = own[following], 0
                else:
                    shown, unseen = others[following], own[following].bit_count()
                shown &= after | SWAPS
                if shown:
                    fewest = 99
                    while shown:
                        lowest = shown & -shown
                        shown ^= lowest
                        tops = (below[lowest.bit_length() - 1] & coming).bit_count()
                        if tops < fewest:
                            fewest = tops
                    value -= EASED * roots[fewest] ** 2
                else:
                    miss = 1 - roots[(after & coming).bit_count()] ** 2
                    value -= STUCK * (miss**unseen if unseen else 1.0) + EASED
                if value > best:
                    best, chosen = value, bit
        drawn = draw.pop() if draw else 0
        if chosen & others[turn]:
            others[turn] ^= chosen
            own[turn] |= drawn
        else:
            own[turn] ^= chosen
            if turn < seats:
                others[turn] |= drawn
            else:
                own[turn] |= drawn
        card = chosen.bit_length() - 1
        if card >= FIRST_SWAP:
            orders = (-orders[0], orders[1]) if card < FIRST_NUMBER_SWAP else (orders[0], -orders[1])
        else:
            top = card
            left &= ~chosen
            if card in TURNS:
                direction = -direction
        count -= 1
        played += 1
        if not count:
            return state.misplays, played
        for _ in range(many):
            turn = (turn + direction) % many
            if own[turn] or others[turn] or (turn == SILVER and down):
                break
        if turn >= seats and down and not draw:
            own[turn] |= down.pop(0)


def _bits_of(state: State) -> list[int]:
    """A bit for each card: those in hands by holder and slot, then the draw pile's, top first."""
    cards = [card for hand in state.hands for card in hand if card >= 0] + list(state.draw)
    if max(cards, default=0) < CS:
        return [1 << card for card in cards]
    copies = {CS: FIRST_SWAP, NS: FIRST_NUMBER_SWAP}
    found = []
    for card in cards:
        if card >= CS:
            found.append(1 << copies[card])
            copies[card] += 1
        else:
            found.append(1 << card)
    return found


def _left(state: State) -> int:
    """A bit for each plain card that was not played yet."""
    return (1 << len(PLAIN)) - 1 & ~_set_of(state.discard)


def _set_of(cards: Iterable[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found
