"""What is free is given back, and what is kept of the pictures takes little."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast

from bot import memory
from bot.drawing import canvas, fonts
from bot.drawing.canvas import Canvas
from bot.texts.entries import Entries

RESIDENT_FONT = "/memfd:"


async def test_what_became_free_between_what_is_used_is_given_back_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list[int]()
    again = asyncio.Event()
    loop = asyncio.get_running_loop()

    def trim(kept: int) -> int:
        asked.append(kept)
        if len(asked) == 3:
            loop.call_soon_threadsafe(again.set)
        return 1

    monkeypatch.setattr(memory, "EVERY", 0.0)
    monkeypatch.setattr(memory, "_of_glibc", {"malloc_trim": trim}.get)
    giving = asyncio.create_task(memory.keep_giving_back())
    async with asyncio.timeout(20):
        await again.wait()
    giving.cancel()
    assert set(asked) == {0}


def test_what_the_engine_remembers_with_a_limit_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    @lru_cache(maxsize=8)
    def for_a_while(number: int) -> int:
        return number

    @cache
    def for_good(number: int) -> int:
        return number

    module = ModuleType("engine.tried")
    vars(module).update(for_a_while=for_a_while, for_good=for_good)
    monkeypatch.setitem(sys.modules, "engine.tried", module)
    for_a_while(1)
    for_good(1)
    memory.forget_what_was_worked_out()
    assert (for_a_while.cache_info().currsize, for_good.cache_info().currsize) == (0, 1)


async def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(_: str) -> Callable[..., int] | None:
        return None

    monkeypatch.setattr(memory, "_of_glibc", find_nothing)
    memory.give_back_what_is_free()
    async with asyncio.timeout(20):
        await memory.keep_giving_back()


@pytest.mark.skipif(sys.platform != "linux", reason="there only a font is mapped")
def test_however_many_sizes_are_drawn_few_fonts_stay_open() -> None:
    fonts.font.cache_clear()
    sheet = Canvas(200, 200)
    for size in range(20, 60):
        sheet.text(10, 100, "Tide", size, (0, 0, 0))
    mapped = [line for line in Path("/proc/self/maps").read_text().splitlines() if RESIDENT_FONT in line]
    assert 0 < len(mapped) <= fonts.SIZES


def test_the_sea_of_all_pictures_is_kept_in_a_megabyte_and_a_half() -> None:
    crests = canvas._crests(canvas.WIDTH, canvas.USUAL_HEIGHT)
    assert 0 < sum(mask.width * mask.height for _, mask in crests) < 1_500_000


def test_a_text_is_kept_only_as_it_is_filled_in() -> None:
    def trees() -> int:
        gc.collect()
        return sum(type(each) is ast.Pattern for each in gc.get_objects())

    before = trees()
    cards = "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n }\n"
    entries = Entries("en", [cards, "holds = { $name } holds { cards }.\n"])
    for number, said in ((1, "one card"), (3, "3 cards")):
        assert entries.fill_in("holds", {"name": "Ann", "n": number}) == (f"Ann holds {said}.", [])
        assert entries.fill_in("cards", {"n": number}) == (said, [])
    assert trees() == before
