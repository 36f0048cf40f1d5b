"""Backups that the running bot makes by itself: when, into which files, and which of them are kept."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from storage import backup as copies
from storage.check import check
from storage.errors import Damaged, FileExists, StorageError
from storage.store import Store

log = logging.getLogger(__name__)

HOUR, DAY, WEEK = 3600.0, 86400.0, 7 * 86400.0
KEPT = ((HOUR, 24), (DAY, 7), (WEEK, 4))
"""The newest backup is kept of each of this many hours, days and weeks, the last ones in which any was made."""
AGAIN = 600.0
"""How long after a failed backup the next is tried."""
LOOKED_THROUGH_EVERY, SOON = DAY, 600.0
"""Seconds between two readings of every page where no backup reads them, and before the first: a start is busy."""
NAME = re.compile(r"tidetable-\d{8}-\d{6}\.db")
FORM = "tidetable-%Y%m%d-%H%M%S.db"


class Backups:
    """Makes a backup every hour, checks it, and deletes old ones; without a folder it only looks for damage."""

    def __init__(self, url: str, folder: Path | None, store: Store, now: Callable[[], float]) -> None:
        self._url = url
        self._folder = folder
        self._store = store
        self._now = now
        self.failed = 0
        """How many in a row could not be made or were not sound."""
        self.newest: float | None = None
        self._looked_through = False

    async def run(self) -> None:
        """Make backups until cancelled; one is made soon after a start if the newest is older than an hour."""
        if self._folder is None:
            while True:
                await asyncio.sleep(LOOKED_THROUGH_EVERY if self._looked_through else SOON)
                await self.look_through()
        self.newest = await self._find_newest(self._folder)
        while True:
            # If the clock was ahead while a backup was made, the next waits for an hour, not for that time.
            due = self._now() if self.newest is None else min(self.newest, self._now()) + HOUR
            await asyncio.sleep(AGAIN if self.failed else max(0.0, due - self._now()))
            await self.make(self._folder)

    async def _find_newest(self, folder: Path) -> float | None:
        """When the newest backup was made that is not of a time to come; None if the folder cannot be looked into."""
        try:
            found = await asyncio.to_thread(backups_in, folder)
        except OSError as error:
            # The backup that is tried at once fails in the same way, and that is counted.
            log.warning("backups could not be looked for in %s", folder, exc_info=error)
            return None
        return max((at for at, _ in found if at <= self._now()), default=None)

    async def make(self, folder: Path) -> bool:
        """Make a backup, check that it is sound, and delete those that are no longer kept."""
        at = self._now()
        try:
            await self._copy(folder / datetime.fromtimestamp(at, UTC).strftime(FORM))
            await asyncio.to_thread(_forget, folder, at)
        except (StorageError, OSError) as error:
            self.failed += 1
            self._store.health.note(error)
            log.error("backup failed, the newest is of %s", _moment(self.newest), exc_info=error)
            return False
        self.failed, self.newest = 0, at
        return True

    async def _copy(self, file: Path) -> None:
        try:
            made = await copies.backup(self._url, file)
            log.info("backup=%s tables=%s actions=%s bytes=%s", made.path, made.tables, made.actions, made.size)
        except FileExists:
            pass  # Another process of the same bot has just made it.

    async def look_through(self) -> None:
        """Read every page of the database once, so that damage is noticed before somebody needs what is damaged."""
        self._looked_through = True
        try:
            broken = [problem for problem in await check(self._url) if problem.kind == "file"]
        except Damaged as error:
            self._store.health.note(error)
        except (StorageError, OSError) as error:
            log.warning("the database could not be looked through", exc_info=error)
        else:
            if broken:
                self._store.health.note(Damaged(self._url.partition("@")[2] or self._url, broken[0].detail))


def backups_in(folder: Path) -> list[tuple[float, Path]]:
    """The backups in a folder and when each was made, oldest first; other files there are ignored."""
    found = []
    for file in folder.glob("tidetable-*.db") if folder.exists() else ():
        if NAME.fullmatch(file.name):
            with suppress(ValueError):  # Its digits are no date.
                found.append((datetime.strptime(file.name, FORM).replace(tzinfo=UTC).timestamp(), file))
    return sorted(found)


def kept_of(made: Iterable[float], now: float) -> set[float]:
    """Which backups are kept: the newest of each of the last hours, days and weeks in which any was made.

    Those that a clock made which was ahead are counted by themselves, so that they take the place of no others.
    """
    times = sorted(made)
    kept = set[float]()
    for counted in ([at for at in times if at <= now], [at for at in times if at > now]):
        for length, count in KEPT:
            newest = {at // length: at for at in counted}
            kept |= {newest[number] for number in sorted(newest)[-count:]}
    return kept


def _forget(folder: Path, now: float) -> None:
    found = backups_in(folder)
    kept = kept_of([at for at, _ in found], now)
    for at, file in found:
        if at not in kept:
            file.unlink(missing_ok=True)
            log.info("backup=%s let go", file)


def _moment(at: float | None) -> str:
    return "never" if at is None else datetime.fromtimestamp(at, UTC).isoformat()
