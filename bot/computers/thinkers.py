"""The separate process in which computer players think, so that the bot's event loop never waits for them.

It is started by the first thought and ends with the bot. Decisions are made one at a time, in the order in which they
were asked for; as the clock asks for one decision per table, tables take turns. Where too many wait, a player that
would think plays by its rules of thumb instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from bot.worker_process import start_worker_process
from engine.game import Action
from engine.games import game_named
from engine.players import (
    THINKING,
    Decision,
    Kind,
    QuickStream,
    decide,
    decide_with_reason,
    is_thoughtful,
    levels_of,
    read_kind,
)
from engine.players.sight import Sight, unpack

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

T = TypeVar("T")
Way = Callable[[str, Sight, QuickStream, float], T]
"""What a player of a kind makes of its sight: a move, or a decision with its reasons."""

log = logging.getLogger(__name__)

MOST_WAITING = 24
"""While this many thoughts wait, another is not begun: its player is quick instead."""
IDLE = 3600.0
"""After so many seconds without a thought the process ends; the next thought starts another."""
IN_A_HURRY = "easy"


class Thinkers:
    """Makes the decisions of computer players; closed with the bot."""

    def __init__(self, seconds: float = THINKING, most_waiting: int = MOST_WAITING, idle: float = IDLE) -> None:
        self._seconds = seconds
        self._most_waiting = most_waiting
        self._idle = idle
        self._turn = asyncio.Semaphore(1)
        self._letting_go: asyncio.TimerHandle | None = None
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0

    @property
    def is_running(self) -> bool:
        """Whether the process has been started and not ended."""
        return self._pool is not None

    async def decide(self, level: str, sight: Sight, seed: bytes) -> Action:
        """What a player of a level does; the same for the same sight and seed."""
        return await self._have(decide, level, sight, seed)

    async def consider(self, sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        """What the strongest player of a game would do in a seat, and why; its outlook begins after what was `done`."""
        levels = levels_of(sight.game.name)
        return await self.explain("strong" if "strong" in levels else levels[0], sight, seed, done)

    async def explain(self, level: str, sight: Sight, seed: bytes, done: Action | None = None) -> Decision:
        """What a player of a level does, and why, with an outlook on what follows that, or what was `done`."""
        return await self._have(partial(decide_with_reason, done=done), level, sight, seed)

    async def _have(self, way: Way[T], level: str, sight: Sight, seed: bytes) -> T:
        if not is_thoughtful(level) or self.waiting >= self._most_waiting:
            return await self._hurry(way, level, sight, seed)
        self.waiting += 1
        try:
            async with self._turn:
                return await self._think(way, level, sight, seed)
        finally:
            self.waiting -= 1
            self._let_go_when_idle()

    async def _hurry(self, way: Way[T], level: str, sight: Sight, seed: bytes) -> T:
        quick = in_a_hurry(level) if is_thoughtful(level) else level
        return await asyncio.to_thread(way, quick, sight, QuickStream(seed), self._seconds)

    def _let_go_when_idle(self) -> None:
        if self._letting_go is not None:
            self._letting_go.cancel()
        self._letting_go = asyncio.get_running_loop().call_later(self._idle, self._let_go)

    def _let_go(self) -> None:
        """End the process if nothing waits: while nobody plays against those who think, it need not take memory."""
        if not self.waiting:
            self.close()

    async def _think(self, way: Way[T], level: str, sight: Sight, seed: bytes) -> T:
        if self._pool is None:
            self._pool = start_worker_process()
        task = (way, level, sight.game.name, sight.pack(), sight.seat, seed, self._seconds)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, partial(think_apart, *task))
        except BrokenExecutor:
            # it was killed, perhaps for want of memory; the next thought starts another
            log.warning("the thinking process ended")
            self.close()
            return await self._hurry(way, level, sight, seed)

    def close(self) -> None:
        """End the process; thoughts that wait are dropped, and begun again after a restart."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def in_a_hurry(kind: str) -> str:
    """The kind of computer player that plays instead of one that has no time to think, in the same style."""
    return str(Kind(IN_A_HURRY, read_kind(kind).style))


def think_apart(way: Way[T], level: str, game: str, packed: bytes, seat: int, seed: bytes, seconds: float) -> T:
    """Make a decision in the other process, which is given an imagined world, never the real one."""
    return way(level, unpack(game_named(game), packed, seat), QuickStream(seed), seconds)
