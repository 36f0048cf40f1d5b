"""Compression of what the gateway sends: one stream for a whole connection, flushed after every message."""

from __future__ import annotations

import zlib
from typing import Protocol

# RFC 8878: the magic number, a frame of unknown size without checksum, and a window of 128 KiB.
ZSTD_START = bytes((0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38))
ZSTD_BLOCK = 1 << 17


class Packer(Protocol):
    """Packs one message after the other."""

    def pack(self, message: bytes) -> bytes: ...


class Zlib:
    """zlib-stream."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(1)

    def pack(self, message: bytes) -> bytes:
        return self._stream.compress(message) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class Zstd:
    """zstd-stream, in uncompressed blocks: any client can read it, and it needs no library here."""

    def __init__(self) -> None:
        self._started = False

    def pack(self, message: bytes) -> bytes:
        packed = b"" if self._started else ZSTD_START
        self._started = True
        for start in range(0, len(message), ZSTD_BLOCK):
            block = message[start : start + ZSTD_BLOCK]
            packed += (len(block) << 3).to_bytes(3, "little") + block
        return packed


def packer(asked: str | None) -> Packer | None:
    """The packer that a client's `compress` asks for, if there is one."""
    return Zlib() if asked == "zlib-stream" else Zstd() if asked == "zstd-stream" else None
