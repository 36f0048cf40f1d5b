"""Troubles a test can ask for: requests and answers lost or late, error answers, events missed, repeated or late."""

from __future__ import annotations

import asyncio
from fnmatch import fnmatchcase
from typing import Literal

Where = Literal["before", "after", "instead", "event"]


class Trouble:
    """One trouble that waits for its moment; `wait_until_it_struck` waits until it has happened."""

    def __init__(
        self,
        where: Where,
        *,
        method: str = "*",
        path: str = "*",
        kind: str = "*",
        times: int = 1,
        seconds: float = 0.0,
        status: int = 0,
        drop: bool = False,
        copies: int = 1,
        retry_after: float = 0.0,
        shared: bool = False,
    ) -> None:
        self.where = where
        self.method = method
        self.path = path
        self.kind = kind
        self.left = times
        self.seconds = seconds
        self.status = status
        self.drop = drop
        self.copies = copies
        self.retry_after = retry_after
        self.shared = shared
        self.struck = 0
        self._struck = asyncio.Event()

    def strike(self) -> None:
        self.left -= 1
        self.struck += 1
        self._struck.set()

    async def wait_until_it_struck(self, within: float = 60) -> None:
        """Wait until the trouble struck at least once."""
        async with asyncio.timeout(within):
            await self._struck.wait()

    def cancel(self) -> None:
        self.left = 0


class PlannedTroubles:
    """The troubles a test has asked for. A path is a template such as /channels/{channel_id}/messages, or a pattern
    for the path as it was asked, in which * stands for anything."""

    def __init__(self) -> None:
        self.planned: list[Trouble] = []

    def _plan(self, trouble: Trouble) -> Trouble:
        self.planned.append(trouble)
        return trouble

    def drop_request(self, method: str = "*", path: str = "*", *, times: int = 1) -> Trouble:
        """Close the connection before the request does anything."""
        return self._plan(Trouble("before", method=method, path=path, times=times, drop=True))

    def drop_answer(self, method: str = "*", path: str = "*", *, times: int = 1) -> Trouble:
        """Do what is asked, then close the connection without an answer."""
        return self._plan(Trouble("after", method=method, path=path, times=times, drop=True))

    def delay_request(self, seconds: float, method: str = "*", path: str = "*", *, times: int = 1) -> Trouble:
        return self._plan(Trouble("before", method=method, path=path, times=times, seconds=seconds))

    def delay_answer(self, seconds: float, method: str = "*", path: str = "*", *, times: int = 1) -> Trouble:
        return self._plan(Trouble("after", method=method, path=path, times=times, seconds=seconds))

    def refuse(self, status: int, method: str = "*", path: str = "*", *, times: int = 1) -> Trouble:
        """Answer 500, 502, 503... and do nothing."""
        return self._plan(Trouble("instead", method=method, path=path, times=times, status=status))

    def fail_after(self, status: int, method: str = "*", path: str = "*", *, times: int = 1) -> Trouble:
        """Do what is asked, and answer 500, 502, 503... all the same."""
        return self._plan(Trouble("after", method=method, path=path, times=times, status=status))

    def rate_limit(
        self, method: str = "*", path: str = "*", *, times: int = 1, retry_after: float = 0.1, shared: bool = False
    ) -> Trouble:
        """Answer 429 and do nothing."""
        return self._plan(
            Trouble(
                "instead", method=method, path=path, times=times, status=429, retry_after=retry_after, shared=shared
            )
        )

    def miss_event(self, kind: str = "*", *, times: int = 1) -> Trouble:
        """Never deliver gateway events of that kind, not even on resume."""
        return self._plan(Trouble("event", kind=kind.upper(), times=times, drop=True))

    def duplicate_event(self, kind: str = "*", *, times: int = 1, copies: int = 2) -> Trouble:
        """Deliver gateway events of that kind more than once."""
        return self._plan(Trouble("event", kind=kind.upper(), times=times, copies=copies))

    def delay_event(self, seconds: float, kind: str = "*", *, times: int = 1) -> Trouble:
        """Deliver gateway events of that kind late."""
        return self._plan(Trouble("event", kind=kind.upper(), times=times, seconds=seconds))

    def clear(self) -> None:
        self.planned.clear()

    def on_request(self, where: Where, method: str, template: str, path: str) -> Trouble | None:
        """The trouble that strikes this request, if one does."""
        if not self.planned:
            return None
        for each in self.planned:
            if (
                each.left > 0
                and each.where == where
                and fnmatchcase(method, each.method)
                and (each.path == template or fnmatchcase(path, each.path))
            ):
                each.strike()
                return each
        return None

    def on_event(self, kind: str) -> Trouble | None:
        """The trouble that strikes this gateway event, if one does."""
        if not self.planned:
            return None
        for each in self.planned:
            if each.left > 0 and each.where == "event" and fnmatchcase(kind, each.kind):
                each.strike()
                return each
        return None
