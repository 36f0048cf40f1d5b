"""Backup and restore: everything kept, as one SQLite file, whichever database it comes from or goes to."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, inspect, select, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlmodel import SQLModel

from storage import sqlite
from storage.check import Problem, check_file, open_reading
from storage.daemons import run_in_daemon
from storage.errors import Damaged, FileExists, InUse, NoDatabase, Unwritable
from storage.models import Action, Archive, Table
from storage.place import parse_url, sqlite_path
from storage.restoring import hold_place, put_in_its_place
from storage.revision import LOCK_NUMBER, refuse_newer, refuse_older
from storage.sqlite_errors import explain, sqlite_error
from storage.unfinished import existing, put_in_place, sweep_all, unfinished_file

CHUNK = 1_000
SKIPPED = 100_000
"""How many numbers of tables a restore passes over: messages that are newer than the backup may have them.

It counts from the highest number that the backup or the database it replaces has given out.
"""

# See "Database File Format" in SQLite's documentation: the formats in which the file may be written and read.
_FORMATS_AT = 18
_WITHOUT_WRITE_AHEAD_LOG = bytes((1, 1))

# The highest number of a table that was ever given out, by SQLite and by PostgreSQL.
_LAST_NUMBER = "SELECT coalesce(max(CAST(seq AS INTEGER)), 0) FROM sqlite_sequence WHERE name = 'tables'"
_LAST_NUMBER_OF_SERVER = "SELECT last_value FROM tables_id_seq"

# What the server does by itself, such as vacuuming, has no user; of other users' processes not everybody sees the type.
_OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
AND usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend'
"""


@dataclass(frozen=True, slots=True)
class BackupFile:
    """A backup and what is in it; `replaced` is where a restore put the database that was there before."""

    path: Path
    tables: int
    actions: int
    size: int
    replaced: Path | None = None


async def backup(url: str, file: Path, *, replace: bool = False) -> BackupFile:
    """Copy the database as it is at this moment, while others read and write it, and check the copy.

    The file appears whole or not at all. Raises FileExists, NoDatabase, NewerDatabase, Damaged if the database is,
    Unwritable if the copy alone is, and OlderDatabase for a server's database that is not brought up to date.
    """
    place = parse_url(url)
    await asyncio.to_thread(_refuse_to_replace, file, replace)
    with unfinished_file(file) as unfinished:
        await asyncio.to_thread(sweep_all, file.parent)  # A killed backup by hand may have had another name.
        try:
            await _copy(place, unfinished)
        except Damaged as error:
            if error.where != str(unfinished):
                raise
            # The copy is gone when somebody reads this: it is as damaged as what it was made of, or its disk is bad.
            if place.get_backend_name() == "sqlite":
                await run_in_daemon(_refuse_broken, sqlite_path(place))
            raise Unwritable("failing", str(file), error.detail) from error
        await asyncio.to_thread(put_in_place, unfinished, file)
    return await run_in_daemon(look_into, file)


async def _copy(place: URL, unfinished: Path) -> None:
    if place.get_backend_name() == "sqlite":
        await run_in_daemon(_copy_file, sqlite_path(place), unfinished)
    else:
        from storage import postgres  # The driver is an extra that SQLite's users need not install.

        await asyncio.to_thread(_make_empty, unfinished)
        given_up = threading.Event()
        # Writing the file would hold up the event loop, so the copy has a thread and a loop of its own.
        try:
            await asyncio.to_thread(
                lambda: asyncio.run(postgres.look(place, lambda source: _copy_into_file(source, unfinished, given_up)))
            )
        finally:
            given_up.set()  # Else a bot that is told to end would wait for the whole copy.
    await run_in_daemon(_refuse_broken, unfinished)


async def restore(url: str, file: Path, *, dry_run: bool = False) -> BackupFile:
    """Put a backup in the place of the database; `dry_run` only says what is in it and whether it is sound.

    An SQLite database that was there is kept beside it. Raises InUse while any process has the database open.
    """
    place = parse_url(url)
    found = await asyncio.to_thread(look_into, file)
    if dry_run:
        return found
    if place.get_backend_name() == "sqlite":
        replaced = await asyncio.to_thread(_restore_file, file, sqlite_path(place))
        return BackupFile(found.path, found.tables, found.actions, found.size, replaced)
    await _restore_to_postgres(place, file)
    return found


def look_into(file: Path) -> BackupFile:
    """What is in a backup; raises NoDatabase, NewerDatabase, or Damaged if it is not sound."""
    _refuse_broken(file)
    engine = open_reading(file)
    try:
        with engine.connect() as connection:
            tables, actions = (
                connection.execute(select(func.count()).select_from(model)).scalar_one() for model in (Table, Action)
            )
            if inspect(connection).has_table(Archive.__tablename__):  # An older backup has none.
                packed = select(func.coalesce(func.sum(Archive.actions), 0))
                actions += connection.execute(packed).scalar_one()
    finally:
        engine.dispose()
    return BackupFile(file, tables, actions, file.stat().st_size)


def _refuse_to_replace(file: Path, replace: bool) -> None:
    if file.exists() and not replace:
        raise FileExists(str(file))


def _refuse_broken(file: Path) -> None:
    problems = [problem for problem in check_file(file) if _forbids_trust(problem)]
    if problems:
        raise Damaged(str(file), ", ".join(f"{problem.kind} {problem.detail}" for problem in problems))


def _forbids_trust(problem: Problem) -> bool:
    """Whether a problem makes a backup useless; a table's fault is copied, an older schema updated when restored."""
    return problem.kind in ("file", "foreign_key") or (problem.kind == "schema" and problem.detail == "None")


def _copy_file(source: Path, target: Path) -> None:
    if not source.exists():
        raise NoDatabase(str(source))
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(existing(target), uri=True)) as writing,
        ):
            # No journal beside it: a copy that is stopped is removed, and a journal could be made just after that.
            writing.execute("PRAGMA journal_mode = MEMORY")
            reading.backup(writing)
        _stand_alone(target)
    except sqlite3.Error as error:
        raise explain(error, target) from error


def _stand_alone(file: Path) -> None:
    """Mark a copy of a database in use as one that needs no other files beside it.

    The mark is written into the header here: SQLite itself would make those files first, if only for a moment.
    """
    with file.open("r+b") as copy:
        copy.seek(_FORMATS_AT)
        copy.write(_WITHOUT_WRITE_AHEAD_LOG)


@contextmanager
def _writing(target: Path) -> Iterator[Engine]:
    """An engine that writes a new file; raises Unwritable if the disk takes no more."""
    engine = sqlite.open_writing(target, unfinished=True)
    try:
        yield engine
    except DBAPIError as error:
        if sqlite_error(error) is None:
            raise  # It is of the database that is read.
        raise explain(error, target) from error
    finally:
        engine.dispose()


def _make_empty(target: Path) -> None:
    from storage.migrate import migrate

    with _writing(target) as engine:
        migrate(engine)


def _copy_into_file(source: Connection, target: Path, given_up: threading.Event) -> None:
    # Of another schema only what this program knows would be copied.
    refuse_newer(source)
    refuse_older(source)
    with _writing(target) as engine, engine.begin() as connection:
        for table, rows in _all_rows(source):
            if given_up.is_set():
                return
            connection.execute(insert(table), rows)
        _count_from(connection, source.execute(text(_LAST_NUMBER_OF_SERVER)).scalar_one())


def _all_rows(source: Connection) -> Iterator[tuple[SqlTable, list[dict[str, object]]]]:
    for table in SQLModel.metadata.sorted_tables:
        found = source.execution_options(yield_per=CHUNK).execute(select(table))
        for part in found.mappings().partitions(CHUNK):
            yield table, [dict(row) for row in part]


def _restore_file(file: Path, target: Path) -> Path | None:
    with hold_place(target) as plan, unfinished_file(target) as unfinished:
        _copy_up_to_date(file, unfinished, _given_out(target))
        return put_in_its_place(unfinished, target, plan)


def _given_out(target: Path) -> int:
    """The highest number of a table that the database at this place has given out; 0 if it cannot be read."""
    # Nothing is changed here: whether somebody else has it open is found out only when it is replaced.
    try:
        with closing(sqlite3.connect(f"{target.absolute().as_uri()}?mode=ro", timeout=0, uri=True)) as old:
            return int(old.execute(_LAST_NUMBER).fetchone()[0])
    except sqlite3.Error:
        return 0


def _copy_up_to_date(file: Path, unfinished: Path, given_out: int = 0) -> None:
    from storage.migrate import migrate  # Importing it takes time and memory that few starts need to spend.

    _copy_file(file, unfinished)
    with _writing(unfinished) as engine:
        migrate(engine)
        with engine.begin() as connection:
            _count_from(connection, max(_last_number(connection), given_out) + SKIPPED)


def _last_number(connection: Connection) -> int:
    return int(connection.execute(text(_LAST_NUMBER)).scalar_one())


def _count_from(connection: Connection, number: int) -> None:
    """Have the next table of an SQLite database get a number that is higher than this."""
    # There is no row before the first table is opened.
    connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'tables'"))
    connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', :number)"), {"number": number})


async def _restore_to_postgres(place: URL, file: Path) -> None:
    from storage import postgres

    await postgres.prepare(place)
    with unfinished_file(Path(tempfile.gettempdir()) / "tidetable-restore") as current:
        await asyncio.to_thread(_copy_up_to_date, file, current)
        source = open_reading(current)
        try:
            with source.connect() as reading:
                await postgres.replace_all(place, lambda connection: _replace_rows(connection, reading))
        finally:
            source.dispose()


def _replace_rows(target: Connection, source: Connection) -> None:
    # A bot that starts meanwhile waits for this lock before it looks at anything; see storage.revision.
    target.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK_NUMBER})
    if target.execute(text(_OTHERS)).scalar_one():
        raise InUse(target.engine.url.render_as_string(hide_password=True))
    refuse_newer(target)
    names = ", ".join(table.name for table in SQLModel.metadata.sorted_tables)
    target.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    for table in reversed(SQLModel.metadata.sorted_tables):
        target.execute(delete(table))
    for table, rows in _all_rows(source):
        target.execute(insert(table), rows)
    given_out: int = target.execute(text(_LAST_NUMBER_OF_SERVER)).scalar_one()
    # Since it was brought up to date, the copy of the backup counts from beyond what is skipped.
    highest = max(_last_number(source), given_out + SKIPPED)
    target.execute(select(func.setval("tables_id_seq", highest)))
