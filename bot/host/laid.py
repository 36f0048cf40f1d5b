"""What seats have laid ahead, as a turn finds and leaves it: whose is ready, when it acts, when it is over. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from bot.host.seated import Seated
from bot.host.timing import KeptPlan, Timing
from bot.pace.words import LIVE
from engine.sealed import Sealed
from storage.commits import SetTimer

LEAST, MOST = 20, 180
"""Between these a plan waits, in seconds, before it acts: as a person might who was there."""
AT_LIVE = 2.0
WAKE = "wake"

replace = msgspec.structs.replace


def plan_of(seated: Seated, seat: int) -> KeptPlan | None:
    """The plan of a seat, as long as whoever made it plays there."""
    plan = seated.timing.plan_of(seat) if seated.running else None
    sitting = seated.seat(seat) if plan else None
    return plan if plan and sitting and sitting.kind == "person" and sitting.user_id == plan.user else None


def is_ready(seated: Seated, seat: int) -> bool:
    """Whether a seat has laid its coming decision ahead, so that nobody need be called for it."""
    plan = plan_of(seated, seat)
    return plan is not None and plan.ahead is not None


def due_at(seated: Seated, seat: int, now: float) -> float:
    """When the plan of a seat acts that is asked now: after a pause that nothing about the game decides."""
    plan = plan_of(seated, seat)
    if seated.contract.pace == LIVE or plan is None:
        return now + AT_LIVE
    drawn = blake2b(f"{seated.version}".encode(), key=plan.salt.to_bytes(8, "big"), digest_size=4).digest()
    return now + LEAST + int.from_bytes(drawn, "big") % ((MOST - LEAST) * 10) / 10


def after_turn(seated: Seated, mover: int | None, acted: bool, also: Sequence[int], after: Sealed) -> Seated:
    """The table with its plans as a turn leaves them; `also` are seats that had no choice and were played for.

    A plan ends when its person moves by hand or takes its move back, and all end with the game, or when what several
    did is taken back.
    """
    timing = seated.timing
    for plan in timing.plans:
        if after.outcome.over or (mover is None and not acted):
            timing = timing.with_plan(plan.seat, None)
        elif plan.seat == mover:
            done = replace(plan, acting=False, done=True) if acted and plan.acting else None
            timing = timing.with_plan(plan.seat, done)
        elif plan.seat in also:
            timing = timing.with_plan(plan.seat, _one_less(plan))
    return seated if timing is seated.timing else seated.with_timing(timing)


def give_up(timing: Timing, seat: int, after: Sealed, now: float) -> tuple[Timing, list[SetTimer]]:
    """The move of a plan that waited to be final can be done no more: its person is called, as they were not before."""
    plan = timing.plan_of(seat)
    if plan is None or not plan.acting:
        return timing, []
    called = [SetTimer(kind=WAKE, due=now, seat=seat)] if seat in after.to_act else []
    return timing.with_plan(seat, None), called


def _one_less(plan: KeptPlan) -> KeptPlan | None:
    """A plan whose next decision was none."""
    if plan.ahead is None or len(plan.ahead.steps) == 1:
        return None
    return replace(plan, ahead=replace(plan.ahead, steps=plan.ahead.steps[1:]), said=plan.said[1:])
