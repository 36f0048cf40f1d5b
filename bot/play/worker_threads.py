"""Runs work that may take long outside the event loop: one piece at a time for each person, so that others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from storage.ids import UserId

T = TypeVar("T")


class Queues:
    """A queue of requests for each person, which exists only while a request is in it."""

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()

    def of(self, user: UserId) -> asyncio.Lock:
        """The queue of this person."""
        queue = self._queues.get(user)
        return self._queues.setdefault(user, asyncio.Lock()) if queue is None else queue


class WorkerThreads:
    """Works in threads, each person's requests one after the other."""

    def __init__(self) -> None:
        self._queues = Queues()

    def is_busy(self, user: UserId) -> bool:
        """Whether a request of this person is being worked on."""
        return self._queues.of(user).locked()

    async def run(self, user: UserId, work: Callable[[], T]) -> T:
        """Do some work for a person, and return its result."""
        async with self._queues.of(user):
            return await asyncio.to_thread(work)


WORKERS = WorkerThreads()
"""One for everybody, since everybody's work shares the processor."""
