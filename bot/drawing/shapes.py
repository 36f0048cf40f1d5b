"""The shapes that tell marks apart without their colours, as outlines round a middle."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import ImageDraw

from bot.drawing.palette import Colour

Outline = tuple[tuple[float, float], ...]


def _ring(corners: int, inner: float | None = None) -> Outline:
    count = corners * (2 if inner else 1)
    radii = [inner if inner and index % 2 else 1.0 for index in range(count)]
    angles = [2 * pi * index / count - pi / 2 for index in range(count)]
    return tuple((radius * cos(angle), radius * sin(angle)) for radius, angle in zip(radii, angles, strict=True))


OUTLINES: Final[dict[str, Outline]] = {
    "circle": _ring(40),
    "square": ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    "triangle": ((0, -1), (1, 0.85), (-1, 0.85)),
    "drop": ((0, -1.05), (0.55, -0.2), (0.72, 0.3), (0.5, 0.8), (0, 1), (-0.5, 0.8), (-0.72, 0.3), (-0.55, -0.2)),
    "star": _ring(5, inner=0.45),
    "spark": _ring(4, inner=0.35),
    "diamond": ((0, -1.1), (0.8, 0), (0, 1.1), (-0.8, 0)),
    "hexagon": _ring(6),
    "crown": ((-1, -0.7), (-0.5, 0), (0, -0.95), (0.5, 0), (1, -0.7), (0.8, 0.8), (-0.8, 0.8)),
    "cross": (
        *((-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35)),
        *((0.35, 1), (-0.35, 1), (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35)),
    ),
    "shield": ((-0.85, -0.9), (0.85, -0.9), (0.85, 0.1), (0.5, 0.7), (0, 1.05), (-0.5, 0.7), (-0.85, 0.1)),
    "arrows": (
        *((-0.95, -0.75), (-0.4, -1.2), (-0.4, -0.95), (0.9, -0.95), (0.9, -0.55), (-0.4, -0.55), (-0.4, -0.3)),
        *((-0.95, -0.75), (0.95, 0.55), (0.4, 0.1), (0.4, 0.35), (-0.9, 0.35), (-0.9, 0.75), (0.4, 0.75)),
        *((0.4, 1.0), (0.95, 0.55), (-0.95, -0.75)),
    ),
    "shell": (
        *((0, 0.95), (-0.3, 0.7), (-0.95, 0.1), (-1, -0.3), (-0.75, -0.65), (-0.45, -0.6), (-0.35, -0.9)),
        *((0, -1), (0.35, -0.9), (0.45, -0.6), (0.75, -0.65), (1, -0.3), (0.95, 0.1), (0.3, 0.7)),
    ),
    "back": (
        *((-1, 0.1), (-0.2, -0.7), (-0.2, -0.2), (0.5, -0.2), (0.95, 0.2), (0.95, 0.9), (0.5, 0.9)),
        *((0.5, 0.4), (-0.2, 0.4), (-0.2, 0.9)),
    ),
    "downward": ((-1, -0.85), (1, -0.85), (0, 1)),
    "arrow": ((-0.75, -1), (1, 0), (-0.75, 1)),
    "hourglass": ((-0.75, -1), (0.75, -1), (0.12, 0), (0.75, 1), (-0.75, 1), (-0.12, 0)),
    "bar": ((-1, -0.3), (1, -0.3), (1, 0.3), (-1, 0.3)),
    "check": ((-1, 0), (-0.65, -0.35), (-0.25, 0.1), (0.65, -0.85), (1, -0.5), (-0.25, 0.85)),
    "swell": (
        *((-1, 0.75), (-0.9, 0.1), (-0.6, -0.45), (-0.1, -0.75), (0.4, -0.65), (0.75, -0.3), (0.8, 0.1)),
        *((0.55, 0.35), (0.3, 0.2), (0.35, -0.05), (0.2, -0.25), (-0.05, -0.15), (-0.15, 0.2), (0.1, 0.55)),
        *((0.5, 0.68), (1, 0.75)),
    ),
}


def paint(draw: ImageDraw.ImageDraw, name: str, x: float, y: float, radius: float, fill: Colour) -> None:
    """A shape round a point, in the real pixels of the drawing."""
    draw.polygon([(x + radius * dx, y + radius * dy) for dx, dy in OUTLINES[name]], fill)
