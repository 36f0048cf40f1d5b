"""Numbers on a finished picture, so that a list beside it can say what is what."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from bot.drawing.canvas import SMALLEST_TEXT, Canvas, Point
from bot.drawing.palette import CORAL, FOAM

RADIUS = 24


def number_spots(picture: bytes, spots: Sequence[Point]) -> bytes:
    """A picture in its usual colours with a disc at each point, numbered from 1."""
    with Image.open(BytesIO(picture)) as opened:
        canvas = Canvas(*opened.size, opened.convert("RGB"))
    for number, (x, y) in enumerate(spots, 1):
        canvas.circle(x, y, RADIUS, CORAL, FOAM)
        canvas.text(x, y, str(number), SMALLEST_TEXT, FOAM, anchor="m")
    return canvas.png()
