"""A sheet to draw on, in pixels of the finished picture; it is drawn at twice the size and scaled down to be smooth."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import cache, lru_cache
from math import floor, sin
from typing import Literal

from PIL import Image, ImageDraw

from bot.drawing import fonts
from bot.drawing.palette import CREST, FOAM, SEA, Colour, colour_table
from bot.drawing.png import chunk

SCALE = 2
WIDTH = 1000
"""Pictures are as wide as this: Discord shows them at a third of it on a phone."""
USUAL_HEIGHT = 1200
CREST_HIGH = 24
"""In real pixels."""
SMALLEST_TEXT = 29
"""In pixels of the finished picture; 11 where it is 390 wide, as on a phone."""

Anchor = Literal["l", "m", "r"]
Point = tuple[float, float]


class Canvas:
    """A picture in the making, on the sea or on a finished picture. All measures are pixels of the finished picture."""

    def __init__(self, width: int, height: int, ground: Image.Image | None = None) -> None:
        self.width, self.height = width, height
        large = (width * SCALE, height * SCALE)
        self.image = ground.resize(large, Image.Resampling.NEAREST) if ground else sea(width, height)
        self.draw = ImageDraw.Draw(self.image)

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
        self.draw.rounded_rectangle(_scaled(box), radius * SCALE, fill, edge, round(thick * SCALE) if edge else 0)

    def line(self, points: Sequence[Point], colour: Colour, thick: float = 4) -> None:
        """A line through points."""
        flat = [coordinate * SCALE for point in points for coordinate in point]
        self.draw.line(flat, colour, round(thick * SCALE), joint="curve")

    def polygon(self, points: Sequence[Point], fill: Colour, edge: Colour | None = None, thick: float = 3) -> None:
        """A filled polygon."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self.draw.polygon(scaled, fill)
        if edge:
            self.draw.line([*scaled, scaled[0]], edge, round(thick * SCALE), joint="curve")

    def circle(self, x: float, y: float, radius: float, fill: Colour, edge: Colour | None = None) -> None:
        """A disc round a point."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse(_scaled(box), fill, edge, 3 * SCALE if edge else 0)

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, colour: Colour, thick: float = 5
    ) -> None:
        """Part of a circle, in degrees clockwise from three o'clock."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self.draw.arc(_scaled(box), start, end, colour, round(thick * SCALE))

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """A sprite with its upper left corner at a point."""
        self.image.paste(sprite, (round(x * SCALE), round(y * SCALE)), sprite)

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
        """A line of text whose middle is at height `y`, shortened to `most` wide; gives how wide it is."""
        real = size * SCALE
        shown = fonts.drawable(text) if most is None else fonts.shorten(text, real, bold, most * SCALE)
        wide = fonts.width(shown, real, bold)
        at = x * SCALE - {"l": 0.0, "m": wide / 2, "r": wide}[anchor]
        # Capitals are drawn in the middle of the line, whatever goes below it.
        base = y * SCALE + real * 0.345
        for name, piece in fonts.runs(shown, bold):
            left, line = floor(at), floor(base)
            mask, above = fonts.mask(name, real, piece, at - left, base - line)
            self.image.paste(colour, (left - fonts.MARGIN, line - above), mask)
            at += fonts.length(name, real, piece)
        return wide / SCALE

    def png(self) -> bytes:
        """The picture as a file: always the same bytes for the same picture."""
        return encode(self.image.reduce(SCALE))


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


def sea(width: int, height: int) -> Image.Image:
    """The ground of every picture, with a thin edge that parts it from a dark or light page."""
    image = Image.new("RGB", (width * SCALE, height * SCALE), SEA)
    for top, crest in _crests(max(WIDTH, width), max(USUAL_HEIGHT, height)):
        image.paste(CREST, (0, top), crest)
    ImageDraw.Draw(image).rectangle((0, 0, width * SCALE - 1, height * SCALE - 1), None, FOAM, 3 * SCALE)
    return image


@lru_cache(maxsize=1)
def _crests(width: int, height: int) -> tuple[tuple[int, Image.Image], ...]:
    """Where water has its few quiet crests: how far down each is, and a mask as high as it; they are cut to size."""
    crests = []
    for row in range(40, height * SCALE, 110):
        mask = Image.new("1", (width * SCALE, CREST_HIGH), 0)
        shift = row * 1.7
        points = [(x, CREST_HIGH // 2 + 7 * sin((x + shift) / 38)) for x in range(0, width * SCALE + 20, 10)]
        ImageDraw.Draw(mask).line(points, 1, 4, joint="curve")
        crests.append((row - CREST_HIGH // 2, mask))
    return tuple(crests)


@cache
def _table() -> Image.Image:
    table = Image.new("P", (1, 1))
    table.putpalette([part for colour in colour_table() for part in colour])
    return table


def encode(image: Image.Image) -> bytes:
    """A picture as PNG in the fixed colours; written here, since only zlib itself lets other threads run meanwhile."""
    indexed = image.quantize(palette=_table(), dither=Image.Dither.NONE)
    wide, high = indexed.size
    raw = indexed.tobytes()
    lines = b"".join([b"\0" + raw[at : at + wide] for at in range(0, wide * high, wide)])
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    colours = bytes([part for colour in colour_table() for part in colour])
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks)
