"""The horn, the judging of Gateways, ties, the round limit."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Draw, Recorded
from engine.errors import Forged
from engine.games.war import GAME
from engine.games.war.actions import End
from engine.games.war.events import HornSilent, Judged, TieCard
from engine.games.war.state import State
from tests.engine.games.war.positions import BRIDGE, END, FALSE, GATE, HORN, WHOLE, act, at, attack, why_not

ODD = {"bridge1": "B1 W1", "bridge2": "B3 W1", "bridge3": "B5 W1", "bridge4": "B1 W1"}
MIXED = {**ODD, "bridge4": "B2 W1"}


@pytest.mark.parametrize(
    ("bridge", "is_true"), [(BRIDGE, True), (ODD, True), (MIXED, False), ({**MIXED, "bridge4": "B2 B3 W1"}, True)]
)
def test_a_bridge_is_true_if_its_totals_are_all_even_or_all_odd(bridge: dict[str, str], is_true: bool) -> None:
    assert GAME.view(at(["", ""], [bridge, {}]), 0).bridge_true is is_true


@pytest.mark.parametrize(
    ("gate", "is_true"),
    [
        (("B3", "B1", "B2"), True),
        (("B4", "B2 B1", "B3 B2"), True),
        (("B3", "B3", "B4"), False),
        (("B1", "B2", "B4"), False),
        (("B1", "B2", ""), False),
    ],
)
def test_a_gate_is_true_if_its_totals_are_three_in_a_row(gate: tuple[str, ...], is_true: bool) -> None:
    state = at(["", ""], [dict(zip(GATE, gate, strict=True)), {}])
    assert GAME.view(state, 0).gate_true is is_true


def test_only_the_owner_is_told_whether_bridge_and_gate_are_true() -> None:
    state = at(["", ""], [WHOLE, {}])
    assert (GAME.view(state, 0).bridge_true, GAME.view(state, 0).gate_true) == (True, True)
    assert (GAME.view(state, 1).bridge_true, GAME.view(state, 1).gate_true) == (False, False)
    assert (GAME.view(state, None).bridge_true, GAME.view(state, None).gate_true) == (None, None)


@pytest.mark.parametrize("lacks", [{"gate3": ""}, {"bridge2": "B2"}, {"bridge2": ""}])
def test_the_horn_needs_a_complete_gateway(lacks: dict[str, str]) -> None:
    assert why_not(at(["", ""], [{**WHOLE, **lacks}, {}]), HORN) == "horn-incomplete"


def test_the_horn_ends_the_turn_and_earns_what_the_turn_earned() -> None:
    state, _ = act(at(["", ""], [FALSE, {}], deck="W1 W2"), HORN)
    assert GAME.facts(state)["horn"] == [True, False]
    assert state.turn == 1
    assert GAME.facts(state)["hands"][0] == [0, 1, 0]


def test_a_true_gateway_that_still_stands_wins() -> None:
    state, events = act(at(["", ""], [WHOLE, {}]), HORN, END)
    assert GAME.outcome(state).winners == (0,)
    assert GAME.outcome(state).scores == (7, 0)
    facts = GAME.facts(state)
    assert (facts["turn"], facts["round"], facts["horn"], facts["types"]) == (0, 2, [False, False], [])
    assert [event.gate_true for event in events if isinstance(event, Judged)] == [True]


def test_a_false_horn_of_two_players_makes_the_other_win() -> None:
    state, _ = act(at(["", ""], [FALSE, WHOLE]), HORN, END)
    assert GAME.outcome(state).winners == (1,)
    assert GAME.facts(state)["out"] == [False, False]


def test_a_horn_falls_silent_if_the_gateway_does_not_stand_any_more() -> None:
    state, _ = act(at(["", "W6"], [WHOLE, {}]), HORN, attack("W6", 1 - 1, "bridge1", "war0"))
    assert GAME.facts(state)["horn"] == [True, False]
    state, events = act(state, END)
    assert GAME.facts(state)["horn"] == [False, False]
    assert any(isinstance(event, HornSilent) for event in events)
    assert not GAME.outcome(state).over


def test_a_false_horn_in_a_crowd_puts_its_seat_out() -> None:
    state, _ = act(at(["W1 L-pos", "", "B1"], [FALSE, WHOLE, {}], turn=2, horns=(True, False, False)), END)
    facts = GAME.facts(state)
    assert facts["out"] == [True, False, False]
    assert facts["turn"] == 1
    assert facts["hands"][0] == [0, 0, 0]
    assert facts["bridge"][0] == [[0, 0]] * 4
    assert facts["discard"] == 11 + 2
    assert not GAME.outcome(state).over
    state, _ = act(state, END, END)
    assert state.turn == 1


def test_the_last_one_left_of_a_crowd_wins() -> None:
    state, _ = act(at(["", "", ""], [FALSE, {}, {}], turn=1, horns=(True, False, False), out=(False, False, True)), END)
    assert GAME.outcome(state).winners == (1,)
    assert (GAME.outcome(state).reason, state.turn) == ("last-left", 0)


def test_another_false_horn_loses_nothing_when_one_is_true() -> None:
    state, _ = act(at(["", ""], [WHOLE, FALSE], turn=1, horns=(True, False)), HORN)
    assert GAME.outcome(state).winners == (0,)


def test_another_gateway_without_a_horn_ties_nothing() -> None:
    state, _ = act(at(["", ""], [WHOLE, WHOLE], turn=1, horns=(True, False)), END)
    assert GAME.outcome(state).winners == (0,)


def tie(hands: list[str], chance: dict[str, Any] | None = None, **fields: Any) -> State:
    """Two (or more) true Gateways with horns, judged at seat 0."""
    seats = len(hands)
    state = at(hands, [WHOLE] * seats, turn=seats - 1, horns=(True,) * (seats - 1) + (False,), **fields)
    return act(state, HORN, chance=chance)[0]


def test_in_a_tie_who_holds_a_leader_wins() -> None:
    state = tie(["W1", "L-pos"], deck="B1")
    assert GAME.outcome(state).winners == (1,)
    assert GAME.outcome(state).reason == "tie-leader"


PILE = "W1 W2 B3 L-pos"


@pytest.mark.parametrize(
    ("hands", "drawn", "winners"),
    [
        (["", ""], [["W1", "B3", "W2", "L-pos", "W6"]], (1,)),
        (["", ""], [["L-pos", "W6", "W1", "B3", "W2"]], (0,)),
        (["L-heph", "L-ares"], [["W2", "W1", "B3", "W6", "L-pos"]], (0,)),
        (["L-heph", "", "L-ares"], [["W2", "B3", "W1", "W6", "L-pos"]], (2,)),
    ],
)
def test_else_the_highest_card_wins_and_a_leader_is_highest(
    hands: list[str], drawn: list[list[str]], winners: tuple[int, ...]
) -> None:
    # The one who sounds the horn draws B1 first; the pile is deck and discard together.
    state = tie(hands, {"tiebreak": drawn}, deck="B1 W1 W2", discard="L-pos B3 W6")
    assert GAME.outcome(state).winners == winners
    assert GAME.outcome(state).reason == "tie-card"


def test_those_who_tie_again_draw_again_with_all_cards_back() -> None:
    draws = [["W1", "B3", "W3", "W2"], ["W2", "W1", "B3", "W3"]]
    state = at(["", "", ""], [WHOLE] * 3, turn=2, horns=(True, True, False), deck="B1 W1 W2 W3", discard="B3")
    state, events = act(state, HORN, chance={"tiebreak": draws})
    assert GAME.outcome(state).winners == (1,)
    drawn = [(event.draw, event.seat, event.card) for event in events if isinstance(event, TieCard)]
    assert drawn == [(1, 0, "W1"), (1, 1, "B3"), (1, 2, "W3"), (2, 1, "W2"), (2, 2, "W1")]


def test_with_too_few_cards_all_who_tie_win() -> None:
    assert GAME.outcome(tie(["", "", ""], deck="B1 W1")).winners == (0, 1, 2)


def test_cards_that_can_never_part_them_are_too_few() -> None:
    assert GAME.outcome(tie(["", ""], deck="B1 W3 B3")).winners == (0, 1)


def test_a_tiebreak_is_recorded_as_the_whole_pile_and_nothing_else_replays() -> None:
    state = at(["", ""], [WHOLE, WHOLE], turn=1, horns=(True, True), deck="W1 W2 W3", discard="B5")
    chance = Recorded([Draw("tiebreak", ["W2", "B5", "W3"])])
    GAME.apply(state, 1, End(), chance)
    assert chance.drawn[0].outcome == ["W2", "B5", "W3"]
    for forged in (["W2", "B5"], ["W2", "W2", "B5"], ["W2", "B5", "W3", "W1"]):
        with pytest.raises(Forged):
            GAME.apply(state, 1, End(), Recorded([Draw("tiebreak", forged)]))


def test_after_the_last_turn_of_the_last_round_it_is_a_draw_before_any_horn() -> None:
    state, _ = act(at(["", ""], [WHOLE, {}], turn=1, horns=(True, False), limit=3, round=3), END)
    assert GAME.outcome(state).winners == ()
    assert GAME.outcome(state).over
    assert (GAME.outcome(state).reason, state.turn) == ("rounds", 0)
    facts = GAME.facts(state)
    assert (facts["round"], facts["turn"], facts["horn"]) == (3, 0, [True, False])
    assert GAME.view(state, None).round == 3


def test_a_round_is_over_when_the_turn_passes_the_seat_of_the_first_player_even_if_it_is_out() -> None:
    state = at(["", "", "", ""], [{}] * 4, first=2, turn=1, limit=5, round=4, out=(False, False, True, False))
    state, _ = act(state, END)
    assert (state.turn, state.round) == (3, 5)
    state, _ = act(state, END, END, END)
    assert GAME.outcome(state).reason == "rounds"
    assert (state.turn, state.round) == (3, 5)
