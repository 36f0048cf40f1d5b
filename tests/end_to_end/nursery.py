"""Processes of the bot that have imported it already: a parent imports it once, and each bot is a fork of it.

What a bot does from its first line on is what `python -m bot` does; only the imports, most of a start's work, are done
once for all tests. What is about the start itself is started from scratch.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).resolve().parents[2]
READ_BY_PYTHON = ("PYTHON", "LD_", "MALLOC_")
"""What begins so in the environment is read at a process's own start."""


class Process(Protocol):
    """What tests do with a process, whoever started it."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    def send_signal(self, signal: int) -> None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...
    async def wait(self) -> int: ...


class Forked:
    """A process that the parent forked."""

    def __init__(self, pid: int, end: Future[int]) -> None:
        self.pid = pid
        self._end = end

    @property
    def returncode(self) -> int | None:
        return self._end.result() if self._end.done() else None

    def send_signal(self, signal: int) -> None:
        if self._end.done():
            raise ProcessLookupError
        os.kill(self.pid, signal)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        return await asyncio.wrap_future(self._end)


class Nursery:
    """The parent of bots that this process starts in one way, and what it says of them."""

    def __init__(self, about_python: Mapping[str, str]) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(READ_BY_PYTHON)}
        environment |= about_python
        command = (sys.executable, "-m", "tests.end_to_end.parent_of_bots")
        self._parent = subprocess.Popen(
            command, env=environment, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._lock = threading.Lock()
        self._born: list[Future[Forked]] = []
        self._ends: dict[int, Future[int]] = {}
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        atexit.register(self.close)

    def begin(self, module: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> Future[Forked]:
        """Fork a process that runs a module as `python -m` does, and writes into a log."""
        asked = {"module": module, "arguments": list(arguments), "environment": dict(environment), "log": str(log)}
        born = Future[Forked]()
        born.set_running_or_notify_cancel()
        assert self._parent.stdin is not None
        with self._lock:
            self._born.append(born)
            self._parent.stdin.write(json.dumps(asked) + "\n")
            self._parent.stdin.flush()
        return born

    def _listen(self) -> None:
        assert self._parent.stdout is not None
        for line in self._parent.stdout:
            pid, code = json.loads(line)
            if code is not None:
                self._ends.pop(pid).set_result(code)
                continue
            self._ends[pid] = end = Future[int]()
            end.set_running_or_notify_cancel()
            with self._lock:
                born = self._born.pop(0)
            born.set_result(Forked(pid, end))
        with self._lock:
            for born in self._born:
                born.set_exception(RuntimeError("the parent of bots has ended"))

    def close(self) -> None:
        """End the parent, and with it whatever it started."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait()
        self._listener.join()
        self._parent.stdout.close()


@cache
def nursery(about_python: frozenset[tuple[str, str]]) -> Nursery:
    """The one of this process for bots that are started with these, made when it is first needed."""
    return Nursery(dict(about_python))


async def begin(command: Sequence[str], environment: Mapping[str, str], folder: Path, log: Path) -> Process:
    """Start `python -m …` where the parent can stand for it, or else anything from scratch."""
    about_python = {name: value for name, value in environment.items() if name.startswith(READ_BY_PYTHON)}
    ours = folder == ROOT and about_python.get("PYTHONPATH") == str(ROOT)
    if tuple(command[:2]) == (sys.executable, "-m") and ours:
        log.open("ab").close()
        parent = nursery(frozenset(about_python.items()))
        return await asyncio.wrap_future(parent.begin(command[2], command[3:], environment, log))
    return await begin_from_scratch(command, environment, folder, log)


async def begin_from_scratch(
    command: Sequence[str], environment: Mapping[str, str], folder: Path, log: Path
) -> asyncio.subprocess.Process:
    """Start a process as anybody would."""
    with log.open("ab") as file:
        return await asyncio.create_subprocess_exec(*command, env=environment, cwd=folder, stdout=file, stderr=file)
