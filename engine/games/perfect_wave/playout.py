"""A game of Wave played to its end in thought, much faster than by the rules and with the same end.

Everybody lays a card that fits and leaves much room, and leaves somebody stuck only if it must be: as a team does
whose members tell each other what fits.
"""

from __future__ import annotations

from engine.games.perfect_wave.cards import CS, EMPTY, FITS, HAND, PLAIN, SILVER, TURNS
from engine.games.perfect_wave.state import State
from engine.players.quick_stream import QuickStream

FITTING = {
    orders: tuple([sum([1 << card for card in range(len(PLAIN)) if row[card]]) for row in rows])
    for orders, rows in FITS.items()
}
"""For orders and top of the pile: a bit for each plain card that fits."""
STUCK = 30.0
"""How many cards' room it is worth not to leave the next one stuck."""
WHIM = 1.5


def playout(state: State, stream: QuickStream) -> tuple[int, int]:
    """How many cards remain in the end, and how many were played."""
    hands = [list(hand) for hand in state.hands]
    draw = list(reversed(state.draw))
    many, top, turn, direction = len(hands), state.discard[-1], state.turn, state.direction
    orders = (state.colour, state.number)
    left = _bits(state)
    count = len(draw) + sum([card >= 0 for hand in hands for card in hand])
    down = state.blind[SILVER] if state.seats == SILVER else 0
    blind = list(state.blind)
    unit, played = stream.unit, 0
    while True:
        hand, row, fitting = hands[turn], FITS[orders][top], FITTING[orders]
        shut = down if turn >= state.seats else 0
        best, at, total = -99.0, EMPTY, max(1, left.bit_count() - 1)
        for slot in range(HAND):
            card = hand[slot]
            if card < 0 or not row[card] or shut >> slot & 1:
                continue
            if card >= CS:
                turned = (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])
                value = (FITTING[turned][top] & left).bit_count() - 2.0
                following = turn
            else:
                value = float((fitting[card] & left).bit_count())
                following = (turn + (-direction if card in TURNS else direction)) % many
                after, seen, safe = FITS[orders][card], 0, False
                # a team-mate's cards that they do not see, and Silver's that lie open, are known to the player
                facing, known = blind[following], following < state.seats
                for place, other in enumerate(hands[following]):
                    if facing >> place & 1 == known:
                        if after[other]:
                            safe = True
                            break
                    elif other >= 0 and known:
                        seen += 1
                if not safe:
                    value -= STUCK * (1 - value / total) ** seen
            value += WHIM * unit()
            if value > best:
                best, at = value, slot
        if at < 0:
            return count + state.misplays, played
        card = hand[at]
        if card >= CS:
            orders = (-orders[0], orders[1]) if card == CS else (orders[0], -orders[1])
        else:
            top = card
            left &= ~(1 << card)
            if card in TURNS:
                direction = -direction
        hand[at] = draw.pop() if draw else EMPTY
        if turn < state.seats:
            blind[turn] = blind[turn] ^ 1 << at if hand[at] >= 0 else blind[turn] & ~(1 << at)
        count -= 1
        played += 1
        if not count:
            return state.misplays, played
        for _ in range(many):
            turn = (turn + direction) % many
            if max(hands[turn]) >= 0:
                break
        if turn >= state.seats and down and not draw:
            down &= down - 1
            blind[turn] = down


def _bits(state: State) -> int:
    """A bit for each plain card that was not played yet."""
    left = (1 << len(PLAIN)) - 1
    for card in state.discard:
        left &= ~(1 << card)
    return left
