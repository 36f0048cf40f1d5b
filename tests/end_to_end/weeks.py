"""Weeks in a server on a pushed clock: people with hours of their own come and play, some do not; the bot is killed."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.host.timing import SeatTime, Timing, read_timing
from bot.pace.typed import read_week
from bot.sandbox.answers import InteractionFailed
from bot.sandbox.commands import CannotDo
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Json
from bot.sandbox.people import Person
from tests.bot.pace.naive import Naive
from tests.end_to_end import kept
from tests.end_to_end.driver import BotDied, Driver
from tests.end_to_end.nights import DAY, HOUR, settled
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.watching import Watching

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC")
WEEKS_OF_HOURS = (
    "mon-sun 08:00-22:00",
    "mon-fri 17:00-23:30, sat-sun 09:00-24:00",
    "mon-sun 20:00-04:00",
    "mon-thu 06:00-14:00, sat 10:00-20:00",
)
DIGEST_TITLE = "Your day at the tables"
OTHERWISE = (
    DIGEST_TITLE,
    "Only you are missing",
    "has run out. What shall",
    "has left this server",
    "game is over",
    "The deal of this table is sealed",
)
"""What rings for somebody though no table waits for them, or once more."""
UNDISTURBED = 6 * HOUR
"""So many awake hours after a call no reminder is due at any table here."""
LISTED = re.compile(r"\(#(\d+)\)")


@dataclass
class Dweller:
    """Somebody who lives through the weeks: when they may be called, and how they behave."""

    person: Person
    zone: str
    awake: str
    tell: str = "table"
    plays: bool = True
    digest: int | None = None
    away: tuple[date, date] | None = None
    naive: Naive | None = None

    def may_be_called(self, at: float) -> bool:
        assert self.naive is not None
        return self.naive.may_be_called(int(at))


@dataclass
class Wait:
    """A table that waits for a seat, as it was seen between two pushes of the clock."""

    table: int
    user: str
    asked: int
    own: bool
    until: float | None = None


@dataclass
class Weeks:
    """The server: its people, its tables, and what has been seen of their clocks."""

    driver: Driver
    luck: random.Random
    people: list[Dweller]
    watching: Watching = field(init=False)
    tables: list[Playing] = field(default_factory=list)
    waits: dict[tuple[int, int, int], Wait] = field(default_factory=dict)
    lates: list[tuple[int, str]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    digests: Counter[tuple[str, date]] = field(default_factory=Counter)
    read: int = 0
    _rings: dict[str, list[tuple[float, Json]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.watching = Watching(self.driver.world)

    # --- before the first day

    async def settle_in(self) -> None:
        """Everybody says when they are awake and how they want to be told; from the next day on that holds."""
        for one in self.people:
            await self.driver.slash(one.person, "preferences", text_mode=True).message()
            await self.driver.slash(one.person, "hours", zone=one.zone, awake=one.awake).message()
            if one.tell != "table":
                await self._choose(one.person, "way", one.tell)
            if one.digest is not None:
                await self._choose(one.person, "hour", str(one.digest))
            one.naive = Naive(scenario_of(one))
        self.driver.jump(2 * DAY)
        now = datetime.fromtimestamp(self.driver.world.clock.now())
        self.driver.jump((90 - now.minute) % 60 * 60)  # Half past: nothing falls on the very edge of somebody's hours.
        await settled(self.driver)
        self.read = len(self.watching.sent)

    async def _choose(self, who: Person, part: str, value: str) -> None:
        shown = await self.driver.slash(who, "tell-me").message()
        [asked] = [choice for choice in choices(shown) if choice.id.endswith(f":{part}")]
        await who.select(shown, asked.id, [value]).message()

    async def sit(self, system: str, members: list[Dweller], number: int, **options: Any) -> None:
        """Begin a table."""
        channel = self.driver.world.add_channel(self.driver.guild, f"room-{number}")
        people = [one.person for one in members]
        table = await Playing.open(self.driver, people, system, number, channel=channel, dying=True, **options)
        self.tables.append(table)

    # --- an hour

    async def hour(self, trouble: float = 0.0) -> None:
        """Push the clock by an hour, perhaps with the bot dead or cut off meanwhile; then people come and play."""
        how = self.luck.random()
        if how < trouble / 2:
            await self.driver.kill_bot()
            self.driver.jump(HOUR)
            await self.driver.start_bot(within=60)
        elif how < trouble:
            self.driver.sandbox.gateway.drop()
            self.driver.jump(HOUR)
        else:
            self.driver.jump(HOUR)
        await settled(self.driver)
        self.look()
        now = self.driver.world.clock.now()
        present = [one for one in self.people if one.plays and one.may_be_called(now)]
        for one in present:
            if self.luck.random() < 0.4:
                await self.visit(one)
        await settled(self.driver)
        self.look()

    async def visit(self, one: Dweller) -> None:
        """Somebody looks in and plays at every table that waits for them."""
        for table in self.tables:
            if one.person not in table.people:
                continue
            try:
                await self.vote(one, table)
                if self.is_waited_for(table, one.person):
                    await table.press(one.person)
            except (InteractionFailed, CannotDo, TimeoutError, BotDied):
                continue

    async def vote(self, one: Dweller, table: Playing) -> None:
        """Let a computer player play for whoever is late, if that is asked."""
        timing = self.timing(table)
        seats = self.seats_of(table, one.person)
        if timing is None or not any(set(seats) & set(vote.voters) - set(vote.votes) for vote in timing.open_votes()):
            return
        for message in table.newest(one.person, many=40):
            if any(choice.label == "Computer player" for choice in choices(message)):
                await one.person.press(message, "Computer player").acknowledged()
                return

    # --- what is kept

    def rows(self, query: str, *given: object) -> list[dict[str, Any]]:
        return kept.rows(self.driver.kept_in, query, given)

    def timing(self, table: Playing) -> Timing | None:
        found = self.rows("SELECT timing FROM states WHERE table_id = ?", table.number)
        return read_timing(found[0]["timing"]) if found and found[0]["timing"] else None

    def seats_of(self, table: Playing, person: Person) -> list[int]:
        words = "SELECT number FROM seats WHERE table_id = ? AND user_id = ? AND kind = 'person'"
        return [int(row["number"]) for row in self.rows(words, table.number, int(person.id))]

    def is_waited_for(self, table: Playing, person: Person) -> bool:
        words = "SELECT 1 FROM seats WHERE table_id = ? AND user_id = ? AND kind = 'person' AND waiting_since > 0"
        return bool(self.rows(words, table.number, int(person.id)))

    def is_over(self, table: Playing) -> bool:
        return str(self.rows("SELECT status FROM tables WHERE id = ?", table.number)[0]["status"]) != "running"

    # --- what is seen

    def look(self) -> None:
        """Look at all that was sent since the last time, and at all clocks."""
        for message in self.watching.sent[self.read :]:
            self._look_at(message)
        self.read = len(self.watching.sent)
        for table in self.tables:
            timing = None if self.is_over(table) else self.timing(table)
            seats = self.rows("SELECT * FROM seats WHERE table_id = ?", table.number)
            for seat in seats:
                clock = timing.seats[seat["number"]] if timing else SeatTime()
                self._note(table.number, seat, clock)

    def _note(self, table: int, seat: dict[str, Any], clock: SeatTime) -> None:
        now = self.driver.world.clock.now()
        for (of, number, asked), wait in self.waits.items():
            if (of, number) == (table, seat["number"]) and wait.until is None and asked != clock.asked:
                wait.until = now
        key = (table, seat["number"], clock.asked or 0)
        if clock.asked is not None and key not in self.waits:
            self.waits[key] = Wait(table, str(seat["user_id"]), clock.asked, clock.own)
        if clock.late and (table, str(seat["user_id"])) not in self.lates:
            self.lates.append((table, str(seat["user_id"])))

    def _look_at(self, message: Json) -> None:
        at = sent_at(message)
        if message["flags"] & SUPPRESS_NOTIFICATIONS or "interaction_metadata" in message:
            return
        for one in self.people:
            if message not in self.watching.rings(one.person.id):
                continue
            if not one.may_be_called(at):
                self.wrong.append(f"{one.person.user.name} was rung at {message['timestamp']}: {words(message)[:200]}")
            if DIGEST_TITLE in words(message):
                self._check_digest(one, message, at)

    def _check_digest(self, one: Dweller, message: Json, at: float) -> None:
        wall = datetime.fromtimestamp(at, ZoneInfo(one.zone))
        self.digests[one.person.id, wall.date()] += 1
        said = words(message).partition("Since the last digest")[0]
        waiting = self.rows(
            "SELECT table_id FROM seats WHERE user_id = ? AND kind = 'person' AND waiting_since > 0", int(one.person.id)
        )
        told, true = set(map(int, LISTED.findall(said))), {int(row["table_id"]) for row in waiting}
        if told != true:
            self.wrong.append(f"the digest of {one.person.user.name} at {wall} names {told}, waiting are {true}")
        if one.digest is not None and wall.hour < one.digest and one.may_be_called(at - HOUR):
            self.wrong.append(f"the digest of {one.person.user.name} came at {wall}")

    # --- afterwards

    def rings_of(self, user: str) -> list[tuple[float, Json]]:
        """What rang for somebody, each with its moment."""
        if user not in self._rings:
            self._rings[user] = [(sent_at(message), message) for message in self.watching.rings(user)]
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
        here = next(each for each in self.tables if each.number == table)
        elsewhere = f"(#{table})" in said and f"(#{table}) asks" not in said
        return elsewhere or f"· #{table}\n" in f"{said}\n" or here.room.id == message["channel_id"]

    def wrong_calls(self) -> list[str]:
        """The waits about which somebody was not called just once in their first awake hours."""
        found = []
        by_id = {one.person.id: one for one in self.people}
        for wait in self.waits.values():
            one = by_id.get(wait.user)
            if one is None or wait.own or one.tell in ("digest", "nothing"):
                continue
            end, whole = self._first_hours(one, wait)
            calls = self.calls_of(wait, end)
            most = 2 if one.tell == "both" else 1
            if len(calls) > most or (whole and not calls):
                said = [words(call)[:99] for call in calls]
                found.append(f"{one.person.user.name} was called {len(calls)} times until {end}: {wait}: {said}")
        return found

    def _first_hours(self, one: Dweller, wait: Wait) -> tuple[float, bool]:
        """Until when no reminder can come: some awake hours, or less if the wait ended before."""
        at, awake = float(wait.asked), 0.0
        last = wait.until or self.driver.world.clock.now()
        while awake < UNDISTURBED and at < last:
            awake += HOUR / 2 if one.may_be_called(at) else 0.0
            at += HOUR / 2
        return min(at, last), awake >= UNDISTURBED

    def count(self) -> dict[str, float]:
        """Messages that rang, a person and day, and how many it would be if everything rang by itself and at once."""
        users = [one.person.id for one in self.people]
        began = min(wait.asked for wait in self.waits.values())
        days = (self.driver.world.clock.now() - began) / DAY * len(users)
        rang = [
            words(each)
            for user in users
            for at, each in self.rings_of(user)
            if at >= began and DIGEST_TITLE not in words(each)
        ]
        at_once = sum(max(1, len(set(LISTED.findall(said)))) for said in rang)
        spared = [wait for wait in self.waits.values() if not wait.own and wait.user in users]
        spared = [wait for wait in spared if not self.calls_of(wait, wait.until or 1e12)]
        return {"rang": len(rang) / days, "at once": (at_once + len(spared)) / days, "person-days": days}


def sent_at(message: Json) -> float:
    """When a message was sent, by the stand-in's clock."""
    return datetime.fromisoformat(message["timestamp"]).timestamp()


def scenario_of(one: Dweller) -> dict[str, Any]:
    """What the other reading of the clock wants to know of somebody."""
    away = [[one.away[0].isoformat(), one.away[1].isoformat()]] if one.away else []
    awake = {day: [list(window) for window in windows] for day, windows in read_week(one.awake).items()}
    return {"person": {"zone": one.zone, "awake": awake, "away": away}, "started": 0, "away_days": 14}


def days_from(now: float, zone: str, first: int, last: int) -> tuple[date, date]:
    """Dates so many days from now, where somebody lives."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    return today + timedelta(days=first), today + timedelta(days=last)
