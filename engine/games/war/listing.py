"""Long lists of actions that know their length and make each action only when asked. What is legal is in legal.py.

Listed actions are canonical: `cards` in pack order, `which` War first and then by place, equal cards merged. `in`
asks `check`, which takes the same cards and places in any order; so a spelling that is not listed can still be legal.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import TypeAlias, overload

from engine.games.war.actions import AnyAction, Attack, Leader, Taken
from engine.games.war.cards import ARES_MOVES, Place, Section
from engine.games.war.handfuls import Handfuls

Which: TypeAlias = tuple[Place, ...]
Target: TypeAlias = tuple[int, Section, Which]
"""The seat, its section, and the cards in it that are aimed at."""


class Legal(Sequence[AnyAction]):
    """Several sequences of actions, one after the other; the long ones make their actions when asked for."""

    __slots__ = ("_allowed", "_ends", "parts")

    def __init__(self, parts: list[Sequence[AnyAction]], allowed: Callable[[AnyAction], bool]) -> None:
        self.parts = parts
        self._allowed = allowed
        ends = []
        size = 0
        for part in parts:
            size += len(part)
            ends.append(size)
        self._ends = ends

    def __len__(self) -> int:
        return self._ends[-1]

    @overload
    def __getitem__(self, index: int) -> AnyAction: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyAction]: ...
    def __getitem__(self, index: int | slice) -> AnyAction | Sequence[AnyAction]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        size = self._ends[-1]
        if index < 0:
            index += size
        if not 0 <= index < size:
            raise IndexError(index)
        part = bisect_right(self._ends, index)
        return self.parts[part][index - (self._ends[part - 1] if part else 0)]

    def __iter__(self) -> Iterator[AnyAction]:
        for part in self.parts:
            yield from part

    def __contains__(self, action: object) -> bool:
        return isinstance(action, AnyAction) and self._allowed(action)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]


class Strikes(Sequence[AnyAction]):
    """Each handful that makes at least a certain total, against each target, as attacks or as Poseidon's strikes."""

    __slots__ = ("_reach", "_size", "handfuls", "least", "poseidon", "targets")

    def __init__(self, handfuls: Handfuls, targets: Sequence[Target], least: int = 1, poseidon: bool = False) -> None:
        self.handfuls = handfuls
        self.targets = targets
        self.least = least
        self.poseidon = poseidon
        self._reach = handfuls.reaching(least)
        self._size = self._reach * len(targets)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> AnyAction: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyAction]: ...
    def __getitem__(self, index: int | slice) -> AnyAction | Sequence[AnyAction]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._size))]
        if not 0 <= index < self._size:
            raise IndexError(index)
        at, nth = divmod(index, self._reach)
        target, section, which = self.targets[at]
        if self.poseidon:
            return Leader("pos", cards=self.handfuls[nth], target=target, section=section, which=which)
        return Attack(self.handfuls[nth], target, section, which)


class Moves(Sequence[AnyAction]):
    """Ares: each ordered choice of enemy War cards onto each Bridge section that has room."""

    __slots__ = ("sections", "wars")

    def __init__(self, rooms: Sequence[tuple[Section, int]], wars: Sequence[Taken]) -> None:
        self.wars = wars
        self.sections = [(section, min(ARES_MOVES, len(wars), room)) for section, room in rooms]

    def _ways(self, count: int) -> int:
        return len(self.wars) if count == 1 else len(self.wars) * (len(self.wars) - 1)

    def __len__(self) -> int:
        return sum([self._ways(count) for _, count in self.sections])

    @overload
    def __getitem__(self, index: int) -> AnyAction: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[AnyAction]: ...
    def __getitem__(self, index: int | slice) -> AnyAction | Sequence[AnyAction]:
        if isinstance(index, slice):
            return list(self)[index]
        for section, count in self.sections:
            ways = self._ways(count)
            if 0 <= index < ways:
                if count == 1:
                    return Leader("ares", take=(self.wars[index],), section=section)
                first, second = divmod(index, len(self.wars) - 1)
                second += second >= first
                return Leader("ares", take=(self.wars[first], self.wars[second]), section=section)
            index -= ways
        raise IndexError(index)

    def __iter__(self) -> Iterator[AnyAction]:
        for section, count in self.sections:
            for take in permutations(self.wars, count):
                yield Leader("ares", take=take, section=section)
