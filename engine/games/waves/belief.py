"""What a seat of Waves believes about the cards it does not see, in hands and hidden Agents, as imagined worlds.

A card that everybody saw go to a hand is still there or lies as an Agent. An Agent is more likely of a class that
looks good at its place, and a Rebel of a class of which its owner has enough. Players keep their better cards.
Everything here is made from a world that was redealt for the seat.
"""

from __future__ import annotations

from math import comb, exp

from msgspec.structs import replace

from engine.games.waves.heuristics import HIDDEN, PlacingView, placing_view, ratings
from engine.games.waves.piles import ONE, count_in, counts
from engine.games.waves.redeal import hidden, unseen
from engine.games.waves.state import REBEL, State, cards_of
from engine.players.quick_stream import QuickStream

SENSE = 1.2
"""How strongly a better rating makes a class more likely for a hidden Agent."""
KEPT = (1.0, 0.8, 0.9, 1.0, 1.2, 1.3)
"""By class: the weight of a card being kept in a hand rather than left in the deck."""


def make_believable(world: State, seat: int, stream: QuickStream) -> State:
    """A world in which all that the seat does not see is dealt anew, as the actions of the others make it likely."""
    left = [0] * 6
    for card in unseen(world, seat):
        left[card] += 1
    known = [[0, *counts(pile)] for pile in world.known] or [[0] * 6 for _ in world.hands]
    agents = list(world.agents)
    places = [place for place in range(len(agents)) if hidden(world, place, seat)]
    places.sort(key=lambda place: -cards_of(agents[place]))
    for at, place in enumerate(places):
        count, rebel = cards_of(agents[place]), agents[place] > REBEL
        owner = world.layout.owners[place]
        behind = [cards_of(agents[other]) for other in places[at + 1 :]]
        card = _class_of_agent(world, place, owner, count, rebel, left, known[owner], behind, stream)
        agents[place] = card + REBEL * count * rebel
        left[card] -= count
        known[owner][card] = max(0, known[owner][card] - count)
    hands = list(world.hands)
    for other, hand in enumerate(world.hands):
        if other == seat:
            continue
        missing, pile = count_in(hand), 0
        for card in (5, 4, 3, 2, 1):
            sure = min(known[other][card], left[card], missing)
            left[card] -= sure
            missing -= sure
            pile += sure * ONE[card]
        hands[other] = pile
    for other, hand in enumerate(world.hands):
        if other != seat:
            for _ in range(count_in(hand) - count_in(hands[other])):
                card = _drawn(left, stream)
                left[card] -= 1
                hands[other] += ONE[card]
    deck = bytes(stream.shuffle([card for card in range(1, 6) for _ in range(left[card])]))
    return replace(world, agents=tuple(agents), hands=tuple(hands), deck=deck)


def _drawn(left: list[int], stream: QuickStream) -> int:
    """A class by lot for a card in a hand, by what players tend to keep."""
    lot = stream.unit() * sum([many * KEPT[card] for card, many in enumerate(left)])
    for card in (1, 2, 3, 4, 5):
        lot -= left[card] * KEPT[card]
        if lot < 0:
            return card
    return max(range(1, 6), key=lambda one: left[one])


def _class_of_agent(
    world: State,
    place: int,
    owner: int,
    count: int,
    rebel: bool,
    left: list[int],
    known: list[int],
    behind: list[int],
    stream: QuickStream,
) -> int:
    """A class for a hidden Agent, by lot, from what its owner is likely to have and what looks good there."""
    possible = [card for card in (1, 2, 3, 4, 5) if left[card] >= count and _leaves_enough(left, card, count, behind)]
    if len(possible) == 1:
        return possible[0]
    held = count_in(world.hands[owner]) + sum(
        [cards_of(agent) for at, agent in enumerate(world.agents) if world.layout.owners[at] == owner]
    )
    others = max(0, held - sum(known))
    pool = max(1, sum(left))
    looks = ratings(_placing_view_in(world, place, owner), place, [(card, count if rebel else 0) for card in possible])
    top = max(looks)
    weights = [
        _has(known[card], others, left[card] / pool, count) * exp(SENSE * (rating - top))
        for card, rating in zip(possible, looks, strict=True)
    ]
    lot = stream.unit() * sum(weights)
    for card, weight in zip(possible, weights, strict=True):
        lot -= weight
        if lot < 0:
            return card
    return possible[-1]


def _leaves_enough(left: list[int], card: int, count: int, behind: list[int]) -> bool:
    """Whether the other hidden Agents, the largest first, can still be dealt once this class has lost some cards."""
    after = list(left)
    after[card] -= count
    for many in behind:
        most = max((1, 2, 3, 4, 5), key=lambda one: after[one])
        if after[most] < many:
            return False
        after[most] -= many
    return True


def _has(known: int, others: int, share: float, count: int) -> float:
    """How likely a seat has `count` cards of a class: `known` for sure, and each of `others` with this `share`."""
    missing = count - known
    if missing <= 0:
        return 1.0
    return sum(
        [comb(others, many) * share**many * (1 - share) ** (others - many) for many in range(missing, others + 1)]
    )


def _placing_view_in(world: State, place: int, owner: int) -> PlacingView:
    """Roughly what the owner of an Agent saw when placing it."""
    agents = [
        0 if at == place else agent // REBEL * REBEL or (HIDDEN if agent else 0)
        for at, agent in enumerate(world.agents)
    ]
    return placing_view(world, owner, tuple(agents))
