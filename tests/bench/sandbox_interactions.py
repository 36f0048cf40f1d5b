"""Interactions a second through the stand-in, with bots that only acknowledge: one on discord.py, one bare.

The discord.py bot shows what a real client gets; the bare one, which does next to nothing itself, shows what the
stand-in could carry. Each bot is a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.pointing import point_discord_py_at
from bot.sandbox import rooms
from bot.sandbox.limits import RateLimits
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import World

ROOT = Path(__file__).resolve().parents[2]
COMMAND = {"name": "go", "type": 1, "description": "Go"}


async def run_discord_py(url: str, token: str) -> None:
    """A bot on discord.py that acknowledges."""
    point_discord_py_at(url)
    client = discord.Client(intents=discord.Intents.none(), max_messages=None)
    tree: app_commands.CommandTree[discord.Client] = app_commands.CommandTree(client)

    @tree.command(description="Go")
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)

    async with client:
        await client.start(token)


async def run_bare(url: str, token: str) -> None:
    """A bot on bare sockets that acknowledges."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=32)) as session:
        running: set[asyncio.Task[None]] = set()

        async def acknowledge(interaction_id: str, token: str) -> None:
            path = f"{url}/api/v10/interactions/{interaction_id}/{token}/callback"
            headers = {"Content-Type": "application/json"}
            async with session.post(path, data=b'{"type":5,"data":{"flags":64}}', headers=headers):
                pass

        async with session.ws_connect(f"ws{url.removeprefix('http')}/gateway?v=10&encoding=json") as socket:
            identify = {"op": 2, "d": {"token": token, "intents": 0, "properties": {}}}
            await socket.send_str(msgspec.json.encode(identify).decode())
            async for message in socket:
                event = msgspec.json.decode(message.data)
                if event.get("t") == "INTERACTION_CREATE":
                    task = asyncio.create_task(acknowledge(event["d"]["id"], event["d"]["token"]))
                    running.add(task)
                    task.add_done_callback(running.discard)


async def measure(kind: str, count: int, at_once: int) -> tuple[float, float, float]:
    """Interactions a second, and the median and 99th percentile of the wait for an answer, in seconds."""
    world = World()
    ann = world.add_person("ann")
    guild = world.add_guild("Harbour", owner=ann)
    square = world.add_channel(guild, "square")
    crowd = [Person(world, world.add_person(f"p{n}")) for n in range(at_once)]
    for each in crowd:
        rooms.join(world, guild, each.id)
    world.commands[""] = {"1": {**COMMAND, "id": "1"}}
    sandbox = await Sandbox.start(world=world, rate_limits=RateLimits.off())
    here = [sys.executable, "-m", "tests.bench.sandbox_interactions", "--bot", kind, sandbox.url, sandbox.token]
    bot = subprocess.Popen(here, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)})
    try:
        await sandbox.gateway.wait_ready()
        waits: list[float] = []

        async def act(person: Person, times: int) -> None:
            for _ in range(times):
                asked = time.perf_counter()
                await person.slash("go", {}, square).acknowledged()
                waits.append(time.perf_counter() - asked)

        await asyncio.gather(*(act(each, 5) for each in crowd))
        waits.clear()
        started = time.perf_counter()
        await asyncio.gather(*(act(each, count // at_once) for each in crowd))
        took = time.perf_counter() - started
        assert sandbox.violations == []
        waits.sort()
        return len(waits) / took, waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    finally:
        bot.kill()
        bot.wait()
        await sandbox.close()


def main() -> None:
    """Measure both bots, or be one of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", nargs=3, metavar=("KIND", "URL", "TOKEN"))
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("--at-once", type=int, default=32)
    chosen = parser.parse_args()
    if chosen.bot:
        kind, url, token = chosen.bot
        asyncio.run((run_discord_py if kind == "discord.py" else run_bare)(url, token))
        return
    for kind in ("discord.py", "bare"):
        rate, median, slow = asyncio.run(measure(kind, chosen.count, chosen.at_once))
        print(f"{kind:>10}: {rate:6.0f} interactions/s, wait {median * 1000:.1f} ms median, {slow * 1000:.1f} ms p99")


if __name__ == "__main__":
    main()
