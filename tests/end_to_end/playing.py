"""People who play a whole game at random: by pressing what their direct messages offer, by My hand, or by typing;
hasty ones press twice, and press again what they pressed before."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import TypeVar

from bot.sandbox import waiting
from bot.sandbox.answers import Answer, InteractionFailed
from bot.sandbox.commands import CannotDo, Entry
from bot.sandbox.entities import EPHEMERAL, Channel, Json
from bot.sandbox.people import Person
from bot.systems import systems
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.old_presses import press_anyway
from tests.end_to_end.reading import Choice, choices, moves, words
from tests.end_to_end.watching import Watching

T = TypeVar("T")
LOOK_AT = 8
"""How many of the newest messages a person looks at."""
LATER = 6
LOST_AFTER = 20.0
"""After how many seconds a person gives up a press that a killed bot has left unanswered."""
RETRIES, A_WHILE = 4, 120.0
"""How often people let so many seconds pass for a result that is refused, before it must come."""
PATIENT = 0.5
"""How often patient people wait for their call."""
HASTE = 0.15
"""How often hasty people press twice, and how often something of the past."""
NOTHING: Json = {"content": "", "components": []}


class Playing:
    """A table and its people; `dying` where the bot is killed meanwhile, so that its death is no surprise; `hasty`
    where people press twice and press old buttons; `patient` where they often move only when they were called. Where
    Discord refuses so much that the bot, which goes by the world's clock, tries later and later, time passes before a
    result or a call; in the end it must come when it is `calm`."""

    def __init__(
        self,
        driver: Driver,
        people: Sequence[Person],
        number: int,
        system: str,
        seed: int = 1,
        *,
        channel: Channel | None = None,
        dying: bool = False,
    ) -> None:
        self.driver = driver
        self.people = people
        self.number = number
        self.system = system
        self.channel = channel or driver.channel
        self.luck = random.Random(seed)
        self.dying = dying
        self.hasty = False
        self.patient: Watching | None = None
        self.calm: Callable[[], AbstractAsyncContextManager[None]] | None = None
        self.presses = 0
        self.by_my_hand: set[str] = set()
        """Who was without direct messages or their hand for a while, and goes by the table and My hand from then on."""
        self.calls = 0
        """How many calls people have waited for."""
        self._pressed: list[tuple[Person, Json, Choice, list[str]]] = []

    @classmethod
    async def seat(
        cls,
        driver: Driver,
        people: Sequence[Person],
        game: str,
        seed: int = 1,
        *,
        channel: Channel | None = None,
        dying: bool = False,
        **options: object,
    ) -> Playing:
        """Open a table and let everybody sit down."""
        channel = channel or driver.channel
        owner = people[0]
        answer = await driver.slash(owner, "table new", channel, game=game, **options).message()
        found = re.search(r"#(\d+)", words(answer))
        assert found, words(answer)
        table = cls(driver, people, int(found[1]), game, seed, channel=channel, dying=dying)
        for guest in people[1:]:
            await guest.press(await table.lobby(), "Join").acknowledged()
        await table.wait(lambda: table.seated() >= {person.user.name for person in people})
        return table

    @classmethod
    async def open(
        cls,
        driver: Driver,
        people: Sequence[Person],
        game: str,
        seed: int = 1,
        *,
        channel: Channel | None = None,
        dying: bool = False,
        **options: object,
    ) -> Playing:
        """Open a table, let everybody sit down, and start."""
        table = await cls.seat(driver, people, game, seed, channel=channel, dying=dying, **options)
        await table.start()
        return table

    async def start(self) -> None:
        """Press Start, and wait for the table; luck may end a game with the deal."""
        await self.wait(lambda: "Start" in str(self.lobby_now()))
        await self.agree()
        await self.people[0].press(await self.lobby(), "Start").acknowledged()
        await self.wait(lambda: self.live() or self.over())

    def unsure(self) -> str:
        """Who must agree once more to what was changed, as the lobby says it."""
        return words(self.lobby_now() or NOTHING).partition("Still to agree: ")[2].partition("\n")[0]

    async def agree(self) -> None:
        """Let everybody agree to what was changed since they sat down."""
        await kept.all_told(self.driver.kept_in, self.number, now=self.driver.world.clock.now())
        for guest in self.people:
            if guest.user.name in self.unsure():
                await guest.press(await self.lobby(), "Agree").acknowledged()
                await kept.all_told(self.driver.kept_in, self.number, now=self.driver.world.clock.now())

    async def wait(self, claim: Callable[[], T], *, within: float = 60) -> T:
        """Wait until something is so; if it does not come to be, say how things stand."""
        try:
            if not self.dying:
                return await self.driver.until(claim, within=within)
            return claim() or await waiting.until(self.driver.world, claim, within=within)
        except TimeoutError as error:
            raise TimeoutError(f"{self.situation()}\n{error}") from error

    def situation(self) -> str:
        """Whom the game waits for, what was not told yet, and what people see."""
        database = self.driver.kept_in
        seats = kept.rows(database, "SELECT number, name, waiting_since FROM seats WHERE table_id = ?", [self.number])
        posts = kept.rows(database, "SELECT * FROM posts WHERE table_id = ?", [self.number])
        timers = kept.rows(database, "SELECT * FROM timers WHERE table_id = ?", [self.number])
        hands = [(one.user.name, words(hand) if (hand := self.hand(one)) else None) for one in self.people]
        said = [
            (one.user.name, words(each))
            for one in self.people
            for each in self.driver.read_ephemeral(one, one.dm())[-2:]
        ]
        now = self.driver.world.clock.now()
        return "\n".join(map(str, [now, *seats, *posts, *timers, *hands, *said, words(self.live() or NOTHING)]))

    # --- what is to be seen

    def lobby_now(self) -> Json | None:
        """The lobby, if it is there."""
        for message in reversed(self.people[0].messages(self.channel, limit=100)):
            if re.search(rf"[· ]#{self.number}\n", words(message) + "\n") and not message["flags"] & EPHEMERAL:
                return message
        return None

    async def lobby(self) -> Json:
        """The lobby, once it is there."""
        found = await self.wait(self.lobby_now)
        assert found is not None
        return found

    def seated(self) -> set[str]:
        """The names that the lobby shows."""
        shown = self.lobby_now()
        return set(re.findall(r"^\d\. (?:\W+ )?(.+)$", words(shown), re.MULTILINE)) if shown else set()

    @property
    def thread(self) -> Channel | None:
        """The table's thread, once it is there."""
        found = [each for each in self.people[0].sees().threads if (each.name or "").endswith(f" #{self.number}")]
        return found[0] if found else None

    @property
    def room(self) -> Channel:
        """Where the table is played: its thread, or the channel."""
        return self.thread or self.channel

    def newest(self, reader: Person | None = None, many: int = LOOK_AT) -> list[Json]:
        """The last messages at the table, the newest first."""
        return list(reversed((reader or self.people[0]).messages(self.room, limit=many)))

    def live(self) -> Json | None:
        """The message that shows the table as it is."""
        for many in (LOOK_AT, 5000):
            for message in self.newest(many=many):
                if any(choice.label == "My hand" for choice in choices(message)) and not message["flags"] & EPHEMERAL:
                    return message
        return None

    def hand(self, person: Person) -> Json | None:
        """The newest message with this person's hand."""
        for many in (LOOK_AT, 500):
            for message in reversed(person.messages(person.dm(), limit=many)):
                if f"· #{self.number}\n" in words(message) + "\n" and not message["flags"] & EPHEMERAL:
                    return message
        return None

    def result(self) -> Json | None:
        """The result, once it is shown."""
        return next((each for each in self.newest() if "Rematch" in str(each["components"])), None)

    def over(self) -> bool:
        """Whether the result is shown."""
        return self.result() is not None

    def is_waited_for(self, person: Person) -> bool:
        """Whether the table says that it waits for this person."""
        _, found, after = words(self.live() or NOTHING).rpartition("Waiting for")
        said = after.partition("\n")[0] if found else ""
        return f"<@{person.id}>" in said or f"**{person.user.name}**" in said

    def _reads_messages(self, person: Person) -> bool:
        """Whether somebody goes by their direct messages, as those also do who find no table any more."""
        return person.user.accepts_dms and (person.id not in self.by_my_hand or self.live() is None)

    def asked(self) -> list[Person]:
        """Who is asked for something right now."""
        found = []
        for person in self.people:
            if not self._reads_messages(person):
                if self.is_waited_for(person):
                    found.append(person)
                continue
            hand = self.hand(person)
            if hand is not None and "It is your turn" in words(hand) and moves(hand):
                found.append(person)
        return found

    async def screen(self, person: Person) -> Json:
        """The person's own screen: in their direct messages, or by My hand if those are closed."""
        hand = self.hand(person) if self._reads_messages(person) else None
        if hand is not None:
            return hand
        live = await self.wait(self.live)
        assert live is not None
        return await person.press(live, "My hand").message()

    # --- playing

    async def step(self, *, by_command: bool = False) -> bool:
        """Let somebody who is asked do something; false when the game is over."""
        await self.wait(lambda: self.over() or self.asked())
        assert kept.forgotten(self.driver.kept_in, self.number) == []
        if self.over():
            return False
        person = self.luck.choice(self.asked())
        if self.patient is not None and self.luck.random() < PATIENT:
            await self._be_called(person, self.patient)
        try:
            async with asyncio.timeout(LOST_AFTER if self.dying else None):
                await (self.type(person) if by_command else self.press(person))
        except (InteractionFailed, TimeoutError, CannotDo):
            if not self.dying:
                raise
        self.presses += 1
        return True

    def _pick(self, choice: Choice) -> list[str]:
        many = self.luck.randint(choice.least, choice.most)
        chosen = self.luck.sample(choice.values, many)
        return [value for value in choice.values if value in chosen]

    async def _be_called(self, person: Person, watching: Watching) -> None:
        """Wait until somebody is called whom another's move, or the deal, has asked, if they have not moved since."""
        database, seat = self.driver.kept_in, self.people.index(person)

        def waited_since() -> float | None:
            [row] = kept.rows(
                database, "SELECT waiting_since FROM seats WHERE table_id = ? AND number = ?", [self.number, seat]
            )
            since: float | None = row["waiting_since"]
            return since

        since = waited_since()
        own = "SELECT 1 FROM actions WHERE table_id = ? AND seat = ? AND at >= ?"
        if since is None or kept.rows(database, own, [self.number, seat, since]):
            return
        await self._wait_long(lambda: watching.is_called(person.id, since) or waited_since() != since)
        self.calls += watching.is_called(person.id, since)

    async def press(self, person: Person) -> Json | None:
        """Press something on one's screen, on and on until a move is made; gives the screen it was made on."""
        screen = await self.screen(person)
        for _ in range(12):
            offered = moves(screen)
            if not offered:
                return None
            choice = self.luck.choice(offered)
            answer = await self._answer(person, screen, choice, self._pick(choice) if choice.values else [])
            kind = await answer.acknowledged()
            if kind == LATER:
                if screen["flags"] & EPHEMERAL:
                    await answer.message()
                else:
                    await self._done(person, screen)
                return screen
            answered = await answer.message()
            if answered["id"] != screen["id"]:
                # A private word: refused or out of date. Look at what is there now.
                return None
            screen = answered
        return screen

    async def _answer(self, person: Person, screen: Json, choice: Choice, values: list[str]) -> Answer:
        """What answers a press; hasty people press something of the past before it, and this one twice."""
        if self.hasty and self._pressed and self.luck.random() < HASTE:
            past = press_anyway(self.driver, *self.luck.choice(self._pressed))
            if past is not None:
                await past.acknowledged()
        self._pressed.append((person, screen, choice, values))
        if self.hasty and self.luck.random() < HASTE:
            press_anyway(self.driver, person, screen, choice, values)
        return person.select(screen, choice.id, values) if values else person.press(screen, choice.id)

    async def _done(self, person: Person, before: Json) -> None:
        """Wait until a person's hand shows what they did."""

        def is_shown() -> bool:
            now = self.hand(person)
            return self.over() or now is None or now["components"] != before["components"]

        await self.wait(is_shown)

    async def type(self, person: Person) -> None:
        """Type a slash command, completed from its lists, until one is taken."""
        hand = self.hand(person) if self._reads_messages(person) else None
        commands = [entry for entry in person.commands(self.room) if entry.name.startswith(f"{self.command} ")]
        self.luck.shuffle(commands)
        for entry in commands * 4:
            given = await self._fill(person, entry)
            if given is None:
                continue
            message = await person.slash(entry.name, given, self.room).message()
            sure = [choice for choice in moves(message) if choice.id.startswith("k:")]
            if sure:
                await person.press(message, sure[0].id).acknowledged()
            if words(message).startswith("###"):
                break
        if hand is not None:
            await self._done(person, hand)

    async def _fill(self, person: Person, entry: Entry) -> dict[str, str] | None:
        given: dict[str, str] = {}
        for option in entry.options:
            if option["name"] == "table":
                continue
            offered = await person.autocomplete(entry.name, given, option["name"], self.room).choices()
            if offered and (option.get("required") or self.luck.random() < 0.7):
                given[option["name"]] = str(self.luck.choice(offered)["value"])
            elif option.get("required"):
                return None
        return given

    @property
    def command(self) -> str:
        """The group of slash commands of this game; one that only the bot has installed is called like its game."""
        here = systems().get(self.system)
        return here.command if here else self.system

    async def to_the_end(self, most: int = 3000, *, by_command: bool = False) -> Json:
        """Play until the result is shown, and give it."""
        for _ in range(most):
            if not await self.step(by_command=by_command):
                break
        found = await self._wait_long(self.result)
        assert found is not None
        return found

    async def _wait_long(self, claim: Callable[[], T]) -> T:
        """Wait until something is so, however often Discord refuses it: what it refused is tried later and later."""
        if self.calm is None:
            return await self.wait(claim)
        for _ in range(RETRIES):
            with suppress(TimeoutError):
                return await self.wait(claim, within=20)
            self.driver.jump(A_WHILE)
        async with self.calm():
            self.driver.jump(A_WHILE)
            return await self.wait(claim)
