"""A round that is over stays as one message above the table: what happened in it, once, however fast it was played."""

from __future__ import annotations

import pytest

from bot.sandbox.entities import Json
from tests.end_to_end.conftest import Company
from tests.end_to_end.lasting import lines_of, rounds_in, told_in
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import choices, words
from tests.end_to_end.turns import A_DAY

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(("system", "count"), [("waves", 3), ("breakers", 2), ("rolling", 2), ("wave", 3)])
async def test_a_fast_game_is_told_whole_in_its_rounds_each_event_once(
    company: Company, system: str, count: int
) -> None:
    in_words = system == "rolling"
    if in_words:
        await company.words_only(count)
    table = await company.play(system, count)
    await table.to_the_end()
    await company.told(table)
    found = rounds_in(table)
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    told = [line for _, message in found for line in told_in(message)]
    wanted = lines_of(company, table)
    assert [line for line in told if line in set(wanted)] == wanted
    assert any(message["attachments"] for _, message in found) is not in_words
    assert all(choices(message) == [] for _, message in found)


def lowest(table: Playing) -> Json:
    """The last message of a table, calls left out."""
    return next(each for each in table.newest() if "waits for you" not in words(each))


async def test_the_live_table_stays_below_the_rounds_and_tells_only_of_its_own(company: Company) -> None:
    table = await company.play("waves", 3)
    while len(rounds_in(table)) < 2:
        assert await table.step()
        await company.told(table)
    # A message that was put off for some seconds does not count as due, so that the table may still be on its way; and
    # on a busy machine somebody is called below it meanwhile.
    live = await table.wait(lambda: lowest(table) if lowest(table) == table.live() else None)
    assert live is not None
    last = rounds_in(table)[-1][1]
    assert not set(told_in(live)) & set(told_in(last))
    assert "True Majority" in words(last)
    assert "True Majority" not in words(live)
    lives = [each for each in table.newest(many=500) if "My hand" in str(each["components"])]
    assert len(lives) == 1, "of the table itself only the newest message is kept"


async def test_a_slow_game_has_the_same_rounds_and_one_table(company: Company) -> None:
    table = await company.play("waves", 2)
    while len(rounds_in(table)) < 2:
        assert await table.step()
        await company.after_grace(table)
        company.driver.jump(A_DAY / 8)
        await company.told(table)
    lives = [each for each in table.newest(many=500) if "My hand" in str(each["components"])]
    assert [each["id"] for each in lives] == [table.newest()[0]["id"]]
    assert [number for number, _ in rounds_in(table)] == [1, 2]
