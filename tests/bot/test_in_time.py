"""An answer that could not be put off is still given; one that nobody can get any more is no mistake."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from prometheus_client import REGISTRY

from bot.client import begin_press
from bot.interactions import answering, in_time
from bot.logs import reference
from bot.metrics import press_acknowledged

MEASURED = "tidetable_press_acknowledged_seconds_count"


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
    response = in_time.DeferringResponse(press)
    await asyncio.sleep(0.01)
    await response.send_message("here you are")
    assert said == ["here you are"]


async def test_who_can_be_told_nothing_any_more_is_a_line_of_the_log_and_no_mistake(
    caplog: pytest.LogCaptureFixture,
) -> None:
    refused: Any = SimpleNamespace(status=404, reason="Not Found")
    too_late = discord.NotFound(refused, {"code": in_time.UNKNOWN_INTERACTION, "message": "Unknown interaction"})
    app: Any = None  # It is not asked for anything.
    press: Any = SimpleNamespace(id=7)
    await answering.apologise(app, press, too_late)
    assert [(each.levelname, each.getMessage()) for each in caplog.records] == [
        ("WARNING", "press=7 was answered too late")
    ]


async def test_suggestions_that_come_too_late_are_no_mistake(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def autocomplete(*_: Any, **__: Any) -> None:
        refused: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(refused, {"code": in_time.UNKNOWN_INTERACTION, "message": "Unknown interaction"})

    monkeypatch.setattr(discord.InteractionResponse, "autocomplete", autocomplete)
    press: Any = SimpleNamespace(id=7, type=discord.InteractionType.autocomplete)
    in_time.answer_in_time(press)
    with caplog.at_level("INFO"):
        await getattr(press, in_time.RESPONSE_ATTRIBUTE).autocomplete([])
    [line] = caplog.records
    assert (line.levelname, line.exc_info) == ("INFO", None)
    assert "press=7 suggestions were not shown" in line.getMessage()


async def test_putting_a_press_off_is_logged_and_measured_as_part_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_off = asyncio.Event()
    numbers = list[str]()

    async def defer(*_: Any, **__: Any) -> None:
        press_acknowledged()
        numbers.append(reference())
        put_off.set()

    def count() -> float:
        return REGISTRY.get_sample_value(MEASURED, {"kind": press.type.name}) or 0.0

    monkeypatch.setattr(in_time, "PUT_OFF_AFTER", 0.0)
    monkeypatch.setattr(discord.InteractionResponse, "defer", defer)
    kind, client = discord.InteractionType.application_command, SimpleNamespace(presses=set())
    press: Any = SimpleNamespace(id=1, type=kind, message=None, client=client)
    before = count()
    async with asyncio.timeout(10), asyncio.TaskGroup() as tasks:
        pressing = tasks.create_task(press_slowly(press, put_off))
    assert count() == before + 1
    assert numbers == [pressing.result()]


async def press_slowly(press: Any, put_off: asyncio.Event) -> str:
    """A press that takes longer than people may be left without an answer; gives the number it is logged under."""
    begin_press(press)
    await put_off.wait()
    return reference()
