"""A backup is whole, made while others write, and brings everything back; what is not sound is never put in place."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.storage_words import in_a_sentence
from storage import (
    Committed,
    Damaged,
    FileExists,
    InUse,
    NewerDatabase,
    NewResult,
    NoDatabase,
    NoDriver,
    OlderDatabase,
    Problem,
    Store,
    TableId,
    UnknownDatabase,
    Unwritable,
)
from storage import backup as copies
from storage.backup import backup, look_into, restore
from storage.check import check
from storage.commits import Commit
from storage.place import parse_url
from storage.revision import known_revisions
from tests.storage.conftest import run_sql
from tests.storage.crashing_writer import open_tables, whole_turn
from tests.storage.samples import ANNA, BEN, Clock, open_table, play, turn


async def fill(url: str) -> TableId:
    """A database with a row of every kind."""
    async with await Store.open(url, clock=Clock()) as store:
        table = await open_table(store, ANNA, BEN)
        await play(store, table, 3)
        over = await open_table(store, BEN)
        ended = (NewResult(seat=0, won=True),)
        await store.turns.commit(
            Commit(table=over, expected=2, fields={"status": "over", "private": True}, results=ended)
        )
        await store.players.change(ANNA, language="de")
        await store.notes.put(table, ANNA, "hm")
        await store.marks.put("heartbeat", b"\x00\xff")
    return table


def rows_of(file: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(file)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        names -= {"sqlite_sequence", "alembic_version"}
        return {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in names}


async def test_everything_comes_back(url: str, tmp_path: Path, clock: Clock) -> None:
    table = await fill(url)
    first = await backup(url, tmp_path / "first.backup")
    assert (first.tables, first.actions) == (2, 5)
    async with await Store.open(url, clock=clock) as store:
        await play(store, table, 4, version=5)
        await store.persons.erase(ANNA)
    await restore(url, tmp_path / "first.backup")
    await backup(url, tmp_path / "second.backup")
    assert rows_of(tmp_path / "first.backup") == rows_of(tmp_path / "second.backup")
    assert all(rows_of(tmp_path / "first.backup")[name] for name in ("tables", "seats", "results", "notes", "marks"))
    async with await Store.open(url, clock=clock) as store:
        await play(store, table, 1, version=5)
        assert await open_table(store) > table + 1


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Let nothing here write a larger file than this, as if the disk were full."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


async def test_a_full_disk_is_told_as_such_and_nothing_half_made_is_left(url: str, tmp_path: Path) -> None:
    await fill(url)
    file = tmp_path / "copies" / "copy"
    with largest_file(16 * 1024), pytest.raises(Unwritable):
        await backup(url, file)
    assert [*file.parent.iterdir()] == []
    assert (await backup(url, file)).tables == 2


async def test_a_backup_moves_from_one_kind_of_database_to_the_other(
    sqlite: str, postgres: str, tmp_path: Path, clock: Clock
) -> None:
    table = await fill(sqlite)
    await backup(sqlite, tmp_path / "from-sqlite")
    await restore(postgres, tmp_path / "from-sqlite")
    async with await Store.open(postgres, clock=clock) as store:
        await play(store, table, 1, version=5)
        assert await open_table(store) > table
    await backup(postgres, tmp_path / "from-postgresql")
    await restore(sqlite, tmp_path / "from-postgresql")
    assert await check(sqlite) == []
    async with await Store.open(sqlite, clock=clock) as store:
        await play(store, table, 1, version=6)


async def test_nothing_is_copied_from_a_server_whose_schema_is_another(postgres: str, tmp_path: Path) -> None:
    await fill(postgres)
    for revision, error in (("9999", NewerDatabase), (known_revisions()[-2], OlderDatabase)):
        await run_sql(postgres, f"UPDATE alembic_version SET version_num = '{revision}'")
        with pytest.raises(error) as refused:
            await backup(postgres, tmp_path / "copy")
        assert f"chema {revision}" in in_a_sentence(refused.value)
    assert [*tmp_path.iterdir()] == []


async def test_a_backup_made_while_others_write_is_of_one_moment(url: str, tmp_path: Path) -> None:
    async with await Store.open(url) as store:
        tables = await open_tables(store, 6)
        written = written_meanwhile = 0

        async def keep_writing(table: TableId) -> None:
            nonlocal written
            version = 1
            while True:
                version = (await store.turns.commit(whole_turn(table, version + 1))).version
                written += 1

        writers = [asyncio.ensure_future(keep_writing(table)) for table in tables]
        for number in range(100):
            before = written
            file = tmp_path / f"{number}.backup"
            await backup(url, file)
            written_meanwhile += written > before  # One can be made so fast that nobody writes meanwhile.
            with closing(sqlite3.connect(file)) as copy:
                for table, version, state in copy.execute("SELECT table_id, version, data FROM states").fetchall():
                    if version > 1:
                        last = copy.execute("SELECT max(version) FROM actions WHERE table_id = ?", (table,)).fetchone()
                        shown = copy.execute("SELECT DISTINCT version_wanted FROM posts WHERE table_id = ?", (table,))
                        assert (last, shown.fetchall()) == ((version,), [(version,)])
                        assert state.startswith(b"%d/" % version)
            if written_meanwhile == 4:
                break
        else:
            pytest.fail("Nobody wrote during most of the backups.")
        for writer in writers:
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer


async def test_the_event_loop_goes_on_while_postgresql_is_copied(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(postgres)
    loop, goes_on = asyncio.get_running_loop(), threading.Event()
    copy = copies._copy_into_file
    went_on: list[bool] = []

    def slow(*words: Any) -> None:
        loop.call_soon_threadsafe(goes_on.set)
        went_on.append(goes_on.wait(10))
        copy(*words)

    monkeypatch.setattr(copies, "_copy_into_file", slow)
    assert (await backup(postgres, tmp_path / "copy")).tables == 2
    assert went_on == [True]


async def test_a_backup_is_one_file_and_never_half_a_file(sqlite: str, tmp_path: Path) -> None:
    await fill(sqlite)
    folder = tmp_path / "backups"
    with pytest.raises(NoDatabase):
        await backup(f"sqlite:///{tmp_path / 'nowhere.db'}", folder / "a")
    assert list(folder.iterdir()) == []
    await backup(sqlite, folder / "a")
    with pytest.raises(FileExists):
        await backup(sqlite, folder / "a")
    await backup(sqlite, folder / "a", replace=True)
    assert [path.name for path in folder.iterdir()] == ["a"]


async def test_a_dry_run_says_what_is_there_and_changes_nothing(sqlite: str, tmp_path: Path, clock: Clock) -> None:
    table = await fill(sqlite)
    await backup(sqlite, tmp_path / "a")
    async with await Store.open(sqlite, clock=clock) as store:
        await play(store, table, 1, version=5)
    found = await restore(sqlite, tmp_path / "a", dry_run=True)
    assert (found.tables, found.actions, found.replaced) == (2, 5, None)
    async with await Store.open(sqlite, clock=clock) as store:
        loaded = await store.tables.load(table)
        assert loaded is not None
        assert loaded.version == 6


async def test_what_a_restore_replaces_is_kept(sqlite: str, tmp_path: Path, clock: Clock) -> None:
    table = await fill(sqlite)
    await backup(sqlite, tmp_path / "a")
    async with await Store.open(sqlite, clock=clock) as store:
        await play(store, table, 2, version=5)
    done = await restore(sqlite, tmp_path / "a")
    assert done.replaced is not None
    assert look_into(done.replaced).actions == 7


async def test_a_database_in_use_is_not_replaced(url: str, tmp_path: Path, clock: Clock) -> None:
    table = await fill(url)
    await backup(url, tmp_path / "a")
    async with await Store.open(url, clock=clock) as store:
        await store.tables.load(table)
        with pytest.raises(InUse):
            await restore(url, tmp_path / "a")
        await play(store, table, 1, version=5)


@pytest.mark.parametrize(
    ("process", "in_use"),
    [
        ("NULL, 'autovacuum worker'", False),
        ("NULL, NULL", False),
        ("10, 'parallel worker'", False),
        ("10, 'client backend'", True),
        ("10, NULL", True),
    ],
)
async def test_what_the_server_does_by_itself_does_not_use_a_database(
    postgres: str, tmp_path: Path, process: str, in_use: bool
) -> None:
    await fill(postgres)
    await backup(postgres, tmp_path / "a")
    await run_sql(
        postgres,
        "CREATE VIEW pg_stat_activity AS SELECT datname, pid, usesysid, backend_type FROM pg_catalog.pg_stat_activity "
        f"UNION ALL SELECT current_database(), 0, {process}",
        f"ALTER DATABASE {parse_url(postgres).database} SET search_path = public, pg_catalog",
    )
    with pytest.raises(InUse) if in_use else nullcontext():
        await restore(postgres, tmp_path / "a")


async def test_a_backup_that_is_not_sound_is_refused(sqlite: str, tmp_path: Path) -> None:
    await fill(sqlite)
    good = tmp_path / "good"
    await backup(sqlite, good)
    words = good.read_bytes()
    torn, foreign, orphan, newer = (tmp_path / name for name in ("torn", "foreign", "orphan", "newer"))
    torn.write_bytes(words[: len(words) // 2])
    foreign.write_text("Dear diary, " * 1_000)
    orphan.write_bytes(words)
    newer.write_bytes(words)
    with closing(sqlite3.connect(orphan, isolation_level=None)) as connection:
        connection.execute("DELETE FROM tables WHERE id = 1")
    with closing(sqlite3.connect(newer, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for bad in (torn, foreign, orphan):
        with pytest.raises(Damaged):
            await restore(sqlite, bad)
    with pytest.raises(NewerDatabase):
        await restore(sqlite, newer)
    with pytest.raises(NoDatabase):
        await restore(sqlite, tmp_path / "nowhere")
    assert await check(sqlite) == []
    assert look_into(tmp_path / "tables.db").tables == 2


async def test_a_broken_database_can_be_restored_over(sqlite: str, tmp_path: Path) -> None:
    await fill(sqlite)
    await backup(sqlite, tmp_path / "a")
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 1_000)
    with pytest.raises(Damaged):
        await check(sqlite)
    with pytest.raises(Damaged):
        await Store.open(sqlite)
    await restore(sqlite, tmp_path / "a")
    assert await check(sqlite) == []


async def test_check_names_what_does_not_hold_together(sqlite: str, tmp_path: Path) -> None:
    table = await fill(sqlite)
    assert await check(sqlite) == []
    path = tmp_path / "tables.db"
    damage = {
        f"UPDATE states SET schema_version = 0 WHERE table_id = {table}": Problem("no_state", table),
        f"UPDATE states SET version = 2 WHERE table_id = {table}": Problem("ahead_of_state", table),
        f"DELETE FROM states WHERE table_id = {table}": Problem("no_version", table),
        f"UPDATE posts SET version_shown = 99 WHERE table_id = {table}": Problem("shown_too_new", table),
        f"DELETE FROM tables WHERE id = {table}": Problem("foreign_key", None, "seats -> tables"),
        "DELETE FROM alembic_version": Problem("schema", None, "None"),
    }
    whole = path.read_bytes()
    for words, problem in damage.items():
        path.write_bytes(whole)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(words)
        assert problem in await check(sqlite), words


def break_pages(path: Path, first: int) -> None:
    """Damage the heads of all pages of a database from this one on."""
    words = bytearray(path.read_bytes())
    for page in range(first, len(words) // 4096):
        words[page * 4096 : page * 4096 + 12] = b"\xff" * 12
    path.write_bytes(words)


async def test_a_broken_page_is_found(sqlite: str, tmp_path: Path, clock: Clock) -> None:
    table = await fill(sqlite)
    async with await Store.open(sqlite, clock=clock) as store:
        await play(store, table, 100, version=5)
    break_pages(tmp_path / "tables.db", 20)
    try:
        kinds = {problem.kind for problem in await check(sqlite)}
    except Damaged:
        kinds = {"file"}  # SQLite may not even get as far as looking.
    assert kinds == {"file"}


@pytest.mark.parametrize("first", [0, 20])
async def test_damage_found_by_a_backup_is_said_of_the_database(
    sqlite: str, tmp_path: Path, clock: Clock, first: int
) -> None:
    """SQLite cannot copy from a file that is no database at all; other damage is found in the copy."""
    table = await fill(sqlite)
    async with await Store.open(sqlite, clock=clock) as store:
        await play(store, table, 100, version=5)
    path = tmp_path / "tables.db"
    break_pages(path, first)
    with pytest.raises(Damaged) as caught:
        await backup(sqlite, tmp_path / "copies" / "copy")
    assert caught.value.where == str(path)
    assert [*(tmp_path / "copies").iterdir()] == []


async def test_check_works_while_the_database_is_in_use(url: str) -> None:
    table = await fill(url)
    async with await Store.open(url, clock=Clock()) as store:
        outcomes = await asyncio.gather(store.turns.commit(turn(table, 5)), check(url))
    assert isinstance(outcomes[0], Committed)
    assert outcomes[1] == []


@pytest.mark.parametrize("bad", ["", "what", "mysql://root@localhost/x", "sqlite://", "sqlite:///:memory:"])
async def test_a_url_of_another_kind_is_named(bad: str) -> None:
    with pytest.raises(UnknownDatabase):
        await Store.open(bad)
    with pytest.raises(UnknownDatabase):
        await check(bad)


async def test_a_driver_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.place.find_spec", lambda name: None)
    with pytest.raises(NoDriver, match="postgresql"):
        await Store.open("postgresql://user@host/name")


async def test_a_database_is_not_made_where_one_must_be(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'deep' / 'down' / 'tables.db'}"
    with pytest.raises(NoDatabase):
        await Store.open(url, create=False)
    with pytest.raises(NoDatabase):
        await check(url)
    assert list(tmp_path.iterdir()) == []
    await (await Store.open(url)).close()
    await (await Store.open(url, create=False)).close()
