"""Reminders and the ends of banks: whether they have come, and what becomes of people who are late or have left."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host import Host, Seated
from bot.host.builder import CommitBuilder
from bot.host.late_votes import close_vote
from bot.host.lateness import leave_server, look
from bot.host.rearming import rearm
from bot.host.reminding import remind
from bot.host.timers import LATE, REMIND
from bot.play.due import change_if_running
from storage.commits import Commit, SetTimer
from storage.models import Timer

DEADLINES = (REMIND, LATE)
"""The timers of a table that are handled together: mostly somebody's hours have changed, and all are set anew."""


async def see_to_deadlines(host: Host, seated: Seated, timers: Sequence[Timer]) -> None:
    """Act on reminders or ends of banks that have come, or set them anew if what they depend on has changed."""
    rung = [(timer.kind, timer.seat) for timer in timers]
    anew = _set_anew(seated, rung, host.clock())
    if anew is None:
        for timer in timers:
            await _see_to(host, timer)
        return

    def work(now: Seated) -> Commit:
        commit = anew if now is seated else _set_anew(now, rung, host.clock())
        if commit is None:
            again = [SetTimer(kind=kind, due=host.clock(), seat=seat) for kind, seat in rung]
            return CommitBuilder(now, timers=again).build()
        return commit

    await host.change(seated.id, None, work, seated)


def _set_anew(seated: Seated, rung: Sequence[tuple[str, int]], now: float) -> Commit | None:
    if not seated.running:
        return CommitBuilder(seated, clear_timers=list(rung)).build()
    return rearm(seated, rung, now)


async def _see_to(host: Host, timer: Timer) -> None:
    """Remind somebody, unless they have left the server, or do what is agreed where a bank has run out."""
    if timer.kind == REMIND and await look_for(host, timer):
        await host.store.timers.finish(timer)
        return

    def work(seated: Seated, now: float) -> Commit:
        if timer.kind == LATE:
            return look(seated, timer.seat, now, host.pauses)
        return remind(seated, timer.seat, now)

    await change_if_running(host, timer, work)


async def end_vote(host: Host, timer: Timer) -> None:
    """Close the vote about a late player's seat, once the time for it is over."""
    await change_if_running(host, timer, lambda seated, now: close_vote(seated, timer.seat, now, host.pauses))


async def look_for(host: Host, timer: Timer) -> bool:
    """Whether the person in a seat has left the server; if so, the others are asked what becomes of the seat."""
    seated = await host.load(timer.table_id)
    seat = timer.seat
    server, user = seated.table.server_id, seated.seat(seat).user_id
    if not seated.running or server is None or user is None or seated.sits_as_computer(seat):
        return False
    if seated.timing.seats[seat].left:
        return True
    if not await host.outside.has_left(server, user):
        return False

    def work(now: Seated) -> Commit:
        if not now.running or now.seat(seat).user_id != user:
            return CommitBuilder(now).build()
        return leave_server(now, seat, host.clock(), host.pauses)

    await host.change(timer.table_id, None, work)
    return True
