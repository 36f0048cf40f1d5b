"""Drives two processes of the bot on one PostgreSQL, each with its part of the shards; they are killed in turn."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import Any

from tests.end_to_end import postgres_rows
from tests.end_to_end.driver import Driver
from tests.end_to_end.nursery import Process

PARTS = ("0/2", "1/2")


class DriverOfTwo(Driver):
    """A driver whose bot is two processes: killing it kills one of them, starting it starts those that do not run."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._processes: dict[str, Process] = {}
        self._next = itertools.cycle(PARTS)

    @property
    def kept_in(self) -> str:
        return self.environment["TIDETABLE_DATABASE"]

    async def start_bot(self, *, within: float = 60) -> None:
        """Start those that do not run, and wait until both are ready at the gateway."""
        for part in PARTS:
            if part not in self._processes:
                self._processes[part] = await self.begin_process(TIDETABLE_SHARDS=part)
        await self.sandbox.gateway.wait_ready(len(PARTS), within=within)

    async def kill_bot(self) -> None:
        """kill -9 the one whose turn it is, and wait until the gateway has noticed."""
        await self._kill(next(self._next))
        async with asyncio.timeout(60):
            while self.sandbox.gateway.ready > len(self._processes):
                await asyncio.sleep(0.02)

    async def _kill(self, part: str) -> None:
        process = self._processes.pop(part)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End both, and the stand-in."""
        for part in list(self._processes):
            await self._kill(part)
        postgres_rows.forget(self.kept_in)
        await super().close()
