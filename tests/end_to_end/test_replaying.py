"""Going once more through a game that is over: from its result, from a file, through anybody's eyes."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Channel, Json
from bot.sandbox.people import Person
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def finished(company: Company) -> tuple[Playing, Json]:
    table = await company.play("waves", 2, options="rounds=2")
    await table.to_the_end()
    await company.told(table)
    result = table.result()
    assert result is not None
    return table, result


def list_of(message: Json, jump: str) -> str:
    return next(choice.id for choice in choices(message) if choice.id.endswith(f":{jump}"))


async def test_a_result_leads_through_its_game_step_by_step(company: Company) -> None:
    table, result = await finished(company)
    ann = table.people[0]
    shown = await ann.press(result, "Replay").message()
    assert "as it begins" in words(shown)
    assert "🏁" not in words(shown)
    onward = await ann.press(shown, "▶").message()
    assert onward["id"] == shown["id"], "the page is turned in its place"
    assert "after move 1" in words(onward)
    assert "after move 1" not in words(await ann.press(onward, "◀").message())
    film = await ann.press(onward, "Film").message()
    await company.driver.until(lambda: is_film(ann, table.room, film["id"]), within=45)
    spoken = await ann.press(onward, "In words").message()
    written = await ann.press(spoken, "As a text").message()
    assert [file["filename"] for file in written["attachments"]] == ["game.txt"]
    assert not spoken["attachments"]
    jumped = await ann.select(spoken, list_of(spoken, "round"), [choices_of(spoken, "round")[1]]).message()
    assert "Round 2" in words(jumped)
    bob = await ann.select(jumped, list_of(jumped, "seat"), ["1"]).message()
    assert "through the eyes of" in words(bob)
    assert "Your hand" in words(bob)


def is_film(person: Person, room: Channel, number: str) -> bool:
    """Whether this message of a person's holds a film by now."""
    found = [message for message in person.messages(room) if message["id"] == number]
    return any(file["filename"] == "film.webp" for message in found for file in message["attachments"])


def choices_of(message: Json, jump: str) -> list[str]:
    return next(list(choice.values) for choice in choices(message) if choice.id.endswith(f":{jump}"))


async def test_a_game_in_a_file_is_gone_through_without_any_table(company: Company) -> None:
    table, _ = await finished(company)
    ann, cem = table.people[0], company.person("cem")
    answer = await ann.slash("record", {"table": str(table.number)}, company.channel).message()
    [file] = answer["attachments"]
    data = company.driver.world.contents[file["id"]]
    shown = await cem.slash("replay", {"file": ("game.json", data)}, company.channel).message()
    assert "as it begins" in words(shown)
    onward = await cem.press(shown, "▶").message()
    assert "after move 1" in words(onward)
    assert "after move 2" in words(await cem.press(onward, "▶").message())
    nonsense = await cem.slash("replay", {"file": ("game.json", b"{}")}, company.channel).message()
    assert "not the record of a game" in words(nonsense)


async def test_a_game_that_still_runs_is_not_gone_through(company: Company) -> None:
    table = await company.play("waves", 2)
    said = await table.people[0].slash("replay", {"table": str(table.number)}, table.room).message()
    assert "once it is over" in words(said)
