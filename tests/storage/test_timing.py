"""How a table stands with time is written by its turns; outages are told by a heartbeat; timers are looked at again."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

from storage import ServerId, Store, TableId
from storage.commits import NewWait
from storage.models import Outage
from tests.storage.samples import ANNA, BEN, Clock, open_table, turn


async def timing(store: Store, table: TableId) -> bytes | None:
    loaded = await store.tables.load(table)
    assert loaded is not None
    assert loaded.state is not None
    return loaded.state.timing


async def test_a_turn_keeps_how_the_table_stands_with_time(store: Store) -> None:
    table = await open_table(store)
    await store.turns.commit(replace(turn(table, 2), timing=b"banks"))
    assert await timing(store, table) == b"banks"
    await store.turns.commit(turn(table, 3))
    await store.turns.commit(replace(turn(table, 4), state=None))
    assert await timing(store, table) == b"banks"
    await store.turns.commit(replace(turn(table, 5), state=None, timing=b"later"))
    assert await timing(store, table) == b"later"


async def test_a_running_table_is_loaded_with_what_decides_about_its_clocks(store: Store, clock: Clock) -> None:
    table = await open_table(store)
    await store.players.change(BEN, preferences=b"{}")
    clock.now = 5_000.0
    await store.outages.beat(60.0)
    clock.now = 9_000.0
    await store.outages.beat(60.0)
    before = await store.tables.load(table)
    assert before is not None
    assert before.preferences == {}
    await store.turns.commit(replace(turn(table, 2), timing=b"banks", fields={"started_at": 4_000.0}))
    after = await store.tables.load(table)
    assert after is not None
    assert (after.preferences, after.outages) == ({BEN: b"{}"}, ((5_000.0, 9_000.0),))


async def test_a_heart_that_missed_no_beat_tells_of_no_outage(store: Store, clock: Clock) -> None:
    found: list[Outage | None] = []
    for now in (1_000.0, 1_030.0, 1_090.0, 1_151.0, 1_100.0, 1_160.0):
        clock.now = now
        found.append(await store.outages.beat(60.0))
    assert [(outage.since, outage.until) for outage in found if outage] == [(1_090.0, 1_151.0)]
    assert len(await store.outages.since(1_150.0)) == 1
    assert await store.outages.since(1_151.0) == []


async def test_a_long_outage_lets_deadlines_be_looked_at_again(store: Store, clock: Clock) -> None:
    table = await open_table(store)
    for now, due in ((1_000.0, 5_001.0), (2_000.0, 5_001.0), (4_000.0, 4_000.0)):
        clock.now = now
        await store.outages.beat(60.0, ring=["deadline"], ring_after=1_500.0)
        assert [timer.due for timer in await store.timers.of_table(table)] == [due]


async def test_what_a_person_chooses_lets_their_own_timers_be_looked_at_again(store: Store, clock: Clock) -> None:
    table = await open_table(store, ANNA, BEN)
    clock.now = 2_000.0
    [timer] = await store.timers.of_table(table)
    mine, other = (ANNA, BEN) if timer.seat == 0 else (BEN, ANNA)
    await store.players.choose(other, lambda _: {"preferences": b"{}"}, ring=["deadline"])
    await store.players.choose(mine, lambda _: {"preferences": b"{}"}, ring=["wake"])
    assert [timer.due for timer in await store.timers.of_table(table)] == [timer.due]
    await store.players.choose(mine, lambda _: {"preferences": b"{}"}, ring=["deadline"])
    assert [timer.due for timer in await store.timers.of_table(table)] == [2_000.0]


async def test_what_a_person_chooses_lets_what_their_tables_ask_be_looked_at_again(store: Store, clock: Clock) -> None:
    theirs, other = await open_table(store, ANNA, BEN), await open_table(store, BEN)
    clock.now = 2_000.0
    await store.players.choose(ANNA, lambda _: {"preferences": b"{}"}, ring_tables=["wake"])
    assert [timer.due > clock.now for timer in await store.timers.of_table(theirs)] == [True]
    await store.players.choose(ANNA, lambda _: {"preferences": b"{}"}, ring_tables=["deadline"])
    assert [timer.due for timer in await store.timers.of_table(theirs)] == [2_000.0]
    assert [timer.due > clock.now for timer in await store.timers.of_table(other)] == [True]


async def test_waits_are_written_with_the_turn_that_ends_them_and_old_ones_forgotten(
    store: Store, clock: Clock
) -> None:
    table = await open_table(store)
    ended = NewWait(user=ANNA, server=ServerId(5), seconds=60, in_time=True)
    await store.turns.commit(replace(turn(table, 2), waits=(ended, ended), at=clock.now))
    [kept] = (await store.reliability.of(ServerId(5), [ANNA], Mock()))[ANNA].waits
    assert (kept.seconds, kept.in_time, kept.table_id) == (60, True, table)
    assert await store.reliability.forget(clock.now) == 0
    assert await store.reliability.forget(clock.now + 1) == 1
