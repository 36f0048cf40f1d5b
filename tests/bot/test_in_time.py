"""An answer that could not be put off is still given."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.interactions import in_time


async def test_what_could_not_be_put_off_is_answered_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()

    async def defer(*_: Any, **__: Any) -> None:
        raise aiohttp.ServerDisconnectedError

    async def send_message(_: Any, words: str) -> None:
        said.append(words)

    monkeypatch.setattr(in_time, "PUT_OFF_AFTER", 0.0)
    monkeypatch.setattr(discord.InteractionResponse, "defer", defer)
    monkeypatch.setattr(discord.InteractionResponse, "send_message", send_message)
    press: Any = SimpleNamespace(id=1, type=discord.InteractionType.application_command, message=None)
    response = in_time.InTime(press)
    await asyncio.sleep(0.01)
    await response.send_message("here you are")
    assert said == ["here you are"]
