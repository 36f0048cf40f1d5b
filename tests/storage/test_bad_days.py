"""Disks that fail to sync, files that are taken away, restores that are killed: never a false word, never a loss."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage_words import in_a_sentence
from storage import (
    Damaged,
    Displaced,
    InUse,
    LeftBeside,
    StorageError,
    Store,
    TableId,
    unfinished,
)
from storage.backup import backup, restore
from storage.check import check
from storage.models import Table
from storage.unfinished import BESIDE, create_private, plan_of, sweep_all
from tests.storage.bad_disk import BadDisk
from tests.storage.killed_restore import restore_slowly, restore_until
from tests.storage.samples import Clock, open_table, play, turn

ROOT = Path(__file__).parents[2]
KILLED = -signal.SIGKILL


def take_two_turns(url: str, table: TableId, disk: BadDisk, *, failures: int) -> list[str]:
    """Two turns in another process, so many syncs failing from the second on; what it was told of each."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.two_turns", url, str(table)],
        env={**os.environ, **disk.environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline().strip()
    disk.order(failures=failures)
    rest, _ = process.communicate("\n\n")
    return [first, rest.strip()]


async def test_a_sync_that_fails_once_is_made_again_and_the_turn_is_kept_once(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
    disk = BadDisk(tmp_path)
    assert await asyncio.to_thread(take_two_turns, sqlite, table, disk, failures=1) == ["3", "4"]
    assert disk.failures_left() == 0
    async with await Store.open(sqlite) as store:
        assert [action.version for action in await store.turns.actions(table)] == [2, 3, 4]


async def test_a_disk_that_goes_on_failing_is_never_called_a_turn_not_made(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
    told = await asyncio.to_thread(take_two_turns, sqlite, table, BadDisk(tmp_path), failures=1_000)
    assert told == ["3", "Unsure"]
    async with await Store.open(sqlite) as store:
        # And this is why: the disk had taken everything before it refused to promise it.
        assert [action.version for action in await store.turns.actions(table)] == [2, 3, 4]


@pytest.mark.parametrize("how", ["deleted", "replaced", "log deleted"])
async def test_nothing_is_acknowledged_once_the_file_is_not_at_its_place(sqlite: str, tmp_path: Path, how: str) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
        await play(store, table, 2)
        if how == "replaced":
            shutil.copy(path, tmp_path / "other.db")
            (tmp_path / "other.db").replace(path)
        else:
            Path(f"{path}-wal" if how == "log deleted" else path).unlink()
        for _ in range(2):
            with pytest.raises(Displaced) as error:
                await store.turns.commit(turn(table, 4))
        assert await store.health.wait_until_displaced() == error.value
        assert not store.health.is_sound
    with closing(sqlite3.connect(error.value.saved)) as saved:
        acknowledged = saved.execute("SELECT version FROM actions WHERE table_id = ? AND version < 5", (table,))
        assert [version for (version,) in acknowledged] == [2, 3, 4]


async def test_a_file_that_stays_is_not_taken_for_another(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
        await backup(sqlite, tmp_path / "copy")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            other.execute("SELECT count(*) FROM tables")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await play(store, table, 3)
        assert store.health.is_sound


async def test_after_the_file_was_deleted_the_next_start_makes_no_empty_one(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
        path.unlink()
        with pytest.raises(Displaced) as error:
            await store.turns.commit(turn(table, 2))
    saved = Path(error.value.saved)
    with pytest.raises(LeftBeside) as left:
        await Store.open(sqlite)
    assert left.value.beside == str(saved)
    assert not path.exists()
    saved.rename(path)
    async with await Store.open(sqlite) as store:
        assert await store.tables.load(table) is not None


async def leave_a_log(sqlite: str, path: Path, tables: int) -> None:
    """Take the file away from beside the log of what was written last, as after a kill."""
    async with await Store.open(sqlite) as store:
        for _ in range(tables):
            await open_table(store)
        log = Path(f"{path}-wal").read_bytes()
    path.unlink()
    Path(f"{path}-wal").write_bytes(log)


@pytest.mark.parametrize(("tables", "last"), [(200, 2), (0, 200)], ids=["of a part", "of the whole file"])
async def test_a_log_whose_file_is_gone_is_kept_and_not_written_into_what_is_restored(
    sqlite: str, tmp_path: Path, tables: int, last: int
) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
    await backup(sqlite, tmp_path / "kept")
    async with await Store.open(sqlite) as store:
        for _ in range(tables):
            await open_table(store)
    await leave_a_log(sqlite, path, last)
    with pytest.raises(LeftBeside) as left:
        await Store.open(sqlite)
    assert (left.value.beside, left.value.log) == ("", f"{path}-wal")
    assert "Put it there" not in in_a_sentence(left.value)
    done = await restore(sqlite, tmp_path / "kept")
    assert done.replaced is not None
    assert done.replaced.name.endswith("-wal")
    assert done.replaced.stat().st_size
    assert await check(sqlite) == []
    async with await Store.open(sqlite) as store:
        assert await store.tables.load(table) is not None
        assert await store.tables.load(TableId(table + 1)) is None


async def test_a_log_is_not_left_to_be_written_into_an_earlier_file(sqlite: str, tmp_path: Path) -> None:
    path, earlier = tmp_path / "tables.db", tmp_path / "tables.db.before-restore-20260101-000000"
    async with await Store.open(sqlite) as store:
        await open_table(store)
    shutil.copy(path, earlier)
    await leave_a_log(sqlite, path, 1)
    with pytest.raises(LeftBeside) as left:
        await Store.open(sqlite)
    assert (left.value.beside, left.value.log) == (str(earlier), f"{path}-wal")
    assert "Move the log away" in in_a_sentence(left.value)


async def test_reading_makes_no_empty_file_where_the_database_was_deleted(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
        await store.tables.load(table)
        path.unlink()
        goes_on = threading.Event()
        slow = asyncio.create_task(store.database.read(lambda _: goes_on.wait(30)))
        await asyncio.sleep(0)  # It has its reader now, so that the next one looks for another.
        another = asyncio.create_task(store.database.read(lambda session: session.get(Table, table)))
        await asyncio.sleep(0)
        goes_on.set()
        assert await slow
        assert await another is not None
        assert not path.exists()


async def version_of(url: str, table: TableId) -> int:
    async with await Store.open(url) as store:
        loaded = await store.tables.load(table)
        assert loaded is not None
        return loaded.version


async def test_a_restore_killed_at_any_step_leaves_the_old_or_the_new_database(
    sqlite: str, tmp_path: Path, clock: Clock
) -> None:
    async with await Store.open(sqlite, clock=clock) as store:
        table = await open_table(store)
    await backup(sqlite, tmp_path / "kept")
    found = set()
    ended, moment = KILLED, 0
    while ended == KILLED:
        moment += 1
        now = await version_of(sqlite, table)
        async with await Store.open(sqlite, clock=clock) as store:
            await play(store, table, 1, version=now)
        ended = await asyncio.to_thread(restore_until, sqlite, tmp_path / "kept", moment)
        after = await version_of(sqlite, table)
        assert after in (2, now + 1)
        found.add(after == 2)
        assert [each for each in tmp_path.iterdir() if "growing" in each.name or "restoring" in each.name] == []
    assert ended == 0
    assert moment > 4
    assert found == {True, False}


async def test_a_restore_over_a_broken_database_is_finished_at_the_next_start(
    sqlite: str, tmp_path: Path, clock: Clock
) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite, clock=clock) as store:
        table = await open_table(store)
    await backup(sqlite, tmp_path / "kept")
    for moment in range(1, 20):
        for left in (*tmp_path.glob("tables.db-*"), *tmp_path.glob("tables.db.*")):
            left.unlink()
        path.write_bytes(b"broken " * 1_000)
        Path(f"{path}-wal").write_bytes(b"of the broken one")
        killed = await asyncio.to_thread(restore_until, sqlite, tmp_path / "kept", moment) == KILLED
        sweep_all(tmp_path)  # A backup into the same folder does that.
        decided = plan_of(path).exists() and plan_of(path).stat().st_size
        if decided or [*tmp_path.glob("tables.db.before-restore-*")]:
            assert await version_of(sqlite, table) == 2
            assert len([*tmp_path.glob("tables.db.before-restore-*-wal")]) == 1
        else:
            with pytest.raises(Damaged):
                await Store.open(sqlite)
        if not killed:
            return
    raise AssertionError("the restore never came to its end")


async def test_a_restore_beside_a_log_alone_is_finished_at_the_next_start(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
    await backup(sqlite, tmp_path / "kept")
    ended, moment = KILLED, 0
    while ended == KILLED:
        moment += 1
        for left in tmp_path.glob("tables.db.*"):
            left.unlink()
        await leave_a_log(sqlite, path, 1)
        ended = await asyncio.to_thread(restore_until, sqlite, tmp_path / "kept", moment)
        decided = plan_of(path).exists() and plan_of(path).stat().st_size
        if not path.exists() and not decided:
            with pytest.raises(LeftBeside):
                await Store.open(sqlite)
            await restore(sqlite, tmp_path / "kept")
        assert await version_of(sqlite, table) == 2
        assert await check(sqlite) == []
        assert len([*tmp_path.glob("tables.db.before-restore-*-wal")]) == 1
    assert ended == 0
    assert moment > 4


async def test_nothing_is_opened_while_a_restore_is_at_work(sqlite: str, tmp_path: Path, clock: Clock) -> None:
    async with await Store.open(sqlite, clock=clock) as store:
        table = await open_table(store)
    await backup(sqlite, tmp_path / "kept")
    process, at_work = restore_slowly(sqlite, tmp_path / "kept")
    await asyncio.to_thread(at_work.wait)
    with pytest.raises(InUse):
        await Store.open(sqlite)
    with pytest.raises(InUse):
        await restore(sqlite, tmp_path / "kept")
    process.kill()
    await asyncio.to_thread(process.join)
    assert await version_of(sqlite, table) == 2


@pytest.fixture
def big(tmp_path: Path) -> str:
    """A database that takes a while to copy."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(_fill(url))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE states SET data = randomblob(60000000)")
        connection.commit()
    return url


async def _fill(url: str) -> None:
    async with await Store.open(url) as store:
        await open_table(store)


@pytest.fixture
def nothing_beside(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Every unfinished file from now on, beside which SQLite can open none of its own."""
    made: list[Path] = []

    def make(file: Path) -> int:
        made.append(file)
        for suffix in BESIDE:
            if suffix:  # SQLite follows no link.
                Path(f"{file}{suffix}").symlink_to("nowhere")
        return create_private(file)

    monkeypatch.setattr(unfinished, "create_private", make)
    return made


async def test_no_journal_is_made_beside_an_unfinished_file_which_would_stay_if_it_is_stopped(
    url: str, tmp_path: Path, nothing_beside: list[Path]
) -> None:
    async with await Store.open(url) as store:
        table = await open_table(store)
        await backup(url, tmp_path / "copy")
    await restore(url, tmp_path / "copy")
    assert len(nothing_beside) == 2
    assert await version_of(url, table) == 2


async def test_what_is_done_by_hand_is_done_to_the_database_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    for file, tables in (("data/tidetable.db", 1), ("real.db", 2)):
        async with await Store.open(f"sqlite:///{tmp_path / file}") as store:
            for _ in range(tables):
                await open_table(store)
    (tmp_path / ".env").write_text("TIDETABLE_DATABASE=sqlite:///real.db\n")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TIDETABLE_")}
    for named, tables in (((), 2), (("--database", "sqlite:///data/tidetable.db"), 1)):
        command = [sys.executable, "-m", "bot", "backup", "copy", "--replace", *named]
        done = await asyncio.to_thread(
            subprocess.run, command, cwd=tmp_path, env={**environment, "PYTHONPATH": str(ROOT)}, capture_output=True
        )
        assert f"copy: {tables} tables" in done.stdout.decode(), done.stderr


@pytest.mark.parametrize("what", ["backup", "restore"])
async def test_a_file_that_was_removed_as_the_program_ends_is_not_made_again(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with await Store.open(url) as store:
        await open_table(store)
    await backup(url, tmp_path / "copy")
    before = {*tmp_path.iterdir()}
    make = unfinished.create_private

    def make_and_remove(file: Path) -> int:
        handle = make(file)
        file.unlink()
        return handle

    monkeypatch.setattr(unfinished, "create_private", make_and_remove)
    monkeypatch.setattr(unfinished, "remove", lambda _: None)
    with pytest.raises((StorageError, OSError)):
        await (backup(url, tmp_path / "other") if what == "backup" else restore(url, tmp_path / "copy"))
    assert {*tmp_path.iterdir()} == before


@pytest.mark.parametrize("word", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_a_backup_that_is_stopped_leaves_no_half_made_file(big: str, tmp_path: Path, word: signal.Signals) -> None:
    copies = tmp_path / "copies"
    command = [sys.executable, "-m", "bot", "backup", "--database", big]
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # The tests may have been started by nohup.
    process = subprocess.Popen([*command, str(copies / "a")], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    signal.signal(signal.SIGHUP, before)
    latest = time.monotonic() + 30
    while not any(copies.glob(".a.*")):
        assert time.monotonic() < latest
        assert process.poll() is None
    process.send_signal(word)
    assert process.wait(30) != 0
    if word != signal.SIGKILL:
        assert [*copies.iterdir()] == []
    subprocess.run([*command, str(copies / "another")], check=True, stdout=subprocess.DEVNULL)
    assert [each.name for each in copies.iterdir()] == ["another"]
    assert (copies / "another").stat().st_mode & 0o777 == 0o600
