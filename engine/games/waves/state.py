"""One moment of a game of Waves, and how its small numbers are read."""

from __future__ import annotations

from engine import game
from engine.games.waves.piles import Pile
from engine.games.waves.tables import DUEL, Layout, layout

TOKEN, AGENTS, DISCARD, OVER = range(4)
PHASES = ("token", "agents", "discard", "over")
NOT_ENDED, BY_CLASSES, BY_ELDERS, BY_ROUNDS = range(4)
REASONS = ("", "classes", "elders", "rounds")
NOWHERE = -1
NO_TABLET = ""

REBEL = 10
"""An Agent is a number: the class of a Follower, or REBEL times the cards of a Rebel plus their class; 0 is none."""


class State(game.State, frozen=True, array_like=True):
    """A whole game. `council` and `agents` go by place, `hands` by seat, `collected` by side; 0 is no card."""

    seats: int
    mode: int
    breakers: bool
    tablets: tuple[str, ...]
    shell_table: tuple[int, ...]
    rounds: int
    first: int
    phase: int
    round: int
    shells: int
    token: int
    acting: tuple[int, ...]
    """The seats that must act."""
    council: tuple[int, ...]
    spare: int
    agents: tuple[int, ...]
    shown: tuple[int, ...]
    """The places whose Agent lies open (only once the game is over: before that, none does between two turns)."""
    hands: tuple[Pile, ...]
    deck: bytes
    discard: Pile
    collected: tuple[Pile, ...]
    active: str = NO_TABLET
    ended: int = NOT_ENDED
    won: int = NOWHERE
    """The side that has won."""
    known: tuple[Pile, ...] = ()
    """By seat: the cards that everybody saw go to its hand and did not see leave it; some may lie as Agents."""
    majority: int = 0
    """The class whose tablet was active last; `active` is not enough, since two classes can have the same tablet."""

    @property
    def layout(self) -> Layout:
        return layout(self.mode, self.seats)


def class_of(agent: int) -> int:
    """The class of an Agent's cards."""
    return agent % REBEL


def cards_of(agent: int) -> int:
    """How many cards an Agent is."""
    return agent // REBEL or (1 if agent else 0)


def due(state: State) -> tuple[int, ...]:
    """The places at which the next Agent may be placed, while Agents are placed."""
    places = len(state.agents)
    placed = places - state.agents.count(0)
    if state.mode != DUEL or not state.breakers:
        return ((state.token + placed) % places,)
    seat = (state.token + placed) % 2
    return tuple(place for place in range(seat, places, 2) if not state.agents[place])


def chooses_place(state: State) -> bool:
    """Whether the next Agent's place is the seat's own choice: its first of a round in the breakers duel."""
    return state.breakers and state.mode == DUEL and state.agents.count(0) > 2
