"""Lines of text kept as masks: numbers and names that come again on picture after picture are drawn once."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from bot.drawing import fonts
from bot.drawing.canvas import SCALE, Anchor, Canvas
from bot.drawing.palette import Colour

KEPT = 1024
ROUNDS = {"l": 0.0, "m": 0.5, "r": 1.0}


def put(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: int,
    colour: Colour,
    *,
    anchor: Anchor = "l",
    most: float | None = None,
) -> float:
    """The same as `Canvas.text` in bold, for what is often the same: gives how wide it is."""
    mask, wide = _mask(text, size * SCALE, None if most is None else most * SCALE)
    if mask is not None:
        left = round(x * SCALE - ROUNDS[anchor] * wide)
        canvas.image.paste(colour, (left, round(y * SCALE - mask.height / 2)), mask)
    return wide / SCALE


@lru_cache(maxsize=KEPT)
def _mask(text: str, size: int, most: float | None) -> tuple[Image.Image | None, float]:
    shown = fonts.drawable(text) if most is None else fonts.shortened(text, size, True, most)
    wide = fonts.width(shown, size, True)
    if not wide:
        return None, 0.0
    high = size * 2
    mask = Image.new("L", (ceil(wide) + size // 4, high), 0)
    draw = ImageDraw.Draw(mask)
    at = 0.0
    for name, piece in fonts.runs(shown, True):
        used = fonts.font(name, size)
        draw.text((at, high / 2 + size * 0.345), piece, 255, used, anchor="ls")
        at += used.getlength(piece)
    return mask, wide
