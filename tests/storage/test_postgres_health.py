"""PostgreSQL that goes away and comes back, or is too busy: health says so, and the bot is told in storage's words."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from storage import NoDatabase, StorageError, Store, Unwritable
from tests.storage.conftest import run_sql
from tests.storage.samples import open_table, turn

HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
FORBID = "ALTER DATABASE {name} SET default_transaction_read_only = on"
ALLOW = "ALTER DATABASE {name} RESET default_transaction_read_only"
TAKE_AWAY = "ALTER DATABASE {name} RENAME TO {name}_elsewhere"
BRING_BACK = "ALTER DATABASE {name}_elsewhere RENAME TO {name}"


def is_sound(store: Store) -> bool:
    """Whether health has nothing to say just now."""
    return store.health.is_sound


@pytest.mark.parametrize(
    ("ends", "again", "told"),
    [
        ((FORBID, HANG_UP), (ALLOW, HANG_UP), Unwritable),
        ((HANG_UP, TAKE_AWAY), (BRING_BACK,), NoDatabase),
    ],
    ids=["takes no writes", "is gone"],
)
async def test_the_heartbeat_finds_that_no_turn_could_be_written_and_that_it_can_be_again(
    postgres: str, postgres_url: str, ends: tuple[str, ...], again: tuple[str, ...], told: type[StorageError]
) -> None:
    name = make_url(postgres).database
    async with await Store.open(postgres) as store:
        table = await open_table(store)
        await store.outages.beat(60.0)
        assert is_sound(store)
        await run_sql(postgres_url, *(command.format(name=name) for command in ends))
        try:
            with pytest.raises(told):
                await store.outages.beat(60.0)
            assert not is_sound(store)
            with pytest.raises(told):
                await store.turns.commit(turn(table, 2))
            assert not is_sound(store)
        finally:
            await run_sql(postgres_url, *(command.format(name=name) for command in again))
        await store.outages.beat(60.0)
        assert is_sound(store)
        await store.turns.commit(turn(table, 2))
        assert is_sound(store)


async def test_that_no_connection_is_free_is_told_as_a_busy_database(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncpg

    from storage import postgres as module

    impatient = partial(create_async_engine, pool_timeout=0.05)
    monkeypatch.setattr(module, "create_async_engine", impatient)
    async with await Store.open(postgres) as store:
        table = await open_table(store)
        other = await asyncpg.connect(postgres)
        async with other.transaction():
            await other.execute("LOCK TABLE marks IN ACCESS EXCLUSIVE MODE")
            held = [asyncio.ensure_future(store.marks.put(str(each), b"")) for each in range(module.POOL_SIZE)]
            await asyncio.sleep(0)  # Each has its connection now, and waits for the lock.
            for work in (store.outages.beat(60.0), store.tables.load(table), store.turns.commit(turn(table, 2))):
                with pytest.raises(Unwritable) as error:
                    await work
                assert error.value.reason == "busy"
            assert not is_sound(store)
        await asyncio.gather(*held)
        await other.close()
        await store.outages.beat(60.0)
        assert is_sound(store)
