"""The loop that sees to timers: it outlives errors of the database, and sets many deadlines anew with little work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot.clock
from bot.clock import AGAIN, LONGEST_AGAIN, TimerLoop
from bot.host import Host, Seated
from bot.host.builder import CommitBuilder
from bot.host.timers import APPLIED, BREAK, COMPUTER, LATE, REMIND, Pauses
from bot.host.waits import read_clock
from bot.play import presence
from bot.preferences import ServerSettings
from storage.commits import SetTimer
from storage.errors import Unwritable
from storage.ids import ServerId, TableId, UserId
from storage.store import Store
from tests.bot.play.conftest import SERVER, People
from tests.bot.play.daily import waited_for
from tests.fresh_database import fresh_database

NOW = 1_800_000_000.0
DAY = 86_400.0


class Now:
    """The time, which passes as a test says."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
async def host(tmp_path: Path, now: Now) -> AsyncIterator[Host]:
    async with await Store.open(fresh_database(tmp_path), clock=now) as store:
        yield Host(store, now, Pauses(grace=20.0, computer=2.0))


@pytest.fixture
def people(host: Host) -> People:
    return People(host)


@asynccontextmanager
async def ticking(host: Host, move: Callable[[TableId, int], Any], now: Now) -> AsyncIterator[TimerLoop]:
    clock = TimerLoop(host, move, now)
    host.look_at_timers = lambda: clock.wake(0.0)
    host.wake = lambda *_: clock.wake(0.0)
    running = asyncio.create_task(clock.run())
    try:
        yield clock
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def no_move(_table: int, _seat: int) -> None:
    """No computer player sits anywhere."""


async def until(claim: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not claim():
            await asyncio.sleep(0.005)


def failing(monkeypatch: pytest.MonkeyPatch, thing: object, name: str, times: int = 2) -> list[str]:
    """Let the database fail some times at this; what is returned has an entry for each."""
    really = getattr(thing, name)
    failed: list[str] = []

    async def fail(*given: Any, **named: Any) -> Any:
        if len(failed) < times:
            failed.append(name)
            raise Unwritable("busy", "here", "for a moment")
        return await really(*given, **named)

    monkeypatch.setattr(thing, name, fail)
    return failed


@pytest.mark.parametrize("name", ["timers.claim_due", "timers.due_next", "calls.next_digest", "calls.digests_due"])
async def test_the_clock_goes_on_after_the_database_has_failed(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(bot.clock, "AFTER_ERROR", 0.0)
    seated = await people.deal("waves", "bob")
    store, _, method = name.partition(".")
    failed, moved = failing(monkeypatch, getattr(host.store, store), method), []

    async def move(_table: int, seat: int) -> None:
        moved.append(seat)

    async with ticking(host, move, now) as clock:
        await until(lambda: len(failed) == 2)
        due = SetTimer(kind=COMPUTER, due=NOW, seat=0)
        await host.change(seated.id, None, lambda now: CommitBuilder(now, timers=[due]).build())
        clock.wake(NOW)
        await until(lambda: moved == [0])


async def test_a_digest_that_cannot_be_put_off_either_ends_nothing(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.clock, "AFTER_ERROR", 0.0)
    ann = people.ask("ann")
    await people.deal("waves", "bob")
    await host.store.players.change(ann.user, preferences=b'{"digest_hour":8}', digest_due=NOW - 1)
    failed = failing(monkeypatch, host.store.calls, "give_digest", times=3)
    async with ticking(host, no_move, now):
        await until(lambda: len(failed) == 3)
        await until_later(host, ann.user)


async def until_later(host: Host, user: UserId) -> None:
    async with asyncio.timeout(60):
        while ((await host.store.players.get(user)).digest_due or 0) <= NOW:
            await asyncio.sleep(0.005)


async def settle(host: Host, *games: Seated) -> None:
    """Wait until nothing is due at these tables, nor in work."""
    async with asyncio.timeout(60):
        for game in games:
            while any(timer.due <= host.clock() for timer in await host.store.timers.of_table(game.id)):
                await asyncio.sleep(0.005)


async def test_changed_hours_set_every_deadline_anew_with_one_commit_a_table(
    host: Host, people: People, now: Now
) -> None:
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace="daily")))
    games = [await people.deal("war", "bob") for _ in range(6)]
    seats = {game.id: waited_for(game)[0] for game in games}
    asked_in_discord = []

    async def has_left(_server: ServerId, user: UserId) -> bool:
        asked_in_discord.append(user)
        return False

    host.outside = replace(host.outside, has_left=has_left)
    async with ticking(host, no_move, now):
        await settle(host, *games)
        before = {game.id: await host.load(game.id) for game in games}
        for name in ("ann", "bob"):
            await presence.set_hours(host, people.ask(name), "Asia/Tokyo", "mon-sun 08:00-20:00")
            await settle(host, *games)
    for table, seat in seats.items():
        after = await host.load(table)
        reading, earlier = read_clock(after, seat, NOW), read_clock(before[table], seat, NOW)
        assert reading is not None
        assert earlier is not None
        assert (reading.due or 0) > (earlier.due or 0)
        dues = {timer.kind: timer.due for timer in await host.store.timers.of_table(table)}
        assert dues[LATE] == reading.due
        assert dues[REMIND] == reading.reminders[0].at
        assert after.version == before[table].version + 1
    assert asked_in_discord == [], "nobody is looked for in a server for no reminder"


async def test_a_reminder_that_has_come_is_given_while_others_of_the_table_are_set_anew(
    host: Host, people: People, now: Now
) -> None:
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace="daily")))
    game = await people.deal("war", "bob")
    seat, *_ = waited_for(game)
    async with ticking(host, no_move, now) as clock:
        await settle(host, game)
        now.at += 1.5 * DAY + 1
        due = [SetTimer(kind=kind, due=now.at, seat=seat) for kind in (LATE, REMIND)]
        await host.change(game.id, None, lambda seated: CommitBuilder(seated, timers=due).build())
        clock.wake(0.0)
        await settle(host, game)
    after = await host.load(game.id)
    assert after.timing.seats[seat].reminded == int(1.5 * DAY)
    reading = read_clock(after, seat, now.at)
    assert reading is not None
    [late] = [timer for timer in await host.store.timers.of_table(game.id) if timer.kind == LATE]
    assert late.due == reading.due


@pytest.mark.parametrize("kind", [BREAK, APPLIED])
async def test_nobody_has_agreed_by_saying_nothing_while_the_bot_is_not_connected(
    host: Host, people: People, now: Now, kind: str
) -> None:
    seated = await people.deal("waves", "bob")
    asked = SetTimer(kind=kind, due=now() - 1, seat=None if kind == BREAK else 1)
    await host.change(seated.id, None, lambda table: CommitBuilder(table, timers=[asked]).build())

    async def dues() -> list[float]:
        return [timer.due for timer in await host.store.timers.of_table(seated.id) if timer.kind == kind]

    async with ticking(host, no_move, now) as clock, asyncio.timeout(60):
        clock.may_call = lambda: False
        while (left := await dues()) == [asked.due]:
            await asyncio.sleep(0.005)
    assert left == [now() + AGAIN]


async def due_of(host: Host, seated: Seated, kind: str) -> float | None:
    """When a timer of a table is due that nobody sees to now."""
    timers = await host.store.timers.of_table(seated.id)
    return next((timer.due for timer in timers if timer.kind == kind and timer.claimed_until is None), None)


async def put_off(host: Host, seated: Seated, kind: str, now: Now) -> float:
    """Wait until a timer that is due now was put off; gives by how much."""
    async with asyncio.timeout(60):
        while (due := await due_of(host, seated, kind)) is None or due <= now():
            await asyncio.sleep(0.005)
    return due - now()


@pytest.mark.parametrize("kind", [BREAK, REMIND])
async def test_time_without_a_connection_is_no_failed_attempt(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    seated = await people.deal("war", "bob")
    seat = None if kind == BREAK else waited_for(seated)[0]
    asked = SetTimer(kind=kind, due=now(), seat=seat)
    await host.change(seated.id, None, lambda table: CommitBuilder(table, timers=[asked]).build())
    failed = "load_all" if kind == REMIND else "load"
    async with ticking(host, no_move, now) as clock:
        clock.may_call = lambda: False
        for _ in range(10):
            assert await put_off(host, seated, kind, now) == AGAIN
            now.at += AGAIN
            clock.wake(0.0)
        assert await put_off(host, seated, kind, now) == AGAIN
        for store_method in {"load", failed}:
            failing(monkeypatch, host.store.tables, store_method, times=100)
        clock.may_call = lambda: True
        for longer in (1, 2, 3):
            now.at += await put_off(host, seated, kind, now)
            clock.wake(0.0)
            assert await put_off(host, seated, kind, now) == AGAIN * longer


async def test_what_fails_again_and_again_is_tried_every_quarter_of_an_hour(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await people.deal("war", "bob")
    asked = SetTimer(kind=BREAK, due=now())
    await host.change(seated.id, None, lambda table: CommitBuilder(table, timers=[asked]).build())
    failing(monkeypatch, host.store.tables, "load", times=100)
    async with ticking(host, no_move, now) as clock:
        for _ in range(50):
            now.at += await put_off(host, seated, BREAK, now)
            clock.wake(0.0)
        assert await put_off(host, seated, BREAK, now) == LONGEST_AGAIN


async def test_a_table_that_cannot_be_read_does_not_hold_up_the_deadlines_of_others(
    host: Host, people: People, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.store.servers.change(SERVER, settings=msgspec.json.encode(ServerSettings(pace="daily")))
    damaged, game = [await people.deal("war", "bob") for _ in range(2)]
    load, load_all = host.store.tables.load, host.store.tables.load_all

    async def read_one(table: TableId) -> Any:
        if table == damaged.id:
            raise Unwritable("failing", "here", "a page is damaged")
        return await load(table)

    async def read_all(tables: Collection[TableId]) -> Any:
        if damaged.id in tables:
            raise Unwritable("failing", "here", "a page is damaged")
        return await load_all(tables)

    monkeypatch.setattr(host.store.tables, "load", read_one)
    monkeypatch.setattr(host.store.tables, "load_all", read_all)
    seat, *_ = waited_for(game)
    now.at += 1.5 * DAY + 1
    async with ticking(host, no_move, now):
        await settle(host, game)
    assert (await host.load(game.id)).timing.seats[seat].reminded == int(1.5 * DAY)
