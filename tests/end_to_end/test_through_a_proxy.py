"""Two processes behind the proxy of discord.js, as compose.yaml puts them there, with Discord's limits in force."""

from __future__ import annotations

import asyncio
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.limits import RateLimits
from bot.sandbox.waiting import until
from tests.end_to_end.driver import Driver
from tests.end_to_end.two_processes import Two
from tests.storage.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]

PACKAGE = "@discordjs/proxy@2.1"
PROXY = Path(__file__).with_name("proxy.mjs")
TABLES = 4


@pytest.fixture(scope="module")
def proxy_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the proxy is installed."""
    return tmp_path_factory.mktemp("proxy")


@pytest.fixture
async def proxied(tmp_path: Path, postgres: str, proxy_folder: Path) -> AsyncIterator[Two]:
    """Two processes that reach the stand-in through the proxy only."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("no node and npm on this machine: the proxy is not tried")
    install = ("npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(proxy_folder), PACKAGE)
    installing = await asyncio.create_subprocess_exec(*install)
    if await asyncio.wait_for(installing.wait(), 120):
        pytest.skip("npm cannot install the proxy here: it is not tried")
    (proxy_folder / PROXY.name).write_text(PROXY.read_text())
    driver = await Driver.start(tmp_path, run=False, rate_limits=RateLimits())
    two = Two(driver, postgres)
    node = await asyncio.create_subprocess_exec(
        "node", str(proxy_folder / PROXY.name), f"{driver.sandbox.url}/api", stdout=asyncio.subprocess.PIPE
    )
    assert node.stdout is not None
    two.api = f"http://127.0.0.1:{int(await asyncio.wait_for(node.stdout.readline(), 20))}"
    yield two
    await two.close()
    node.kill()
    await node.wait()


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
