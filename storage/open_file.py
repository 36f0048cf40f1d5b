"""Whether the SQLite file that is open is still the one at its place, and saving what is in it if it is not."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.errors import Displaced
from storage.restoring import SAVED, aside
from storage.unfinished import put_in_place, unfinished_file

log = logging.getLogger(__name__)

Identity = tuple[int, int] | None


class OpenFile:
    """A database file and its log as they were when they were opened.

    Somebody may delete or replace either of them while the program runs. Everything then goes on working, on files
    that nobody will ever find again; only the device and inode numbers tell.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = Path(f"{path}-wal")
        self._was: Identity = _identity(path)
        self._wal_was: Identity = None

    def is_in_place(self) -> bool:
        """Whether a process that opens the database now finds what was just written to it here."""
        if _identity(self._path) != self._was:
            return False
        wal = _identity(self._wal)
        if self._wal_was is None:
            self._wal_was = wal  # It is there from the first write on.
        return wal == self._wal_was

    def size(self) -> int:
        """How many bytes the database and its log take."""
        return sum(file.stat().st_size for file in (self._path, self._wal) if file.exists())

    def save(self, driver: sqlite3.Connection) -> Displaced:
        """Copy everything to a file beside the place that was taken; returns the error to end with."""
        log.critical("%s was deleted or replaced while it was open; nothing is acknowledged any more", self._path)
        saved = aside(self._path, SAVED)
        try:
            with unfinished_file(saved) as unfinished:
                with closing(sqlite3.connect(unfinished)) as copy:
                    driver.backup(copy)
                    copy.execute("PRAGMA journal_mode = DELETE")
                put_in_place(unfinished, saved)
        except (sqlite3.Error, OSError) as error:
            log.critical("%s: what was in it could not be saved", self._path, exc_info=error)
            return Displaced(str(self._path))
        log.critical("%s: everything that was acknowledged is kept in %s", self._path, saved)
        return Displaced(str(self._path), str(saved))


def _identity(path: Path) -> Identity:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
