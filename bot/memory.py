"""How memory is given back: pictures come and go in pieces of many megabytes, and collecting it must hold up nobody."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable

LARGE, TRIMMED_FROM, ARENAS = -3, -1, -8
"""What mallopt calls M_MMAP_THRESHOLD, M_TRIM_THRESHOLD and M_ARENA_MAX."""
MEGABYTE = 1 << 20
EVERY = 20.0
"""Seconds after which what has become free in between is given back."""


def give_back_what_is_free() -> None:
    """By itself glibc takes larger and larger pieces for its own, and keeps a store of them for every thread."""
    mallopt = _of_glibc("mallopt")
    if mallopt is not None:
        mallopt(LARGE, MEGABYTE)
        mallopt(TRIMMED_FROM, MEGABYTE)
        mallopt(ARENAS, 2)


async def keep_giving_back() -> None:
    """What is free between what is in use glibc gives back only when asked; that takes a millisecond."""
    trim = _of_glibc("malloc_trim")
    while trim is not None:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(trim, 0)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """A function of the C library; None if this is another one, which has ways of its own."""
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
        return found
    except (OSError, AttributeError):
        return None


def collect_only_what_is_new() -> None:
    """Leave what is there at a start out of collections: each look through all of it would hold up everybody."""
    gc.collect()
    gc.freeze()
