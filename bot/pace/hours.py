"""When a person is awake: windows of wall-clock time for each day of the week."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from types import MappingProxyType

from bot.pace.errors import Unreadable

DAY, WEEK = 86_400, 604_800
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
WHOLE_DAY = ("00:00", "24:00")
LEAST_SECONDS, LEAST_DAYS = 6 * 3_600, 4
FIRST_MONDAY = 4 * DAY
"""1970 began on a Thursday."""

Window = tuple[str, str]
Stretch = tuple[int, int]

_TIME = re.compile(r"([01]\d|2[0-3]):([0-5]\d)|24:00", re.ASCII)


@dataclass(frozen=True, slots=True)
class Hours:
    """A week of windows in which somebody is awake.

    Its moments are wall-clock seconds: what the clock on the wall shows, counted from 1970 as if every day had 86,400.
    """

    windows: Mapping[str, tuple[Window, ...]]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    before: tuple[int, ...]
    """How many awake seconds of the week come before each stretch, and as the last entry how many a week has."""

    def awake(self, wall: int) -> int:
        """How many seconds before this one are awake, counted from an arbitrary Monday."""
        weeks, second = divmod(wall - FIRST_MONDAY, WEEK)
        count = weeks * self.before[-1]
        i = bisect_right(self.starts, second) - 1
        return count + self.before[i] + min(second, self.ends[i]) - self.starts[i] if i >= 0 else count

    def find_moment(self, awake: int) -> int:
        """The first moment before which there are this many awake seconds."""
        weeks, rest = divmod(awake - 1, self.before[-1])
        i = bisect_right(self.before, rest) - 1
        return weeks * WEEK + FIRST_MONDAY + self.starts[i] + rest - self.before[i] + 1


def read_hours(windows: Mapping[str, Iterable[Window]]) -> Hours:
    """The hours of somebody who is awake in these windows of each day; a day without one is a whole day asleep."""
    kept = {day: tuple(windows[day]) for day in DAYS if windows.get(day)}
    if unknown := set(windows) - set(DAYS):
        raise Unreadable("day", min(unknown))
    stretches = [
        (DAYS.index(day) * DAY + start, DAYS.index(day) * DAY + end)
        for day, of_day in kept.items()
        for start, end in map(_read_window, of_day)
    ]
    week = _merge(part for stretch in stretches for part in _within_week(stretch))
    if not _enough(week, stretches):
        raise Unreadable("too-little", ", ".join(kept))
    counts = accumulate((end - start for start, end in week), initial=0)
    starts, ends = tuple(start for start, _ in week), tuple(end for _, end in week)
    return Hours(MappingProxyType(kept), starts, ends, tuple(counts))


def _read_window(window: Window) -> Stretch:
    """A window in seconds of its day; a window over midnight ends on the next day."""
    start, end = map(_read_time, window)
    words = "–".join(window)
    if start == DAY:
        raise Unreadable("time", words)
    if start == end:
        raise Unreadable("empty-window", words)
    return (start, end) if start < end else (start, end + DAY)


def _read_time(words: str) -> int:
    if not _TIME.fullmatch(words):
        raise Unreadable("time", words)
    hours, minutes = words.split(":")
    return int(hours) * 3_600 + int(minutes) * 60


def _within_week(stretch: Stretch) -> list[Stretch]:
    """Cut a stretch at the end of the week, since the window of a Sunday may end on a Monday."""
    start, end = stretch
    return [(start, end)] if end <= WEEK else [(start, WEEK), (0, end - WEEK)]


def _merge(stretches: Iterable[Stretch]) -> list[Stretch]:
    merged: list[Stretch] = []
    for start, end in sorted(stretches):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _enough(week: Iterable[Stretch], windows: Iterable[Stretch]) -> bool:
    """Whether four days have six awake hours each; hours after midnight may count for either day."""
    by_calendar = [0] * len(DAYS)
    for start, end in week:
        for day in range(len(DAYS)):
            by_calendar[day] += max(0, min(end, (day + 1) * DAY) - max(start, day * DAY))
    by_window = [
        sum(end - start for start, end in _merge(w for w in windows if w[0] // DAY == day)) for day in range(len(DAYS))
    ]
    return any(sum(seconds >= LEAST_SECONDS for seconds in days) >= LEAST_DAYS for days in (by_calendar, by_window))


ALWAYS = read_hours({day: [WHOLE_DAY] for day in DAYS})
