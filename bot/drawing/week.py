"""The hours of a person as a picture: a row for each day of the week, lit while they are awake."""

from __future__ import annotations

from bot.drawing.cache import FILES
from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas, text_width
from bot.drawing.palette import DEEP, FOAM, INK, SAND

MINUTES = 24 * 60
EDGE, HEAD, ROW, NAMES = 24, 66, 68, 210

Row = tuple[str, tuple[tuple[int, int], ...]]
"""The name of a day, and from which to which minute of it somebody is awake."""


@FILES.cached
def picture(rows: tuple[Row, ...]) -> bytes:
    """A week of awake and sleeping hours."""
    canvas = Canvas(WIDTH, HEAD + len(rows) * ROW + EDGE)
    left, wide = EDGE + NAMES, WIDTH - 2 * EDGE - NAMES
    for hour in range(0, 25, 6):
        x = left + wide * hour / 24
        canvas.text(x, HEAD / 2 + 6, str(hour), SMALLEST_TEXT, FOAM, anchor="r" if hour == 24 else "m" if hour else "l")
    for at, (name, awake) in enumerate(rows):
        top = HEAD + at * ROW
        canvas.text(EDGE, top + ROW / 2 - 4, name, 32, FOAM, most=NAMES - 12)
        canvas.panel((left, top, left + wide, top + ROW - 10), DEEP, radius=8)
        for start, end in awake:
            box = (left + wide * start / MINUTES, top, left + wide * end / MINUTES, top + ROW - 10)
            canvas.panel(box, SAND, radius=8, edge=INK)
            said = f"{clock(start)}–{clock(end)}"
            if text_width(said, SMALLEST_TEXT) < box[2] - box[0] - 12:
                canvas.text((box[0] + box[2]) / 2, top + ROW / 2 - 5, said, SMALLEST_TEXT, INK, anchor="m")
    return canvas.png()


def clock(minute: int) -> str:
    """A minute of a day as the wall clock shows it."""
    return f"{minute // 60:02d}:{minute % 60:02d}"
