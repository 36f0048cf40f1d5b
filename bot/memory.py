"""Giving memory back: pictures take many megabytes for a moment, and collecting garbage must hold up nobody.

The engine remembers what it has worked out for the sake of players that think, who do so in a process of their own.
Here nearly all that is remembered is asked for once, so it is forgotten every minute instead of filling its places.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from functools import _lru_cache_wrapper

LARGE, TRIMMED_FROM, ARENAS = -3, -1, -8
"""What mallopt calls M_MMAP_THRESHOLD, M_TRIM_THRESHOLD and M_ARENA_MAX."""
MEGABYTE = 1 << 20
EVERY = 20.0
"""How many seconds apart free memory is given back."""
FORGET_EVERY = 60.0


def give_back_what_is_free() -> None:
    """Make glibc give memory back: by itself it keeps larger and larger pieces, and a store of them for each thread."""
    mallopt = _of_glibc("mallopt")
    if mallopt is not None:
        mallopt(LARGE, MEGABYTE)
        mallopt(TRIMMED_FROM, MEGABYTE)
        mallopt(ARENAS, 2)


async def keep_giving_back() -> None:
    """Ask glibc for the free memory between pieces in use, which it gives back only when asked; it takes 1 ms."""
    trim = _of_glibc("malloc_trim")
    while trim is not None:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(trim, 0)


async def keep_forgetting() -> None:
    """Forget what the engine has worked out, again and again."""
    while True:
        await asyncio.sleep(FORGET_EVERY)
        forget_what_was_worked_out()


def forget_what_was_worked_out() -> None:
    """Empty every store of the engine that has a limit; those without one hold what never changes, such as tables."""
    for name, module in list(sys.modules.items()):
        if name.startswith("engine."):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper) and value.cache_parameters()["maxsize"] is not None:
                    value.cache_clear()


def _of_glibc(name: str) -> Callable[..., int] | None:
    """A function of glibc; None if the C library is another one, which has ways of its own."""
    try:
        found: Callable[..., int] = getattr(ctypes.CDLL(None), name)
        return found
    except (OSError, AttributeError):
        return None


def collect_only_what_is_new() -> None:
    """Leave what exists at the start out of garbage collections: looking through all of it would hold up everybody."""
    gc.collect()
    gc.freeze()
