"""Packs, options and the deal, sentence by sentence of the rules page."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.chance import Draw, Recorded, Scripted
from engine.errors import Forged, Refused
from engine.games.war import GAME
from engine.games.war.cards import CARDS, Card, pack_of
from engine.table import begin, check_setup
from tests.engine.played import Table

PACK_54 = [CARDS[code] for code in pack_of("54", 2)]
STACKED: list[Card] = ["L-pos", "W6", "B1", "W5", "B2", "B3", "L-ceto", "B4", "W4"]
"""The top of a deck in which the deal has to look for its cards."""


def stacked() -> list[Card]:
    return STACKED + list((Counter(PACK_54) - Counter(STACKED)).elements())


def test_a_pack_has_54_cards_unless_the_option_says_60() -> None:
    kinds = {deck: Counter(CARDS[code][0] for code in pack_of(deck, 2)) for deck in ("54", "60")}
    assert kinds == {"54": {"W": 24, "B": 26, "L": 4}, "60": {"W": 24, "B": 32, "L": 4}}
    assert Counter(PACK_54)["B1"] == Counter(PACK_54)["B2"] == 5
    assert "B7" not in PACK_54
    assert [CARDS[code] for code in pack_of("60", 2)].count("B8") == 4


def test_a_crowd_shuffles_two_packs_together_copies_side_by_side() -> None:
    assert Counter(pack_of("54", 4)) == Counter(pack_of("54", 2) * 2)
    assert list(pack_of("54", 3)) == sorted(pack_of("54", 3))


def test_each_seat_gets_a_build_then_a_war_then_its_first_section() -> None:
    state, _ = GAME.setup(2, check_setup(GAME, 2, {}), Scripted({"deck": [stacked()], "first": [1]}))
    first, second = (GAME.view(state, seat).seats[seat] for seat in (0, 1))
    assert [seen.card for seen in first.hand] == ["W6", "B1"]
    assert [seen.card for seen in second.hand] == ["W5", "B2"]
    assert [seen.card for seen in first.bridge[0].builds] == ["B3"]
    assert [seen.card for seen in second.bridge[0].builds] == ["B4"]
    assert state.turn == state.first == 1


def test_cards_passed_over_keep_their_order_and_the_next_four_are_the_face_row() -> None:
    state, _ = GAME.setup(2, check_setup(GAME, 2, {}), Scripted({"deck": [stacked()]}))
    assert GAME.facts(state)["face"][:3] == ["L-pos", "L-ceto", "W4"]
    assert GAME.facts(state)["deck"] == 54 - 6 - 4


@pytest.mark.parametrize(("seats", "asked"), [(2, {"crowd": True}), (3, {}), (4, {"crowd": False})])
def test_a_crowd_is_for_three_and_four_and_they_need_it(seats: int, asked: dict[str, bool]) -> None:
    with pytest.raises(Refused):
        check_setup(GAME, seats, asked)


@pytest.mark.parametrize("asked", [{"deck": "55"}, {"deck": 54}, {"rounds": 0}, {"rounds": True}, {"crowd": 0}])
def test_options_out_of_range_are_refused(asked: dict[str, object]) -> None:
    with pytest.raises(Refused, match="bad-option"):
        check_setup(GAME, 2, asked)


def test_a_forged_deck_is_refused() -> None:
    with pytest.raises(Forged):
        begin(GAME, 2, {}, Recorded([Draw("deck", ["W1"] * 54), Draw("first", 0)]))


def test_the_deck_is_drawn_before_who_starts() -> None:
    table = Table(GAME, 3, {"crowd": True}, Scripted({}))
    assert [draw.what for draw in table.chance.drawn] == ["deck", "first"]
    assert table.to_act == (table.state.first,)
