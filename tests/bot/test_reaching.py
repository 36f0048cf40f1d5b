"""Waiting for Discord: however long it cannot be used, longer each time, with one line each time."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from pydantic import SecretStr

from bot.client import Tidetable
from bot.reaching import LONGEST_PAUSE, knows_server, when_reachable
from bot.settings import Settings
from storage.ids import ServerId


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses between attempts, none of which takes any time."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("bot.reaching.asyncio", SimpleNamespace(sleep=wait))
    return waited


@pytest.mark.parametrize("status", [400, 403, 404, 429, 503])
async def test_a_page_of_html_in_discord_s_place_is_trouble_that_ends_by_itself(
    waits: list[float], caplog: pytest.LogCaptureFixture, status: int
) -> None:
    answers: list[str | dict[str, object]] = ["<html>Access denied</html>", "\n<!DOCTYPE html>"]

    async def attempt() -> str:
        if answers:
            raise discord.HTTPException(refusal(status), answers.pop())
        return "taken"

    assert await when_reachable("login", attempt) == "taken"
    assert waits == [1, 2]
    said = {record.getMessage().partition(";")[0] for record in caplog.records}
    assert said == {f"login: Discord cannot be used (HTTP {status})"}


@pytest.mark.parametrize("answer", ["", "Forbidden", {"code": 50001, "message": "<b>"}, {"message": "no", "code": 0}])
@pytest.mark.usefixtures("waits")
async def test_a_refusal_of_discord_s_own_is_raised(answer: str | dict[str, object]) -> None:
    async def attempt() -> None:
        raise discord.Forbidden(refusal(403), answer)

    with pytest.raises(discord.Forbidden):
        await when_reachable("login", attempt)


def refusal(status: int) -> Any:
    return SimpleNamespace(status=status, reason="", headers={})


class Socket:
    """A connection over which nothing comes."""

    shard_id = 0

    async def poll_event(self) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        pass


async def test_a_gateway_that_is_away_for_days_is_waited_for_with_a_line_each_time(
    waits: list[float], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    troubles: list[Exception] = [ConnectionRefusedError("refused"), ReconnectWebSocket(0)] * 600

    async def connect(*_: object, **__: object) -> Any:
        if troubles:
            raise troubles.pop()
        return Socket()

    async def find_gateway() -> tuple[int, str, dict[str, int]]:
        return 1, "ws://gateway", {}

    monkeypatch.setattr(DiscordWebSocket, "from_client", connect)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    client = Tidetable(Settings(token=SecretStr("x")))
    monkeypatch.setattr(client.http, "get_bot_gateway", find_gateway)
    await client._async_setup_hook()
    with caplog.at_level(logging.INFO):
        connecting = asyncio.create_task(client.connect())
        async with asyncio.timeout(60):
            while not client.shards and not connecting.done():
                await asyncio.sleep(0)
    assert list(client.shards) == [0]
    assert waits[:3] == [1, 2, 4]
    assert waits[-1] == LONGEST_PAUSE
    assert len(waits) == len(caplog.records) == 1200
    assert [record for record in caplog.records if record.exc_info] == []
    closed, refused = (record.getMessage() for record in caplog.records[:2])
    assert closed == "shard 0: Discord cannot be used (the gateway closed the connection); tried again in 1 s"
    assert "(ConnectionRefusedError: refused)" in refused
    await client.close()
    await connecting


async def test_a_server_is_known_once_its_shard_has_brought_it_or_if_its_shard_is_another_process_s() -> None:
    client: Any = discord.AutoShardedClient(intents=discord.Intents.none(), shard_ids=[0, 1], shard_count=4)
    own, others = (ServerId((7 * 4 + shard) << 22) for shard in (1, 2))
    assert [knows_server(client, server) for server in (own, others, None)] == [False, True, False]
    for unavailable in (True, False):
        client._connection._add_guild_from_data({"id": str(own), "unavailable": unavailable})
        assert knows_server(client, own) is not unavailable
