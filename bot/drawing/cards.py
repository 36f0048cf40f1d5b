"""Cards and badges as sprites, painted once and kept: the same card is on many pictures."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw

from bot.drawing import shapes
from bot.drawing.cache import SPRITES
from bot.drawing.canvas import SMALLEST_TEXT
from bot.drawing.fonts import BOLD, font
from bot.drawing.palette import DEEP, DUNE, FOAM, INK, PAPER, SAND, WHITE, Colour, Mark
from bot.drawing.strokes import SCALE

Painter = Callable[[ImageDraw.ImageDraw, int, int], None]


def sprite(width: float, height: float, paint: Painter) -> Image.Image:
    """A sprite in the size it has on the finished picture; `paint` gets its real pixels."""
    wide, high = round(width * SCALE), round(height * SCALE)
    image = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    paint(ImageDraw.Draw(image), wide, high)
    return image


def write(
    draw: ImageDraw.ImageDraw, x: float, y: float, text: str, size: float, colour: Colour, anchor: str = "mm"
) -> None:
    """Write a short sign at a point; only for the project's own letters and numbers.

    It is never smaller than a phone can show, whatever the size asked for.
    """
    size = max(size, SMALLEST_TEXT * SCALE)
    at = {"m": "ms", "l": "ls", "r": "rs"}[anchor[0]]
    draw.text((x, y + size * 0.345), text, colour, font(BOLD, round(size)), anchor=at)


@SPRITES.cached
def face(mark: Mark, sign: str, number: str, width: int, lit: bool = False) -> Image.Image:
    """The front of a card: its number large, its sign (a letter or two) and its shape."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        _blank(draw, wide, high, SAND if lit else PAPER)
        rim = wide * (0.09 if lit else 0.06)
        draw.rounded_rectangle((rim, rim, wide - rim - 1, high - rim - 1), wide * 0.09, mark.hue, INK, SCALE)
        write(draw, wide * 0.5, high * 0.53, number, wide * (0.62 if len(number) < 2 else 0.46), mark.on)
        write(draw, wide * 0.14, high * 0.155, sign, wide * 0.31, mark.on, "lm")
        shapes.paint(draw, mark.shape, wide * 0.5, high * 0.83, wide * 0.13, mark.on)
        shapes.paint(draw, mark.shape, wide * 0.78, high * 0.155, wide * 0.11, mark.on)

    return sprite(width, width * 1.4, paint)


@SPRITES.cached
def back(width: int, lit: bool = False, label: str = "") -> Image.Image:
    """The back of a card: the sea at night, with a label if one is given."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        _blank(draw, wide, high, SAND if lit else PAPER)
        rim = wide * (0.09 if lit else 0.06)
        draw.rounded_rectangle((rim, rim, wide - rim - 1, high - rim - 1), wide * 0.09, DEEP, INK, SCALE)
        for row in (0.24, 0.5, 0.76):
            y, step = high * row, wide / 4.6
            for column in range(3):
                x = wide * 0.5 + (column - 1.5) * step
                draw.arc((x, y - step / 2, x + step, y + step / 2), 0, 180, FOAM, 2 * SCALE)
        if label:
            write(draw, wide / 2, high / 2, label, wide * 0.5, WHITE)

    return sprite(width, width * 1.4, paint)


@SPRITES.cached
def gap(width: int) -> Image.Image:
    """An empty place for a card."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((2, 2, wide - 3, high - 3), wide * 0.12, None, DUNE, 2 * SCALE)

    return sprite(width, width * 1.4, paint)


@SPRITES.cached
def badge(mark: Mark, sign: str, width: int, height: int) -> Image.Image:
    """A small plate with a shape and a sign, for counts and names of classes and colours."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.25, mark.hue, INK, SCALE)
        shapes.paint(draw, mark.shape, high * 0.5, high * 0.5, high * 0.26, mark.on)
        write(draw, (high * 0.85 + wide) / 2 - high * 0.05, high * 0.5, sign, high * 0.62, mark.on)

    return sprite(width, height, paint)


@SPRITES.cached
def plate(mark: Mark, sign: str, width: int, height: int) -> Image.Image:
    """A narrow plate with a shape above and a sign below."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), wide * 0.2, mark.hue, INK, SCALE)
        shapes.paint(draw, mark.shape, wide * 0.5, high * 0.27, wide * 0.22, mark.on)
        write(draw, wide * 0.5, high * 0.7, sign, wide * 0.54, mark.on)

    return sprite(width, height, paint)


@SPRITES.cached
def token(shape: str, radius: int, fill: Colour, on: Colour, edge: Colour = INK) -> Image.Image:
    """A round counter with a shape on it."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.ellipse((0, 0, wide - 1, high - 1), fill, edge, SCALE + 1)
        shapes.paint(draw, shape, wide / 2, high / 2, wide * 0.27, on)

    return sprite(radius * 2, radius * 2, paint)


@SPRITES.cached
def shape(name: str, radius: int, fill: Colour, edge: Colour | None = None) -> Image.Image:
    """A shape alone."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        if edge:
            shapes.paint(draw, name, wide / 2, high / 2, wide * 0.46, edge)
        shapes.paint(draw, name, wide / 2, high / 2, wide * (0.38 if edge else 0.46), fill)

    return sprite(radius * 2, radius * 2, paint)


def _blank(draw: ImageDraw.ImageDraw, wide: int, high: int, paper: Colour) -> None:
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), wide * 0.13, paper, INK, SCALE)
