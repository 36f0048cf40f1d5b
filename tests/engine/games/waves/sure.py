"""Sure answers in Waves: the last Agent of a round, tried in every world of hidden Agents that is possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb

from msgspec.structs import replace

from engine.games.waves import GAME
from engine.games.waves.actions import AnyAction
from engine.games.waves.piles import count_in, counts
from engine.games.waves.redeal import hidden, unseen
from engine.games.waves.state import AGENTS, NOWHERE, REBEL, State, cards_of
from engine.players.quick_stream import QuickStream, UnrecordedChance
from tests.engine.players.sure.answers import Answers, Chances, best_answers

FIRST_LOOK = 8
"""In so many worlds it is tried first whether anybody can win at all."""


def answers(world: State, seat: int) -> Answers | None:
    """What is sure to win for a seat's side, or to keep the others from winning, when it places the last Agent."""
    if world.phase != AGENTS or world.agents.count(0) != 1 or world.acting != (seat,):
        return None
    if not any(can_win(world, side) for side in range(len(world.collected))):
        return None
    worlds = list(possible(world, seat))
    first_look = _chances(world, seat, worlds[:: max(1, len(worlds) // FIRST_LOOK)])
    if not any(win or loss for win, loss in first_look.values()):
        return None
    return best_answers(_chances(world, seat, worlds))


def _chances(world: State, seat: int, worlds: Sequence[tuple[tuple[int, ...], int]]) -> dict[AnyAction, Chances]:
    """How often each action wins and loses, in worlds with the number of ways of the cards that make them."""
    everything = sum(ways for _, ways in worlds)
    side = world.layout.side_of[seat]
    chances = {}
    for action in GAME.legal(world, seat):
        win = loss = 0
        for agents, ways in worlds:
            chance = UnrecordedChance(QuickStream(b"the round is over before anything is drawn"))
            won = GAME.apply(replace(world, agents=agents), seat, action, chance).state.won
            win += ways * (won == side)
            loss += ways * (won not in (side, NOWHERE))
        chances[action] = Chances(win / everything, loss / everything)
    return chances


def can_win(world: State, side: int) -> bool:
    """Whether a side reaches its goal if it collects an Elder at each of its places."""
    plan, mine = world.layout, counts(world.collected[side])
    goal, places = plan.goals[side], sum(plan.side_of[owner] == side for owner in plan.owners)
    return 5 - mine.count(0) + places >= goal.classes or sum(mine) + places >= goal.elders


def possible(world: State, seat: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way in which the hidden Agents can lie, and how many ways of the cards make it."""
    cards = list(unseen(world, seat))
    many = [cards.count(card) for card in range(6)]
    places = [place for place in range(len(world.agents)) if hidden(world, place, seat)]
    known = [list(counts(pile)) for pile in world.known] or [[0] * 5 for _ in world.hands]
    for classes in product((1, 2, 3, 4, 5), repeat=len(places)):
        agents, left, ways = list(world.agents), list(many), 1
        still = [list(pile) for pile in known]
        for place, card in zip(places, classes, strict=True):
            count = cards_of(agents[place])
            agents[place] = card + REBEL * count * (agents[place] > REBEL)
            ways *= comb(left[card], count)
            left[card] = max(0, left[card] - count)
            owner = still[world.layout.owners[place]]
            owner[card - 1] = max(0, owner[card - 1] - count)
        room = all(sum(still[other]) <= count_in(hand) for other, hand in enumerate(world.hands) if other != seat)
        needed = [sum(pile[card] for other, pile in enumerate(still) if other != seat) for card in range(5)]
        if ways and room and all(left[card] >= needed[card - 1] for card in (1, 2, 3, 4, 5)):
            yield tuple(agents), ways
