"""The different handfuls that a hand can attack with, counted without listing them. Whom they hit is not here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import overload

from engine.games.war.cards import CARDS, NUMBER, Card


class Handfuls(Sequence[tuple[Card, ...]]):
    """Every choice of one or more of some cards, equal cards counting once; the strongest first, each in pack order.

    A hand of twenty cards has a million handfuls; this knows how many there are, and which is the n-th, from a table
    of how many handfuls make each total.
    """

    __slots__ = ("_at_least", "_ways", "kinds")

    def __init__(self, codes: tuple[int, ...]) -> None:
        self.kinds = tuple((code, NUMBER[code], copies) for code, copies in sorted(Counter(codes).items()))
        """Each different card: its code, its number, how many there are."""
        ways = [[1]]
        """ways[i][t]: how many handfuls of the last i kinds, the empty one included, have the total t."""
        for _, number, copies in reversed(self.kinds):
            before = ways[-1]
            row = before + [0] * (number * copies)
            for shift in range(number, number * copies + 1, number):
                for total, count in enumerate(before, shift):
                    row[total] += count
            ways.append(row)
        self._ways = ways
        running = 0
        at_least = []
        for count in reversed(ways[-1]):
            running += count
            at_least.append(running)
        at_least.reverse()
        self._at_least = at_least

    def __len__(self) -> int:
        return self._at_least[0] - 1

    def reaching(self, least: int) -> int:
        """How many handfuls make at least this total (1 or more); they come first."""
        return self._at_least[least] if least < len(self._at_least) else 0

    @overload
    def __getitem__(self, index: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[Card, ...]]: ...
    def __getitem__(self, index: int | slice) -> tuple[Card, ...] | Sequence[tuple[Card, ...]]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        size = len(self)
        if index < 0:
            index += size
        if not 0 <= index < size:
            raise IndexError(index)
        at_least = self._at_least
        total = len(at_least) - 1
        while at_least[total] <= index:
            total -= 1
        if total + 1 < len(at_least):
            index -= at_least[total + 1]
        chosen: list[Card] = []
        left = len(self.kinds)
        for code, number, copies in self.kinds:
            left -= 1
            row = self._ways[left]
            for taken in range(copies + 1):
                rest = total - taken * number
                count = row[rest] if 0 <= rest < len(row) else 0
                if index < count:
                    chosen.extend([CARDS[code]] * taken)
                    total = rest
                    break
                index -= count
        return tuple(chosen)


@lru_cache(maxsize=1 << 11)
def handfuls_of(codes: tuple[int, ...]) -> Handfuls:
    """The handfuls of these cards (Leaders must not be among them), in any order."""
    return Handfuls(codes)
