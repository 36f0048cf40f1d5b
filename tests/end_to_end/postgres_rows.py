"""What a bot keeps in PostgreSQL, read from beside it, and at once, as from a file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from functools import cache
from threading import Thread
from typing import Any

_PLACE = re.compile(r":([a-z_]+)|\?")
_connections: dict[str, Any] = {}


def rows(url: str, words: str, given: Sequence[Any] | Mapping[str, Any] = ()) -> list[dict[str, Any]]:
    """What a query finds; parameters are written as SQLite takes them."""
    names: list[str] = []

    def number(found: re.Match[str]) -> str:
        name = found[1] or f"?{len(names)}"
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    query = _PLACE.sub(number, words)
    values = [given[name] for name in names] if isinstance(given, Mapping) else list(given)
    return asyncio.run_coroutine_threadsafe(_fetch(url, query, values), _loop()).result(30)


def forget(url: str) -> None:
    """Close the connection to a database that will not be asked any more."""
    connection = _connections.pop(url, None)
    if connection is not None:
        asyncio.run_coroutine_threadsafe(connection.close(), _loop()).result(30)


async def _fetch(url: str, query: str, values: list[Any]) -> list[dict[str, Any]]:
    import asyncpg

    if url not in _connections:
        _connections[url] = await asyncpg.connect(url)
    return [dict(row) for row in await _connections[url].fetch(query, *values)]


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    Thread(target=loop.run_forever, name="postgres-rows", daemon=True).start()
    return loop
