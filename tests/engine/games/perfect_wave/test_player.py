"""What computer players do so that the next one is not stuck, and what their tips say of it."""

from __future__ import annotations

import pytest

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import ForSilver, Play, Tip
from engine.games.perfect_wave.risks import risk
from engine.games.perfect_wave.state import State
from engine.games.perfect_wave.view import View
from engine.players import QuickStream, Sight, decide, skill_of
from tests.engine.games.perfect_wave.dealing import act, lay


@pytest.fixture
def silvers_turn() -> State:
    """Yellow 4 leaves most room, but after it ann, in seat 0, is stuck; after orange 2 everything can be laid."""
    return lay(2, "y1", "*y3", "o1 o0", "y4 o2", turn=2)


def test_silver_plays_what_the_next_one_can_go_on_from(silvers_turn: State) -> None:
    sight = Sight(GAME, silvers_turn, 1)
    assert decide("easy", sight, QuickStream(b"easy")) == ForSilver(1)
    assert decide("strong", sight, QuickStream(b"strong"), 0.01) == ForSilver(1)


def test_a_proposal_is_thought_through_as_if_it_were_agreed_to(silvers_turn: State) -> None:
    for slot, worth in ((0, 0.8 * (1 - 4 / 38)), (1, 1.0)):
        proposed = act(silvers_turn, 1, ForSilver(slot)).state
        found, _ = skill_of("wave").finish(GAME, proposed, QuickStream(b"x"), 40)
        assert list(found) == pytest.approx([worth, worth])


def test_whoever_is_next_calls_best_what_leaves_them_a_card_that_fits() -> None:
    # turquoise 1 leaves more room than yellow 3, but the red 1 of the next one does not fit on it
    state = lay(3, "y1", "*t1 *y3", "r1", "w2 w3 y2")
    advice = skill_of("wave").advice(Sight(GAME, state, 1).view)
    assert {tip.slot: tip.advice for tip in advice} == {0: "later", 1: "now"}  # type: ignore[attr-defined]


def test_the_others_only_set_right_what_is_wrong() -> None:
    state = lay(3, "y1", "*t1 *y3", "r1", "w2 w3 y2")
    for seat in (2, 1):
        for tip in skill_of("wave").advice(Sight(GAME, state, seat).view):
            assert isinstance(tip, Tip)
            state = act(state, seat, tip).state
    assert state.tips == ((0, 0, "later"), (0, 1, "now"))
    for seat in (1, 2):
        assert not skill_of("wave").advice(Sight(GAME, state, seat).view)


def test_of_the_cards_that_fit_a_certain_end_is_risked_by_nobody() -> None:
    # blue 4 can be played, but nothing that is left fits on it in the next one's hand
    state = lay(2, "y1", "b4 r1 o3", "o4 t2", "w5", turn=0)
    sight = Sight(GAME, state, 0)
    assert isinstance(sight.view, View)
    assert risk(sight.view, Play(0)) == 1.0
    for level in ("easy", "strong"):
        assert decide(level, sight, QuickStream(b"risk"), 0.01) != Play(0)
