"""Where full cannons may fire: every aim, every pair of aims, and why a volley is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import overload

from msgspec import UNSET, UnsetType

from engine.errors import Refusal
from engine.games.rolling.actions import Fire, Shot
from engine.games.rolling.cannons import full_cannons
from engine.games.rolling.parts import CANNONS, CHESTS, Cannon
from engine.games.rolling.state import State

Aim = tuple[int | None, int | UnsetType, int | UnsetType]
"""The target (None is the sea), its chest to steal from, and the firing seat's chest to stow in."""

_SEA: Aim = (None, UNSET, UNSET)


def aims_of(state: State, seat: int) -> list[tuple[Aim, ...]]:
    """The aims open to one cannon, in groups: one for the sea, then one for each target."""
    own = state.sheets[seat].unburied
    targets = [(target, sheet.open_treasure) for target, sheet in enumerate(state.sheets) if target != seat]
    return [(_SEA,), *[_aims_at(target, treasure, own) for target, treasure in targets]]


def volleys(state: State, seat: int) -> Sequence[Fire]:
    """Every volley that a seat may fire with its full cannons."""
    cannons = full_cannons(state.sheets[seat])
    groups = aims_of(state, seat)
    if len(cannons) == len(CANNONS):
        return Volleys(groups)
    return [fire for group in groups for fire in _singles(cannons[0], group)]


@cache
def _aims_at(target: int, treasure: tuple[int, ...], own: tuple[int, ...]) -> tuple[Aim, ...]:
    chests: tuple[int | UnsetType, ...] = treasure or (UNSET,)
    return tuple((target, chest, into) for chest in chests for into in own)


@lru_cache(maxsize=1024)
def _singles(cannon: Cannon, aims: tuple[Aim, ...]) -> tuple[Fire, ...]:
    return tuple(Fire((_shot(cannon, *aim),)) for aim in aims)


_shot = cache(Shot)


class Volleys(Sequence[Fire]):
    """All volleys of two full cannons, in either order, built only when asked for: there can be two thousand.

    A second shot at the first one's target, the sea included, names the same chest and stows in the same one.
    """

    def __init__(self, groups: Sequence[Sequence[Aim]]) -> None:
        self._aims = [aim for group in groups for aim in group]
        self._blocks: list[tuple[int, int, int]] = []
        """For each group of first aims: where it starts, its size, how many second aims go with each."""
        start = 0
        for group in groups:
            self._blocks.append((start, len(group), len(self._aims) - len(group) + 1))
            start += len(group)
        self._half = sum(size * seconds for _, size, seconds in self._blocks)

    def __len__(self) -> int:
        return len(CANNONS) * self._half

    @overload
    def __getitem__(self, index: int) -> Fire: ...

    @overload
    def __getitem__(self, index: slice) -> list[Fire]: ...

    def __getitem__(self, index: int | slice) -> Fire | list[Fire]:
        if isinstance(index, slice):
            return [self._at(i) for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self._at(index)

    def _at(self, index: int) -> Fire:
        order, left = divmod(index, self._half)
        first, second = self._find_aims(left)
        cannons = CANNONS if order == 0 else CANNONS[::-1]
        return Fire((_shot(cannons[0], *first), _shot(cannons[1], *second)))

    def _find_aims(self, left: int) -> tuple[Aim, Aim]:
        """The two aims of a volley, counted among all with the cannons in one order."""
        for start, size, seconds in self._blocks:
            if left >= size * seconds:
                left -= size * seconds
                continue
            one, other = divmod(left, seconds)
            first = self._aims[start + one]
            if other < start:
                return first, self._aims[other]
            if other == start:
                return first, first
            return first, self._aims[other - 1 + size]
        raise IndexError(left)


def check_fire(state: State, seat: int, action: Fire) -> Refusal | None:
    """Why the seat that is to fire may not fire this volley, or None if it may."""
    shots = action.shots
    if sorted(shot.cannon for shot in shots) != sorted(full_cannons(state.sheets[seat])):
        return Refusal("one-shot-each", {"cannons": len(full_cannons(state.sheets[seat]))})
    for shot in shots:
        if refusal := _check_shot(state, seat, shot):
            return refusal
    if len(shots) == 2 and shots[0].target == shots[1].target:
        one, other = shots
        if one.chest != other.chest or one.into != other.into:
            return Refusal("same-chest")
    return None


def _check_shot(state: State, seat: int, shot: Shot) -> Refusal | None:
    if shot.target is None:
        return None if shot.chest is UNSET and shot.into is UNSET else Refusal("sea-is-empty")
    if shot.target == seat:
        return Refusal("own-ship")
    if not 0 <= shot.target < state.seats:
        return Refusal("no-such-target")
    theirs = state.sheets[shot.target]
    if isinstance(shot.chest, int):
        if shot.chest not in CHESTS:
            return Refusal("no-such-chest")
        if theirs.buried[shot.chest - 1]:
            return Refusal("chest-buried", {"chest": shot.chest})
        if not theirs.chests[shot.chest - 1]:
            return Refusal("nothing-to-steal")
    elif theirs.open_treasure:
        return Refusal("name-a-chest")
    if not isinstance(shot.into, int):
        return Refusal("name-a-hold")
    if shot.into not in CHESTS:
        return Refusal("no-such-chest")
    if state.sheets[seat].buried[shot.into - 1]:
        return Refusal("chest-buried", {"chest": shot.into})
    return None
