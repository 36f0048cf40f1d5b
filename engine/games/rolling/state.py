"""A game of Rolling with the Waves at one moment; how one moment leads to the next is in rules.py."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine import game
from engine.games.rolling.actions import Plan
from engine.games.rolling.parts import CHEST_SQUARES, DICE_AT_START, SAILOR_VALUE, SQUARES, Part, chest_of, level

Phase = Literal["draft", "plan", "fire", "over"]
Die = tuple[int, int]
"""Colour (a seat, or -1 for clear) and value."""


class Sheet(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A player's pirate map without the infamy, which changes more often; chests are written bottom to top."""

    spirits: int = 0
    chests: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())
    buried: tuple[bool, bool, bool] = (False, False, False)
    hull: tuple[int, ...] = ()
    small: tuple[int, ...] = ()
    large: tuple[int, ...] = ()
    ports: tuple[int, ...] = ()
    crew: tuple[int, ...] = ()

    def dice_in(self, part: Part) -> tuple[int, ...]:
        """The numbers written in a chest or in a row; Spirits have none."""
        if chest := chest_of(part):
            return self.chests[chest - 1]
        dice: tuple[int, ...] = () if part == "spirits" else getattr(self, part)
        return dice

    def filled(self, part: Part) -> int:
        """How many squares of a part are taken."""
        return self.spirits if part == "spirits" else len(self.dice_in(part))

    def has_room(self, part: Part) -> bool:
        """Whether a die can be put on the part: a free square, and no buried chest."""
        if part == "spirits":
            return self.spirits < SQUARES["spirits"]
        if part.startswith("chest"):
            chest = int(part[-1]) - 1
            return not self.buried[chest] and len(self.chests[chest]) < CHEST_SQUARES
        return len(getattr(self, part)) < SQUARES[part]

    def is_full(self, part: Literal["hull", "small", "large", "ports", "crew"]) -> bool:
        return len(getattr(self, part)) == SQUARES[part]

    @property
    def open_treasure(self) -> tuple[int, ...]:
        """The numbers of the chests that can be stolen from."""
        return tuple(i + 1 for i, chest in enumerate(self.chests) if chest and not self.buried[i])

    @property
    def unburied(self) -> tuple[int, ...]:
        """The numbers of the chests that are not buried."""
        return tuple(i + 1 for i, is_buried in enumerate(self.buried) if not is_buried)


class State(game.State, frozen=True, array_like=True):
    """One moment of a game. In phase `fire` the plans are open, but their Ports and Crew are not written yet."""

    round: int
    phase: Phase
    first: int
    roll: tuple[Die, ...]
    pool: tuple[int, ...]
    """Which dice of the roll nobody has taken yet."""
    taken: tuple[int, ...]
    """Dice of the roll in the order drafted: the first player's, the next one's, …, three times round."""
    drunk: tuple[int, ...]
    """Those of them that are drunken sailors."""
    infamy: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    worth: tuple[int, ...]
    """What each map is worth without infamy; kept here, since every view asks for the scores."""
    plans: tuple[Plan | None, ...]
    firing: tuple[int, ...] = ()
    """Seats whose full cannons have not fired yet, the next one first."""

    @property
    def seats(self) -> int:
        return len(self.infamy)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The dice of the roll that a seat has drafted, in the order drafted."""
        seats = len(self.infamy)
        return self.taken[(seat - self.first) % seats :: seats]

    def values(self, seat: int) -> tuple[int, ...]:
        """What the dice that a seat has drafted count."""
        roll, drunk = self.roll, self.drunk
        if not drunk:
            return tuple([roll[die][1] for die in self.hand(seat)])
        return tuple([SAILOR_VALUE if die in drunk else roll[die][1] for die in self.hand(seat)])

    @property
    def bag(self) -> tuple[int, ...]:
        """How many dice are in the bag when all are back in it: by seat, then clear."""
        return (*[DICE_AT_START + level("crew", sheet.crew) for sheet in self.sheets], len(self.sheets) + 1)
