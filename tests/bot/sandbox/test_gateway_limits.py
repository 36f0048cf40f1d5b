"""The gateway's limits and its finer points: heartbeats, identifies, invalid sessions, members, zstd."""

from __future__ import annotations

import asyncio
import shutil
import subprocess

import aiohttp
import msgspec
import pytest

from bot.sandbox import intents
from bot.sandbox.limits import RateLimits
from bot.sandbox.packing import Zstd
from tests.bot.sandbox.conftest import Knock, Town
from tests.bot.sandbox.test_gateway import raw

LAST_BLOCK = b"\x01\x00\x00"


async def test_after_an_invalid_session_the_same_line_may_identify_again(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES)
        first = client.ready["session_id"]
        town.sandbox.gateway.invalidate()
        assert await client.hear() == {"op": 9, "d": False, "s": None, "t": None}
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES)
        assert client.ready["session_id"] != first
        town.bob.say("heard", town.square)
        assert (await client.until("MESSAGE_CREATE"))["t"] == "MESSAGE_CREATE"
    assert town.sandbox.violations == []


async def test_after_a_resumable_one_the_same_line_may_resume(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES)
        session_id = client.ready["session_id"]
        town.sandbox.gateway.invalidate(resumable=True)
        assert (await client.hear())["op"] == 9
        town.bob.say("meanwhile", town.square)
        await client.say(6, {"token": town.sandbox.token, "session_id": session_id, "seq": 1})
        assert [(await client.hear())["t"] for _ in range(2)] == ["MESSAGE_CREATE", "RESUMED"]


async def test_only_heartbeats_keep_a_line_open(town: Town) -> None:
    town.sandbox.gateway.heartbeat = 0.2
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)

        async def talk() -> None:
            while True:
                await client.say(3, {"since": None, "activities": [], "status": "online", "afk": False})
                await asyncio.sleep(0.02)

        talking = asyncio.create_task(talk())
        assert await client.hear() == 4009
        talking.cancel()


async def test_a_line_that_beats_stays_open(town: Town) -> None:
    town.sandbox.gateway.heartbeat = 2.0
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        # A busy machine may keep a beat from coming for a second, which must not close the line.
        silent_too_long = asyncio.get_running_loop().time() + 2.0 * 1.5
        while asyncio.get_running_loop().time() <= silent_too_long:
            await client.say(1, None)
            assert (await client.hear())["op"] == 11
            await asyncio.sleep(0.2)


async def test_identifies_of_one_key_must_be_apart(town: Town) -> None:
    town.sandbox.limits = RateLimits()
    town.sandbox.gateway.identifying.max_concurrency = 1
    async with raw(town) as first, raw(town) as second:
        await first.identify(town.sandbox.token, 0, shard=[0, 2])
        assert first.ready
        await second.say(2, {"token": town.sandbox.token, "intents": 0, "properties": {}, "shard": [1, 2]})
        assert await second.hear() == {"op": 9, "d": False, "s": None, "t": None}
    town.sandbox.gateway.identifying.max_concurrency = 2
    async with raw(town) as second:
        await second.identify(town.sandbox.token, 0, shard=[1, 2])
        assert second.ready


async def test_too_many_identifies_in_a_day_cost_the_token(town: Town, knock: Knock) -> None:
    town.sandbox.limits = RateLimits()
    counted, token = town.sandbox.gateway.identifying, town.sandbox.token
    counted.total, counted.max_concurrency = 2, 10
    for shard in range(2):
        async with raw(town) as client:
            await client.identify(token, 0, shard=[shard, 10])
    _, told = await knock("GET", "/gateway/bot")
    assert told["session_start_limit"]["remaining"] == 0
    assert 0 < told["session_start_limit"]["reset_after"] <= 86_400_000
    async with raw(town) as client:
        assert await client.identify(token, 0, shard=[2, 10]) == 4004
    assert town.sandbox.token != token
    assert (await knock("GET", "/users/@me", token=token))[0] == 401


async def test_the_day_s_count_begins_anew(town: Town, knock: Knock) -> None:
    town.sandbox.limits = RateLimits()
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
    assert (await knock("GET", "/gateway/bot"))[1]["session_start_limit"]["remaining"] == 999
    town.world.clock.jump(86400)
    assert (await knock("GET", "/gateway/bot"))[1]["session_start_limit"]["remaining"] == 1000


async def test_only_servers_that_the_bot_is_in_make_it_shard(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.sandbox.gateway.MOST_GUILDS", 1)
    town.world.add_guild("Elsewhere", owner=town.ann.user, with_bot=False)
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        assert client.ready
    town.world.add_guild("Second port", owner=town.ann.user)
    async with raw(town) as client:
        assert await client.identify(town.sandbox.token, 0) == 4011


async def test_all_members_are_told_only_with_the_intent(town: Town) -> None:
    everybody = {"guild_id": town.guild.id, "query": "", "limit": 0}
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        await client.say(8, everybody)
        assert (await client.until("GUILD_MEMBERS_CHUNK"))["d"]["members"] == []
        await client.say(8, {"guild_id": town.guild.id, "user_ids": [town.bob.id]})
        [bob] = (await client.until("GUILD_MEMBERS_CHUNK"))["d"]["members"]
        assert bob["user"]["id"] == town.bob.id
    assert [each.code for each in town.sandbox.violations] == [4014]
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MEMBERS)
        await client.say(8, everybody)
        assert len((await client.until("GUILD_MEMBERS_CHUNK"))["d"]["members"]) == 3


def unpacked(stream: bytes) -> bytes:
    """What zstd itself makes of a stream, ended so that it is whole."""
    if shutil.which("zstd") is None:
        pytest.skip("no zstd on this machine")
    done = subprocess.run(["zstd", "-dc"], input=stream + LAST_BLOCK, capture_output=True, check=True)
    return done.stdout


def test_what_is_packed_as_zstd_can_be_read_by_zstd() -> None:
    packer = Zstd()
    messages = [b'{"op":10}', b"x" * 300_000, "浪".encode() * 10]
    assert unpacked(b"".join(packer.pack(each) for each in messages)) == b"".join(messages)


async def test_who_asks_for_zstd_gets_zstd(town: Town) -> None:
    url = f"{town.sandbox.gateway_url}?v=10&encoding=json&compress=zstd-stream"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        first = await socket.receive_bytes(timeout=60)
        assert msgspec.json.decode(unpacked(first))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        second = await socket.receive_bytes(timeout=60)
        assert unpacked(first + second).endswith(b'"op":11,"d":null}')
