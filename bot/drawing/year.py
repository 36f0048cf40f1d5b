"""The last year of somebody's games as a picture: a column for each month, with how many were won of how many."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.drawing.canvas import SMALLEST_TEXT, WIDTH, Canvas
from bot.drawing.palette import DEEP, FOAM, INK, SAND

EDGE, HEAD, HIGH, FOOT = 24, 120, 260, 64


class Column(NamedTuple):
    """A month by its name."""

    name: str
    games: int
    won: int


@lru_cache(maxsize=64)
def picture(title: str, legend: str, columns: tuple[Column, ...]) -> bytes:
    """The months from left to right; `legend` says what the two numbers over a column are."""
    canvas = Canvas(WIDTH, HEAD + HIGH + FOOT)
    canvas.text(EDGE, 40, title, 36, FOAM, most=WIDTH - 2 * EDGE)
    canvas.text(EDGE, 84, legend, SMALLEST_TEXT, FOAM, bold=False, most=WIDTH - 2 * EDGE)
    wide = (WIDTH - 2 * EDGE) / len(columns)
    ground = HEAD + HIGH
    unit = (HIGH - 44) / max(1, *(column.games for column in columns))
    for at, column in enumerate(columns):
        left = EDGE + at * wide
        middle, right = left + wide / 2, left + wide - 5
        top = ground - column.games * unit
        canvas.panel((left + 5, ground - 4, right, ground), FOAM, radius=1)
        if column.games:
            canvas.panel((left + 5, top, right, ground), DEEP, radius=6, edge=FOAM)
        if column.won:
            canvas.panel((left + 5, ground - column.won * unit, right, ground), SAND, radius=6, edge=INK)
        if column.games:
            canvas.text(middle, top - 20, f"{column.won}/{column.games}", SMALLEST_TEXT, FOAM, anchor="m", most=wide)
        canvas.text(middle, ground + 30, column.name, SMALLEST_TEXT, FOAM, anchor="m", most=wide - 4)
    return canvas.png()
