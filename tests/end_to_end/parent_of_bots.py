"""The parent of bots: imports the bot once, and forks a process for each line that it reads.

`python -m tests.end_to_end.parent_of_bots` answers `[pid, null]` when a process was forked and `[pid, code]` when it
has ended; at the end of its input it kills whatever still runs.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import bot
from bot.texts import LANGUAGES, texts
from tests.end_to_end.sketches import sketch_if_asked

IMPORTED = ("typer", "bot.run", "bot.followed_clock", "bot.metrics", "storage.migrate", "prometheus_client")
BOT = Path(bot.__path__[0])
LATE = ("games/*/*picture.py", "drawing/*.py")
"""What the bot itself imports when it first needs it, and nearly every test needs."""


def main() -> None:
    """Import, then fork whenever asked."""
    for name in IMPORTED:
        importlib.import_module(name)
    for path in (path for pattern in LATE for path in BOT.glob(pattern)):
        importlib.import_module(".".join(("bot", *path.relative_to(BOT).with_suffix("").parts)))
    for language in LANGUAGES:
        texts(language)("record-gifts", count=1)  # A text with a number needs the language's rules for numbers.
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    woken, waker = socket.socketpair()
    woken.setblocking(False)
    waker.setblocking(False)
    signal.set_wakeup_fd(waker.fileno())
    signal.signal(signal.SIGCHLD, lambda *_: None)
    if (asked := _fork_until_asked(woken)) is not None:
        signal.set_wakeup_fd(-1)
        woken.close()
        waker.close()
        _live(asked)


def _fork_until_asked(woken: socket.socket) -> dict[str, Any] | None:
    """Fork for each line that is read; gives the line in the forked process, and None at the end in the parent."""
    running, unread = set[int](), b""
    while True:
        readable, _, _ = select.select([0, woken.fileno()], [], [])
        if woken.fileno() in readable:
            woken.recv(4096)
            for pid, code in _ended():
                running.discard(pid)
                _say(pid, code)
        if 0 in readable:
            got = os.read(0, 1 << 16)
            if not got:
                break
            *lines, unread = (unread + got).split(b"\n")
            for line in lines:
                if (pid := os.fork()) == 0:
                    asked: dict[str, Any] = json.loads(line)
                    return asked
                running.add(pid)
                _say(pid, None)
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    return None


def _ended() -> list[tuple[int, int]]:
    found = list[tuple[int, int]]()
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if pid == 0:
            return found
        found.append((pid, os.waitstatus_to_exitcode(status)))


def _say(pid: int, code: int | None) -> None:
    os.write(1, json.dumps([pid, code]).encode() + b"\n")


def _live(asked: dict[str, Any]) -> None:
    """What a forked process does until it ends as any other."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    log = os.open(Path(asked["log"]), os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    os.close(nothing)
    os.close(log)
    os.environ.clear()
    os.environ.update(asked["environment"])
    sketch_if_asked()
    sys.argv = [asked["module"], *asked["arguments"]]
    runpy.run_module(asked["module"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
