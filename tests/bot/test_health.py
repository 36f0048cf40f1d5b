"""A process tells whether it is well, and how far it is behind with what people should see."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.host import Host
from bot.host.outbox import AHEAD
from bot.post.poster import Poster
from bot.upkeep import health
from storage.store import Store
from tests.bot.test_host import NOW, PAUSES, running
from tests.fresh_database import fresh_database


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: NOW) as one:
        yield one


async def until(claim: object) -> None:
    """Wait until a claim holds."""
    assert callable(claim)
    async with asyncio.timeout(30):
        while not claim():
            await asyncio.sleep(0.01)


async def test_a_poster_that_does_not_keep_up_knows_for_how_long_messages_have_waited(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(store, lambda: NOW, PAUSES)
    poster = Poster(host, discord.Client(intents=discord.Intents.none()), lambda: NOW + 42.0)
    assert poster.behind == 0.0
    stuck = asyncio.Event()

    async def stand_still() -> bool:
        await stuck.wait()
        return False

    monkeypatch.setattr(poster, "_deliver_due", stand_still)
    await running(host, "waves")
    task = asyncio.create_task(poster.run())
    await until(lambda: poster.behind)
    assert 42.0 <= poster.behind <= 42.0 + AHEAD
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_message_under_way_that_is_not_shown_counts_as_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, now = Host(store, lambda: NOW, PAUSES), [NOW]
    poster = Poster(host, discord.Client(intents=discord.Intents.none()), lambda: now[0])
    shown = asyncio.Event()

    async def hang(*_: object) -> None:
        await shown.wait()

    monkeypatch.setattr(poster, "_deliver", hang)
    await running(host, "waves")
    task = asyncio.create_task(poster.run())
    await until(lambda: poster.under_way)
    now[0] += 42.0
    await until(lambda: 42.0 <= poster.behind <= 42.0 + AHEAD and poster.late == 42.0)
    shown.set()
    await until(lambda: not poster.under_way)
    assert poster.behind <= AHEAD + 42.0
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_the_health_file_says_how_late_messages_are_and_the_log_when_that_begins_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.01)
    path, late = tmp_path / "health" / "alive", [0.0]
    with caplog.at_level(logging.INFO):
        task = asyncio.create_task(health.write_health_file(path, lambda: True, lambda: late[0]))
        await until(path.exists)
        await until(lambda: path.read_text() == "Well.")
        late[0] = 30.0
        await until(lambda: "late by 30 seconds" in path.read_text())
        late[0] = 0.0
        await until(lambda: path.read_text() == "Well.")
        await until(lambda: "in time" in caplog.text)
        task.cancel()
    assert caplog.text.count("messages are late") == 1
    assert health.was_well(path)
    os.utime(path, (1.0, 1.0))
    assert not health.was_well(path)


async def test_a_health_file_that_cannot_be_written_is_logged_once_and_written_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "EVERY", 0.01)
    in_the_way = tmp_path / "health"
    in_the_way.write_text("")
    asked: list[bool] = []

    def is_well() -> bool:
        asked.append(True)
        return True

    task = asyncio.create_task(health.write_health_file(in_the_way / "alive", is_well, lambda: 0.0))
    await until(lambda: len(asked) > 3)
    in_the_way.unlink()
    await until((in_the_way / "alive").exists)
    task.cancel()
    assert caplog.text.count("cannot be written") == 1


async def test_nothing_is_written_while_the_bot_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "EVERY", 0.01)
    asked: list[bool] = []

    def is_well() -> bool:
        asked.append(True)
        return False

    task = asyncio.create_task(health.write_health_file(tmp_path / "alive", is_well, lambda: 0.0))
    await until(lambda: len(asked) > 3)
    task.cancel()
    assert not (tmp_path / "alive").exists()
