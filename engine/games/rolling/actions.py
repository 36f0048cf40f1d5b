"""The actions of Rolling with the Waves, in the record's vocabulary; whether one is allowed is in legal.py."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import UNSET, UnsetType

from engine.game import Action
from engine.games.rolling.parts import PARTS, Cannon, Part


class Draft(Action, frozen=True, tag="draft"):
    """Take a die of the roll, by its index; with `sailor`, as a drunken sailor."""

    die: int
    sailor: bool | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.sailor is False:
            raise ValueError("sailor is left out if the die is none")


class Put(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Which of the seat's three dice (0, 1, 2 in the order drafted) goes on which part."""

    spirits: int | UnsetType = UNSET
    chest1: int | UnsetType = UNSET
    chest2: int | UnsetType = UNSET
    chest3: int | UnsetType = UNSET
    hull: int | UnsetType = UNSET
    small: int | UnsetType = UNSET
    large: int | UnsetType = UNSET
    ports: int | UnsetType = UNSET
    crew: int | UnsetType = UNSET

    @property
    def placed(self) -> tuple[tuple[Part, int], ...]:
        """Part and die, in the order of writing."""
        return _placed(self)


@lru_cache(maxsize=1024)
def _placed(put: Put) -> tuple[tuple[Part, int], ...]:
    dice = ((part, getattr(put, part)) for part in PARTS)
    return tuple((part, die) for part, die in dice if die is not UNSET)


class Plan(Action, frozen=True, tag="plan"):
    """The secret plan of a round: three dice on three parts, one of them perhaps a 7; or one chest to bury."""

    put: Put | UnsetType = UNSET
    bury: int | UnsetType = UNSET
    boost: Part | UnsetType = UNSET


class Shot(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Where one full cannon fires: the seat or (None) the sea, the chest to rob, and the owner's chest to stow in."""

    cannon: Cannon
    target: int | None
    chest: int | UnsetType = UNSET
    into: int | UnsetType = UNSET


class Fire(Action, frozen=True, tag="fire"):
    """What the seat's full cannons do, one entry each, in the order in which they fire."""

    shots: tuple[Shot, ...]


AnyAction = Draft | Plan | Fire
