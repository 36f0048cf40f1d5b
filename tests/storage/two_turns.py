"""A process that commits two turns at a table and ends at once: python -m tests.storage.two_turns URL TABLE.

It waits for a line before the second one, and prints of each the version that was acknowledged, or the error's name.
"""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import replace

from storage import StorageError, Store, TableId
from tests.storage.samples import turn


async def main(url: str, table: TableId) -> None:
    """Take the turns; leave without closing anything, as a killed process does."""
    store = await Store.open(url)
    for version in (2, 3):
        try:
            wanted = replace(turn(table, version), request_id=f"the turn after {version}")
            said = str((await store.turns.commit(wanted)).version)
        except StorageError as error:
            said = type(error).__name__
        print(said, flush=True)
        await asyncio.to_thread(sys.stdin.readline)
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], TableId(int(sys.argv[2]))))
