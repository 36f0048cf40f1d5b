"""Messages are made one at a time, presses a few, and servers take turns: one that floods delays itself alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.controls import Undo
from bot.errors import Sorry
from bot.interactions import answering
from bot.interactions.asking import ASKER
from bot.panels import dispatch
from bot.post.allowance import FEW, LATELY, LIKE_OTHERS, Allowance
from bot.post.fair_gate import MOST_OF_PERSON, MOST_OF_SERVER, MOST_OF_TABLE, FairGate
from storage.ids import TableId


class Making:
    """Notes in which order messages are made, and that they are made one at a time."""

    def __init__(self) -> None:
        self.gate = FairGate()
        self.order: list[str] = []
        self.at_once = 0

    async def make(self, server: str, name: str) -> None:
        async with self.gate.turn(server):
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
    gate = FairGate()
    inside, done = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with gate.turn("a"):
            inside.set()
            await done.wait()

    async def enter(server: str) -> str:
        async with gate.turn(server):
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
    gate = FairGate(2)
    began, go_on = list[str](), asyncio.Event()

    async def enter(server: str) -> None:
        async with gate.turn(server):
            began.append(server)
            await go_on.wait()

    tasks = [asyncio.create_task(enter(server)) for server in ("flood", "flood", "flood", "flood", "quiet")]
    await asyncio.sleep(0.01)
    assert began == ["flood", "flood"]
    assert gate.waiting == 3
    go_on.set()
    await asyncio.gather(*tasks)
    assert began.index("quiet") < 4


async def test_who_waits_for_something_else_makes_room() -> None:
    gate = FairGate(1, patience=0.01)
    async with gate.turn("slow"), asyncio.timeout(5), gate.turn("other"):
        pass
    async with asyncio.timeout(5), gate.turn("once more"):
        second = asyncio.create_task(_enter(gate))
        await asyncio.sleep(0)
        assert not second.done()
    assert await second


async def _enter(gate: FairGate) -> bool:
    async with gate.turn("second"):
        return True


class Steady:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_server_has_what_it_likes_while_it_is_alone_and_its_share_beside_others() -> None:
    steady = Steady()
    allowance = Allowance(4.0, 3.0, steady)
    for _ in range(100):
        allowance.ask("flood")
        assert allowance.wait("flood") == 0.0
        allowance.take("flood")
    for server in ("quiet", "calm", "slow", "still"):
        allowance.ask(server)
    assert allowance.wait("flood") == 0.0, "so few need not be waited for"
    allowance.ask("quiet")
    assert allowance.wait("quiet") == 0.0
    assert 0.0 < allowance.wait("flood") <= 0.25, "what it had while alone does not count for long"
    taken = 0
    for _ in range(200):
        steady.now += 0.05
        allowance.ask("quiet" if steady.now % 1 < 0.05 else "flood")
        if allowance.wait("flood") == 0.0:
            allowance.take("flood")
            taken += 1
    assert 36 <= taken <= 44, "four a second for ten seconds"
    steady.now += 11.0
    assert allowance.wait("flood") == 0.0


def test_a_server_that_waited_long_is_not_taken_for_one_of_the_others() -> None:
    steady = Steady()
    allowance = Allowance(1e-3, 0.0, steady)
    allowance.ask("big")
    steady.now += LATELY + 1.0
    for server in ("a", "b"):
        for _ in range(20):
            allowance.ask(server)
    allowance.take("big")
    assert allowance.wait("big") == pytest.approx(1 / (LIKE_OTHERS * 20 / LATELY))


def test_what_was_wanted_long_ago_is_forgotten_while_nobody_asks_how_much_it_was() -> None:
    steady = Steady()
    allowance = Allowance(4.0, 3.0, steady)
    for _ in range(5_000):
        steady.now += 0.1
        allowance.ask("one")
    assert len(allowance._asked) <= LATELY / 0.1 + 1


def test_where_all_want_much_a_server_may_have_twice_what_others_have() -> None:
    steady = Steady()
    allowance = Allowance(1.0, 0.0, steady)
    taken = 0
    for number in range(1000):
        steady.now += 0.02
        allowance.ask("big")
        if number % 5 == 0:
            for server in ("a", "b"):
                allowance.ask(server)  # each ten a second
        if number >= 500 and allowance.wait("big") == 0.0:
            allowance.take("big")
            taken += 1
    assert 160 <= taken <= 210, "about twenty a second for ten seconds"


async def test_a_server_that_has_used_its_share_waits_while_there_is_room() -> None:
    gate = FairGate(2, allowance=Allowance(50.0, 0.1))
    began = list[str]()

    async def enter(server: str) -> None:
        async with gate.turn(server):
            began.append(server)

    for _ in range(FEW):
        await enter("quiet")
    flood = [asyncio.create_task(enter("flood")) for _ in range(20)]
    await asyncio.sleep(0)
    assert 4 <= began.count("flood") <= 8
    await asyncio.wait_for(enter("quiet"), 5)
    assert began.count("flood") <= 8
    await asyncio.gather(*flood)
    assert began.count("flood") == 20


async def test_a_place_is_left_to_others() -> None:
    gate = FairGate(2, allowance=Allowance(1e6, 1.0))
    inside, go_on = list[str](), asyncio.Event()

    async def stay(server: str) -> None:
        async with gate.turn(server):
            inside.append(server)
            await go_on.wait()

    async with gate.turn("quiet"):
        pass
    tasks = [asyncio.create_task(stay("flood")) for _ in range(5)]
    await asyncio.sleep(0.01)
    assert inside == ["flood"]
    tasks.append(asyncio.create_task(stay("quiet")))
    await asyncio.sleep(0.01)
    assert inside == ["flood", "quiet"]
    go_on.set()
    await asyncio.gather(*tasks)


async def test_the_tables_of_a_server_take_turns_and_so_do_people_at_none() -> None:
    gate = FairGate()
    order = list[tuple[object, object]]()

    async def press(person: int, table: int | None) -> None:
        async with gate.turn("server", person, table):
            order.append((person, table))

    async with gate.turn("server"):
        flood = [asyncio.create_task(press(number % 4, 9)) for number in range(12)]
        hasty = [asyncio.create_task(press(5, None)) for _ in range(4)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(press(6, 10)), asyncio.create_task(press(7, None))]
        await asyncio.sleep(0)
        assert gate.waiting == 18
    await asyncio.gather(*flood, *hasty, *others)
    assert order[:4] == [(0, 9), (5, None), (6, 10), (7, None)]
    assert len(order) == 18


async def test_a_table_that_presses_far_too_much_is_refused_and_the_others_of_its_server_are_not() -> None:
    allowance = Allowance(1e-3, 0.0)
    for _ in range(FEW):
        allowance.ask("others")
    gate = FairGate(allowance=allowance)

    async def press(person: int, table: int) -> None:
        async with gate.turn("server", person, table):
            pass

    async with gate.turn("server"):
        flood = [asyncio.create_task(press(person, 9)) for person in range(MOST_OF_TABLE)]
        await asyncio.sleep(0)
        assert gate.is_full("server", 99, 9)
        assert not gate.is_full("server", 99, 10)
        assert not gate.is_full("server", 99)
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)


async def test_who_presses_far_too_much_is_refused_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[object]()

    async def apologise(_app: object, press: object, error: BaseException) -> None:
        assert isinstance(error, Sorry), error
        shown.append(error.words.key)

    async def show_answer(_app: object, press: object, answer: object) -> None:
        shown.append(answer)

    async def work() -> Any:
        return "done"

    monkeypatch.setattr(answering, "apologise", apologise)
    monkeypatch.setattr(answering, "show_answer", show_answer)
    monkeypatch.setattr(answering, "REFUSED_AFTER", 0.01)
    allowance = Allowance(1e-3, 0.0)
    for _ in range(FEW):
        allowance.ask("others")
    app: Any = SimpleNamespace(presses=FairGate(allowance=allowance))

    def press(person: int) -> Any:
        made: Any = SimpleNamespace(guild_id=7, user=SimpleNamespace(id=person), command=None)
        return asyncio.create_task(answering.respond(app, made, work()))

    async with app.presses.turn(7):
        hasty = [press(1) for _ in range(MOST_OF_PERSON + 1)]
        await asyncio.wait(hasty, return_when=asyncio.FIRST_COMPLETED)
        assert shown == ["error-one-moment"]
        many = [press(person) for person in range(2, 2 + MOST_OF_SERVER)]
        await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)
        assert app.presses.waiting == MOST_OF_SERVER
        assert not app.presses.is_full("others", 99)
    for task in (*hasty, *many):
        task.cancel()
    await asyncio.gather(*hasty, *many, return_exceptions=True)
    assert "done" not in shown


@pytest.mark.parametrize(("guild", "turn_of"), [(7, 7), (None, "the server of table 3")])
async def test_presses_take_turns_by_server_also_from_direct_messages(
    guild: int | None, turn_of: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    took = []

    class Noted:
        def is_full(self, server: Hashable, person: Hashable, table: Hashable) -> bool:
            return False

        @asynccontextmanager
        async def turn(self, server: Hashable, person: Hashable, table: Hashable) -> AsyncIterator[None]:
            assert (person, table) == (1, 3)
            took.append(server)
            yield

    async def answer(*_: object) -> None:
        assert took, "not before its turn"

    async def show_answer(*_: object) -> None:
        pass

    async def find(_host: object, table: int) -> str:
        return f"the server of table {table}"

    monkeypatch.setattr(dispatch, "_answer", answer)
    monkeypatch.setattr(answering, "show_answer", show_answer)
    app: Any = SimpleNamespace(presses=Noted(), poster=SimpleNamespace(servers=SimpleNamespace(find=find)), host=None)
    data = {"custom_id": Undo(TableId(3), 0).id()}
    kept = {ASKER: SimpleNamespace(user=1, is_forgotten=False)}
    press: Any = SimpleNamespace(guild_id=guild, user=SimpleNamespace(id=1), data=data, command=None, extras=kept)
    await dispatch.handle(app, press)
    assert took == [turn_of]
