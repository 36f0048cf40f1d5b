"""Plans for coming moves: laying one for a seat, giving it up, carrying it out. Pure: a table in, a Commit out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from bot.errors import Outdated, Sorry
from bot.host import intents, plan_state, turns
from bot.host.builder import CommitBuilder
from bot.host.log import Moment
from bot.host.seated import Request, Seated
from bot.host.timers import WAKE, Pauses
from bot.host.timing import KeptPlan
from engine.game import Action, Event
from engine.plan import CarriedOut, PutAside
from engine.plan_menu import PlanDraft
from engine.sealed import Sealed
from storage.commits import Commit, SetTimer
from storage.ids import UserId


def check_may_plan(seated: Seated, seat: int) -> None:
    """Raise Sorry where the table agreed to no plans, and Outdated if the seat is asked already."""
    game = turns.game_of(seated)
    if seated.contract.plans == "no":
        raise Sorry("error-no-plans")
    if seat in game.to_act:
        raise Outdated


def lay(seated: Seated, request: Request, seat: int, made: PlanDraft, now: float) -> Commit:
    """Lay a plan ahead, in place of the one before."""
    check_may_plan(seated, seat)
    ahead = turns.game_of(seated).plan_menu(seat).lay(made)
    said = made.said if len(made.said) == len(ahead.steps) else made.said * len(ahead.steps)
    before = plan_state.plan_of(seated, seat)
    done = before is not None and before.done
    plan = KeptPlan(seat, request.user, seated.version, ahead, said, made.way, done=done)
    return _keep(seated, request, seat, plan, now).build()


def cancel(seated: Seated, request: Request, seat: int, now: float) -> Commit:
    """Give up what was laid ahead; if the seat is asked by now, its person is called when that would have been done.

    A move of the plan that waits to be final is not done either. One that is done by habit is not the plan's.
    """
    plan, left = plan_state.plan_of(seated, seat), None
    if plan is not None and plan.acting:
        if plan.how == "plan":
            return intents.think_again(seated, request, seat, now)
        left = replace(plan, ahead=None, said=())
    return _keep(seated, request, seat, left, now).build()


def carry_out(seated: Seated, seat: int, log: Sequence[Moment], now: float, pauses: Pauses) -> Commit:
    """Do what the seat does by habit or has laid ahead as if its person did it; if nothing fits, call them as usual."""
    game, plan = turns.game_of(seated), plan_state.plan_of(seated, seat)
    builder = CommitBuilder(seated, now=now)
    if seat not in game.to_act or seated.timing.intent_of(seat) is not None:
        return builder.build()
    alone = plan_state.automatic_action(seated, seat, game)
    if alone is not None and alone[1] == "habit":
        return _act_alone(seated, seat, *alone, now, pauses)
    found = _found(game, plan, log, seat)
    if plan is not None and isinstance(found, CarriedOut):
        left = replace(plan, ahead=found.left, said=plan.said[1:], since=seated.version, acting=True, how="plan")
        return _act(seated, seat, left, found.action, now, pauses)
    if alone is not None:
        return _act_alone(seated, seat, *alone, now, pauses)
    if plan is not None and found is not None:
        builder.timing = seated.timing.with_plan(seat, replace(plan, ahead=None, said=(), done=False, why=found))
    is_called = seated.timing.seats[seat].asked is not None and not (plan is not None and plan.done)
    if seated.sits_as_computer(seat) or is_called:
        return builder.build()
    builder.timers.append(SetTimer(kind=WAKE, due=now, seat=seat))
    return builder.build()


def _found(game: Sealed, plan: KeptPlan | None, log: Sequence[Moment], seat: int) -> CarriedOut | PutAside | None:
    """What becomes of a plan; None if there is none for this decision."""
    plan_menu = game.plan_menu(seat)
    if plan is None or plan.ahead is None or not plan_menu.is_for_plans:
        return None
    return plan_menu.carry_out(plan.ahead, news_of(log, plan, seat))


def _act_alone(
    seated: Seated, seat: int, action: Action, how: Literal["habit", "only"], now: float, pauses: Pauses
) -> Commit:
    """Let the seat act without its person; what is laid ahead for other decisions stays."""
    plan, sitting = plan_state.plan_of(seated, seat), seated.seat(seat)
    assert sitting.user_id is not None
    kept = plan or KeptPlan(seat, sitting.user_id, seated.version)
    return _act(seated, seat, replace(kept, acting=True, how=how, why=None), action, now, pauses)


def _act(seated: Seated, seat: int, left: KeptPlan, action: Action, now: float, pauses: Pauses) -> Commit:
    acting = seated.with_timing(seated.timing.with_plan(seat, left))
    key = f"{plan_state.BY_PLAN}{seated.id}:{seat}:{seated.version}"
    request = Request(key, UserId(left.user), seated.seat(seat).name)
    return intents.act(acting, request, seat, action, now, pauses)


def news_of(log: Sequence[Moment], plan: KeptPlan, seat: int) -> list[Event]:
    """The events that the seat was told since its plan was made and that still stand."""
    standing = (moment for moment in log if moment.version > plan.since and not moment.undone)
    return [event for moment in standing for event in moment.told_to(seat)]


def _keep(seated: Seated, request: Request, seat: int, plan: KeptPlan | None, now: float) -> CommitBuilder:
    builder = CommitBuilder(seated, request, now)
    builder.timing = seated.timing.with_plan(seat, plan)
    builder.posts += intents.show_own(seated, seat, now, request)
    return builder
