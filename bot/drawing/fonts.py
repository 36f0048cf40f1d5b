"""The fonts of the pictures, and which of them can draw a character: people's names come in every script."""

from __future__ import annotations

import os
import sys
import unicodedata
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from math import ceil, floor

from PIL import Image, ImageDraw, ImageFont

from bot.drawing.cache import SPRITES

BOLD, PLAIN, SYMBOLS, EAST = "figbo", "figo", "symbol2", "east"
"""FiraGO (Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Georgian, Thai), Noto Symbols, Noto Sans CJK."""
MARGIN = 8
"""How many real pixels are kept free round a piece of text, whose letters may reach over their own box."""
SIZES = 12
"""How many fonts are kept open, each size counted: each takes half a megabyte, and is quickly opened again."""
NEVER_DRAWN = "\U0010ffff"
JOINERS = {"\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", *(chr(code) for code in range(0xFE00, 0xFE10))}


@cache
def _source(name: str) -> str | bytes:
    """The path that a font can be read from, or the font itself as bytes.

    Pillow keeps a copy of bytes for each size, while all sizes share one copy of a file.
    """
    if name == EAST:
        return str(files("noto_cjk_sans_jp_regular").joinpath("NotoSansCJKjp-Regular.otf"))
    data = bytes(import_module("pymupdf_fonts").myfont(name))
    if sys.platform != "linux":
        return data
    file = os.memfd_create(name)
    os.write(file, data)
    return f"/proc/self/fd/{file}"


@lru_cache(maxsize=SIZES)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """One of the fonts in a size of real pixels."""
    source = _source(name)
    return ImageFont.truetype(BytesIO(source) if isinstance(source, bytes) else source, size)


@lru_cache(maxsize=8192)
def font_for(character: str, bold: bool) -> str | None:
    """The first font that can draw a character, or None if none can."""
    for name in (BOLD if bold else PLAIN, EAST, SYMBOLS):
        if _has(name, character):
            return name
    return None


def _has(name: str, character: str) -> bool:
    if character.isspace():
        return True
    probe = font(name, 20)
    return bytes(probe.getmask(character)) != _unknown(name) or probe.getlength(character) == 0


@cache
def _unknown(name: str) -> bytes:
    """The box that a font draws for a character it does not have."""
    return bytes(font(name, 20).getmask(NEVER_DRAWN))


@lru_cache(maxsize=4096)
def runs(text: str, bold: bool) -> tuple[tuple[str, str], ...]:
    """A text as pieces with the font of each; what no font can draw (many emoji) is left out rather than boxed."""
    pieces: list[tuple[str, str]] = []
    for character in drawable(text):
        if pieces and (unicodedata.combining(character) or character.isspace()):
            name: str | None = pieces[-1][0]
        else:
            name = font_for(character, bold)
        if name is None:
            continue
        if pieces and pieces[-1][0] == name:
            pieces[-1] = (name, pieces[-1][1] + character)
        else:
            pieces.append((name, character))
    return tuple(pieces)


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """The text in plain letters: fancy alphabets as the letters they stand for, nothing invisible, one line."""
    plain = "".join(character for character in unicodedata.normalize("NFKC", text) if character not in JOINERS)
    return " ".join("".join(character for character in plain if _visible(character)).split())


def _visible(character: str) -> bool:
    return character.isspace() or unicodedata.category(character) not in ("Cc", "Cf", "Co", "Cs", "Cn")


def can_draw(text: str) -> bool:
    """Whether anything of a text can be drawn."""
    return any(piece.strip() for _, piece in runs(text, True))


@lru_cache(maxsize=4096)
def width(text: str, size: int, bold: bool) -> float:
    """How wide a text is in real pixels."""
    return sum(length(name, size, piece) for name, piece in runs(text, bold))


@lru_cache(maxsize=4096)
def length(name: str, size: int, piece: str) -> float:
    """How wide a piece of text is in one font."""
    return font(name, size).getlength(piece)


@SPRITES.cached
def mask(name: str, size: int, piece: str, across: float, down: float) -> tuple[Image.Image, int]:
    """A piece of text as a mask, shifted `across` and `down` from a whole pixel, and how far above its base it begins.

    It is kept, since names, labels and numbers are at the same places in picture after picture.
    """
    used = font(name, size)
    left, top, right, bottom = used.getbbox(piece, anchor="ls")
    wide, high = ceil(right) + 2 + MARGIN * 2, ceil(bottom) - floor(top) + 2 + MARGIN * 2
    above = MARGIN - floor(top)
    drawn = Image.new("L", (wide - min(0, floor(left)), high), 0)
    ImageDraw.Draw(drawn).text((MARGIN + across, above + down), piece, 255, used, anchor="ls")
    return drawn, above


@lru_cache(maxsize=4096)
def shorten(text: str, size: int, bold: bool, most: float) -> str:
    """The text, with an ellipsis if it would be wider than `most`."""
    whole = drawable(text)
    if width(whole, size, bold) <= most:
        return whole
    kept = whole
    while kept and width(f"{kept}…", size, bold) > most:
        kept = kept[:-1].rstrip()
    return f"{kept}…"
