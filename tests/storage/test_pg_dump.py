"""PostgreSQL's own tools make copies that the bot's own check finds sound, as docs/hosting.md says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage import Store
from storage.check import check
from tests.storage.conftest import run_sql
from tests.storage.postgres_server import programs
from tests.storage.samples import open_table, play

NAME = "tidetable_restored"
SKIP = "SELECT setval('tables_id_seq', greatest(last_value, {}) + 100000) FROM tables_id_seq"


async def test_what_pg_dump_copies_and_pg_restore_puts_back_is_sound_and_playable(
    postgres: str, postgres_url: str, tmp_path: Path
) -> None:
    place = programs()
    assert place is not None
    tools = (place / "initdb").resolve().parent
    if not (tools / "pg_dump").exists():
        pytest.skip("the tools of PostgreSQL are not installed")
    async with await Store.open(postgres) as store:
        table = await open_table(store)
        await play(store, table, 3)
    await run_sql(postgres_url, f"DROP DATABASE IF EXISTS {NAME}", f"CREATE DATABASE {NAME}")
    restored = postgres_url.format(name=NAME)
    file = str(tmp_path / "tidetable.dump")
    dump = (str(tools / "pg_dump"), "--format=custom", f"--file={file}", postgres)
    put = (str(tools / "pg_restore"), "--no-owner", f"--dbname={restored}", file)
    for command in (dump, put):
        process = await asyncio.create_subprocess_exec(*command)
        assert await process.wait() == 0
    try:
        assert await check(restored) == []
        await run_sql(postgres_url, SKIP.format(100_002), name=NAME)
        async with await Store.open(restored) as store:
            await play(store, table, 2, version=5)
            assert await open_table(store) > 200_000
    finally:
        await run_sql(postgres_url, f"DROP DATABASE {NAME} WITH (FORCE)")
