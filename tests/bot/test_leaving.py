"""A bot that ends answers those who have pressed, and takes nothing more that it could not answer."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot import client as connection
from bot.client import Tidetable
from bot.panels import dispatch
from bot.settings import Settings


async def test_who_presses_while_it_ends_is_answered_until_it_hangs_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, hung_up_after = list[int](), list[int]()
    monkeypatch.setattr(connection, "answer_in_time", lambda press: None)

    async def handle(_app: object, press: Any) -> None:
        await asyncio.sleep(0.02)
        answered.append(press.id)

    async def close(_self: object) -> None:
        hung_up_after.extend(answered)
        bot.dispatch("interaction", press(3))
        await asyncio.sleep(0.05)

    def press(number: int) -> Any:
        class Press:
            id, type, client = number, discord.InteractionType.component, bot

        return Press()

    async def loops() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            bot.dispatch("interaction", press(2))
            await asyncio.sleep(0.01)

    monkeypatch.setattr(dispatch, "handle", handle)
    monkeypatch.setattr(discord.AutoShardedClient, "close", close)
    bot = Tidetable(Settings(token="none"))
    bot.loop = asyncio.get_running_loop()
    bot.app = object()  # type: ignore[assignment]
    bot._running = asyncio.create_task(loops())
    bot.dispatch("interaction", press(1))
    await asyncio.sleep(0)
    await bot.close()
    assert hung_up_after == [1, 2]
    assert answered == [1, 2], "the third could not have been answered"
