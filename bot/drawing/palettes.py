"""The palettes a person can choose for their own pictures, and how a painted picture takes one on.

A picture is painted in the colours of palette.py and saved with a table of them. Another palette is another table, so
that nothing is painted twice and every sprite and picture that is kept serves all palettes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.drawing.canvas import chunk
from bot.drawing.palette import CORAL, CREST, DEEP, DUNE, FOAM, INK, MOSS, PAPER, SAND, SEA, Colour, colour_table

STANDARD: Final = "standard"
BEFORE_THE_TABLE: Final = 33
"""Bytes of a picture before its table of colours: the signature and the header."""

_DISTINCT: Final[Mapping[Colour, Colour]] = {
    CORAL: (160, 8, 0),
    MOSS: (26, 108, 144),
    SAND: (255, 216, 40),
    (0, 92, 158): (0, 46, 148),
    (14, 122, 88): (0, 132, 96),
    (186, 60, 22): (210, 60, 0),
    (122, 62, 140): (106, 14, 88),
    (184, 36, 48): (162, 0, 0),
    (28, 74, 156): (0, 30, 252),
    (92, 92, 104): (38, 38, 50),
    (240, 190, 70): (255, 226, 32),
    (246, 246, 240): (254, 254, 252),
    (247, 212, 74): (255, 206, 0),
    (235, 136, 40): (246, 140, 78),
    (92, 204, 190): (0, 200, 240),
}
"""Hues that differ in lightness too, so that whoever lacks one kind of cone tells them apart; their names still fit."""

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
    (0, 92, 158): (0, 68, 228),
    (14, 122, 88): (0, 88, 62),
    (186, 60, 22): (170, 36, 4),
    (122, 62, 140): (86, 10, 108),
    (184, 36, 48): (178, 10, 0),
    (28, 74, 156): (0, 26, 255),
    (92, 92, 104): (38, 38, 50),
    (240, 190, 70): (255, 224, 20),
    (246, 246, 240): (255, 255, 255),
    (247, 212, 74): (254, 214, 0),
    (235, 136, 40): (255, 151, 90),
    (92, 204, 190): (0, 208, 250),
}
"""Black and white grounds without waves, and hues on which black or white stands out at 7 to 1 or more."""

PALETTES: Final[Mapping[str, Mapping[Colour, Colour]]] = MappingProxyType(
    {STANDARD: {}, "distinct": _DISTINCT, "strong": _STRONG}
)
"""By name: which colour takes the part of which."""


def recoloured(picture: bytes, palette: str) -> bytes:
    """A painted picture in another palette."""
    if palette == STANDARD:
        return picture
    table = _table(palette)
    return picture[:BEFORE_THE_TABLE] + table + picture[BEFORE_THE_TABLE + len(table) :]


@cache
def _table(palette: str) -> bytes:
    colours = colour_table(PALETTES[palette])
    return chunk(b"PLTE", bytes([part for colour in colours for part in colour]))
