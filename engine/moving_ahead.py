"""Moving ahead: laying a plan out, carrying it out once its seat is asked, or putting it aside and saying why. Pure.

A plan is carried out only from what its seat may know: its View, its legal actions, and the events told to it since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.chance import Seeded, Stream
from engine.errors import Refused
from engine.field_names import WHOM
from engine.game import Action, Event
from engine.menu import STALE
from engine.plan import (
    ATTACKED,
    MOST_CLAIMS,
    MOST_STEPS,
    MOST_WISHES,
    ROUND,
    SHOWN,
    Ahead,
    CarriedOut,
    Claim,
    PutAside,
    Wish,
)
from engine.table import AnyGame, check, read_action, shows_something

IMAGINED = b"a turn that is only imagined"


def lay_ahead(
    rules: AnyGame, state: Any, seat: int, steps: Sequence[Sequence[Wish]], stops: Sequence[str] | None = None
) -> Ahead:
    """A plan as it is kept; raises Refused for one that could never be carried out."""
    known = rules.plans
    kept = tuple(tuple(step) for step in steps)
    lifted = known.usual if stops is None else tuple(stop for stop in known.stops if stop in stops)
    if not 0 < len(kept) <= MOST_STEPS or not all(0 < len(step) <= MOST_WISHES for step in kept):
        raise Refused(STALE)
    if any(len(wish.claims) > MOST_CLAIMS for step in kept for wish in step):
        raise Refused(STALE)
    imagined = known.imagine_turn(state, seat)
    if imagined is not None and not any(_may_be(rules, imagined, seat, wish) for wish in kept[0]):
        raise Refused(STALE)
    return Ahead(kept, lifted, _unseen(rules, state, seat), rules.round_of(state if imagined is None else imagined))


def _may_be(rules: AnyGame, imagined: Any, seat: int, wish: Wish) -> bool:
    if find_action(rules, imagined, seat, wish) is not None:
        return True
    return rules.plans.may_mean_something_later(imagined, seat, wish)


def find_action(rules: AnyGame, state: Any, seat: int, wish: Wish) -> Action | None:
    """The action that a wish means now; None if it cannot be done."""
    if wish.action is None:
        return rules.plans.resolve(wish, rules.view(state, seat), rules.legal(state, seat))
    action = read_action(rules, wish.action)
    return action if check(rules, state, seat, action) is None else None


def carry_out(rules: AnyGame, state: Any, seat: int, ahead: Ahead, news: Sequence[Event]) -> CarriedOut | PutAside:
    """What becomes of a plan now that its seat is asked; `news` are the events told to the seat since it was made."""
    if stop := next((stop for stop in ahead.stops if _is_met(rules, state, seat, ahead, stop, news)), None):
        return PutAside(stop)
    view = rules.view(state, seat)
    broken: Claim | None = None
    for wish in ahead.steps[0]:
        untrue = next((claim for claim in wish.claims if not rules.plans.holds(claim, view, news)), None)
        broken = broken or untrue
        if untrue is None and (action := find_action(rules, state, seat, wish)) is not None:
            return CarriedOut(action, _left(rules, state, seat, ahead))
    return PutAside("claim", broken) if broken else PutAside("gone")


def _left(rules: AnyGame, state: Any, seat: int, ahead: Ahead) -> Ahead | None:
    """What is laid out for later; whatever this action itself shows the seat counts as new to it then."""
    if len(ahead.steps) == 1:
        return None
    return Ahead(ahead.steps[1:], ahead.stops, _unseen(rules, state, seat), rules.round_of(state))


def _unseen(rules: AnyGame, state: Any, seat: int) -> tuple[int | str, ...]:
    """What the seat cannot place, sorted, since the order in which it lies is a secret."""
    return tuple(sorted(rules.unseen(state, seat), key=str))


def _is_met(rules: AnyGame, state: Any, seat: int, ahead: Ahead, stop: str, news: Sequence[Event]) -> bool:
    if stop == SHOWN:
        return bool(Counter(ahead.unseen) - Counter(rules.unseen(state, seat)))
    if stop == ATTACKED:
        return any(getattr(event, "seat", None) != seat and _is_about(event, seat) for event in news)
    if stop == ROUND:
        return rules.round_of(state) != ahead.round
    return rules.plans.stopped(stop, seat, news)


def _is_about(event: Event, seat: int) -> bool:
    return any(getattr(event, name, None) == seat for name in WHOM)


class ImaginedTurn(NamedTuple):
    """The state in which a seat would decide, and whether it is shown something new on the way there."""

    state: Any
    shown: bool


def imagine(rules: AnyGame, state: Any, seat: int, steps: Sequence[Sequence[Wish]]) -> ImaginedTurn | None:
    """The state in which the seat would decide after the best wish of each step; None if that cannot be known.

    What is hidden from the seat is dealt anew first, and luck is drawn anew, so that the menu gives neither away.
    """
    shown = rules.plans.is_shown_first(state, seat)
    now = rules.plans.imagine_turn(rules.redeal(state, seat, Stream(IMAGINED)), seat)
    if now is None:
        return None
    for step in steps:
        action = find_action(rules, now, seat, step[0])
        if action is None:
            return None
        chance = Seeded(IMAGINED)
        after = rules.apply(now, seat, action, chance).state
        if chance.drawn or shows_something(rules, now, after):
            after, shown = rules.plans.next_decision_without_draws(now, seat, action), True
        elif seat not in rules.to_act(after):
            after = rules.plans.imagine_turn(after, seat)
        if after is None or rules.round_of(after) != rules.round_of(now):
            return None
        now = after
    return ImaginedTurn(now, shown)
