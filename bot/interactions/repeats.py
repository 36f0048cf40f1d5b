"""Interactions that Discord delivers more than once: the first delivery is handled, the others are ignored."""

from __future__ import annotations

from collections import OrderedDict

MOST = 10_000


class Repeats:
    """Remembers the last interactions. What must be right after a crash is in the database, not here."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_new(self, number: int) -> bool:
        """Whether this interaction comes for the first time."""
        if number in self._seen:
            return False
        self._seen[number] = None
        while len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return True
