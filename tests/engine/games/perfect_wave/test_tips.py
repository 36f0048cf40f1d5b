"""Tips: the only words about cards that the game has."""

from __future__ import annotations

import pytest

from engine.errors import Malformed
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Play, Tip
from engine.games.perfect_wave.events import Tipped
from engine.table import read_action
from tests.engine.games.perfect_wave.dealing import act, lay, of_kind, refusal


def test_anybody_but_the_owner_tips_at_any_time() -> None:
    state = lay(3, "o3", "r2 *y1", "b1 *b2", "", draw="")
    for seat in (1, 2):
        assert refusal(state, seat, Tip(0, 1, "hold")) is None
    assert refusal(state, 0, Tip(0, 1, "hold")) == "tip-own"
    assert refusal(state, 0, Tip(1, 1, "now")) is None


def test_a_tip_is_public_and_moves_nothing_on() -> None:
    state = lay(3, "o3", "r2 *y1", "b1", "b2")
    turn = act(state, 2, Tip(0, 1, "later"))
    assert turn.events == (Tipped(seat=2, whom=0, slot=1, advice="later"),)
    assert GAME.is_advice(Tip(0, 1, "later"))
    assert not GAME.is_advice(Play(1))
    assert GAME.facts(turn.state) == GAME.facts(state)
    for audience in (0, 1, 2, None):
        slot = GAME.view(turn.state, audience).hands[0].slots[1]
        assert slot is not None
        assert slot.tip == "later"


def test_a_tip_can_be_changed_and_repeated() -> None:
    state = lay(3, "o3", "r2 *y1", "b1", "b2")
    for tip in (Tip(0, 1, "later"), Tip(0, 1, "later"), Tip(0, 1, "now")):
        state = act(state, 1, tip).state
    assert state.tips == ((0, 1, "now"),)


def test_a_tip_goes_with_its_card_alone() -> None:
    state = lay(3, "o3", "r2 *r1 *t1", "b1", "b2", draw="w1 w2")
    state = act(act(state, 1, Tip(0, 1, "now")).state, 2, Tip(0, 2, "hold")).state
    after = act(state, 0, Play(1)).state
    assert after.tips == ((0, 2, "hold"),)


def test_what_nobody_else_sees_cannot_be_tipped() -> None:
    state = lay(3, "o3", "r2 *y1", "b1 -", "b2")
    assert refusal(state, 1, Tip(0, 0, "now")) == "tip-faces-owner"
    assert refusal(state, 0, Tip(1, 1, "now")) == "empty-slot"
    assert refusal(state, 0, Tip(1, 7, "now")) == "no-such-slot"
    assert refusal(state, 0, Tip(3, 0, "now")) == "tip-nobody"
    assert refusal(state, 0, Tip(-1, 0, "now")) == "tip-nobody"


def test_silvers_cards_cannot_be_tipped_but_tips_go_on_during_silvers_turn() -> None:
    state = lay(2, "o3", "r2 *y1", "b1 *b2", "r3 *r4", turn=2)
    assert refusal(state, 0, Tip(2, 1, "now")) == "tip-silver"
    assert refusal(state, 0, Tip(1, 1, "now")) is None


def test_no_tips_once_it_is_over() -> None:
    state = act(lay(3, "o3", "*y1 r1", "*b1", "b2"), 0, Play(0)).state
    assert refusal(state, 0, Tip(1, 0, "now")) == "over"
    assert GAME.legal(state, 0) == ()


@pytest.mark.parametrize(
    "fields",
    [
        {"type": "tip", "to": 0, "slot": 1, "advice": "play"},
        {"type": "tip", "to": 0, "slot": 1},
        {"type": "tip", "to": True, "slot": 1, "advice": "now"},
        {"type": "play", "slot": 1.0},
        {"type": "play", "slot": 1, "card": "r1"},
        {"type": "silver", "slot": None},
        {"type": "agree", "slot": 1},
        {"type": "pass"},
    ],
)
def test_a_missing_unknown_or_wrongly_typed_field_is_illegal(fields: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        read_action(GAME, fields)


def test_a_tip_is_never_chosen_for_a_player() -> None:
    state = lay(3, "o3", "r2", "*b1", "b2")
    assert GAME.moves(state, 0) == (Play(0),)
    assert of_kind(act(state, 0, Tip(1, 0, "now")).events, Tipped)
