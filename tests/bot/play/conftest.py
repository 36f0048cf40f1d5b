"""A host on a real store, and people who ask it for things as commands and presses do, without Discord."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.controls import Agreed
from bot.host import Host, Request, Seated
from bot.host.timers import Pauses
from bot.play import agreement, lobby, opening
from bot.play.answers import Answer, Change, Show
from bot.play.asker import Asker, Place
from bot.screens.message import Buttons, Message, Select, Text, flat
from storage.ids import ServerId, TableId, UserId
from storage.store import Store
from tests.fresh_database import fresh_database

NOW = 1_000.0
SERVER, CHANNEL = ServerId(7), 70
HERE = Place(SERVER, CHANNEL)
NAMES = ("ann", "bob", "cem", "dan")


class People:
    """Persons by name; each request of theirs is a new interaction."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._numbers = itertools.count(1)

    def ask(self, name: str, place: Place = HERE) -> Asker:
        """A new request of this person."""
        user = UserId(100 + NAMES.index(name))
        return Asker(Request(f"press-{next(self._numbers)}", user, name), place)

    async def open(self, system: str, *guests: str, called: str = "") -> TableId:
        """A lobby of ann's at which these people sit too."""
        ann = self.ask("ann")
        await opening.open_table(self.host, ann, system, name=called)
        table = max(await self.host.store.tables.of_user(ann.user), key=lambda table: table.id)
        for guest in guests:
            await lobby.sit_down(self.host, self.ask(guest), table.id)
        return table.id

    async def open_by(self, name: str, *guests: str) -> TableId:
        """A lobby of somebody else's."""
        await opening.open_table(self.host, self.ask(name), "waves")
        [table, *_] = await self.host.store.tables.of_user(self.ask(name).user, ("lobby",))
        for guest in guests:
            await lobby.sit_down(self.host, self.ask(guest), table.id)
        return table.id

    async def agree_on(self, table: TableId, name: Agreed, value: str, *guests: str) -> None:
        """Let ann change what is agreed, and these people agree to it."""
        await agreement.agree(self.host, self.ask("ann"), table, name, value)
        for guest in guests if (await self.host.load(table)).contract.unsure else ():
            await lobby.agree(self.host, self.ask(guest), table)

    async def deal(self, system: str, *guests: str) -> Seated:
        """A game of ann and these people that has just begun."""
        table = await self.open(system, *guests)
        await lobby.start(self.host, self.ask("ann"), table)
        return await self.host.load(table)


class Hand:
    """The hand of a clock that a test moves."""

    def __init__(self, now: float = NOW) -> None:
        self.now = now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
async def host(tmp_path: Path, hand: Hand) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: hand.now) as store:
        yield Host(store, lambda: hand.now, Pauses(grace=20.0, computer=2.0))


@pytest.fixture
def people(host: Host) -> People:
    return People(host)


def message_of(answer: Answer) -> Message:
    assert isinstance(answer, Show | Change)
    return answer.message


def words_of(answer: Answer) -> str:
    """All the text of an answer."""
    return "\n".join(part.markdown for part in flat(message_of(answer).parts) if isinstance(part, Text))


def ids_of(answer: Answer) -> list[str]:
    """What can be pressed in an answer."""
    found: list[str] = []
    for part in flat(message_of(answer).parts):
        if isinstance(part, Buttons):
            found += [button.id for button in part.buttons]
        elif isinstance(part, Select):
            found.append(part.id)
    return found


@pytest.fixture
def reads(host: Host, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One entry for each time that the database is read."""
    database, found = host.store.tables._database, list[None]()
    read = database.read

    async def counting(work: Callable[..., Any]) -> Any:
        found.append(None)
        return await read(work)

    monkeypatch.setattr(database, "read", counting)
    return found
