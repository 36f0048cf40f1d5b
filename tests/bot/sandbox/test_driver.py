"""The driver of the end-to-end tests, tried on the demo bot in a process of its own."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.people import InteractionFailed
from tests.end_to_end.bot_in_time import clock_of
from tests.end_to_end.driver import IN_TIME, BotDied, Driver

DEMO = (sys.executable, "-m", "tests.bot.sandbox.demo_bot")


@pytest.fixture
async def driver(tmp_path: Path) -> AsyncIterator[Driver]:
    one = await Driver.start(tmp_path, command=DEMO)
    yield one
    await one.close()
    assert one.sandbox.violations == []


async def test_a_button_works_after_the_bot_was_killed(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    said = await driver.slash(ann, "layout").message()
    await driver.kill_bot()
    pressed = bob.press(said, "Seat 1")
    driver.world.clock.jump(4)
    with pytest.raises(InteractionFailed):
        await pressed.message()
    await driver.start_bot()
    assert await bob.press(said, "Seat 2").acknowledged() == 7
    await driver.sees(ann, lambda message: "bob took seat 2" in str(message["components"]))


async def test_what_is_said_in_private_is_read_by_its_reader_only(driver: Driver) -> None:
    ann, bob = driver.person("ann"), driver.person("bob")
    await driver.slash(ann, "ping").message()
    await driver.slash(ann, "letter").message()
    assert [each["content"] for each in driver.read_ephemeral(ann)] == ["pong", "sent"]
    assert driver.read(bob) == []
    letter = await driver.sees_dm(ann, lambda message: message["attachments"])
    assert letter["content"] == "your hand"
    assert driver.read_dm(bob) == []


async def test_a_stopped_bot_says_goodbye(driver: Driver) -> None:
    await driver.stop_bot()
    assert driver.sandbox.gateway.ready == 0


async def test_a_bot_that_dies_is_noticed_at_once(tmp_path: Path) -> None:
    with pytest.raises(BotDied, match="no such harbour"):
        await Driver.start(tmp_path, command=(sys.executable, "-c", "raise SystemExit('no such harbour')"))


async def test_a_jump_is_seen_by_the_stand_in_and_through_the_shared_clock(driver: Driver) -> None:
    now = clock_of(driver.clock)
    before, there = now(), driver.world.clock.now()
    driver.jump(3600)
    driver.jump(3600)
    assert now() - before == pytest.approx(7200, abs=5)
    assert driver.world.clock.now() - there == pytest.approx(7200, abs=5)


async def test_the_real_bot_runs_in_time(tmp_path: Path) -> None:
    driver = await Driver.start(tmp_path, command=IN_TIME)
    driver.jump(86400)
    assert driver.person("ann").commands(driver.channel)
    await driver.restart_bot(hard=False)
    await driver.close()
    assert driver.sandbox.violations == []


async def test_waiting_in_vain_shows_the_bots_log(driver: Driver) -> None:
    with pytest.raises(TimeoutError, match="log ends"):
        await driver.until(lambda: False, within=0.05)
