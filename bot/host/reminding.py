"""Reminding the people waited for: what is due now, and when to look again. Pure: a table in, a Commit out."""

from __future__ import annotations

import msgspec

from bot.errors import Sorry
from bot.host import outbox, waits
from bot.host.builder import CommitBuilder
from bot.host.calling import call_timers
from bot.host.seated import Request, Seated
from bot.host.timers import REMIND
from bot.host.turns import game_of
from bot.pace.bank import Reading
from bot.pace.reminders import Reminder
from bot.pace.terms import DAY
from storage.commits import Commit, SetTimer


def next_reminder(seated: Seated, seat: int, now: float) -> Reminder | None:
    """The next reminder that has not been given; for somebody who has said when they will play, that moment."""
    return next_of(waits.read_clock(seated, seat, now), seated, seat, now)


def next_of(reading: Reading | None, seated: Seated, seat: int, now: float) -> Reminder | None:
    """The same as `next_reminder`, when the clock of the seat has already been read."""
    if reading is None:
        return None
    clock = seated.timing.seats[seat]
    if clock.promised is not None:
        return Reminder(clock.reminded, clock.promised)
    left = [reminder for reminder in reading.reminders if reminder.after > clock.reminded]
    past = [reminder for reminder in left if reminder.at <= now]
    return past[-1] if past else left[0] if left else None


def timer_of(reading: Reading | None, seated: Seated, seat: int, now: float) -> list[SetTimer]:
    """The timer for a seat's next reminder; none is set where all are left out, which may change with the deadline."""
    reminder = next_of(reading, seated, seat, now)
    return [] if reminder is None else [SetTimer(kind=REMIND, due=max(reminder.at, now), seat=seat)]


def remind(seated: Seated, seat: int, now: float) -> Commit:
    """Remind a seat of what is due now, and set its timer to the next reminder."""
    builder = CommitBuilder(seated, now=now)
    timing, clock = seated.timing, seated.timing.seats[seat]
    reminder = next_reminder(seated, seat, now)
    if reminder is not None and reminder.at <= now:
        given = max([clock.reminded, reminder.after, *_passed(seated, seat, now)])
        builder.timing = timing.with_seat(seat, msgspec.structs.replace(clock, reminded=given, promised=None))
        builder.timers += call_timers(seated, [seat], now)
        if clock.promised is not None:
            builder.posts.append(outbox.show_table(seated))  # It would go on telling of a moment that has passed.
        seated = seated.with_timing(builder.timing)
    again = timer_of(waits.read_clock(seated, seat, now), seated, seat, now)
    builder.timers += again
    builder.clear_timers += [] if again else [(REMIND, seat)]
    return builder.build()


def _passed(seated: Seated, seat: int, now: float) -> list[int]:
    """The reminders whose moment has passed; of several that were missed together only one is given."""
    reading = waits.read_clock(seated, seat, now)
    return [reminder.after for reminder in reading.reminders if reminder.at <= now] if reading else []


def poke(seated: Seated, request: Request, seat: int, now: float) -> Commit:
    """Call somebody who keeps the table waiting, because another player asks for it; at most once a day."""
    game_of(seated)
    if not seated.seats_of(request.user):
        raise Sorry("error-not-seated")
    if seat in seated.seats_of(request.user) or not may_be_poked(seated, seat, now):
        raise Sorry("error-poke-nobody")
    clock = seated.timing.seats[seat]
    if now - clock.poked < DAY:
        raise Sorry("error-poke-early", when=f"<t:{clock.poked + DAY}:R>")
    builder = CommitBuilder(seated, request, now)
    builder.timing = seated.timing.with_seat(seat, msgspec.structs.replace(clock, poked=int(now)))
    builder.note("poked", seat=seat)
    builder.timers += call_timers(seated, [seat], now)
    return builder.build()


def may_be_poked(seated: Seated, seat: int, now: float) -> bool:
    """Whether somebody is late or, without a clock that could make them late, has kept the table waiting for a day."""
    clock = seated.timing.seats[seat]
    if clock.asked is None or seated.timing.pause_at(now) is not None or (clock.promised or 0) > now:
        return False
    reading = waits.read_clock(seated, seat, now)
    return reading is not None and (reading.late or (reading.bank is None and now - clock.asked >= DAY))
