"""Timers are found when due, by one worker, and never lost or run twice when a turn sets them anew."""

from __future__ import annotations

import asyncio

from storage import NO_SEAT, Commit, SetTimer, Store, TableId
from tests.storage.samples import ANNA, Clock, lobby


async def table_with(store: Store, *timers: SetTimer) -> TableId:
    table = (await store.turns.commit(lobby(ANNA))).table
    await store.turns.commit(Commit(table=table, expected=1, timers=timers))
    return table


async def test_only_what_is_due_is_claimed_the_longest_due_first(store: Store, clock: Clock) -> None:
    await table_with(
        store,
        SetTimer(kind="late", due=1_100.0),
        SetTimer(kind="b", due=900.0, seat=3),
        SetTimer(kind="a", due=800.0),
    )
    assert await store.timers.due_next() == 800.0
    claimed = await store.timers.claim_due("w", lease=30)
    assert [(timer.kind, timer.seat) for timer in claimed] == [("a", NO_SEAT), ("b", 3)]
    assert await store.timers.claim_due("v") == []
    assert await store.timers.due_next() == 1_030.0
    for timer in claimed:
        assert await store.timers.finish(timer)
    assert await store.timers.due_next() == 1_100.0
    clock.now = 1_100.0
    assert [timer.kind for timer in await store.timers.claim_due("w")] == ["late"]


async def test_two_workers_never_get_the_same_timer(store: Store, url: str, clock: Clock) -> None:
    for _ in range(10):
        await table_with(store, *(SetTimer(kind="k", due=1.0, seat=seat) for seat in range(4)))
    async with await Store.open(url, clock=clock) as other:
        timers = [store.timers, other.timers] * 4
        claims = await asyncio.gather(*(of.claim_due(f"w{n}", limit=7) for n, of in enumerate(timers)))
    keys = [(timer.table_id, timer.seat) for claim in claims for timer in claim]
    assert len(keys) == len(set(keys)) == 40


async def test_a_claim_that_nobody_answers_for_ends(store: Store, clock: Clock) -> None:
    await table_with(store, SetTimer(kind="k", due=1.0))
    [first] = await store.timers.claim_due("crashed", lease=30)
    clock.now += 30
    [second] = await store.timers.claim_due("w")
    assert second.attempts == 2
    assert not await store.timers.finish(first)
    assert await store.timers.finish(second)


async def test_a_timer_set_anew_while_it_is_seen_to_is_not_lost(store: Store) -> None:
    table = await table_with(store, SetTimer(kind="k", due=1.0))
    [old] = await store.timers.claim_due("w")
    await store.turns.commit(Commit(table=table, expected=2, timers=(SetTimer(kind="k", due=2.0),)))
    assert not await store.timers.finish(old)
    assert not await store.timers.put_off(old, 99.0)
    [new] = await store.timers.claim_due("w")
    assert new.due == 2.0


async def test_the_turn_that_sees_to_a_timer_clears_it(store: Store) -> None:
    table = await table_with(store, SetTimer(kind="k", due=1.0, seat=2), SetTimer(kind="k", due=2.0))
    await store.turns.commit(Commit(table=table, expected=2, clear_timers=(("k", 2),)))
    assert [timer.seat for timer in await store.timers.of_table(table)] == [NO_SEAT]
    await store.turns.commit(Commit(table=table, expected=3, clear_timers=(("k", None),)))
    assert await store.timers.of_table(table) == []
    assert await store.timers.due_next() is None


async def test_a_timer_can_be_put_off(store: Store) -> None:
    await table_with(store, SetTimer(kind="k", due=1.0))
    [timer] = await store.timers.claim_due("w")
    assert await store.timers.put_off(timer, 1_500.0)
    assert await store.timers.due_next() == 1_500.0


async def test_only_what_was_tried_counts_as_an_attempt(store: Store, clock: Clock) -> None:
    await table_with(store, SetTimer(kind="k", due=1.0))
    for attempts, kept in ((1, 1), (2, 2), (3, 0), (1, 0)):
        [timer] = await store.timers.claim_due("w")
        assert timer.attempts == attempts
        clock.now += 20
        assert await store.timers.put_off(timer, clock.now, attempts=kept)
