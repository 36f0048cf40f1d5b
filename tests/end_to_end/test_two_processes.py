"""Two processes on one PostgreSQL, each with a shard: any of them shows any table, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.waiting import until
from tests.end_to_end.driver import Driver
from tests.end_to_end.two_processes import Two
from tests.storage.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]

TABLES = 6
LONG = 120.0
"""Longer than anybody waits for Discord when told to stop."""
SOON = 40.0
"""Much less than the minute after which a claim ends by itself."""
CLAIMED = (
    "SELECT (SELECT count(*) FROM posts WHERE claimed_until IS NOT NULL)"
    " + (SELECT count(*) FROM timers WHERE claimed_until IS NOT NULL)"
)

# A hand is sent anew only to somebody who is asked, and who begins is drawn by lot.
WANT_A_HAND = (
    "WITH wanted AS (UPDATE posts SET state = 'wanted', not_before = 0, message_id = NULL,"
    " generation = generation + 1, version_wanted = version_shown + 1"
    " WHERE table_id = 1 AND kind = 'hand' AND audience ="
    " (SELECT 'seat:' || number FROM seats WHERE table_id = 1 AND waiting_since IS NOT NULL LIMIT 1)"
    " RETURNING 1) SELECT count(*) FROM wanted"
)


@pytest.fixture
async def two(tmp_path: Path, postgres: str) -> AsyncIterator[Two]:
    driver = await Driver.start(tmp_path, run=False)
    both = Two(driver, postgres)
    yield both
    await both.close()


async def test_every_table_gets_its_thread_whichever_process_makes_it(two: Two) -> None:
    await two.start("0/2", "1/2")
    await two.begin_tables(TABLES)
    await until(two.driver.world, lambda: two.threads() == TABLES, within=60)
    took = await two.stop(signal.SIGTERM)
    assert max(took) < 10
    assert await two.ask(CLAIMED) == 0
    assert "Traceback" not in two.log.read_text()


async def test_two_with_the_same_shard_are_quiet_and_do_everything_once(two: Two) -> None:
    await two.start("0/1", "0/1")
    await two.begin_tables(2)
    await until(two.driver.world, lambda: two.threads() == 2, within=60)
    assert await two.ask("SELECT count(*) FROM tables") == 2
    assert "was answered already" in two.log.read_text()
    assert {press.followups for press in two.driver.world.interactions.values()} == {0}
    assert "Traceback" not in two.log.read_text()


async def test_what_a_killed_process_had_claimed_is_taken_up_at_its_next_start(two: Two) -> None:
    await two.start("0/1")
    await two.begin_tables(1)
    await two.stop(signal.SIGKILL)
    await two.ask(
        "WITH claimed AS (UPDATE posts SET state = 'wanted', not_before = 0, version_wanted = version_shown + 1,"
        " claimed_by = 'post-0/1-gone', claimed_until = extract(epoch FROM now()) + 60 WHERE kind = 'hand' RETURNING 1)"
        " SELECT count(*) FROM claimed"
    )
    await two.start("0/1")
    began = time.monotonic()
    while await two.ask("SELECT count(*) FROM posts WHERE kind = 'hand' AND claimed_by = 'post-0/1-gone'"):
        assert time.monotonic() - began < 20
        await asyncio.sleep(0.05)
    assert "gave back" in two.log.read_text()


async def test_what_a_process_has_claimed_goes_on_at_once_in_another_when_it_is_told_to_stop(two: Two) -> None:
    await two.start("0/2", "1/2")
    await two.begin_tables(2)
    await until(two.driver.world, lambda: two.threads() == 2, within=60)
    await two.settled()
    # Discord answers no message for so long that whoever sends one is told to stop before it knows.
    stuck = two.driver.troubles.delay_request(LONG, "POST", "/channels/{channel_id}/messages", times=1)
    assert await two.ask(WANT_A_HAND) == 1
    await stuck.wait_until_it_struck()
    holder = await two.ask("SELECT (claimed_by LIKE 'post-1/2-%')::int FROM posts WHERE claimed_until IS NOT NULL")
    began = time.monotonic()
    stopping = two.processes.pop(holder)
    stopping.send_signal(signal.SIGTERM)
    await asyncio.wait_for(stopping.wait(), 60)
    await two.settled()
    assert time.monotonic() - began < SOON
    assert "Traceback" not in two.log.read_text()
