"""The gateway: resuming, starting anew, closing for cause, sharding, intents, compression."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.sandbox import intents, rooms
from bot.sandbox.entities import Json, Overwrite
from tests.bot.sandbox.conftest import Knock, Town, run
from tests.bot.sandbox.demo_bot import DemoBot, ShardedDemoBot


class RawClient:
    """A client that says exactly what a test wants said."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, packed: bool = False) -> None:
        self.socket = socket
        self.unpack = zlib.decompressobj() if packed else None
        self.ready: Json = {}

    async def hear(self) -> Any:
        """The next message; a close code as a number."""
        message = await self.socket.receive(timeout=60)
        if message.type is aiohttp.WSMsgType.BINARY:
            assert self.unpack is not None
            assert message.data.endswith(b"\x00\x00\xff\xff")
            return msgspec.json.decode(self.unpack.decompress(message.data))
        if message.type is aiohttp.WSMsgType.TEXT:
            return msgspec.json.decode(message.data)
        return message.data

    async def say(self, op: int, data: object) -> None:
        await self.socket.send_str(msgspec.json.encode({"op": op, "d": data}).decode())

    async def identify(self, token: str, wanted: int = 1, **more: object) -> Any:
        await self.say(2, {"token": token, "intents": wanted, "properties": {}, **more})
        heard = await self.hear()
        if isinstance(heard, dict) and heard.get("t") == "READY":
            self.ready = heard["d"]
        return heard

    async def until(self, kind: str) -> Json:
        while True:
            heard = await self.hear()
            assert isinstance(heard, dict), f"closed with {heard}"
            if heard["t"] == kind:
                return dict(heard)


@asynccontextmanager
async def raw(town: Town, query: str = "v=10&encoding=json") -> AsyncIterator[RawClient]:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{town.sandbox.gateway_url}?{query}") as socket:
        client = RawClient(socket, packed="zlib-stream" in query)
        hello = await client.hear()
        if isinstance(hello, dict):
            assert hello["op"] == 10
        yield client


async def test_events_missed_while_away_are_told_on_resume(town: Town, demo: DemoBot) -> None:
    town.sandbox.gateway.drop()
    await town.sandbox.gateway.wait_gone()
    answer = town.ann.slash("ping", {}, town.square)
    await town.sandbox.gateway.wait_resumed(1)
    assert (await answer.message())["content"] == "pong"
    assert demo.heard == ["ready", "resumed"]
    assert town.sandbox.gateway.identifies == 1
    assert town.sandbox.violations == []


@pytest.mark.parametrize("code", [1000, 4000, 4009])
async def test_it_resumes_after_a_close(town: Town, demo: DemoBot, code: int) -> None:
    town.sandbox.gateway.disconnect(code)
    await town.sandbox.gateway.wait_resumed(1)
    assert town.sandbox.violations == []


async def test_it_resumes_when_asked_to_reconnect(town: Town, demo: DemoBot) -> None:
    town.sandbox.gateway.ask_reconnect()
    await town.sandbox.gateway.wait_resumed(1)
    assert town.sandbox.gateway.identifies == 1


async def test_a_session_declared_resumable_is_resumed(town: Town, demo: DemoBot) -> None:
    town.sandbox.gateway.invalidate(resumable=True)
    await town.sandbox.gateway.wait_resumed(1)
    assert town.sandbox.gateway.identifies == 1


async def test_an_ended_session_is_begun_anew(town: Town, demo: DemoBot) -> None:
    town.sandbox.gateway.invalidate()
    await town.until(lambda: demo.heard == ["ready", "ready"])
    assert town.sandbox.gateway.identifies == 2
    assert (await town.ann.slash("ping", {}, town.square).message())["content"] == "pong"


async def test_a_forgotten_session_is_begun_anew(town: Town, demo: DemoBot) -> None:
    town.sandbox.gateway.forget_sessions()
    town.sandbox.gateway.drop()
    await town.until(lambda: demo.heard == ["ready", "ready"])
    assert (town.sandbox.gateway.identifies, town.sandbox.gateway.resumes) == (2, 0)


async def test_a_sharded_client_is_told_each_thing_once(town: Town) -> None:
    for n in range(6):
        guild = town.world.add_guild(f"Port {n}", owner=town.ann.user)
        town.world.add_channel(guild, "quay")
    town.sandbox.gateway.shards = 3
    demo = ShardedDemoBot()
    task = await run(demo, town, shards=3)
    assert {session.shard for session in town.sandbox.gateway.sessions.values()} == {(0, 3), (1, 3), (2, 3)}
    assert len(demo.guilds) == 7
    for guild in town.world.guilds.values():
        channel = next(each for each in town.world.in_guild(guild.id))
        assert (await town.ann.slash("ping", {}, channel).message())["content"] == "pong"
    assert (await town.ann.slash("letter").message())["content"] == "sent"
    assert town.sandbox.violations == []
    await demo.close()
    await asyncio.wait([task])


async def test_each_guild_belongs_to_one_shard_and_direct_messages_to_the_first(town: Town) -> None:
    async with raw(town) as first, raw(town) as second:
        await first.identify(town.sandbox.token, intents.GUILDS | intents.DM_MESSAGES, shard=[0, 2])
        await second.identify(town.sandbox.token, intents.GUILDS | intents.DM_MESSAGES, shard=[1, 2])
        mine, other = (first, second) if (int(town.guild.id) >> 22) % 2 == 0 else (second, first)
        assert mine.ready["shard"] == [0, 2] if mine is first else [1, 2]
        assert [each["id"] for each in mine.ready["guilds"]] == [town.guild.id]
        assert other.ready["guilds"] == []
        town.ann.say("hello", town.ann.dm())
        assert (await first.until("MESSAGE_CREATE"))["d"]["content"] == "hello"
        town.ann.delete(town.ann.say("gone", town.square))
        town.ann.say("again", town.ann.dm())
        assert (await first.until("MESSAGE_CREATE"))["d"]["content"] == "again"


async def test_the_numbers_of_events_have_no_gap_and_a_resume_repeats_from_the_number(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES)
        session_id = client.ready["session_id"]
        for n in range(3):
            town.bob.say(str(n), town.square)
        assert [(await client.hear())["s"] for _ in range(3)] == [2, 3, 4]
        town.sandbox.gateway.drop()
    town.bob.say("while away", town.square)
    async with raw(town) as client:
        await client.say(6, {"token": town.sandbox.token, "session_id": session_id, "seq": 3})
        heard = [await client.hear() for _ in range(3)]
        assert [(each["s"], each["t"]) for each in heard] == [
            (4, "MESSAGE_CREATE"),
            (5, "MESSAGE_CREATE"),
            (6, "RESUMED"),
        ]


async def test_a_goodbye_ends_the_session(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token)
        session_id = client.ready["session_id"]
        await client.socket.close(code=1000)
    async with raw(town) as client:
        await client.say(6, {"token": town.sandbox.token, "session_id": session_id, "seq": 1})
        assert await client.hear() == {"op": 9, "d": False, "s": None, "t": None}


GOOD = {"intents": 0, "properties": {}}
NO_SHARDS: list[Any] = [[2, 2], [-1, 1], ["0", 1], [0, None], [0, 1.0], [False, 1], [0], [0, 1, 2], [], {}, 0, "01"]


@pytest.mark.parametrize(
    ("op", "said", "code"),
    [
        (99, None, 4003),
        (8, {"guild_id": "1"}, 4003),
        (2, {**GOOD, "token": "wrong"}, 4004),
        *[(2, {**GOOD, "shard": shard}, 4010) for shard in NO_SHARDS],
        (2, {**GOOD, "intents": 1 << 40}, 4013),
        (2, {**GOOD, "intents": "all"}, 4013),
        (2, {**GOOD, "token": "fäßchen"}, 4004),
        (2, None, 4002),
        (2, "token", 4002),
        (6, {"token": "wrong", "session_id": "x", "seq": 1}, 4004),
        (6, [], 4002),
        (8, 7, 4002),
        (1, "x" * 5000, 4002),
    ],
)
async def test_it_closes_for_cause(town: Town, op: int, said: object, code: int) -> None:
    async with raw(town) as client:
        if isinstance(said, dict) and op == 2:
            said = {"token": town.sandbox.token, **said}
        await client.say(op, said)
        assert await client.hear() == code
    assert [each.code for each in town.sandbox.violations] == [code]


@pytest.mark.parametrize("said", [b"{", b"7", b'{"op": "\xff"}', b"[" * 4000], ids=["cut", "number", "bytes", "depth"])
async def test_it_closes_for_speaking_nonsense(town: Town, said: bytes) -> None:
    async with raw(town) as client:
        await client.socket.send_bytes(said)
        assert await client.hear() == 4002


async def test_it_closes_for_identifying_twice_and_for_unknown_words(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        assert await client.identify(town.sandbox.token, 0) == 4005
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        await client.say(99, None)
        assert await client.hear() == 4001


async def test_it_closes_for_a_number_from_the_future(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        session_id = client.ready["session_id"]
        town.sandbox.gateway.drop()
    async with raw(town) as client:
        await client.say(6, {"token": town.sandbox.token, "session_id": session_id, "seq": 99})
        assert await client.hear() == 4007


async def test_it_closes_for_too_much_talk(town: Town) -> None:
    async with raw(town) as client:
        for _ in range(121):
            await client.say(1, None)
        heard: list[object] = []
        while 4008 not in heard:
            heard.append(await client.hear())
        assert len(heard) <= 121


async def test_it_closes_for_an_old_version(town: Town) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{town.sandbox.gateway_url}?v=6") as socket:
        message = await socket.receive(timeout=60)
        assert message.data == 4012


async def test_it_closes_where_a_privileged_intent_is_not_granted(town: Town) -> None:
    town.sandbox.gateway.allowed_intents = intents.ALL & ~intents.MESSAGE_CONTENT
    async with raw(town) as client:
        assert await client.identify(town.sandbox.token, intents.MESSAGE_CONTENT) == 4014


async def test_a_heartbeat_is_acknowledged_before_identifying(town: Town) -> None:
    async with raw(town) as client:
        await client.say(1, None)
        assert await client.hear() == {"op": 11, "d": None, "s": None, "t": None}


async def test_without_the_intent_others_words_are_hidden_but_not_mentions(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES)
        town.ann.say("secret", town.square)
        assert (await client.until("MESSAGE_CREATE"))["d"]["content"] == ""
        town.ann.say(f"<@{town.world.bot_id}> hello", town.square)
        assert (await client.until("MESSAGE_CREATE"))["d"]["content"].endswith("hello")
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES | intents.MESSAGE_CONTENT)
        town.ann.say("open", town.square)
        assert (await client.until("MESSAGE_CREATE"))["d"]["content"] == "open"


async def test_with_no_intents_only_interactions_come(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, 0)
        town.ann.say("unheard", town.square)
        town.world.add_channel(town.guild, "unseen")
        rooms.leave(town.world, town.guild, town.bob.id)
        town.world.commands[""] = {"1": {"id": "1", "name": "go", "type": 1, "description": "Go"}}
        town.ann.slash("go", {}, town.square)
        assert (await client.hear())["t"] == "INTERACTION_CREATE"


async def test_who_closes_direct_messages_and_which_commands_there_are_it_is_not_told(town: Town, knock: Knock) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.ALL)
        await client.until("GUILD_CREATE")
        town.bob.close_dms()
        await knock("POST", f"/applications/{town.world.bot_id}/commands", {"name": "go", "description": "Go"})
        town.bob.say("heard", town.square)
        assert (await client.hear())["t"] == "MESSAGE_CREATE"


async def test_it_packs_where_asked(town: Town) -> None:
    async with raw(town, "v=10&encoding=json&compress=zlib-stream") as client:
        await client.identify(town.sandbox.token)
        assert (await client.until("GUILD_CREATE"))["d"]["name"] == "Harbour"


async def test_members_are_told_on_request(town: Town) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MEMBERS)
        await client.say(8, {"guild_id": town.guild.id, "query": "b", "limit": 5, "nonce": "n"})
        chunk = (await client.until("GUILD_MEMBERS_CHUNK"))["d"]
        assert [each["user"]["username"] for each in chunk["members"]] == ["bob"]
        assert chunk["nonce"] == "n"


@pytest.mark.parametrize("asked", [{"query": "b", "limit": "abc"}, {"user_ids": 1.5}], ids=str)
async def test_it_closes_for_members_that_are_asked_for_in_nonsense(town: Town, asked: Json) -> None:
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MEMBERS)
        await client.say(8, {"guild_id": town.guild.id, **asked})
        assert await client.hear() == 4002
    assert [each.code for each in town.sandbox.violations] == [4002]


async def test_what_the_bot_may_not_see_it_is_not_told(town: Town) -> None:
    hidden = town.world.add_channel(town.guild, "hidden")
    hidden.overwrites[town.guild.id] = Overwrite(town.guild.id, 0, deny=1 << 10)
    async with raw(town) as client:
        await client.identify(town.sandbox.token, intents.GUILD_MESSAGES)
        town.ann.say("unseen", hidden)
        town.ann.say("seen", town.square)
        assert (await client.until("MESSAGE_CREATE"))["d"]["channel_id"] == town.square.id
