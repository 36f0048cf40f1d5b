"""What the bot does, and need not do, when it starts."""

from __future__ import annotations

import sqlite3

from tests.end_to_end.driver import Driver


async def test_discord_is_told_the_commands_only_when_they_changed_or_some_time_has_passed(driver: Driver) -> None:
    known = dict(driver.world.commands[""])
    assert known
    told = driver.sandbox.faults.delay_answer(0, "PUT", "/applications/*/commands", times=9)
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
