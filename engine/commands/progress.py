"""A bar on standard error for what takes long, if somebody is there to look at it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def progress(items: Sequence[T], label: str) -> Iterator[T]:
    """The items one by one, with a bar that follows if standard error is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty() or len(items) < 2:
        yield from items
        return
    # rich takes longer to import than most commands to run
    from rich.console import Console
    from rich.progress import track

    yield from track(items, description=label, console=Console(stderr=True), transient=True)
