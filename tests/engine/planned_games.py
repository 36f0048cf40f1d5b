"""Random games in which random seats lay plans at random moments, each held against what its person would have done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.chance import Seeded, Stream
from engine.errors import Refused
from engine.game import Action, Event
from engine.habits import by_habit, kind_of, only_choice, ways_of
from engine.menu import Ask, Ready
from engine.moving_ahead import carry_out, imagine, lay_ahead
from engine.plan import ATTACKED, MOST_STEPS, ROUND, SHOWN, Ahead, CarriedOut, PutAside, Wish, exactly
from engine.table import AnyGame, audience_events, begin, check, take
from tests.engine.games_under_test import Setting, stream_for

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
                case CarriedOut(action=planned, left=rest):
                    assert planned == wanted
                    assert check(rules, tally.state, seat, planned) is None
                    action, left = planned, rest
                    tally.acted += 1
                case PutAside() as found:
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


def explain(rules: AnyGame, ahead: Ahead, found: PutAside) -> None:
    """A plan that is put aside says why: which stop, which claim, or that nothing of it can be done."""
    assert found.why in (*ahead.stops, "claim", "gone")
    assert (found.claim is not None) == (found.why == "claim")
