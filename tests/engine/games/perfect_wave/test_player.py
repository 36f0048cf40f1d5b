"""What computer players do so that the next one is not stuck, and what their tips say of it."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from engine.games.perfect_wave import GAME
from engine.games.perfect_wave.actions import Agree, ForSilver, Play, Tip
from engine.games.perfect_wave.cards import CODES
from engine.games.perfect_wave.risks import risk
from engine.games.perfect_wave.state import State
from engine.games.perfect_wave.view import View
from engine.players import QuickStream, Sight, decide, skill_of
from engine.sealed import Sealed
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


def test_who_is_not_on_turn_is_told_only_what_fits_and_reads_no_other_reason() -> None:
    state = lay(3, "y1", "*t1 *y3", "*r1 *w2", "w3 y2")
    skill, view = skill_of("wave"), Sight(GAME, state, 2).view
    for to, advice, expected in ((0, "later", "later"), (0, "now", "now"), (1, "later", "fits"), (1, "hold", "hold")):
        [reason] = skill.why(view, Tip(to, 0, advice))  # type: ignore[arg-type]
        assert reason.key == f"wave-why-says-{expected}"


def test_the_others_only_set_right_what_is_wrong() -> None:
    state = lay(3, "y1", "*t1 *y3", "r1", "w2 w3 y2")
    for seat in (2, 1):
        for tip in skill_of("wave").advice(Sight(GAME, state, seat).view):
            assert isinstance(tip, Tip)
            state = act(state, seat, tip).state
    assert state.tips == ((0, 0, "later"), (0, 1, "now"))
    for seat in (1, 2):
        assert not skill_of("wave").advice(Sight(GAME, state, seat).view)


def test_tips_leave_nothing_behind_in_memory() -> None:
    # they are thought of in the process of the bot, which runs for months
    skill = skill_of("wave")
    games = [Sealed.begin("wave", 4, {}, b"%32d" % seed).game for seed in range(20)]
    views = [game.view(seat) for game in games for seat in range(4)]
    tracemalloc.start()
    try:
        assert sum(len(skill.advice(view)) for view in views) > 50
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < 30_000
    finally:
        tracemalloc.stop()


def test_of_the_cards_that_fit_a_certain_end_is_risked_by_nobody() -> None:
    # blue 4 can be played, but nothing that is left fits on it in the next one's hand
    state = lay(2, "y1", "b4 r1 o3", "o4 t2", "w5", turn=0)
    sight = Sight(GAME, state, 0)
    assert isinstance(sight.view, View)
    assert risk(sight.view, Play(0)) == 1.0
    for level in ("easy", "strong"):
        assert decide(level, sight, QuickStream(b"risk"), 0.01) != Play(0)


def test_what_tips_said_before_is_remembered_until_the_card_is_gone() -> None:
    # "hold back" on red 1 means white, or yellow 0, 1, orange 0, 1 or red 0; later on white 3, it fits
    state = lay(3, "r1", "b4 *o1 *y3 *b1", "w3", "t4 t5", draw="y1 w1 o0 r0 w2 y0 r2 o4")
    for slot, advice in ((1, "hold"), (2, "later"), (3, "now")):
        state = act(state, 1, Tip(0, slot, advice)).state  # type: ignore[arg-type]
    state = act(state, 0, Play(0)).state
    assert [one[:4] for one in state.told] == [
        (0, slot, state.tips[slot - 1][2], state.discard[-2]) for slot in (1, 2, 3)
    ]
    stream = QuickStream(b"memory")
    for _ in range(30):
        world = skill_of("wave").imagine(Sight(GAME, state, 0), stream)
        assert CODES[world.hands[0][1]] in ("y1", "w1", "o0", "r0", "w2", "y0", "o1")
    later = act(lay(3, "w1", "*b1 *y3", "w3", "t4", told=state.told), 0, Play(0)).state
    assert {one[1] for one in later.told} == {1, 2, 3}


def test_what_is_told_of_a_card_goes_with_it() -> None:
    told = ((0, 1, "later", 3, 1, 1), (0, 2, "now", 3, 1, 1), (1, 1, "now", 3, 1, 1))
    state = lay(3, "w1", "b4 *o1 *y3", "*w3 *b1", "t4 t5", told=told)
    assert act(state, 0, Play(1)).state.told == told[1:]
    returned = lay(3, "o2", "b4 *o1 *y3", "*w3 *b1", "t4 t5", told=told, returned=True)
    assert act(returned, 0, Play(1)).state.told == told[1:]


def test_cards_that_fit_but_none_of_which_is_called_best_are_a_warning() -> None:
    # both blind cards fit, but leave seat 1 stuck, which it alone can see; turquoise 5 is worse for all that is seen
    state = lay(3, "y1", "t5 *r2 *r3", "o0 w1 y2 o1", "w2 w3", draw="b1 b2 b3 t2 b0")
    for tip in skill_of("wave").advice(Sight(GAME, state, 1).view):
        state = act(state, 1, tip).state  # type: ignore[arg-type]
    assert state.tips == ((0, 1, "later"), (0, 2, "later"))
    assert decide("easy", Sight(GAME, state, 0), QuickStream(b"warned")) == Play(0)


def objected(state: State, seat: int) -> bool:
    """Whether a computer player of either level names another card; both must be of one mind."""
    sight = Sight(GAME, state, seat)
    easy, strong = decide("easy", sight, QuickStream(b"no")), decide("strong", sight, QuickStream(b"no"), 0.01)
    assert (easy == Agree()) == (strong == Agree())
    return easy != Agree()


def test_whoever_is_asked_objects_to_a_card_for_silver_only_where_it_helps() -> None:
    # after yellow 4, ann in seat 0 is stuck, who is next
    state = lay(2, "y1", "y3 y2", "o1 o0", "y4 o2", turn=2)
    proposed = act(state, 1, ForSilver(0)).state
    assert decide("easy", Sight(GAME, proposed, 0), QuickStream(b"no")) == ForSilver(1)
    assert decide("strong", Sight(GAME, proposed, 0), QuickStream(b"no"), 0.01) == ForSilver(1)
    [reason] = skill_of("wave").why(Sight(GAME, proposed, 0).view, ForSilver(1))
    assert reason.key == "wave-why-objects"
    assert not objected(act(state, 1, ForSilver(1)).state, 0)
    assert not objected(act(state, 0, ForSilver(1)).state, 1)


def test_who_is_not_next_objects_for_the_other_one_only_if_they_would_be_stuck_for_certain() -> None:
    # ann sees only the second of her cards, bea the first: nothing of ann's can be laid on yellow 4
    state = lay(2, "y1", "*y3 y2", "o1 o0", "y4 o2", turn=2)
    proposed = act(state, 0, ForSilver(0)).state
    assert objected(proposed, 1)
    [reason] = skill_of("wave").why(Sight(GAME, proposed, 1).view, ForSilver(1))
    assert reason.key == "wave-why-objects-other"
    # with red 5 in the draw pile, ann may well hold it
    assert not objected(act(lay(2, "y1", "*y3 y2", "o1 o0", "y4 o2", draw="r5", turn=2), 0, ForSilver(0)).state, 1)


def test_who_is_next_after_a_card_that_turns_the_direction_objects_to_it() -> None:
    # white 4 turns it: bea is next, and stuck
    state = lay(2, "w1", "y3 b4", "w2 w3", "w4 y0", turn=2)
    assert objected(act(state, 0, ForSilver(0)).state, 1)
    assert not objected(act(state, 1, ForSilver(1)).state, 0)


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_two_who_both_know_better_come_to_an_end(level: str) -> None:
    # yellow 4 leaves ann stuck, and white 4, which turns the direction, bea: neither sees what the other one knows
    state = act(lay(2, "w1", "y3 y2", "w2 w3", "y4 w4", draw="r5 t5 o5 y5", turn=2), 1, ForSilver(0)).state
    done = []
    while state.proposer >= 0:
        [seat] = GAME.to_act(state)
        action = decide(level, Sight(GAME, state, seat), QuickStream(b"end"), 0.01)
        assert isinstance(action, Agree | ForSilver)
        state = act(state, seat, action).state
        done.append(action)
    assert done == [ForSilver(1), ForSilver(0), Agree()]
    assert state.objections == 0
