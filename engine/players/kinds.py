"""The kind of a computer player, kept with its seat as one word: a level, and the style in which it plays."""

from __future__ import annotations

from typing import NamedTuple

BETWEEN = "-"


class Kind(NamedTuple):
    """A level, and a style of its game; "" is the plain way of playing, also for kinds kept without a style."""

    level: str
    style: str = ""

    def __str__(self) -> str:
        return f"{self.level}{BETWEEN}{self.style}" if self.style else self.level


def read_kind(kept: str) -> Kind:
    """The kind that was kept as "strong" or "strong-raider"."""
    level, _, style = kept.partition(BETWEEN)
    return Kind(level, style)
