"""Where the disk takes seconds or another program holds the database, people are told in time and told the truth."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox import talk
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import words
from tests.end_to_end.watching import Watching
from tests.storage.bad_disk import BadDisk


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[tuple[Driver, BadDisk]]:
    """A bot on a disk that can be told to be slow or to fail."""
    disk = BadDisk(tmp_path)
    driver = await Driver.start(tmp_path, environment=disk.environment)
    yield driver, disk
    disk.order()
    await driver.close()
    assert [str(each) for each in driver.sandbox.violations] == []


def version(driver: Driver, table: Playing) -> int:
    [row] = kept.rows(driver.database, "SELECT version FROM states WHERE table_id = ?", [table.number])
    found: int = row["version"]
    return found


async def test_a_sync_of_two_seconds_is_waited_for_and_nobody_reads_of_a_failure(slow: tuple[Driver, BadDisk]) -> None:
    driver, disk = slow
    people = [driver.person("ann"), driver.person("bob"), driver.person("cem")]
    disk.order(seconds=2.0)
    answers = [driver.slash(person, "table new", game="waves") for person in people]
    for answer in answers:
        await answer.acknowledged()
    for answer in answers:
        assert "Something went wrong" not in words(await answer.message(within=30))
    assert len(kept.rows(driver.database, "SELECT id FROM tables")) == 3


async def test_a_database_held_by_another_program_for_four_seconds_loses_no_press(slow: tuple[Driver, BadDisk]) -> None:
    driver, _ = slow
    table = await Playing.open(driver, [driver.person("ann"), driver.person("bob")], "waves")
    await kept.all_told(driver.database, table.number)
    before = version(driver, table)
    with closing(sqlite3.connect(driver.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = driver.slash(driver.person("cem"), "table new", game="wave")
        press = asyncio.create_task(table.press(table.asked()[0]))
        await asyncio.sleep(4)
        other.execute("COMMIT")
    await press
    assert "Something went wrong" not in words(await answer.message(within=30))
    async with asyncio.timeout(60):
        while version(driver, table) == before:
            await asyncio.sleep(0.02)


async def test_a_press_whose_message_has_gone_while_it_waited_is_answered_in_one_of_its_own(
    slow: tuple[Driver, BadDisk],
) -> None:
    driver, _ = slow
    table = await Playing.seat(driver, [driver.person("ann")], "waves")
    lobby = await table.lobby()
    with closing(sqlite3.connect(driver.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = driver.person("bob").press(lobby, "Join")
        message = driver.world.find_message(driver.channel.id, lobby["id"])
        assert message is not None
        talk.delete(driver.world, driver.channel, message)
        await answer.acknowledged()
        other.execute("COMMIT")
    assert "Something went wrong" not in words(await answer.message(within=30))
    assert len(kept.rows(driver.database, "SELECT number FROM seats WHERE kind = 'person'")) == 2


async def test_a_disk_that_fails_is_never_called_a_move_not_made(slow: tuple[Driver, BadDisk]) -> None:
    driver, disk = slow
    disk.order(failures=100_000)
    said = words(await driver.slash(driver.person("ann"), "table new", game="waves").message(within=30))
    assert "I cannot say yet" in said
    assert "Nothing was changed" not in said


async def test_syncs_that_fail_now_and_then_show_no_hand_twice(slow: tuple[Driver, BadDisk]) -> None:
    driver, disk = slow
    watching = Watching(driver.world)
    disk.order(failures=1)
    table = await Playing.open(driver, [driver.person("ann"), driver.person("bob")], "waves")
    for _ in range(6):
        disk.order(failures=2)
        await kept.all_told(driver.database, table.number)
        if table.over():
            break
        await table.press(table.asked()[0])
    disk.order()
    await kept.all_told(driver.database, table.number)
    assert watching.doubled() == []
