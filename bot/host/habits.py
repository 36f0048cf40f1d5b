"""What a seat always does in the same way: choosing it, or being asked again. Pure: a table in, a Commit out."""

from __future__ import annotations

from bot.host import intents, plan_state, turns
from bot.host.builder import CommitBuilder
from bot.host.seated import Request, Seated
from bot.host.timers import PLAN, Pauses
from bot.host.timing import KeptHabit
from storage.commits import Commit, SetTimer


def keep(
    seated: Seated, request: Request, seat: int, kind: str, habit: KeptHabit | None, now: float, pauses: Pauses
) -> Commit:
    """Do this without asking from now on, including for a decision already asked; with None, ask again."""
    game = turns.game_of(seated)
    builder = CommitBuilder(seated, request, now)
    builder.timing = seated.timing.with_habit(seat, kind, habit)
    plan = plan_state.plan_of(seated, seat)
    if habit is not None and plan is not None and plan.by_hand:
        builder.timing = builder.timing.with_plan(seat, None)
    builder.posts += intents.show_own(seated, seat, now, request)
    # A seat that has not been called yet acts, or is called, at the moment that is already set.
    if seated.timing.seats[seat].asked is None or seated.timing.intent_of(seat) is not None:
        return builder.build()
    chosen = seated.with_timing(builder.timing)
    is_ready, was_ready = plan_state.needs_no_call(chosen, seat, game), plan_state.needs_no_call(seated, seat, game)
    if is_ready != was_ready:
        builder.clear_timers.append((PLAN, seat))
        if is_ready:
            builder.timers.append(SetTimer(kind=PLAN, due=plan_state.due_at(seated, seat, now, pauses), seat=seat))
    return builder.build()
