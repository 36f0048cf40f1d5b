"""What each audience may know of a game of Waves. Dealing anew what it may not know is in redeal.py."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec
from msgspec.structs import replace

from engine import game
from engine.games.waves.piles import ONE, SIZE, Pile, cards_in, counts, majority, pile_of
from engine.games.waves.state import (
    AGENTS,
    DISCARD,
    NOWHERE,
    OVER,
    PHASES,
    REASONS,
    REBEL,
    State,
    cards_of,
    class_of,
    due,
)
from engine.games.waves.tables import DUEL, EDITIONS, MODES, Goal, Layout, layout


class AgentView(msgspec.Struct, frozen=True, gc=False):
    """An Agent as an audience sees it; `card` is None while it is hidden from it."""

    rebel: bool
    count: int
    card: int | None


class View(game.View, frozen=True):
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
    council: tuple[int | None, ...]
    spare: int | None
    agents: tuple[AgentView | None, ...]
    hands: tuple[int, ...]
    hand: tuple[int, ...] | None
    """Your own cards, ascending."""
    collected: tuple[tuple[int, ...], ...]
    deck: int
    discard: tuple[int, ...]
    active: int | None
    """The class whose tablet was active in the Waves just played; None while the next Agents are placed."""
    reason: str
    winners: tuple[int, ...]
    due: tuple[int, ...]
    """The places where something is to be done: where the next Agent may go, else those of all seats that must act."""
    known: tuple[tuple[int, ...], ...]
    """By seat, how many cards of each class everybody saw go to the hand and not leave it; some may lie as Agents."""

    @property
    def _layout(self) -> Layout:
        return layout(MODES.index(self.mode), self.seats)

    @property
    def owners(self) -> tuple[int, ...]:
        """The seat of each place."""
        return self._layout.owners

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self._layout.side_of

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goal of each side."""
        return self._layout.goals

    @property
    def limits(self) -> tuple[int, ...]:
        """How many cards each seat may keep."""
        return self._layout.limits

    @property
    def ahead(self) -> int:
        """The class that has the majority if the open Elders alone decide."""
        return majority(pile_of(tuple([card or 0 for card in self.council])) + ONE[self.spare or 0])


def view(state: State, seat: int | None) -> View:
    """What a seat, or with None the public, may know."""
    public = _public_view(state)
    return public if seat is None else _seat_view(state, seat, public, state.layout.places_of[seat])


def views(state: State) -> list[View]:
    """The views of the public and of all seats, which share whatever is the same for all."""
    public = _public_view(state)
    seats = [_seat_view(state, seat, public, places) for seat, places in enumerate(state.layout.places_of)]
    return [public, *seats]


def _seat_view(state: State, seat: int, public: View, places: tuple[int, ...]) -> View:
    """What a seat knows is what everybody knows, its own hand, and its Agents at its places."""
    agents = public.agents
    for place in places:
        if agent := state.agents[place]:
            known = list(agents)
            known[place] = agent_view(agent, True)
            agents = tuple(known)
    return replace(public, you=seat, hand=cards_in(state.hands[seat]), agents=agents)


def _public_view(state: State) -> View:
    """What everybody knows. The fields are given in their order: by name it takes twice as long."""
    over = state.phase == OVER
    return View(
        None,
        EDITIONS[state.breakers],
        MODES[state.mode],
        state.seats,
        state.tablets,
        state.shell_table,
        state.rounds,
        state.round,
        PHASES[state.phase],
        state.acting,
        state.shells,
        None if state.token == NOWHERE else state.token,
        _elders(state.council),
        state.spare or None,
        _agents(state.agents, state.shown),
        tuple([hand % SIZE for hand in state.hands]),
        None,
        _counts(state.collected),
        len(state.deck),
        counts(state.discard),
        state.majority or None if over or state.phase == DISCARD else None,
        REASONS[state.ended],
        winners(state) if over else (),
        _due(state),
        _counts(state.known),
    )


def winners(state: State) -> tuple[int, ...]:
    """The seats of the side that has won."""
    if state.phase != OVER:
        return ()
    return tuple(seat for seat, side in enumerate(state.layout.side_of) if side == state.won)


def rooms(state: State) -> tuple[game.Room, ...]:
    """Each team of several may talk, except seats that have placed their Agent while others still place theirs."""
    quiet = {seat for seat in range(state.seats) if state.phase == AGENTS and state.agents[seat]}
    teams = [side for side in state.layout.sides if len(side) > 1]
    return tuple(game.Room(team, tuple(seat for seat in team if seat not in quiet)) for team in teams)


def _due(state: State) -> tuple[int, ...]:
    if state.mode != DUEL:
        return state.acting  # Each seat has one place, of its own number.
    if state.phase == AGENTS:
        return due(state)
    return tuple([place for place, seat in enumerate(state.layout.owners) if seat in state.acting])


@lru_cache(maxsize=1024)
def _elders(council: tuple[int, ...]) -> tuple[int | None, ...]:
    """The Elders as everybody sees them, which stay the same from turn to turn of a round."""
    return tuple([card or None for card in council])


@lru_cache(maxsize=1024)
def _counts(piles: tuple[Pile, ...]) -> tuple[tuple[int, ...], ...]:
    """How many cards of each class are in each of some piles, which stay the same from turn to turn."""
    return tuple([counts(pile) for pile in piles])


@lru_cache(maxsize=4096)
def _agents(agents: tuple[int, ...], shown: tuple[int, ...]) -> tuple[AgentView | None, ...]:
    """The Agents as everybody sees them."""
    return tuple([agent_view(agent, place in shown) for place, agent in enumerate(agents)])


@cache
def agent_view(agent: int, known: bool) -> AgentView | None:
    """An Agent by its number in the state; None if there is none."""
    return AgentView(agent > REBEL, cards_of(agent), class_of(agent) if known else None) if agent else None
