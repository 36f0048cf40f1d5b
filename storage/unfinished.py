"""Files still being written: each lies beside the file it is to become, and is removed if it is never finished."""

from __future__ import annotations

import fcntl
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BESIDE = ("", "-wal", "-shm", "-journal")
_SUFFIX = ".growing"
_MADE = re.compile(rf"\.(.+)\.[0-9a-f]{{8}}{re.escape(_SUFFIX)}")
_mine: set[Path] = set()


@contextmanager
def unfinished_file(file: Path) -> Iterator[Path]:
    """A new file in the same folder, readable by its owner alone, which is removed at the end.

    What a killed process left there is removed first. To keep the file, move it; see `put_in_place`.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    sweep(file)
    unfinished = file.parent / f"{_prefix(file)}{secrets.token_hex(4)}{_SUFFIX}"
    _mine.add(unfinished)  # Before it is there: this process may be told to end at any moment.
    try:
        handle = create_private(unfinished)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield unfinished
        finally:
            remove(unfinished)
            os.close(handle)
    finally:
        _mine.discard(unfinished)


def create_private(file: Path) -> int:
    """Make a file and open it; a copy of everything must not be readable by other users of the machine."""
    return os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)


def existing(file: Path) -> str:
    """A file by a name with which SQLite makes none: whoever is told to end removes it while a thread still writes."""
    return f"{file.absolute().as_uri()}?mode=rw"


def put_in_place(unfinished: Path, file: Path) -> None:
    """Move the finished file to the place of the wanted one in one step, and make that durable."""
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
    unfinished.replace(file)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """Make new file names in a folder durable."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sweep(file: Path) -> None:
    """Remove what killed processes left unfinished beside a file; a process still at work holds a lock on its own."""
    for left in file.parent.glob(f"{_prefix(file)}*{_SUFFIX}"):
        _remove_left(left)


def sweep_all(folder: Path) -> None:
    """Remove all that killed processes left unfinished in a folder; what is left of a restore is for it to finish."""
    for left in folder.glob(f".*{_SUFFIX}"):
        whose = _MADE.fullmatch(left.name)
        if whose and not plan_of(folder / whose[1]).exists():
            _remove_left(left)


def plan_of(target: Path) -> Path:
    """The file in which a restore writes down what it is about to do; it exists only meanwhile."""
    return target.with_name(f"{target.name}.restoring")


def _remove_left(left: Path) -> None:
    if left in _mine:
        return
    with suppress(OSError):  # It is finished meanwhile, somebody else's, or still locked: nothing depends on it.
        handle = os.open(left, os.O_RDWR)  # NFS locks a file for one alone only if it is open for writing.
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            remove(left)
        finally:
            os.close(handle)


def remove(file: Path) -> None:
    """Remove a database file with those that SQLite keeps beside it."""
    for suffix in BESIDE:
        Path(f"{file}{suffix}").unlink(missing_ok=True)


def leave_to_others(unfinished: Path) -> None:
    """Leave it to others to finish this file, so that it stays even if this process is told to end."""
    _mine.discard(unfinished)


def drop_mine() -> None:
    """Remove every unfinished file of this process, which is about to end."""
    for unfinished in tuple(_mine):
        remove(unfinished)


def _prefix(file: Path) -> str:
    return f".{file.name}."
