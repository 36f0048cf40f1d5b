"""How people ended a game before its rules did, as kept with the table; the code that ends it is in breaking.py."""

from __future__ import annotations

from typing import Literal

import msgspec

Why = Literal["agreed", "managers", "late", "left", "resigned", "waited"]


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a game has ended, and who has won, if anybody."""

    why: Why
    seat: int | None = None
    """The seat that caused it: its person asked, was late, left, resigned, or let a table without a clock wait."""
    winners: tuple[int, ...] = ()
    voted: bool = False
    """Whether the others decided that about a late seat: the table had not agreed to it before."""


def read_ending(kept: bytes | None) -> Ending | None:
    """What `write_ending` wrote."""
    return msgspec.json.decode(kept, type=Ending) if kept else None


def is_ended_by(kept: bytes, seat: int) -> bool:
    """Whether a game ended because this seat was given up or late; asking the others to break it off is neither.

    Nor is letting a table without a clock wait, since nobody is late there.
    """
    ending = read_ending(kept)
    return ending is not None and ending.seat == seat and ending.why in ("resigned", "left", "late")


def write_ending(ending: Ending) -> bytes:
    """How a game was ended, as bytes."""
    return msgspec.json.encode(ending)
