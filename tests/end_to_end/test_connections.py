"""What may happen to requests, the connection and the process, and how the game goes on all the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox.entities import EPHEMERAL
from tests.end_to_end import kept
from tests.end_to_end.conftest import GRACE, Company, Harbour
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.reading import words
from tests.end_to_end.sketches import NOT_LOOKED_AT
from tests.end_to_end.test_troubles import a_move, free_waves, shown_now

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


@pytest.mark.parametrize("where", ["POST", "PATCH"])
async def test_rate_limits_are_waited_for_and_nothing_is_lost(company: Company, where: str) -> None:
    table = await free_waves(company)
    trouble = company.driver.sandbox.troubles.rate_limit(where, "*", times=4, retry_after=0.1)
    for _ in range(4):
        await a_move(company, table)
        await company.after_grace(table)
    assert trouble.struck
    assert await table.to_the_end()


@pytest.mark.parametrize("status", [500, 503])
async def test_an_error_of_discord_s_is_tried_again(company: Company, status: int) -> None:
    table = await free_waves(company)
    trouble = company.driver.sandbox.troubles.refuse(status, "POST", MESSAGES, times=2)
    await table.press(table.asked()[0])
    company.driver.jump(GRACE + 1)
    await trouble.wait_until_it_struck()
    await kept.no_timer(company.driver.database, table.number, "wake")
    for _ in range(6):
        company.driver.jump(5)
        await kept.all_told(company.driver.database, table.number, now=company.driver.world.clock.now())
    await company.told(table)
    assert table.asked()


@pytest.mark.parametrize("how", ["error", "silence"])
async def test_a_message_that_was_sent_but_not_confirmed_is_not_sent_twice(company: Company, how: str) -> None:
    """The fixture looks for doubled messages; here the answers to sending them are lost."""
    table = await free_waves(company)
    troubles = company.driver.sandbox.troubles
    if how == "error":
        trouble = troubles.fail_after(503, "POST", MESSAGES, times=3)
    else:
        trouble = troubles.drop_answer("POST", MESSAGES, times=3)
    await table.press(table.asked()[0])
    company.driver.jump(GRACE + 1)
    await trouble.wait_until_it_struck()
    for _ in range(8):
        company.driver.jump(10)
        await kept.all_told(company.driver.database, table.number, now=company.driver.world.clock.now())
    await company.told(table)
    lives = [m for m in table.newest(many=60) if "My hand" in str(m["components"]) and not m["flags"] & EPHEMERAL]
    assert len(lives) == 1


async def test_a_message_found_again_after_a_long_silence_shows_the_present(company: Company) -> None:
    """It was sent before Discord fell silent; the game went on meanwhile, and nonces are forgotten by then."""
    table = await free_waves(company)
    trouble = company.driver.sandbox.troubles.fail_after(503, "POST", MESSAGES, times=100)
    await table.press(table.asked()[0])
    company.driver.jump(GRACE + 1)
    await trouble.wait_until_it_struck()
    person = next(iter(table.asked()), None)
    company.driver.jump(1200)
    if person is not None:
        await table.press(person)
    trouble.cancel()
    company.driver.jump(1200)
    await company.told(table)
    shown = await shown_now(company, table)
    waited = [one for one in table.people if table.is_waited_for(one)]
    assert waited
    assert waited == table.asked()
    lives = [m for m in table.newest(many=60) if "My hand" in str(m["components"]) and not m["flags"] & EPHEMERAL]
    assert [m["id"] for m in lives] == [shown["id"]]


async def test_a_broken_connection_is_made_again(company: Company) -> None:
    table = await free_waves(company)
    company.driver.sandbox.gateway.drop()
    await company.driver.sandbox.gateway.wait_gone()
    await company.driver.sandbox.gateway.wait_ready(within=30)
    assert await table.to_the_end()


async def test_an_unknown_error_gives_a_number_that_the_log_knows_and_changes_nothing(company: Company) -> None:
    table = await free_waves(company)
    database = company.driver.database
    [state] = kept.rows(database, "SELECT * FROM states WHERE table_id = ?", [table.number])
    kept.change(database, "UPDATE states SET data = x'00' WHERE table_id = ?", [table.number])
    try:
        person = table.people[0]
        said = words(await person.slash("hand", {"table": str(table.number)}, company.channel).message())
    finally:
        kept.change(database, "UPDATE states SET data = ? WHERE table_id = ?", [state["data"], table.number])
    assert "Nothing was changed" in said
    number = said.rpartition("ref ")[2].rstrip(".")
    assert f"ref={number}" in company.driver.log.read_text()
    assert kept.rows(database, "SELECT * FROM states WHERE table_id = ?", [table.number]) == [state]
    assert await table.to_the_end()


@pytest_asyncio.fixture(loop_scope="module")
async def apart(tmp_path: Path) -> AsyncIterator[Company]:
    """A bot of its own, which a test may stop and start."""
    environment = {"TIDETABLE_GRACE": str(GRACE), **NOT_LOOKED_AT}
    driver = await Driver.start(tmp_path, ("olga",), command=IN_TIME, environment=environment)
    harbour = Harbour(driver)
    yield harbour.company()
    await driver.close()
    assert [str(each) for each in driver.sandbox.violations] == []
    assert harbour.watching.doubled() == []


async def test_a_stopped_bot_takes_up_where_it_was(apart: Company) -> None:
    table = await free_waves(apart)
    await table.press(table.asked()[0])
    await apart.driver.stop_bot()
    apart.driver.jump(3 * 86_400)
    await apart.driver.start_bot()
    await apart.after_grace(table)
    [asked] = table.asked()
    assert len(apart.watching.mentions(asked.id)) == 1
    for _ in range(2 * len(table.people)):
        if table.over():
            break
        assert await table.step()
        await apart.after_grace(table)  # Hands of three days ago are not edited before their person is called.
    assert await table.to_the_end()


async def test_a_crash_between_sending_and_writing_down_sends_nothing_twice(apart: Company) -> None:
    """The fixture looks for doubled messages."""
    await apart.words_only(3)
    for template in (MESSAGES, MESSAGE, "/channels/{channel_id}/messages/{message_id}/threads"):
        table = await apart.seat("waves", 3, options="mode=free rounds=2")
        sent = apart.driver.sandbox.troubles.delay_answer(60, "PATCH" if template == MESSAGE else "POST", template)
        await table.people[0].press(await table.lobby(), "Start").acknowledged()
        await sent.wait_until_it_struck()
        await apart.driver.kill_bot()
        apart.driver.sandbox.troubles.clear()
        await apart.driver.start_bot()
        apart.driver.jump(61)
        await table.wait(table.live)
        await apart.told(table)
        table.dying = True
        assert table.thread is not None, template
    assert await table.to_the_end()
