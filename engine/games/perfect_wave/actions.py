"""What a player of Wave can do; the JSON of these is the record's vocabulary."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.game import Action

Advice: TypeAlias = Literal["now", "later", "hold"]
ADVICE: tuple[Advice, ...] = ("now", "later", "hold")
FITS_BY = {"now": True, "later": True, "hold": False}
"""By advice: whether computer players take it to say that the card fits."""


class Play(Action, frozen=True, tag="play"):
    """Lay one of one's own cards on the pile, seen or not."""

    slot: int


class Tip(Action, frozen=True, tag="tip"):
    """Mark a card that another player cannot see."""

    to: int
    slot: int
    advice: Advice


class ForSilver(Action, frozen=True, tag="silver"):
    """Name the open card that Silver should play."""

    slot: int


class Agree(Action, frozen=True, tag="agree"):
    """Let Silver play what the other person proposes."""


AnyAction: TypeAlias = Play | Tip | ForSilver | Agree
