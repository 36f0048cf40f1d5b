"""Running the bot on the clock of the local stand-in, which people can push ahead; every push wakes the bot."""

from __future__ import annotations

import asyncio
import logging
import math
import time

import aiohttp

from bot.app import App
from bot.run import run
from bot.settings import Settings
from storage.errors import StorageError

log = logging.getLogger(__name__)

AGAIN = 0.5
"""Seconds after which a broken connection to the clock is opened again."""


class FollowedClock:
    """The time of a stand-in for Discord at `url`, such as http://127.0.0.1:8011/clock."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session
        self.ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead

    async def read(self) -> None:
        """Learn the time, before the bot does anything."""
        async with self.session.get(self.url) as answer:
            self.ahead = float((await answer.json())["ahead"])

    async def follow(self, app: App) -> None:
        """Follow every push and answer when the next timer falls due, until cancelled."""
        while True:
            try:
                async with self.session.ws_connect(f"{self.url}/follow") as line:
                    async for said in line:
                        told = said.json()
                        if told["ahead"] != self.ahead:
                            self.ahead = told["ahead"]
                            wake(app)
                        await line.send_json({"id": told["id"], "next": await due_next(app)})
            except (aiohttp.ClientError, StorageError) as error:
                log.info("the clock cannot be followed: %s", error)
            await asyncio.sleep(AGAIN)


def wake(app: App) -> None:
    """Let everything that waits for a time look at the clock again."""
    app.poster.wake()
    app.clock.wake(-math.inf)


async def due_next(app: App) -> float | None:
    """When the next timer falls due; posts that are merely shown some seconds later do not count."""
    return await app.store.timers.due_next()


async def run_on_clock(settings: Settings, url: str) -> None:
    """Run the bot as bot.run does, on the clock at that address."""
    async with aiohttp.ClientSession() as session:
        clock = FollowedClock(url, session)
        await clock.read()
        await run(settings, clock.now, clock.follow)
