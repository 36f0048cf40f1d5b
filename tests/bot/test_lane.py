"""Messages are made one at a time, presses a few, and servers take turns: one that floods delays itself alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Hashable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls import Undo
from bot.panels import dispatch
from bot.post.lane import Lane
from storage.ids import TableId


class Making:
    """Notes in which order messages are made, and that they are made one at a time."""

    def __init__(self) -> None:
        self.lane = Lane()
        self.order: list[str] = []
        self.at_once = 0

    async def make(self, server: str, name: str) -> None:
        async with self.lane.turn(server):
            self.at_once += 1
            assert self.at_once == 1
            await asyncio.sleep(0)
            self.order.append(name)
            self.at_once -= 1


async def test_one_that_floods_lets_the_others_in() -> None:
    making = Making()
    flood = [asyncio.create_task(making.make("flood", f"flood {number}")) for number in range(20)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(making.make(server, server)) for server in ("quiet", "calm")]
    await asyncio.gather(*flood, *others)
    assert making.order.index("quiet") < 5 > making.order.index("calm")
    assert len(making.order) == 22


async def test_who_is_stopped_while_waiting_holds_nobody_up() -> None:
    making = Making()
    tasks = [asyncio.create_task(making.make("here", str(number))) for number in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert making.order == ["0", "2", "3"]


async def test_who_is_stopped_just_when_let_in_passes_the_turn_on() -> None:
    lane = Lane()
    inside, done = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with lane.turn("a"):
            inside.set()
            await done.wait()

    async def enter(server: str) -> str:
        async with lane.turn(server):
            return server

    holder = asyncio.create_task(hold())
    await inside.wait()
    first, second = asyncio.create_task(enter("b")), asyncio.create_task(enter("c"))
    await asyncio.sleep(0)
    done.set()
    await holder
    first.cancel()
    assert await asyncio.wait_for(second, 5) == "c"
    assert await asyncio.wait_for(enter("d"), 5) == "d"


async def test_a_wide_lane_lets_some_in_at_once_and_servers_take_turns() -> None:
    lane = Lane(2)
    began, go_on = list[str](), asyncio.Event()

    async def enter(server: str) -> None:
        async with lane.turn(server):
            began.append(server)
            await go_on.wait()

    tasks = [asyncio.create_task(enter(server)) for server in ("flood", "flood", "flood", "flood", "quiet")]
    await asyncio.sleep(0.01)
    assert began == ["flood", "flood"]
    assert lane.waiting == 3
    go_on.set()
    await asyncio.gather(*tasks)
    assert began.index("quiet") < 4


async def test_who_waits_for_something_else_makes_room() -> None:
    lane = Lane(1, patience=0.01)
    async with lane.turn("slow"), asyncio.timeout(5), lane.turn("other"):
        pass
    async with asyncio.timeout(5), lane.turn("once more"):
        second = asyncio.create_task(_enter(lane))
        await asyncio.sleep(0)
        assert not second.done()
    assert await second


async def _enter(lane: Lane) -> bool:
    async with lane.turn("second"):
        return True


@pytest.mark.parametrize(("guild", "turn_of"), [(7, 7), (None, "the server of table 3")])
async def test_presses_take_turns_by_server_also_from_direct_messages(
    guild: int | None, turn_of: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = []

    class Noted:
        @asynccontextmanager
        async def turn(self, server: Hashable) -> AsyncIterator[None]:
            took.append(server)
            yield

    async def answer(*_: object) -> None:
        assert took, "not before its turn"

    async def respond(_app: object, _press: object, work: Awaitable[None]) -> None:
        await work

    monkeypatch.setattr(dispatch, "_answer", answer)
    monkeypatch.setattr(dispatch, "respond", respond)
    servers = SimpleNamespace(of=lambda table: f"the server of table {table}")
    app: Any = SimpleNamespace(presses=Noted(), poster=SimpleNamespace(servers=servers))
    data = {"custom_id": Undo(TableId(3), 0).id()}
    press: Any = SimpleNamespace(guild_id=guild, user=SimpleNamespace(id=1), data=data)
    await dispatch.handle(app, press)
    assert took == [turn_of]
