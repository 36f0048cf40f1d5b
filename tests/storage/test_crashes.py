"""Whatever was acknowledged is there after a crash, a full disk or a read-only file, and nothing is half there."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from storage import NoDatabase, Store, TableId, Unwritable
from storage.check import check
from tests.storage.conftest import run_sql
from tests.storage.crashing_writer import open_tables, start_racer, start_writer, whole_turn
from tests.storage.samples import open_table, play, turn

KILLS = 32
TABLES = 8


def wait_until(true: Callable[[], bool], process: BaseProcess | None = None) -> None:
    """Wait for a condition, but not for longer than anything here can take."""
    latest = time.monotonic() + 120
    while not true():
        assert time.monotonic() < latest, "waited in vain"
        assert process is None or process.is_alive() or true(), "the writer has ended"
        time.sleep(0.001)


def lines(notes: Path) -> int:
    return notes.read_bytes().count(b"\n") if notes.exists() else 0


def acknowledged(notes: Path) -> dict[TableId, int]:
    """The newest version of each table that its writer was told of."""
    versions: dict[TableId, int] = {}
    for line in notes.read_text().splitlines():
        table, version = map(int, line.split())
        versions[TableId(table)] = max(version, versions.get(TableId(table), 0))
    return versions


def kill_at_random_moments(url: str, tables: list[TableId], notes: Path, *, kills: int) -> None:
    """From the first turn on: the moment is counted in turns and then a little more, whatever the machine does."""
    moments = random.Random(notes.name)
    for number in range(1, kills + 1):
        before = lines(notes)
        process = start_writer(url, tables, notes)
        wait_until(lambda before=before: lines(notes) >= before + moments.randrange(1, 60), process)  # type: ignore[misc]
        if number == kills:
            wait_until(lambda: len(acknowledged(notes)) == len(tables), process)
        time.sleep(moments.random() * 0.004)
        process.kill()
        process.join()


async def assert_whole(url: str, tables: list[TableId], told: dict[TableId, int]) -> None:
    """Each table is at a version not older than the one acknowledged, and all its rows are of that version."""
    assert await check(url) == []
    async with await Store.open(url) as store:
        for table in tables:
            loaded = await store.tables.load(table)
            assert loaded is not None
            version = loaded.version
            assert version >= told.get(table, 1)
            log = await store.turns.actions(table)
            assert [(action.version, action.payload) for action in log] == [
                (number, b"%d/" % number) for number in range(2, version + 1)
            ]
            if version == 1:
                continue
            assert loaded.state is not None
            assert loaded.state.data == b"%d/" % version * 400
            assert {post.version_wanted for post in await store.posts.of_table(table)} == {version}
            assert [timer.due for timer in await store.timers.of_table(table)] == [float(version)]
            again = await store.turns.commit(whole_turn(table, version))
            assert (again.version, again.repeated) == (version, True)
            assert await store.turns.find_request(f"{table}/{version + 1}") is None


async def test_killed_at_random_moments_nothing_acknowledged_is_lost(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        tables = await open_tables(store, TABLES)
    notes = tmp_path / "notes"
    await asyncio.to_thread(kill_at_random_moments, sqlite, tables, notes, kills=KILLS)
    await assert_whole(sqlite, tables, acknowledged(notes))


async def test_killed_while_writing_to_postgresql_nothing_is_lost(postgres: str, tmp_path: Path) -> None:
    async with await Store.open(postgres) as store:
        tables = await open_tables(store, TABLES)
    notes = tmp_path / "notes"
    await asyncio.to_thread(kill_at_random_moments, postgres, tables, notes, kills=5)
    await assert_whole(postgres, tables, acknowledged(notes))


async def test_two_processes_at_one_table_exactly_one_wins_each_version(url: str, tmp_path: Path) -> None:
    async with await Store.open(url) as store:
        table = await open_table(store)
    turns = 40
    notes = [tmp_path / "first", tmp_path / "second"]
    racers = [start_racer(url, table, turns, note) for note in notes]
    for racer in racers:
        await asyncio.to_thread(racer.join)
    won = [list(map(int, note.read_text().split())) for note in notes]
    assert sorted(won[0] + won[1]) == list(range(3, 3 + 2 * turns))
    async with await Store.open(url) as store:
        log = [action for action in await store.turns.actions(table) if action.version > 2]
    by_process = {version: str(racer.pid) for racer, versions in zip(racers, won, strict=True) for version in versions}
    assert {action.version: action.payload.decode() for action in log} == by_process


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A disk of its own that is soon full; only root may make one."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("a small disk can only be made by root")
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder], capture_output=True)
    if made.returncode:
        pytest.skip("this machine does not let a small disk be made")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


async def test_a_full_disk_is_named_and_loses_nothing_acknowledged(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 3) as disk:
        url = f"sqlite:///{disk / 'tables.db'}"
        async with await Store.open(url) as store:
            tables = await open_tables(store, TABLES)
            told = dict.fromkeys(tables, 1)

            async def fill_up(table: TableId) -> Unwritable:
                while True:
                    try:
                        told[table] = (await store.turns.commit(whole_turn(table, told[table] + 1))).version
                    except Unwritable as error:
                        return error

            errors = await asyncio.gather(*(fill_up(table) for table in tables))
            assert {error.reason for error in errors} == {"full"}
            assert {error.where for error in errors} == {str(disk / "tables.db")}
            for table in tables:
                loaded = await store.tables.load(table)
                assert loaded is not None
                assert loaded.version == told[table]
        roomy = tmp_path / "roomy.db"
        for suffix in ("", "-wal"):
            if (disk / f"tables.db{suffix}").exists():
                shutil.copy(disk / f"tables.db{suffix}", f"{roomy}{suffix}")
    await assert_whole(f"sqlite:///{roomy}", tables, told)


async def test_a_disk_that_has_room_again_is_written_again(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 3) as disk:
        async with await Store.open(f"sqlite:///{disk / 'tables.db'}") as store:
            [table] = await open_tables(store, 1)
            ballast = disk / "ballast"
            ballast.write_bytes(b"x" * (shutil.disk_usage(disk).free - 65_536))
            version = 1
            with suppress(Unwritable):
                while version < 1_000:
                    version = (await store.turns.commit(whole_turn(table, version + 1))).version
            assert version < 1_000
            ballast.unlink()
            assert (await store.turns.commit(whole_turn(table, version + 1))).version == version + 1


async def test_a_limit_on_the_files_size_loses_nothing_acknowledged(sqlite: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite) as store:
        tables = await open_tables(store, TABLES)
    notes = tmp_path / "notes"
    process = start_writer(sqlite, tables, notes, largest_file=1_500_000)
    await asyncio.to_thread(process.join)
    assert process.exitcode == 1
    assert lines(notes) > TABLES
    await assert_whole(sqlite, tables, acknowledged(notes))


async def test_a_file_that_may_not_be_written_is_named_and_can_be_read(sqlite: str, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
        await play(store, table, 3)

        def lock(session: object) -> None:
            session.connection().exec_driver_sql("PRAGMA query_only = ON")  # type: ignore[attr-defined]

        # What a file system mounted read-only under a running bot amounts to for its writer.
        await store.database.write(lock)
        with pytest.raises(Unwritable) as error:
            await store.turns.commit(turn(table, 5))
        assert (error.value.reason, error.value.where) == ("read_only", str(path))
        loaded = await store.tables.load(table)
        assert loaded is not None
        assert loaded.version == 5


@pytest.mark.skipif(os.geteuid() == 0 and shutil.which("mount") is None, reason="root may write any file")
async def test_a_disk_mounted_read_only_is_named_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 3) as disk:
        url = f"sqlite:///{disk / 'tables.db'}"
        async with await Store.open(url) as store:
            await open_table(store)
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        with pytest.raises(Unwritable) as error:
            await Store.open(url)
        assert error.value.where == str(disk / "tables.db")
        subprocess.run(["mount", "-o", "remount,rw", disk], check=True)


async def test_another_process_that_holds_the_file_too_long_is_named(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.sqlite.BUSY_SECONDS", 0.05)
    async with await Store.open(sqlite) as store:
        table = await open_table(store)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unwritable) as error:
                await store.turns.commit(turn(table, 2))
            assert error.value.reason == "busy"
            assert await store.tables.load(table) is not None
            other.execute("COMMIT")
        assert (await store.turns.commit(turn(table, 2))).version == 3


async def test_a_server_that_dropped_all_connections_is_written_again(postgres: str) -> None:
    async with await Store.open(postgres) as store:
        table = await open_table(store)
        mine = "datname = current_database() AND pid <> pg_backend_pid()"
        await run_sql(postgres, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")
        assert (await store.turns.commit(turn(table, 2))).version == 3
        assert await store.tables.load(table) is not None


async def test_a_server_that_is_gone_is_named(postgres_url: str) -> None:
    url = postgres_url.format(name="tidetable_nowhere")
    with pytest.raises(NoDatabase):
        await Store.open(url)
    with pytest.raises(Unwritable) as error:
        await check("postgresql://nobody@127.0.0.1:1/nothing")
    assert error.value.reason == "lost"


async def test_a_secret_of_the_url_is_not_in_the_error() -> None:
    with pytest.raises(Unwritable) as error:
        await Store.open("postgresql://somebody:opensesame@127.0.0.1:1/nothing")
    assert "opensesame" not in repr(error.value)
