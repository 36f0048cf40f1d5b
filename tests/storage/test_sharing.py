"""Turns that wait at the same moment share one commit, and so one wait for the disk; the bench says what that gives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from storage import Store
from storage.database import Job
from storage.sqlite import SqliteDatabase
from tests.storage.samples import open_table, turn

TABLES, TURNS = 50, 4


async def test_turns_that_wait_together_share_a_commit(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    write: Callable[..., list[tuple[Job, Any]]] = SqliteDatabase._write_group

    def counted(self: Any, engine: Any, jobs: Sequence[Job]) -> list[tuple[Job, Any]]:
        groups.append(len(jobs))
        return write(self, engine, jobs)

    async with await Store.open(sqlite) as store:
        tables = [await open_table(store) for _ in range(TABLES)]
        monkeypatch.setattr(SqliteDatabase, "_write_group", counted)
        for version in range(2, TURNS + 2):
            await asyncio.gather(*(store.turns.commit(turn(table, version)) for table in tables))
    assert sum(groups) == TABLES * TURNS
    assert len(groups) <= TABLES * TURNS / 8
