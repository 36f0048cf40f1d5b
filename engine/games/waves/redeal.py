"""What an audience cannot place in a game of Waves, and dealing it anew."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Stream
from engine.games.waves.piles import Pile, cards_in, count_in, pile_of
from engine.games.waves.state import REBEL, State, cards_of, class_of
from engine.games.waves.tables import CLASSES


def hidden(state: State, place: int, seat: int | None) -> bool:
    """Whether there is an Agent at this place whose class this audience does not see."""
    return bool(state.agents[place]) and place not in state.shown and state.layout.owners[place] != seat


def unseen(state: State, seat: int | None) -> Sequence[int]:
    """The deck, the hands of all others and their hidden Agents."""
    cards = list(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards += cards_in(hand)
    for place, agent in enumerate(state.agents):
        if hidden(state, place, seat):
            cards += [class_of(agent)] * cards_of(agent)
    return cards


def face_down(state: State) -> Sequence[int]:
    """The places of hidden Agents: an Elder taken to hand may be of the same class as one that was just turned up."""
    return [place for place, agent in enumerate(state.agents) if agent and place not in state.shown]


def all_cards(state: State) -> Sequence[int]:
    """Every card of the box, wherever it lies."""
    cards = [*unseen(state, None), *cards_in(state.discard), *(card for card in state.council if card)]
    for held in state.collected:
        cards += cards_in(held)
    if state.spare:
        cards.append(state.spare)
    for place, agent in enumerate(state.agents):
        if agent and place in state.shown:
            cards += [class_of(agent)] * cards_of(agent)
    return cards


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """A state that this audience cannot tell from the real one."""
    pool = stream.shuffle(sorted(unseen(state, seat)))
    agents = list(state.agents)
    stacks = sorted(
        (place for place in range(len(agents)) if hidden(state, place, seat)), key=lambda p: -cards_of(agents[p])
    )
    for place, card in zip(stacks, _stack_classes([cards_of(agents[p]) for p in stacks], pool, stream), strict=True):
        count = cards_of(agents[place])
        agents[place] = card + REBEL * count * (agents[place] > REBEL)
        for _ in range(count):
            pool.remove(card)
    hands: list[Pile] = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            dealt, pool = pool[: count_in(hand)], pool[count_in(hand) :]
            hands[other] = pile_of(tuple(dealt))
    return replace(state, agents=tuple(agents), hands=tuple(hands), deck=bytes(pool))


def _stack_classes(counts: list[int], pool: list[int], stream: Stream) -> list[int]:
    """A class for each hidden Agent, the largest first, so that the pool has the cards for all of them."""
    if not counts:
        return []
    left = {card: pool.count(card) for card in CLASSES}
    tries: list[list[int]] = []
    chosen: list[int] = []
    while len(chosen) < len(counts):
        if len(tries) == len(chosen):
            fitting = [card for card in CLASSES for _ in range(left[card]) if left[card] >= counts[len(chosen)]]
            tries.append(list(dict.fromkeys(stream.shuffle(fitting))))
        if tries[-1]:
            card = tries[-1].pop()
            left[card] -= counts[len(chosen)]
            chosen.append(card)
        else:
            tries.pop()
            card = chosen.pop()
            left[card] += counts[len(chosen)]
    return chosen
