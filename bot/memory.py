"""How memory is given back: pictures come and go in pieces of many megabytes, and collecting it must hold up nobody."""

from __future__ import annotations

import ctypes
import gc

LARGE, TRIMMED_FROM, ARENAS = -3, -1, -8
"""What mallopt calls M_MMAP_THRESHOLD, M_TRIM_THRESHOLD and M_ARENA_MAX."""
MEGABYTE = 1 << 20


def give_back_what_is_free() -> None:
    """By itself glibc takes larger and larger pieces for its own, and keeps a store of them for every thread."""
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return  # Another C library, which has ways of its own.
    mallopt(LARGE, MEGABYTE)
    mallopt(TRIMMED_FROM, MEGABYTE)
    mallopt(ARENAS, 2)


def collect_only_what_is_new() -> None:
    """Leave what is there at a start out of collections: each look through all of it would hold up everybody."""
    gc.collect()
    gc.freeze()
