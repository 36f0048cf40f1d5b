"""Games that people end: asked, agreed, told at the table, with the luck opened and the record kept."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from engine.record import read, verify
from tests.end_to_end import kept
from tests.end_to_end.conftest import Company
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.turns import reread

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def result_of(table: Playing) -> Json:
    found = await table.wait(table.result)
    assert found is not None
    return found


async def test_a_game_is_broken_off_from_the_menu_of_its_table_once_all_agree(company: Company) -> None:
    table = await company.play("waves", 3)
    ann, bob, cem = table.people
    live = await table.wait(table.live)
    assert live is not None
    menu = await ann.press(live, "More …").message()
    offered = ["Computer plays for me", "Resign", "Ask to break off", "Something is wrong here"]
    assert [choice.label for choice in choices(menu)] == offered
    sure = await ann.press(menu, "Ask to break off").message()
    asked = words(await ann.press(sure, "Yes, ask everybody").message())
    assert "is asked" in asked
    question = await table.wait(lambda: next((m for m in table.newest() if "break this game off" in words(m)), None))
    assert question is not None
    assert {one["id"] for one in question["mentions"]} == {bob.id, cem.id}
    await bob.press(question, "Agree").acknowledged()
    await cem.press(question, "Agree").acknowledged()
    result = await result_of(table)
    assert "as all agreed. There is no result." in words(result)
    assert "the secret is opened" in words(result)
    assert choices(await reread(table, question)) == []
    [file] = [each for each in result["attachments"] if each["filename"].endswith(".json")]
    proof = verify(read(company.driver.world.contents[file["id"]]))
    assert proof.luck is not None
    assert kept.rows(company.driver.database, "SELECT * FROM results WHERE table_id = ?", [table.number]) == []


async def test_of_two_the_other_wins_and_all_see_it(company: Company) -> None:
    table = await company.play("war", 2)
    ann, bob = table.people
    sure = await bob.slash("table leave", {"table": str(table.number)}, table.room).message()
    assert "wins then" in words(sure)
    await bob.press(sure, "Yes, I resign").acknowledged()
    assert "has resigned" in words(await result_of(table))
    hand = await table.wait(lambda: (seen := table.hand(ann)) and "has resigned" in words(seen) and seen)
    assert hand
