"""Moving ahead: laying a plan for a seat, giving it up, carrying it out. Pure: a table in, a Commit out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.errors import Outdated, Sorry
from bot.host import intents, laid, turns
from bot.host.builder import CommitBuilder
from bot.host.log import Moment
from bot.host.seated import Request, Seated
from bot.host.timers import PLAN, WAKE, Pauses
from bot.host.timing import KeptPlan
from engine.foresight import Composed
from engine.game import Event
from engine.plan import Acts
from storage.commits import Commit, SetTimer
from storage.ids import UserId

replace = msgspec.structs.replace


def check_may_plan(seated: Seated, seat: int) -> None:
    """Raise Sorry where the table agreed to no plans, and Outdated if the seat is asked already."""
    game = turns.game_of(seated)
    if seated.contract.plans == "no":
        raise Sorry("error-no-plans")
    if seat in game.to_act:
        raise Outdated


def lay(seated: Seated, request: Request, seat: int, made: Composed, salt: int, now: float) -> Commit:
    """Lay a plan ahead, in place of the one before."""
    check_may_plan(seated, seat)
    ahead = turns.game_of(seated).foresight(seat).lay(made)
    said = made.said if len(made.said) == len(ahead.steps) else made.said * len(ahead.steps)
    before = laid.plan_of(seated, seat)
    done = before is not None and before.done
    plan = KeptPlan(seat, request.user, seated.version, salt, ahead, said, made.way, done=done)
    return _keep(seated, request, seat, plan, now).build()


def cancel(seated: Seated, request: Request, seat: int, now: float) -> Commit:
    """Give up what was laid ahead; if the seat is asked by now, its person is."""
    game = turns.game_of(seated)
    builder = _keep(seated, request, seat, None, now)
    if laid.is_ready(seated, seat) and seat in game.to_act:
        builder.timers.append(SetTimer(kind=WAKE, due=now, seat=seat))
    return builder.build()


def carry_out(seated: Seated, seat: int, log: Sequence[Moment], now: float, pauses: Pauses) -> Commit:
    """Do what the seat has laid ahead as if its person did it; if nothing of it fits, call them as usual."""
    game, plan = turns.game_of(seated), laid.plan_of(seated, seat)
    if plan is None or plan.ahead is None or seat not in game.to_act:
        return CommitBuilder(seated, now=now).build()
    found = game.foresight(seat).carry_out(plan.ahead, news_of(log, plan, seat))
    if isinstance(found, Acts):
        left = replace(plan, ahead=found.left, said=plan.said[1:], since=seated.version, acting=True)
        acting = seated.with_timing(seated.timing.with_plan(seat, left))
        request = Request(f"plan:{seated.id}:{seat}:{seated.version}", UserId(plan.user), seated.seat(seat).name)
        return intents.act(acting, request, seat, found.action, now, pauses)
    builder = CommitBuilder(seated, now=now)
    builder.timing = seated.timing.with_plan(seat, replace(plan, ahead=None, said=(), done=False, why=found))
    builder.timers.append(SetTimer(kind=WAKE, due=now, seat=seat))
    return builder.build()


def news_of(log: Sequence[Moment], plan: KeptPlan, seat: int) -> list[Event]:
    """What the seat was told since its plan was made, and still stands."""
    standing = (moment for moment in log if moment.version > plan.since and not moment.undone)
    return [event for moment in standing for event in moment.told_to(seat)]


def _keep(seated: Seated, request: Request, seat: int, plan: KeptPlan | None, now: float) -> CommitBuilder:
    builder = CommitBuilder(seated, request, now)
    builder.timing = seated.timing.with_plan(seat, plan)
    builder.clear_timers.append((PLAN, seat))
    builder.posts += intents.show_own(seated, seat, now, request)
    return builder
