"""Time zones: what the wall clock shows at a moment, and when a zone changes its clocks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, available_timezones

from bot.pace.errors import Unreadable

DAY = 86_400
BLOCK = 512 * DAY
LOOK = 4 * DAY
"""The step at which a zone's changes are searched for. Since 1970 no zone has changed its clocks twice in six days."""
SECOND = timedelta(seconds=1)


@cache
def zone_names() -> frozenset[str]:
    """All zones that are known here."""
    return frozenset(available_timezones())


@cache
def read_zone(name: str) -> ZoneInfo:
    """The zone of this name."""
    if name not in zone_names():
        raise Unreadable("zone", name)
    return ZoneInfo(name)


def wall_clock(zone: str, at: int) -> datetime:
    """What the wall clock in a zone shows."""
    return datetime.fromtimestamp(at, read_zone(zone))


def wall_pieces(zone: str, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """The time from start to end, cut where the zone changes its clocks: from, until, and seconds ahead of UTC."""
    for block in range(start // BLOCK, (end - 1) // BLOCK + 1):
        for since, until, ahead in _pieces_of_block(zone, block):
            if max(since, start) < min(until, end):
                yield max(since, start), min(until, end), ahead


@lru_cache(maxsize=4_096)
def _pieces_of_block(name: str, block: int) -> tuple[tuple[int, int, int], ...]:
    """The same for a fixed block of time, so that it can be cached."""
    zone = read_zone(name)

    def ahead(at: int) -> int:
        offset = datetime.fromtimestamp(at, zone).utcoffset()
        return offset // SECOND if offset is not None else 0

    start, end = block * BLOCK, (block + 1) * BLOCK
    pieces: list[tuple[int, int, int]] = []
    since, shown = start, ahead(start)
    for look in (*range(start + LOOK, end, LOOK), end - 1):
        if (later := ahead(look)) == shown:
            continue
        before, after = max(look - LOOK, since), look
        while after - before > 1:
            middle = (before + after) // 2
            before, after = (middle, after) if ahead(middle) == shown else (before, middle)
        pieces.append((since, after, shown))
        since, shown = after, later
    return (*pieces, (since, end, shown))
