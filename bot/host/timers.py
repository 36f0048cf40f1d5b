"""What a table must do by itself after a change: wake the next person, let computer players move."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from bot.host import plan_state
from bot.host.seated import Seated
from engine.players import pause_before
from engine.sealed import Sealed
from storage.commits import SetTimer

WAKE, COMPUTER, RETRY_DM, DEAL, APPLIED, FINAL = "wake", "computer", "reach", "deal", "seat", "final"
MEETING = "meeting"
"""The beginning or the end of a live hour, the reminder before it, or the end of the time in which to agree on one."""
PLAN = "plan"
"""Carrying out what a seat has laid ahead."""
READY = "ready"
"""Looking at the ready check of a lobby."""
LATE_VOTE, MEMBER, PROPOSAL, PAUSE = "late-vote", "member", "proposal", "pause"
"""The end of a vote about a late player's seat; finding out whether somebody is still in the server; the end of the
time in which a proposal can be answered; the end of a pause."""
UNDO = "undo"
"""The end of the time in which the others can agree that a move is taken back."""
BREAK, IDLE = "break", "idle"
"""The end of the time in which the others can refuse to break the game off; a lobby in which nothing happens."""
RETRY_DM_AFTER = 6 * 3600.0
"""How long closed direct messages are left alone before they are tried again."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """How long the table waits before it wakes the next person, and how long at least before a computer player moves.

    `thoughts` is how long a move that cannot be taken back afterwards waits; with 0 it is done at once. Up to `spread`
    is added to `grace`, drawn with the secret `key`, so that the moment of a call tells nothing about plans.
    """

    grace: float = 20.0
    computer: float = 2.0
    thoughts: float = 0.0
    spread: float = 0.0
    key: bytes = b""


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
) -> tuple[list[SetTimer], list[tuple[str, int | None]]]:
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
    cleared: list[tuple[str, int | None]] = [(WAKE, seat) for seat in sorted(awake)]
    planners = {seat for seat in awake if seated.seat(seat).kind == "person" and plan_state.may_be_ready(seated, seat)}
    cleared += [(PLAN, seat) for seat in sorted(planners)]
    cleared += [(COMPUTER, seat) for seat in sorted(before - waiting) if seated.sits_as_computer(seat)]
    return timers, cleared


def computer_timer(seated: Seated, game: Sealed, seat: int, now: float, pauses: Pauses) -> SetTimer:
    """When the computer player in a seat moves: after a human-like pause, longer if the decision looks hard to all."""
    lot = sha256(f"{seated.id}.{seated.version}.{seat}".encode()).digest()[0] / 255
    return SetTimer(kind=COMPUTER, due=now + pauses.computer * pause_before(game, seat, lot), seat=seat)


def people_waited_for(seated: Seated, game: Sealed) -> frozenset[int]:
    """The seats whose people the table waits for; computer players are not listed as late."""
    return frozenset(seat for seat in game.to_act if not seated.sits_as_computer(seat))
