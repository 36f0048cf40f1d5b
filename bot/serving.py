"""Serving metrics on a port of their own, and sampling those that no event counts: queues, tables, sizes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from prometheus_client import start_http_server

from bot import metrics
from bot.metrics.tracing import least_left
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.app import App

log = logging.getLogger(__name__)

EVERY = 5.0
TABLES_EVERY = 30.0
AGAIN = 60.0
"""Seconds until a port that could not be had is tried again: it may be that of the process before this one."""


async def serve(app: App, port: int, address: str, is_well: Callable[[], bool]) -> None:
    """Serve until cancelled."""
    while True:
        try:
            server, thread = start_http_server(port, addr=address)
            break
        except OSError as error:
            log.error("metrics cannot be served address=%s port=%s: %s; tried again soon", address, port, error)
            await asyncio.sleep(AGAIN)
    log.info("metrics address=%s port=%s", address, port)
    try:
        await _sample(app, is_well)
    finally:
        server.shutdown()
        server.server_close()
        thread.join(1.0)


async def _count_tables(app: App) -> None:
    for status, count in (await app.store.tables.count_by_status()).items():
        metrics.TABLES.labels(status).set(count)
    metrics.DATABASE_BYTES.set(await app.store.database.size())


async def _sample(app: App, is_well: Callable[[], bool]) -> None:
    counted = 0.0
    while True:
        began = time.monotonic()
        _look(app, is_well)
        try:
            metrics.QUEUE.labels("posts_due").set(await app.store.posts.count_due())
            if began - counted >= TABLES_EVERY or not counted:
                counted = began
                await _count_tables(app)
        except StorageError as error:
            log.warning("the database could not be measured", exc_info=error)
        slept = time.monotonic()
        await asyncio.sleep(EVERY)
        metrics.LOOP_LATE.set(max(0.0, time.monotonic() - slept - EVERY))


def _look(app: App, is_well: Callable[[], bool]) -> None:
    metrics.HEARTBEAT.set_to_current_time()
    metrics.WELL.set(is_well())
    metrics.DATABASE_SOUND.set(app.store.health.is_sound)
    metrics.QUEUE.labels("commits").set(app.store.database.waiting)
    metrics.QUEUE.labels("presses").set(app.presses.waiting)
    metrics.QUEUE.labels("posts_under_way").set(app.poster.under_way)
    metrics.BEHIND.set(app.poster.behind)
    metrics.QUEUE.labels("pictures").set(app.poster.pictures_waiting)
    metrics.QUEUE.labels("thoughts").set(app.computers.thinkers.waiting)
    metrics.WORKER.set(app.computers.thinkers.is_running)
    metrics.BACKUPS_FAILED.set(app.backups.failed)
    metrics.BACKUP_AT.set(app.backups.newest or 0.0)
    left = least_left(time.monotonic())
    metrics.REQUESTS_LEFT.set(math.nan if left is None else left)
    if isinstance(app.client, discord.AutoShardedClient) and app.client.is_ready():
        metrics.GATEWAY.set(app.client.latency)
