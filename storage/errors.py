"""What can go wrong with what is kept; each error carries data, the bot finds the words."""

from __future__ import annotations

from typing import Literal

from storage.ids import TableId

Unwritten = Literal["full", "read_only", "failing", "busy", "lost"]


class StorageError(Exception):
    """The root of every error that storage raises on purpose."""


class Conflict(StorageError):
    """Somebody else committed to the table first; nothing was changed."""

    def __init__(self, table: TableId, expected: int, found: int) -> None:
        super().__init__(table, expected, found)
        self.table = table
        self.expected = expected
        self.found = found


class NoSuchTable(StorageError):
    """There is no table with that number."""

    def __init__(self, table: TableId) -> None:
        super().__init__(table)
        self.table = table


class Overloaded(StorageError):
    """More turns wait to be written than the writer accepts; nothing was changed."""

    def __init__(self, waiting: int, limit: int) -> None:
        super().__init__(waiting, limit)
        self.waiting = waiting
        self.limit = limit


class WriteRefused(StorageError):
    """The database would not take this one write (a broken value, a missing parent); nothing was changed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Unwritable(StorageError):
    """The database cannot take any write at the moment; nothing that was acknowledged is lost."""

    def __init__(self, reason: Unwritten, where: str, detail: str) -> None:
        super().__init__(reason, where, detail)
        self.reason = reason
        self.where = where
        self.detail = detail


class Unsure(StorageError):
    """The disk failed while a write was being made durable: whether it will be there after a restart is not known."""

    def __init__(self, where: str, detail: str) -> None:
        super().__init__(where, detail)
        self.where = where
        self.detail = detail


class Displaced(StorageError):
    """The open database is no longer the file at its place: it was deleted or replaced; nothing more is written to it.

    `saved` is where everything that was acknowledged was copied to, if that could be done.
    """

    def __init__(self, where: str, saved: str = "") -> None:
        super().__init__(where, saved)
        self.where = where
        self.saved = saved


class LeftBeside(StorageError):
    """There is no database at that place, but one that was there before lies beside it; an empty one is not made.

    `beside` is that database, and `log` what lies there of the log of the one that is missing; either may be empty.
    """

    def __init__(self, where: str, beside: str, log: str = "") -> None:
        super().__init__(where, beside, log)
        self.where = where
        self.beside = beside
        self.log = log


class Damaged(StorageError):
    """The file is not a database, or it is a broken one."""

    def __init__(self, where: str, detail: str) -> None:
        super().__init__(where, detail)
        self.where = where
        self.detail = detail


class NoDatabase(StorageError):
    """There is no database at that place, and none was to be made."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class UnknownDatabase(StorageError):
    """The URL names a kind of database that this program does not speak."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class NoDriver(StorageError):
    """What this program needs to speak to that kind of database is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(extra)
        self.extra = extra


class NewerDatabase(StorageError):
    """The database was written by a newer version of this program."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known


class OlderDatabase(StorageError):
    """The database has not been brought up to date yet; `found` is None if it is empty."""

    def __init__(self, found: str | None, known: str) -> None:
        super().__init__(found, known)
        self.found = found
        self.known = known


class InUse(StorageError):
    """Some process has the database open, so it cannot be replaced now."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class FileExists(StorageError):
    """There is a file at that place already, and it was not to be replaced."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class Closed(StorageError):
    """The store was closed."""
