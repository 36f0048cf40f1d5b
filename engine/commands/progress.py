"""A progress bar on standard error for slow commands, if somebody is there to see it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sized
from typing import TypeVar

T = TypeVar("T")


def progress(items: Iterable[T], label: str, count: int | None = None) -> Iterator[T]:
    """The items one by one, with a bar if standard error is a terminal; give `count` if they have no length."""
    total = len(items) if isinstance(items, Sized) else count or 0
    if sys.stderr is None or not sys.stderr.isatty() or total < 2:
        yield from items
        return
    # importing rich takes longer than running most commands
    from rich.console import Console
    from rich.progress import track

    yield from track(items, total=total, description=label, console=Console(stderr=True), transient=True)
