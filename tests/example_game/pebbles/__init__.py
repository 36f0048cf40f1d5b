"""Pebbles: the parts of the game under the engine's contract, and GAME, which the entry point names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Game, Outcome, Step
from engine.menu import Words
from engine.options import OptionSpec

from . import rules
from .rules import PebblesState, PebblesView, Skip, Skipped


class Pebbles(Game[PebblesState, Skip, Skipped, PebblesView]):
    """Two people skip pebbles; of each pair the one that goes farther wins."""

    name = "pebbles"
    seats = range(2, 3)
    state_type = PebblesState
    action_type = Skip
    event_type = Skipped
    view_type = PebblesView
    refusals: ClassVar[Mapping[str, str]] = {"not-held": "turn#You do not hold the pebble {pebble}."}

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return ()

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        return None

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return rules.set_up(chance)

    def to_act(self, state: PebblesState) -> tuple[int, ...]:
        return (state.turn,) if state.hands[state.turn] else ()

    def legal(self, state: PebblesState, seat: int) -> Sequence[Skip]:
        return [Skip(pebble) for pebble in state.hands[seat]] if seat in self.to_act(state) else []

    def check(self, state: PebblesState, seat: int, action: Skip) -> Refusal | None:
        return None if action.pebble in state.hands[seat] else Refusal("not-held", {"pebble": action.pebble})

    def apply(self, state: PebblesState, seat: int, action: Skip, chance: Chance) -> Step:
        return rules.skip(state, seat, action.pebble)

    def view(self, state: PebblesState, seat: int | None) -> PebblesView:
        return rules.view(state, seat)

    def facts(self, state: PebblesState) -> dict[str, Any]:
        return {"turn": state.turn, "lying": state.lying, "won": list(state.won), "skipped": list(state.skipped)}

    def outcome(self, state: PebblesState) -> Outcome:
        over = not self.to_act(state)
        best = max(state.won)
        winners = tuple(seat for seat in (0, 1) if over and state.won[seat] == best)
        return Outcome(over, winners, state.won)

    def unseen(self, state: PebblesState, seat: int | None) -> Sequence[int]:
        return rules.unseen(state, seat)

    def redeal(self, state: PebblesState, seat: int | None, stream: Stream) -> PebblesState:
        return rules.redeal(state, seat, stream)

    def cards(self, state: PebblesState) -> Sequence[int]:
        return (*state.hands[0], *state.hands[1], state.left_over, *state.skipped)

    def field_words(self, state: PebblesState, seat: int, action: Skip, field: str) -> Sequence[Words]:
        return [Words("pebbles-pebble", {"pebble": action.pebble})]


GAME = Pebbles()
