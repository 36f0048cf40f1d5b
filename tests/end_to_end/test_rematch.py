"""A rematch keeps everybody's seat for a day, calls them once, and begins when all are back."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.turns import A_DAY

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def wanted(company: Company, count: int = 3) -> tuple[Playing, Json]:
    """A lobby for a rematch that ann wants, and what she was told."""
    table = await company.play("waves", count, options="rounds=1")
    await table.to_the_end()
    await company.told(table)
    result = table.result()
    assert result is not None
    answer = await table.people[0].press(result, "Rematch").message()
    found = re.search(r"#(\d+)", words(answer))
    assert found
    again = Playing(company.driver, table.people, int(found[1]), "waves", channel=company.channel)
    await company.told(again)
    return again, answer


def seats(company: Company, table: Playing) -> dict[int, str]:
    found = kept.rows(company.driver.database, "SELECT number, name FROM seats WHERE table_id = ?", [table.number])
    return {row["number"]: row["name"] for row in found}


def calls(company: Company, person: Person, message: Json) -> int:
    return sum(call["id"] == message["id"] for call in company.watching.mentions(person.id))


async def test_everybody_is_called_once_and_finds_their_own_seat(company: Company) -> None:
    before = await company.play("waves", 3, options="rounds=1")
    sat = seats(company, before)
    await before.to_the_end()
    await company.told(before)
    result = before.result()
    assert result is not None
    ann, bob, cem = before.people
    answer = await cem.press(result, "Rematch").message()
    found = re.search(r"#(\d+)", words(answer))
    assert found
    again = Playing(company.driver, before.people, int(found[1]), "waves", channel=company.channel)
    lobby = await again.lobby()
    assert [calls(company, person, lobby) for person in (ann, bob, cem)] == [1, 1, 0]
    assert f"<@{ann.id}>" in words(lobby)
    await ann.press(lobby, "Join").acknowledged()
    await company.told(again)
    lobby = await again.lobby()
    assert f"<@{ann.id}>" not in words(lobby)
    assert [calls(company, person, lobby) for person in (ann, bob, cem)] == [1, 1, 0], "nobody is called twice"
    await bob.press(lobby, "Join").acknowledged()
    await again.wait(lambda: again.live() or again.over())
    assert seats(company, again) == sat


async def test_a_stranger_gets_no_seat_that_is_kept_until_a_day_has_passed(company: Company) -> None:
    table, _ = await wanted(company, 2)
    dan = company.person("dan")
    kept.change(
        company.driver.database,
        "UPDATE tables SET options = json_set(options, '$.seats', 2) WHERE id = ?",
        [table.number],
    )
    said = words(await dan.press(await table.lobby(), "Join").message())
    assert "kept for those who played before" in said
    company.driver.jump(A_DAY + 60)
    await dan.press(await table.lobby(), "Join").acknowledged()
    await table.wait(lambda: dan.user.name in table.seated())


async def test_whoever_wants_it_lets_everybody_sit_elsewhere(company: Company) -> None:
    table, answer = await wanted(company)
    assert [choice.label for choice in choices(answer)] == ["Move one seat on", "Draw the seats"]
    [(before, name)] = seats(company, table).items()
    await table.people[0].press(answer, "Move one seat on").acknowledged()
    assert seats(company, table) == {(before + 1) % 3: name}
    await table.people[0].press(answer, "Draw the seats").acknowledged()
    await company.told(table)
    assert "drawn by lot" in words(await table.lobby())
