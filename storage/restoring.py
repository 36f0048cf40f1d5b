"""Putting a finished file in the place of an SQLite database, so that a kill at any moment loses neither of the two.

What is to be done is written down beside the database before anything is moved, in a file that stays locked while a
restore is at work. Meanwhile nobody can open the database; after a kill, the next to open it finishes the restore.
"""

from __future__ import annotations

import fcntl
import json
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from storage.errors import InUse, LeftBeside
from storage.unfinished import BESIDE, leave_to_others, plan_of, sweep, sync_folder

log = logging.getLogger(__name__)

REPLACED, SAVED = "before-restore", "rescued"
LOG = "-wal"
"""How the name of the file ends from which SQLite completes the database beside it, whichever that is."""


@contextmanager
def hold_place(target: Path) -> Iterator[Path]:
    """Reserve the place of a database for one restore; raises InUse if another is at work there."""
    target.parent.mkdir(parents=True, exist_ok=True)
    plan = plan_of(target)
    handle = _locked(plan)
    try:
        _finish(target, plan)
        yield plan
    finally:
        if not plan.stat().st_size:
            plan.unlink()
        os.close(handle)


def put_in_its_place(unfinished: Path, target: Path, plan: Path) -> Path | None:
    """Replace the database, which nobody may have open; returns where the one before, or its log alone, is kept."""
    if not target.exists():
        # SQLite would write a log that stayed there into the new file.
        replaced = aside(target, REPLACED) if _log_of(target) else None
        _decide(unfinished, target, plan, replaced)
        return replaced and Path(f"{replaced}{LOG}")
    replaced = aside(target, REPLACED)
    with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as old:
        try:
            # Asked for before anything else, this mode is granted only to a connection that has the file to itself.
            old.execute("PRAGMA locking_mode = EXCLUSIVE")
            old.execute("BEGIN EXCLUSIVE")
            old.execute("COMMIT")
            old.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            raise InUse(str(target)) from error
        except sqlite3.DatabaseError:
            pass  # A broken file is a reason for a restore; it is kept all the same.
        _decide(unfinished, target, plan, replaced)
    return replaced


def finish_restore(target: Path) -> None:
    """Finish what a killed restore left at the place of a database; raises InUse while one is at work."""
    plan = plan_of(target)
    if not plan.exists():
        return
    with hold_place(target):
        pass


def refuse_to_begin_anew(path: Path) -> None:
    """Raise LeftBeside if a database that was once at this place, where there is none now, is kept beside it."""
    kept = [file for kind in (REPLACED, SAVED) for file in path.parent.glob(f"{path.name}.{kind}-*")]
    whole = [file for file in kept if not file.name.endswith(BESIDE[1:])]
    wal = _log_of(path)
    if whole or wal:
        newest = max(whole, key=lambda file: file.stat().st_mtime, default="")
        raise LeftBeside(str(path), str(newest), str(wal or ""))


def aside(target: Path, why: str) -> Path:
    """An unused file name beside the database."""
    wanted = target.with_name(f"{target.name}.{why}-{time.strftime('%Y%m%d-%H%M%S')}")
    number, name = 1, wanted
    while any(Path(f"{name}{suffix}").exists() for suffix in BESIDE):
        number += 1
        name = wanted.with_name(f"{wanted.name}-{number}")
    return name


def _log_of(target: Path) -> Path | None:
    """The log at the place of a database, if there is anything in it."""
    wal = Path(f"{target}{LOG}")
    return wal if wal.exists() and wal.stat().st_size else None


def _locked(plan: Path) -> int:
    while True:
        handle = os.open(plan, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(handle)
            raise InUse(str(plan)) from error
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(handle), plan.stat()):
                return handle
        os.close(handle)  # The process that had it has just finished and removed it.


def _decide(unfinished: Path, target: Path, plan: Path, replaced: Path | None) -> None:
    leave_to_others(unfinished)
    with unfinished.open("rb") as written:
        os.fsync(written.fileno())
    with plan.open("w") as file:
        json.dump({"growing": unfinished.name, "replaced": replaced and replaced.name}, file)
        file.flush()
        os.fsync(file.fileno())
    sync_folder(target.parent)
    _carry_out(unfinished, target, replaced)
    os.truncate(plan, 0)


def _finish(target: Path, plan: Path) -> None:
    """Do what an earlier process had decided; forget what it had not decided yet."""
    words = plan.read_text()
    if words:
        with suppress(ValueError):  # Killed while it wrote this: nothing was moved.
            decided = json.loads(words)
            replaced = decided["replaced"] and target.with_name(decided["replaced"])
            log.warning("%s: a restore was cut short and is finished now; before: %s", target, replaced)
            _carry_out(target.with_name(decided["growing"]), target, replaced)
        os.truncate(plan, 0)
    sweep(target)


def _carry_out(unfinished: Path, target: Path, replaced: Path | None) -> None:
    """Move the files; an earlier attempt may have done any of the steps, and all of them if `unfinished` is gone."""
    if not unfinished.exists():
        return
    if replaced is not None:
        if target.exists() and not replaced.exists():
            os.link(target, replaced)
        for suffix in (LOG, "-shm"):
            beside = Path(f"{target}{suffix}")
            if beside.exists():
                beside.rename(f"{replaced}{suffix}")
    unfinished.replace(target)
    sync_folder(target.parent)
