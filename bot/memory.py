"""Telling the C library to give memory back to the system: pictures come and go in pieces of many megabytes."""

from __future__ import annotations

import ctypes

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
