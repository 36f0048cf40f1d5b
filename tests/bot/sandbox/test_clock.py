"""The stand-in's clock is pushed by HTTP, and whoever follows it is told and asked what is next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import interactions, rooms, talk
from bot.sandbox.entities import PUBLIC_THREAD
from bot.sandbox.timekeeping import CannotPush
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.demo_bot import DemoBot

HOUR = 3600.0
Due = Callable[[], float | None]


@asynccontextmanager
async def following(town: Town, due: Due) -> AsyncIterator[list[float]]:
    """Somebody who keeps the town's time, to whom `due` says what is next; gives what they were told."""
    told: list[float] = []

    async def follow(line: aiohttp.ClientWebSocketResponse) -> None:
        async for said in line:
            heard = said.json()
            told.append(heard["ahead"])
            await line.send_json({"id": heard["id"], "next": due()})

    async with aiohttp.ClientSession() as session, session.ws_connect(f"{town.sandbox.clock_url}/follow") as line:
        task = asyncio.create_task(follow(line))
        await town.until(lambda: told)
        yield told
        await line.close()
        await task


@asynccontextmanager
async def silent(town: Town) -> AsyncIterator[None]:
    """Somebody who follows the clock and never says what is next."""
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{town.sandbox.clock_url}/follow"):
        await town.until(lambda: town.sandbox.timekeeper.followers)
        yield


async def asked(town: Town, body: object, **more: Any) -> tuple[int, Any]:
    sent = more or {"json": body}
    async with aiohttp.ClientSession() as session, session.post(town.sandbox.clock_url, **sent) as answer:
        return answer.status, await answer.json() if answer.content_type == "application/json" else None


async def test_a_push_by_http_moves_everything_that_has_a_time(town: Town) -> None:
    before = town.world.clock.now()
    status, told = await asked(town, {"push": 8 * HOUR})
    assert (status, told["pushed"]) == (200, 8 * HOUR)
    assert told["now"] - before == pytest.approx(8 * HOUR, abs=5)
    said = town.ann.say("Good evening", town.square)
    assert town.world.born(said["id"]) - before == pytest.approx(8 * HOUR, abs=5)
    assert said["timestamp"] > town.world.clock.isoformat(before + 7.9 * HOUR)


async def test_a_thread_that_slept_too_long_is_archived_by_a_push(town: Town) -> None:
    thread = rooms.create_thread(town.world, town.square, "table", town.ann.id, type=PUBLIC_THREAD)
    await asked(town, {"push": 23 * HOUR})
    assert thread.thread is not None
    assert not thread.thread.archived
    await asked(town, {"push": 2 * HOUR})
    await town.until(lambda: thread.thread is not None and thread.thread.archived)


async def test_an_interaction_s_token_dies_when_the_clock_is_pushed_past_it(
    town: Town, demo: DemoBot, knock: Knock
) -> None:
    answer = town.ann.slash("ping", {}, town.square)
    await answer.message()
    path = f"/webhooks/{town.world.bot_id}/{answer.interaction.token}/messages/@original"
    assert (await knock("GET", path))[0] == 200
    await asked(town, {"push": 14 * 60})
    assert (await knock("GET", path))[0] == 200
    await asked(town, {"push": 90})
    assert (await knock("GET", path))[0] == 401


async def test_a_push_waits_for_presses_that_are_being_answered(town: Town) -> None:
    town.world.commands[""] = {"7": {"id": "7", "name": "go", "type": 1, "description": "Go"}}
    answer = town.ann.slash("go", {}, town.square)
    pushing = asyncio.create_task(asked(town, {"push": HOUR}))
    await asyncio.sleep(0.1)
    assert not pushing.done()
    interactions.answer(town.world, answer.interaction, 4, {"content": "gone"}, [])
    assert (await pushing)[0] == 200
    assert answer.failed is None


async def test_a_follower_hears_of_every_push_and_says_what_is_next(town: Town) -> None:
    due = town.world.clock.now() + 5 * HOUR
    async with following(town, lambda: due) as told:
        assert told == [0.0]
        await asked(town, {"push": HOUR})
        assert told == [0.0, HOUR]
        status, answer = await asked(town, {"to": "next"})
        assert status == 200
        assert answer["pushed"] == pytest.approx(4 * HOUR, abs=5)
        assert answer["now"] >= due
        assert told[-1] == answer["ahead"]


async def test_when_nothing_waits_or_nobody_follows_the_clock_stays(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = (409, {"error": "The bot is not there to say what comes next."})
    assert await asked(town, {"to": "next"}) == absent
    async with following(town, lambda: None):
        assert await asked(town, {"to": "next"}) == (409, {"error": "Nothing is waiting to happen."})
    async with following(town, town.world.clock.now):
        assert await asked(town, {"to": "next"}) == (409, {"error": "Something is happening right now."})
    monkeypatch.setattr("bot.sandbox.timekeeping.ANSWERED_WITHIN", 0.05)
    async with silent(town):
        assert await asked(town, {"to": "next"}) == absent
    assert town.world.clock.offset == 0


async def test_two_who_press_together_push_to_the_same_thing(town: Town) -> None:
    now = town.world.clock.now()
    dues = (now + HOUR, now + 5 * HOUR)
    async with following(town, lambda: next(due for due in dues if due > town.world.clock.now())):
        told = await asyncio.gather(*(asked(town, {"to": "next"}) for _ in range(3)))
    assert [status for status, _ in told] == [200, 200, 200]
    assert town.world.clock.offset == pytest.approx(HOUR, abs=5)


async def test_a_push_to_the_next_thing_ends_there_however_long_presses_were_waited_for(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(*_given: object, **_named: object) -> None:
        town.world.clock.jump(2.5)

    monkeypatch.setattr("bot.sandbox.timekeeping.until", wait)
    due = town.world.clock.now() + HOUR
    async with following(town, lambda: due):
        assert (await asked(town, {"to": "next"}))[0] == 200
    assert due <= town.world.clock.now() < due + 2


@pytest.mark.parametrize("push", [0, -60, 400 * 86400, "soon"])
async def test_the_clock_goes_forward_only_and_not_for_ever(town: Town, push: object) -> None:
    assert (await asked(town, {"push": push}))[0] == 409
    with pytest.raises(CannotPush):
        await town.sandbox.timekeeper.push(-1.0)
    assert town.world.clock.offset == 0


async def test_another_site_cannot_push_the_clock(town: Town) -> None:
    assert (await asked(town, None, data='{"push": 60}'))[0] == 415
    headers = {"Host": "tides.example"}
    assert (await asked(town, None, json={"push": 60}, headers=headers))[0] == 403
    elsewhere = {"Origin": "http://tides.example"}
    assert (await asked(town, None, json={"push": 60}, headers=elsewhere))[0] == 403
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{town.sandbox.clock_url}/follow", headers=elsewhere)
    assert town.world.clock.offset == 0


async def test_a_pushed_clock_is_where_it_was_after_a_stop(town: Town, tmp_path: Any) -> None:
    await asked(town, {"push": HOUR})
    talk.post(town.world, town.square, town.world.bot_id, {"content": "later"})
    town.world.save(tmp_path / "world.json")
    assert type(town.world).load(tmp_path / "world.json").clock.offset == HOUR
