"""Working out a table's timers again when what they depend on has changed. Pure: a table in, a Commit out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host import outbox, waits
from bot.host.builder import CommitBuilder
from bot.host.reminding import next_of, timer_of
from bot.host.seated import Seated
from bot.host.standing_in import show_hand
from bot.host.timers import REMIND
from bot.host.turns import game_of
from storage.commits import Commit, SetTimer


def rearm(seated: Seated, rung: Sequence[tuple[str, int]], now: float) -> Commit | None:
    """Set the reminders and deadlines that rang, each named with its seat, to the moments at which they are now due.

    With a deadline its reminder is set, too: one that was left out before has no timer that could ring. The table is
    shown again, since it tells of deadlines and of days away.
    None if one of them is due already, so that more has to be done.
    """
    builder = CommitBuilder(seated, now=now)
    readings = {seat: waits.read_clock(seated, seat, now) for _, seat in rung}
    anew = []
    for kind, seat in rung:
        reading, clock = readings[seat], seated.timing.seats[seat]
        due: float | None = None
        if kind == REMIND:
            reminder = next_of(reading, seated, seat, now)
            if reminder is not None:
                due = float(reminder.at)
        elif reading is not None and reading.bank is not None and not clock.late:
            due = waits.look_again(reading, now)
            anew.append(seat)
            if (REMIND, seat) not in rung:
                builder.timers += timer_of(reading, seated, seat, now)
        if due is None:
            builder.clear_timers.append((kind, seat))
        elif due <= now:
            return None
        else:
            builder.timers.append(SetTimer(kind=kind, due=due, seat=seat))
    # A table that keeps secret who is missing tells the days of the last one alone.
    if anew or (any(readings.values()) and not seated.contract.only_counts(game_of(seated).to_act)):
        builder.posts.append(outbox.show_table(seated))
    builder.posts += map(show_hand, anew)
    return builder.build()
