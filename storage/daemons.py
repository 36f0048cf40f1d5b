"""Long work on files, in threads that nobody waits for when the program ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def run_in_daemon(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run blocking work that may be cut off anywhere; asyncio.to_thread would keep the program from ending before."""
    outcome: Future[T] = Future()
    outcome.set_running_or_notify_cancel()

    def run() -> None:
        try:
            outcome.set_result(work(*args, **kwargs))
        except BaseException as error:  # noqa: BLE001 - whatever it is, whoever waits is told
            outcome.set_exception(error)

    Thread(target=run, name="storage-daemon", daemon=True).start()
    return await asyncio.wrap_future(outcome)
