"""A drawing painted tile by tile: a tile whose strokes were painted before, on whatever picture, is not painted again.

Most of a picture stays from one move to the next, and the hands of a table show most of the public picture too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b

from PIL import Image

from bot.drawing.cache import SHEETS, Cache
from bot.drawing.palette import SEA, colour_table
from bot.drawing.png import Band, pack, write
from bot.drawing.strokes import SCALE, Box, Piece, Stroke, flood

WIDE, HIGH = 100, 40
"""The size of a tile, in pixels of the finished picture."""

Tile = tuple[Box, list[Stroke]]


def finish(width: int, height: int, strokes: Sequence[Stroke]) -> bytes:
    """A drawing as a file: always the same bytes for the same strokes."""
    rows = _lay_out(width, height, strokes)
    named = [[(_name(box, seen), box, seen) for box, seen in row] for row in rows]
    bands = [_bands.find(b"".join([name for name, _, _ in row])) for row in named]
    lacking = [row for row, band in zip(named, bands, strict=True) if band is None]
    wanted = {name: (box, seen) for row in lacking for name, box, seen in row}
    there = {name: tile for name in wanted if (tile := _tiles.find(name)) is not None}
    there |= _paint_tiles({name: tile for name, tile in wanted.items() if name not in there})
    for at, row in enumerate(named):
        if bands[at] is None:
            bands[at] = band = _band(width, [there[name] for name, _, _ in row])
            _bands.keep(b"".join([name for name, _, _ in row]), band)
    return write(width, height, _colours(), [band for band in bands if band is not None])


def paint(box: Box, strokes: Sequence[Stroke]) -> Image.Image:
    """A part of a drawing, in the size of the finished picture and in all its colours."""
    piece = Piece(box, SEA)
    for stroke in strokes:
        stroke.paint(piece)
    return piece.image.reduce(SCALE)


def index(image: Image.Image) -> Image.Image:
    """An image in the fixed colours: the number of its colour for each pixel."""
    indexed = image.quantize(palette=_table(), dither=Image.Dither.NONE)
    return Image.frombytes("L", indexed.size, indexed.tobytes())


def _lay_out(width: int, height: int, strokes: Sequence[Stroke]) -> list[list[Tile]]:
    """The tiles of a drawing, row by row, each with the strokes that can be seen on it."""
    wide, high, right, bottom = WIDE * SCALE, HIGH * SCALE, width * SCALE, height * SCALE
    rows: list[list[Tile]] = [
        [((x, y, min(x + wide, right), min(y + high, bottom)), []) for x in range(0, right, wide)]
        for y in range(0, bottom, high)
    ]
    for stroke in strokes:
        left, top, stroke_right, stroke_bottom = stroke.box
        across = slice(max(0, left) // wide, max(0, (stroke_right - 1) // wide + 1))
        for row in rows[max(0, top) // high : max(0, (stroke_bottom - 1) // high + 1)]:
            for box, seen in row[across]:
                if not _is_within(box, stroke.heart):
                    seen.append(stroke)
                elif stroke.fill is not None:
                    seen[:] = [_flood(stroke.fill)]
    return rows


def _is_within(box: Box, heart: Box) -> bool:
    return box[0] >= heart[0] and box[1] >= heart[1] and box[2] <= heart[2] and box[3] <= heart[3]


_flood = cache(flood)


def _name(box: Box, seen: Sequence[Stroke]) -> bytes:
    """The key that a tile is kept under: a digest of all that decides its look."""
    return blake2b(b"\n".join([repr(box).encode(), *[stroke.name for stroke in seen]]), digest_size=16).digest()


def _paint_tiles(tiles: dict[bytes, Tile]) -> dict[bytes, Image.Image]:
    """Paint tiles; they take on the fixed colours together, since each such step is slow to begin."""
    if not tiles:
        return {}
    sheet = Image.new("RGB", (WIDE, HIGH * len(tiles)), SEA)
    for at, (box, seen) in enumerate(tiles.values()):
        sheet.paste(paint(box, seen), (0, at * HIGH))
    indexed = index(sheet)
    painted = {}
    for at, (name, (box, _)) in enumerate(tiles.items()):
        wide, high = (box[2] - box[0]) // SCALE, (box[3] - box[1]) // SCALE
        painted[name] = tile = indexed.crop((0, at * HIGH, wide, at * HIGH + high))
        _tiles.keep(name, tile)
    return painted


def _band(width: int, tiles: Sequence[Image.Image]) -> Band:
    """A row of tiles as a piece of a file: before each line stands a 0."""
    lines = Image.new("L", (1 + width, tiles[0].height), 0)
    left = 1
    for tile in tiles:
        lines.paste(tile, (left, 0))
        left += tile.width
    return pack(lines.tobytes())


@cache
def _colours() -> bytes:
    return bytes([part for colour in colour_table() for part in colour])


@cache
def _table() -> Image.Image:
    table = Image.new("P", (1, 1))
    table.putpalette(_colours())
    return table


_tiles: Cache[Image.Image] = Cache(SHEETS)
_bands: Cache[Band] = Cache(SHEETS)
