"""A turn calls its person once, where they chose, in every system, with two seats and in teams; nothing else does."""

from __future__ import annotations

import os
from collections.abc import Mapping

import pytest

from bot.preferences import Tell
from bot.sandbox.entities import PRIVATE_THREAD, Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.watching import Watching

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAYS: tuple[Tell, ...] = ("table", "message", "both", "nothing", "digest")
NO_HANDS = 5
"""Of so many ways the last is a direct message to whoever wants no hand there: a call by itself."""
LONG = bool(os.environ.get("TIDETABLE_LONG"))
TURNS = 20 if LONG else 3
"""So many times somebody is asked anew at each table."""
MOST_STEPS = 25 * TURNS
ONLY = "Only you are missing"
"""The last of three or more who were asked together is told so once more."""


async def tell(company: Company, person: Person, way: Tell) -> None:
    """Choose in /tell-me how to be told."""
    shown = await company.driver.slash(person, "tell-me", company.channel).message()
    [chosen] = [choice for choice in choices(shown) if choice.id.endswith(":way")]
    await person.select(shown, chosen.id, [way]).message()


async def everybody_chooses(company: Company, count: int, first: int) -> dict[str, str]:
    """Let people choose one way after the other, beginning anywhere; gives the way of each."""
    ways = {}
    await company.words_only(count)
    for number, person in enumerate(company.people(count), start=first):
        if number % (len(WAYS) + 1) == NO_HANDS:
            await company.driver.slash(person, "preferences", company.channel, dms=False).message()
            await tell(company, person, "message")
            ways[person.id] = "call"
        else:
            ways[person.id] = WAYS[number % (len(WAYS) + 1)]
            await tell(company, person, WAYS[number % (len(WAYS) + 1)])
    return ways


def rung_by(table: Playing, person: Person, message: Json) -> str:
    """In which way a message called somebody."""
    if message["channel_id"] != person.dm().id:
        return "mention"
    return "call" if f"· #{table.number}\n" not in words(message) + "\n" else "hand"


WANTED = {"table": ["mention"], "message": ["hand"], "both": ["hand", "mention"], "call": ["call"]}


def called(table: Playing, watching: Watching, person: Person, since: int) -> list[str]:
    """In which ways somebody was called since they had been called so often."""
    new = [each for each in watching.rings(person.id)[since:] if ONLY not in words(each)]
    return sorted(rung_by(table, person, each) for each in new)


TABLES = (
    ("waves", 2, "mode=duel", 0),
    ("waves", 4, "mode=teams", 0),
    ("breakers", 2, "mode=duel", 2),
    ("breakers", 4, "mode=teams", 3),
    ("rolling", 2, "", 1),
    ("rolling", 3, "", 4),
    ("war", 2, "", 0),
    ("war", 2, "", 5),
    ("wave", 2, "misplay=returned", 1),
    ("wave", 4, "misplay=returned", 3),
)
"""Each with the way with which its people begin; with TIDETABLE_LONG=1 every way goes round every table."""


def cases() -> list[tuple[str, int, str, int]]:
    """The tables that are tried."""
    if not LONG:
        return list(TABLES)
    tables = dict.fromkeys(table[:3] for table in TABLES)
    return [(*table, first) for table in tables for first in range(len(WAYS) + 1)]


@pytest.mark.parametrize(("system", "seats", "options", "first"), cases())
async def test_a_turn_calls_once_and_only_where_its_person_chose(
    company: Company, system: str, seats: int, options: str, first: int
) -> None:
    ways = await everybody_chooses(company, seats, first)
    for _ in range(6):
        if await count_calls(company, await company.play(system, seats, options=options), ways):
            return
    raise AssertionError("every game was over before a turn had passed")


async def count_calls(company: Company, table: Playing, ways: Mapping[str, str]) -> int:
    """Play some turns in which everybody who is asked anew must be called once, as they chose; how many were."""
    await called_all(company, table)
    asked = turns = 0
    for _ in range(MOST_STEPS):
        before = {person.id: table.is_waited_for(person) for person in table.people}
        rang = {person.id: len(company.watching.rings(person.id)) for person in table.people}
        mover = await step(company, table) if turns < TURNS else None
        if mover is None:
            break
        await called_all(company, table)
        if table.over():
            break
        for person in table.people:
            asked_anew = table.is_waited_for(person) and person is not mover
            asked_anew = asked_anew and (not before[person.id] or proposed(table, mover, before))
            wanted = WANTED.get(ways[person.id], []) if asked_anew else []
            assert called(table, company.watching, person, rang[person.id]) == wanted, (ways[person.id], asked_anew)
            asked += asked_anew
        turns += any(not before[person.id] and table.is_waited_for(person) for person in table.people)
    return asked


def proposed(table: Playing, mover: Person, before: Mapping[str, bool]) -> bool:
    """Whether somebody has proposed a card for Silver, to which the other, who was waited for before, is to agree."""
    return table.system == "wave" and all(before.values()) and not table.is_waited_for(mover)


async def step(company: Company, table: Playing) -> Person | None:
    """Let somebody who is waited for do something, wherever they do it; nobody at the end."""
    waited = [person for person in table.people if table.is_waited_for(person)]
    if not waited or table.over():
        return None
    person = waited[table.luck.randrange(len(waited))]
    if table.hand(person) is None:
        await table.type(person)
    else:
        await table.press(person)
    await company.told(table)
    return person


async def called_all(company: Company, table: Playing) -> None:
    """Let the time pass in which a move can be taken back, until everybody was called who is to be."""
    await company.after_grace(table)
    await kept.no_timer(company.driver.database, table.number, "call")
    await company.told(table)


async def test_the_rooms_of_teams_let_each_in_once_and_call_nobody_after_that(company: Company) -> None:
    await company.words_only(4)
    table = await company.play("waves", 4, options="mode=teams rounds=2")
    for person in table.people:
        await tell(company, person, "nothing")
    world = company.driver.world

    def rooms() -> list[str]:
        named = f"#{table.number} team"
        found = [one for one in world.channels.values() if one.type == PRIVATE_THREAD]
        return [one.id for one in found if (one.name or "").startswith(named)]

    def said() -> list[tuple[int, bool]]:
        """What was written in the rooms: of which kind, and whether it named somebody."""
        written = [one.data for room in rooms() for one in world.messages[room].values()]
        return [(data["type"], bool(data["mentions"])) for data in written]

    await table.wait(lambda: len([kind for kind, _ in said() if kind]) == 4)
    let_in = [one for one in said() if one[0]]
    rang = {person.id: len(company.watching.rings(person.id)) for person in table.people}
    assert await table.to_the_end()
    await company.told(table)
    assert [one for one in said() if one[0]] == let_in, "nobody is let in or shown out because of silence"
    assert not any(names for kind, names in said() if not kind)
    for person in table.people:
        new = company.watching.rings(person.id)[rang[person.id] :]
        assert [each for each in new if each["channel_id"] in rooms()] == []
