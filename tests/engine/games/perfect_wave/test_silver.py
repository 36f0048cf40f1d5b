"""Silver, who plays along when two people play."""

from __future__ import annotations

import pytest

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Agree, ForSilver, Play, Tip
from engine.games.perfect_wave.events import (
    Agreed,
    Proposed,
    SilverDrew,
    SilverOut,
    SilverPlayed,
    SilverStuck,
    TurnedUp,
)
from engine.games.perfect_wave.state import State
from engine.habits import habit_asked
from engine.table import take
from tests.engine.games.perfect_wave.dealing import act, deck, held, lay, of_kind, refusal, table


@pytest.fixture
def silvers_turn() -> State:
    return lay(2, "o3", "w1 *w2", "w3 *w4", "r1 r2 y2 *b1 *b2", draw="t1 t2", turn=2)


def test_both_people_may_propose_until_one_has(silvers_turn: State) -> None:
    assert GAME.to_act(silvers_turn) == (0, 1)
    proposed = act(silvers_turn, 1, ForSilver(0))
    assert GAME.to_act(proposed.state) == (0,)
    assert of_kind(proposed.events, Proposed) == [Proposed(seat=1, slot=0, card="r1")]
    assert GAME.facts(proposed.state) == GAME.facts(silvers_turn)


def test_the_other_agrees_and_silver_plays(silvers_turn: State) -> None:
    turn = act(act(silvers_turn, 1, ForSilver(0)).state, 0, Agree())
    assert GAME.facts(turn.state)["top"] == "r1"
    assert turn.state.turn == 0
    assert turn.state.proposer == turn.state.proposed == -1
    assert [type(event) for event in turn.events[:2]] == [Agreed, SilverPlayed]


def test_the_other_names_a_different_slot_and_the_first_is_asked_again(silvers_turn: State) -> None:
    state = act(silvers_turn, 1, ForSilver(0)).state
    assert refusal(state, 0, ForSilver(0)) == "same-proposal"
    state = act(state, 0, ForSilver(1)).state
    assert GAME.to_act(state) == (1,)
    assert GAME.moves(state, 1) == (ForSilver(0), Agree())
    assert GAME.facts(act(state, 1, Agree()).state)["top"] == "r2"


def test_agreeing_always_is_offered_also_where_another_card_fits_and_tips_can_be_given(silvers_turn: State) -> None:
    state = act(silvers_turn, 1, ForSilver(0)).state
    legal = GAME.legal(state, 0)
    assert (type(legal[0]), type(legal[-1])) == (ForSilver, Tip)
    assert [habit_asked(GAME, state, seat) for seat in (0, 1)] == ["agree", ""]
    assert [habit_asked(GAME, silvers_turn, seat) for seat in (0, 1)] == ["", ""]


def test_nobody_changes_their_own_proposal(silvers_turn: State) -> None:
    state = act(silvers_turn, 1, ForSilver(0)).state
    assert refusal(state, 1, ForSilver(1)) == "own-proposal"
    assert refusal(state, 1, Agree()) == "own-proposal"


def test_nothing_is_agreed_to_before_a_proposal(silvers_turn: State) -> None:
    assert refusal(silvers_turn, 0, Agree()) == "nothing-proposed"


def test_only_an_open_card_that_fits_is_proposed(silvers_turn: State) -> None:
    assert refusal(silvers_turn, 0, ForSilver(2)) == "does-not-fit"
    assert refusal(silvers_turn, 0, ForSilver(3)) == "silver-face-down"
    assert refusal(silvers_turn, 0, ForSilver(5)) == "no-such-slot"
    assert refusal(silvers_turn, 0, Play(0)) == "silver-turn"
    assert refusal(silvers_turn, 2, ForSilver(0)) == "no-such-seat"


def test_silver_plays_on_silvers_turn_alone() -> None:
    state = lay(2, "o3", "r5 *w2", "w3 *w4", "r1", turn=0)
    assert refusal(state, 0, ForSilver(0)) == "not-silver-turn"
    assert refusal(state, 0, Agree()) == "not-silver-turn"
    three = lay(3, "o3", "w1", "w2", "r1", turn=2)
    assert refusal(three, 2, ForSilver(0)) == "not-silver-turn"


def test_with_either_the_first_word_counts_and_agree_is_illegal(silvers_turn: State) -> None:
    state = lay(2, "o3", "w1 *w2", "w3 *w4", "r1 r2 y2 *b1 *b2", draw="t1 t2", turn=2, either=True)
    assert GAME.to_act(state) == (0, 1)
    assert refusal(state, 0, Agree()) == "first-word-counts"
    turn = act(state, 1, ForSilver(1))
    assert GAME.facts(turn.state)["top"] == "r2"
    assert not of_kind(turn.events, Proposed)


def test_the_refill_lies_open_in_the_freed_slot(silvers_turn: State) -> None:
    turn = act(act(silvers_turn, 0, ForSilver(1)).state, 1, Agree())
    assert held(turn.state, 2, 1) == "t1"
    assert turn.state.blind[2] == 0b11000
    assert of_kind(turn.events, SilverDrew) == [SilverDrew(slot=1, card="t1")]


def test_a_symbol_that_silver_plays_turns_the_direction() -> None:
    state = lay(2, "w3", "y5", "o5", "y0 y4", turn=2, either=True)
    assert act(state, 0, ForSilver(0)).state.turn == 1


def test_with_the_pile_empty_one_card_is_turned_up_at_each_of_silvers_turns() -> None:
    state = lay(2, "w1", "w2 r2 b2", "w3 r3 b3", "y1 y4 o4 *t4 *b4", either=True)
    first = act(act(state, 0, Play(1)).state, 1, Play(1))
    assert of_kind(first.events, TurnedUp) == [TurnedUp(slot=3, card="t4")]
    assert first.state.blind[2] == 0b10000
    state = act(first.state, 0, ForSilver(3)).state
    assert refusal(first.state, 0, ForSilver(4)) == "silver-face-down"
    second = act(act(state, 0, Play(2)).state, 1, Play(2))
    assert of_kind(second.events, TurnedUp) == [TurnedUp(slot=4, card="b4")]
    assert second.state.blind[2] == 0


def test_the_pile_is_empty_soon_enough_if_the_card_before_silvers_turn_was_the_last() -> None:
    state = lay(2, "o3", "w1", "r5 w3 w4 *w5 *o1", "b1 b2 y2 *t1 *t2", draw="y5", turn=1)
    turn = act(state, 1, Play(0))
    assert of_kind(turn.events, TurnedUp) == [TurnedUp(slot=3, card="t1")]


def test_nothing_is_turned_up_while_there_is_a_pile(silvers_turn: State) -> None:
    state = lay(2, "o3", "w1", "r5", "b1 b2 y2 *t1 *t2", draw="y5 y4", turn=1)
    assert not of_kind(act(state, 1, Play(0)).events, TurnedUp)


def test_silver_with_only_face_down_cards_is_not_skipped() -> None:
    turn = act(lay(2, "w1", "w2", "y3 r3", "- - - *t4 *b4", turn=1), 1, Play(0))
    assert turn.state.turn == 2
    assert of_kind(turn.events, TurnedUp)


def test_silver_without_cards_is_skipped() -> None:
    assert act(lay(2, "w1", "y2", "y1 r3", "", turn=1), 1, Play(0)).state.turn == 0


def test_silver_cannot_play_if_no_open_card_fits_whatever_lies_face_down() -> None:
    turn = act(lay(2, "w1", "w2", "r3 r4", "y1 - - *y3 *b4", turn=1), 1, Play(0))
    assert of_kind(turn.events, SilverStuck)
    assert GAME.outcome(turn.state).scores == (5, 5)


def test_the_card_just_turned_up_may_save_the_game() -> None:
    turn = act(lay(2, "w1", "w2", "r3 r4", "y1 - - *b3 *y4", turn=1), 1, Play(0))
    assert turn.state.turn == 2
    assert GAME.moves(turn.state, 0) == (ForSilver(3),)


def test_silver_goes_on_alone_and_wins_for_both_people() -> None:
    state = lay(2, "w1", "", "", "y1 - - *y2 *y3", turn=2, either=True)
    for slot in (0, 3, 4):
        turn = act(state, 0, ForSilver(slot))
        state = turn.state
    outcome = GAME.outcome(state)
    assert (outcome.over, outcome.winners, outcome.scores) == (True, (0, 1), (0, 0))
    assert of_kind(turn.events, SilverOut)


def test_clockwise_goes_from_the_first_to_the_second_to_silver() -> None:
    game = table(2, deck("w1", "y1 y2 y3 y4 y5", "o1 o2 o3 o4 o5", "r1 r2 r3 r4 r5"))
    game.act(0, Play(0))
    assert game.to_act == (1,)
    game.act(1, Play(0))
    assert game.state.turn == 2
    assert list(game.to_act) == [0, 1]


def test_a_proposal_shows_nothing_and_may_be_taken_back_until_it_is_answered(silvers_turn: State) -> None:
    assert not act(silvers_turn, 0, ForSilver(0)).barrier
    game = table(2, deck("w1", "y1 y2 y3 y4 y5", "o1 o2 o3 o4 o5", "r1 r2 r3 r4 r5"))
    game.act(0, Play(0))
    game.act(1, Play(0))
    game.act(0, ForSilver(0))
    game.undo(0)
    assert game.to_act == (0, 1)


def test_silver_has_no_seat_in_scores_and_no_move_of_its_own(silvers_turn: State) -> None:
    assert len(GAME.outcome(silvers_turn).scores) == 2
    assert GAME.legal(silvers_turn, 2) == ()
    with pytest.raises(Exception, match="no-such-seat"):
        take(GAME, silvers_turn, 2, ForSilver(0), table(2, deck("w1")).chance)


def test_a_card_laid_ahead_waits_for_ones_own_turn_while_silver_plays(silvers_turn: State) -> None:
    assert not GAME.plans.is_for(silvers_turn, 0)
    assert GAME.plans.is_for(act(act(silvers_turn, 1, ForSilver(0)).state, 0, Agree()).state, 0)
