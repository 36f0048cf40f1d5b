"""What the bot does, and need not do, when it starts."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.entities import EPHEMERAL
from tests.end_to_end.driver import BotDied, Driver
from tests.end_to_end.front import Front
from tests.end_to_end.reading import choices, words


async def test_discord_is_told_the_commands_only_when_they_changed_or_some_time_has_passed(driver: Driver) -> None:
    known = dict(driver.world.commands[""])
    assert known
    told = driver.sandbox.troubles.delay_answer(0, "PUT", "/applications/*/commands", times=9)
    await driver.restart_bot()
    assert told.struck == 0
    assert driver.world.commands[""] == known
    for change in ("UPDATE marks SET value = X'00'", "UPDATE marks SET at = at - 90000"):
        await driver.stop_bot()
        with sqlite3.connect(driver.database) as database:
            database.execute(change)
        before = told.struck
        await driver.start_bot()
        assert told.struck == before + 1


@pytest.fixture
async def fronted(tmp_path: Path) -> AsyncIterator[tuple[Driver, Front]]:
    """A bot that has not been started, with something between it and Discord."""
    driver = await Driver.start(tmp_path, run=False, from_scratch=True)
    front = Front(driver.sandbox.url)
    await front.start()
    driver.environment["TIDETABLE_DISCORD_API"] = front.url
    yield driver, front
    await driver.close()
    await front.close()


async def test_until_discord_can_be_used_it_is_tried_again_and_a_line_says_why(fronted: tuple[Driver, Front]) -> None:
    driver, front = fronted
    front.answer_instead("*/users/@me", 503, times=1)
    front.answer_instead("*/users/@me", 429, times=1, after="1")
    front.answer_instead("*/users/@me", 429, times=1, text='{"retry', kind="application/json")
    front.answer_instead("*/oauth2/applications/@me", 200, times=1)
    front.answer_instead("*/gateway/bot", 503, times=1)
    await driver.start_bot(within=60)
    said = driver.log.read_text()
    assert front.struck == 5
    assert said.count("Discord cannot be used") == 5
    assert "login: Discord cannot be used (HTTP 503); tried again in 1 s" in said
    assert "gateway: Discord cannot be used (HTTP 503)" in said
    assert "Traceback" not in said
    assert "<html" not in said


async def test_a_gateway_that_takes_no_connection_at_a_start_is_tried_again_and_a_line_says_why(
    fronted: tuple[Driver, Front],
) -> None:
    driver, _ = fronted
    driver.sandbox.gateway.is_down = True
    starting = asyncio.create_task(driver.start_bot())
    async with asyncio.timeout(60):
        while "tried again in 2 s" not in driver.last_words():
            await asyncio.sleep(0.02)
    driver.sandbox.gateway.is_down = False
    await starting
    said = driver.log.read_text()
    assert said.count("shard 0: Discord cannot be used (WSServerHandshakeError: 503") >= 2
    assert "Traceback" not in said


async def test_commands_that_discord_does_not_take_now_do_not_keep_people_from_playing(
    fronted: tuple[Driver, Front],
) -> None:
    driver, front = fronted
    await driver.start_bot()
    await driver.stop_bot()
    with sqlite3.connect(driver.database) as database:
        database.execute("UPDATE marks SET value = X'00'")
    front.answer_instead("*/commands", 503, times=2)
    await driver.start_bot()
    ann = driver.person("ann")
    assert "/table" in words(await driver.slash(ann, "help").message())
    assert front.has_struck.is_set()
    assert "Traceback" not in driver.log.read_text()


async def test_with_shards_of_its_own_the_gateway_is_not_looked_for_at_the_proxy(fronted: tuple[Driver, Front]) -> None:
    driver, front = fronted
    front.answer_instead("/gateway*", 404, times=99)
    driver.environment["TIDETABLE_SHARDS"] = "0/1"
    await driver.start_bot(within=60)
    assert front.struck == 0


async def test_a_bot_that_waits_for_discord_ends_at_once_when_told_to(fronted: tuple[Driver, Front]) -> None:
    driver, front = fronted
    front.answer_instead("*/users/@me", 503, times=9, after="200")
    starting = asyncio.create_task(driver.start_bot(within=60))
    async with asyncio.timeout(60):
        while "tried again in 200 s" not in driver.last_words():
            await asyncio.sleep(0.02)
    assert driver.process is not None
    driver.process.terminate()
    with pytest.raises(BotDied):
        await starting
    assert driver.process.returncode == 0
    driver.process = None


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "Discord does not accept the token in TIDETABLE_TOKEN."),
        (4011, "Discord has closed the connection for good, with code 4011."),
    ],
)
async def test_a_bot_whose_connection_is_closed_for_good_says_so_and_ends(driver: Driver, code: int, said: str) -> None:
    driver.sandbox.gateway.refuse(code)
    assert await driver.until_it_ends() == 2
    assert driver.last_words(1) == said
    assert "Traceback" not in driver.log.read_text()


async def test_a_bot_that_is_turned_away_for_good_as_it_comes_back_ends_too(driver: Driver) -> None:
    driver.sandbox.gateway.refusing = 4004
    driver.sandbox.gateway.drop()
    assert await driver.until_it_ends() == 2
    assert driver.last_words(1) == "Discord does not accept the token in TIDETABLE_TOKEN."


async def test_a_bot_whose_database_is_taken_away_says_so_and_ends(driver: Driver) -> None:
    ann = driver.person("ann")
    driver.database.unlink()
    answer = driver.slash(ann, "table new", game="waves")
    assert "I cannot say yet" in words(await answer.message())
    assert await driver.until_it_ends() == 2
    assert "was deleted or replaced while the bot ran. What was acknowledged is kept in" in driver.last_words(3)
    with pytest.raises(BotDied, match="lies beside it"):
        await driver.start_bot()


async def test_a_table_speaks_the_language_of_its_community_and_elsewhere_that_of_the_settings(tmp_path: Path) -> None:
    driver = await Driver.start(tmp_path, environment={"TIDETABLE_LANGUAGE": "de"})
    try:
        ann = driver.person("ann")
        abroad = driver.world.add_channel(driver.world.add_guild("Port", owner=ann.user, locale="fr"), "tables")
        for channel, wanted in ((driver.channel, "Mitspielen"), (abroad, "Jouer")):
            await driver.slash(ann, "table new", channel, game="waves").message()
            lobby = await driver.sees(ann, lambda one: not one["flags"] & EPHEMERAL and choices(one), channel)
            assert wanted in [choice.label for choice in choices(lobby)]
    finally:
        await driver.close()
