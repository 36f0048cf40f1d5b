"""A second reading of docs/time.md, minute by minute, slow and with nothing in common with bot.pace."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

NAMES = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
HORIZON = 400 * 86_400


class Naive:
    """Answers a scenario by walking through time."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.scenario = scenario
        person = scenario.get("person", {})
        self.zone = ZoneInfo(person.get("zone", "UTC"))
        self.awake = person.get("awake") or {name: [["00:00", "24:00"]] for name in NAMES}
        self.away: list[date] = []
        for first, last in person.get("away", []):
            day = date.fromisoformat(first)
            while day <= date.fromisoformat(last):
                self.away.append(day)
                day += timedelta(days=1)
        started = self.wall(scenario["started"]).date()
        self.granted = sorted({day for day in self.away if day >= started})[: scenario["away_days"]]
        self.spans = [
            (start, end if end is not None else 10**12)
            for start, end in scenario.get("pauses", []) + scenario.get("outages", [])
        ]
        self.open = [start for start, end in scenario.get("pauses", []) if end is None]

    def wall(self, at: int) -> datetime:
        return datetime.fromtimestamp(at, self.zone)

    def sleeps(self, at: int) -> bool:
        wall = self.wall(at)
        shown = f"{wall.hour:02}:{wall.minute:02}"
        today, yesterday = NAMES[wall.weekday()], NAMES[wall.weekday() - 1]
        for start, end in self.awake.get(today, []):
            if start <= shown and (shown < end or end <= start):
                return False
        return all(not (end <= start and shown < end) for start, end in self.awake.get(yesterday, []))

    def rests(self, at: int) -> bool:
        return any(start <= at < end for start, end in self.spans)

    def runs(self, at: int) -> bool:
        asleep = self.scenario["hours"] == "theirs" and self.sleeps(at)
        return not (asleep or self.wall(at).date() in self.granted or self.rests(at))

    def may_be_called(self, at: int) -> bool:
        return not (self.sleeps(at) or self.wall(at).date() in self.away or self.rests(at))

    def steps(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Stretches in which nothing changes: minutes, cut at the seconds at which a span begins or ends."""
        cuts = sorted({edge for span in self.spans for edge in span if start < edge < end} | {end})
        at = start
        while at < end:
            minute = at - at % 60 + 60
            after = min(minute, next(cut for cut in cuts if cut > at))
            yield at, after
            at = after

    def used(self, start: int, end: int) -> int:
        return sum(after - at for at, after in self.steps(start, end) if self.runs(at))

    def reached(self, start: int, targets: list[int]) -> dict[int, int]:
        """The first second at which each number of seconds has run."""
        found = {0: start}
        used, left = 0, sorted(target for target in set(targets) if target > 0)
        for at, after in self.steps(start, start + HORIZON):
            if not left or any(since <= at for since in self.open):
                break
            if self.runs(at):
                while left and used + after - at >= left[0]:
                    found[left[0]] = at + left[0] - used
                    left.pop(0)
                used += after - at
        return found

    def called(self, at: int, before: int) -> int | None:
        for since, _ in self.steps(at, before):
            if any(start <= since for start in self.open):
                return None
            if self.may_be_called(since):
                return since
        return None

    def reminders(self, asked: int, bank: int | None, acted: int | None) -> tuple[int | None, list[int]]:
        latest = asked + HORIZON
        if bank is None:
            due = None
            moments = [asked + hours * 3_600 for hours in (24, 72, 168, 336, 672)]
        else:
            parts, before = [], 0
            for part in sorted([bank // 2, bank * 4 // 5, bank - 3_600]):
                if part - before >= 1_800:
                    parts.append(part)
                    before = part
            reached = self.reached(asked, [*parts, bank])
            due = reached.get(bank)
            moments = [reached[part] for part in parts if part in reached]
        given = []
        for moment, following in zip(moments, (*moments[1:], due), strict=False):
            called = self.called(moment, min(latest + 1, latest + 1 if following is None else following))
            if called is not None and (acted is None or called < acted):
                given.append(called)
        return due, given

    def answer(self) -> dict[str, Any]:
        pace = self.scenario["pace"]
        bank = pace["bank"] if pace else None
        answers = []
        for asked, acted in self.scenario.get("waits", []):
            used = self.used(asked, max(asked, self.scenario["now"]) if acted is None else acted)
            due, reminders = self.reminders(asked, bank, acted)
            late = bank is not None and used >= bank
            left = None
            if bank is not None and acted is not None:
                left = min(pace["most"], pace["added"] if late else bank - used + pace["added"])
            answers.append({"bank": bank, "used": used, "late": late, "left": left, "due": due, "reminders": reminders})
            bank = left
        return {"waits": answers}
