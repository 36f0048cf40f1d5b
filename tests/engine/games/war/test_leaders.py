"""The four Leaders: when they can be played, what they do, what a turn with one earns."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.errors import Malformed
from engine.games.war import GAME
from engine.games.war.actions import AnyAction
from engine.table import read_action
from tests.engine.games.war.positions import (
    BRIDGE,
    END,
    WHOLE,
    act,
    ares,
    at,
    attack,
    build,
    ceto,
    fortify,
    hand,
    hephaestus,
    poseidon,
    section,
    why_not,
)

HEPH = hephaestus(("bridge1", "build0"), ("gate1", "build0"))


def test_a_leader_needs_another_card_that_is_not_one() -> None:
    assert why_not(at(["L-ceto L-pos", "B1"], [{}, {}]), ceto(1)) == "leader-alone"
    assert why_not(at(["L-pos W1", "B1"], [{}, {}]), ceto(1)) == "not-in-hand"


def test_a_leader_comes_first_in_the_turn_and_ends_its_actions() -> None:
    state = at(["L-ceto L-heph B1 B2", "B3 B4"], [WHOLE, {}])
    later, _ = act(state, fortify("B1", "bridge1"))
    assert why_not(later, ceto(1)) == "leader-first"
    later, _ = act(state, HEPH)
    for action in (ceto(1), build("B1"), fortify("B1", "bridge1"), attack("B1", 0, "gate2", "build0")):
        assert why_not(later, action) == "leader-ends-actions"
    assert len(GAME.legal(later, 0)) == 2


def test_announcing_draws_before_the_effect_and_a_leader_drawn_so_draws_one_more() -> None:
    state, _ = act(at(["L-ceto B1", "B3"], [{}, {}], deck="L-pos W6 W1"), ceto(1))
    assert hand(state, 1) == ["W6", "B1", "L-pos"]
    assert hand(state, 0) == ["B3"]


def test_an_announced_leader_is_not_in_the_pile_that_its_announcement_shuffles() -> None:
    state, _ = act(at(["L-ceto B1", "B3"], [{}, {}], deck="", discard="W1"), ceto(1), chance={"reshuffle": [["W1"]]})
    assert GAME.facts(state)["discard"] == 1
    state, _ = act(at(["L-ceto B1", "B3"], [{}, {}], deck=""), ceto(1))
    assert hand(state, 1) == ["B1"]


def test_hephaestus_swaps_a_bridge_card_with_a_gate_card_in_their_places() -> None:
    mine = {**BRIDGE, "bridge1": "B2 B5 W1", "gate2": "B6 B1"}
    state, _ = act(at(["L-heph W1", ""], [mine, {}]), hephaestus(("bridge1", "build1"), ("gate2", "build0")))
    assert section(state, 0, "bridge1") == "B2 B6 W1"
    assert section(state, 0, "gate2") == "B5 B1"
    assert GAME.facts(state)["types"] == ["fortify"]


def test_hephaestus_needs_no_standing_bridge_but_a_card_on_each_side() -> None:
    state = at(["L-heph W1", ""], [{"bridge1": "B2 W1", "gate1": "B3"}, {}])
    assert why_not(state, HEPH) is None
    assert why_not(state, hephaestus(("gate1", "build0"), ("bridge1", "build0"))) == "heph-bridge"
    assert why_not(state, hephaestus(("bridge1", "build0"), ("bridge1", "build0"))) == "heph-gate"
    assert why_not(state, hephaestus(("bridge1", "war0"), ("gate1", "build0"))) == "heph-bridge"
    assert why_not(state, hephaestus(("bridge1", "build0"), ("gate1", "build1"))) == "no-such-place"


def test_poseidon_strikes_two_cards_with_any_cards_one_to_one() -> None:
    state, _ = act(at(["L-pos W3 B4", ""], [{}, {"bridge1": "B5 W2"}]), poseidon("B4 W3", 1, "bridge1", "war0 build0"))
    assert section(state, 1, "bridge1") == ""
    assert GAME.facts(state)["discard"] == 5
    assert GAME.facts(state)["types"] == ["attack"]
    state, _ = act(at(["L-pos W3 B3", ""], [{}, {"bridge1": "B5 W2"}]), poseidon("B3 W3", 1, "bridge1", "build0 war0"))
    assert section(state, 1, "bridge1") == "B5 W2"


def test_poseidon_hits_build_only_together_with_every_war_on_it() -> None:
    state = at(["L-pos W3 B4", ""], [{"bridge1": "B1"}, {"bridge1": "B5 B1 W2 W3", "bridge2": "B1 B3 W1"}])
    assert why_not(state, poseidon("B4", 1, "bridge1", "build0")) == "pos-war-first"
    assert why_not(state, poseidon("B4", 1, "bridge1", "war0 build0")) == "pos-war-first"
    assert why_not(state, poseidon("B4", 1, "bridge1", "war0 war1 build0")) == "pos-two"
    assert why_not(state, poseidon("B4", 1, "bridge1", "war0 war1")) is None
    assert why_not(state, poseidon("B4", 1, "bridge2", "war0 build1")) is None
    assert why_not(state, poseidon("B4", 0, "bridge1", "build0")) == "pos-own"
    assert why_not(state, poseidon("L-pos", 1, "bridge1", "war0")) == "leader-cannot-fight"
    assert why_not(state, poseidon("", 1, "bridge1", "war0")) == "no-cards"


def test_poseidon_reaches_a_gate_without_a_bridge() -> None:
    state, _ = act(at(["L-pos W4", ""], [{}, {"gate1": "B3 B1"}]), poseidon("W4", 1, "gate1", "build0 build1"))
    assert section(state, 1, "gate1") == ""


def test_ares_takes_two_where_there_is_room_and_lays_them_in_that_order() -> None:
    theirs = {"bridge1": "B1 W5 W6", "bridge2": "B1 W4"}
    state = at(["L-ares B1", ""], [{"bridge1": "B2", "bridge2": "B3 W1"}, theirs])
    moved, _ = act(state, ares("bridge1", (1, "bridge2", "war0"), (1, "bridge1", "war1")))
    assert section(moved, 0, "bridge1") == "B2 W4 W6"
    assert (section(moved, 1, "bridge1"), section(moved, 1, "bridge2")) == ("B1 W5", "B1")
    assert GAME.facts(moved)["types"] == ["fortify"]
    assert why_not(state, ares("bridge1", (1, "bridge2", "war0"))) == "ares-count"
    moved, _ = act(state, ares("bridge2", (1, "bridge1", "war0")))
    assert section(moved, 0, "bridge2") == "B3 W1 W5"


def test_places_for_ares_are_named_as_before_the_move() -> None:
    state = at(["L-ares B1", ""], [{"bridge1": "B2"}, {"bridge1": "B1 W5 W6"}])
    moved, _ = act(state, ares("bridge1", (1, "bridge1", "war0"), (1, "bridge1", "war1")))
    assert section(moved, 0, "bridge1") == "B2 W5 W6"


def test_ares_takes_the_only_war_card_there_is() -> None:
    state = at(["L-ares B1", ""], [{"bridge1": "B2"}, {"bridge1": "B1 W5"}])
    assert why_not(state, ares("bridge1", (1, "bridge1", "war0"))) is None
    assert why_not(state, ares("bridge1", (1, "bridge1", "war0"), (1, "bridge1", "war0"))) == "ares-count"
    assert why_not(at(["L-ares B1", ""], [{"bridge1": "B2"}, {}]), ares("bridge1")) == "ares-no-wars"


def test_ares_brings_war_only_to_an_own_bridge_section_with_room() -> None:
    theirs = {"bridge1": "B1 W5 W6"}
    state = at(["L-ares B1", ""], [{"bridge1": "B2 W1 W2", "bridge2": "B1", "gate1": "B3"}, theirs])
    take = ((1, "bridge1", "war0"), (1, "bridge1", "war1"))
    assert why_not(state, ares("gate1", *take)) == "ares-section"
    assert why_not(state, ares("bridge3", *take)) == "no-section"
    assert why_not(state, ares("bridge1", *take)) == "wars-full"
    assert why_not(state, ares("bridge2", take[0], take[0])) == "aimed-twice"
    assert why_not(state, ares("bridge2", take[0], (0, "bridge1", "war0"))) == "ares-war"
    assert why_not(state, ares("bridge2", take[0], (1, "bridge1", "build0"))) == "ares-war"


def test_ares_takes_from_several_enemies() -> None:
    state = at(["L-ares B1", "", ""], [{"bridge1": "B2"}, {"bridge1": "B1 W5"}, {"bridge3": "B1 W6"}])
    moved, _ = act(state, ares("bridge1", (2, "bridge3", "war0"), (1, "bridge1", "war0")))
    assert section(moved, 0, "bridge1") == "B2 W6 W5"


def test_ceto_swaps_hands_even_with_an_empty_one() -> None:
    state, _ = act(at(["L-ceto B1", ""], [{}, {}], deck="W1"), ceto(1))
    assert hand(state, 0) == []
    assert hand(state, 1) == ["W1", "B1"]
    assert why_not(at(["L-ceto B1", ""], [{}, {}]), ceto(0)) == "no-such-target"


@pytest.mark.parametrize(
    ("leader", "deck", "face"),
    [
        (poseidon("W1", 1, "bridge1", "war0"), 1, 0),
        (ares("bridge1", (1, "bridge1", "war0")), 0, 1),
        (HEPH, 0, 1),
        (ceto(1), 0, 0),
    ],
)
def test_a_leader_turn_earns_as_its_type_and_ceto_nothing(leader: dict[str, Any], deck: int, face: int) -> None:
    mine = {"bridge1": "B2 W1", "gate1": "B1"}
    state = at(["L-pos L-ares L-heph L-ceto W1", "B1"], [mine, {"bridge1": "B1 W5"}], deck="W2 W2 W2 W2")
    played, _ = act(state, leader)
    before = len(hand(played, 0))
    after, _ = act(played, END)
    assert len(hand(after, 0)) == before + deck + face
    assert len(after.deck) == len(played.deck) - deck - face
    assert GAME.facts(played)["types"] == {"pos": ["attack"], "ceto": []}.get(leader["leader"], ["fortify"])


def test_no_leader_hits_a_seat_that_is_out() -> None:
    state = at(["L-ceto L-pos W1", "", "B1"], [{}, {"bridge1": "B1"}, {}], out=(False, True, False))
    assert why_not(state, ceto(1)) == "target-out"
    assert why_not(state, poseidon("W1", 1, "bridge1", "build0")) == "target-out"
    assert why_not(state, attack("W1", 1, "bridge1", "build0")) == "target-out"


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "leader", "leader": "ceto"},
        {"type": "leader", "leader": "ceto", "target": None},
        {"type": "leader", "leader": "ceto", "target": True},
        {"type": "leader", "leader": "ceto", "target": 1.0},
        {"type": "leader", "leader": "ceto", "target": 1, "section": "bridge1"},
        {"type": "leader", "leader": "zeus", "target": 1},
        {"type": "leader", "leader": "heph", "bridge": ["bridge1"], "gate": ["gate1", "build0"]},
        {"type": "leader", "leader": "ares", "take": [[1, "bridge1"]], "section": "bridge1"},
    ],
)
def test_each_leader_has_just_its_own_fields(fields: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, fields)


@pytest.mark.parametrize("fields", [HEPH, poseidon("W1", 1, "gate2", "build0"), ares("bridge1"), ceto(1)])
def test_an_action_is_written_as_it_was_read_in_the_order_of_the_page(fields: dict[str, Any]) -> None:
    action: AnyAction = msgspec.convert(fields, AnyAction)
    written = msgspec.json.decode(msgspec.json.encode(action))
    assert written == fields
    order = ["type", "leader", "bridge", "gate", "cards", "target", "take", "section", "which"]
    assert list(written) == [name for name in order if name in fields]
