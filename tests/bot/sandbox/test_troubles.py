"""Troubles on command strike what they were told to strike, as often as told, and nothing else."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import intents
from bot.sandbox.limits import RateLimits
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.demo_bot import DemoBot
from tests.bot.sandbox.test_gateway import raw

HELLO = {"content": "hello"}
POSTS = "/channels/{channel_id}/messages"


def said(town: Town) -> str:
    return f"/channels/{town.square.id}/messages"


def contents(town: Town) -> list[str]:
    return [each["content"] for each in town.ann.messages(town.square)]


async def test_a_lost_request_does_nothing(town: Town, knock: Knock) -> None:
    trouble = town.sandbox.troubles.drop_request("POST", POSTS)
    with pytest.raises(aiohttp.ClientError):
        await knock("POST", said(town), HELLO)
    assert contents(town) == []
    assert trouble.struck == 1
    assert (await knock("POST", said(town), HELLO))[0] == 200


async def test_a_lost_answer_has_done_its_work(town: Town, knock: Knock) -> None:
    town.sandbox.troubles.drop_answer("POST", POSTS)
    body = {**HELLO, "nonce": "1", "enforce_nonce": True}
    with pytest.raises(aiohttp.ClientError):
        await knock("POST", said(town), body)
    assert contents(town) == ["hello"]
    assert (await knock("POST", said(town), body))[0] == 200
    assert contents(town) == ["hello"]


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_an_error_instead_and_an_error_afterwards(town: Town, knock: Knock, status: int) -> None:
    town.sandbox.troubles.refuse(status, "POST", times=2)
    assert [(await knock("POST", said(town), HELLO))[0] for _ in range(3)] == [status, status, 200]
    town.sandbox.troubles.fail_after(status, "POST")
    assert (await knock("POST", said(town), {"content": "done"}))[0] == status
    assert contents(town) == ["hello", "done"]


async def test_only_what_matches_is_struck(town: Town, knock: Knock) -> None:
    town.sandbox.troubles.refuse(500, "GET", "/users/*")
    assert (await knock("POST", said(town), HELLO))[0] == 200
    assert (await knock("GET", "/users/@me"))[0] == 500


@pytest.mark.parametrize("after", [False, True])
async def test_a_late_request_and_a_late_answer(town: Town, knock: Knock, after: bool) -> None:
    troubles = town.sandbox.troubles
    trouble = (troubles.delay_answer if after else troubles.delay_request)(0.2, "POST", POSTS)
    waiting = asyncio.create_task(knock("POST", said(town), HELLO))
    await trouble.wait_until_it_struck()
    assert contents(town) == (["hello"] if after else [])
    assert not waiting.done()
    assert (await waiting)[0] == 200


async def test_discord_py_waits_out_a_429_and_tries_again(town: Town, demo: DemoBot) -> None:
    trouble = town.sandbox.troubles.rate_limit("POST", POSTS, retry_after=0.05)
    await demo.get_partial_messageable(int(town.square.id)).send("patient")
    assert trouble.struck == 1
    assert contents(town) == ["patient"]


async def test_discord_py_doubles_a_follow_up_whose_answer_failed(town: Town, demo: DemoBot) -> None:
    """A follow-up has no nonce: the client's retry makes a second message, as with Discord."""
    town.sandbox.troubles.fail_after(502, "POST", "/webhooks/{webhook_id}/{webhook_token}")
    await town.ann.slash("think", {}, town.square).message()
    await town.until(lambda: len(contents(town)) == 3)


async def test_discord_py_hears_of_a_lost_answer(town: Town, demo: DemoBot) -> None:
    town.sandbox.troubles.drop_answer("POST", POSTS)
    channel = demo.get_partial_messageable(int(town.square.id))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("x", nonce="7")
    assert (await channel.send("x", nonce="7")).content == "x"
    assert contents(town) == ["x"]


async def test_a_bot_that_waits_for_its_answer_too_long_is_late(town: Town, demo: DemoBot) -> None:
    """The callback is held until the server's clock has jumped past three seconds."""
    trouble = town.sandbox.troubles.delay_request(0.1, "POST", "/interactions/*")
    town.ann.slash("ping", {}, town.square)
    await trouble.wait_until_it_struck()
    town.world.clock.jump(4)
    await town.until(lambda: town.sandbox.violations)
    assert [each.code for each in town.sandbox.violations] == [10062]


async def test_events_are_missed_repeated_and_late(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES | intents.MESSAGE_CONTENT)
        troubles = town.sandbox.troubles
        troubles.miss_event("MESSAGE_CREATE")
        town.ann.say("missed", town.square)
        troubles.duplicate_event("MESSAGE_CREATE")
        town.ann.say("twice", town.square)
        troubles.delay_event(0.05, "MESSAGE_CREATE")
        town.ann.say("late", town.square)
        town.ann.say("last", town.square)
        heard = [await client.hear() for _ in range(4)]
        assert [each["d"]["content"] for each in heard] == ["twice", "twice", "last", "late"]
        # The missed one took its number along: the gap is all a client could notice.
        assert [each["s"] for each in heard] == [3, 4, 5, 6]


async def test_an_interaction_delivered_twice_is_answered_once(town: Town, demo: DemoBot) -> None:
    town.sandbox.troubles.duplicate_event("INTERACTION_CREATE")
    assert (await town.ann.slash("ping", {}, town.square).message())["content"] == "pong"
    await town.until(lambda: town.sandbox.violations)
    assert [each.code for each in town.sandbox.violations] == [40060]
    assert contents(town) == ["pong"]


async def test_rate_limits_are_announced_and_enforced(town: Town, knock: Knock) -> None:
    town.sandbox.limits = RateLimits()
    url = town.sandbox.api_base + said(town)
    headers = {"Authorization": f"Bot {town.sandbox.token}"}
    left: list[str] = []
    for _ in range(5):
        async with knock.session.post(url, json=HELLO, headers=headers) as answer:
            assert answer.status == 200
            left.append(answer.headers["X-RateLimit-Remaining"])
            assert answer.headers["X-RateLimit-Limit"] == "5"
            assert 0 < float(answer.headers["X-RateLimit-Reset-After"]) <= 5
            assert answer.headers["X-RateLimit-Bucket"]
    assert left == ["4", "3", "2", "1", "0"]
    async with knock.session.post(url, json=HELLO, headers=headers) as answer:
        assert answer.status == 429
        assert {"Via", "Retry-After", "X-RateLimit-Scope"} <= set(answer.headers)
        body = await answer.json()
        assert 0 < body["retry_after"] <= 5
        assert body["global"] is False
    other = town.world.add_channel(town.guild, "other")
    assert (await knock("POST", f"/channels/{other.id}/messages", HELLO))[0] == 200
    assert town.sandbox.violations == []


async def test_fifty_requests_a_second_in_all_but_interactions_are_free(town: Town, knock: Knock) -> None:
    moment = [100.0]
    town.sandbox.limits = RateLimits(now=lambda: moment[0])
    statuses = [(await knock("GET", f"/channels/{each.id}"))[0] for each in many_channels(town, 55)]
    assert statuses == [200] * 50 + [429] * 5
    moment[0] += 1.0
    assert (await knock("GET", "/users/@me"))[0] == 200
    url = f"{town.sandbox.api_base}/interactions/1/x/callback"
    async with knock.session.post(url, json={"type": 5}) as answer:
        assert answer.status == 404
        assert not [each for each in answer.headers if each.startswith("X-RateLimit")]


def many_channels(town: Town, count: int) -> list[discord.Object]:
    return [discord.Object(int(town.world.add_channel(town.guild, f"c{n}").id)) for n in range(count)]


async def test_discord_py_never_meets_a_429_when_limits_are_announced(town: Town, demo: DemoBot) -> None:
    said = town.ann.say("look", town.square)
    town.sandbox.limits = RateLimits()
    message = demo.get_partial_messageable(int(town.square.id)).get_partial_message(int(said["id"]))
    for emoji in "🌊🌕🌖🌗🌘🌑":
        await message.add_reaction(emoji)
    assert town.sandbox.limits.refused.total() == 0
    assert len(town.ann.messages(town.square)[0]["reactions"]) == 6
