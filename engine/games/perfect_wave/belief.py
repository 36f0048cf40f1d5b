"""What a seat of Wave believes of the cards it does not see: worlds of thought that go with the tips on its own cards.

How tips are given is in heuristics.py. Everything here is made from a world that was redealt for the seat.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.games.perfect_wave.cards import CS, FITS, NO_CARDS, PLAIN, SLOTS, TURNS
from engine.games.perfect_wave.redeal import hidden_places, one_must_fit, unseen
from engine.games.perfect_wave.risks import FITS_BY
from engine.games.perfect_wave.state import State
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight

TRIES = 4
"""How often a world is dealt again in which the card that is called best leaves the next one stuck."""


def make_believable(sight: Sight, stream: QuickStream) -> State:
    """A world of the seat that goes with the tips on its own cards."""
    for _ in range(TRIES):
        world = _dealt(sight, stream)
        if not _strands(world, sight.seat):
            break
    return world


def _dealt(sight: Sight, stream: QuickStream) -> State:
    world: State = sight.world
    places, pool, needed, row = _unseen(world, sight.seat)
    cards = stream.shuffle(pool)
    while needed and not any(row[cards[at]] for at in needed):
        cards = stream.shuffle(pool)
    hands = list(map(list, world.hands))
    for (holder, slot), card in zip(places, cards, strict=False):
        hands[holder][slot] = card
    dealt = replace(world, hands=tuple(map(tuple, hands)), draw=tuple(cards[len(places) :]))
    return as_told(dealt, sight.seat, stream)


def _strands(world: State, seat: int) -> bool:
    """Whether the card of a seat that is called best would leave whoever is next without a card that fits."""
    if world.turn != seat:
        return False
    best = next((slot for holder, slot, advice in world.tips if holder == seat and advice == "now"), None)
    if best is None or not world.blind[seat] >> best & 1:
        return False
    card, many = world.hands[seat][best], len(world.hands)
    if card >= CS:
        return False
    direction = -world.direction if card in TURNS else world.direction
    for step in range(1, many):
        following = (seat + direction * step) % many
        if world.hands[following] != NO_CARDS:
            fits, row = world.hands[following], FITS[world.colour, world.number][card]
            return not any(row[other] for other in fits)
    return False


@lru_cache(maxsize=4)
def _unseen(world: State, seat: int) -> tuple[list[tuple[int, int]], list[int], list[int], bytes]:
    """The places that a seat does not see, the cards for them and the draw pile, and which of them must fit."""
    places = hidden_places(world, seat)
    row = FITS[world.colour, world.number][world.discard[-1]]
    return places, sorted(unseen(world, seat)), one_must_fit(world, places), row


def as_told(world: State, seat: int, stream: QuickStream) -> State:
    """The world with hidden cards swapped until those of the seat on turn fit, or do not, as the tips on them say."""
    if world.turn != seat or not world.tips:
        return world
    told = {slot: advice for holder, slot, advice in world.tips if holder == seat}
    blind = world.blind[seat]
    row = FITS[world.colour, world.number][world.discard[-1]]
    mine = list(world.hands[seat])
    wrong = [slot for slot, advice in told.items() if blind >> slot & 1 and bool(row[mine[slot]]) != FITS_BY[advice]]
    if wrong:
        world = _swap_wrong(world, seat, wrong, row, mine, stream)
    best = next((slot for slot, advice in told.items() if advice == "now"), None)
    if best is not None:
        _put_best_first(world, best, [slot for slot, advice in told.items() if advice == "later"], mine)
    return replace(world, hands=(*world.hands[:seat], tuple(mine), *world.hands[seat + 1 :]))


def _swap_wrong(world: State, seat: int, wrong: list[int], row: bytes, mine: list[int], stream: QuickStream) -> State:
    """Swap each wrong card for one that the seat sees as little: of the deck, or of a hand in its owner's sight."""
    draw = list(world.draw)
    hands = [list(hand) for hand in world.hands]
    places: list[tuple[list[int], int]] = [(draw, at) for at in range(len(draw))]
    for other in range(len(hands)):
        if other == seat:
            continue
        # a person's cards that face their owner, and Silver's that lie face down
        unseen = ~world.blind[other] if other < world.seats else world.blind[other]
        places += [(hands[other], at) for at in SLOTS if unseen >> at & 1 and hands[other][at] >= 0]
    for slot in wrong:
        wanted = not row[mine[slot]]
        fitting = [(where, at) for where, at in places if bool(row[where[at]]) == wanted]
        if fitting:
            where, at = stream.choose(fitting)
            where[at], mine[slot] = mine[slot], where[at]
    return replace(world, draw=tuple(draw), hands=tuple(map(tuple, hands)))


def _put_best_first(world: State, best: int, others: list[int], mine: list[int]) -> None:
    """Let the card that was called best be the one that leaves most room."""
    orders = (world.colour, world.number)
    gone = set(world.discard)
    left = [card for card in range(len(PLAIN)) if card not in gone]

    def room(slot: int) -> int:
        card = mine[slot]
        return 0 if card >= CS else sum([FITS[orders][card][other] for other in left])

    roomiest = max([best, *others], key=room)
    mine[best], mine[roomiest] = mine[roomiest], mine[best]
