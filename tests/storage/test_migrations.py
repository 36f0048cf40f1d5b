"""Every schema that was ever released is brought up to date, whole steps at a time, and a newer one is left alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError
from sqlmodel import SQLModel

from storage import NewerDatabase, Store, TableId, UserId, postgres, sqlite
from storage.check import check
from storage.migrate import migrate, migrate_one
from storage.place import parse_url
from storage.revision import MIGRATIONS, known_revisions, revision_of
from tests.storage.samples import ANNA, Clock, open_table, play

T = TypeVar("T")
RELEASED = Path(__file__).parent / "released"

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{last}"


def upgrade() -> None:
    op.add_column("players", sa.Column("colour", sa.Text(), nullable=False, server_default="blue"))
    op.execute("UPDATE tables SET name = 'renamed'")
    op.create_table("shells", sa.Column("id", sa.Integer(), primary_key=True))
    {last_step}
"""


def with_next(folder: Path, last_step: str) -> Path:
    """The migrations of this program and one more."""
    copy = folder / "migrations"
    shutil.copytree(MIGRATIONS, copy)
    words = NEXT.format(last=known_revisions()[-1], last_step=last_step)
    (copy / "versions" / "next.py").write_text(words)
    return copy


async def upgrade(url: str, migrations: Path) -> None:
    place = parse_url(url)
    if place.get_backend_name() == "postgresql":
        await postgres.replace_all(place, lambda connection: assert_true(migrate_one(connection, migrations)))
        return
    engine = sqlite.open_writing(Path(place.database or ""))
    try:
        migrate(engine, migrations)
    finally:
        engine.dispose()


def assert_true(claim: bool) -> None:
    assert claim


def shape(connection: Connection) -> tuple[str | None, set[str], set[str]]:
    found = inspect(connection)
    columns = {column["name"] for column in found.get_columns("players")}
    return revision_of(connection), set(found.get_table_names()), columns


async def look(store: Store, ask: Callable[[Connection], T]) -> T:
    return await store.database.read(lambda session: ask(session.connection()))


async def test_the_migrations_make_what_the_models_say(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), SQLModel.metadata))

    assert await look(store, differences) == []


@pytest.mark.parametrize("revision", known_revisions())
async def test_a_stored_database_of_each_released_schema_is_played_on(
    sqlite: str, tmp_path: Path, revision: str
) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript((RELEASED / f"{revision}.sql").read_text())
    async with await Store.open(sqlite, clock=Clock()) as store:
        assert (await look(store, shape))[0] == known_revisions()[-1]
        loaded = await store.tables.load(TableId(2))
        assert loaded is not None
        assert loaded.state is not None
        assert (loaded.table.status, loaded.version, loaded.state.data) == ("running", 5, b"state of the fifth version")
        assert [seat.user_id for seat in loaded.seats] == [ANNA, None]
        assert [action.version for action in await store.turns.actions(TableId(2))] == [2, 3, 4, 5]
        assert len(await store.posts.of_table(TableId(2))) == 4
        assert len(await store.timers.of_table(TableId(2))) == 1
        assert [result.place for result in await store.results.of_table(TableId(3))] == [1, 2]
        assert (await store.players.get(ANNA)).preferences == b'{"text":true}'
        assert (await store.turns.find_request("released")) is not None
        assert [note.text for note in await store.notes.of_user(ANNA)] == ["Ben bluffs"]
        await play(store, TableId(2), 1, version=5)
        assert await open_table(store) == 4
    assert await check(sqlite) == []


async def test_a_next_step_keeps_what_is_there(url: str, tmp_path: Path, clock: Clock) -> None:
    async with await Store.open(url, clock=clock) as store:
        table = await open_table(store)
        await store.players.change(UserId(1), language="de")
    await upgrade(url, with_next(tmp_path, "pass"))
    place = parse_url(url)
    with pytest.raises(NewerDatabase) as error:
        await Store.open(url)
    assert (error.value.found, error.value.known) == ("next", known_revisions()[-1])
    if place.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(str(place.database))) as connection:
            assert connection.execute("SELECT language, colour FROM players").fetchall() == [("de", "blue")]
            assert connection.execute("SELECT name FROM tables WHERE id = ?", (table,)).fetchall() == [("renamed",)]


async def test_a_step_that_breaks_half_way_leaves_nothing_behind(url: str, tmp_path: Path, clock: Clock) -> None:
    async with await Store.open(url, clock=clock) as store:
        table = await open_table(store)
        before = await look(store, shape)
    with pytest.raises(Exception, match="no_such_table"):
        await upgrade(url, with_next(tmp_path, 'op.execute("DELETE FROM no_such_table")'))
    async with await Store.open(url, clock=clock) as store:
        assert await look(store, shape) == before
        loaded = await store.tables.load(table)
        assert loaded is not None
        assert loaded.table.name == "Friday"


async def test_a_newer_database_is_refused_and_left_alone(sqlite: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite)).close()
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = (tmp_path / "tables.db").read_bytes()
    for refused in (Store.open(sqlite), check(sqlite)):
        with pytest.raises(NewerDatabase) as error:
            await refused
        assert (error.value.found, error.value.known) == ("9999", known_revisions()[-1])
    assert (tmp_path / "tables.db").read_bytes() == before


async def test_several_that_start_at_once_make_one_schema(sqlite: str, postgres_url: str) -> None:
    from tests.storage.conftest import run_sql

    await run_sql(postgres_url, "DROP DATABASE IF EXISTS tidetable_empty", "CREATE DATABASE tidetable_empty")
    for url in (sqlite, postgres_url.format(name="tidetable_empty")):
        stores = await asyncio.gather(*(Store.open(url, clock=Clock()) for _ in range(4)))
        for store in stores:
            await open_table(store)
        assert len(await stores[0].tables.of_user(ANNA)) == 4
        for store in stores:
            await store.close()


def test_a_broken_step_is_an_error_of_the_database(tmp_path: Path) -> None:
    engine = sqlite.open_writing(tmp_path / "tables.db")
    with pytest.raises(DBAPIError):
        migrate(engine, with_next(tmp_path, 'op.execute("nonsense")'))
    with engine.connect() as connection:
        assert revision_of(connection) == known_revisions()[-1]
    engine.dispose()
