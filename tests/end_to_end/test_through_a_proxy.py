"""Two processes behind the proxy of discord.js, as compose.yaml puts them there, with Discord's limits in force."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.limits import RateLimits
from bot.sandbox.waiting import until
from tests.end_to_end import proxy
from tests.end_to_end.driver import Driver
from tests.end_to_end.two_processes import Two
from tests.storage.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]

TABLES = 4


@pytest.fixture
async def proxied(tmp_path: Path, postgres: str) -> AsyncIterator[Two]:
    """Two processes that reach the stand-in through the proxy only."""
    try:
        await proxy.install(tmp_path)
    except proxy.NoProxy as error:
        pytest.skip(f"the proxy is not tried: {error}")
    driver = await Driver.start(tmp_path, run=False, rate_limits=RateLimits())
    two = Two(driver, postgres)
    async with proxy.running(tmp_path, driver.sandbox.url) as two.api:
        yield two
        await two.close()


async def test_two_processes_play_through_the_proxy_and_wait_where_it_says_so(proxied: Two) -> None:
    await proxied.start("0/2", "1/2")
    await proxied.begin_tables(TABLES)
    await until(proxied.driver.world, lambda: proxied.threads() == TABLES, within=60)
    await proxied.settled(60)
    took = await proxied.stop(signal.SIGTERM)
    assert max(took) < 10
    async with aiohttp.ClientSession() as session, session.get(f"{proxied.api}/passed") as answer:
        assert int(await answer.text()) > 3 * TABLES
    assert "Traceback" not in proxied.log.read_text()
    assert not proxied.driver.sandbox.violations
