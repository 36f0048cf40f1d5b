"""Rolling with the Waves as the engine sees it: the contract of a game, tied to the rules in this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Event, Game, Outcome, Step
from engine.games.rolling import fields, legal, menu, redeal, rules, scoring, setup, tally, view
from engine.games.rolling.actions import AnyAction, Draft, Fire
from engine.games.rolling.cannons import aim_idle_at_sea
from engine.games.rolling.events import AnyEvent, RoundBegan, Sealed
from engine.games.rolling.plans import RollingPlans
from engine.games.rolling.state import State
from engine.games.rolling.view import View, find_forced
from engine.menu import Ask, Ready, Words
from engine.options import OptionSpec


class Rolling(Game[State, Any, Any, View]):
    """A roll-and-write of pirates: draft dice openly, plan in secret, write and fire together."""

    name: ClassVar[str] = "rolling"
    seats: ClassVar[range] = range(2, 6)
    usual_seats: ClassVar[int] = 4
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    view_type = View
    begins_round = (RoundBegan,)
    sealing = (Sealed,)
    refusals: ClassVar[Mapping[str, str]] = legal.REFUSALS

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return ()

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        return None

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return setup.set_up(seats, options, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return view.to_act(state)

    def follows(self, state: State) -> int | None:
        return next(iter(view.order(state)), None)

    def order(self, state: State) -> tuple[int, ...]:
        return view.order(state)

    def find_forced(self, view: View, seat: int) -> Draft | None:
        return find_forced(view.open, seat)

    def may_act(self, state: State) -> tuple[int, ...]:
        return view.may_act(state)

    def legal(self, state: State, seat: int) -> Sequence[AnyAction]:
        return legal.legal(state, seat)

    def check(self, state: State, seat: int, action: AnyAction) -> Refusal | None:
        return legal.check(state, seat, action)

    def apply(self, state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
        return rules.apply(state, seat, action, chance)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def facts(self, state: State) -> dict[str, Any]:
        sheets = state.sheets
        return {
            "round": state.round,
            "phase": state.phase,
            "first": state.first,
            "infamy": list(state.infamy),
            "chests": [[list(chest) for chest in sheet.chests] for sheet in sheets],
            "buried": [list(sheet.buried) for sheet in sheets],
            "hull": [list(sheet.hull) for sheet in sheets],
            "small": [list(sheet.small) for sheet in sheets],
            "large": [list(sheet.large) for sheet in sheets],
            "ports": [list(sheet.ports) for sheet in sheets],
            "crew": [list(sheet.crew) for sheet in sheets],
            "spirits": [sheet.spirits for sheet in sheets],
            "bag": list(state.bag),
        }

    def tally(self, events: Iterable[Event]) -> Mapping[str, Counter[int]]:
        return tally.tally(events)

    def outcome(self, state: State) -> Outcome:
        return scoring.outcome(state)

    def round_of(self, state: State) -> int:
        return state.round

    @cached_property
    def plans(self) -> RollingPlans:
        return RollingPlans(self)

    def unseen(self, state: State, seat: int | None) -> Sequence[str]:
        return redeal.unseen(state, seat)

    def redeal(self, state: State, seat: int | None, stream: Stream) -> State:
        return redeal.redeal(state, seat, stream)

    def cards(self, state: State) -> Sequence[str]:
        return view.dice(state)

    def field_words(self, state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
        return fields.field_words(state, seat, action, field)

    def simplest(self, state: State, seat: int, action: AnyAction) -> AnyAction:
        """A volley without aims for cannons that have no shot."""
        return aim_idle_at_sea(state.sheets[seat], action) if isinstance(action, Fire) else action

    def ask(self, state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        return menu.ask(state, seat, picked)


GAME = Rolling()
