"""The ladder and the statistics as people meet them: joined by a press, changed by a game, taken out, erased."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from bot.sandbox.people import Person
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words

pytestmark = pytest.mark.asyncio(loop_scope="module")


def called(person: Person) -> str:
    """The name that the bot knows somebody by."""
    return person.user.global_name or person.user.name


async def rated_game(company: Company) -> tuple[Playing, Json]:
    """A game of ann and bob, who are on the ladder, and of cem, who is not; and its result."""
    ann, bob, _ = company.people(3)
    for person in (ann, bob):
        shown = await company.driver.slash(person, "ladder", company.channel, game="waves").message()
        await person.press(shown, "Join the ladder").message()
    table = await company.play("waves", 3, options="rounds=1")
    await table.to_the_end()
    await company.told(table)
    result = table.result()
    assert result is not None
    return table, result


async def test_a_game_changes_the_ladder_and_its_one_result_says_how(company: Company) -> None:
    table, result = await rated_game(company)
    ann, bob, cem = table.people
    lines = [line for line in words(result).splitlines() if "📈" in line]
    assert len(lines) == 2
    assert all(any(sign in line for sign in ("+", "−")) for line in lines)
    assert [called(person) in "".join(lines) for person in (ann, bob, cem)] == [True, True, False]
    ladder = await company.says(cem, "ladder", game="waves")
    assert called(ann) in ladder
    assert called(bob) in ladder
    assert called(cem) not in ladder
    points = next(line for line in lines if called(ann) in line).partition("(")[2].partition(")")[0]
    assert points in next(line for line in ladder.splitlines() if called(ann) in line)


async def test_those_who_manage_the_server_take_a_game_out_and_its_result_says_nothing_more_of_it(
    company: Company,
) -> None:
    table, result = await rated_game(company)
    assert "📈" in words(result)
    olga = company.driver.person("olga")
    shown = await company.driver.slash(olga, "ladder", company.channel, game="waves").message()
    listed = await olga.press(shown, "Take a game out").message()
    [games] = [choice for choice in choices(listed) if str(table.number) in choice.values]
    asked = await olga.select(listed, games.id, [str(table.number)]).message()
    assert f"#{table.number}" in words(asked)
    done = await olga.press(asked, "Yes, take it out").message()
    assert "no longer counts" in words(done)
    assert called(table.people[0]) not in words(done)
    await company.told(table)
    after = table.result()
    assert after is not None
    assert "📈" not in words(after)
    assert after["id"] == result["id"]
    ann = table.people[0]
    mine = await company.driver.slash(ann, "ladder", company.channel, game="waves").message()
    assert "Take a game out" not in [choice.label for choice in choices(mine)]


async def test_statistics_are_read_page_by_page_and_leave_with_their_person(company: Company) -> None:
    table, _ = await rated_game(company)
    ann, bob, cem = table.people
    shown = await company.driver.slash(bob, "stats", company.channel).message()
    assert "Games finished: **1**" in words(shown)
    assert len(shown["attachments"]) == 1
    page = await bob.press(shown, "▶").message()
    assert "With 3 seats" in words(page)
    assert "Games finished: **1**" in await company.says(cem, "stats", person=bob)
    assert "1 game" in await company.says(ann, "stats", table=str(table.number))
    await company.driver.erase(bob)
    assert "not finished a game yet" in await company.says(bob, "stats")
    assert "has not finished a game here" in await company.says(cem, "stats", person=bob)
    assert called(bob) not in await company.says(cem, "ladder", game="waves")
    database = company.driver.database
    for found in ("rated", "results", "seats", "sittings", "players"):
        rows = kept.rows(database, f"SELECT * FROM {found}")
        assert not [row for row in rows if str(bob.id) in map(str, row.values())], found
        assert not [row for row in rows if called(bob) in map(str, row.values())], found
    assert kept.rows(database, "SELECT * FROM rated WHERE table_id = ? AND user_id IS NULL", [table.number])
