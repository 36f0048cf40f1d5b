"""What the bot did that Discord refuses: recorded, so that a test can fail on it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

from bot.sandbox.errors import CIRCUMSTANCES, ApiError

log = logging.getLogger(__name__)


class Violation(Struct, frozen=True):
    """One refused request."""

    method: str
    path: str
    status: int
    code: int
    message: str
    where: tuple[str, ...] = ()

    def __str__(self) -> str:
        places = f" at {', '.join(self.where)}" if self.where else ""
        return f"{self.method} {self.path} -> {self.status} {self.code} {self.message}{places}"


class Lint(Struct, frozen=True):
    """A key that Discord does not know and ignores without a word, but which is probably a mistake."""

    method: str
    path: str
    key: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.key} is no key that Discord knows, and is ignored"


class RefusalLog:
    """Sorts refusals: those that are the bot's own fault are violations too; those that people caused (a deleted
    message, closed direct messages) or that a test expected are refusals only."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []
        self.refusals: deque[Violation] = deque(maxlen=1000)
        self.lints: deque[Lint] = deque(maxlen=1000)
        self._expected: list[int] = []

    def note_refusal(self, method: str, path: str, error: ApiError) -> None:
        where = tuple(f"{'.'.join(map(str, fault.path))}: {fault.message}" for fault in error.faults)
        self.note(Violation(method, path, error.status, error.code, error.message, where))

    def note(self, one: Violation) -> None:
        self.refusals.append(one)
        if one.code not in CIRCUMSTANCES and one.code not in self._expected:
            self.violations.append(one)

    def lint(self, method: str, path: str, key: str) -> None:
        one = Lint(method, path, key)
        self.lints.append(one)
        log.info("%s", one)

    @contextmanager
    def expecting(self, *codes: int) -> Iterator[None]:
        """While the block runs, refusals with these codes are not violations."""
        self._expected.extend(codes)
        try:
            yield
        finally:
            for code in codes:
                self._expected.remove(code)
