"""A turn is written whole, once, or not at all."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage import (
    Closed,
    Commit,
    Committed,
    Conflict,
    NewAction,
    NewResult,
    NewState,
    NoSuchTable,
    Overloaded,
    PutSeat,
    SetTimer,
    Store,
    TableId,
    WantPost,
    WriteRefused,
)
from tests.storage.samples import ANNA, BEN, CLEO, Clock, lobby, open_table, play, request, turn


async def test_a_lobby_is_a_table_with_its_people(store: Store) -> None:
    opened = await store.turns.commit(lobby(ANNA, BEN))
    loaded = await store.tables.load(opened.table)
    assert opened.version == 1
    assert loaded is not None
    assert (loaded.table.status, loaded.table.name, loaded.table.owner_id) == ("lobby", "Friday", ANNA)
    assert [seat.user_id for seat in loaded.seats] == [ANNA, BEN]
    assert loaded.state is None


async def test_a_turn_keeps_everything_it_carries(store: Store) -> None:
    table = await open_table(store)
    done = await store.turns.commit(turn(table, 2, state=b"after"))
    loaded = await store.tables.load(table)
    assert loaded is not None
    assert loaded.state is not None
    assert (done.version, loaded.table.version, loaded.state.data, loaded.state.chance_position) == (3, 3, b"after", 2)
    assert [action.version for action in await store.turns.actions(table)] == [2, 3]
    assert [action.version for action in await store.turns.actions(table, after=2)] == [3]
    posts = {(post.audience, post.kind): post for post in await store.posts.of_table(table)}
    assert posts["seat:0", "hand"].version_wanted == 3
    assert posts["public", "lobby"].version_wanted == 1
    assert [(timer.kind, timer.seat, timer.due) for timer in await store.timers.of_table(table)] == [
        ("deadline", 0, 5_002.0)
    ]
    assert [(waiting.table.id, waiting.seat.number) for waiting in await store.tables.waiting_for(BEN)] == [(table, 1)]
    assert await store.tables.waiting_for(ANNA) == []


async def test_a_lost_race_changes_nothing(store: Store) -> None:
    table = await open_table(store)
    before = await everything(store, table)
    with pytest.raises(Conflict) as lost:
        await store.turns.commit(turn(table, 1, state=b"from the past"))
    assert (lost.value.table, lost.value.expected, lost.value.found) == (table, 1, 2)
    assert await everything(store, table) == before


async def test_of_many_turns_at_once_for_one_version_exactly_one_wins(store: Store) -> None:
    table = await open_table(store)
    outcomes = await asyncio.gather(
        *(store.turns.commit(turn(table, 2, state=b"%d" % n)) for n in range(20)), return_exceptions=True
    )
    won = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, Committed)]
    assert len(won) == 1
    assert all(isinstance(outcome, Conflict) for n, outcome in enumerate(outcomes) if n not in won)
    loaded = await store.tables.load(table)
    assert loaded is not None
    assert loaded.state is not None
    assert loaded.state.data == b"%d" % won[0]


async def test_a_repeated_request_is_told_what_it_did_and_does_nothing(store: Store) -> None:
    table = await open_table(store)
    press = turn(table, 2)
    first = await store.turns.commit(press)
    await play(store, table, 1, version=3)
    before = await everything(store, table)
    again = await store.turns.commit(press)
    assert again == replace(first, repeated=True)
    assert press.request_id is not None
    assert await store.turns.find_request(press.request_id) == again
    assert await store.turns.find_request("never") is None
    assert await everything(store, table) == before


async def test_a_double_press_at_the_same_moment_counts_once(store: Store) -> None:
    table = await open_table(store)
    press = turn(table, 2)
    outcomes = await asyncio.gather(*(store.turns.commit(press) for _ in range(5)))
    assert sorted(outcome.repeated for outcome in outcomes) == [False, True, True, True, True]
    assert {outcome.version for outcome in outcomes} == {3}


async def test_a_lobby_pressed_for_twice_is_one_table(store: Store) -> None:
    press = lobby(ANNA)
    first, second = await asyncio.gather(store.turns.commit(press), store.turns.commit(press))
    assert first.table == second.table
    assert len(await store.tables.of_user(ANNA)) == 1


async def test_a_lobby_pressed_for_in_two_processes_is_one_table(store: Store, url: str, clock: Clock) -> None:
    async with await Store.open(url, clock=clock) as other:
        for round_number in range(1, 11):
            press = lobby(ANNA)
            first, second = await asyncio.gather(store.turns.commit(press), other.turns.commit(press))
            assert first.table == second.table
            assert first.repeated != second.repeated
            assert len(await store.tables.of_user(ANNA)) == round_number


async def test_a_bad_turn_hurts_no_other_of_its_group(store: Store) -> None:
    tables = [await open_table(store) for _ in range(6)]
    good = [turn(table, 2) for table in tables]
    good[3] = replace(good[3], actions=(NewAction(payload=None),))  # type: ignore[arg-type]
    outcomes = await asyncio.gather(*(store.turns.commit(commit) for commit in good), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Committed] * 3 + [WriteRefused] + [Committed] * 2
    assert [await version_of(store, table) for table in tables] == [3, 3, 3, 2, 3, 3]


async def test_other_work_that_fails_hurts_no_turn_of_its_group(store: Store) -> None:
    table = await open_table(store)

    def work(_session: object) -> None:
        raise ZeroDivisionError

    outcomes = await asyncio.gather(
        store.turns.commit(turn(table, 2)), store.database.write(work), return_exceptions=True
    )
    assert isinstance(outcomes[0], Committed)
    assert isinstance(outcomes[1], ZeroDivisionError)


async def test_a_table_that_is_not_there_is_named(store: Store) -> None:
    with pytest.raises(NoSuchTable) as error:
        await store.turns.commit(turn(TableId(404), 1))
    assert error.value.table == 404
    assert await store.tables.load(TableId(404)) is None


async def test_nonsense_is_refused_before_it_waits(store: Store) -> None:
    with pytest.raises(WriteRefused):
        await store.turns.commit(Commit(seats=(PutSeat(number=63),)))
    with pytest.raises(WriteRefused):
        await store.turns.commit(Commit(expected=1))
    with pytest.raises(WriteRefused):
        await store.turns.commit(Commit(waiting=frozenset({-1})))


async def test_too_many_waiting_turns_are_refused_clearly_and_the_others_are_kept(url: str, clock: Clock) -> None:
    async with await Store.open(url, clock=clock, queue_limit=10) as store:
        tables = [await open_table(store) for _ in range(15)]
        outcomes = await asyncio.gather(
            *(store.turns.commit(turn(table, 2)) for table in tables), return_exceptions=True
        )
        kept = [outcome for outcome in outcomes if isinstance(outcome, Committed)]
        refused = [outcome for outcome in outcomes if isinstance(outcome, Overloaded)]
        assert (len(kept), len(refused)) == (10, 5)
        assert (refused[0].waiting, refused[0].limit) == (10, 10)
        assert sum([await version_of(store, table) for table in tables]) == 10 * 3 + 5 * 2
        await store.turns.commit(turn(tables[-1], 2))


async def test_closing_writes_what_waits(url: str, clock: Clock) -> None:
    store = await Store.open(url, clock=clock)
    table = await open_table(store)
    waiting = [asyncio.ensure_future(store.turns.commit(turn(table, 2)))]
    await asyncio.sleep(0)
    await store.close()
    assert (await waiting[0]).version == 3
    with pytest.raises(Closed):
        await store.turns.commit(turn(table, 3))


async def test_a_cancelled_caller_leaves_the_writer_well(store: Store) -> None:
    table = await open_table(store)
    press = turn(table, 2)
    waiting = asyncio.ensure_future(store.turns.commit(press))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert (await store.turns.commit(press)).version == 3
    assert (await store.turns.commit(turn(table, 3))).version == 4


async def test_an_undone_action_stays_in_the_log(store: Store) -> None:
    table = await open_table(store)
    await store.turns.commit(
        Commit(table=table, expected=2, actions=(NewAction(kind="undo", seat=0), NewAction(kind="control")))
    )
    log = await store.turns.actions(table)
    assert [(action.version, action.ordinal, action.kind) for action in log] == [
        (2, 0, "act"),
        (3, 0, "undo"),
        (3, 1, "control"),
    ]


async def test_a_table_that_is_over_waits_for_nobody_and_has_no_deadline(store: Store) -> None:
    table = await open_table(store)
    await store.turns.commit(
        Commit(
            table=table,
            expected=2,
            fields={"status": "over", "ended_at": 9.0},
            timers=(SetTimer(kind="rematch", due=99.0),),
            results=(NewResult(seat=0, place=1, score=12.5, won=True), NewResult(seat=1, place=2)),
        )
    )
    assert await store.tables.waiting_for(ANNA) == []
    assert await store.tables.waiting_for(BEN) == []
    assert [timer.kind for timer in await store.timers.of_table(table)] == ["rematch"]
    assert [(result.seat, result.score) for result in await store.results.of_table(table)] == [(0, 12.5), (1, 0.0)]
    played = await store.results.of_user(ANNA)
    assert [(game.table.id, game.result.place, game.result.won) for game in played] == [(table, 1, True)]


async def test_what_waits_longest_comes_first_and_what_a_computer_plays_does_not_wait(
    store: Store, clock: Clock
) -> None:
    tables = []
    for _ in range(3):
        tables.append(await open_table(store))
        await store.turns.commit(Commit(table=tables[-1], expected=2, waiting=frozenset({0})))
        clock.now += 10
    first, second, third = tables
    assert [waiting.table.id for waiting in await store.tables.waiting_for(ANNA)] == [first, second, third]
    [longest] = await store.tables.waiting_for(ANNA, beside=first, limit=1)
    assert longest.table.id == second
    away = PutSeat(number=0, kind="computer", user_id=ANNA, name="Anna", level="easy")
    await store.turns.commit(Commit(table=first, expected=3, seats=(away,)))
    assert [waiting.table.id for waiting in await store.tables.waiting_for(ANNA)] == [second, third]


async def test_waiting_since_is_when_the_waiting_began(store: Store, clock: Clock) -> None:
    table = await open_table(store)
    for version, seats in ((2, {1}), (3, {0, 1}), (4, {0})):
        clock.now += 10
        await store.turns.commit(Commit(table=table, expected=version, waiting=frozenset(seats)))
    assert [waiting.since for waiting in await store.tables.waiting_for(ANNA)] == [1_020.0]
    assert await store.tables.waiting_for(BEN) == []
    await store.turns.commit(Commit(table=table, expected=5, seats=(PutSeat(number=0, user_id=CLEO, name="Cleo"),)))
    assert [waiting.since for waiting in await store.tables.waiting_for(CLEO)] == [1_020.0]
    assert await store.tables.waiting_for(ANNA) == []


async def test_a_seat_changes_hands(store: Store, clock: Clock) -> None:
    table = (await store.turns.commit(lobby(ANNA, BEN))).table
    clock.now = 2_000.0
    reached = PutSeat(number=0, user_id=ANNA, name="Anna", reach="ok")
    await store.turns.commit(Commit(table=table, expected=1, seats=(reached,), remove_seats=(1,)))
    await store.turns.commit(Commit(table=table, expected=2, seats=(PutSeat(number=1, kind="computer", level="calm"),)))
    loaded = await store.tables.load(table)
    assert loaded is not None
    assert [(seat.kind, seat.user_id, seat.reach, seat.since) for seat in loaded.seats] == [
        ("person", ANNA, "ok", 1_000.0),
        ("computer", None, "unknown", 2_000.0),
    ]


async def test_old_requests_are_forgotten(store: Store, clock: Clock) -> None:
    old, new = turn(await open_table(store), 2), turn(await open_table(store), 2)
    await store.turns.commit(replace(old, at=10.0))
    await store.turns.commit(new)
    assert await store.turns.forget_requests(100.0) == 1
    assert await store.turns.find_request(old.request_id or "") is None
    assert await store.turns.find_request(new.request_id or "") is not None


async def test_one_commit_may_change_some_columns_and_leave_the_others(store: Store) -> None:
    table = await open_table(store)
    await store.turns.commit(Commit(table=table, expected=2, request_id=request(), fields={"thread_id": None}))
    changed = await store.tables.get(table)
    assert changed is not None
    assert (changed.version, changed.thread_id, changed.name, changed.secret) == (3, None, "Friday", b"hush")


async def test_a_state_and_a_post_can_be_large(store: Store) -> None:
    table = await open_table(store)
    large = bytes(range(256)) * 4_000
    post = WantPost(audience="public", kind="log:3", payload=large)
    await store.turns.commit(Commit(table=table, expected=2, state=NewState(data=large), posts=(post,)))
    loaded = await store.tables.load(table)
    assert loaded is not None
    assert loaded.state is not None
    assert loaded.state.data == large
    kept = await store.posts.get(table, "public", "log:3")
    assert kept is not None
    assert kept.payload == large


async def version_of(store: Store, table: TableId) -> int:
    found = await store.tables.get(table)
    assert found is not None
    return found.version


async def everything(store: Store, table: TableId) -> object:
    return (
        await store.tables.load(table),
        await store.turns.actions(table),
        await store.posts.of_table(table),
        await store.timers.of_table(table),
    )
