"""The proxy of discord.js, from npm, between bot processes and the stand-in."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PACKAGE = "@discordjs/proxy@2.1"
PROGRAM = Path(__file__).with_name("proxy.mjs")
INSTALLED_WITHIN, STARTED_WITHIN = 120.0, 20.0


class NoProxy(Exception):
    """Why the proxy cannot be had on this machine."""


async def install(folder: Path) -> None:
    """Put the proxy into a folder, or raise NoProxy."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NoProxy("there is no node and npm on this machine")
    words = ("npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder), PACKAGE)
    installing = await asyncio.create_subprocess_exec(*words)
    try:
        failed = await asyncio.wait_for(installing.wait(), INSTALLED_WITHIN)
    except TimeoutError:
        installing.kill()
        failed = await installing.wait()
    if failed:
        raise NoProxy("npm cannot install it here")
    shutil.copy(PROGRAM, folder)


@asynccontextmanager
async def running(folder: Path, target: str) -> AsyncIterator[str]:
    """The address of a proxy for what is at another address."""
    command = ("node", str(folder / PROGRAM.name), f"{target}/api")
    node = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert node.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(await asyncio.wait_for(node.stdout.readline(), STARTED_WITHIN))}"
    finally:
        if node.returncode is None:
            node.kill()
        await node.wait()
