"""What is written on pictures, and how large it is on a phone; all of it is painted anew for that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PIL import ImageDraw
from PIL.ImageFont import FreeTypeFont

from bot.drawing.cache import FILES, SPRITES
from bot.drawing.canvas import WIDTH
from bot.drawing.strokes import SCALE

PHONE, READABLE = 390, 11


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float]]]:
    """Everything that is written meanwhile, with its size in a phone's pixels."""
    found: list[tuple[str, float]] = []
    write: Callable[..., None] = ImageDraw.ImageDraw.text

    def noticed(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, *more: object, **named: object) -> None:
        font = named.get("font") or more[1]
        assert isinstance(font, FreeTypeFont)
        found.append((text, font.size / SCALE * PHONE / WIDTH))
        write(draw, at, text, *more, **named)

    for shelf in (FILES, SPRITES):
        shelf.clear()
    with monkeypatch.context() as patch:
        patch.setattr(ImageDraw.ImageDraw, "text", noticed)
        yield found
