"""The log of a game that is long over is packed once a replay has shown that it is whole; nobody notices."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from sqlalchemy import update
from sqlmodel import col

from bot.host import Host, Seated
from bot.host.records import record_file
from bot.host.replay import lay_out
from bot.upkeep.maintenance import check
from bot.upkeep.packing import LONG_OVER, pack_all
from engine.games import game_named
from engine.record import read, verify
from storage.errors import Closed
from storage.ids import TableId, UserId
from storage.models import Action, Archive, State, Table
from storage.store import Store
from tests.bot.test_host import ANN, BOB, CEM, NOW, PAUSES, running
from tests.fresh_database import fresh_database

LATER = NOW + LONG_OVER + 1


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: NOW) as one:
        yield one


@pytest.fixture
def host(store: Store) -> Host:
    return Host(store, lambda: NOW, PAUSES)


async def played(host: Host, system: str, users: tuple[UserId, UserId] = (ANN, BOB)) -> TableId:
    """A game that two people have played at random to its end."""
    luck, table = Random(7), await running(host, system, users)
    while (seated := await host.load(table)).running:
        assert seated.game is not None
        seat = luck.choice(seated.game.to_act)
        await host.act(table, None, seat, luck.choice(seated.game.legal(seat)))
    return table


async def record_of(host: Host, table: TableId) -> bytes:
    seated = await host.load(table)
    return record_file(seated, await host.log(seated), await host.store.turns.sittings(table))


async def is_packed(store: Store, table: TableId) -> bool:
    return await store.database.read(lambda session: session.get(Archive, table)) is not None


@pytest.mark.parametrize("system", ["waves", "wave"])
async def test_records_replays_and_their_proof_are_the_same_of_a_packed_game(
    host: Host, store: Store, system: str
) -> None:
    table = await played(host, system)
    before = await record_of(host, table)
    log = await host.log(await host.load(table))
    assert await pack_all(store, LATER) == 1
    assert await is_packed(store, table)
    assert await record_of(host, table) == before
    assert await host.log(await host.load(table)) == log
    assert len(lay_out(before).steps) == len(read(before).actions) + 1
    assert verify(read(await record_of(host, table))) is not None
    await store.persons.erase(ANN)
    assert read(await record_of(host, table)).actions == read(before).actions


async def test_only_games_that_are_long_over_are_packed_and_each_once(host: Host, store: Store) -> None:
    table = await played(host, "wave")
    assert await pack_all(store, NOW + LONG_OVER - 1) == 0
    assert not await is_packed(store, table)
    assert await pack_all(store, LATER) == 1
    assert await pack_all(store, LATER) == 0


async def test_a_game_that_goes_on_is_not_packed(host: Host, store: Store) -> None:
    table = await running(host, "wave", (ANN, BOB))
    assert await pack_all(store, LATER) == 0
    assert not await is_packed(store, table)


async def test_packing_that_was_stopped_half_way_goes_on(
    host: Host, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await played(host, "wave", users) for users in ((ANN, BOB), (BOB, CEM))]
    with monkeypatch.context() as stopped:
        stopped.setattr(store.marks, "put", AsyncMock(side_effect=Closed))
        with pytest.raises(Closed):
            await pack_all(store, LATER)
    assert [await is_packed(store, table) for table in tables] == [True, True]
    third = await played(host, "wave", (CEM, ANN))
    assert await pack_all(store, LATER) == 1
    assert await is_packed(store, third)


@pytest.mark.parametrize("fault", ["not installed", "other rules", "raises"])
async def test_a_game_that_cannot_be_replayed_any_more_keeps_no_other_from_being_packed(
    host: Host, store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    gone, there = await played(host, "waves"), await played(host, "wave", (BOB, ANN))
    if fault == "not installed":
        other = update(Table).where(col(Table.id) == gone).values(game="pebbles")
        await store.database.write(lambda session: session.execute(other) and None)
    elif fault == "other rules":
        newer = update(State).where(col(State.table_id) == gone).values(schema_version=99)
        await store.database.write(lambda session: session.execute(newer) and None)
    else:
        monkeypatch.setattr(type(game_named("waves")), "apply", Mock(side_effect=ZeroDivisionError))
    with caplog.at_level(logging.ERROR):
        assert await pack_all(store, LATER) == 1
    assert [await is_packed(store, table) for table in (gone, there)] == [False, True]
    assert f"table={gone} not packed" in caplog.text


async def test_a_log_that_does_not_lead_to_its_state_is_left_as_it_is_and_reported(
    host: Host, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played(host, "wave")
    rows = await store.turns.actions(table)
    last = next(row for row in reversed(rows) if row.kind == "act")
    broken = update(Action).where(col(Action.table_id) == table, col(Action.version) == last.version)
    await store.database.write(lambda session: session.execute(broken.values(kind="control", seat=None)) and None)
    with caplog.at_level(logging.ERROR):
        assert await pack_all(store, LATER) == 0
    assert not await is_packed(store, table)
    assert f"table={table} not packed" in caplog.text
    assert len(await store.turns.actions(table)) == len(rows)
    assert Seated((await store.tables.load(table)) or pytest.fail("the table is gone")).game is not None


@pytest.mark.parametrize("fault", ["not installed", "other rules"])
async def test_a_game_that_cannot_be_opened_is_said_and_the_others_are_checked_all_the_same(
    host: Host, store: Store, tmp_path: Path, fault: str
) -> None:
    gone = await running(host, "waves", (ANN, BOB))
    broken = await running(host, "war", (BOB, ANN))
    game = (await host.load(broken)).game
    assert game is not None
    await host.act(broken, None, game.to_act[0], game.legal(game.to_act[0])[0])
    change: Any = update(Table).where(col(Table.id) == gone).values(game="pebbles")
    if fault == "other rules":
        change = update(State).where(col(State.table_id) == gone).values(schema_version=99)
    await store.database.write(lambda session: session.execute(change) and None)
    unmade = update(Action).where(col(Action.table_id) == broken, col(Action.kind) == "act")
    await store.database.write(lambda session: session.execute(unmade.values(kind="control", seat=None)) and None)
    said: list[str] = []
    assert await check(f"sqlite:///{tmp_path / 'tables.db'}", said.append) == 2
    assert [line.partition(":")[0] for line in said] == [f"table #{gone}", f"table #{broken}"]
    assert "not installed, or not with the rules" in said[0]
