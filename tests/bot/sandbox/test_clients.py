"""Bots of other libraries play against the stand-in; they are installed for it, so this runs in long tests only."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.sandbox.server import Sandbox
from tests.bot.sandbox.conftest import Knock, Town

CLIENTS = Path(__file__).parent / "clients"
Prepare = Callable[[Path], tuple[list[str], dict[str, str]]]

pytestmark = pytest.mark.skipif(
    not os.environ.get("TIDETABLE_LONG"), reason="other libraries are installed and tried with TIDETABLE_LONG=1"
)


def installed(command: list[str], folder: Path) -> None:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        pytest.skip(f"{command[0]} could not install it here within two minutes")
    if done.returncode:
        pytest.skip(f"{command[0]} could not install it here: {done.stderr.strip()[-200:]}")


def discord_js(folder: Path) -> tuple[list[str], dict[str, str]]:
    """discord.js, from npm into a folder of its own."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        pytest.skip("no node on this machine: discord.js is not tried")
    (folder / "package.json").write_text("{}")
    installed(["npm", "install", "--no-audit", "--no-fund", "--silent", "discord.js@14.28.1"], folder)
    return ["node", str(CLIENTS / "play.mjs")], {}


def hikari(folder: Path) -> tuple[list[str], dict[str, str]]:
    """hikari, from PyPI into a folder of its own."""
    installed(
        [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder / "lib"), "hikari==2.7.0"], folder
    )
    return [sys.executable, str(CLIENTS / "play_hikari.py")], {"PYTHONPATH": str(folder / "lib")}


class Client:
    """A bot's process and what it says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def says(self, words: str) -> None:
        """Wait for a line of its output."""
        assert self.process.stdout is not None
        async with asyncio.timeout(60):
            async for line in self.process.stdout:
                assert not line.startswith(b"failed"), line.decode()
                if line.decode().startswith(words):
                    return
        raise AssertionError(f"it ended without {words}")


@pytest.fixture(params=[discord_js, hikari], ids=["discord.js", "hikari"])
async def client(request: pytest.FixtureRequest, town: Town, tmp_path: Path) -> AsyncIterator[Client]:
    """A bot that is ready, and ends without having broken a rule."""
    prepare: Prepare = request.param
    command, more = await asyncio.to_thread(prepare, tmp_path)
    process = await asyncio.create_subprocess_exec(
        *command, cwd=tmp_path, env=environment(town.sandbox, more), stdout=asyncio.subprocess.PIPE
    )
    one = Client(process)
    await one.says("ready")
    yield one
    process.terminate()
    await process.wait()
    assert [str(each) for each in town.sandbox.violations] == []


def environment(sandbox: Sandbox, more: dict[str, str]) -> dict[str, str]:
    return {**os.environ, "SANDBOX_API": f"{sandbox.url}/api", "SANDBOX_TOKEN": sandbox.token, **more}


async def test_it_plays_and_goes_on_after_an_invalid_session(town: Town, knock: Knock, client: Client) -> None:
    table = await town.ann.slash("play", {}, town.square).message()
    assert table["content"] == "A table"
    press = town.bob.press(table, "Count")
    assert (await press.message())["content"] == "Pressed"
    assert (await press.followup())["content"] == "For you alone"
    assert [each["content"] for each in town.ann.messages(town.square)] == ["Pressed"]

    told = await town.ann.slash("post", {}, town.square).message()
    assert told["content"] == "2 in the thread"
    posted = await town.sees(town.bob, town.square, lambda each: each["content"] == "Edited")
    assert [each["emoji"]["name"] for each in posted["reactions"]] == ["🌊"]
    assert posted["thread"]["name"] == "Table 1"

    said = [town.bob.say(str(number), town.square)["id"] for number in range(3)]
    await knock("POST", f"/channels/{town.square.id}/messages/bulk-delete", {"messages": said})
    await client.says("gone 3")

    before = town.sandbox.gateway.identifies
    town.sandbox.gateway.invalidate()
    await town.until(lambda: town.sandbox.gateway.identifies > before and town.sandbox.gateway.ready, within=30)
    again = await town.ann.slash("play", {}, town.square).message()
    assert again["content"] == "A table"
