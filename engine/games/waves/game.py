"""Waves as the engine knows it: the contract, tied to the files of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.chance import Chance, Stream
from engine.errors import Refusal
from engine.game import Game, Outcome, Room, Step
from engine.games.waves import fields, legal, menu, redeal, rules, view
from engine.games.waves.actions import Discard, Token, WavesAction
from engine.games.waves.events import WavesEvent
from engine.games.waves.piles import count_in, counts
from engine.games.waves.state import NOWHERE, OVER, PHASES, REASONS, WavesState
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
from engine.games.waves.view import WavesView
from engine.menu import Ask, Ready, Words
from engine.options import OptionSpec

BREAKERS_SAY = {"en": {"Rebel": "Breaker"}, "de": {"Rebellen": "Brecher", "Rebell": "Brecher"}}
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


class Waves(Game[WavesState, WavesAction, WavesEvent, WavesView]):
    """A council of Elders, Followers and Rebels, and a Rule Tablet for each majority."""

    name = "waves"
    seats = range(2, 7)
    usual_seats = 4
    state_type = WavesState
    action_type = WavesAction
    event_type = WavesEvent
    view_type = WavesView
    refusals = legal.REFUSALS

    def options(self, seats: int) -> tuple[OptionSpec, ...]:
        return _options(seats)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Refusal | None:
        if options["mode"] != default_mode(seats) and (options["mode"] != MODES[FREE] or seats < 4):
            return Refusal("seats-and-mode", {"seats": seats})
        if options["edition"] == "breakers" and (options["mode"] == MODES[FREE] or seats == 5):
            return Refusal("seats-and-edition")
        return None if any(options["shells"]) else Refusal("no-shells")

    def setup(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Step:
        return rules.set_up(seats, options, chance)

    def to_act(self, state: WavesState) -> tuple[int, ...]:
        return state.acting

    def legal(self, state: WavesState, seat: int) -> Sequence[WavesAction]:
        return legal.legal(state, seat)

    def check(self, state: WavesState, seat: int, action: WavesAction) -> Refusal | None:
        return legal.check(state, seat, action)

    def apply(self, state: WavesState, seat: int, action: WavesAction, chance: Chance) -> Step:
        if isinstance(action, Discard):
            return rules.discard(state, seat, action, chance)
        if isinstance(action, Token):
            return rules.lay_token(state, seat, action, chance)
        if state.mode == DUEL:
            return rules.place_in_duel(state, seat, action, chance)
        return rules.place_agent(state, seat, action, chance)

    def view(self, state: WavesState, seat: int | None) -> WavesView:
        return view.view(state, seat)

    def views(self, state: WavesState) -> Sequence[WavesView]:
        return view.views(state)

    def facts(self, state: WavesState) -> dict[str, Any]:
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

    def outcome(self, state: WavesState) -> Outcome:
        scores = tuple([count_in(state.collected[side]) for side in state.layout.side_of])
        return Outcome(state.phase == OVER, view.winners(state), scores, REASONS[state.ended])

    def unseen(self, state: WavesState, seat: int | None) -> Sequence[int]:
        return redeal.unseen(state, seat)

    def redeal(self, state: WavesState, seat: int | None, stream: Stream) -> WavesState:
        return redeal.redeal(state, seat, stream)

    def cards(self, state: WavesState) -> Sequence[int]:
        return redeal.all_cards(state)

    def sides(self, seats: int, options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
        plan = layout(MODES.index(options["mode"]), seats)
        return plan.sides if len(plan.sides) < seats else ()

    def rooms(self, state: WavesState) -> tuple[Room, ...]:
        return view.rooms(state)

    def edition_words(self, language: str, edition: str) -> Mapping[str, str]:
        return BREAKERS_SAY[language] if edition == "breakers" else {}

    def field_words(self, state: WavesState, seat: int, action: WavesAction, field: str) -> Sequence[Words]:
        return fields.field_words(state, action, field)

    def ask(self, state: WavesState, seat: int, picked: Sequence[str]) -> Ask | Ready | Refusal:
        return menu.ask(state, seat, picked)
