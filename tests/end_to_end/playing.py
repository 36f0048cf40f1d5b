"""People who play a whole game by pressing what their direct messages offer, at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.sandbox.entities import EPHEMERAL, Channel, Json
from bot.sandbox.commands import Entry
from bot.sandbox.people import Person
from bot.systems import SYSTEMS
from tests.end_to_end.driver import Driver
from tests.end_to_end.reading import moves, words


class Playing:
    """A running table and its people."""

    def __init__(self, driver: Driver, people: Sequence[Person], number: int, system: str, seed: int = 1) -> None:
        self.driver = driver
        self.people = people
        self.number = number
        self.system = system
        self.luck = random.Random(seed)
        self.presses = 0

    @classmethod
    async def open(cls, driver: Driver, people: Sequence[Person], game: str, seed: int = 1) -> Playing:
        """Open a table, let everybody sit down, and start."""
        owner = people[0]
        answer = await driver.slash(owner, "table new", game=game).message()
        number = int(words(answer).partition("#")[2].partition(" ")[0])
        for guest in people[1:]:
            lobby = await driver.sees(owner, lambda message: f"l:{number}:join" in str(message))
            await guest.press(lobby, "Join").acknowledged()
        everybody = [person.user.username.title() for person in people]
        lobby = await driver.sees(
            owner,
            lambda message: f"l:{number}:start" in str(message) and all(name in words(message) for name in everybody),
        )
        await owner.press(lobby, "Start").acknowledged()
        table = cls(driver, people, number, game, seed)
        await driver.until(lambda: table.thread)
        return table

    @property
    def thread(self) -> Channel | None:
        """The table's thread, once it is there."""
        found = [each for each in self.people[0].sees().threads if each.name.endswith(f"#{self.number}")]
        return found[0] if found else None

    def hand(self, person: Person) -> Json | None:
        """The newest message with this person's hand."""
        for message in reversed(self.driver.read_dm(person)):
            if f"· #{self.number}" in words(message) and not message["flags"] & EPHEMERAL:
                return message
        return None

    def over(self) -> bool:
        """Whether the result is shown."""
        thread = self.thread
        shown = self.driver.read(self.people[0], thread) if thread else []
        return any("Rematch" in str(message["components"]) for message in shown)

    def asked(self) -> list[tuple[Person, Json]]:
        """Who is asked for something right now."""
        found = []
        for person in self.people:
            hand = self.hand(person)
            if hand is not None and "It is your turn" in words(hand) and moves(hand):
                found.append((person, hand))
        return found

    async def step(self) -> bool:
        """Let somebody who is asked press something; false when the game is over."""
        await self.driver.until(lambda: self.over() or self.asked())
        if self.over():
            return False
        person, hand = self.luck.choice(self.asked())
        choice = self.luck.choice(moves(hand))
        before = str(hand["components"])
        if choice.values:
            many = self.luck.randint(choice.least, choice.most)
            chosen = self.luck.sample(choice.values, many)
            answer = person.select(hand, choice.id, [value for value in choice.values if value in chosen])
        else:
            answer = person.press(hand, choice.id)
        await answer.acknowledged()
        self.presses += 1
        await self.driver.until(lambda: self.over() or str((self.hand(person) or hand)["components"]) != before or answer.changes)
        return True

    async def step_by_command(self) -> bool:
        """Let somebody who is asked type a slash command, completed from its lists; false when the game is over."""
        await self.driver.until(lambda: self.over() or self.asked())
        if self.over():
            return False
        person, hand = self.luck.choice(self.asked())
        before = str(hand["components"])
        commands = [entry for entry in person.commands(self.room) if entry.name.startswith(f"{self.command} ")]
        self.luck.shuffle(commands)
        for entry in commands * 4:
            given = await self._fill(person, entry)
            if given is None:
                continue
            answer = person.slash(entry.name, given, self.room)
            message = await answer.message()
            for choice in moves(message):
                if choice.id.startswith("k:"):
                    await person.press(message, choice.id).acknowledged()
            self.presses += 1
            if words(message).startswith("###"):
                await self.driver.until(lambda: self.over() or str((self.hand(person) or hand)["components"]) != before)
                return True
        # Their message may be a moment behind what they did by command: look again once it has caught up.
        await self.driver.until(lambda: self.over() or str((self.hand(person) or hand)["components"]) != before)
        return True

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
        """The group of slash commands of this game."""
        return SYSTEMS[self.system].command

    @property
    def room(self) -> Channel:
        """Where people type: the table's thread."""
        thread = self.thread
        assert thread is not None
        return thread

    async def to_the_end(self, most: int = 3000, *, by_command: bool = False) -> Json:
        """Play until the result is shown, and give it."""
        for _ in range(most):
            if not await (self.step_by_command() if by_command else self.step()):
                break
        thread = self.thread
        assert thread is not None
        return await self.driver.sees(
            self.people[0], lambda message: "Rematch" in str(message["components"]), thread
        )
