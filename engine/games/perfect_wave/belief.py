"""What a seat of Wave believes about the cards it does not see: imagined worlds that agree with the tips on its cards.

How tips are given is in heuristics.py. A seat that remembers them knows more about a card with each turn that it
stays. Everything here is made from a world that was redealt for the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.perfect_wave.cards import CS, FITS, NO_CARDS, TURNS
from engine.games.perfect_wave.keeping import moments_kept, weights
from engine.games.perfect_wave.reading import go_with
from engine.games.perfect_wave.redeal import hidden_places, one_must_fit, unseen
from engine.games.perfect_wave.state import State, tip_on
from engine.players.quick_stream import QuickStream
from engine.players.sight import Sight

TRIES = 6
"""How often a world is dealt again if it does not agree with which card was called best."""
DEALS = 40
"""The most deals that are tried until no card is needed in two places, and one fits where one must."""


class Memory(NamedTuple):
    """What a seat knows about the cards that it does not see."""

    pool: list[int]
    """All of them."""
    mine: list[int]
    """Its own slots whose cards face the team, the best known first."""
    likely: list[Sequence[int]]
    """For each of these: the cards that it may hold, judging by the tips on it, now and before."""
    places: list[tuple[int, int]]
    """The other places, by holder and slot."""
    weights: list[dict[int, float] | None]
    """For each of these: how likely each card would have been kept there; None where nothing tells."""
    must_fit: frozenset[tuple[int, int]]
    """Places of which at least one must hold a card that fits; empty if one that is seen fits."""
    row: bytes
    """By card: whether it fits now."""


def make_believable(sight: Sight, stream: QuickStream) -> State:
    """A world for the seat that agrees with the tips on its own cards."""
    world: State = sight.world
    memory = remember(world, sight.seat)
    dealt = _dealt(world, sight.seat, memory, stream)
    if world.turn == sight.seat and world.tips:
        for _ in range(TRIES):
            if _goes_with_the_best(dealt, sight.seat):
                break
            dealt = _dealt(world, sight.seat, memory, stream)
    return dealt


@lru_cache(maxsize=4)
def remember(world: State, seat: int) -> Memory:
    """What a seat knows about the cards that it does not see, from a world that was redealt for it."""
    row = FITS[world.colour, world.number][world.discard[-1]]
    places = hidden_places(world, seat)
    must_fit = frozenset(places[at] for at in one_must_fit(world, places))
    pool = sorted(unseen(world, seat))
    likely = {slot: likely_cards(world, seat, slot, pool) for holder, slot in places if holder == seat}
    mine = sorted(likely, key=lambda slot: len(likely[slot]))
    others = [place for place in places if place[0] != seat]
    kept = moments_kept(world)
    weighed = {place: kept[place] for place in others if kept.get(place)}
    # the best known first
    others.sort(key=lambda place: -len(weighed.get(place, ())))
    found = [
        dict(zip(pool, weights(weighed[place], pool), strict=True)) if place in weighed else None for place in others
    ]
    return Memory(pool, mine, [likely[slot] for slot in mine], others, found, must_fit, row)


def likely_cards(world: State, seat: int, slot: int, pool: Sequence[int]) -> Sequence[int]:
    """Those of some cards that agree with the tips on a slot, now and before."""
    said = [
        (advice, top, (colour, number))
        for holder, at, advice, top, colour, number in reversed(world.told)
        if (holder, at) == (seat, slot)
    ]
    now = tip_on(world, seat, slot) if world.turn == seat else None
    if now is not None:
        said.insert(0, (now, world.discard[-1], (world.colour, world.number)))
    return go_with(said, pool)


def _dealt(world: State, seat: int, memory: Memory, stream: QuickStream) -> State:
    """A world in which the seat's own cards are what the tips say, and the others are dealt by chance."""
    pool, mine, likely, places, weighed, must_fit, row = memory
    choose = stream.choose
    hands = list(map(list, world.hands))
    for _ in range(DEALS):
        rest = pool.copy()
        for slot, cards in zip(mine, likely, strict=True):
            possible = [card for card in cards if card in rest]
            if not possible:
                break
            card = choose(possible)
            rest.remove(card)
            hands[seat][slot] = card
        else:
            rest = stream.shuffle(rest)
            for at, (holder, slot) in enumerate(places):
                by_card = weighed[at]
                if by_card is not None:
                    _bring(rest, at, by_card, stream.unit())
                hands[holder][slot] = rest[at]
            if not must_fit or any(row[hands[holder][slot]] for holder, slot in must_fit):
                return replace(world, hands=tuple(map(tuple, hands)), draw=tuple(rest[len(places) :]))
    return world


def _bring(cards: list[int], at: int, weights: dict[int, float], luck: float) -> None:
    """Swap one of the cards at or after a place into that place, chosen by weight."""
    many = [weights[card] for card in cards[at:]]
    luck *= sum(many)
    for step, weight in enumerate(many):
        luck -= weight
        if luck < 0:
            cards[at], cards[at + step] = cards[at + step], cards[at]
            return


def _goes_with_the_best(world: State, seat: int) -> bool:
    """Whether a seat's card that is called best leaves the next player a card that fits.

    If none is called best, then each card that is said to fit must leave the next player without one.
    """
    said = {slot: advice for holder, slot, advice in world.tips if holder == seat and world.blind[seat] >> slot & 1}
    hand = world.hands[seat]
    best = [slot for slot, advice in said.items() if advice == "now"]
    if best:
        return not any(_strands(world, seat, hand[slot]) for slot in best)
    return all(_strands(world, seat, hand[slot]) for slot, advice in said.items() if advice == "later")


def _strands(world: State, seat: int, card: int) -> bool:
    """Whether playing a card would leave the next player without a card that fits."""
    if card >= CS:
        return False
    many = len(world.hands)
    direction = -world.direction if card in TURNS else world.direction
    for step in range(1, many):
        following = (seat + direction * step) % many
        if world.hands[following] != NO_CARDS:
            fits, row = world.hands[following], FITS[world.colour, world.number][card]
            return not any(row[other] for other in fits)
    return False
