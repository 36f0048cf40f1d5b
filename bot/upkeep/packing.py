"""Packing the logs of games that are long over, each after a replay has shown that it is whole."""

from __future__ import annotations

import asyncio
import logging

from bot.host import Seated
from bot.upkeep.replaying import fault_of
from storage.errors import WriteRefused
from storage.ids import TableId
from storage.store import Store

log = logging.getLogger(__name__)

LONG_OVER = 7 * 86_400.0
"""How many seconds a finished game stays unpacked: people look back at it most then, and read it a bit quicker."""
MARK = "packed"
"""The name of the mark that says up to which moment, and which table of that moment, all ended games are packed."""
AT_ONCE = 50
PAUSE = 0.05
"""Seconds between two games: nobody waits for this, and people play meanwhile."""


async def pack_all(store: Store, now: float) -> int:
    """Pack the games that ended long enough ago and are not packed yet; returns how many."""
    mark = await store.marks.get(MARK)
    reached = (mark.at, int(mark.value)) if mark else (0.0, 0)
    packed = 0
    while found := await store.archives.find_ended(reached, now - LONG_OVER, limit=AT_ONCE):
        for _, table in found:
            packed += await _pack(store, table)
            await asyncio.sleep(PAUSE)
        reached = found[-1]
        await store.marks.put(MARK, str(reached[1]).encode(), at=reached[0])
    return packed


async def _pack(store: Store, table: TableId) -> bool:
    """Pack one log, if it is there and whole; one that is not whole stays as it is, for somebody to look into it."""
    loaded, rows = await store.tables.load(table), await store.turns.actions(table)
    if loaded is None or not rows or loaded.state is None:
        return False
    if fault := await asyncio.to_thread(fault_of, Seated(loaded), rows):
        log.error("table=%s not packed: %s", table, fault)
        return False
    try:
        size = await store.archives.put(table, rows, loaded.version)
    except WriteRefused as error:
        log.error("table=%s not packed", table, exc_info=error)
        return False
    log.debug("table=%s packed actions=%s bytes=%s", table, len(rows), size)
    return True
