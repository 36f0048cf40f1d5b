"""The dice of Rolling with the Waves, each colour with a hue, a letter and a shape; and the squares of the maps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from bot.drawing import shapes
from bot.drawing.cache import SPRITES
from bot.drawing.cards import sprite, write
from bot.drawing.palette import (
    CORAL,
    DEEP,
    DUNE,
    FOAM,
    GREEN,
    INK,
    IVORY,
    NAVY,
    PAPER,
    PURPLE,
    RED,
    SAND,
    WHITE,
    YELLOW,
    Colour,
    Mark,
)
from bot.drawing.strokes import SCALE

DICE: Final[Mapping[int, Mark]] = {
    0: RED.with_shape("diamond"),
    1: GREEN.with_shape("triangle"),
    2: NAVY,
    3: YELLOW,
    4: PURPLE.with_shape("cross"),
    -1: IVORY,
}
"""Red, green, blue, yellow, purple by seat; and clear, which is nobody's."""


@SPRITES.cached
def die(colour: int, sign: str, value: int, width: int, height: int, sailor: bool = False) -> Image.Image:
    """A die: its value large, beside it the shape and letter of its colour. A drunken sailor lies on dark ground."""
    mark = DICE[colour]

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.2, mark.hue, INK, SCALE + 1)
        if sailor:
            draw.rounded_rectangle((high * 0.1, high * 0.1, wide * 0.5, high * 0.9), high * 0.14, INK)
        write(draw, wide * 0.28, high * 0.5, str(value), high * 0.72, WHITE if sailor else mark.on)
        shapes.paint(draw, mark.shape, wide * 0.74, high * 0.26, high * 0.18, mark.on)
        write(draw, wide * 0.74, high * 0.74, sign, high * 0.4, mark.on)

    return sprite(width, height, paint)


Look = str
"""How a square looks: `free`, `written`, `planned` (sealed or still to be written), or `safe` in a buried chest."""

GROUNDS: Final[Mapping[str, tuple[Colour, Colour, Colour]]] = {
    "free": (DUNE, DUNE, INK),
    "written": (WHITE, INK, INK),
    "planned": (SAND, CORAL, INK),
    "safe": (DEEP, INK, FOAM),
}


@SPRITES.cached
def square(text: str, look: Look, width: int, height: int) -> Image.Image:
    """A square of a map with what is written in it; a planned number has a bent corner, besides its colour."""
    ground, edge, on = GROUNDS[look]

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.14, ground, edge, SCALE)
        if look == "planned":
            draw.polygon([(wide * 0.62, 0), (wide - 1, 0), (wide - 1, high * 0.38)], CORAL)
        if text:
            write(draw, wide * 0.5, high * 0.52, text, high * 0.8, on)

    return sprite(width, height, paint)


@SPRITES.cached
def pips(reached: int, levels: int, radius: int) -> Image.Image:
    """Levels as dots: dark ones are reached, light ones are not."""
    step = radius * 2 + 3

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        for at in range(levels):
            left = at * step * SCALE
            box = (left, 0, left + radius * 2 * SCALE - 1, high - 1)
            draw.ellipse(box, INK if at < reached else PAPER, INK, SCALE)

    return sprite(levels * step, radius * 2, paint)


@SPRITES.cached
def coin(width: int, height: int, text: str) -> Image.Image:
    """Infamy as a coin with its number."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.5, INK)
        draw.ellipse((SCALE, SCALE, high - 1 - SCALE, high - 1 - SCALE), SAND, INK, SCALE)
        shapes.paint(draw, "spark", high * 0.5, high * 0.5, high * 0.34, INK)
        write(draw, (wide + high * 0.9) / 2, high * 0.5, text, high * 0.72, SAND)

    return sprite(width, height, paint)


@SPRITES.cached
def plate(sign: str, width: int, height: int) -> Image.Image:
    """The letter of a part of the map; Spirits, which has no number to write, has a drop instead."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.2, INK)
        if sign:
            write(draw, wide * 0.5, high * 0.5, sign, high * 0.74, WHITE)
        else:
            shapes.paint(draw, "drop", wide * 0.5, high * 0.5, high * 0.34, WHITE)

    return sprite(width, height, paint)


@SPRITES.cached
def chest_plate(chest: int, look: Look, width: int, height: int) -> Image.Image:
    """The number of a chest; a buried one has a padlock, as has one that is planned to be buried, which is also lit."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        ground, edge, on = GROUNDS[look] if look in ("safe", "planned") else (INK, INK, WHITE)
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.25, ground, edge, SCALE)
        if look in ("safe", "planned"):
            write(draw, wide * 0.28, high * 0.5, str(chest), high * 0.76, on)
            _lock(draw, wide * 0.7, high * 0.52, high * 0.24, on)
        else:
            write(draw, wide * 0.5, high * 0.5, str(chest), high * 0.8, on)

    return sprite(width, height, paint)


def _lock(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    """A padlock round a point."""
    draw.rectangle((x - radius, y - radius * 0.1, x + radius, y + radius), colour)
    draw.arc((x - radius * 0.7, y - radius, x + radius * 0.7, y + radius * 0.6), 180, 360, colour, 2 * SCALE)
