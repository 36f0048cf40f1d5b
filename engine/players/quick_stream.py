"""Luck for thinking: faster than the stream of a game, but made from a seed too. No game is ever played with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, TypeVar

from engine.chance import Chance, Stream

T = TypeVar("T")


class QuickStream(Stream):
    """A stream from Python's own random generator."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._random = Random(seed)
        self.unit = self._random.random
        """A number from 0 up to 1."""

    def below(self, n: int) -> int:
        return int(self.unit() * n)

    def shuffle(self, items: Iterable[T]) -> list[T]:
        mixed = list(items)
        self._random.shuffle(mixed)
        return mixed

    def choose(self, items: Sequence[T]) -> T:
        return items[int(self.unit() * len(items))]


class UnrecordedChance(Chance):
    """The luck of an imagined world, which nobody needs to remember."""

    def __init__(self, stream: QuickStream) -> None:
        super().__init__()
        self.stream = stream

    def draw(self, what: str, make: Callable[[Stream], Any], fits: Callable[[Any], bool]) -> Any:
        return make(self.stream)

    def shuffle(self, what: str, cards: Sequence[T]) -> tuple[T, ...]:
        return tuple(self.stream.shuffle(cards))

    def below(self, what: str, n: int) -> int:
        return self.stream.below(n)
