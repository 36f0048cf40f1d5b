"""Logs that are packed are read as if they were not, on both databases."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

import pytest
from sqlalchemy import func
from sqlalchemy.util import await_only
from sqlmodel import Session, select

from storage import Commit, Conflict, NewAction, Store, TableId, turns
from storage.archives import read_packed, unpack
from storage.models import Action, Archive
from tests.storage.samples import ANNA, BEN, SERVER, Clock, lobby, open_table, play, turn

ENDED = 2_000.0
TURNS = 30


async def finished(store: Store, clock: Clock) -> TableId:
    """A game that was played and is over."""
    table = await open_table(store)
    await play(store, table, TURNS)
    clock.now = ENDED
    over = replace(turn(table, 2 + TURNS), fields={"status": "over", "ended_at": ENDED}, timers=())
    await store.turns.commit(over)
    return table


async def pack(store: Store, table: TableId) -> int:
    loaded = await store.tables.load(table)
    assert loaded is not None
    return await store.archives.put(table, await store.turns.actions(table), loaded.version)


async def rows_left(store: Store) -> int:
    found: int = await store.database.read(lambda session: session.exec(select(func.count()).select_from(Action)).one())
    return found


async def test_a_packed_log_reads_as_before_and_takes_less(store: Store, clock: Clock) -> None:
    table = await finished(store, clock)
    log = [row.model_dump() for row in await store.turns.actions(table)]
    late = [row.model_dump() for row in await store.turns.actions(table, after=20)]
    overview = await store.tables.load_overview(table, turns=5)
    size = await pack(store, table)
    assert await rows_left(store) == 0
    assert size < sum(len(row["payload"]) + len(row["draws"]) + len(row["events"]) for row in log)
    assert [row.model_dump() for row in await store.turns.actions(table)] == log
    assert [row.model_dump() for row in await store.turns.actions(table, after=20)] == late
    again = await store.tables.load_overview(table, turns=5)
    assert overview is not None
    assert again is not None
    assert [row.model_dump() for row in again.log] == [row.model_dump() for row in overview.log]
    assert len(again.log) == 5


async def test_a_log_that_is_packed_while_it_is_read_is_read_once(
    postgres: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(postgres, clock=clock) as store:
        table = await finished(store, clock)
        log = await store.turns.actions(table)
        loaded = await store.tables.load(table)
        assert loaded is not None
        version = loaded.version

        def read_late(session: Session, table: TableId, *, after: int = 0) -> list[Action]:
            await_only(store.archives.put(table, log, version))
            return read_packed(session, table, after=after)

        monkeypatch.setattr(turns, "read_packed", read_late)
        kept = [row.model_dump() for row in log]
        assert [row.model_dump() for row in await store.turns.actions(table)] == kept
        assert await rows_left(store) == 0
        monkeypatch.undo()
        assert [row.model_dump() for row in await store.turns.actions(table)] == kept


async def test_a_person_gets_what_they_did_in_packed_games_too_and_what_changed_is_counted(
    store: Store, clock: Clock
) -> None:
    table = await finished(store, clock)
    before = await store.persons.export(BEN)
    moves = [one.moves for one in await store.tables.find_changes(ANNA, 500.0)]
    reliable = await store.reliability.of(SERVER, [ANNA], Mock(return_value=False))
    await pack(store, table)
    assert await store.persons.export(BEN) == before
    assert len(before["actions"]) > 10
    assert [one.moves for one in await store.tables.find_changes(ANNA, 500.0)] == moves != [0]
    assert await store.reliability.of(SERVER, [ANNA], Mock(return_value=False)) == reliable
    await store.persons.erase(BEN)
    assert (await store.persons.export(BEN))["actions"] == []
    assert len(await store.turns.actions(table)) == TURNS + 2


async def test_what_is_added_after_packing_comes_after_it(store: Store, clock: Clock) -> None:
    table = await finished(store, clock)
    await pack(store, table)
    loaded = await store.tables.load(table)
    assert loaded is not None
    late = NewAction(kind="control", payload=b'{"type":"handed"}')
    await store.turns.commit(Commit(table=table, expected=loaded.version, actions=(late,)))
    log = await store.turns.actions(table)
    assert [row.version for row in log] == list(range(2, loaded.version + 2))


async def test_a_log_that_has_changed_meanwhile_is_not_packed(store: Store, clock: Clock) -> None:
    table = await finished(store, clock)
    with pytest.raises(Conflict):
        await store.archives.put(table, (await store.turns.actions(table))[:-1], 1)
    assert await rows_left(store) == TURNS + 2


async def test_games_are_found_by_when_they_ended_and_none_twice(store: Store, clock: Clock) -> None:
    tables = [await finished(store, clock) for _ in range(3)]
    await store.turns.commit(lobby(ANNA))
    found = await store.archives.find_ended((0.0, 0), ENDED, limit=2)
    assert found == [(ENDED, tables[0]), (ENDED, tables[1])]
    assert await store.archives.find_ended(found[-1], ENDED, limit=2) == [(ENDED, tables[2])]
    assert await store.archives.find_ended((0.0, 0), ENDED - 1, limit=2) == []


def test_an_archive_says_in_which_form_it_is() -> None:

    strange = Archive(table_id=TableId(1), first_version=1, last_version=1, actions=1, data=b"\x09")
    with pytest.raises(ValueError, match="unknown form"):
        unpack(strange)
