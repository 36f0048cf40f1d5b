"""What happens by itself when its time has come: the loop that finds due timers, and the use case for each kind."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.host import Host, Seated
from bot.host.timers import (
    APPLIED,
    BREAK,
    CALL,
    COMPUTER,
    DEAL,
    FINAL,
    IDLE,
    LATE_VOTE,
    MEETING,
    MEMBER,
    PAUSE,
    PLAN,
    PROPOSAL,
    READY,
    RETRY_DM,
    UNDO,
    WAKE,
)
from bot.logs import as_caused
from bot.metrics import TIMERS_LATE
from bot.play import clocks, deadlines, leaving, moves, plans, seats, starting, undo
from bot.play.deadlines import DEADLINES, see_to_deadlines
from bot.play.waking import wake
from bot.post import reach
from bot.post.calls import give_call
from bot.post.digests import give_digest
from bot.post.poster import RELEASE_AFTER, finish, give_back
from storage.errors import StorageError
from storage.ids import TableId
from storage.models import Player, Timer

log = logging.getLogger(__name__)

AT_ONCE = 128
SHORTEST_WAIT, LONGEST_WAIT = 0.01, 30.0
AGAIN, LONGEST_AGAIN = 20.0, 900.0
"""How many seconds a timer is put off that failed once, and at most, however often it has failed."""
AFTER_ERROR = 1.0

Move = Callable[[TableId, int], Awaitable[None]]
Act = Callable[[Host, Timer], Awaitable[object]]

ACTS: Mapping[str, Act] = {
    RETRY_DM: reach.try_when_due,
    APPLIED: seats.sit_down_unopposed,
    IDLE: starting.close_if_idle,
    BREAK: leaving.break_off_unopposed,
    DEAL: starting.deal_with_beacon,
    READY: starting.see_to_ready,
    CALL: give_call,
    LATE_VOTE: deadlines.end_vote,
    MEMBER: deadlines.look_for,
    PROPOSAL: clocks.end_proposal,
    PAUSE: clocks.end_pause,
    UNDO: undo.refuse_unanswered,
    MEETING: clocks.see_to_meeting,
    FINAL: moves.settle_when_due,
    PLAN: plans.carry_out_when_due,
}
"""Which use case sees to a timer, by its kind; those that take several timers at once are called in the clock."""
ONLY_WHEN_CONNECTED = frozenset({LATE_VOTE, CALL, PROPOSAL, PAUSE, READY, MEETING, UNDO, BREAK, APPLIED})
"""The kinds of timers that wait, as deadlines do, while people cannot be called."""


class TimerLoop:
    """Sees to timers until it is stopped; `move` lets a computer player move."""

    def __init__(self, host: Host, move: Move, now: Callable[[], float], part: str = "all") -> None:
        self.host = host
        self.move = move
        self.now = now
        self.part = f"clock-{part}-"
        self.longest_wait = LONGEST_WAIT
        self.worker = f"{self.part}{secrets.token_hex(4)}"
        self.may_call: Callable[[], bool] = lambda: True
        """Whether people can be called and every outage before now is known; if not, deadlines wait."""
        self._woken = asyncio.Event()
        self._next = math.inf
        self._busy: set[asyncio.Task[None]] = set()

    def wake(self, due: float) -> None:
        """Note that a timer was set for this time; the loop wakes only if that is before all others."""
        if due < self._next:
            self._next = due
            self._woken.set()

    async def run(self) -> None:
        """See to timers until cancelled."""
        try:
            await give_back(self.host.store.timers.release, self.part)
            while True:
                try:
                    await self._turn()
                except Exception:
                    log.exception("timers could not be looked for")
                    await asyncio.sleep(AFTER_ERROR)
        finally:
            await finish(self._busy)
            await give_back(self.host.store.timers.release, self.worker)

    async def _turn(self) -> None:
        """Start on everything that is due, or wait until something is."""
        self._next = math.inf
        timers = await self.host.store.timers.claim_due(self.worker, limit=AT_ONCE)
        for timer in timers:
            TIMERS_LATE.observe(max(0.0, self.now() - timer.due))
        if due := [timer for timer in timers if timer.kind in DEADLINES]:
            self._begin(self._attempt(due, self._see_to_deadlines(due)))
        others = sorted((timer for timer in timers if timer.kind not in DEADLINES), key=_table)
        for _, of_table in groupby(others, key=_table):
            self._begin(self._see_to(list(of_table)))
        if not timers and not await self._give_digests():
            await self._wait()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _give_digests(self) -> bool:
        """Send the daily digests whose time has come; returns whether there were any."""
        if not self.may_call():
            return False
        found = await self.host.store.calls.digests_due(AT_ONCE)
        for player in found:
            if not await self._give_digest(player):
                await self.host.store.calls.give_digest(player, due=self.now() + AGAIN)
        return bool(found)

    async def _give_digest(self, player: Player) -> bool:
        try:
            await give_digest(self.host, player, self.now())
        except Exception:
            log.exception("user=%s digest not given", player.user_id)
            return False
        return True

    async def _wait(self) -> None:
        due = await self.host.store.timers.due_next()
        digest = await self.host.store.calls.next_digest()
        if digest is not None and self.may_call():
            due = digest if due is None else min(due, digest)
        self._next = min(self._next, math.inf if due is None else max(due, self.now() + SHORTEST_WAIT))
        latest = self.now() + self.longest_wait
        while (left := min(self._next, latest) - self.now()) > 0:
            self._woken.clear()
            try:
                async with asyncio.timeout(left):
                    await self._woken.wait()
            except TimeoutError:
                return

    async def _see_to_deadlines(self, timers: Sequence[Timer]) -> None:
        """See to the deadlines of all tables; the tables are loaded together, as changed hours concern many at once."""
        if not self.may_call():
            for timer in timers:
                await self.host.store.timers.put_off(timer, self.now() + AGAIN)
            return
        of_tables = {number: list(due) for number, due in groupby(sorted(timers, key=_table), key=_table)}
        try:
            tables = await self.host.load_all(of_tables)
        except StorageError:
            log.exception("deadlines of %d tables not read together", len(of_tables))
            tables = {}
        await asyncio.gather(
            *(
                self._attempt(due, self._see_to_deadlines_of(number, tables.get(number), due))
                for number, due in of_tables.items()
            )
        )

    async def _see_to_deadlines_of(self, table: TableId, seated: Seated | None, due: Sequence[Timer]) -> None:
        """See to the deadlines of one table, loaded by itself where one that cannot be read was in the way."""
        await see_to_deadlines(self.host, seated or await self.host.load(table), due)

    async def _see_to(self, timers: Sequence[Timer]) -> None:
        """See to all other due timers of one table: those that wake people together, the others one by one."""
        waking = [timer for timer in timers if timer.kind == WAKE]
        if waking:
            await self._attempt(waking, self._act(waking))
        for timer in timers:
            if timer.kind != WAKE:
                await self._attempt([timer], self._act([timer]))

    async def _attempt(self, timers: Sequence[Timer], doing: Coroutine[Any, Any, None]) -> None:
        """Do what the timers are for; if that fails, put them off."""
        with as_caused(timers[0].table_id):
            try:
                await doing
                return
            except Exception as error:
                log.warning("table=%s timers put off", timers[0].table_id, exc_info=error)
        for timer in timers:
            await self._put_off(timer)

    async def _act(self, timers: Sequence[Timer]) -> None:
        """Let the use case see to what is due, then remove the timers unless it has set them again."""
        first = timers[0]
        if first.kind in ONLY_WHEN_CONNECTED and not self.may_call():
            await self.host.store.timers.put_off(first, self.now() + AGAIN)
        elif first.kind == WAKE:
            await wake(self.host, timers)
        elif first.kind == COMPUTER:
            await self.move(first.table_id, first.seat)
        elif act := ACTS.get(first.kind):
            await act(self.host, first)
        for timer in timers:
            await self.host.store.timers.finish(timer)

    async def _put_off(self, timer: Timer) -> None:
        """Put a timer off; if that fails, log it and try again before the claim ends by itself."""
        for wait in RELEASE_AFTER:
            await asyncio.sleep(wait)
            try:
                later = self.now() + min(AGAIN * timer.attempts, LONGEST_AGAIN)
                await self.host.store.timers.put_off(timer, later, attempts=timer.attempts)
            except Exception:
                log.exception("table=%s kind=%s seat=%s not put off", timer.table_id, timer.kind, timer.seat)
            else:
                return


def _table(timer: Timer) -> TableId:
    return timer.table_id
