"""The palettes a person can choose for their own pictures, and how a painted picture takes one on.

A picture is painted in the colours of palette.py and saved with a table of them. Another palette is another table, so
that nothing is painted twice and every sprite and picture that is kept serves all palettes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.drawing.palette import (
    BLUE,
    CORAL,
    CREST,
    DEEP,
    DUNE,
    FOAM,
    GOLD,
    GREEN,
    INK,
    IVORY,
    MOSS,
    NAVY,
    ORANGE,
    PAPER,
    PURPLE,
    RED,
    RUST,
    SAND,
    SEA,
    SLATE,
    TURQUOISE,
    YELLOW,
    Colour,
    colour_table,
)
from bot.drawing.png import chunk

STANDARD: Final = "standard"
BEFORE_THE_TABLE: Final = 33
"""Bytes of a picture before its table of colours: the signature and the header."""

_DISTINCT: Final[Mapping[Colour, Colour]] = {
    CORAL: (160, 8, 0),
    MOSS: (26, 108, 144),
    SAND: (255, 216, 40),
    BLUE.hue: (0, 46, 148),
    GREEN.hue: (0, 132, 96),
    RUST.hue: (210, 60, 0),
    PURPLE.hue: (106, 14, 88),
    RED.hue: (162, 0, 0),
    NAVY.hue: (0, 30, 252),
    SLATE.hue: (38, 38, 50),
    GOLD.hue: (255, 226, 32),
    IVORY.hue: (254, 254, 252),
    YELLOW.hue: (255, 206, 0),
    ORANGE.hue: (246, 140, 78),
    TURQUOISE.hue: (0, 200, 240),
}
"""Hues that also differ in lightness, so that people who lack one kind of cone can tell them apart; names still fit."""

_STRONG: Final[Mapping[Colour, Colour]] = {
    INK: (0, 0, 0),
    PAPER: (255, 255, 255),
    FOAM: (255, 255, 255),
    DUNE: (208, 208, 208),
    SEA: (56, 56, 56),
    CREST: (56, 56, 56),
    DEEP: (0, 0, 0),
    CORAL: (164, 6, 0),
    MOSS: (14, 92, 132),
    SAND: (255, 218, 30),
    BLUE.hue: (0, 68, 228),
    GREEN.hue: (0, 88, 62),
    RUST.hue: (170, 36, 4),
    PURPLE.hue: (86, 10, 108),
    RED.hue: (178, 10, 0),
    NAVY.hue: (0, 26, 255),
    SLATE.hue: (38, 38, 50),
    GOLD.hue: (255, 224, 20),
    IVORY.hue: (255, 255, 255),
    YELLOW.hue: (254, 214, 0),
    ORANGE.hue: (255, 151, 90),
    TURQUOISE.hue: (0, 208, 250),
}
"""Black and white grounds without waves, and hues on which black or white stands out at 7 to 1 or more."""

PALETTES: Final[Mapping[str, Mapping[Colour, Colour]]] = MappingProxyType(
    {STANDARD: {}, "distinct": _DISTINCT, "strong": _STRONG}
)
"""The palettes by name, each with the standard colours that it replaces and what it replaces them with."""


def recolour(picture: bytes, palette: str) -> bytes:
    """A painted picture in another palette."""
    if palette == STANDARD:
        return picture
    table = _table(palette)
    return picture[:BEFORE_THE_TABLE] + table + picture[BEFORE_THE_TABLE + len(table) :]


@cache
def _table(palette: str) -> bytes:
    colours = colour_table(PALETTES[palette])
    return chunk(b"PLTE", bytes([part for colour in colours for part in colour]))
