"""People who sit at many tables at once and press as fast as they are asked; other modules measure what comes of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Sequence

from bot import controls
from bot.controls import Hand, InLobby, LobbyAct, Move, Rematch, Rules, Undo
from bot.sandbox import interactions
from bot.sandbox.entities import EPHEMERAL, Change, Channel, Json
from bot.sandbox.people import CannotDo, InteractionFailed, Person
from bot.systems import systems
from engine.games import game_named
from storage.ids import TableId
from tests.end_to_end.driver import Driver
from tests.end_to_end.reading import Choice, choices, moves, words

NAMES = [f"{first}{second}" for first in ("ann", "bob", "cem", "dag") for second in ("a", "e", "i", "o", "u")]
IN_THE_CHANNEL = "played in this channel"
MY_TURN, THE_END = "It is your turn", "🏁"


class Crowd:
    """Some people in a server and what they can press, kept up to date from what the stand-in shows them."""

    def __init__(self, driver: Driver, people: Sequence[Person], seed: int = 1) -> None:
        self.driver = driver
        self.people = people
        self.luck = random.Random(seed)
        self.waits: list[float] = []
        """How long each press waited for its answer, in seconds, since they were last taken."""
        self.late = 0
        self.over: set[int] = set()
        """The tables that have ended."""
        self._hands: dict[str, dict[int, Json]] = {person.id: {} for person in people}
        self._pressed: dict[str, dict[int, Json]] = {person.id: {} for person in people}
        self._lobbies: dict[int, Json] = {}
        self._changed = asyncio.Event()
        self._owners = {person.dm().id: person.id for person in people}
        driver.world.subscribe(self._hear)

    @classmethod
    def of(cls, driver: Driver) -> Crowd:
        return cls(driver, [driver.person(name) for name in NAMES])

    def _hear(self, change: Change) -> None:
        """Keep the newest message of each table, as somebody who looks at it would."""
        if change.kind not in ("message_create", "message_update") or change.only_for is not None:
            return
        for choice in choices(change.data):
            control = controls.read(choice.id)
            if control is None:
                continue
            if isinstance(control, Rematch):
                self.over.add(control.table)
            elif isinstance(control, InLobby):
                self._lobbies[control.table] = change.data
            elif change.channel_id in self._owners and isinstance(control, Move | Undo | Hand | Rules):
                self._hands[self._owners[change.channel_id]][control.table] = change.data
        self._changed.set()

    async def until(self, claim: Callable[[], bool], within: float) -> None:
        """Wait until a claim is true."""
        async with asyncio.timeout(within):
            while not claim():
                self._changed.clear()
                await self._changed.wait()

    async def open_tables(
        self, count: int, *, first: int = 0, people: Sequence[Person] = (), channel: Channel | None = None
    ) -> list[int]:
        """Open tables of all systems in turn with two people or more at each, and start them."""
        among = people or self.people
        opened = await asyncio.gather(*(self._open(first + number, among, channel) for number in range(count)))
        await self.until(lambda: all(self.dealt(table) for table in opened), 60)
        return list(opened)

    async def _open(self, number: int, among: Sequence[Person], channel: Channel | None) -> int:
        system = list(systems().values())[number % len(systems())]
        seats = [count for count in game_named(system.game).seats if count % 2 == 0 or system.name != "breakers"]
        count = seats[number % len(seats)]
        people = [among[(number + step * 3) % len(among)] for step in range(count)]
        said = await self.driver.slash(people[0], "table new", channel, game=system.name).message(60)
        shown = words(said).partition("#")[2].partition(" ")[0]
        if not shown.isdecimal():
            raise RuntimeError(f"{system.name} was not opened: {words(said)}")
        table = int(shown)
        await self.until(lambda: table in self._lobbies, 60)
        for guest in people[1:]:
            await guest.press(self._lobbies[table]["id"], self._lobby(table, "join")).acknowledged(60)
        start = self._lobby(table, "start")
        await self.until(lambda: any(choice.id == start for choice in choices(self._lobbies[table])), 60)
        answer = people[0].press(self._lobbies[table]["id"], start)
        if await answer.acknowledged(60) != interactions.DEFER_UPDATE:
            answered = words(await answer.message())
            if IN_THE_CHANNEL not in answered:
                raise RuntimeError(f"{system.name} for {count} did not start: {answered}")
        return table

    def _lobby(self, table: int, act: LobbyAct) -> str:
        return InLobby(TableId(table), act).id()

    def dealt(self, table: int) -> bool:
        """Whether somebody is asked for something there, or it ended with the deal."""
        hands = [hands[table] for hands in self._hands.values() if table in hands]
        return any(asks(hand) or THE_END in words(hand) for hand in hands)

    def take_waits(self) -> list[float]:
        taken, self.waits = self.waits, []
        return taken

    async def for_all(self, seconds: float, act: Callable[[Person, float], Coroutine[None, None, None]]) -> float:
        """Let everybody act for so many seconds; returns how many it took."""
        began = time.perf_counter()
        await asyncio.gather(*(act(person, began + seconds) for person in self.people))
        return time.perf_counter() - began

    async def play(self, person: Person, until: float) -> None:
        """Press at the tables that ask, at random, and at each of them again once it shows an answer."""
        while (left := until - time.perf_counter()) > 0:
            if not await self.play_once(person):
                self._changed.clear()
                try:
                    async with asyncio.timeout(left):
                        await self._changed.wait()
                except TimeoutError:
                    return

    async def play_once(self, person: Person) -> bool:
        """Press at one of the tables that ask this person; false if none does."""
        hands, pressed = self._hands[person.id], self._pressed[person.id]
        ready = [(table, hand) for table, hand in hands.items() if pressed.get(table) is not hand and asks(hand)]
        if not ready:
            return False
        table, hand = self.luck.choice(ready)
        pressed[table] = hand
        began, choice = time.time(), self.luck.choice(moves(hand))
        kind = await self._timed(person, hand, choice)
        if kind in (None, interactions.SAY, interactions.DEFER):
            pressed.pop(table, None)  # Nobody answered, or something is said in private, now or soon: they press again.
        elif kind == interactions.DEFER_UPDATE:
            self.acknowledged(table, getattr(controls.read(choice.id), "seat", None), began)
        return True

    def acknowledged(self, table: int, seat: int | None, began: float) -> None:
        """A press was taken that may have been a move, which the table then shows later."""

    async def poke(self, person: Person, until: float, pace: float = 0.0) -> None:
        """Press something on a message that never changes, again and again, one press every `pace` seconds."""
        hands = [hand for hand in self._hands[person.id].values() if moves(hand)]
        await asyncio.sleep(self.luck.random() * pace)
        while (began := time.perf_counter()) < until and hands:
            hand = self.luck.choice(hands)
            await self._timed(person, hand, self.luck.choice(moves(hand)))
            await asyncio.sleep(max(0.0, began + pace - time.perf_counter()))

    async def _timed(self, person: Person, hand: Json, choice: Choice) -> int | None:
        """Press, and note how long the answer took; returns its kind."""
        chosen = self.luck.sample(choice.values, self.luck.randint(choice.least, choice.most)) if choice.values else ()
        began = time.perf_counter()
        try:
            if chosen:
                kind = await person.select(hand["id"], choice.id, chosen).acknowledged()
            else:
                kind = await person.press(hand["id"], choice.id).acknowledged()
        except CannotDo:
            return None  # The message has changed since they looked.
        except InteractionFailed:
            self.late += 1
            return None
        self.waits.append(time.perf_counter() - began)
        return kind


def asks(hand: Json) -> bool:
    """Whether a message asks its reader for a move."""
    return not hand["flags"] & EPHEMERAL and MY_TURN in words(hand) and bool(moves(hand))
