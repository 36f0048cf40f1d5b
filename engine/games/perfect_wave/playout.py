"""A game of Wave played to its end in thought, much faster than by the rules but with the same result.

Everybody lays a card that fits and leaves much room, and leaves somebody stuck only if they must, like a team whose
members tell each other what fits.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.perfect_wave.cards import ALL_PLAIN, BITS, CS, FITS, LANDS, PLAIN, SILVER, SLOTS, TURNS
from engine.games.perfect_wave.heuristics import KEEP_VALUE, RELIEF_VALUE, STUCK_COST
from engine.games.perfect_wave.state import State
from engine.players.quick_stream import QuickStream

FITTING = {
    orders: tuple([sum([BITS[card] for card in range(CS) if row[card]]) for row in rows])
    for orders, rows in FITS.items()
}
"""For orders and top of the pile: the plain cards that fit."""
SHARES = tuple([tuple([many / total if total else 0.0 for many in range(total + 1)]) for total in range(len(PLAIN))])
"""By a total number of cards and some of them: what part of the total these are."""
ROOTS = tuple([tuple([share**0.5 for share in row]) for row in SHARES])
MISSES = tuple([tuple([tuple([(1 - share) ** unseen for share in row]) for row in SHARES]) for unseen in range(6)])
"""By the numbers of unseen cards, cards to come, and those of these that fit: how likely no unseen card fits."""
NOISE = 0.06
Cards = list[int]


def play_out(state: State, stream: QuickStream) -> tuple[int, int]:
    """How many cards remain in the end, and how many were played."""
    many, seats, top, turn, direction = len(state.hands), state.seats, state.discard[-1], state.turn, state.direction
    orders = (state.colour, state.number)
    draw = list(state.draw)
    draw.reverse()
    own, others, down = _hands_of(state)
    left = ALL_PLAIN
    for card in state.discard:
        left ^= BITS[card]
    count = sum(map(len, own)) + sum(map(len, others)) + len(down) + len(draw)
    played, unit = 0, stream.unit
    while True:
        row = FITS[orders][top]
        mine = own[turn] + others[turn]
        fits = [card for card in mine if row[card]]
        if not fits:
            return count + state.misplays, played
        chosen = fits[0]
        if len(fits) > 1:
            best, rows, lands = -99.0, FITS[orders], LANDS[orders]
            once, twice = _cover(mine, lands)
            # by direction: the next player's seen cards with the room each has, and the number of unseen ones
            ways: dict[int, tuple[list[tuple[int, int]], int]] = {}
            total = left.bit_count() - 1
            shares, roots = SHARES[total], ROOTS[total]
            for card in fits:
                if card >= CS:
                    value = _swap_value(card, orders, top, left, mine, _ahead(own, others, turn, direction, seats))
                else:
                    land = lands[card]
                    way = -direction if card in TURNS else direction
                    # what fits on little is played while it can be; what is kept should fit on whatever comes
                    covered = (once & ~land | twice) & left & ~BITS[card]
                    value = KEEP_VALUE * shares[covered.bit_count()] - roots[(land & left).bit_count()]
                    if way not in ways:
                        seen, unseen = _ahead(own, others, turn, way, seats)
                        ways[way] = sorted([((lands[other] & left).bit_count(), other) for other in seen]), unseen
                    theirs, unseen = ways[way]
                    after = rows[card]
                    for room, other in theirs:
                        if after[other]:
                            value -= RELIEF_VALUE * shares[room - 1]
                            break
                    else:
                        fitting = (FITTING[orders][card] & left).bit_count()
                        value -= STUCK_COST * MISSES[unseen][total][fitting] + RELIEF_VALUE
                value += NOISE * unit()
                if value > best:
                    best, chosen = value, card
        mine = others[turn]
        if chosen in mine:
            mine.remove(chosen)
            mine = own[turn]
        else:
            mine = own[turn]
            mine.remove(chosen)
            if turn < seats:
                mine = others[turn]
        if draw:
            mine.append(draw.pop())
        if chosen >= CS:
            orders = _turned(orders, chosen)
        else:
            top = chosen
            left ^= BITS[chosen]
            if chosen in TURNS:
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
            own[turn].append(down.pop(0))


def _hands_of(state: State) -> tuple[list[Cards], list[Cards], Cards]:
    """By holder: the cards that it sees itself (Silver's open ones), and the others; then Silver's face-down cards."""
    own: list[Cards] = []
    others: list[Cards] = []
    down: Cards = []
    for holder, (hand, blind) in enumerate(zip(state.hands, state.blind, strict=True)):
        own.append([hand[slot] for slot in SLOTS if hand[slot] >= 0 and not blind >> slot & 1])
        hidden = [hand[slot] for slot in SLOTS if hand[slot] >= 0 and blind >> slot & 1]
        if holder >= state.seats:
            down, hidden = hidden, []
        others.append(hidden)
    return own, others, down


def _ahead(own: list[Cards], others: list[Cards], turn: int, way: int, seats: int) -> tuple[Cards, int]:
    """The next player's cards that the player on turn sees, and the number of those that they do not see."""
    many = len(own)
    following = (turn + way) % many
    while not (own[following] or others[following]) and following != turn:
        following = (following + way) % many
    # the player on turn sees those cards of a team-mate that the team-mate does not see, and Silver's open ones
    if following == turn:
        return own[turn] + others[turn], 0
    if following >= seats:
        return own[following], 0
    return others[following], len(own[following])


def _cover(cards: Sequence[int], lands: Sequence[int]) -> tuple[int, int]:
    """The cards that at least one of some cards fits on, and those that more than one fits on."""
    once = twice = 0
    for card in cards:
        land = lands[card]
        twice |= once & land
        once |= land
    return once, twice


def _turned(orders: tuple[int, int], card: int) -> tuple[int, int]:
    """The orders after a swap card."""
    return (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])


def _swap_value(
    card: int, orders: tuple[int, int], top: int, left: int, mine: Cards, ahead: tuple[Cards, int]
) -> float:
    """How good it looks to play a swap card: it fits on all, and the pile stays as it is, with other orders."""
    turned = _turned(orders, card)
    row, lands = FITS[turned][top], LANDS[turned]
    rest = mine.copy()
    rest.remove(card)
    coming = left.bit_count()
    once, _ = _cover(rest, lands)
    value = KEEP_VALUE * (once & left).bit_count() / max(1, coming) - 1.0
    seen, unseen = ahead
    rooms = [(lands[other] & left).bit_count() for other in seen if row[other]]
    if rooms:
        return value - RELIEF_VALUE * min(rooms) / max(1, coming)
    miss = 1 - (FITTING[turned][top] & left).bit_count() / max(1, coming)
    return value - STUCK_COST * (miss**unseen if unseen else 1.0) - RELIEF_VALUE
