"""Small variants of Waves: the last two Agents of a round in the duel, in every world of hidden cards.

What is hidden is as likely in each place: the cards that nobody has seen are dealt, and then which of a hand's cards
lie as Agents is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

from msgspec.structs import replace

from engine.games.waves import GAME
from engine.games.waves.piles import ONE, cards_in, count_in, counts, pile_of
from engine.games.waves.player import SKILL
from engine.games.waves.redeal import hidden, unseen
from engine.games.waves.state import AGENTS, DISCARD, State, cards_of, class_of
from engine.games.waves.tables import CLASSES
from engine.players.quick_stream import QuickStream, UnrecordedChance
from tests.engine.games.waves.sure import can_win, possible
from tests.engine.players.responding import PossibleWorld, Variant

TABLES: tuple[Mapping[str, Any], ...] = (
    {},
    {"tablets": "duel"},
    {"edition": "breakers", "tablets": "duel"},
    {"tablets": "random"},
)
"""The options of the games in which positions are found, in turn."""
TO_BE_PLACED = 2


def is_small(state: State) -> bool:
    """Whether two Agents are still to be placed, which may decide the game, and nobody must draw before that."""
    return (
        state.phase == AGENTS
        and state.agents.count(0) == TO_BE_PLACED
        and all(map(count_in, state.hands))
        and any(can_win(state, side) for side in (0, 1))
    )


def shrink(state: State, held: int, stream: QuickStream) -> State:
    """The position with no more than so many cards in each hand; which others go back to the deck is left to luck."""
    hands, known, deck = [], [], list(state.deck)
    for seat, hand in enumerate(state.hands):
        cards = stream.shuffle(cards_in(hand))
        hands.append(pile_of(tuple(cards[:held])))
        deck += cards[held:]
        have = list(counts(hands[-1]))
        for place in state.layout.places_of[seat]:
            if agent := state.agents[place]:
                have[class_of(agent) - 1] += cards_of(agent)
        seen = counts(state.known[seat])
        known.append(sum(min(one, there) * ONE[card] for card, one, there in zip(CLASSES, seen, have, strict=True)))
    return replace(state, hands=tuple(hands), known=tuple(known), deck=bytes(stream.shuffle(deck)))


def variant(state: State, seat: int) -> Variant:
    """The rest of the round as a seat sees it."""

    def is_done(world: State) -> bool:
        return world.phase != AGENTS or world.round != state.round

    return Variant(GAME, seat, list(worlds(state, seat)), is_done, worth)


def worlds(state: State, seat: int) -> Iterator[PossibleWorld]:
    """Every way in which the other's hand and hidden Agents can lie, with how many ways of the cards make it."""
    other, stream = 1 - seat, QuickStream(b"what lies in the deck decides nothing")
    pool, seen = counts(pile_of(tuple(unseen(state, seat)))), counts(state.known[other])
    for agents, _ in possible(state, seat):
        stacks = [
            (class_of(agent), cards_of(agent)) for place, agent in enumerate(agents) if hidden(state, place, seat)
        ]
        laid = [sum(many for card, many in stacks if card == one) for one in CLASSES]
        for hand in combinations_with_replacement(CLASSES, count_in(state.hands[other])):
            have = [laid[card - 1] + hand.count(card) for card in CLASSES]
            weight = ways_to_deal(have, pool, seen) * ways_to_lay(have, stacks)
            if weight:
                deck = [card for card in CLASSES for _ in range(pool[card - 1] - have[card - 1])]
                hands = [*state.hands]
                hands[other] = pile_of(hand)
                found = replace(state, agents=agents, hands=tuple(hands), deck=bytes(stream.shuffle(deck)))
                yield PossibleWorld(found, weight)


def ways_to_deal(have: Sequence[int], pool: Sequence[int], seen: Sequence[int]) -> int:
    """How many deals give somebody these cards out of a pool, of which everybody saw some go to them."""
    if any(one < certain or one > there for one, there, certain in zip(have, pool, seen, strict=True)):
        return 0
    return prod(comb(there - certain, one - certain) for one, there, certain in zip(have, pool, seen, strict=True))


def ways_to_lay(have: Sequence[int], stacks: Sequence[tuple[int, int]]) -> int:
    """How many choices out of these cards make stacks of such classes and sizes."""
    left, ways = list(have), 1
    for card, many in stacks:
        ways *= comb(left[card - 1], many)
        left[card - 1] -= many
    return ways


def worth(world: State) -> Sequence[float]:
    """Who has won; or how things stand when hands are down to their limits, by the judgement of the strong player."""
    chance = UnrecordedChance(QuickStream(b"hands are down to their limits"))
    while world.phase == DISCARD:
        seat = world.acting[0]
        world = GAME.apply(world, seat, SKILL.quick(world, seat, QuickStream(b"")), chance).state
    return SKILL.worth(world)
