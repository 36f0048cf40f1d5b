"""The luck of a table as its people see it, with the stand-in's beacon: sealed, brought, dealt, opened, proven."""

from __future__ import annotations

from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import pytest

from bot.sandbox.entities import Json
from engine.record import read, verify
from tests.end_to_end import kept
from tests.end_to_end.conftest import GRACE
from tests.end_to_end.driver import IN_TIME, Driver
from tests.end_to_end.playing import Playing
from tests.end_to_end.reading import parts, words
from tests.end_to_end.sketches import NOT_LOOKED_AT


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[Driver]:
    """The real bot, drawing from the stand-in's beacon."""
    environment = {"TIDETABLE_GRACE": str(GRACE), **NOT_LOOKED_AT}
    one = await Driver.start(tmp_path, command=IN_TIME, environment=environment, run=False)
    one.environment["TIDETABLE_BEACON"] = one.sandbox.beacon_url
    await one.start_bot()
    yield one
    await one.close()
    assert [str(each) for each in one.sandbox.violations] == []


NOTHING: Json = {"content": "", "components": []}
FILE = 13


def record_in(driver: Driver, message: Json) -> bytes:
    """The record that a result hands over."""
    [upload] = [part["file"]["attachment_id"] for part in parts(message) if part["type"] == FILE]
    return driver.world.contents[upload]


async def seated(driver: Driver, system: str = "wave") -> Playing:
    """A table of Wave, or of a game that no deal can end, before it starts."""
    return await Playing.seat(driver, [driver.person("ann"), driver.person("bob")], system, seed=3)


async def pressed_start(table: Playing) -> None:
    """Start is pressed, and the table waits for its round."""
    await table.wait(lambda: "Start" in str(table.lobby_now()))
    await table.people[0].press(await table.lobby(), "Start").acknowledged()
    await table.wait(lambda: "public random number" in words(table.lobby_now() or NOTHING))


async def test_everybody_gets_the_whole_seal_and_can_prove_the_game_with_it(driver: Driver) -> None:
    table = await seated(driver)
    [row] = kept.rows(driver.database, "SELECT * FROM tables WHERE id = ?", [table.number])
    seal = row["commitment"].hex()
    assert seal in words(await table.lobby())
    for person in table.people:
        await driver.until(lambda person=person: any(seal in words(one) for one in driver.read_dm(person)))  # type: ignore[misc]
    joined = kept.rows(
        driver.database, "SELECT joined_by FROM seats WHERE table_id = ? ORDER BY number", [table.number]
    )
    assert all(f"`{seat['joined_by']}`" in words(table.lobby_now() or NOTHING) for seat in joined)
    await pressed_start(table)
    driver.jump(8)
    await table.wait(lambda: table.live() or table.over())
    result = await table.to_the_end()
    proof = verify(read(record_in(driver, result)))
    assert proof.doubts == ()
    assert proof.luck is not None
    assert proof.luck.beacon is not None
    assert (proof.luck.seal, proof.luck.gifts) == (seal, tuple(seat["joined_by"] for seat in joined))
    assert sha256(bytes.fromhex(proof.luck.secret)).hexdigest() == seal
    assert proof.luck.secret in words(await table.people[0].press(result, "About the luck").message())


async def test_a_kill_between_start_and_deal_changes_nothing(driver: Driver) -> None:
    table = await seated(driver)
    table.dying = True
    await pressed_start(table)
    await driver.kill_bot()
    driver.jump(30)
    await driver.start_bot()
    await table.wait(lambda: table.live() or table.over())
    assert "Begun without" not in words(table.live() or NOTHING)


async def test_a_table_dealt_without_a_beacon_says_so_before_the_first_move(driver: Driver) -> None:
    table = await seated(driver, "waves")
    driver.sandbox.beacon.troubles.absent = True
    await pressed_start(table)
    driver.jump(8)
    driver.jump(30)
    await table.wait(lambda: table.live())
    await table.wait(lambda: "Begun without the public" in words(table.live() or table.lobby_now() or NOTHING))
