"""Banks of running time: what a wait uses, when it is late, and what is left after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.pace.reminders import Reminder, reminders_with_bank, reminders_without_bank
from bot.pace.stops import Running, call_stops, clock_stops
from bot.pace.terms import DAY, Pace, Person, Rests, Terms, Wait

HORIZON = 400 * DAY
"""How long after somebody was asked a deadline or a reminder is still looked for."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What follows from one wait: without a pace there is no bank, and nobody is late."""

    bank: int | None
    used: int
    late: bool
    left: int | None
    due: int | None
    reminders: tuple[Reminder, ...]


def read_wait(
    terms: Terms, person: Person, rests: Rests, wait: Wait, bank: int | None, now: int, *, live: bool = False
) -> Reading:
    """What follows from a wait that began with this bank."""
    until = wait.acted if wait.acted is not None else max(now, wait.asked)
    latest = wait.asked + HORIZON
    running = Running(clock_stops(terms, person, rests), wait.asked, max(until, latest))
    callable_ = Running(call_stops(person, rests), wait.asked, latest + 1)
    used = running.seconds(until)
    if terms.pace is None or bank is None:
        reminders = reminders_without_bank(wait.asked, callable_)
        return Reading(None, used, False, None, None, _before(reminders, wait.acted))
    due = running.find_moment(bank)
    due = due if due is not None and due <= latest else None
    late = used >= bank
    reminders = reminders_with_bank(bank, due, running, callable_, latest, live=live)
    left = None if wait.acted is None else bank_after(terms.pace, bank, used)
    return Reading(bank, used, late, left, due, _before(reminders, wait.acted))


def read_waits(terms: Terms, person: Person, rests: Rests, waits: Iterable[Wait], now: int) -> Iterator[Reading]:
    """What follows from all waits for a seat, in their order; only the last may still go on."""
    bank = terms.pace.bank if terms.pace else None
    for wait in waits:
        reading = read_wait(terms, person, rests, wait, bank, now)
        yield reading
        bank = reading.left


def bank_after(pace: Pace, bank: int, used: int) -> int:
    """What a seat's bank holds after acting; a seat that was late begins again with what a turn adds."""
    return min(pace.most, bank - used + pace.added if used < bank else pace.added)


def _before(reminders: Iterable[Reminder], acted: int | None) -> tuple[Reminder, ...]:
    return tuple(reminder for reminder in reminders if acted is None or reminder.at < acted)
