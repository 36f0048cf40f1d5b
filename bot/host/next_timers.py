"""What a table must do by itself after a change: wake the next person, let computer players move."""

from __future__ import annotations

from bot.host import plan_state
from bot.host.seated import Seated
from bot.host.timers import CALL, COMPUTER, PLAN, WAKE, Pauses, computer_timer
from engine.sealed import Sealed
from storage.commits import SetTimer, TimerKey


def timers_after(
    seated: Seated,
    before: frozenset[int],
    after: Sealed,
    mover: int | None,
    now: float,
    pauses: Pauses,
    *,
    ready: bool = False,
    otherwise: frozenset[int] = frozenset(),
) -> tuple[list[SetTimer], list[TimerKey]]:
    """Timers to set for seats the table newly waits for, and to clear for those it waits for no longer.

    `ready` says that the mover, if it has to move again, has laid that move ahead or does it by itself, or is called
    for it since its person did not make the last one. Seats that are now asked `otherwise` are called for that.
    """
    waiting = frozenset(after.to_act)
    timers: list[SetTimer] = []
    for seat in sorted(waiting):
        if seated.sits_as_computer(seat):
            timers.append(computer_timer(seated, after, seat, now, pauses))
        elif seat == mover:
            if ready:
                timers.append(SetTimer(kind=PLAN, due=plan_state.due_at(seated, seat, now, pauses), seat=seat))
        elif seat not in before or seat in otherwise:
            # Whether it is called then, or acts by itself, is decided when the time has come.
            timers.append(SetTimer(kind=WAKE, due=plan_state.due_at(seated, seat, now, pauses), seat=seat))
    awake = (before - waiting) | (frozenset() if mover is None else {mover})
    cleared: list[TimerKey] = [(WAKE, seat) for seat in sorted(awake)]
    planners = {seat for seat in awake if seated.seat(seat).kind == "person" and plan_state.may_be_ready(seated, seat)}
    cleared += [(PLAN, seat) for seat in sorted(planners)]
    cleared += [(COMPUTER, seat) for seat in sorted(before - waiting) if seated.sits_as_computer(seat)]
    return timers, cleared


def tell_next(seated: Seated, after: Sealed, now: float, pauses: Pauses) -> list[SetTimer]:
    """The call to the person who comes next from now on, if they want to be told; it waits until the turn stands."""
    seat = after.follows
    if seat is None or seat >= len(seated.seats) or (seated.game is not None and seated.game.follows == seat):
        return []
    wants = seated.seat(seat).kind == "person" and seated.preferences(seat).tell_next
    return [SetTimer(kind=CALL, due=now + pauses.grace, seat=seat)] if wants else []


def tell_ahead(seated: Seated, after: Sealed, now: float, pauses: Pauses) -> list[SetTimer]:
    """The calls to those who want to be told that a round has begun for which they can lay a move ahead.

    They are called whether they have laid one ahead or not, since others may see whom the bot calls.
    """
    if seated.game is None or after.round is None or after.round == seated.game.round or after.outcome.over:
        return []
    wanting = [
        seat.number for seat in seated.seats if seat.kind == "person" and seated.preferences(seat.number).tell_ahead
    ]
    return [SetTimer(kind=CALL, due=now + pauses.grace, seat=seat) for seat in wanting if seat not in after.to_act]
