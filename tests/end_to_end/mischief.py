"""Everything that goes wrong in a hostile week, done to a running bot at random and counted where it struck."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from functools import partial

from bot.sandbox import rights, rooms, talk
from bot.sandbox.troubles import Trouble
from tests.end_to_end import kept
from tests.end_to_end.driver import Driver
from tests.end_to_end.playing import Playing
from tests.storage.bad_disk import BadDisk

MESSAGES = "/channels/{channel_id}/messages"
ONE_MESSAGE = MESSAGES + "/{message_id}"
ANSWER = "/interactions/{interaction_id}/{interaction_token}/callback"
HELD = 4.0
"""For how many seconds another program holds the database: longer than Discord waits for an answer."""
SLOW = 1.5
AWAY = 2.0
"""For how many seconds the gateway cannot be reached, or somebody takes no direct messages."""
RIGHTS = (
    ("write in threads", rights.SEND_MESSAGES_IN_THREADS),
    ("see the channel", rights.VIEW_CHANNEL),
    ("read its history", rights.READ_MESSAGE_HISTORY),
    ("attach files", rights.ATTACH_FILES),
)
RIGHTS_BACK = 700.0
"""After so long the bot has tried again to post where it had lost a right."""


class Mischief:
    """Does one thing after the other to the bot and to the tables that are played; `struck` counts what happened."""

    def __init__(self, driver: Driver, disk: BadDisk, luck: random.Random) -> None:
        self.driver = driver
        self.disk = disk
        self.luck = luck
        self.tables: list[Playing] = []
        """Those that are played at now."""
        self.struck: Counter[str] = Counter()
        self.failed: list[str] = []
        self._planned: list[tuple[str, Trouble]] = []
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def calm(self) -> AsyncIterator[None]:
        """Nothing new happens meanwhile, and the bot hears of presses: people sit down."""
        async with self._lock:
            for _, trouble in self._planned:
                trouble.cancel()
            self.disk.order()
            # discord.py waits five seconds before it identifies again after an invalid session.
            await self.driver.sandbox.gateway.wait_ready()
            yield

    async def work(self, least: float, most: float) -> None:
        """Go on until cancelled, with so many seconds between one thing and the next."""
        kinds = [*self._requests(), *self._events(), *self._others()]
        deck: list[tuple[str, Callable[[], Awaitable[Trouble | None]]]] = []
        while True:
            await asyncio.sleep(self.luck.uniform(least, most))
            async with self._lock:
                if not self.tables:
                    continue
                if not deck:
                    deck = self.luck.sample(kinds, len(kinds))
                name, do = deck.pop()
                try:
                    trouble = await do()
                except Exception as error:  # noqa: BLE001 - what could not be done is told in the end, and others go on
                    self.failed.append(f"{name}: {error!r:.300}")
                    print(self.failed[-1], flush=True)
                    if self.driver.process is None or self.driver.process.returncode is not None:
                        await self.driver.start_bot(within=90)
                    continue
                if trouble is None:
                    self.struck[name] += 1
                else:
                    self._planned.append((name, trouble))

    def count(self) -> dict[str, int]:
        """How often each thing happened."""
        for name, trouble in self._planned:
            self.struck[name] += trouble.struck
            trouble.struck = 0
        return dict(sorted(self.struck.items()))

    # --- what there is

    def _requests(self) -> list[tuple[str, Callable[[], Awaitable[Trouble | None]]]]:
        troubles = self.driver.troubles
        found: list[tuple[str, Callable[[], Trouble]]] = []
        for method, path in (("POST", MESSAGES), ("PATCH", ONE_MESSAGE)):
            found += [
                (f"{method} 429", partial(troubles.rate_limit, method, path, retry_after=0.3)),
                (
                    f"{method} 429 shared",
                    partial(troubles.rate_limit, method, path, retry_after=0.3, shared=True),
                ),
                (f"{method} 500", partial(troubles.refuse, 500, method, path)),
                (f"{method} 502", partial(troubles.refuse, 502, method, path, times=3)),
                (f"{method} done, answered 503", partial(troubles.fail_after, 503, method, path)),
                (f"{method} lost", partial(troubles.drop_request, method, path)),
                (f"{method} done, answer lost", partial(troubles.drop_answer, method, path)),
                (f"{method} late", partial(troubles.delay_request, 1.0, method, path)),
                (f"{method} answered late", partial(troubles.delay_answer, 1.0, method, path)),
            ]
        found += [
            ("answer to a press 500", lambda: troubles.refuse(500, "POST", ANSWER)),
            ("answer to a press lost", lambda: troubles.drop_request("POST", ANSWER)),
            ("answer to a press done, lost", lambda: troubles.drop_answer("POST", ANSWER)),
            ("answer to a press too late", lambda: troubles.delay_request(3.5, "POST", ANSWER)),
        ]
        return [(name, _planned(plan)) for name, plan in found]

    def _events(self) -> list[tuple[str, Callable[[], Awaitable[Trouble | None]]]]:
        troubles, press = self.driver.troubles, "INTERACTION_CREATE"
        found: list[tuple[str, Callable[[], Trouble]]] = [
            ("press told twice", lambda: troubles.duplicate_event(press, times=2)),
            ("press told late", lambda: troubles.delay_event(0.5, press)),
            ("press never told", lambda: troubles.miss_event(press)),
            ("event told twice", lambda: troubles.duplicate_event("THREAD_*", times=2)),
            ("event never told", lambda: troubles.miss_event("THREAD_*", times=2)),
        ]
        return [(name, _planned(plan)) for name, plan in found]

    def _others(self) -> list[tuple[str, Callable[[], Awaitable[Trouble | None]]]]:
        gateway = self.driver.sandbox.gateway

        def at_gateway(do: Callable[[], None]) -> Callable[[], Awaitable[Trouble | None]]:
            async def done() -> None:
                do()

            return done

        return [
            ("gateway cut", at_gateway(gateway.drop)),
            ("gateway closed", at_gateway(gateway.disconnect)),
            ("gateway wants a reconnect", at_gateway(gateway.ask_reconnect)),
            ("gateway closes before hello", at_gateway(self._close_early)),
            ("sessions forgotten", at_gateway(self._forget_sessions)),
            ("gateway away", self._be_away),
            ("session invalid", at_gateway(gateway.invalidate)),
            ("session invalid, to be resumed", at_gateway(lambda: gateway.invalidate(resumable=True))),
            ("killed", self._kill),
            ("killed in the middle of a POST", self._kill_while_posting),
            ("killed, Discord 502 at the start", self._kill_and_refuse),
            ("stopped", self._stop),
            ("sync failed", self._fail_sync),
            ("sync slow", self._slow_sync),
            ("database held by another program", self._hold),
            ("table's message deleted", self._delete_message),
            ("thread archived", self._archive),
            ("thread deleted", self._delete_thread),
            ("hand deleted", self._delete_hand),
            ("direct messages closed for a while", self._close_messages),
            *((f"right to {name} lost and given back", partial(self._take_right, right)) for name, right in RIGHTS),
        ]

    def _close_early(self) -> None:
        self.driver.sandbox.gateway.closing_early = 2
        self.driver.sandbox.gateway.drop()

    def _forget_sessions(self) -> None:
        self.driver.sandbox.gateway.forget_sessions()
        self.driver.sandbox.gateway.drop()

    async def _be_away(self) -> None:
        gateway = self.driver.sandbox.gateway
        gateway.is_down = True
        gateway.drop()
        await asyncio.sleep(AWAY)
        gateway.is_down = False

    async def _kill(self) -> None:
        await self.driver.kill_bot()
        await self.driver.start_bot(within=90)

    async def _kill_while_posting(self) -> None:
        sent = self.driver.troubles.delay_answer(30, "POST", MESSAGES)
        try:
            await sent.wait_until_it_struck(within=5)
        except TimeoutError:
            sent.cancel()
        await self._kill()

    async def _kill_and_refuse(self) -> None:
        await self.driver.kill_bot()
        self.driver.troubles.refuse(502, "GET", "/users/@me")
        self.driver.troubles.refuse(503, "GET", "/gateway/bot")
        await self.driver.start_bot(within=90)

    async def _stop(self) -> None:
        await self.driver.stop_bot()
        await self.driver.start_bot(within=90)

    async def _fail_sync(self) -> None:
        before = 1
        self.disk.order(failures=before)
        async with asyncio.timeout(30):
            while self.disk.failures_left():
                await asyncio.sleep(0.05)

    async def _slow_sync(self) -> None:
        self.disk.order(seconds=SLOW)
        await asyncio.sleep(2 * SLOW)
        self.disk.order()

    async def _hold(self) -> None:
        with closing(
            sqlite3.connect(self.driver.database, isolation_level=None, timeout=5, check_same_thread=False)
        ) as other:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(HELD)
            other.execute("COMMIT")

    def _running(self) -> Playing | None:
        """A table whose game is not over, if there is one: what somebody deletes of a result is not shown again."""
        found = kept.rows(self.driver.kept_in, "SELECT id FROM tables WHERE status = 'running'")
        numbers = {row["id"] for row in found}
        running = [table for table in self.tables if table.number in numbers]
        return self.luck.choice(running) if running else None

    async def _delete_message(self) -> None:
        table = self._running()
        live = table.live() if table else None
        found = self.driver.world.find_message(table.room.id, live["id"]) if table and live else None
        if table and found is not None:
            talk.delete(self.driver.world, table.room, found)

    async def _archive(self) -> None:
        table = self.luck.choice(self.tables)
        if table.thread is not None:
            rooms.edit_channel(self.driver.world, table.thread, {"archived": True})

    async def _delete_thread(self) -> None:
        table = self._running()
        if table and table.thread is not None:
            rooms.delete_channel(self.driver.world, table.thread)

    async def _delete_hand(self) -> None:
        table = self._running()
        person = self.luck.choice(table.people) if table else None
        hand = table.hand(person) if table and person else None
        found = self.driver.world.find_message(hand["channel_id"], hand["id"]) if hand else None
        if table is not None and person is not None and found is not None:
            table.by_my_hand.add(person.id)
            talk.delete(self.driver.world, person.dm(), found)

    async def _close_messages(self) -> None:
        table = self._running()
        if table is not None:
            person = self.luck.choice(table.people)
            table.by_my_hand.add(person.id)
            person.close_dms()
            await asyncio.sleep(AWAY)
            person.reopen_dms()

    async def _take_right(self, right: int) -> None:
        table, world = self.luck.choice(self.tables), self.driver.world
        rooms.set_overwrite(world, table.channel, world.bot_id, deny=right)
        await asyncio.sleep(3)
        rooms.set_overwrite(world, table.channel, world.bot_id)
        self.driver.jump(RIGHTS_BACK)


def _planned(plan: Callable[[], Trouble]) -> Callable[[], Awaitable[Trouble | None]]:
    async def plan_it() -> Trouble:
        return plan()

    return plan_it
