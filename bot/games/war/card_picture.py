"""The cards of War of Waves as tiles: each kind has a hue, a letter and a shape; and the signs of horn and eye."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from bot.drawing import shapes
from bot.drawing.cache import SPRITES
from bot.drawing.cards import sprite, write
from bot.drawing.palette import BLUE, DEEP, DUNE, FOAM, GOLD, INK, PAPER, RED, SAND, WHITE, Colour, Mark
from bot.drawing.strokes import SCALE
from bot.games.war.reading import is_known, kind_of
from bot.texts import Texts

MARKS: Final[Mapping[str, Mark]] = {
    "W": RED.with_shape("triangle"),
    "B": BLUE.with_shape("square"),
    "L": GOLD,
}
"""War, Build, Leader by hue and shape."""


def shown_card(card: str, said: Texts, width: int, height: int, is_open: bool = False) -> Image.Image:
    """A card by its code, or a back by its kind."""
    kind = kind_of(card)
    number = said(f"war-sign-{card}") if kind == "L" else card[1:]
    return tile(kind, said(f"war-sign-{kind}"), number if is_known(card) else "", width, height, is_open)


ROOM_FOR_NAME_AND_SIGN = 70
"""A narrower Leader has no room for its letter beside its name; other kinds have a short number instead of a name."""


@SPRITES.cached
def tile(kind: str, sign: str, number: str, width: int, height: int, is_open: bool = False) -> Image.Image:
    """A card: its number (or a question mark on its back) beside the shape and letter of its kind.

    An eye marks a card of the seat's own that everybody knows.
    """
    mark = MARKS[kind]
    hidden = not number

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        on, ground = (FOAM, DEEP) if hidden else (mark.on, mark.hue)
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.16, ground, INK, SCALE + 1)
        if hidden:
            inset = SCALE * 3
            box = (inset, inset, wide - 1 - inset, high - 1 - inset)
            draw.rounded_rectangle(box, high * 0.12, None, FOAM, SCALE)
        size = high * (0.74 if len(number) < 2 else 0.5)
        size, middle = (size * 0.8, 0.62) if is_open else (high * 0.6 if hidden else size, 0.51)
        if len(number) > 1 and width < ROOM_FOR_NAME_AND_SIGN:
            write(draw, wide * 0.5, high * 0.66, number, size, on)
            shapes.paint(draw, mark.shape, wide * 0.5, high * 0.2, high * 0.14, on)
        else:
            write(draw, wide * 0.34, high * middle, number or "?", size, on)
            shapes.paint(draw, mark.shape, wide * 0.77, high * 0.28, high * 0.16, on)
            write(draw, wide * 0.77, high * 0.74, sign, high * 0.42, on)
        if is_open:
            _eye(draw, wide * 0.3, high * 0.05, high * 0.15)

    return sprite(width, height, paint)


@SPRITES.cached
def nothing(width: int, height: int) -> Image.Image:
    """A place of a section where no card lies yet."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.16, DUNE)

    return sprite(width, height, paint)


@SPRITES.cached
def count(kind: str, sign: str, number: int, width: int, height: int) -> Image.Image:
    """How many cards of a kind a hand has."""
    mark = MARKS[kind] if number else Mark(DUNE, INK, MARKS[kind].shape)

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.25, mark.hue, INK, SCALE)
        shapes.paint(draw, mark.shape, wide * 0.17, high * 0.5, high * 0.22, mark.on)
        write(draw, wide * 0.42, high * 0.5, sign, high * 0.6, mark.on)
        write(draw, wide * 0.75, high * 0.5, str(number), high * 0.74, mark.on)

    return sprite(width, height, paint)


@SPRITES.cached
def horn(radius: int) -> Image.Image:
    """A horn that was sounded."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.ellipse((0, 0, wide - 1, high - 1), SAND, INK, SCALE + 1)
        bell = [(0.24, 0.56), (0.3, 0.5), (0.62, 0.42), (0.78, 0.22), (0.84, 0.74), (0.66, 0.64), (0.32, 0.68)]
        draw.polygon([(wide * x, high * y) for x, y in bell], INK)

    return sprite(radius * 2, radius * 2, paint)


def _eye(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    outline = [(-1, 0), (-0.5, -0.6), (0, -0.75), (0.5, -0.6), (1, 0), (0.5, 0.6), (0, 0.75), (-0.5, 0.6)]
    middle = y + radius * 0.9
    draw.polygon([(x + dx * radius * 1.25, middle + dy * radius) for dx, dy in outline], PAPER, INK)
    draw.ellipse((x - radius * 0.4, middle - radius * 0.4, x + radius * 0.4, middle + radius * 0.4), INK)


@SPRITES.cached
def stone(sign: str, width: int, height: int, ground: Colour = INK) -> Image.Image:
    """The number of a section, as a stone of Bridge or Gate."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        draw.rounded_rectangle((0, 0, wide - 1, high - 1), high * 0.12, ground)
        write(draw, wide * 0.5, high * 0.5, sign, high * 0.78, WHITE)

    return sprite(width, height, paint)


@SPRITES.cached
def no_or_yes(yes: bool, radius: int) -> Image.Image:
    """A tick for yes or a saltire for no, in white."""

    def paint(draw: ImageDraw.ImageDraw, wide: int, high: int) -> None:
        if yes:
            shapes.paint(draw, "check", wide * 0.5, high * 0.5, wide * 0.46, WHITE)
        else:
            draw.line([(wide * 0.1, high * 0.1), (wide * 0.9, high * 0.9)], WHITE, round(wide * 0.2))
            draw.line([(wide * 0.9, high * 0.1), (wide * 0.1, high * 0.9)], WHITE, round(wide * 0.2))

    return sprite(radius * 2, radius * 2, paint)
