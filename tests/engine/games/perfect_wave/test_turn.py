"""Playing a card, drawing one, finding the next player, and how it ends."""

from __future__ import annotations

import pytest

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Play, Tip
from engine.games.perfect_wave.events import (
    CardPlayed,
    Drew,
    DrewBlind,
    Ended,
    LaidOpen,
    Misplayed,
    OutOfCards,
    PileEmpty,
    PlayedBlind,
    Returned,
    Reversed,
    Saw,
    SawBlind,
    Stuck,
)
from engine.reasons import sentence
from engine.table import audience_events
from tests.engine.games.perfect_wave.dealing import act, deck, faces_owner, held, lay, of_kind, refusal, table


def test_the_example_of_the_rulebook() -> None:
    """Jane y3, Sam turquoise 1, Ralf blue 3, Jane red 4: rising in one or the other each time."""
    state = lay(3, "y2", "y4 r4", "t1 o5", "b3 o4", draw="w1 w2 w3 w4", turn=0)
    for seat, slot, top in ((0, 0, "y4"), (1, 0, "t1"), (2, 0, "b3"), (0, 1, "r4")):
        state = act(state, seat, Play(slot)).state
        assert GAME.facts(state)["top"] == top
    assert state.turn == 1


def test_the_example_of_the_direction_of_play() -> None:
    state = lay(3, "o1", "r2 b1", "t0 b2", "y5 b3", draw="w1 w2", turn=0)
    state = act(state, 0, Play(0)).state
    turn = act(state, 1, Play(0))
    assert of_kind(turn.events, Reversed) == [Reversed(direction=-1)]
    assert turn.state.turn == 0
    assert GAME.facts(turn.state)["direction"] == -1


def test_a_seen_card_that_does_not_fit_is_illegal() -> None:
    state = lay(3, "o3", "r2 o2 *y1", "b1", "b2")
    assert refusal(state, 0, Play(0)) is None
    assert refusal(state, 0, Play(1)) == "does-not-fit"
    refused = GAME.check(state, 0, Play(1))
    assert refused is not None
    assert refused.params == {"card": "o2", "top": "o3"}
    assert "o2" not in sentence(refused, GAME.refusals), "that line goes to terminals and logs, not to its owner alone"


def test_an_unseen_card_is_always_legal() -> None:
    state = lay(3, "o3", "r2 o2 *y1 *b4", "b1", "b2")
    assert GAME.legal(state, 0) == (Play(0), Play(2), Play(3))


def test_an_empty_slot_or_none_at_all_cannot_be_played() -> None:
    state = lay(3, "o3", "r2 - *y1", "b1", "b2")
    assert refusal(state, 0, Play(1)) == "empty-slot"
    assert refusal(state, 0, Play(5)) == "no-such-slot"
    assert refusal(state, 0, Play(-1)) == "no-such-slot"
    assert refusal(state, 1, Play(0)) == "not-your-turn"
    assert refusal(state, 3, Play(0)) == "no-such-seat"


@pytest.mark.parametrize("slot", [0, 1])
def test_the_new_card_lies_in_the_same_slot_and_faces_the_other_way(slot: int) -> None:
    state = lay(3, "o3", "r2 *r1", "b1", "b2", draw="w3 w4")
    after = act(state, 0, Play(slot)).state
    assert held(after, 0, slot) == "w3"
    assert faces_owner(after, 0, slot) is (slot == 1)
    assert held(after, 0, 1 - slot) == held(state, 0, 1 - slot)
    assert faces_owner(after, 0, 1 - slot) is faces_owner(state, 0, 1 - slot)


def test_what_was_drawn_is_told_to_those_who_see_it() -> None:
    state = lay(3, "o3", "r2 *r1", "b1", "b2", draw="w3 w4")
    seen = act(state, 0, Play(0)).events
    assert of_kind(seen, CardPlayed) == [CardPlayed(seat=0, slot=0, card="r2")]
    assert of_kind(audience_events(seen, None), DrewBlind) == [DrewBlind(seat=0, slot=0)]
    assert [bool(of_kind(audience_events(seen, seat), SawBlind)) for seat in (0, 1, 2, None)] == [
        False, True, True, False,
    ]  # fmt: skip
    blind = act(state, 0, Play(1)).events
    assert of_kind(blind, PlayedBlind) == [PlayedBlind(seat=0, slot=1, card="r1")]
    assert of_kind(audience_events(blind, None), Drew) == [Drew(seat=0, slot=1)]
    assert [bool(of_kind(audience_events(blind, seat), Saw)) for seat in (0, 1, 2, None)] == [
        True, False, False, False,
    ]  # fmt: skip


def test_with_the_draw_pile_empty_nobody_draws() -> None:
    state = lay(3, "o3", "r2 r1", "b1", "b2", draw="w1")
    last = act(state, 0, Play(0))
    assert of_kind(last.events, PileEmpty)
    state = act(last.state, 1, Play(0)).state
    assert state.hands[1] == (-1,) * 5
    assert GAME.facts(state)["hands"] == [2, 0, 1]


def test_a_player_without_cards_is_skipped() -> None:
    state = lay(3, "o3", "r2 r1", "r4", "b2 b3")
    state = act(state, 0, Play(0)).state
    out = act(state, 1, Play(0))
    assert of_kind(out.events, OutOfCards) == [OutOfCards(seat=1)]
    state = act(out.state, 2, Play(0)).state
    assert state.turn == -1  # r1 does not fit on b2
    state = lay(3, "o3", "r2 r1", "", "b2 b3")
    assert act(state, 0, Play(0)).state.turn == 2


def test_the_same_player_goes_on_when_all_others_are_out_whatever_the_direction() -> None:
    for direction in (1, -1):
        state = lay(3, "w1", "y0 y2 o0", "", "", direction=direction)
        for slot in (0, 1, 2):
            assert GAME.to_act(state) == (0,)
            state = act(state, 0, Play(slot)).state
        assert GAME.outcome(state).winners == (0, 1, 2)


def test_the_last_card_wins_for_everybody() -> None:
    turn = act(lay(4, "w1", "", "", "", "y0", turn=3), 3, Play(0))
    outcome = GAME.outcome(turn.state)
    assert (outcome.over, outcome.winners, outcome.scores) == (True, (0, 1, 2, 3), (0, 0, 0, 0))
    assert outcome.reason == "perfect"
    assert of_kind(turn.events, Ended) == [Ended(remaining=0, verdict="perfect")]
    assert GAME.facts(turn.state)["turn"] is None


def test_the_game_ends_early_when_the_mover_can_play_nothing_seen_or_unseen() -> None:
    turn = act(lay(3, "o3", "b4", "r1 *t2", "y5 y4", draw=""), 0, Play(0))
    outcome = GAME.outcome(turn.state)
    assert (outcome.over, outcome.winners, outcome.scores) == (True, (), (4, 4, 4))
    assert outcome.reason == "good"
    assert of_kind(turn.events, Stuck) == [Stuck(seat=1)]
    assert of_kind(turn.events, LaidOpen) == [
        LaidOpen(seat=1, cards=("r1", "t2")),
        LaidOpen(seat=2, cards=("y5", "y4")),
    ]


def test_an_unseen_card_that_fits_keeps_the_game_going() -> None:
    state = act(lay(3, "o3", "b4", "r1 *t5", "y5 y4"), 0, Play(0)).state
    assert state.turn == 1
    assert GAME.legal(state, 1) == (Play(1),)


def test_the_early_end_is_looked_for_after_empty_hands_were_skipped() -> None:
    turn = act(lay(3, "o3", "b4", "", "y4"), 0, Play(0))
    assert of_kind(turn.events, Stuck) == [Stuck(seat=2)]
    assert GAME.outcome(turn.state).scores == (1, 1, 1)


def test_the_draw_pile_counts_at_the_end() -> None:
    hands = ("b4 t1 t2 *t3 *t4", "r1 r2 r3 *r4 *o1", "y1 y2 y3 *y4 *y5")
    state = act(lay(3, "o3", *hands, draw="w1 w2 w3"), 0, Play(0)).state
    assert GAME.outcome(state).scores == (17, 17, 17)


def test_a_misplay_ends_the_game_and_the_card_counts_in_its_slot() -> None:
    state = lay(3, "o3", "r2 *y1", "b1", "b2")
    turn = act(state, 0, Play(1))
    facts = GAME.facts(turn.state)
    assert facts == {**GAME.facts(state), "turn": None}
    assert (facts["top"], facts["hands"], facts["remaining"]) == ("o3", [2, 1, 1], 4)
    assert of_kind(turn.events, Misplayed) == [Misplayed(seat=0, slot=1, card="y1")]
    assert GAME.outcome(turn.state).reason == "good"


def test_a_returned_misplay_turns_to_its_owner_keeps_the_turn_and_costs_one() -> None:
    state = lay(3, "o3", "r2 *y1", "b1", "b2", returned=True)
    state = act(state, 1, Tip(0, 1, "now")).state
    turn = act(state, 0, Play(1))
    after = turn.state
    assert (after.turn, after.tips, faces_owner(after, 0, 1)) == (0, (), True)
    assert GAME.facts(after) == {**GAME.facts(state), "remaining": 5}
    assert GAME.outcome(after).scores == (5, 5, 5)
    assert refusal(after, 0, Play(1)) == "does-not-fit"
    assert refusal(after, 1, Tip(0, 1, "hold")) == "tip-faces-owner"
    assert turn.barrier
    assert [bool(of_kind(audience_events(turn.events, seat), Saw)) for seat in (0, 1, None)] == [True, False, False]
    assert of_kind(audience_events(turn.events, None), Returned) == [Returned(seat=0, slot=1)]


def test_a_game_with_a_misplay_is_never_perfect() -> None:
    state = lay(3, "o3", "r2 *o2", "", "y5", returned=True)
    for seat, slot in ((0, 1), (0, 0), (2, 0), (0, 1)):
        state = act(state, seat, Play(slot)).state
    assert GAME.facts(state)["hands"] == [0, 0, 0]
    outcome = GAME.outcome(state)
    assert (outcome.over, outcome.winners, outcome.reason) == (True, (), "breadth")


def test_every_misplay_costs_one() -> None:
    state = lay(3, "o3", "r2 *o2 *y1", "b1", "b2", returned=True)
    state = act(act(state, 0, Play(1)).state, 0, Play(2)).state
    assert GAME.facts(state)["remaining"] == 5 + 2


def test_a_played_card_cannot_be_taken_back() -> None:
    assert act(lay(3, "o3", "r2 r1", "b1", "b2"), 0, Play(0)).barrier


def test_a_whole_table_is_dealt_and_played_with_two_outcomes_of_luck() -> None:
    game = table(3, deck("o3", "r2 r3 r4 o1 o2"))
    game.act(0, Play(0))
    assert len(game.chance.drawn) == 2
