"""What is done without asking: always the same way, or because no choice of the seat could change anything."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.chance import Seeded
from engine.game import Action
from engine.games.rolling.actions import Fire
from engine.games.waves.actions import Discard
from engine.games.waves.piles import cards_in, count_in, pile_of
from engine.games.waves.state import DISCARD, State
from engine.habits import LAST, by_habit, habit_asked, kind_of, only_choice, ways_of
from engine.plan import Wish, exactly
from engine.table import AnyGame, begin, check, take
from tests.engine.games_under_test import Setting, every_setting, stream_for

MOST_ACTIONS = 120
DEALS = 12


def all_ways(rules: AnyGame, last: Action | None) -> list[Wish]:
    return [way for kind in rules.plans.habits for way in ways_of(rules, kind, last).values()]


@every_setting
def test_what_is_done_without_asking_is_allowed_and_tells_nothing_that_the_seat_does_not_know(setting: Setting) -> None:
    rules = setting.game
    chance = Seeded(stream_for(setting, "habits").below(1 << 32).to_bytes(32, "big"))
    stream = stream_for(setting, "habits", "moves")
    state = begin(rules, setting.seats, setting.options, chance).state
    last: dict[str, Action] = {}
    for _ in range(MOST_ACTIONS):
        to_act = rules.to_act(state)
        if not to_act:
            break
        seat = stream.choose(to_act)
        other = rules.redeal(state, seat, stream)
        alone = [(by_habit, [way]) for each in (None, *last.values()) for way in all_ways(rules, each)]
        for find, wishes in alone:
            action = find(rules, state, seat, wishes)
            assert action == find(rules, other, seat, wishes)
            assert action is None or check(rules, state, seat, action) is None
            assert action is None or kind_of(action) == habit_asked(rules, state, seat)
        only = only_choice(rules, state, seat)
        assert only == only_choice(rules, other, seat)
        assert only is None or check(rules, state, seat, only) is None
        moves = rules.moves(state, seat)
        action = moves[stream.below(len(moves))]
        if only is not None and len(rules.legal(state, seat)) == 1:
            assert action == only
        last[kind_of(action)] = action
        state = take(rules, state, seat, action, chance).state


def must_discard(hand: tuple[int, ...]) -> tuple[AnyGame, State]:
    """A table of Waves at which seat 0 holds this hand and must discard down to its limit."""
    rules = Setting("waves", 3, {}).game
    state = begin(rules, 3, {}, Seeded(bytes(32))).state
    assert len(hand) > state.layout.limits[0]
    return rules, replace(state, phase=DISCARD, acting=(0,), hands=(pile_of(hand), *state.hands[1:]))


def let_go(hand: tuple[int, ...], card: int) -> Any:
    rules, state = must_discard(hand)
    found = by_habit(rules, state, 0, [Wish(pattern="let-go", params={"card": card})])
    assert isinstance(found, Discard)
    return found.cards


def test_a_class_is_let_go_first_and_then_what_the_hand_has_most_of() -> None:
    rules, state = must_discard((1,) * 12)
    limit = state.layout.limits[0]
    assert let_go((*(3,) * limit, 2), 2) == (2,)
    assert let_go((*(3,) * limit, 2, 5), 2) == (2, 3)
    assert let_go((*(3,) * limit, 2), 4) == (3,)
    assert let_go((*(3,) * limit, 2), 0) == (3,)
    assert count_in(state.hands[0]) == 12
    assert len(cards_in(state.hands[0])) - limit == len(rules.legal(state, 0)[0].cards)


def test_what_was_done_last_time_is_offered_first_and_once() -> None:
    rules = Setting("waves", 3, {}).game
    usual = ways_of(rules, "discard", None)
    again = ways_of(rules, "discard", Discard((2, 4, 4)))
    assert next(iter(again)) == LAST
    assert again[LAST].params == {"card": 4}
    assert len(again) == len(usual)
    assert {name: way for name, way in again.items() if name != LAST}.items() <= usual.items()
    rolling = Setting("rolling", 2, {}).game
    fired = Fire(())
    assert ways_of(rolling, "fire", fired)[LAST] == exactly(fired)
    assert ways_of(rolling, "fire", Discard((1,))) == ways_of(rolling, "fire", None)


def test_a_hand_of_one_class_leaves_nothing_to_choose_and_two_classes_do() -> None:
    rules, state = must_discard((4,) * 9)
    only = only_choice(rules, state, 0)
    assert isinstance(only, Discard)
    assert set(only.cards) == {4}
    rules, state = must_discard((*(4,) * 8, 5))
    assert only_choice(rules, state, 0) is None
    assert only_choice(rules, state, 1) is None


@every_setting
def test_what_cannot_matter_is_the_only_legal_action_in_every_deal_that_the_seat_cannot_tell_apart(
    setting: Setting,
) -> None:
    """And whoever decides it, everybody sees the same afterwards: what is legal is the proof."""
    rules = setting.game
    chance = Seeded(stream_for(setting, "only").below(1 << 32).to_bytes(32, "big"))
    stream = stream_for(setting, "only", "moves")
    state = begin(rules, setting.seats, setting.options, chance).state
    for _ in range(MOST_ACTIONS):
        to_act = rules.to_act(state)
        if not to_act:
            break
        seat = stream.choose(to_act)
        only, worlds = only_choice(rules, state, seat), [state]
        worlds += [rules.redeal(state, seat, stream) for _ in range(DEALS)]
        for world in worlds:
            legal = list(rules.legal(world, seat))
            assert (only is None) == (len(legal) > 1 or rules.is_advice(legal[0]))
            assert only is None or legal == [only]
        moves = rules.moves(state, seat)
        state = take(rules, state, seat, moves[stream.below(len(moves))], chance).state
