"""Backups come by themselves, are sound, and do not pile up; a failed one is not passed over in silence."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.upkeep.backups import DAY, HOUR, WEEK, Backups, backups_in, kept_of
from storage import Store, TableId
from storage.backup import look_into
from tests.storage.samples import Clock, open_table

START = 1_790_000_000.0


def test_the_last_24_hours_7_days_and_4_weeks_are_kept() -> None:
    kept: set[float] = set()
    now = START
    for _ in range(24 * 60):
        now += HOUR
        kept = kept_of([*kept, now], now)
    hours = {moment for moment in kept if moment > now - DAY}
    days = {moment // DAY for moment in kept if moment > now - 7 * DAY}
    weeks = {moment // WEEK for moment in kept}
    assert len(hours) == 24
    assert len(days) in (7, 8)
    assert len(weeks) == 4
    assert len(kept) <= 24 + 7 + 4


@pytest.fixture
def full() -> set[float]:
    """All backups that are kept after some weeks, the last of them made at `START`."""
    kept: set[float] = set()
    for hours in reversed(range(24 * 60)):
        kept = kept_of([*kept, START - hours * HOUR], START - hours * HOUR)
    return kept


def test_no_backup_is_let_go_for_being_old_after_a_long_standstill(full: set[float]) -> None:
    now = START + 52 * WEEK
    kept = kept_of([*full, now], now)
    assert now in kept
    assert len(full - kept) <= 3, "the oldest hour, day and week make room for the new ones"


def test_backups_of_a_clock_that_was_ahead_take_the_place_of_no_others(full: set[float]) -> None:
    ahead = {START + 52 * WEEK + hours * HOUR for hours in range(24 * 60)}
    now = START + HOUR
    kept = kept_of([*full, *ahead, now], now)
    assert now in kept
    assert len(full - kept) <= 3
    assert len(kept & ahead) <= 24 + 7 + 4


async def until(claim: object) -> None:
    """Wait until a claim holds."""
    assert callable(claim)
    async with asyncio.timeout(30):
        while not claim():
            await asyncio.sleep(0.01)


async def test_a_backup_is_made_at_the_start_and_checked_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups"
    async with await Store.open(url) as store:
        table = await open_table(store)
        backups = Backups(url, folder, store, Clock(START))
        running = asyncio.create_task(backups.run())
        await until(lambda: backups.newest)
        running.cancel()
    [(at, file)] = backups_in(folder)
    assert at == START
    assert look_into(file).tables == 1
    assert file.stat().st_mode & 0o777 == 0o600
    assert table == TableId(1)


async def test_after_a_restart_the_next_backup_waits_for_its_hour(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups"
    clock = Clock(START)
    async with await Store.open(url) as store:
        assert await Backups(url, folder, store, clock).make(folder)
        again = Backups(url, folder, store, clock)
        running = asyncio.create_task(again.run())
        await until(lambda: again.newest)
        assert len(backups_in(folder)) == 1
        running.cancel()
        clock.now += HOUR
        running = asyncio.create_task(again.run())
        await until(lambda: len(backups_in(folder)) == 2)
        running.cancel()


async def test_after_the_clock_was_ahead_the_next_backup_does_not_wait_for_that_time(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups"
    clock = Clock(START)
    async with await Store.open(url) as store:
        backups = Backups(url, folder, store, clock)
        assert await backups.make(folder)
        clock.now += WEEK
        assert await backups.make(folder)
        clock.now = START + HOUR
        again = Backups(url, folder, store, clock)
        running = asyncio.create_task(again.run())
        await until(lambda: len(backups_in(folder)) == 3)
        running.cancel()


async def test_the_next_backup_comes_within_an_hour_also_if_the_clock_is_put_back_during_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, folder = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups"
    clock, waits = Clock(START + WEEK), list[float]()
    make = Backups.make

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 2:
            raise asyncio.CancelledError

    async def make_and_put_back(backups: Backups, folder: Path) -> bool:
        done = await make(backups, folder)
        clock.now = START
        return done

    monkeypatch.setattr(Backups, "make", make_and_put_back)
    monkeypatch.setattr("bot.upkeep.backups.asyncio", SimpleNamespace(sleep=wait, to_thread=asyncio.to_thread))
    async with await Store.open(url) as store:
        with pytest.raises(asyncio.CancelledError):
            await Backups(url, folder, store, clock).run()
    assert waits == [0, HOUR]


async def test_a_folder_that_cannot_be_looked_into_is_a_failed_backup(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / ("x" * 300)
    async with await Store.open(url) as store:
        backups = Backups(url, folder, store, Clock(START))
        running = asyncio.create_task(backups.run())
        await until(lambda: backups.failed or running.done())
        assert not running.done()
        running.cancel()


async def test_a_file_whose_name_holds_no_date_is_left_alone(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups"
    folder.mkdir()
    other = folder / "tidetable-20251399-010101.db"
    other.touch()
    async with await Store.open(url) as store:
        assert await Backups(url, folder, store, Clock(START)).make(folder)
    assert [at for at, _ in backups_in(folder)] == [START]
    assert other.exists()


async def test_a_failed_backup_is_counted_and_logged_and_leaves_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, folder = tmp_path / "tables.db", tmp_path / "backups"
    url = f"sqlite:///{path}"
    clock = Clock(START)
    async with await Store.open(url) as store:
        await open_table(store)
    async with await Store.open(url) as store:
        backups = Backups(url, folder, store, clock)
        assert await backups.make(folder)
        broken = bytearray(path.read_bytes())
        broken[4096 * 3 : 4096 * 20] = bytes(4096 * 17)
        path.write_bytes(broken)
        clock.now += HOUR
        with caplog.at_level(logging.ERROR):
            assert not await backups.make(folder)
        assert backups.failed == 1
        assert "backup failed" in caplog.text
        assert len(backups_in(folder)) == 1
        assert [file.name for file in folder.iterdir()] == [backups_in(folder)[0][1].name]
        assert store.health.damaged is not None
        assert not store.health.is_sound


async def test_damage_is_noticed_without_backups_too(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    async with await Store.open(url) as store:
        await open_table(store)
    async with await Store.open(url) as store:
        backups = Backups(url, None, store, Clock(START))
        await backups.look_through()
        assert store.health.is_sound
        broken = bytearray(path.read_bytes())
        broken[4096 * 3 : 4096 * 20] = bytes(4096 * 17)
        path.write_bytes(broken)
        await backups.look_through()
        assert not store.health.is_sound
