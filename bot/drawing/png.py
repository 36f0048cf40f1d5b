"""How a PNG file is put together: from bands of lines, each packed alone, so that a band can be kept and used again."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

LEVEL = 6
HEAD, END = b"\x78\x9c", b"\x03\x00"
"""What a packed stream begins with, and the empty block it ends with."""
BASE = 65521
"""The modulus of Adler-32, the sum that zlib checks a stream with."""


class Band(NamedTuple):
    """Some lines of a picture, packed."""

    packed: bytes
    check: int
    size: int
    """How many bytes they were before packing."""


def pack(lines: bytes) -> Band:
    """Pack lines, each with a 0 before it; zlib lets other threads run meanwhile."""
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Band(packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH), zlib.adler32(lines), len(lines))


def write(wide: int, high: int, colours: bytes, bands: Sequence[Band]) -> bytes:
    """A picture whose pixels are numbers of colours; `colours` holds three bytes for each."""
    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    check = 1
    for band in bands:
        check = _check_both(check, band)
    stream = b"".join([HEAD, *[band.packed for band in bands], END, struct.pack(">I", check)])
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", stream), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join([chunk(kind, data) for kind, data in chunks])


def _check_both(check: int, band: Band) -> int:
    """The Adler-32 sum of what came before a band and of the band, from the sums of both."""
    low, high = check & 0xFFFF, check >> 16
    more_low, more_high = band.check & 0xFFFF, band.check >> 16
    return (low + more_low - 1) % BASE | (high + more_high + (low - 1) * band.size) % BASE << 16


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
