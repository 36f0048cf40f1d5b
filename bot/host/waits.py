"""Waits: from being asked to acting. What each change to a table does to the clocks of its seats; all of it pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace as with_fields

from msgspec.structs import replace

from bot.host import plan_state
from bot.host.seated import Seated
from bot.host.timers import CALL, LATE, REMIND, TIMED
from bot.host.timing import SeatTime, Timing
from bot.pace.bank import Reading, bank_after, read_wait
from bot.pace.stops import Running, call_stops
from bot.pace.terms import LIVE, Rests, Span, Terms, Wait
from storage.commits import NewWait, SetTimer, TimerKey

MOST_GAINS = 40
"""How many of somebody's last moves are known by their gain; more are hardly made, and taken back, in a row."""


def terms_of(seated: Seated) -> Terms:
    """What the table agreed about time."""
    return with_fields(seated.contract.terms, started=int(seated.table.started_at or 0))


def rests_of(seated: Seated, timing: Timing) -> Rests:
    """When nobody at the table could be expected to play; after the end of the game its pauses no longer count."""
    pauses = timing.pauses if seated.running else ()
    return Rests(tuple(Span(start, end) for start, end in pauses), seated.outages)


def read_clock(seated: Seated, seat: int, now: float, timing: Timing | None = None) -> Reading | None:
    """What the clock of a seat says now, or None if the table does not wait for the seat.

    Whoever was seen to be late stays late, whatever they say afterwards of days on which they are away.
    """
    timing = timing or seated.timing
    clock = timing.seats[seat]
    if clock.asked is None:
        return None
    reading = read_wait(
        terms_of(seated),
        seated.preferences(seat).person,
        rests_of(seated, timing),
        Wait(clock.asked),
        clock.bank,
        int(now),
        live=seated.contract.pace == LIVE,
    )
    ran_out = clock.ran_out
    if ran_out is None or reading.bank is None:
        return reading
    given = tuple(reminder for reminder in reading.reminders if reminder.at < ran_out)
    used = max(reading.used, reading.bank)
    return with_fields(reading, used=used, late=True, due=ran_out, reminders=given)


def ask(timing: Timing, seats: Iterable[int], now: float) -> Timing:
    """The timing with these seats waited for from now on; those already waited for are not asked again."""
    for seat in seats:
        clock = timing.seats[seat]
        if clock.asked is None:
            timing = timing.with_seat(seat, replace(clock, asked=int(now), reminded=0))
    return timing


def wake(timing: Timing, seats: Iterable[int], now: float) -> Timing:
    """The timing with these seats called, including one that has been waited for since its own last move."""
    timing = ask(timing, seats, now)
    for seat in seats:
        timing = timing.with_seat(seat, replace(timing.seats[seat], own=False))
    return timing


def withdraw(timing: Timing, seats: Iterable[int]) -> Timing:
    """The timing with these seats no longer waited for, although they did not act; their banks stay as they were."""
    for seat in seats:
        # What they take back after somebody else has acted for them is no move by which they gained anything.
        clock = replace(timing.seats[seat], asked=None, own=False, gained=(), waited=0, answers=())
        timing = timing.with_seat(seat, replace(clock, promised=None, late=False, ran_out=None, left=False))
    return timing


def hand_on(seated: Seated, timing: Timing, seat: int, now: float) -> Timing:
    """The timing with a seat no longer waited for that its person leaves to a computer player, or has again.

    What they have used stays used, and whoever is late stays late until the seat has acted: nobody gains time by it.
    """
    clock, reading = timing.seats[seat], read_clock(seated, seat, now, timing)
    bank = None if clock.bank is None else max(0, clock.bank - (reading.used if reading else 0))
    withdrawn = withdraw(timing, [seat]).seats[seat]
    late = clock.late and not clock.left
    ran_out = clock.ran_out if late else None
    waited = _waited(seated, clock, seat, now) if bank is None else 0
    return timing.with_seat(seat, replace(withdrawn, bank=bank, late=late, ran_out=ran_out, waited=waited))


def _end_lateness(seated: Seated, timing: Timing, seats: Iterable[int]) -> Timing:
    """The timing after computer players have acted for people who may have been late: a late turn leaves what is added.

    Somebody whose bank is empty may have left the seat before anybody saw that they were late.
    """
    pace = seated.contract.terms.pace
    for seat in seats:
        clock = timing.seats[seat]
        if clock.late or clock.bank == 0 or clock.waited:
            bank = bank_after(pace, 0, 0) if pace else None
            timing = timing.with_seat(seat, replace(clock, bank=bank, late=False, ran_out=None, waited=0))
    return timing


def close(seated: Seated, timing: Timing, seat: int, now: float) -> Timing:
    """The timing after a seat has acted: its bank holds what is left of it, and what a turn adds.

    The pause before a plan's move does not count as its person’s time, unless the move is taken back.
    """
    pace = seated.contract.terms.pace
    reading = read_clock(seated, seat, now, timing)
    clock = timing.seats[seat]
    late = reading is not None and reading.late
    bank, gained, answers = clock.bank, clock.gained, clock.answers
    if pace is None:
        answers = (*answers, _waited(seated, clock, seat, now))[-MOST_GAINS:]
    else:
        plan = timing.plan_of(seat)
        before, used = pace.bank if bank is None else bank, reading.used if reading else 0
        not_theirs = plan_state.PAUSE if plan is not None and plan.done else 0
        bank = bank_after(pace, before, max(0, used - not_theirs))
        gained = (*gained, bank - max(0, before - used))[-MOST_GAINS:]
    lates = clock.lates if late else 0
    return timing.with_seat(seat, SeatTime(bank=bank, gained=gained, answers=answers, lates=lates, met=clock.met))


def end_wait(seated: Seated, seat: int, now: float, *, acted: bool = True) -> list[NewWait]:
    """What is kept of a wait that ends now; nothing if it was in the middle of a turn."""
    clock, user, server = seated.timing.seats[seat], seated.seat(seat).user_id, seated.table.server_id
    reading = read_clock(seated, seat, now)
    if user is None or server is None:
        return []
    if clock.late and clock.asked is None:
        # They have left their seat to a computer player when they were late.
        return [NewWait(user=user, server=server, seconds=None, in_time=False)]
    if reading is None or clock.own or (reading.bank is None and not acted):
        # Of a wait without a bank only the answer is kept.
        return []
    in_time = None if reading.bank is None else acted and not reading.late
    return [NewWait(user=user, server=server, seconds=_awake(seated, seat, now) if acted else None, in_time=in_time)]


def _awake(seated: Seated, seat: int, now: float) -> int:
    """For how many seconds the table has waited for a seat in which its person was awake and not away.

    A table may agree that the clock runs through nights, or grant only so many days away.
    """
    asked, person = seated.timing.seats[seat].asked or int(now), seated.preferences(seat).person
    return Running(call_stops(person, rests_of(seated, seated.timing)), asked, int(now)).seconds(int(now))


def _waited(seated: Seated, clock: SeatTime, seat: int, now: float) -> int:
    """For how much awake time the table has waited for a move of this seat."""
    return clock.waited + (0 if clock.asked is None else _awake(seated, seat, now))


def take_back(timing: Timing, seat: int) -> Timing:
    """The timing after a seat took its last move back, by which nobody gains time: what it used stays used.

    Where there is no clock, the table goes on waiting for as long as it had before the move.
    """
    clock = timing.seats[seat]
    if clock.answers:
        *earlier, waited = clock.answers
        return timing.with_seat(seat, replace(clock, answers=tuple(earlier), waited=clock.waited + waited))
    if clock.bank is None or not clock.gained:
        return timing
    *others, gained = clock.gained
    return timing.with_seat(seat, replace(clock, bank=max(0, clock.bank - gained), gained=tuple(others)))


def after_turn(
    seated: Seated,
    before: Iterable[int],
    waiting: Iterable[int],
    mover: int | None,
    now: float,
    *,
    acted: bool,
    asleep: Collection[int] = (),
) -> tuple[Timing, list[SetTimer], list[TimerKey]]:
    """The timing after a turn, and the timers to set and to clear.

    `acted` is false if the mover took a turn back. A mover who has to move again is asked at once, since they are
    there; others are asked when they are woken. The calls that are owed to those `asleep` stay, since the table may
    ask them something else, too: what is no longer true is left out as they are called.
    """
    waiting, people = set(waiting), {seat.number for seat in seated.seats if seat.kind == "person"}
    moved = {mover} & people if mover is not None else set()
    ended = (set(before) - waiting - moved) & people
    timing = withdraw(seated.timing, ended)
    stood_for = ((set(before) - waiting) | ({mover} if mover is not None and acted else set())) - people
    timing = _end_lateness(seated, timing, stood_for)
    for seat in moved:
        timing = close(seated, timing, seat, now) if acted else take_back(timing, seat)
    again = moved & waiting
    timing = ask(timing, again, now)
    for seat in again:
        timing = timing.with_seat(seat, replace(timing.seats[seat], own=True))
    settled = sorted(ended | moved)
    cleared: list[TimerKey] = [(kind, seat) for kind in TIMED for seat in settled if kind != CALL or seat not in asleep]
    timing, missing = _find_missing(timing, set(before) & people, waiting & people)
    called = [SetTimer(kind=CALL, due=now, seat=seat) for seat in missing]
    return timing, [*timers_of(seated, timing, again, now), *called], cleared


LEAST_TOGETHER = 3
"""How many must have been asked at once for the last of them to be told that only they are missing."""


def _find_missing(timing: Timing, before: set[int], waiting: set[int]) -> tuple[Timing, list[int]]:
    """The one seat still missing of those asked together; told once, and not if its person said when they will play."""
    if waiting - before:
        together = tuple(sorted(waiting)) if len(waiting) >= LEAST_TOGETHER else ()
        return replace(timing, together=together, only=None), []
    missing = sorted(waiting)
    if len(missing) != 1 or missing[0] not in timing.together or timing.only == missing[0]:
        return timing, []
    clock = timing.seats[missing[0]]
    if clock.asked is None or clock.promised is not None:
        return timing, []
    return replace(timing, only=missing[0]), missing


def stood_in(seated: Seated, timing: Timing, waiting: Iterable[int]) -> list[int]:
    """The seats in which a computer player has acted for a late person, who now plays again."""
    played_for = {seat.number for seat in seated.seats if seat.kind == "computer" and seat.user_id is not None}
    done = played_for.difference(waiting)
    return [seat for seat, clock in enumerate(timing.seats) if clock.stands_in and seat in done]


def close_votes(timing: Timing, seats: Iterable[int], *, gone: bool = False) -> tuple[Timing, tuple[int, ...]]:
    """The timing with the open votes about these seats closed, and the seats that had one.

    A vote about somebody who has left for good is closed only if `gone` says so: what becomes of their seat is still to
    be decided after the computer player in it has moved.
    """
    asked = [vote for vote in timing.open_votes(seats) if gone or vote.why != "gone"]
    for vote in asked:
        timing = timing.with_vote(replace(vote, decided="over"))
    return timing, tuple(vote.seat for vote in asked)


def timers_of(seated: Seated, timing: Timing, seats: Iterable[int], now: float) -> list[SetTimer]:
    """The timers of seats that have just been asked: their first reminder, and the end of their banks."""
    timers: list[SetTimer] = []
    for seat in sorted(seats):
        reading = read_clock(seated, seat, now, timing)
        if reading is None:
            continue
        timers += [SetTimer(kind=REMIND, due=reminder.at, seat=seat) for reminder in reading.reminders[:1]]
        if reading.bank is not None:
            timers.append(SetTimer(kind=LATE, due=look_again(reading, now), seat=seat))
    return timers


def look_again(reading: Reading, now: float) -> float:
    """When to look at the end of a bank: when it is due, or after `UNKNOWN` if that cannot be known yet."""
    return reading.due if reading.due is not None else now + UNKNOWN


UNKNOWN = 30 * 86_400.0
"""How long to wait before looking again at a deadline that cannot be known, as in a pause without an agreed end."""
