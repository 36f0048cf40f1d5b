"""Names, tables, notes and gifts that are markup: wherever they are shown, they are read as they were typed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.sandbox.entities import Change, Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import WORDS, choices, parts, words

pytestmark = pytest.mark.asyncio(loop_scope="module")

LINK = "[{}](https://e.vil) <@1> *b* `c"
ARMED = re.compile(r"(?<!\\)\]\(https|(?<!\\)<@1>|(?<!\\)\*b|(?<!\\)`c")
QUOTED = re.compile(r"(?<!\\)`[^`\n]*`")
"""Between backticks nothing is read as markup."""
LOOKED_AT = (
    *("table show", "hand", "recap", "clock", "table settings", "stats", "record", "plans", "games", "table list"),
    *("tell-me", "ladder", "poke", "meet", "pause", "table watch", "replay", "note", "undo", "resign", "break-off"),
)
PRESSED = re.compile(r"More|Who|watch|away|pause|Rematch|luck|Replay|words|Ladder|Join the|Everybody|History|break|▶")


class Heard:
    """Every version of every message of the bot, in public and in private, and every list that completes a command."""

    def __init__(self, company: Company) -> None:
        self.bot = company.driver.world.bot_id
        self.messages: list[Json] = []
        company.driver.world.subscribe(self)

    def __call__(self, change: Change) -> None:
        if isinstance(change.data, dict) and "components" in change.data and change.data.get("author", {}).get("id"):
            self.messages.append(change.data)

    def texts(self) -> Iterator[str]:
        for message in self.messages:
            yield message.get("content") or ""
            yield from (part["content"] for part in parts(message) if part["type"] == WORDS)


def rename(people: list[Person]) -> None:
    for person in people:
        person.user.global_name = LINK.format(person.user.username[0])
        assert len(person.user.global_name) <= 32


async def deal(company: Company, people: list[Person], game: str = "waves", **options: str) -> Playing:
    """A table of people with such names, which has such a name itself, as has what is brought to it."""
    driver, owner = company.driver, people[0]
    shown = await owner.slash("ladder", {"game": "waves"}, company.channel).message()
    await owner.press(shown, "Join the ladder").message()
    given = {"game": game, "name": LINK.format("t"), **options}
    await owner.slash("table new", given, company.channel).message()
    found = "SELECT max(id) AS number FROM tables"
    table = Playing(driver, people, kept.rows(driver.database, found, [])[0]["number"], game, channel=company.channel)
    for guest in people[1:]:
        await guest.press(await table.lobby(), "Join").acknowledged()
        await company.told(table)
    for choice in choices(await table.lobby()):
        if choice.label not in ("Start", "Leave", "Close", "Cancel", "Join"):
            kind = await owner.press(await table.lobby(), choice.label).acknowledged() if not choice.values else 0
            if "word" in choice.label and kind == 9:
                form = await owner.press(await table.lobby(), choice.label).modal()
                await owner.submit(form, {"value": LINK.format("g")}).acknowledged()
    await company.told(table)
    await owner.press(await table.lobby(), "Start").acknowledged()
    await table.wait(lambda: table.live() or table.over())
    return table


async def look_around(person: Person, table: Playing) -> None:
    """Run whatever shows something of a table, and press what leads on from there."""
    for name in LOOKED_AT:
        given = {"table": str(table.number)}
        given |= {"text": LINK.format("n")} if name == "note" else {}
        given = {} if name in ("games", "plans", "table list", "tell-me", "ladder") else given
        answer = person.slash(name, given, table.room)
        if await answer.acknowledged() == 9:
            continue
        message = await answer.message()
        for choice in choices(message):
            if not choice.values and PRESSED.search(choice.label):
                await person.press(message, choice.label).acknowledged()


async def test_markup_in_names_and_words_of_people_is_never_markup(company: Company) -> None:
    heard = Heard(company)
    people, watcher = company.people(3), company.person("fay")
    rename([*people, watcher])
    await company.words_only(3)
    table = await deal(company, people, options="rounds=1")
    for person in (people[0], watcher):
        await look_around(person, table)
    for _ in range(2):
        await table.step()
    await people[1].slash("seat away", {"table": str(table.number)}, table.room).message()
    await people[1].slash("seat back", {"table": str(table.number)}, table.room).message()
    await table.to_the_end()
    await company.told(table)
    result = table.result()
    assert result is not None
    await look_around(people[0], table)
    for choice in choices(result):
        if not choice.values:
            await people[0].press(result, choice.label).acknowledged()
    await company.told(table)
    told = [text for text in heard.texts() if "e.vil" in text]
    assert len(told) > 60
    assert [text for text in told if ARMED.search(QUOTED.sub("", text))] == []


async def test_markup_in_names_is_no_markup_where_somebody_is_told_what_they_could_have_typed(company: Company) -> None:
    people = company.people(3)
    rename(people)
    table = await deal(company, people, "wave")
    await table.wait(table.asked)
    for typed, said in (("nobody", "It can be"), ("e.vil", "could mean several things")):
        given = {"table": str(table.number), "to": typed, "slot": "3", "advice": "now"}
        answer = words(await table.asked()[0].slash("wave tip", given, table.room).message())
        assert said in answer
        assert "e.vil" in answer.partition(said)[2]
        assert not ARMED.search(QUOTED.sub("", answer))
