"""What each audience may know of a game of Waves, and dealing anew what it may not."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.chance import Stream
from engine.game import View
from engine.games.waves.legal import to_act
from engine.games.waves.state import (
    AGENTS,
    NOTHING,
    OVER,
    PHASES,
    REASONS,
    REBEL,
    Counts,
    WavesState,
    as_list,
    cards_of,
    class_of,
    count_in,
)
from engine.games.waves.tables import CLASSES, EDITIONS, MODES, Goal


class AgentView(msgspec.Struct, frozen=True):
    """An Agent as an audience sees it; `card` is None while it is hidden from it."""

    rebel: bool
    count: int
    card: int | None


class WavesView(View, frozen=True):
    """A game of Waves as the public, or one seat (`you`), may know it."""

    you: int | None
    edition: str
    mode: str
    seats: int
    tablets: tuple[str, ...]
    shell_table: tuple[int, ...]
    rounds: int
    round: int
    phase: str
    to_act: tuple[int, ...]
    shells: int
    token: int | None
    owners: tuple[int, ...]
    council: tuple[int | None, ...]
    spare: int | None
    agents: tuple[AgentView | None, ...]
    hands: tuple[int, ...]
    limits: tuple[int, ...]
    hand: tuple[int, ...] | None
    """Your own cards, ascending."""
    side_of: tuple[int, ...]
    collected: tuple[Counts, ...]
    goals: tuple[Goal, ...]
    deck: int
    discard: Counts
    active: str | None
    reason: str
    winners: tuple[int, ...]


def view(state: WavesState, seat: int | None) -> WavesView:
    """What a seat, or with None the public, may know."""
    plan = state.layout
    return WavesView(
        you=seat,
        edition=EDITIONS[state.breakers],
        mode=MODES[state.mode],
        seats=state.seats,
        tablets=state.tablets,
        shell_table=state.shell_table,
        rounds=state.rounds,
        round=state.round,
        phase=PHASES[state.phase],
        to_act=to_act(state),
        shells=state.shells,
        token=None if state.token < 0 else state.token,
        owners=plan.owners,
        council=tuple([card or None for card in state.council]),
        spare=state.spare or None,
        agents=tuple([_agent(state, place, seat) if agent else None for place, agent in enumerate(state.agents)]),
        hands=tuple(map(count_in, state.hands)),
        limits=plan.limits,
        hand=None if seat is None else as_list(state.hands[seat]),
        side_of=plan.side_of,
        collected=state.collected,
        goals=plan.goals,
        deck=len(state.deck),
        discard=state.discard,
        active=state.active or None,
        reason=REASONS[state.ended],
        winners=winners(state),
    )


def winners(state: WavesState) -> tuple[int, ...]:
    """The seats of the side that has won."""
    if state.phase != OVER:
        return ()
    return tuple(seat for seat, side in enumerate(state.layout.side_of) if side == state.won)


def teams(state: WavesState) -> tuple[tuple[int, ...], ...]:
    """The seats of each team of several."""
    side_of = state.layout.side_of
    sides = (tuple(seat for seat in range(state.seats) if side_of[seat] == side) for side in range(max(side_of) + 1))
    return tuple(members for members in sides if len(members) > 1)


def talking(state: WavesState) -> tuple[int, ...]:
    """The seats that may talk: all but those whose Agent lies while others still place theirs."""
    return tuple(seat for seat in range(state.seats) if state.phase != AGENTS or not state.agents[seat])


def _agent(state: WavesState, place: int, seat: int | None) -> AgentView:
    agent = state.agents[place]
    known = not _hidden(state, place, seat)
    return AgentView(agent > REBEL, cards_of(agent), class_of(agent) if known else None)


def _hidden(state: WavesState, place: int, seat: int | None) -> bool:
    """Whether there is an Agent at this place whose class this audience does not see."""
    return bool(state.agents[place]) and place not in state.shown and state.layout.owners[place] != seat


def unseen(state: WavesState, seat: int | None) -> Sequence[int]:
    """The deck, the hands of all others and their hidden Agents."""
    cards = list(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            cards += as_list(hand)
    for place, agent in enumerate(state.agents):
        if _hidden(state, place, seat):
            cards += [class_of(agent)] * cards_of(agent)
    return cards


def all_cards(state: WavesState) -> Sequence[int]:
    """Every card of the box, wherever it lies."""
    cards = [*unseen(state, None), *as_list(state.discard), *(card for card in state.council if card)]
    for held in state.collected:
        cards += as_list(held)
    if state.spare:
        cards.append(state.spare)
    for place, agent in enumerate(state.agents):
        if agent and place in state.shown:
            cards += [class_of(agent)] * cards_of(agent)
    return cards


def redeal(state: WavesState, seat: int | None, stream: Stream) -> WavesState:
    """A state that this audience cannot tell from the real one."""
    pool = stream.shuffle(sorted(unseen(state, seat)))
    agents = list(state.agents)
    stacks = sorted(
        (place for place in range(len(agents)) if _hidden(state, place, seat)), key=lambda p: -cards_of(agents[p])
    )
    for place, card in zip(stacks, _stack_classes([cards_of(agents[p]) for p in stacks], pool, stream), strict=True):
        count = cards_of(agents[place])
        agents[place] = card + REBEL * count * (agents[place] > REBEL)
        for _ in range(count):
            pool.remove(card)
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            dealt, pool = pool[: count_in(hand)], pool[count_in(hand) :]
            hands[other] = tuple([dealt.count(card) for card in CLASSES]) if dealt else NOTHING
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
