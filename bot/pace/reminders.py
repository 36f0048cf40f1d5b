"""When somebody who is waited for is reminded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.pace.stops import Running
from bot.pace.terms import HOUR, MINUTE

LEAST_APART = 30 * MINUTE
LAST_CALL = HOUR
WITHOUT_BANK = tuple(hours * HOUR for hours in (24, 72, 168, 336, 672))


@dataclass(frozen=True, slots=True)
class Reminder:
    """A call at a moment; `after` tells which one: how many seconds had run or, without a bank, gone by."""

    after: int
    at: int


def reminders_with_bank(
    bank: int, due: int | None, running: Running, callable_: Running, latest: int, *, live: bool
) -> Iterator[Reminder]:
    """When the bank is half used, four fifths used, and an hour before it is empty."""
    own: list[Reminder] = []
    for seconds in _parts_used(bank, live=live):
        moment = running.find_moment(seconds)
        if moment is not None and moment <= latest:
            own.append(Reminder(seconds, moment))
    return _called(own, due, callable_)


def reminders_without_bank(asked: int, callable_: Running) -> Iterator[Reminder]:
    """After some days and weeks of calendar time, and then no more."""
    return _called([Reminder(after, asked + after) for after in WITHOUT_BANK], None, callable_)


def _parts_used(bank: int, *, live: bool) -> Iterator[int]:
    """How much of the bank is used at each reminder; those that come soon after another are left out."""
    if live:
        yield from (bank // 2, bank * 4 // 5)
        return
    before = 0
    for seconds in sorted((bank // 2, bank * 4 // 5, bank - LAST_CALL)):
        if seconds - before >= LEAST_APART:
            yield seconds
            before = seconds


def _called(own: Sequence[Reminder], due: int | None, callable_: Running) -> Iterator[Reminder]:
    """Put off reminders until the person can be called, if that is before the next reminder and the deadline."""
    for i, reminder in enumerate(own):
        called = callable_.next(reminder.at)
        ends = own[i + 1].at if i + 1 < len(own) else due
        if called is not None and (ends is None or called < ends):
            yield Reminder(reminder.after, called)
