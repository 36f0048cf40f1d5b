"""Whether what is kept is consistent, as far as that can be said without knowing the games."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Connection, Engine, create_engine, event, exists, func
from sqlalchemy.exc import DBAPIError
from sqlmodel import col, select

from storage.daemons import run_in_daemon
from storage.errors import NoDatabase
from storage.ids import TableId
from storage.models import Action, Post, State, Table
from storage.place import parse_url, sqlite_path
from storage.revision import known_revisions, refuse_newer, revision_of
from storage.sqlite_errors import explain

ProblemKind = Literal["file", "foreign_key", "schema", "no_version", "no_state", "ahead_of_state", "shown_too_new"]
MOST = 100


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is not consistent, with its table if it is about one."""

    kind: ProblemKind
    table: TableId | None = None
    detail: str = ""


async def check(url: str) -> list[Problem]:
    """Look through a database that may be in use, changing nothing; an empty list means that nothing was found."""
    place = parse_url(url)
    if place.get_backend_name() == "sqlite":
        return await run_in_daemon(check_file, sqlite_path(place))
    from storage import postgres  # The driver is an extra that SQLite's users need not install.

    return await postgres.look(place, find_problems)


def check_file(path: Path) -> list[Problem]:
    """Look through an SQLite file, changing nothing; raises NewerDatabase, NoDatabase or Damaged."""
    if not path.exists():
        raise NoDatabase(str(path))
    engine = open_reading(path)
    try:
        with engine.connect() as connection:
            refuse_newer(connection)
            broken = [
                Problem("file", detail=words)
                for (words,) in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})")
                if words != "ok"
            ]
            orphans = [
                Problem("foreign_key", detail=f"{child} -> {parent}")
                for child, _row, parent, _number in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchmany(
                    MOST
                )
            ]
            return broken or [*orphans, *find_problems(connection)]
    except DBAPIError as error:
        raise explain(error, path) from error
    finally:
        engine.dispose()


def open_reading(path: Path) -> Engine:
    """An engine that sees one moment of a file in each transaction and cannot change it."""
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(driver: sqlite3.Connection, _record: object) -> None:
        driver.isolation_level = None
        driver.execute("PRAGMA query_only = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def find_problems(connection: Connection) -> list[Problem]:
    """The problems that the database itself cannot see."""
    revision, newest = revision_of(connection), known_revisions()[-1]
    if revision != newest:
        return [Problem("schema", detail=str(revision))]
    running = col(Table.status) == "running"
    last_action = select(func.max(Action.version)).where(Action.table_id == State.table_id).scalar_subquery()
    last_shown = select(func.max(Post.version_shown)).where(Post.table_id == State.table_id).scalar_subquery()
    searches: list[tuple[ProblemKind, Any]] = [
        ("no_version", select(Table.id).where(~exists().where(col(State.table_id) == col(Table.id)))),
        ("no_state", select(Table.id).join(State).where(running, State.schema_version == 0)),
        ("ahead_of_state", select(State.table_id).where(last_action > State.version)),
        ("shown_too_new", select(State.table_id).where(last_shown > State.version)),
    ]
    return [
        Problem(kind, TableId(table))
        for kind, wanted in searches
        for (table,) in connection.execute(wanted.limit(MOST))
    ]
