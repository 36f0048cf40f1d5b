"""A canvas, measured in pixels of the finished picture: painted at twice the size and scaled down, it is smooth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import floor, sin
from typing import Literal

from PIL import Image, ImageDraw

from bot.drawing import fonts, strokes, tiles
from bot.drawing.palette import CREST, FOAM, Colour
from bot.drawing.strokes import SCALE, Stroke

WIDTH = 1000
"""The width of pictures; on a phone Discord shows them at a third of it."""
USUAL_HEIGHT = 1200
EDGE = 3
"""How thick the edge of every picture is."""
CREST_HIGH = 24
"""How high the mask of a crest is, in real pixels."""
SMALLEST_TEXT = 29
"""In pixels of the finished picture; 11 where it is 390 wide, as on a phone."""

Anchor = Literal["l", "m", "r"]
Point = tuple[float, float]


class Canvas:
    """A picture in the making, on the sea or on a finished picture. All measures are pixels of the finished picture.

    It collects strokes; they are painted when the file is asked for.
    """

    def __init__(self, width: int, height: int, ground: Image.Image | None = None) -> None:
        self.width, self.height = width, height
        self.strokes: list[Stroke] = [strokes.enlarged(ground, SCALE)] if ground else [*_sea(width, height)]

    def panel(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        *,
        radius: float = 14,
        edge: Colour | None = None,
        thick: float = 3,
    ) -> None:
        """A rectangle with round corners: left, top, right, bottom."""
        wide = round(thick * SCALE) if edge else 0
        self.strokes.append(strokes.panel(_scaled(box), radius * SCALE, fill, edge, wide))

    def line(self, points: Sequence[Point], colour: Colour, thick: float = 4) -> None:
        """A line through points."""
        flat = [coordinate * SCALE for point in points for coordinate in point]
        self.strokes.append(strokes.line(flat, colour, round(thick * SCALE)))

    def polygon(self, points: Sequence[Point], fill: Colour, edge: Colour | None = None, thick: float = 3) -> None:
        """A filled polygon."""
        self.strokes.append(strokes.polygon([part * SCALE for point in points for part in point], fill))
        if edge:
            self.line([*points, points[0]], edge, thick)

    def circle(self, x: float, y: float, radius: float, fill: Colour, edge: Colour | None = None) -> None:
        """A disc round a point."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self.strokes.append(strokes.ellipse(_scaled(box), fill, edge, 3 * SCALE if edge else 0))

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: Colour, thick: float = 5
    ) -> None:
        """Part of a circle, in degrees clockwise from three o'clock."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self.strokes.append(strokes.arc(_scaled(box), start, end, colour, round(thick * SCALE)))

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its upper left corner at a point."""
        self.strokes.append(strokes.sprite(sprite, round(x * SCALE), round(y * SCALE)))

    def stamp(self, mask: Image.Image, left: int, top: int, colour: Colour) -> None:
        """A colour through a mask whose upper left corner is at a real pixel."""
        self.strokes.append(strokes.stamp(mask, left, top, colour))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        *,
        anchor: Anchor = "l",
        bold: bool = True,
        most: float | None = None,
    ) -> float:
        """A line of text whose middle is at height `y`, shortened to `most` wide; returns how wide it is."""
        real = size * SCALE
        shown = fonts.drawable(text) if most is None else fonts.shorten(text, real, bold, most * SCALE)
        wide = fonts.width(shown, real, bold)
        at = x * SCALE - {"l": 0.0, "m": wide / 2, "r": wide}[anchor]
        # Capitals are centred on the line, whatever reaches below it.
        base = y * SCALE + real * 0.345
        for name, piece in fonts.runs(shown, bold):
            left, line = floor(at), floor(base)
            mask, above = fonts.mask(name, real, piece, at - left, base - line)
            self.stamp(mask, left - fonts.MARGIN, line - above, colour)
            at += fonts.length(name, real, piece)
        return wide / SCALE

    def png(self) -> bytes:
        """The picture as a file: always the same bytes for the same picture."""
        return tiles.finish(self.width, self.height, self.strokes)


def text_width(text: str, size: int, *, bold: bool = True) -> float:
    """How wide a text will be."""
    return fonts.width(fonts.drawable(text), size * SCALE, bold) / SCALE


def wrap(text: str, size: int, most: float, lines: int, *, bold: bool = True) -> list[str]:
    """A text in at most so many lines, each no wider than `most`; the last is shortened if need be."""
    words = fonts.drawable(text).split()
    found: list[str] = []
    while words and len(found) < lines - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}", size, bold=bold) <= most:
            line = f"{line} {words.pop(0)}"
        found.append(line)
    if words:
        found.append(" ".join(words))
    return [fonts.shorten(line, size * SCALE, bold, most * SCALE) for line in found]


def _scaled(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1


@lru_cache(maxsize=16)
def _sea(width: int, height: int) -> tuple[Stroke, ...]:
    """The ground of every picture, with a thin edge that sets it off from a dark or light page."""
    crests = _crests(max(WIDTH, width), max(USUAL_HEIGHT, height))
    drawn = [strokes.stamp(mask, 0, top, CREST) for top, mask in crests if top < height * SCALE]
    right, bottom, thick = width * SCALE - 1, height * SCALE - 1, EDGE * SCALE - 1
    beside = ((0, 0, thick, bottom), (right - thick, 0, right, bottom))
    edges = (*beside, (0, 0, right, thick), (0, bottom - thick, right, bottom))
    return (*drawn, *[strokes.panel(edge, 0, FOAM) for edge in edges])


@lru_cache(maxsize=1)
def _crests(width: int, height: int) -> tuple[tuple[int, Image.Image], ...]:
    """The few quiet crests of the water: how far down each is, and its mask; pictures show as much as has room."""
    crests = []
    for row in range(40, height * SCALE, 110):
        mask = Image.new("1", (width * SCALE, CREST_HIGH), 0)
        shift = row * 1.7
        points = [(x, CREST_HIGH // 2 + 7 * sin((x + shift) / 38)) for x in range(0, width * SCALE + 20, 10)]
        ImageDraw.Draw(mask).line(points, 1, 4, joint="curve")
        crests.append((row - CREST_HIGH // 2, mask))
    return tuple(crests)
