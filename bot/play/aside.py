"""Work that may take long, done beside the event loop: one piece at a time for each person, so that others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from storage.ids import UserId

T = TypeVar("T")


class Aside:
    """A thread for what one person asks for; their next request waits until the one before is done."""

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    def is_busy(self, user: UserId) -> bool:
        """Whether something of this person is being worked on."""
        queue = self._queues.get(user)
        return queue is not None and queue.locked()

    async def run(self, user: UserId, work: Callable[[], T]) -> T:
        """Do some work for a person, and give what comes of it."""
        queue = self._queues.get(user)
        if queue is None:
            queue = self._queues.setdefault(user, asyncio.Lock())
        async with queue:
            return await asyncio.to_thread(work)


ASIDE = Aside()
"""Shared by all, as the processor is."""
