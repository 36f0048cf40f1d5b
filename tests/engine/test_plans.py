"""Moving ahead in every game: a plan does what its person would have done by hand, or says why it does nothing.

TIDETABLE_LONG=1 plays 20,000 games of each system.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from engine.chance import Seeded, Stream
from engine.errors import Refused
from engine.game import Action, Event
from engine.games.waves.state import AGENTS
from engine.habits import by_habit, kind_of, only_choice, ways_of
from engine.menu import Ask, Ready
from engine.moving_ahead import carry_out, find_action, imagine, lay_ahead
from engine.plan import ATTACKED, MOST_STEPS, ROUND, SHOWN, Acts, Ahead, Claim, Disarmed, Wish, exactly
from engine.table import AnyGame, audience_events, begin, check, encode_state, take
from tests.engine.games_under_test import SETTINGS, Setting, every_setting, stream_for
from tests.engine.tiny_game import GAME as TINY

LONG = bool(os.environ.get("TIDETABLE_LONG"))
GAMES_EACH = 20_000
MOST_ACTIONS = 400
"""Long games are left there, since nothing new comes after it."""


@dataclass
class Laid:
    """A plan in the midst of a game, with what its seat was told since."""

    ahead: Ahead
    news: list[Event] = field(default_factory=list)


@dataclass
class Tally:
    """What became of the plans of a game, and the game itself."""

    state: Any
    acted: int = 0
    disarmed: Counter[str] = field(default_factory=Counter)
    always: int = 0
    only: int = 0


@dataclass
class Alone:
    """What the seats of a game do without being asked: kinds of action always in one way, and what cannot matter."""

    ways: dict[tuple[int, str], Wish] = field(default_factory=dict)
    pointless: set[int] = field(default_factory=set)
    last: dict[tuple[int, str], Action] = field(default_factory=dict)

    def switch(self, rules: AnyGame, seats: int, stream: Stream) -> None:
        """Now and then somebody chooses otherwise."""
        seat = stream.below(seats)
        if not stream.below(4):
            self.pointless ^= {seat}
        for kind in rules.plans.habits:
            if not stream.below(4):
                ways = list(ways_of(rules, kind, self.last.get((seat, kind))).values())
                self.ways.pop((seat, kind), None)
                if stream.below(4):
                    self.ways[seat, kind] = stream.choose(ways)

    def done(self, rules: AnyGame, state: Any, seat: int) -> tuple[Action | None, Action | None]:
        """What the seat does as always, and what it does since it can do nothing else, each as its person would."""
        wishes = [way for (whose, _), way in self.ways.items() if whose == seat]
        always = by_habit(rules, state, seat, wishes)
        fitting = (fits(rules, state, seat, wish) for wish in wishes)
        assert always == next((action for action in fitting if action is not None), None)
        legal = rules.legal(state, seat)
        only = only_choice(rules, state, seat) if seat in self.pointless else None
        assert only is None or list(legal) == [only]
        return always, only


def walk(rules: AnyGame, state: Any, seat: int, stream: Stream, wished: Sequence[Wish]) -> Wish | None:
    """A random way through the menu of a plan to one more wish."""
    picked: list[str] = []
    for _ in range(20):
        match rules.plans.ask(state, seat, picked, wished):
            case Ask(options=options, least=least):
                tokens = [option.token for option in options]
                some = sorted(stream.shuffle(range(len(tokens)))[: max(1, least)])
                picked.append("+".join(tokens[at] for at in some))
            case Ready(action=Wish() as wish):
                return rules.plans.read_wish(wish, stream.choose(rules.plans.ways)) if rules.plans.ways else wish
            case _:
                return None
    return None


def wish_list(rules: AnyGame, state: Any, seat: int, stream: Stream) -> list[Wish]:
    """Up to three wishes, with up to two conditions."""
    wishes: list[Wish] = []
    for _ in range(1 + stream.below(3)):
        if wish := walk(rules, state, seat, stream, wishes):
            wishes += [wish] if wish not in wishes else []
    claims = rules.plans.claims(rules.view(state, seat), wishes)
    some = tuple(stream.shuffle(claims)[: stream.below(3)])
    return [msgspec.structs.replace(wish, claims=some) for wish in wishes]


def lay_random(rules: AnyGame, state: Any, seat: int, stream: Stream) -> Ahead | None:
    """A random plan, if any can be made now."""
    first = wish_list(rules, state, seat, stream)
    if not first:
        return None
    steps = [first] * (1 + stream.below(min(MOST_STEPS, rules.plans.repeats(rules.view(state, seat)))))
    while len(steps) < MOST_STEPS and stream.below(2):
        then = imagine(rules, state, seat, steps)
        if then is None or not (more := wish_list(rules, then.state, seat, stream)):
            break
        steps.append(more)
    stops = [stop for stop in rules.plans.stops if stream.below(2)] if stream.below(2) else None
    try:
        return lay_ahead(rules, state, seat, steps, stops)
    except Refused:
        return None


def by_hand(rules: AnyGame, state: Any, seat: int, laid: Laid) -> Any:
    """What somebody would do who holds this plan in their head and looks at their own hand."""
    shown = Counter(laid.ahead.unseen) - Counter(rules.unseen(state, seat))
    struck = any(
        getattr(event, "seat", None) != seat
        and seat in [getattr(event, name, None) for name in ("target", "whom", "to_seat")]
        for event in laid.news
    )
    met = {SHOWN: bool(shown), ATTACKED: struck, ROUND: rules.round_of(state) != laid.ahead.round}
    for stop in laid.ahead.stops:
        if met[stop] if stop in met else rules.plans.stopped(stop, seat, laid.news):
            return None
    view = rules.view(state, seat)
    holding = (wish for wish in laid.ahead.steps[0] if all(rules.plans.holds(c, view, laid.news) for c in wish.claims))
    fitting = (fits(rules, state, seat, wish) for wish in holding)
    return next((action for action in fitting if action is not None), None)


def fits(rules: AnyGame, state: Any, seat: int, wish: Wish) -> Action | None:
    """What somebody would do who wishes for this and looks at their own hand."""
    legal = rules.legal(state, seat)
    if wish.action is None:
        return rules.plans.resolve(wish, rules.view(state, seat), legal)
    return next((action for action in legal if exactly(action).action == wish.action), None)


def play(setting: Setting, number: int, *, plans: bool = True, cancel: bool = False) -> Tally:
    """A random game in which random seats lay plans at random moments; each outcome is held against `by_hand`.

    They also switch on and off what they do always, and that what cannot matter is played for them.
    """
    rules = setting.game
    chance = Seeded(stream_for(setting, number, "deal").below(1 << 32).to_bytes(32, "big"))
    moves, whims = stream_for(setting, number, "moves"), stream_for(setting, number, "plans")
    tally = Tally(begin(rules, setting.seats, setting.options, chance).state)
    laid: dict[int, Laid] = {}
    alone = Alone()
    for _ in range(MOST_ACTIONS):
        to_act = rules.to_act(tally.state)
        if not to_act:
            break
        if plans and not cancel:
            alone.switch(rules, setting.seats, whims)
        if plans:
            for seat in range(setting.seats):
                if seat not in to_act and seat not in laid and not whims.below(3):
                    ahead = lay_random(rules, tally.state, seat, whims)
                    if ahead is not None and not cancel:
                        laid[seat] = Laid(ahead)
        seat = moves.choose(to_act)
        open_to_it = rules.moves(tally.state, seat)
        action = open_to_it[moves.below(len(open_to_it))]
        left: Ahead | None = None
        always, only = alone.done(rules, tally.state, seat)
        plan = None
        if always is not None:
            action = always
            tally.always += 1
        elif plan := laid.pop(seat, None) if rules.plans.is_for(tally.state, seat) else None:
            wanted = by_hand(rules, tally.state, seat, plan)
            match carry_out(rules, tally.state, seat, plan.ahead, plan.news):
                case Acts(action=planned, left=rest):
                    assert planned == wanted
                    assert check(rules, tally.state, seat, planned) is None
                    action, left = planned, rest
                    tally.acted += 1
                case Disarmed() as found:
                    assert wanted is None
                    explain(rules, plan.ahead, found)
                    tally.disarmed[found.why] += 1
        if only is not None:
            assert action == only
            tally.only += 1
        alone.last[seat, kind_of(action)] = action
        turn = take(rules, tally.state, seat, action, chance)
        tally.state = turn.state
        if left is not None:
            laid[seat] = Laid(left)
        for other, each in laid.items():
            each.news += audience_events(turn.events, other)
    return tally


def explain(rules: AnyGame, ahead: Ahead, found: Disarmed) -> None:
    """A plan that is put aside says why: which stop, which claim, or that nothing of it can be done."""
    assert found.why in (*ahead.stops, "claim", "gone")
    assert (found.claim is not None) == (found.why == "claim")


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
    for told, expected in ((kinds, Acts), ("nothing", Disarmed)):
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
    assert isinstance(found, Acts)
    assert found.action == legal[1]
    gone = Wish(action={"type": "draft", "die": 14})
    later = carry_out(rules, state, seat, Ahead(((gone, second),)), [])
    assert isinstance(later, Acts)
    assert later.action == legal[0]
    assert carry_out(rules, state, seat, Ahead(((gone,),)), []) == Disarmed("gone")
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
                    assert found == Disarmed(SHOWN)
                    break
                assert isinstance(found, Acts)
                turn, done, news = take(rules, state, seat, found.action, chance), done + 1, []
                ahead = found.left or ahead
            state = turn.state
            news += audience_events(turn.events, seat)
        assert done == (2 if goes_on else 1)
