"""Plans and habits of seats, as a turn finds and leaves them: who is ready, when a plan acts, when it ends.

All of it is pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Literal

from msgspec.structs import replace

from bot.host.seated import Request, Seated
from bot.host.timers import WAKE, Pauses
from bot.host.timing import KeptHabit, KeptPlan, Timing
from bot.pace.terms import LIVE
from engine.game import Action
from engine.sealed import Sealed
from storage.commits import SetTimer

AT_LIVE = 2.0
"""How many seconds a plan waits at a live table before it acts; a call waits as long."""
PAUSE = 180
"""Up to this many seconds that pass before a plan acts do not count against the bank of its seat."""
BY_PLAN = "plan:"
"""How the requests begin by which seats act without their persons."""


def plan_of(seated: Seated, seat: int) -> KeptPlan | None:
    """The plan of a seat, as long as the person who made it plays there."""
    plan = seated.timing.plan_of(seat) if seated.running else None
    sitting = seated.seat(seat) if plan else None
    return plan if plan and sitting and sitting.kind == "person" and sitting.user_id == plan.user else None


def is_ready(seated: Seated, seat: int) -> bool:
    """Whether a seat has laid its coming decision ahead, so that nobody need be called for it."""
    plan = plan_of(seated, seat)
    return plan is not None and plan.ahead is not None


def has_acted(seated: Seated, seat: int) -> bool:
    """Whether the last move of a seat was done without its person."""
    plan = plan_of(seated, seat)
    return plan is not None and plan.done


def is_by_hand(request: Request | None) -> bool:
    """Whether a person is there who asks for something, rather than a plan, a habit, or a timer."""
    return request is not None and not request.id.startswith(BY_PLAN)


def habits_of(seated: Seated, seat: int) -> tuple[KeptHabit, ...]:
    """What the person in a seat always does in the same way, unless the table agreed to no plans."""
    sitting = seated.seat(seat) if seated.running and seated.contract.plans != "no" else None
    if sitting is None or sitting.kind != "person":
        return ()
    return tuple(each for each in seated.timing.habits if each.seat == seat and each.user == sitting.user_id)


def automatic_action(seated: Seated, seat: int, game: Sealed) -> tuple[Action, Literal["habit", "only"]] | None:
    """What a seat that is asked does without its person, and why: by habit, or because there is only one choice."""
    if seat not in game.to_act or seated.seat(seat).kind != "person" or seated.contract.plans == "no":
        return None
    if (plan := plan_of(seated, seat)) is not None and plan.by_hand:
        return None
    if habits := habits_of(seated, seat):
        action = game.plan_menu(seat).by_habit([habit.wish for habit in habits])
        if action is not None:
            return action, "habit"
    action = game.plan_menu(seat).only_choice() if seated.preferences(seat).pointless else None
    return (action, "only") if action is not None else None


def may_be_ready(seated: Seated, seat: int) -> bool:
    """Whether there is anything by which a seat could act without its person."""
    return bool(plan_of(seated, seat) or habits_of(seated, seat) or seated.preferences(seat).pointless)


def may_lay(seated: Seated, seat: int) -> bool:
    """Whether the person in a seat can lay something ahead now, which everybody may know; never at a live table."""
    if seated.game is None or not seated.running or seated.contract.plans == "no" or seated.contract.pace == LIVE:
        return False
    return seated.seat(seat).kind == "person" and seated.game.plan_menu(seat).is_open


def needs_no_call(seated: Seated, seat: int, game: Sealed) -> bool:
    """Whether a seat is asked for something that needs no call: it is laid ahead, or the seat does it by itself."""
    if is_ready(seated, seat) and game.plan_menu(seat).is_for_plans:
        return True
    return automatic_action(seated, seat, game) is not None


def due_at(seated: Seated, seat: int, now: float, pauses: Pauses) -> float:
    """When a seat that is asked now is called, or acts by itself: until then nobody can tell which it will be.

    Nothing about the game or the seat's plans decides how long that is: most pauses are short, the longest are rare.
    """
    may_plan = seated.contract.plans != "no"
    if seated.contract.pace == LIVE:
        return now + AT_LIVE * may_plan  # Nobody takes moves back there while the next person could play.
    drawn = blake2b(f"{seated.id}:{seat}:{seated.version}".encode(), key=pauses.key, digest_size=4).digest()
    share = int.from_bytes(drawn, "big") / 2**32
    return now + pauses.grace + pauses.spread * may_plan * share**3


def after_turn(
    seated: Seated, mover: int | None, acted: bool, also: Sequence[int], after: Sealed, *, advice: bool = False
) -> Seated:
    """The table with its plans as a turn leaves them; `also` are seats that had no choice and were played for.

    A plan ends when its person moves by hand or takes back its move, or when another takes back a move, and with it
    what the seat was played for. All plans end with the game, or when the moves of several people are taken back. A
    move by hand that no plan could be for leaves the plan alone, as `advice` does.
    """
    timing = seated.timing
    for plan in timing.plans:
        if after.outcome.over or (mover is None and not acted):
            timing = timing.with_plan(plan.seat, None)
        elif plan.seat == mover:
            timing = timing.with_plan(plan.seat, _after_own_move(seated, plan, advice) if acted else None)
        elif plan.seat in also:
            timing = timing.with_plan(plan.seat, _one_less(plan) if acted else None)
    return seated if timing is seated.timing else seated.with_timing(timing)


def _after_own_move(seated: Seated, plan: KeptPlan, advice: bool) -> KeptPlan | None:
    if plan.acting:
        return plan if advice else replace(plan, acting=False, done=True)
    if advice and (plan.ahead is not None or plan.by_hand):
        return plan
    if plan.ahead is None or seated.game is None:
        return None
    return None if seated.game.plan_menu(plan.seat).is_for_plans else replace(plan, done=False)


def decide_by_hand(seated: Seated, seat: int) -> Seated:
    """The table at which a seat does nothing by itself until its person has moved."""
    sitting = seated.seat(seat)
    if sitting.kind != "person" or sitting.user_id is None:
        return seated
    kept = KeptPlan(seat, sitting.user_id, seated.version, by_hand=True)
    return seated.with_timing(seated.timing.with_plan(seat, kept))


def drop_waiting_plan(timing: Timing, seat: int, after: Sealed, now: float) -> tuple[Timing, list[SetTimer]]:
    """Drop a plan whose waiting move can no longer be done, and call its person, who was not called before."""
    plan = timing.plan_of(seat)
    if plan is None or not plan.acting:
        return timing, []
    called = [SetTimer(kind=WAKE, due=now, seat=seat)] if seat in after.to_act else []
    return without_waiting_move(timing, seat), called


def without_waiting_move(timing: Timing, seat: int) -> Timing:
    """The timing once the move that waits for a seat is not to be done: a plan ends with its own move.

    What would have been done by habit, or as the only choice, leaves alone what is laid ahead for other decisions.
    """
    plan = timing.plan_of(seat)
    if plan is None or not plan.acting or plan.how == "plan" or plan.ahead is None:
        return timing.with_plan(seat, None)
    return timing.with_plan(seat, replace(plan, acting=False, done=False))


def _one_less(plan: KeptPlan) -> KeptPlan | None:
    """A plan without its next step, whose decision left no choice; None if that was all of it."""
    if plan.ahead is None or len(plan.ahead.steps) == 1:
        return None
    return replace(plan, ahead=replace(plan.ahead, steps=plan.ahead.steps[1:]), said=plan.said[1:])
