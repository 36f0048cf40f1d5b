"""What computer players tell one another while others are on turn, and what they make of tips and of what is laid."""

from __future__ import annotations

import pytest

from engine.arena import play
from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Play, Tip
from engine.games.perfect_wave.cards import CODES, EMPTY, INDEX
from engine.games.perfect_wave.keeping import moments_kept, weights
from engine.games.perfect_wave.risks import risk_of, unseen
from engine.games.perfect_wave.state import State
from engine.players import QuickStream, Sight, decide, skill_of
from engine.record import replay
from tests.engine.games.perfect_wave.dealing import act, lay

SKILL = skill_of("wave")


@pytest.fixture
def three() -> State:
    """Ann is on turn; of what bea and cleo do not see, red 2 and blue 1 fit, white 1 does not."""
    return lay(3, "o1", "r4 y3 *y0", "t4 *r2 *w1", "t5 *b1", draw="y1 o0 w3 y5")


def advise(state: State, seat: int, *fellows: int) -> list[tuple[int, int, str]]:
    return [(tip.to, tip.slot, tip.advice) for tip in SKILL.advice(Sight(GAME, state, seat).view, fellows)]  # type: ignore[attr-defined]


def test_computer_players_that_are_not_on_turn_are_told_what_fits(three: State) -> None:
    assert advise(three, 0, 0, 1, 2) == [(1, 1, "later"), (1, 2, "hold"), (2, 1, "later")]
    assert advise(three, 2, 0, 1, 2) == [(0, 2, "hold"), (1, 1, "later"), (1, 2, "hold")]


def test_people_are_told_when_their_turn_comes_and_not_before(three: State) -> None:
    assert advise(three, 0, 0, 2) == [(2, 1, "later")]
    assert advise(three, 1, 1) == [(0, 2, "hold")]


def test_of_two_nobody_is_told_before_their_turn() -> None:
    state = lay(2, "o1", "r4 *w2", "t4 *r2", "b2", draw="y1 o0")
    assert not advise(state, 0, 0, 1)


def test_what_fits_is_told_anew_only_where_it_has_changed(three: State) -> None:
    for to, slot, advice in advise(three, 0, 0, 1, 2):
        three = act(three, 0, Tip(to, slot, advice)).state  # type: ignore[arg-type]
    assert not advise(three, 0, 0, 1, 2)
    # on red 4 neither red 2 nor white 1 fits, but blue 1 still does
    after = act(three, 0, Play(0)).state
    assert advise(after, 0, 0, 1, 2) == [(1, 1, "hold")]


def test_what_was_said_of_cards_of_those_not_on_turn_is_remembered(three: State) -> None:
    for to, slot, advice in advise(three, 0, 0, 1, 2):
        three = act(three, 0, Tip(to, slot, advice)).state  # type: ignore[arg-type]
    after = act(three, 0, Play(0)).state
    assert [one[:3] for one in after.told] == [(1, 1, "later"), (1, 2, "hold"), (2, 1, "later")]
    # nobody has said anything since: what lies there may be out of date
    again = act(after, 1, Play(0)).state
    assert {one[0] for one in again.told[3:]} == {1}


def test_who_has_tipped_their_own_neighbour_alone_has_not_spoken_of_their_own_cards(three: State) -> None:
    tipped = lay(3, "o1", "r4 y3 *w2", "t4 *r2 *w1", "t5 *b1", tips=((1, 1, "later"), (2, 1, "later")), spoken=0b10)
    assert {one[0] for one in act(tipped, 0, Play(0)).state.told} == {2}


def test_where_a_tip_was_wrong_only_those_on_the_players_own_turn_count() -> None:
    # red 2 does not fit on blue 4, whatever was said; bea lays it on orange 1
    told = ((1, 1, "later", INDEX["b4"], 1, 1), (1, 2, "later", INDEX["b4"], 1, 1), (2, 1, "hold", INDEX["b4"], 1, 1))
    tips = ((1, 2, "hold"), (2, 1, "later"))
    state = lay(3, "o1", "r4", "t4 *r2 *w3", "t5 *b1", turn=1, told=told, tips=tips, spoken=0b1)
    after = act(state, 1, Play(1)).state
    assert after.doubted == 0b10
    assert [one[:3] for one in after.told] == [(2, 1, "hold"), (1, 2, "hold"), (2, 1, "later")]
    state = lay(3, "r2", "r4", "t4 *w3", "t5 *b1", turn=2, told=(), tips=tips, spoken=0b1, doubted=0b10)
    assert not [one for one in act(state, 2, Play(1)).state.told if one[0] == 1]


def test_whoever_sees_a_card_that_fits_on_little_has_laid_it_when_it_fitted() -> None:
    # ann lays blue 3 on white 2, and keeps a card: hardly yellow 0, perhaps white 1, which does not fit
    state = lay(3, "w2", "b3 o2", "t4", "t5 y0 w1", draw="b4 r3 r1 w5")
    kept = moments_kept(act(state, 0, Play(0)).state)
    assert set(kept) == {(0, 1), (1, 0), (2, 0), (2, 1), (2, 2)}
    assert not kept[1, 0]
    pool = [INDEX[code] for code in ("y0", "w1", "b4")]
    fits_on_little, does_not_fit, fits_on_much = weights(kept[0, 1], pool)
    assert fits_on_little < 0.1
    assert does_not_fit == 1
    assert fits_on_much > 0.5


def test_a_card_that_came_back_did_not_fit() -> None:
    state = lay(3, "o3", "r4", "t4 o2", "t5", laid=((1, 1, True, EMPTY),))
    assert weights(moments_kept(state)[1, 1], [INDEX["r1"], INDEX["o2"]]) == [0.0, 1.0]


def test_a_history_that_does_not_go_with_the_pile_tells_nothing() -> None:
    state = lay(3, "b3", "r4", "t4 o2", "t5", laid=((1, 0, False, INDEX["b2"]),))
    assert not any(moments_kept(state).values())


@pytest.mark.parametrize("swaps", [False, True])
def test_what_is_kept_of_a_game_goes_with_it(swaps: bool) -> None:
    record = play(GAME, 4, {"swaps": swaps, "misplay": "returned"}, b"kept" * 8, ("easy",))
    *_, last = [position.state for position in replay(record)]
    laid = [CODES[card] for _, _, _, card in last.laid if card != EMPTY]
    assert len(laid) == len(last.discard) + len(last.beside) - 1
    assert laid[-1] in (CODES[last.discard[-1]], *[CODES[card] for card in last.beside])


def test_whoever_is_next_counts_on_what_was_said_of_their_own_cards() -> None:
    # bea, who is next, sees nothing that fits on turquoise 3; but her own card was said to fit on turquoise 4
    told = ((1, 1, "later", INDEX["t4"], 1, 1),)
    state = lay(3, "o1", "r4 *t3", "o2 *b1", "w1", draw="w2 w3 y0 y2", told=told)
    view = Sight(GAME, state, 1).view
    assert risk_of(view, 0, 1, INDEX["t3"], unseen(view)) == 0.0  # type: ignore[arg-type]
    state = lay(3, "o1", "r4 *t3", "o2 *b1", "w1", draw="w2 w3 y0 y2")
    view = Sight(GAME, state, 1).view
    assert risk_of(view, 0, 1, INDEX["t3"], unseen(view)) > 0.5  # type: ignore[arg-type]


def test_what_faces_its_owner_is_laid_rather_as_long_as_all_is_told() -> None:
    hands = ("r4 *t3", "o2 *b1", "w1")
    moves = [Play(0), Play(1)]
    seen, _ = SKILL.leanings(Sight(GAME, lay(3, "o1", *hands, draw="w2"), 0).view, moves)
    tips = ((0, 1, "later"),)
    told = SKILL.leanings(Sight(GAME, lay(3, "o1", *hands, draw="w2", tips=tips), 0).view, moves)
    assert seen < told[0]
    for tipped in (tips, ()):
        assert SKILL.leanings(Sight(GAME, lay(3, "o1", *hands, tips=tipped), 0).view, moves) == [0.0, 0.0]
    two = lay(2, "o1", "r4 *t3", "o2", "w1", draw="w2", tips=tips)
    bare = lay(2, "o1", "r4 *t3", "o2", "w1", draw="w2")
    assert SKILL.leanings(Sight(GAME, two, 0).view, moves)[0] == SKILL.leanings(Sight(GAME, bare, 0).view, moves)[0]


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_a_card_that_fits_is_laid_even_if_it_leaves_the_next_one_stuck(level: str) -> None:
    # cleo knows all three by now: after yellow 5 ann is stuck, but anything else ends the game with a card more
    hands = ("- - *w1 - *r1", "- - - - *w3", "*y0 *y5 *y2")
    told = ((2, 1, "later", INDEX["b3"], 1, 1), (2, 0, "later", INDEX["w5"], 1, 1), (2, 2, "hold", INDEX["r2"], 1, 1))
    tips = ((2, 0, "hold"), (2, 1, "later"), (2, 2, "hold"))
    state = lay(3, "b4", *hands, turn=2, direction=-1, told=told, tips=tips)
    assert decide(level, Sight(GAME, state, 2), QuickStream(b"last"), 0.01) == Play(1)


def test_worlds_of_thought_go_with_all_that_was_said() -> None:
    told = ((0, 1, "later", INDEX["r4"], 1, 1), (0, 1, "hold", INDEX["t2"], 1, 1))
    state = lay(3, "o1", "r4 *t1", "o2 *b1", "w1", draw="w2 w3 y0 y2 t0 r5", told=told)
    stream = QuickStream(b"told")
    for _ in range(20):
        assert CODES[SKILL.imagine(Sight(GAME, state, 0), stream).hands[0][1]] in ("t0", "t1")
