"""Wave as the engine knows it: the contract of a game; the rules themselves are in the modules beside this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Event, Game, Outcome, Step
from engine.games.perfect_wave import fields, legal, menu, redeal, rules, setup, tally, view
from engine.games.perfect_wave.actions import AnyAction, Tip
from engine.games.perfect_wave.cards import CODES, verdict
from engine.games.perfect_wave.events import AnyEvent, SilverTurn, Turn
from engine.games.perfect_wave.plans import WavePlans
from engine.games.perfect_wave.state import OVER, State, cards_left, count_remaining
from engine.games.perfect_wave.view import View
from engine.menu import Ask, Ready, Words
from engine.options import OptionSpec

_MISPLAY = OptionSpec(name="misplay", default="ends", choices=("ends", "returned"))
_SILVER = OptionSpec(name="silver", default="agree", choices=("agree", "either"))
_IDLE_SILVER = OptionSpec(name="silver", default="agree", choices=("agree", "either"), idle=True)
_SWAPS = OptionSpec(name="swaps", default=False, flag=True)


class Wave(Game[State, Any, Any, View]):
    """The co-operative game: everybody together gets rid of every card."""

    name = "wave"
    seats = range(2, 5)
    usual_seats = 4
    together = True
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent
    view_type = View
    begins_round = (SilverTurn, Turn)
    refusals = legal.REFUSALS

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return (_MISPLAY, _SILVER, _SWAPS) if seats == 2 else (_MISPLAY, _SWAPS, _IDLE_SILVER)

    def suit_options(self, seats: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in asked.items() if seats == 2 or name != _SILVER.name}

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        return None

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return setup.set_up(seats, options, chance)

    def to_act(self, state: State) -> tuple[int, ...]:
        return legal.to_act(state)

    def legal(self, state: State, seat: int) -> tuple[AnyAction, ...]:
        return legal.legal(state, seat)

    def moves(self, state: State, seat: int) -> tuple[AnyAction, ...]:
        """The legal actions of a seat that is to act, without tips."""
        return legal.moves(state, seat)

    def check(self, state: State, seat: int, action: AnyAction) -> Refusal | None:
        return legal.check(state, seat, action)

    def apply(self, state: State, seat: int, action: AnyAction, chance: Chance) -> Step:
        return rules.apply(state, seat, action, chance)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def views(self, state: State) -> Sequence[View]:
        return view.views(state)

    def facts(self, state: State) -> dict[str, Any]:
        return {
            "turn": None if state.turn == OVER else state.turn,
            "direction": state.direction,
            "top": CODES[state.discard[-1]],
            "orders": [state.colour, state.number],
            "draw": len(state.draw),
            "hands": [cards_left(hand) for hand in state.hands],
            "remaining": count_remaining(state),
        }

    def tally(self, events: Iterable[Event]) -> Mapping[str, Counter[int]]:
        return tally.tally(events)

    def outcome(self, state: State) -> Outcome:
        left = count_remaining(state)
        over = state.turn == OVER
        winners = tuple(range(state.seats)) if over and not left else ()
        return Outcome(over, winners, (left,) * state.seats, verdict(left) if over else "")

    def round_of(self, state: State) -> int:
        """A round is over once as many cards were played as there are hands, Silver's included."""
        return 1 + (len(state.discard) + len(state.beside) - 1) // len(state.hands)

    def unseen(self, state: State, seat: int | None) -> Sequence[int]:
        return redeal.unseen(state, seat)

    def redeal(self, state: State, seat: int | None, stream: Stream) -> State:
        return redeal.redeal(state, seat, stream)

    def cards(self, state: State) -> Sequence[int]:
        held = [card for hand in state.hands for card in hand if card >= 0]
        return (*state.draw, *held, *state.discard, *state.beside)

    def is_advice(self, action: AnyAction) -> bool:
        return type(action) is Tip

    @cached_property
    def plans(self) -> WavePlans:
        return WavePlans(self)

    def field_words(self, state: State, seat: int, action: AnyAction, field: str) -> Sequence[Words]:
        return fields.field_words(state, seat, action, field)

    def ask(self, state: State, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        return menu.ask(state, seat, picked)


GAME = Wave()
