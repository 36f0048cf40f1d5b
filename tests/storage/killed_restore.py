"""Restores in processes of their own, to be killed at a step of their choosing or while they are at work."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path

import storage.backup
from storage.backup import restore

# The server of forked children has everything imported, so that a child is at work within milliseconds.
_children = get_context("forkserver")
_children.set_forkserver_preload(["tests.storage.killed_restore"])
MOVES = ("os.rename", "os.link", "os.remove", "os.truncate")


def restore_until(url: str, file: Path, moment: int) -> int:
    """Restore in a process that kills itself before its so manieth step with a file's name; gives how it ended."""
    process = _children.Process(target=_restore_until, args=(url, file, moment))
    process.start()
    process.join()
    assert process.exitcode is not None
    return process.exitcode


def restore_slowly(url: str, file: Path) -> tuple[BaseProcess, Event]:
    """Begin a restore that does not end by itself; the event is set while it is at work."""
    at_work = _children.Event()
    process = _children.Process(target=_restore_slowly, args=(url, file, at_work))
    process.start()
    return process, at_work


def _restore_until(url: str, file: Path, moment: int) -> None:
    steps = 0

    def count(name: str, arguments: tuple[object, ...]) -> None:
        nonlocal steps
        if name in MOVES or (name == "open" and ".restoring" in str(arguments[0])):
            steps += 1
            if steps == moment:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)
    asyncio.run(restore(url, file))


def _restore_slowly(url: str, file: Path, at_work: Event) -> None:
    def wait(file: Path, unfinished: Path, given_out: int = 0) -> None:
        at_work.set()
        time.sleep(600)

    storage.backup._copy_up_to_date = wait
    asyncio.run(restore(url, file))
