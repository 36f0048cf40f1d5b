"""Messages are made one at a time, and servers take turns: one that floods delays itself alone."""

from __future__ import annotations

import asyncio

from bot.post.lane import Lane


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
