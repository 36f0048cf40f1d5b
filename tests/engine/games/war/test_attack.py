"""Attacks: on enemies and on one's own."""

from __future__ import annotations

import pytest

from engine.games.war import GAME
from engine.games.war.events import Attacked
from engine.reasons import sentence
from engine.table import check, read_action
from tests.engine.games.war.positions import BRIDGE, act, at, attack, hand, section, why_not

THEIRS = {"bridge1": "B5 B3 W4 W2"}


@pytest.mark.parametrize(
    ("cards", "theirs", "which", "wins"),
    [
        ("W4", "B1 W4", "war0", True),
        ("W3", "B1 W4", "war0", False),
        ("W4 W2", "B1 W4 W2", "war0 war1", True),
        ("B6 B2", "B1 W4", "war0", True),
        ("B6 B1", "B1 W4", "war0", False),
        ("B5", "B5", "build0", True),
        ("B4", "B5", "build0", False),
        ("W6 W4", "B5", "build0", True),
        ("W6 W3", "B5", "build0", False),
        ("W6 W4", "B2 B3", "build0 build1", True),
    ],
)
def test_the_same_kind_must_be_matched_and_the_other_doubled(cards: str, theirs: str, which: str, wins: bool) -> None:
    state, events = act(at([cards, ""], [{}, {"bridge1": theirs}]), attack(cards, 1, "bridge1", which))
    (told,) = [event for event in events if isinstance(event, Attacked)]
    assert told.won == wins
    assert hand(state, 0) == []
    lost = len(cards.split()) + (len(which.split()) if wins else 0)
    assert GAME.facts(state)["discard"] == lost


def test_a_lost_attack_leaves_what_it_turned_up_known_to_all() -> None:
    state, _ = act(at(["W1", ""], [{}, THEIRS]), attack("W1", 1, "bridge1", "war0"))
    seen = GAME.view(state, None).seats[1].bridge[0]
    assert [(card.card, card.open) for card in seen.wars] == [("W4", True), ("W", False)]
    assert [card.card for card in seen.builds] == ["B", "B"]


def test_a_section_without_build_is_gone_and_frees_its_number() -> None:
    state, _ = act(at(["B6", ""], [{}, {"bridge1": "B5", "bridge2": "B1"}]), attack("B6", 1, "bridge1", "build0"))
    assert GAME.facts(state)["bridge"][1][:2] == [[0, 0], [1, 0]]


def test_war_must_fall_before_build() -> None:
    state = at(["B6 W6", ""], [{}, THEIRS])
    assert why_not(state, attack("B6", 1, "bridge1", "build0")) == "war-first"
    assert why_not(state, attack("B6", 1, "bridge1", "war0 build0")) == "mixed-targets"
    assert why_not(state, attack("B6 W6", 1, "bridge1", "war0")) == "mixed-cards"


def test_an_attack_names_cards_that_are_there_each_once() -> None:
    state = at(["W6 L-pos", ""], [{"bridge1": "B1"}, {"bridge1": "B5 W4"}])
    assert why_not(state, attack("", 1, "bridge1", "war0")) == "no-cards"
    assert why_not(state, attack("W6", 1, "bridge1", "")) == "nothing-aimed-at"
    assert why_not(state, attack("W6", 1, "bridge1", "war1")) == "no-such-place"
    assert why_not(state, attack("W6", 1, "bridge1", "war0 war0")) == "aimed-twice"
    assert why_not(state, attack("W6", 1, "bridge2", "war0")) == "no-section"
    assert why_not(state, attack("W6 W6", 1, "bridge1", "war0")) == "not-in-hand"
    assert why_not(state, attack("L-pos", 1, "bridge1", "war0")) == "leader-cannot-fight"
    assert why_not(state, attack("W6", 2, "bridge1", "war0")) == "no-such-target"
    assert why_not(state, attack("W6", -1, "bridge1", "war0")) == "no-such-target"


def test_a_gate_can_be_attacked_only_with_a_standing_bridge() -> None:
    theirs = {**BRIDGE, "gate1": "B3 B1"}
    assert why_not(at(["W6", ""], [{}, theirs]), attack("W6", 1, "gate1", "build0")) == "bridge-not-standing"
    state, _ = act(at(["W6", ""], [BRIDGE, theirs]), attack("W6", 1, "gate1", "build0"))
    assert section(state, 1, "gate1") == "B1"


def test_a_gate_stays_when_its_bridge_stops_standing() -> None:
    state, _ = act(at(["W6", ""], [{}, {**BRIDGE, "gate1": "B3"}]), attack("W6", 1, "bridge1", "war0"))
    assert section(state, 1, "gate1") == "B3"


def test_own_build_cards_are_attacked_by_the_same_sums_but_never_in_vain() -> None:
    state = at(["B3 W6 W2", ""], [{"bridge1": "B4 B1"}, {}])
    assert why_not(state, attack("B3", 0, "bridge1", "build0")) == "own-too-weak"
    assert why_not(state, attack("W6", 0, "bridge1", "build0")) == "own-too-weak"
    refused = check(GAME, state, 0, read_action(GAME, attack("W6", 0, "bridge1", "build0")))
    assert refused is not None
    assert not any(map(str.isdigit, sentence(refused, GAME.refusals))), "that line is not for the owner alone"
    state, _ = act(state, attack("W6 W2", 0, "bridge1", "build0"))
    assert section(state, 0, "bridge1") == "B1"
    assert GAME.facts(state)["types"] == ["attack"]


def test_a_single_own_build_under_war_must_stay() -> None:
    assert why_not(at(["B6", ""], [{"bridge1": "B1 W1"}, {}]), attack("B6", 0, "bridge1", "build0")) == "own-last-build"


def test_of_two_own_builds_under_war_one_can_go_and_the_war_stays() -> None:
    state, _ = act(at(["B6", ""], [{"bridge1": "B1 B2 W1"}, {}]), attack("B6", 0, "bridge1", "build0"))
    assert section(state, 0, "bridge1") == "B2 W1"


def test_with_both_own_builds_the_war_on_them_perishes() -> None:
    state, _ = act(at(["B6", ""], [{"bridge1": "B1 B2 W1 W3"}, {}]), attack("B6", 0, "bridge1", "build0 build1"))
    assert section(state, 0, "bridge1") == ""
    assert GAME.facts(state)["discard"] == 5


def test_own_war_cards_are_no_target() -> None:
    assert why_not(at(["W6", ""], [{"bridge1": "B1 B2 W1"}, {}]), attack("W6", 0, "bridge1", "war0")) == "own-war"


def test_an_own_gate_is_cleared_one_card_at_a_time_and_with_a_standing_bridge() -> None:
    mine = {**BRIDGE, "gate1": "B1 B2"}
    assert why_not(at(["B6", ""], [mine, {}]), attack("B6", 0, "gate1", "build0 build1")) == "own-gate-one"
    assert why_not(at(["B6", ""], [{"gate1": "B1"}, {}]), attack("B6", 0, "gate1", "build0")) == "bridge-not-standing"
    state, _ = act(at(["B6", ""], [mine, {}]), attack("B6", 0, "gate1", "build1"))
    assert section(state, 0, "gate1") == "B1"
