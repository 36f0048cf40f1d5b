"""How the kind of a post is written and read: a word, such as `table`, for many kinds with numbers, as in `round:3`."""

from __future__ import annotations


def numbered(base: str, *numbers: int) -> str:
    """The kind of a post of which a table can have several."""
    return ":".join((base, *map(str, numbers)))


def base_of(kind: str) -> str:
    """The kind without its numbers."""
    return kind.partition(":")[0]


def number_of(kind: str) -> int:
    """The number in a kind, the last one if there are several."""
    return int(kind.rpartition(":")[2])
