"""The parts of a running bot and how they hold together; what each does is in its own module."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.beacon import BeaconClient
from bot.clock import TimerLoop
from bot.computers import Computers
from bot.computers.thinkers import Thinkers
from bot.heartbeat import Heartbeat
from bot.host import Host
from bot.host.outside import Limits, Outside
from bot.host.timers import Pauses
from bot.logs import caused_by_this
from bot.memory import keep_forgetting, keep_giving_back
from bot.metrics import turn_committed
from bot.post import Poster
from bot.post.allowance import Allowance
from bot.post.fair_gate import FairGate
from bot.post.film import FILM_MAKER
from bot.post.members import can_see, has_left
from bot.post.poster import WAIT_BESIDE_OTHERS
from bot.reaching import is_connected
from bot.settings import Settings
from bot.upkeep.backups import Backups
from bot.upkeep.housekeeping import tidy_forever
from storage.commits import Commit
from storage.store import Store

log = logging.getLogger(__name__)

PRESSES_AT_ONCE, PATIENCE = 2, 0.2
"""How many presses are handled at a time, and the seconds after which one makes room, since it waits for something."""
PRESSES_OF_SERVER = (2.0, 5.0)
"""How many presses of a server are handled a second while others press too, and how many seconds' worth at once."""
LAST_ANSWERS = 3.0
"""How many seconds are left to answer those who pressed, when the bot has to end."""


@dataclass(slots=True)
class App:
    """Everything a command or a press may need."""

    settings: Settings
    store: Store
    host: Host
    client: discord.Client
    poster: Poster
    clock: TimerLoop
    computers: Computers
    heartbeat: Heartbeat
    backups: Backups
    beacon: BeaconClient
    now: Callable[[], float] = time.time
    presses: FairGate = field(
        default_factory=lambda: FairGate(PRESSES_AT_ONCE, PATIENCE, Allowance(*PRESSES_OF_SERVER))
    )
    """Lets a few presses and commands be handled at a time; the servers take turns, each with its share."""

    @classmethod
    def build(cls, settings: Settings, store: Store, client: discord.Client, now: Callable[[], float]) -> App:
        """Put the parts together."""
        grace, spread, second_thoughts = settings.grace, settings.call_spread, settings.second_thoughts
        pauses = Pauses(grace, settings.computer_pause, second_thoughts, spread, secrets.token_bytes(32))
        beacon, thinkers = BeaconClient(settings.beacon, now), Thinkers()
        outside = Outside(
            coming=beacon.coming,
            fetch=beacon.fetch,
            has_left=partial(has_left, client),
            can_see=partial(can_see, client),
            consider=thinkers.consider,
        )
        limits = Limits(
            lobbies=settings.limit_lobbies,
            server_lobbies=settings.limit_server_lobbies,
            starts=settings.limit_starts,
            server_starts=settings.limit_server_starts,
            invitations=settings.limit_invitations,
            reports=settings.limit_reports,
        )
        host = Host(store, now, pauses, outside, limits, reports=settings.reports, checker=settings.checker)
        part = settings.shards or "all"
        poster = Poster(host, client, now, part)
        computers = Computers(host, thinkers)
        heartbeat = Heartbeat(store, partial(is_connected, client), now if now is time.time else None)
        clock = TimerLoop(host, computers.move, now, part)
        if settings.shards:
            poster.longest_wait = clock.longest_wait = WAIT_BESIDE_OTHERS
        clock.may_call = lambda: heartbeat.is_current

        def wake(done: Commit | None = None) -> None:
            if done is not None:
                turn_committed()
                if done.table is not None:
                    caused_by_this(done.table)
            if done is None or done.posts:
                poster.wake()
            for timer in done.timers if done else ():
                clock.wake(timer.due)

        host.wake = wake
        host.look_at_timers = lambda: clock.wake(-math.inf)
        backups = Backups(settings.database, settings.backup_folder, store, now)
        return cls(settings, store, host, client, poster, clock, computers, heartbeat, backups, beacon, now)

    async def run(self) -> None:
        """Deliver posts and see to timers until cancelled."""
        await self.heartbeat.beat()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.poster.run(), name="poster")
                tasks.create_task(self.clock.run(), name="clock")
                tasks.create_task(self.beacon.run(), name="beacon")
                tasks.create_task(tidy_forever(self.store, self.now), name="housekeeping")
                tasks.create_task(self.backups.run(), name="backups")
                tasks.create_task(self.heartbeat.run(), name="heart")
                tasks.create_task(keep_giving_back(), name="memory")
                tasks.create_task(keep_forgetting(), name="forgetting")
                tasks.create_task(self._end_without_database(), name="database")
        finally:
            self.computers.close()
            FILM_MAKER.close()

    async def _end_without_database(self) -> None:
        """End with an error once the database was moved or deleted, since no turn can be acknowledged any more."""
        error = await self.store.health.wait_until_displaced()
        await asyncio.sleep(LAST_ANSWERS)
        raise error
