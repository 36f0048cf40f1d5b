"""How long to wait before a message is tried once more."""

from __future__ import annotations

DOUBLINGS = 32
"""More would only make numbers too large for a float: no message is given up because Discord is away for days."""


def pause_after(attempts: int, *, first: float, most: float) -> float:
    """The seconds to wait after this many attempts: `first` after one, twice as long after each, `most` at most."""
    return min(most, first * 2.0 ** min(max(0, attempts - 1), DOUBLINGS))
