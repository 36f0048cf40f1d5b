"""Waves as the engine knows it: the contract of a game, fulfilled by the files of this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Event, Game, Outcome, Room, Step
from engine.games.waves import fields, menu, redeal, setup, tally, view
from engine.games.waves.actions import AnyAction
from engine.games.waves.events import AnyEvent, RoundBegan
from engine.games.waves.legal import REFUSALS, check
from engine.games.waves.legal import legal as list_legal
from engine.games.waves.piles import count_in, counts
from engine.games.waves.plans import WavesPlans
from engine.games.waves.rules import apply
from engine.games.waves.state import AGENTS, NOWHERE, OVER, PHASES, REASONS, TOKEN, State
from engine.games.waves.tables import (
    DUEL,
    EDITIONS,
    FREE,
    HOUSE_ROUNDS,
    HOUSE_SHELLS,
    MODES,
    MOST_SHELLS,
    PRESETS,
    RANDOM_TABLETS,
    SIDES,
    default_mode,
    layout,
)
from engine.games.waves.view import View
from engine.menu import Ask, Ready, Words
from engine.options import OptionSpec

MOST_ROUNDS = 1_000_000_000


@cache
def _options(seats: int) -> tuple[OptionSpec, ...]:
    mode = default_mode(seats)
    council = layout(MODES.index(mode), seats).council
    return (
        OptionSpec(name="edition", default="rebels", choices=EDITIONS),
        OptionSpec(name="mode", default=mode, choices=MODES),
        OptionSpec(name="tablets", default="first-game", choices=(*PRESETS, RANDOM_TABLETS), places=SIDES),
        OptionSpec(name="shells", default=list(HOUSE_SHELLS[council]), count=5, least=0, most=MOST_SHELLS),
        OptionSpec(name="rounds", default=HOUSE_ROUNDS, least=1, most=MOST_ROUNDS),
    )


class Waves(Game[State, AnyAction, AnyEvent, View]):
    """A council of Elders, Followers and Rebels, and a Rule Tablet for each majority."""

    name = "waves"
    seats = range(2, 7)
    usual_seats = 4
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    view_type = View
    begins_round = (RoundBegan,)
    refusals = REFUSALS

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return _options(seats)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        if options["edition"] == "breakers" and (options["mode"] == MODES[FREE] or seats in (3, 5)):
            return Refusal("seats-and-edition")
        if options["mode"] != default_mode(seats) and (options["mode"] != MODES[FREE] or seats < 4):
            return Refusal("seats-and-mode", {"seats": seats})
        return None if any(options["shells"]) else Refusal("no-shells")

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return setup.set_up(seats, options, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return state.acting

    def follows(self, state: State) -> int | None:
        """The next seat clockwise, up to the token, while each seat places an Agent at a place of its own.

        In the duel the two take turns in both editions, from laying the token to the last Agent of the round.
        """
        if state.mode == DUEL and state.phase in (TOKEN, AGENTS):
            return 1 - state.acting[0] if state.agents.count(0) > 1 else None
        if state.phase != AGENTS or len(state.acting) != 1:
            return None
        following = (state.acting[0] + 1) % state.seats
        return following if following != state.token else None

    def order(self, state: State) -> tuple[int, ...]:
        """All seats up to the token; in the duel, where the two take turns, the next one alone."""
        first = self.follows(state)
        if first is None or state.mode == DUEL:
            return super().order(state)
        return tuple([seat % state.seats for seat in range(first, first + (state.token - first) % state.seats)])

    # Every move goes through these functions, so they stand here without a method around them, which would take time.
    legal = staticmethod(list_legal)
    moves = staticmethod(list_legal)
    check = staticmethod(check)
    apply = staticmethod(apply)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def views(self, state: State) -> Sequence[View]:
        return view.views(state)

    def facts(self, state: State) -> dict[str, Any]:
        return {
            "round": state.round,
            "phase": PHASES[state.phase],
            "shells": state.shells,
            "token": None if state.token == NOWHERE else state.token,
            "council": [card or None for card in state.council],
            "spare": state.spare or None,
            "hands": [count_in(hand) for hand in state.hands],
            "collected": [list(counts(held)) for held in state.collected],
            "active": state.active or None,
        }

    def tally(self, events: Iterable[Event]) -> Mapping[str, Counter[int]]:
        return tally.tally(events)

    def outcome(self, state: State) -> Outcome:
        scores = tuple([count_in(state.collected[side]) for side in state.layout.side_of])
        return Outcome(state.phase == OVER, view.winners(state), scores, REASONS[state.ended])

    def unseen(self, state: State, seat: int | None) -> Sequence[int]:
        return redeal.unseen(state, seat)

    def face_down(self, state: State) -> Sequence[int]:
        return redeal.face_down(state)

    def redeal(self, state: State, seat: int | None, stream: Stream) -> State:
        return redeal.redeal(state, seat, stream)

    def cards(self, state: State) -> Sequence[int]:
        return redeal.all_cards(state)

    def sides(self, seats: int, options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
        plan = layout(MODES.index(options["mode"]), seats)
        return plan.sides if len(plan.sides) < seats else ()

    def rooms(self, state: State) -> tuple[Room, ...]:
        return view.rooms(state)

    def round_of(self, state: State) -> int:
        return max(1, state.round)

    @cached_property
    def plans(self) -> WavesPlans:
        return WavesPlans(self)

    def field_words(self, state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
        return fields.field_words(state, action, field)

    def ask(self, state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        return menu.ask(state, seat, picked)


GAME = Waves()
