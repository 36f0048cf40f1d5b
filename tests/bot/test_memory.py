"""What is free is given back, and what is kept of the pictures takes little."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import memory
from bot.drawing import canvas, fonts
from bot.drawing.canvas import Canvas

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
