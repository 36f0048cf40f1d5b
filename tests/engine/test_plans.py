"""Moving ahead in every game: a plan does what its person would have done by hand, or says why it does nothing.

TIDETABLE_LONG=1 plays 20,000 games of each system.
"""

from __future__ import annotations

import os
from collections import Counter

import msgspec
import pytest

from engine.chance import Seeded
from engine.errors import Refused
from engine.game import Event
from engine.games.waves.state import AGENTS
from engine.menu import Ask, Ready
from engine.moving_ahead import carry_out, find_action, imagine, lay_ahead
from engine.plan import ROUND, SHOWN, Ahead, CarriedOut, Claim, PutAside, Wish, exactly
from engine.table import audience_events, begin, encode_state, take
from tests.engine.games_under_test import SETTINGS, Setting, every_setting, stream_for
from tests.engine.planned_games import lay_random, play, walk, wish_list
from tests.engine.tiny_game import GAME as TINY

LONG = bool(os.environ.get("TIDETABLE_LONG"))
GAMES_EACH = 20_000


@every_setting
def test_a_plan_does_what_its_person_would_have_done_by_hand(setting: Setting) -> None:
    acted = disarmed = 0
    for number in range(GAMES_EACH // _settings_of(setting.name) if LONG else 3):
        tally = play(setting, number)
        acted += tally.acted
        disarmed += sum(tally.disarmed.values())
    if setting.name != "tiny":
        assert acted
        assert disarmed


def test_in_these_games_some_things_are_done_always_and_some_cannot_matter() -> None:
    for setting in (Setting("waves", 4, {}), Setting("rolling", 3, {})):
        tallies = [play(setting, number) for number in range(3)]
        assert all(tally.always for tally in tallies)
        assert setting.name != "rolling" or any(tally.only for tally in tallies)


@every_setting
def test_a_game_in_which_all_plans_are_cancelled_is_bit_for_bit_the_same(setting: Setting) -> None:
    for number in range(2):
        without = play(setting, number, plans=False)
        cancelled = play(setting, number, cancel=True)
        assert encode_state(without.state) == encode_state(cancelled.state)


@every_setting
def test_making_and_carrying_out_a_plan_tell_nothing_that_the_seat_does_not_know(setting: Setting) -> None:
    rules = setting.game
    chance = Seeded(stream_for(setting, "leak").below(1 << 32).to_bytes(32, "big"))
    stream = stream_for(setting, "leak", "whims")
    state = begin(rules, setting.seats, setting.options, chance).state
    for turn in range(40):
        to_act = rules.to_act(state)
        if not to_act:
            break
        for seat in range(setting.seats):
            other = rules.redeal(state, seat, stream)
            here, there = (lay_random(rules, which, seat, stream_for(setting, turn, seat)) for which in (state, other))
            assert here == there
            if here is not None and seat in to_act:
                assert carry_out(rules, state, seat, here, []) == carry_out(rules, other, seat, here, [])
        seat = stream.choose(to_act)
        state = take(rules, state, seat, stream.choose(rules.moves(state, seat)), chance).state


def _settings_of(name: str) -> int:
    return sum(each.name == name for each in SETTINGS)


def test_a_plan_reaches_three_decisions_ahead_and_no_further() -> None:
    setting = Setting("rolling", 2, {})
    state = begin(setting.game, 2, {}, Seeded(bytes(32))).state
    seat = next(seat for seat in range(2) if seat not in setting.game.to_act(state))
    wishes = wish_list(setting.game, state, seat, stream_for("three"))
    assert len(lay_ahead(setting.game, state, seat, [wishes] * 3).steps) == 3
    wrong: list[list[list[Wish]]] = [[wishes] * 4, [], [[]], [wishes, []]]
    for steps in wrong:
        with pytest.raises(Refused, match="stale-choice"):
            lay_ahead(setting.game, state, seat, steps)


def test_a_game_that_knows_nothing_of_plans_has_exact_actions_if_nothing_but_certain_things_happened() -> None:
    rules = TINY
    chance = Seeded(bytes(32))
    state = begin(rules, 3, {}, chance).state
    (first,) = rules.to_act(state)
    seat = (first + 1) % 3
    turn = take(rules, state, first, rules.moves(state, first)[0], chance)
    news = audience_events(turn.events, seat)
    kinds = "+".join(sorted({str(event.__struct_config__.tag) for event in news}))
    if seat not in rules.to_act(turn.state):
        seat = rules.to_act(turn.state)[0]
        news = audience_events(turn.events, seat)
    wish = exactly(rules.moves(turn.state, seat)[0])
    for told, expected in ((kinds, CarriedOut), ("nothing", PutAside)):
        only = msgspec.structs.replace(wish, claims=(Claim("only", {"kinds": told}),))
        assert isinstance(carry_out(rules, turn.state, seat, Ahead(((only,),)), news), expected)


def test_no_more_than_two_conditions_stand_on_a_wish() -> None:
    setting = Setting("waves", 3, {})
    state = begin(setting.game, 3, {}, Seeded(bytes(32))).state
    seat = next(seat for seat in range(3) if seat not in setting.game.to_act(state))
    wish = walk(setting.game, state, seat, stream_for("two"), [])
    assert wish is not None
    with pytest.raises(Refused):
        lay_ahead(setting.game, state, seat, [[msgspec.structs.replace(wish, claims=(Claim("no-rebels"),) * 3)]])


def test_a_plan_that_could_never_be_carried_out_is_not_taken() -> None:
    setting = Setting("waves", 3, {})
    rules = setting.game
    state = begin(rules, 3, {}, Seeded(bytes(32))).state
    seat = next(seat for seat in range(3) if seat not in rules.to_act(state))
    held = rules.view(state, seat).hand
    missing = next(card for card in range(1, 7) if card not in held)
    with pytest.raises(Refused):
        lay_ahead(rules, state, seat, [[Wish(action={"type": "follow", "card": missing})]])


def test_the_wish_that_fits_first_is_done_and_not_a_later_one() -> None:
    setting = Setting("rolling", 3, {})
    rules = setting.game
    state = begin(rules, 3, {}, Seeded(bytes(32))).state
    (seat,) = rules.to_act(state)
    legal = rules.legal(state, seat)
    first, second = exactly(legal[1]), exactly(legal[0])
    found = carry_out(rules, state, seat, Ahead(((first, second),)), [])
    assert isinstance(found, CarriedOut)
    assert found.action == legal[1]
    gone = Wish(action={"type": "draft", "die": 14})
    later = carry_out(rules, state, seat, Ahead(((gone, second),)), [])
    assert isinstance(later, CarriedOut)
    assert later.action == legal[0]
    assert carry_out(rules, state, seat, Ahead(((gone,),)), []) == PutAside("gone")
    assert find_action(rules, state, seat, gone) is None


def test_the_dearest_die_that_can_be_paid_is_the_last_wish_of_a_list() -> None:
    rules = Setting("rolling", 3, {}).game
    state = begin(rules, 3, {}, Seeded(bytes(32))).state
    (seat,) = rules.to_act(state)
    asked = rules.plans.ask(state, seat, (), ())
    assert isinstance(asked, Ask)
    assert "dearest" not in [option.token for option in asked.options]
    first = walk(rules, state, seat, stream_for("dearest"), [])
    assert first is not None
    asked = rules.plans.ask(state, seat, (), [first])
    assert isinstance(asked, Ask)
    assert asked.options[-1].token == "dearest"
    found = rules.plans.ask(state, seat, ("dearest",), [first])
    assert isinstance(found, Ready)
    assert not isinstance(rules.plans.ask(state, seat, (), [first, found.action]), Ask)
    action = find_action(rules, state, seat, found.action)
    assert action in rules.legal(state, seat)
    values = [state.roll[die][1] for die in state.pool if state.roll[die][1] <= state.infamy[seat]]
    free = [state.roll[die][1] for die in state.pool if state.roll[die][0] in (seat, -1)]
    assert state.roll[action.die][1] == max(values + free)  # type: ignore[union-attr]


@pytest.mark.parametrize("options", [{}, {"edition": "breakers"}], ids=["waves", "breakers"])
@pytest.mark.parametrize("goes_on", [True, False])
def test_both_places_of_the_duel_are_laid_ahead_in_one_plan_although_cards_are_drawn_between_them(
    options: dict[str, str], *, goes_on: bool
) -> None:
    """The second Agent is of the cards held now; a plan that stops at what is new stops at the cards drawn."""
    rules = Setting("waves", 2, options).game
    for number in range(12):
        chance = Seeded(bytes([number]) * 32)
        state = begin(rules, 2, options, chance).state
        stream = stream_for("duel", number)
        (first,) = rules.to_act(state)
        if state.phase != AGENTS:
            state = take(rules, state, first, rules.moves(state, first)[0], chance).state
            (first,) = rules.to_act(state)
        seat = 1 - first
        one = walk(rules, state, seat, stream, [])
        assert one is not None
        then = imagine(rules, state, seat, [[one]])
        assert then is not None
        assert then.shown
        held = rules.view(state, seat).hand
        two = walk(rules, then.state, seat, stream, [])
        assert two is not None
        assert one.action is not None
        assert two.action is not None
        used = [fields["card"] for fields in (one.action, two.action) for _ in range(fields.get("count", 1))]
        assert not Counter(used) - Counter(held)
        ahead = lay_ahead(rules, state, seat, [[one], [two]], (ROUND,) if goes_on else None)
        done = 0
        news: list[Event] = []
        while rules.plans.is_for(state, seat) and rules.round_of(state) == ahead.round:
            (asked,) = rules.to_act(state)
            if asked != seat:
                turn = take(rules, state, asked, rules.moves(state, asked)[0], chance)
            else:
                found = carry_out(rules, state, seat, ahead, news)
                if done and not goes_on:
                    assert found == PutAside(SHOWN)
                    break
                assert isinstance(found, CarriedOut)
                turn, done, news = take(rules, state, seat, found.action, chance), done + 1, []
                ahead = found.left or ahead
            state = turn.state
            news += audience_events(turn.events, seat)
        assert done == (2 if goes_on else 1)


@pytest.mark.parametrize("options", [{}, {"edition": "breakers"}], ids=["waves", "breakers"])
def test_who_waits_in_the_duel_is_told_whether_cards_are_drawn_before_the_next_agent(options: dict[str, str]) -> None:
    rules = Setting("waves", 2, options).game
    told: Counter[bool] = Counter()
    for number in range(6):
        chance = Seeded(bytes([number]) * 32)
        state = begin(rules, 2, options, chance).state
        (first,) = rules.to_act(state)
        state = take(rules, state, first, rules.moves(state, first)[0], chance).state
        while state.phase == AGENTS and rules.round_of(state) == 1:
            (asked,) = rules.to_act(state)
            seat = 1 - asked
            then = imagine(rules, state, seat, [])
            wish = walk(rules, state, seat, stream_for("waiting", number), [])
            ahead = None if wish is None else lay_ahead(rules, state, seat, [[wish]], (SHOWN,))
            turn = take(rules, state, asked, rules.moves(state, asked)[0], chance)
            state = turn.state
            if then is None or ahead is None or rules.round_of(state) != 1 or rules.to_act(state) != (seat,):
                continue
            found = carry_out(rules, state, seat, ahead, audience_events(turn.events, seat))
            assert then.shown == (found == PutAside(SHOWN))
            told[then.shown] += 1
    assert told[False]
    assert bool(told[True]) == (options != {})
