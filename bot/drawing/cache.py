"""Painted things kept for reuse, up to a number of bytes: what was not used for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

BYTES_A_PIXEL = {"1": 1, "L": 1, "P": 1}
"""The modes of pictures that Pillow keeps in one byte a pixel; it keeps all others in four."""


class CacheBudget:
    """The memory that the results of several functions share."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.lock = Lock()
        self._sizes: OrderedDict[tuple[Cache[Any], Hashable], int] = OrderedDict()

    def cached(self, paint: Callable[P, T]) -> CachedPainter[P, T]:
        """A function whose results are kept here."""
        return CachedPainter(self, paint)

    def note_used(self, cache: Cache[Any], key: Hashable) -> None:
        """Note that something here was used just now."""
        self._sizes.move_to_end((cache, key))

    def note_added(self, cache: Cache[Any], key: Hashable, size: int) -> None:
        """Note that something was added, and drop what was not used for longest until there is room."""
        self.size += size - self._sizes.pop((cache, key), 0)
        self._sizes[cache, key] = size
        while self.size > self.most and len(self._sizes) > 1:
            (owner, oldest), gone = self._sizes.popitem(last=False)
            self.size -= gone
            del owner.results[oldest]

    def note_removed(self, cache: Cache[Any]) -> None:
        """Note that nothing of this cache is here any more."""
        for one in [one for one in self._sizes if one[0] is cache]:
            self.size -= self._sizes.pop(one)

    def clear(self) -> None:
        """Forget all that is kept here."""
        with self.lock:
            owners = {owner for owner, _ in self._sizes}
        for owner in owners:
            owner.cache_clear()


class Cache(Generic[T]):
    """The things of one kind that share a budget, by their keys."""

    def __init__(self, budget: CacheBudget) -> None:
        self.budget = budget
        self.results: dict[Hashable, T] = {}

    def find(self, key: Hashable) -> T | None:
        """What is kept under this key, or None if it is not kept any more."""
        with self.budget.lock:
            if key not in self.results:
                return None
            self.budget.note_used(self, key)
            return self.results[key]

    def keep(self, key: Hashable, result: T) -> None:
        """Keep something as long as there is room."""
        with self.budget.lock:
            self.results[key] = result
            self.budget.note_added(self, key, size_of(result))

    def cache_clear(self) -> None:
        """Forget what is kept here."""
        with self.budget.lock:
            self.results.clear()
            self.budget.note_removed(self)


class CachedPainter(Cache[T], Generic[P, T]):
    """A painting function that returns what is kept instead of painting it again."""

    def __init__(self, budget: CacheBudget, paint: Callable[P, T]) -> None:
        super().__init__(budget)
        self.paint = paint
        self.__doc__ = paint.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key = args, tuple(sorted(kwargs.items()))
        found = self.find(key)
        if found is None:
            found = self.paint(*args, **kwargs)
            self.keep(key, found)
        return found


def size_of(thing: object) -> int:
    """How many bytes a picture, a file, or several of them take."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * BYTES_A_PIXEL.get(thing.mode, 4)
    if isinstance(thing, bytes):
        return len(thing)
    return sum(size_of(part) for part in thing) if isinstance(thing, tuple) else 0


SPRITES = CacheBudget(12_000_000)
"""Cards, dice, badges and letters, which are on many pictures."""
FILES = CacheBudget(4_000_000)
"""Whole pictures: the same view is sent more than once."""
SHEETS = CacheBudget(4_000_000)
"""Pieces of pictures: what a move has not changed is not painted again."""
