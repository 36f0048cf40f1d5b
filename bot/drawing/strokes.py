"""Strokes of a drawing, in real pixels: each can paint itself on a part of the drawing, and knows which box it is in.

A stroke's `name` holds all that decides its look, so that two parts whose strokes have the same names look the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from math import trunc
from weakref import ReferenceType, ref

from PIL import Image, ImageDraw

from bot.drawing.palette import Colour

SCALE = 2
"""How many real pixels, along a line, become one pixel of the finished picture; scaling them down makes it smooth."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom; the pixels at `right` and at `bottom` are no part of it."""
NOWHERE: Box = (0, 0, 0, 0)


class Piece:
    """A part of a drawing while it is painted: `left` and `top` are where it lies."""

    def __init__(self, box: Box, ground: Colour) -> None:
        self.left, self.top, right, bottom = box
        self.image = Image.new("RGB", (right - self.left, bottom - self.top), ground)
        self.draw = ImageDraw.Draw(self.image)

    def sees(self, start: int, length: int, way: int) -> bool:
        """Whether any of `length` columns (`way` 0) or rows (`way` 1) from `start` on is in this part."""
        here = (self.left, self.top)[way]
        return start + length > here and start < here + self.image.size[way]

    def places(self, points: Sequence[int]) -> list[int]:
        """Where points of the drawing (x, y, x, y, …) lie in this part."""
        shift = (self.left, self.top)
        return [value - shift[at & 1] for at, value in enumerate(points)]


@dataclass(frozen=True, slots=True, eq=False)
class Stroke:
    """Something that was drawn, within a box; its `heart` is all of one colour, `fill`, or clear if that is None."""

    name: bytes
    box: Box
    paint: Callable[[Piece], None]
    heart: Box = NOWHERE
    fill: Colour | None = None


def panel(
    corners: Sequence[float], radius: float, fill: Colour | None, edge: Colour | None = None, thick: int = 0
) -> Stroke:
    """A rectangle with round corners."""
    at = [round(value) for value in corners]
    left, top, right, bottom = at
    rim = max(trunc(radius), thick) + 2
    is_large = min(right - left, bottom - top) > 2 * rim

    def paint(piece: Piece) -> None:
        # Painting a round corner is slow, even where it cannot be seen.
        sees = piece.sees
        above, below = sees(top, rim, 1), sees(bottom + 1 - rim, rim, 1)
        ahead, behind = sees(left, rim, 0), sees(right + 1 - rim, rim, 0)
        seen = (above and ahead, above and behind, below and behind, below and ahead) if is_large else None
        piece.draw.rounded_rectangle(piece.places(at), radius, fill, edge, thick, corners=seen)

    heart = (left + rim, top + rim, right - rim, bottom - rim)
    return Stroke(_name("panel", at, radius, fill, edge, thick), (left, top, right + 1, bottom + 1), paint, heart, fill)


def flood(fill: Colour) -> Stroke:
    """A colour everywhere."""

    def paint(piece: Piece) -> None:
        piece.image.paste(fill, (0, 0, *piece.image.size))

    return Stroke(_name("flood", fill), NOWHERE, paint)


def line(points: Sequence[float], colour: Colour, thick: int) -> Stroke:
    """A line through points (x, y, x, y, …)."""
    at = [trunc(value) for value in points]

    def paint(piece: Piece) -> None:
        piece.draw.line(piece.places(at), colour, thick, joint="curve")

    return Stroke(_name("line", at, colour, thick), _round(at, thick), paint)


def polygon(points: Sequence[float], fill: Colour) -> Stroke:
    """A filled polygon."""
    at = [trunc(value) for value in points]

    def paint(piece: Piece) -> None:
        piece.draw.polygon(piece.places(at), fill)

    return Stroke(_name("polygon", at, fill), _round(at, 1), paint)


def ellipse(corners: Sequence[float], fill: Colour, edge: Colour | None, thick: int) -> Stroke:
    """A disc, from corner to corner."""
    at = [trunc(value) for value in corners]

    def paint(piece: Piece) -> None:
        piece.draw.ellipse(piece.places(at), fill, edge, thick)

    return Stroke(_name("ellipse", at, fill, edge, thick), _round(at, 1), paint)


def arc(corners: Sequence[float], start: float, end: float, colour: Colour, thick: int) -> Stroke:
    """Part of the edge of a disc, in degrees clockwise from three o'clock."""
    at = [trunc(value) for value in corners]

    def paint(piece: Piece) -> None:
        piece.draw.arc(piece.places(at), start, end, colour, thick)

    return Stroke(_name("arc", at, start, end, colour, thick), _round(at, 1), paint)


def sprite(image: Image.Image, left: int, top: int) -> Stroke:
    """A finished picture; what is transparent in it stays clear."""

    def paint(piece: Piece) -> None:
        # Pillow copies all that it is given before it checks how much of it falls on the piece.
        x, y = left - piece.left, top - piece.top
        wide, high = piece.image.size
        if x < 0 or y < 0 or x + image.width > wide or y + image.height > high:
            seen = (max(0, -x), max(0, -y), min(image.width, wide - x), min(image.height, high - y))
            if seen[0] < seen[2] and seen[1] < seen[3]:
                cut = image.crop(seen)
                piece.image.paste(cut, (max(0, x), max(0, y)), cut)
        else:
            piece.image.paste(image, (x, y), image)

    return Stroke(
        _name("sprite", _number(image), left, top), (left, top, left + image.width, top + image.height), paint
    )


def stamp(mask: Image.Image, left: int, top: int, colour: Colour) -> Stroke:
    """A colour wherever a mask lets it through."""

    def paint(piece: Piece) -> None:
        piece.image.paste(colour, (left - piece.left, top - piece.top), mask)

    box = (left, top, left + mask.width, top + mask.height)
    return Stroke(_name("stamp", _number(mask), left, top, colour), box, paint)


def enlarged(image: Image.Image, times: int) -> Stroke:
    """A finished picture, so many times as large."""

    def paint(piece: Piece) -> None:
        wide, high = piece.image.size
        left, top = piece.left // times, piece.top // times
        cut = image.crop((left, top, left + wide // times, top + high // times))
        piece.image.paste(cut.resize((wide, high), Image.Resampling.NEAREST))

    return Stroke(_name("enlarged", _number(image), times), (0, 0, image.width * times, image.height * times), paint)


def _name(*about: object) -> bytes:
    return repr(about).encode()


def _round(points: Sequence[int], thick: int) -> Box:
    """A box round points that are drawn this thick."""
    across, down = points[::2], points[1::2]
    return min(across) - thick, min(down) - thick, max(across) + thick + 1, max(down) + thick + 1


_NUMBERS = count(1)
_NUMBERED: dict[int, tuple[ReferenceType[Image.Image], int]] = {}


def _number(image: Image.Image) -> int:
    """A number that no other image has or had, as `id` gives a new image the number of one that is gone."""
    place = id(image)
    known = _NUMBERED.get(place)
    if known is not None and known[0]() is image:
        return known[1]
    number = next(_NUMBERS)
    _NUMBERED[place] = ref(image, lambda gone: _forget(place, gone)), number
    return number


def _forget(place: int, gone: ReferenceType[Image.Image]) -> None:
    known = _NUMBERED.get(place)
    if known is not None and known[0] is gone:
        del _NUMBERED[place]
