"""Numbers kept as masks: those that come back on picture after picture are drawn only once."""

from __future__ import annotations

from math import ceil

from PIL import Image, ImageDraw

from bot.drawing import fonts
from bot.drawing.cache import SPRITES
from bot.drawing.canvas import Anchor, Canvas
from bot.drawing.palette import Colour
from bot.drawing.strokes import SCALE

ROUNDS = {"l": 0.0, "m": 0.5, "r": 1.0}


def number(canvas: Canvas, x: float, y: float, text: str, size: int, colour: Colour, *, anchor: Anchor = "l") -> float:
    """Draw a number as `Canvas.text` does in bold; returns how wide it is."""
    mask = _mask(text, size * SCALE)
    left = round(x * SCALE - ROUNDS[anchor] * mask.width)
    canvas.stamp(mask, left, round(y * SCALE - mask.height / 2), colour)
    return mask.width / SCALE


@SPRITES.cached
def _mask(text: str, size: int) -> Image.Image:
    mask = Image.new("L", (ceil(fonts.width(text, size, True)), size * 2), 0)
    draw, at = ImageDraw.Draw(mask), 0.0
    for name, piece in fonts.runs(text, True):
        used = fonts.font(name, size)
        draw.text((at, size * 1.345), piece, 255, used, anchor="ls")
        at += used.getlength(piece)
    return mask
