"""The heartbeat: outages, and a machine's clock that somebody sets to another time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from pydantic import SecretStr

from bot.app import App
from bot.heartbeat import Heartbeat
from bot.host.timers import LATE, WAKE
from bot.settings import Settings
from storage import Store
from storage.commits import Commit, SetTimer, WantPost
from storage.outages import HEARTBEAT
from tests.fresh_database import fresh_database
from tests.storage.samples import open_table

DAY = 86_400.0


class Machine:
    """A clock on the wall, which can be set, and one that only ever goes on."""

    def __init__(self) -> None:
        self.wall = 1_900_000_000.0
        self.steady = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
async def store(tmp_path: Path, machine: Machine) -> AsyncIterator[Store]:
    async with await Store.open(fresh_database(tmp_path), clock=lambda: machine.wall) as store:
        yield store


def heartbeat_of(store: Store, machine: Machine) -> Heartbeat:
    return Heartbeat(store, lambda: True, lambda: machine.wall, lambda: machine.steady)


def is_current(heartbeat: Heartbeat) -> bool:
    """Whether people may be called."""
    return heartbeat.is_current


async def test_a_clock_that_is_set_ahead_calls_nobody_and_makes_nobody_late(store: Store, machine: Machine) -> None:
    heartbeat = heartbeat_of(store, machine)
    await heartbeat.beat()
    machine.pass_by(20)
    await heartbeat.beat()
    assert is_current(heartbeat)
    machine.wall += 3 * DAY
    assert not is_current(heartbeat), "nobody is called or late before it is known that no time has passed"
    await heartbeat.beat()
    assert is_current(heartbeat)
    [outage] = await store.outages.since(0)
    assert outage.until - outage.since == 3 * DAY


async def test_a_clock_that_is_set_back_lets_nothing_wait_for_it(store: Store, machine: Machine) -> None:
    heartbeat = heartbeat_of(store, machine)
    await heartbeat.beat()
    table = await open_table(store)
    soon, later = machine.wall + 20, machine.wall + 5 * DAY
    post = WantPost(audience="seat:0", kind="hand", not_before=soon)
    timers = (SetTimer(kind=WAKE, due=soon, seat=0), SetTimer(kind=LATE, due=later, seat=0))
    await store.turns.commit(Commit(table=table, expected=2, posts=(post,), timers=timers))
    machine.wall -= 2 * DAY
    assert not is_current(heartbeat)
    await heartbeat.beat()
    assert is_current(heartbeat)
    due = {timer.kind: timer.due for timer in await store.timers.of_table(table)}
    assert (due[WAKE], due[LATE]) == (machine.wall, later)
    assert [post.kind for post in await store.posts.claim_due("one") if post.audience == "seat:0"] == ["hand"]
    assert await store.outages.since(0) == []


async def test_a_clock_that_was_ahead_and_is_set_back_leaves_no_outage_to_come(store: Store, machine: Machine) -> None:
    heartbeat = heartbeat_of(store, machine)
    await heartbeat.beat()
    table = await open_table(store)
    machine.wall += 3 * DAY
    await heartbeat.beat()
    machine.pass_by(3600)
    await heartbeat.beat()
    # What is looked at meanwhile takes the time that was skipped for an outage.
    late = SetTimer(kind=LATE, due=machine.wall + 5 * DAY, seat=0)
    await store.turns.commit(Commit(table=table, expected=2, timers=(late,)))
    assert len(await store.outages.since(0)) == 2
    machine.wall -= 3 * DAY
    await heartbeat.beat()
    assert is_current(heartbeat)
    [outage] = await store.outages.since(0)
    assert outage.until == machine.wall
    assert {timer.kind: timer.due for timer in await store.timers.of_table(table)}[LATE] == machine.wall


async def test_an_outage_after_the_clock_was_set_back_is_one(store: Store, machine: Machine) -> None:
    await heartbeat_of(store, machine).beat()
    machine.wall -= 2 * DAY
    await heartbeat_of(store, machine).beat()
    machine.pass_by(5 * 3600)
    await heartbeat_of(store, machine).beat()
    [outage] = await store.outages.since(0)
    assert outage.until - outage.since == 5 * 3600
    mark = await store.marks.get(HEARTBEAT)
    assert mark is not None
    assert mark.at == machine.wall


async def test_a_bot_that_has_lost_a_shard_does_not_beat(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py says that it is ready for good once it was."""
    is_closed = False
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    monkeypatch.setattr(client, "is_ready", lambda: True)
    shards = {number: SimpleNamespace(is_closed=lambda: is_closed) for number in range(2)}
    monkeypatch.setattr(discord.AutoShardedClient, "shards", property(lambda _: shards))
    app = App.build(Settings(token=SecretStr("x")), store, client, lambda: 0.0)
    assert app.heartbeat.is_connected()
    is_closed = True
    assert not app.heartbeat.is_connected()
