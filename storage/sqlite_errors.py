"""What the errors of SQLite mean for storage."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DBAPIError

from storage.errors import Damaged, Unwritable, Unwritten, WriteRefused

# Codes of SQLite after which no other statement of the same transaction can be trusted to work.
HOPELESS: dict[int, Unwritten] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
    sqlite3.SQLITE_PROTOCOL: "failing",
    sqlite3.SQLITE_NOMEM: "failing",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

# What a turn with a broken value in it raises, in the driver or on the way to it.
BAD_TURN = (sqlite3.Error, TypeError, ValueError, OverflowError)


def explain(error: Exception, path: Path) -> Exception:
    """The storage error that stands for an error of SQLite; any other error as it is."""
    inner = sqlite_error(error)
    if inner is None:
        return error
    code = primary_code(inner)
    if code in DAMAGE:
        return Damaged(str(path), str(inner))
    if code in HOPELESS:
        return Unwritable(HOPELESS[code], str(path), str(inner))
    return WriteRefused(str(inner))


def sqlite_error(error: Exception) -> sqlite3.Error | None:
    """The driver's own error within one of SQLAlchemy's."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    return inner if isinstance(inner, sqlite3.Error) else None


def primary_code(error: sqlite3.Error) -> int:
    """The code of SQLite without its finer distinctions."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF


def is_hopeless(error: Exception) -> bool:
    """Whether no other statement of the same transaction can be trusted to work."""
    inner = sqlite_error(error)
    return inner is not None and (primary_code(inner) in HOPELESS or primary_code(inner) in DAMAGE)


def as_outcome(error: Exception) -> Any:
    """The error that is given to the caller of a bad write."""
    if isinstance(error, BAD_TURN) or sqlite_error(error) is not None:
        return WriteRefused(str(error))
    return error


def is_failing_disk(error: Exception) -> bool:
    """Whether the disk itself failed, so that a commit may or may not be there after a restart."""
    inner = sqlite_error(error)
    return inner is not None and primary_code(inner) == sqlite3.SQLITE_IOERR
