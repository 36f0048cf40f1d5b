"""What is tidied up once in a while: requests so old that Discord will not repeat them, logs of games long over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.upkeep.packing import pack_all
from storage.errors import StorageError
from storage.store import Store

log = logging.getLogger(__name__)

EVERY = 6 * 3600.0
REPEATED_WITHIN = 3 * 86400.0
"""How many seconds requests are kept: an interaction lives for a quarter of an hour, so this is more than enough."""
REMEMBERED_FOR = 900 * 86400.0
"""How many seconds waits are kept: a wait counts half as much every 90 days, and after ten times that hardly at all."""


async def tidy_forever(store: Store, now: Callable[[], float]) -> None:
    """Tidy up again and again until cancelled."""
    while True:
        try:
            forgotten = await store.turns.forget_requests(now() - REPEATED_WITHIN)
            await store.reliability.forget(now() - REMEMBERED_FOR)
            log.info("forgot %s old requests, packed %s games", forgotten, await pack_all(store, now()))
        except StorageError as error:
            log.warning("could not tidy up", exc_info=error)
        await asyncio.sleep(EVERY)
