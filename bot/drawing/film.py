"""Joining pictures into one animated picture."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from bot.drawing.palette import SEA

MOST_BYTES = 8_000_000
"""The largest file that Discord takes anywhere."""
EACH, LAST = 2_000, 6_000
"""For how many milliseconds each picture is shown, and for how many the last one."""
SMALLEST = 0.3


def join(pictures: Sequence[bytes], most: int = MOST_BYTES) -> bytes:
    """An animated WebP of these pictures, all as large as the largest; scaled down if the file would be too large."""
    images = [Image.open(BytesIO(picture)).convert("RGB") for picture in pictures]
    wide, high = max(image.width for image in images), max(image.height for image in images)
    scale = 1.0
    while True:
        film = _written([_placed(image, wide, high, scale) for image in images])
        if len(film) <= most or scale < SMALLEST:
            return film
        scale *= 0.7


def _placed(image: Image.Image, wide: int, high: int, scale: float) -> Image.Image:
    """A picture in the middle of a ground that is as large as the largest."""
    ground = Image.new("RGB", (wide, high), SEA)
    ground.paste(image, ((wide - image.width) // 2, (high - image.height) // 2))
    return ground if scale == 1.0 else ground.resize((round(wide * scale), round(high * scale)))


def _written(images: Sequence[Image.Image]) -> bytes:
    file = BytesIO()
    times = [EACH] * (len(images) - 1) + [LAST]
    first, *rest = images
    first.save(file, "WEBP", save_all=True, append_images=rest, duration=times, loop=0, quality=80, method=2)
    return file.getvalue()
