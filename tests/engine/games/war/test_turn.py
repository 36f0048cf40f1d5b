"""A turn: what may be built, at most two types, and what they earn."""

from __future__ import annotations

import pytest

from engine.chance import Stream
from engine.games.war import GAME
from engine.games.war.events import NothingToDraw, Reshuffled
from tests.engine.games.war.positions import (
    BRIDGE,
    END,
    WHOLE,
    act,
    at,
    attack,
    build,
    fortify,
    hand,
    section,
    why_not,
)

THREE = {"bridge1": "B2 W1", "bridge2": "B4 W1", "bridge3": "B6 W1"}


def test_a_new_section_takes_the_lowest_free_number() -> None:
    state = at(["B1 B2 B3", ""], [{"bridge1": "B5", "bridge3": "B6"}, {}])
    state, _ = act(state, build("B1"), build("B2"))
    assert (section(state, 0, "bridge2"), section(state, 0, "bridge4")) == ("B1", "B2")
    assert why_not(state, build("B3")) == "bridge-full"


def test_a_gate_needs_a_bridge_of_four_with_build_and_war_each() -> None:
    state = at(["B1 W2", ""], [{**THREE, "bridge4": "B3"}, {}])
    assert why_not(state, build("B1", "gate")) == "bridge-not-standing"
    state, _ = act(state, fortify("W2", "bridge4"), build("B1", "gate"))
    assert section(state, 0, "gate1") == "B1"


def test_a_gate_has_three_sections() -> None:
    assert why_not(at(["B1", ""], [WHOLE, {}]), build("B1", "gate")) == "gate-full"


def test_a_section_holds_two_builds_and_two_wars() -> None:
    state = at(["B1 B2 W2 W3", ""], [{"bridge1": "B5 W6"}, {}])
    state, _ = act(state, fortify("B1", "bridge1"), fortify("W2", "bridge1"))
    assert section(state, 0, "bridge1") == "B5 B1 W6 W2"
    assert why_not(state, fortify("B2", "bridge1")) == "builds-full"
    assert why_not(state, fortify("W3", "bridge1")) == "wars-full"


def test_war_never_goes_into_a_gate_and_build_only_with_a_standing_bridge() -> None:
    state = at(["B1 W1", ""], [{**THREE, "gate1": "B3"}, {}])
    assert why_not(state, fortify("W1", "gate1")) == "no-war-in-gate"
    assert why_not(state, fortify("B1", "gate1")) == "bridge-not-standing"
    state = at(["B1 W1", ""], [{**BRIDGE, "gate1": "B3"}, {}])
    assert why_not(state, fortify("W1", "gate1")) == "no-war-in-gate"
    assert why_not(state, fortify("B1", "gate1")) is None


def test_nothing_is_fortified_where_no_section_stands_and_no_leader_is_laid() -> None:
    state = at(["B1 L-pos", ""], [{"bridge1": "B5"}, {}])
    assert why_not(state, fortify("B1", "bridge2")) == "no-section"
    assert why_not(state, fortify("L-pos", "bridge1")) == "leader-in-section"
    assert why_not(state, build("L-pos")) == "not-a-build-card"
    assert why_not(state, build("B2")) == "not-in-hand"


def test_two_types_a_turn_each_as_often_as_one_likes() -> None:
    state = at(["B1 B2 B3 W1 W2", ""], [{"bridge1": "B5"}, {"bridge1": "B1"}])
    state, _ = act(state, build("B1"), build("B2"), fortify("W1", "bridge2"), fortify("B3", "bridge1"))
    assert why_not(state, attack("W2", 1, "bridge1", "build0")) == "two-types"
    assert why_not(state, fortify("W2", "bridge1")) is None
    assert GAME.facts(state)["types"] == ["build", "fortify"]


@pytest.mark.parametrize(
    ("done", "deck", "face"),
    [
        ([], 1, 0),
        ([build("B1")], 0, 2),
        ([build("B1"), fortify("W1", "bridge1")], 2, 0),
        ([fortify("W1", "bridge1")], 0, 1),
        ([fortify("W1", "bridge1"), attack("W6", 1, "bridge1", "build0")], 1, 1),
        ([attack("W6", 1, "bridge1", "build0")], 1, 0),
        ([attack("W6", 1, "bridge1", "build0"), build("B1")], 0, 1),
    ],
)
def test_a_turn_earns_cards_by_the_types_done(done: list[dict[str, object]], deck: int, face: int) -> None:
    state = at(["B1 W1 W6", ""], [{"bridge1": "B5"}, {"bridge1": "B1"}], deck="W2 W2 W2 W2", face="B6 B5 B4 B3")
    state, _ = act(state, *done)
    before = hand(state, 0)
    state, _ = act(state, END)
    drawn = sorted(["W2"] * deck + ["B6", "B5"][:face])
    assert sorted(hand(state, 0)) == sorted(before + drawn)
    assert len(state.deck) == 4 - deck - face
    assert len(state.face) == 4


def test_a_deck_card_comes_before_a_face_card() -> None:
    state = at(["W1 W6", ""], [{"bridge1": "B5"}, {"bridge1": "B1"}], deck="B1 B2", face="W5 W5 W5 W5")
    state, _ = act(state, fortify("W1", "bridge1"), attack("W6", 1, "bridge1", "build0"), END)
    assert hand(state, 0) == ["W5", "B1"]
    assert GAME.facts(state)["face"] == ["W5", "W5", "W5", "B2"]


def test_face_cards_come_furthest_first_and_the_row_slides_and_fills_after_each() -> None:
    state = at(["B1", ""], [{}, {}], deck="W1 W2 W3", face="B1 B2 B3 B4")
    state, _ = act(state, build("B1"), END)
    assert hand(state, 0) == ["B1", "B2"]
    assert GAME.facts(state)["face"] == ["B3", "B4", "W1", "W2"]


def test_a_leader_drawn_draws_one_more_from_the_same_place() -> None:
    state, _ = act(at(["", ""], [{}, {}], deck="L-pos L-heph W3 W4"), END)
    assert hand(state, 0) == ["W3", "L-heph", "L-pos"]
    state = at(["B1", ""], [{}, {}], deck="L-ares W5 W5 W5", face="L-pos B2 B3 B4")
    state, _ = act(state, build("B1"), END)
    assert hand(state, 0) == ["B2", "B3", "L-pos"]
    assert GAME.facts(state)["face"] == ["B4", "L-ares", "W5", "W5"]


def test_an_empty_deck_is_made_from_the_discard_pile_when_a_card_must_be_drawn() -> None:
    state = at(["", "", ""], [{}, {}, {}], deck="W1", discard="W5 B2 W6")
    state, events = act(state, END)
    assert (len(state.deck), len(state.discard)) == (0, 3)
    state, events = act(state, END, chance={"reshuffle": [["B2", "W6", "W5"]]})
    assert hand(state, 1) == ["B2"]
    assert [event.cards for event in events if isinstance(event, Reshuffled)] == [3]
    assert (len(state.deck), len(state.discard)) == (2, 0)


def test_the_discard_pile_is_sorted_like_a_pack_before_it_is_shuffled() -> None:
    state = at(["", ""], [{}, {}], deck="", discard="L-pos B2 W6 W5 B1 W5")
    after, _ = act(state, END)
    wanted = Stream(b"scripted").shuffle(["W5", "W5", "W6", "B1", "B2", "L-pos"])
    drawn = wanted[:2] if wanted[0] == "L-pos" else wanted[:1]
    assert sorted(hand(after, 0)) == sorted(drawn)
    assert len(after.deck) == 6 - len(drawn)


def test_draws_are_skipped_when_there_are_no_cards() -> None:
    state = at(["B1", ""], [{}, {}], deck="", face="B2")
    state, events = act(state, build("B1"), END)
    assert hand(state, 0) == ["B2"]
    assert state.face == ()
    assert [event.place for event in events if isinstance(event, NothingToDraw)] == ["face"]


def test_a_face_row_fills_from_the_reshuffled_discard_pile() -> None:
    state = at(["B1", ""], [{}, {}], deck="", face="B2", discard="W1 W1 W1")
    state, _ = act(state, build("B1"), END)
    assert hand(state, 0) == ["W1", "B2"]
    assert GAME.facts(state)["face"] == ["W1", "W1"]
