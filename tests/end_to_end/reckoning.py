"""What is reckoned up after weeks: whether everybody was called just once, and how often something rang."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.sandbox.entities import Json
from tests.end_to_end.dwellers import Dweller
from tests.end_to_end.nights import DAY, HOUR
from tests.end_to_end.reading import words
from tests.end_to_end.weeks import DIGEST_TITLE, LISTED, Wait, Weeks, sent_at

READY = ("is full. ", "The ready check of ")
OTHERWISE = (
    DIGEST_TITLE,
    "Only you are missing",
    "What shall the table do?",
    "has left this server",
    "game is over",
    "is over. The result is in",
    "the seal of this table’s luck",
    "would like the table to rest",
    "would like the game to go on",
    "would like to play live",
    "⚡ All can: the live hour begins",
    "the live hour has begun. It ends",
    *READY,
)
"""What rings for somebody though no table waits for them, or once more."""
ALSO = ("It also asks what you think.", "All can: the live hour begins")
"""In a call about a question or a live hour, at a table that waits for a move of the same person."""
UNDISTURBED = 6 * HOUR
"""So many awake hours after a call no reminder is due at any table here."""


@dataclass
class Reckoning:
    """The calls of some weeks that are over."""

    weeks: Weeks
    _rings: dict[str, list[tuple[float, Json]]] = field(default_factory=dict)

    def rings_of(self, user: str) -> list[tuple[float, Json]]:
        """What rang for somebody, each with its moment."""
        if user not in self._rings:
            self._rings[user] = [(sent_at(message), message) for message in self.weeks.watching.rings(user)]
        return self._rings[user]

    def calls_of(self, wait: Wait, until: float) -> list[Json]:
        """The messages that rang for somebody because a table waits for them, up to a moment; questions left out."""
        return [
            message
            for at, message in self.rings_of(wait.user)
            if wait.asked - 1 <= at <= until and self._is_about(wait.table, message)
        ]

    def _is_about(self, table: int, message: Json) -> bool:
        said = words(message)
        if any(other in said for other in OTHERWISE):
            return False
        if any(f"(#{table}){other}" in said for other in (" asks", ": the live hour has begun", ": all can, and")):
            return False
        here = next(each for each in self.weeks.tables if each.number == table)
        return f"(#{table})" in said or f"· #{table}\n" in f"{said}\n" or here.room.id == message["channel_id"]

    def wrong_calls(self) -> list[str]:
        """The waits about which somebody was not called just once in their first awake hours."""
        found = []
        by_id = {one.person.id: one for one in self.weeks.people}
        for wait in self.weeks.waits.values():
            one = by_id.get(wait.user)
            if one is None or wait.own or one.tell in ("digest", "nothing"):
                continue
            end, whole = self._first_hours(one, wait)
            if rests := self._rests_in(wait.table, wait.asked, end):
                found += self._rung_in(one, wait, rests)
                continue
            calls = self.calls_of(wait, end)
            most = 2 if one.tell == "both" else 1
            plain = [call for call in calls if not any(also in words(call) for also in ALSO)]
            if len(plain) > most or (whole and not calls):
                said = [words(call)[:99] for call in calls]
                found.append(f"{one.person.user.name} was called {len(calls)} times until {end}: {wait}: {said}")
        return found

    def _rests_in(self, table: int, start: float, end: float) -> list[tuple[int, float]]:
        """When a table rested between two moments."""
        now = self.weeks.driver.world.clock.now()
        rests = [(since, until or now) for (of, since), until in self.weeks.rests.items() if of == table]
        return [(since, until) for since, until in rests if since < end and start < until]

    def _rung_in(self, one: Dweller, wait: Wait, rests: list[tuple[int, float]]) -> list[str]:
        """Where somebody was called about a table that rests."""
        calls = [(at, words(each)) for at, each in self.rings_of(wait.user) if self._is_about(wait.table, each)]
        return [
            f"{one.person.user.name} was called at {at} in the pause from {since}: {said[:99]}"
            for since, until in rests
            for at, said in calls
            if since + 60 < at < until - 1
        ]

    def wrong_ready(self) -> list[str]:
        """Those who were asked more than once whether they are ready; an edit takes its mentions from the question."""
        found = []
        for table in self.weeks.tables:
            for one in self.weeks.people if table.number in self.weeks.asks_ready else ():
                if one.person not in table.people:
                    continue
                told = [words(each) for _, each in self.rings_of(one.person.id)]
                asked = [said for said in told if f"(#{table.number})" in said and any(each in said for each in READY)]
                times = {"digest": 0, "nothing": 0, "both": 2}.get(one.tell, 1)
                if len(asked) > times:
                    found.append(f"{one.person.user.name} was asked {len(asked)} times: {asked}")
        return found

    def missing_digests(self) -> list[str]:
        """The days on which somebody had no digest although a table waited for them the whole time."""
        found = []
        by_id = {one.person.id: one for one in self.weeks.people}
        for wait in self.weeks.waits.values():
            one, until = by_id.get(wait.user), wait.until or self.weeks.driver.world.clock.now()
            if one is None or one.digest is None or not one.person.user.accepts_dms:
                continue
            if self._rests_in(wait.table, wait.asked, until):
                continue
            found += [
                f"{one.person.user.name} had no digest on {day}: {wait}"
                for day in _days_with_digest(one, one.digest, wait.asked, until)
                if not self.weeks.digests[one.person.id, day]
            ]
        return found

    def _first_hours(self, one: Dweller, wait: Wait) -> tuple[float, bool]:
        """Until when no reminder can come: some awake hours, or less if the wait ended before."""
        at, awake = float(wait.asked), 0.0
        last = wait.until or self.weeks.driver.world.clock.now()
        while awake < UNDISTURBED and at < last:
            awake += HOUR / 2 if one.may_be_called(at) else 0.0
            at += HOUR / 2
        return min(at, last), awake >= UNDISTURBED

    def count(self) -> dict[str, float]:
        """Messages that rang, a person and day, and how many it would be if everything rang by itself and at once."""
        users = [one.person.id for one in self.weeks.people]
        began = min(wait.asked for wait in self.weeks.waits.values())
        days = (self.weeks.driver.world.clock.now() - began) / DAY * len(users)
        rang = [
            words(each)
            for user in users
            for at, each in self.rings_of(user)
            if at >= began and DIGEST_TITLE not in words(each)
        ]
        at_once = sum(max(1, len(set(LISTED.findall(said)))) for said in rang)
        spared = [wait for wait in self.weeks.waits.values() if not wait.own and wait.user in users]
        spared = [wait for wait in spared if not self.calls_of(wait, wait.until or 1e12)]
        times = {"pauses": len(self.weeks.rests), "live hours": len(self.weeks.met)}
        return {"rang": len(rang) / days, "at once": (at_once + len(spared)) / days, "person-days": days, **times}


def _days_with_digest(one: Dweller, hour: int, asked: float, until: float) -> Iterator[date]:
    """The dates on which somebody's digest comes while a table waits, where they are then awake for some hours."""
    zone = ZoneInfo(one.zone)
    day = datetime.fromtimestamp(asked, zone).date()
    while (at := datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()) < until:
        day += timedelta(days=1)
        while at < until and not one.may_be_called(at):
            at += HOUR / 4
        if asked < at < until - 4 * HOUR and all(one.may_be_called(at + hours * HOUR) for hours in (1, 2, 3)):
            yield datetime.fromtimestamp(at, zone).date()
