"""The driver as fixtures; a test fails when the bot broke a rule of Discord's on the way, or said something twice."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.answers import Answer
from bot.sandbox.entities import Channel, Json
from bot.sandbox.interactions import DEFER, SAY
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words
from tests.end_to_end.sketches import NOT_LOOKED_AT
from tests.end_to_end.watching import Watching

NAMES = ("ann", "bob", "cem", "dan", "eva", "fay")
GRACE = 20.0


def pytest_configure(config: pytest.Config) -> None:
    # aiohttp's own reader of forms warns of itself where a part ends in two reads.
    config.addinivalue_line("filterwarnings", "ignore:unread_data:DeprecationWarning:aiohttp.*")


@pytest.fixture(scope="module")
def pictures(request: pytest.FixtureRequest) -> Mapping[str, str]:
    """How a module's bot paints: in full only if the module says LOOKS_AT_PICTURES."""
    return {} if getattr(request.module, "LOOKS_AT_PICTURES", False) else NOT_LOOKED_AT


@pytest.fixture
async def driver(tmp_path: Path, pictures: Mapping[str, str]) -> AsyncIterator[Driver]:
    """The real bot in a fresh server with ann, bob and cem."""
    one = await Driver.start(tmp_path, environment=pictures)
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []
    assert [str(each) for each in one.sandbox.lints] == []


class Harbour:
    """One running bot that the tests of a module share; each test has its own channel and its own people there."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.watching = Watching(driver.world)
        self._numbers = itertools.count(1)

    def company(self) -> Company:
        """A channel and people of its own for one test."""
        number = next(self._numbers)
        return Company(self, self.driver.world.add_channel(self.driver.guild, f"tables-{number}"), number)


class Company:
    """The people of one test, in their channel."""

    def __init__(self, harbour: Harbour, channel: Channel, number: int) -> None:
        self.driver = harbour.driver
        self.watching = harbour.watching
        self.channel = channel
        self._number = number
        self._people: dict[str, Person] = {}

    def person(self, name: str) -> Person:
        """Ann of this test; nobody of another test."""
        if name not in self._people:
            self._people[name] = self.driver.add_person(f"{name}{self._number}")
        return self._people[name]

    def people(self, count: int) -> list[Person]:
        """So many of them, ann first."""
        return [self.person(name) for name in NAMES[:count]]

    async def seat(self, system: str = "waves", count: int = 2, **options: Any) -> Playing:
        """A lobby in which so many sit."""
        return await Playing.seat(self.driver, self.people(count), system, channel=self.channel, **options)

    async def play(self, system: str = "waves", count: int = 2, **options: Any) -> Playing:
        """A table that has just begun, everything shown; another one where luck ended the game with the deal."""
        for _ in range(10):
            table = await Playing.open(self.driver, self.people(count), system, channel=self.channel, **options)
            await self.told(table)
            if not table.over():
                return table
        raise AssertionError("every game was over at once")

    async def told(self, table: Playing) -> None:
        """Wait until everything that is due at a table is shown."""
        await kept.all_told(self.driver.database, table.number, now=self.driver.world.clock.now())

    async def words_only(self, count: int = 2) -> None:
        """Let people read rather than look, which is quicker."""
        for person in self.people(count):
            await self.driver.slash(person, "preferences", self.channel, text_mode=True).message()

    async def after_grace(self, table: Playing) -> None:
        """Let the time pass in which a move can be taken back, until the next person is woken."""
        self.driver.jump(GRACE + 1)
        await kept.no_timer(self.driver.database, table.number, "wake")
        await self.told(table)

    async def says(self, who: Person, command: str, **options: object) -> str:
        """The words that answer a command."""
        return words(await self.driver.slash(who, command, self.channel, **options).message())

    async def pressed(self, who: Person, message: Json, button: str) -> str:
        """The words that answer a press."""
        return words(await who.press(message, button).message())

    async def words_of(self, *presses: Answer) -> list[str]:
        """The private words that answered several presses; a press that was simply taken has none."""
        kinds = [await press.acknowledged() for press in presses]
        return [
            words(await press.message()) for press, kind in zip(presses, kinds, strict=True) if kind in (SAY, DEFER)
        ]

    def names(self, people: Sequence[Person]) -> list[str]:
        return [person.user.name for person in people]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def harbour(tmp_path_factory: pytest.TempPathFactory, pictures: Mapping[str, str]) -> AsyncIterator[Harbour]:
    """The real bot with a clock that can be pushed, for all tests of a module."""
    folder = tmp_path_factory.mktemp("harbour")
    environment = {"TIDETABLE_GRACE": str(GRACE), **pictures}
    driver = await Driver.start(folder, ("olga",), command=IN_TIME, environment=environment)
    yield Harbour(driver)
    await driver.close()


@pytest_asyncio.fixture(loop_scope="module")
async def company(harbour: Harbour) -> AsyncIterator[Company]:
    """People of this test in a channel of their own."""
    before, doubled = len(harbour.driver.sandbox.violations), harbour.watching.doubled()
    yield harbour.company()
    harbour.driver.sandbox.troubles.clear()
    # An answer under way when half an hour is pushed at once comes too late for its press: 50027.
    faults = [str(each) for each in harbour.driver.sandbox.violations[before:]]
    assert [fault for fault in faults if "50027" not in fault] == []
    assert [str(each) for each in harbour.driver.sandbox.lints] == []
    assert [each for each in harbour.watching.doubled() if each not in doubled] == []
    assert harbour.watching.loud() == []
