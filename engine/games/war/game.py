"""War of Waves as the engine knows it: the contract, tied to the rules in this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Event, Game, Outcome, Step
from engine.games.war import ending, fields, legal, menu, redeal, rules, setup, tally, view
from engine.games.war.actions import AnyAction, End
from engine.games.war.cards import CARDS, FIRST_GATE, types_done
from engine.games.war.events import AnyEvent, RoundBegan
from engine.games.war.plans import WarPlans
from engine.games.war.state import State, all_cards, score
from engine.games.war.view import View, counts_of, find_forced
from engine.menu import Ask, Ready, Words
from engine.options import OptionSpec


class War(Game[State, AnyAction, AnyEvent, View]):
    """War of Waves, for two players, or three and four as a crowd."""

    name = "war"
    seats = range(2, 5)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    view_type = View
    begins_round = (RoundBegan,)
    refusals = legal.REFUSALS

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return setup.OPTIONS

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        return setup.check_options(seats, options)

    def suit_options(self, seats: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        return setup.suit_options(seats, asked)

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return setup.set_up(seats, options, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.reason else (state.turn,)

    def follows(self, state: State) -> int | None:
        return None if state.reason else ending.next_seat(state)

    def find_forced(self, view: View, seat: int) -> End | None:
        return find_forced(view, seat)

    def legal(self, state: State, seat: int) -> Sequence[AnyAction]:
        return legal.legal(state, seat)

    def check(self, state: State, seat: int, action: AnyAction) -> Refusal | None:
        return legal.check(state, seat, action)

    def apply(self, state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
        return rules.apply(state, seat, action, chance)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def facts(self, state: State) -> dict[str, Any]:
        return {
            "round": state.round,
            "turn": state.turn,
            "face": [CARDS[code] for code in state.face],
            "deck": len(state.deck),
            "discard": len(state.discard),
            "hands": [list(counts_of(hand)) for hand in state.hands],
            "bridge": [
                [[len(builds), len(wars)] for builds, wars in gateway[:FIRST_GATE]] for gateway in state.gateways
            ],
            "gate": [[len(builds) for builds, _ in gateway[FIRST_GATE:]] for gateway in state.gateways],
            "horn": list(state.horns),
            "out": list(state.out),
            "types": list(types_done(state.types)),
        }

    def tally(self, events: Iterable[Event]) -> Mapping[str, Counter[int]]:
        return tally.tally(events)

    def outcome(self, state: State) -> Outcome:
        return Outcome(
            over=bool(state.reason),
            winners=state.winners,
            scores=tuple([score(gateway) for gateway in state.gateways]),
            reason=state.reason,
        )

    def round_of(self, state: State) -> int:
        return state.round

    def unseen(self, state: State, seat: int | None) -> Sequence[int | str]:
        return [CARDS[code] for code in redeal.unseen(state, seat)]

    def cards(self, state: State) -> Sequence[int | str]:
        return [CARDS[code] for code in all_cards(state)]

    @cached_property
    def plans(self) -> WarPlans:
        return WarPlans(self)

    def field_words(self, state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
        return fields.field_words(state, seat, action, field)

    def ask(self, state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        return menu.ask(state, seat, picked)

    def redeal(self, state: State, seat: int | None, stream: Stream) -> State:
        return redeal.redeal(state, seat, stream)


GAME = War()
