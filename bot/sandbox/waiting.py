"""Waiting until something is true of the world, which is checked again after every change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.sandbox.entities import Change
from bot.sandbox.world import World

T = TypeVar("T")


async def until(world: World, claim: Callable[[], T], *, within: float = 60) -> T:
    """Wait until a claim about the world is true and return its value; TimeoutError after `within` seconds."""
    changed = asyncio.Event()

    def hear(change: Change) -> None:
        changed.set()

    stop = world.subscribe(hear)
    try:
        async with asyncio.timeout(within):
            while True:
                changed.clear()
                value = claim()
                if value:
                    return value
                await changed.wait()
    finally:
        stop()
