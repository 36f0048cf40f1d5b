"""A fresh database of each kind for every test that asks for one."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage import Store
from tests.fresh_database import fresh_database
from tests.storage.postgres_server import GIVEN, programs, running_server
from tests.storage.samples import Clock

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A server's URL with a place for the name; the database `tidetable_template` has the schema."""
    if programs() is None and not os.environ.get(GIVEN):
        pytest.skip("PostgreSQL is not installed")
    pytest.importorskip("asyncpg")
    with running_server(durable=False) as url:
        asyncio.run(_make_template(url))
        yield url


async def _make_template(url: str) -> None:
    await run_sql(url, "DROP DATABASE IF EXISTS tidetable_template", "CREATE DATABASE tidetable_template")
    await (await Store.open(url.format(name="tidetable_template"))).close()


async def run_sql(url: str, *commands: str, name: str = "postgres") -> None:
    """Run commands on a server outside of any transaction."""
    import asyncpg

    connection = await asyncpg.connect(url.format(name=name))
    try:
        for command in commands:
            await connection.execute(command)
    finally:
        await connection.close()


@pytest.fixture
async def postgres(postgres_url: str) -> AsyncIterator[str]:
    """The URL of a fresh PostgreSQL database with the schema in it."""
    name = f"tidetable_{next(_numbers)}"
    await run_sql(
        postgres_url, f"DROP DATABASE IF EXISTS {name}", f"CREATE DATABASE {name} TEMPLATE tidetable_template"
    )
    yield postgres_url.format(name=name)
    await run_sql(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database of each kind."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(url: str, clock: Clock, tmp_path: Path) -> AsyncIterator[Store]:
    """An open store on a database of each kind."""
    if url.startswith("sqlite:"):
        fresh_database(tmp_path)
    async with await Store.open(url, clock=clock) as opened:
        yield opened
