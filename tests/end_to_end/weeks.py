"""Weeks in a server on a pushed clock: people with hours of their own come and play, some do not; the bot is killed."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.host.timing import SeatTime, Timing, read_timing
from bot.sandbox.answers import InteractionFailed
from bot.sandbox.commands import CannotDo
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Json
from bot.sandbox.people import Person
from tests.bot.pace.naive import Naive
from tests.end_to_end import kept, wishes
from tests.end_to_end.driver import BotDied, Driver
from tests.end_to_end.dwellers import Dweller, scenario_of
from tests.end_to_end.nights import DAY, HOUR, settled
from tests.end_to_end.playing import LOST_AFTER, Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.watching import Watching

DIGEST_TITLE = "Your day at the tables"
TWENTY_PAST = 20 * 60
LISTED = re.compile(r"\(#(\d+)\)")


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
    wishing: float = 0.0
    """How often somebody who looks in would like a pause or a live hour."""
    wished: set[tuple[str, int]] = field(default_factory=set)
    rests: dict[tuple[int, int], int | None] = field(default_factory=dict)
    """By table and beginning, until when it rested."""
    lives: dict[int, list[int]] = field(default_factory=dict)
    """When a table began to play live."""
    met: set[int] = field(default_factory=set)
    asks_ready: set[int] = field(default_factory=set)
    digests: Counter[tuple[str, date]] = field(default_factory=Counter)
    read: int = 0

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
        self.an_hour_on()
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

    async def ask_ready(self, system: str, members: list[Dweller], number: int, **options: Any) -> None:
        """Open a table that begins when all have said that they are ready."""
        owner = self.driver.person("olga")
        await self.driver.slash(owner, "server", ready="yes").message()
        channel = self.driver.world.add_channel(self.driver.guild, f"room-{number}")
        people = [one.person for one in members]
        table = await Playing.seat(
            self.driver, people, system, number, channel=channel, dying=True, seats=len(people), **options
        )
        await self.driver.slash(owner, "server", ready="no").message()
        self.tables.append(table)
        self.asks_ready.add(table.number)

    # --- an hour

    def an_hour_on(self) -> None:
        """Push the clock to twenty past the next hour: on the edge of nobody's hours, however long people took."""
        now = self.driver.world.clock.now()
        into = (now - TWENTY_PAST) % HOUR
        self.driver.jump(HOUR - into + (HOUR if into > HOUR / 2 else 0))

    async def hour(self, trouble: float = 0.0) -> None:
        """Push the clock by an hour, perhaps with the bot dead or cut off meanwhile; then people come and play."""
        how = self.luck.random()
        if wishes.live_soon(self):
            await wishes.live_hour(self)
        elif how < trouble / 2:
            await self.driver.kill_bot()
            self.an_hour_on()
            await self.driver.start_bot(within=60)
        elif how < trouble:
            self.driver.sandbox.gateway.drop()
            self.an_hour_on()
        else:
            self.an_hour_on()
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
        """Somebody looks in, answers what is asked, and plays at every table that waits for them."""
        for table in self.tables:
            if one.person in table.people:
                await self.attempt(self._visit(one, table))

    async def _visit(self, one: Dweller, table: Playing) -> None:
        if self.status(table) == "lobby":
            await wishes.say_ready(table, one)
            return
        await self.vote(one, table)
        await wishes.answer(self, one, table)
        await wishes.propose(self, one, table)
        if self.is_waited_for(table, one.person):
            await table.press(one.person)

    async def attempt(self, doing: Awaitable[object]) -> bool:
        """Do something that may fail while the bot is killed or cut off; whether it did not."""
        try:
            async with asyncio.timeout(LOST_AFTER):
                await doing
        except (InteractionFailed, CannotDo, TimeoutError, BotDied):
            return False
        return True

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
        """How a table that runs stands with time."""
        if self.status(table) != "running":
            return None
        found = self.rows("SELECT timing FROM states WHERE table_id = ?", table.number)
        return read_timing(found[0]["timing"]) if found and found[0]["timing"] else None

    def seats_of(self, table: Playing, person: Person) -> list[int]:
        words = "SELECT number FROM seats WHERE table_id = ? AND user_id = ? AND kind = 'person'"
        return [int(row["number"]) for row in self.rows(words, table.number, int(person.id))]

    def is_waited_for(self, table: Playing, person: Person) -> bool:
        words = "SELECT 1 FROM seats WHERE table_id = ? AND user_id = ? AND kind = 'person' AND waiting_since > 0"
        return bool(self.rows(words, table.number, int(person.id)))

    def status(self, table: Playing) -> str:
        return str(self.rows("SELECT status FROM tables WHERE id = ?", table.number)[0]["status"])

    def is_over(self, table: Playing) -> bool:
        return self.status(table) not in ("lobby", "running")

    # --- what is seen

    def look(self) -> None:
        """Look at all that was sent since the last time, and at all clocks."""
        for message in self.watching.sent[self.read :]:
            self._look_at(message)
        self.read = len(self.watching.sent)
        for table in self.tables:
            timing = self.timing(table)
            self._note_rests(table.number, timing)
            seats = self.rows("SELECT * FROM seats WHERE table_id = ?", table.number)
            for seat in seats:
                clock = timing.seats[seat["number"]] if timing else SeatTime()
                self._note(table.number, seat, clock)

    def _note_rests(self, table: int, timing: Timing | None) -> None:
        for since, until in timing.pauses if timing else ():
            self.rests[table, since] = until
        meeting = timing.meeting if timing else None
        if meeting is not None and meeting.state == "live" and meeting.at not in self.lives.setdefault(table, []):
            self.lives[table].append(meeting.at or 0)

    def _note(self, table: int, seat: dict[str, Any], clock: SeatTime) -> None:
        now = self.driver.world.clock.now()
        for (of, number, asked), wait in self.waits.items():
            if (of, number) == (table, seat["number"]) and wait.until is None and asked != clock.asked:
                wait.until = now
        key = (table, seat["number"], clock.asked or 0)
        if clock.asked is not None and key not in self.waits:
            anew = any(at - 5 <= clock.asked <= at + 2 * HOUR for at in self.lives.get(table, []))
            self.waits[key] = Wait(table, str(seat["user_id"]), clock.asked, clock.own or anew)
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


def sent_at(message: Json) -> float:
    """When a message was sent, by the stand-in's clock."""
    return datetime.fromisoformat(message["timestamp"]).timestamp()
