"""People who play a whole game by pressing what their direct messages offer, at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.sandbox.entities import EPHEMERAL, Channel, Json
from bot.sandbox.people import Person
from tests.end_to_end.driver import Driver
from tests.end_to_end.reading import moves, words


class Playing:
    """A running table and its people."""

    def __init__(self, driver: Driver, people: Sequence[Person], number: int, seed: int = 1) -> None:
        self.driver = driver
        self.people = people
        self.number = number
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
        return cls(driver, people, number, seed)

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

    async def to_the_end(self, most: int = 3000) -> Json:
        """Play until the result is shown, and give it."""
        for _ in range(most):
            if not await self.step():
                break
        thread = self.thread
        assert thread is not None
        return await self.driver.sees(
            self.people[0], lambda message: "Rematch" in str(message["components"]), thread
        )
