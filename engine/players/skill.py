"""What a game teaches its computer players: the contract that each engine/games/<game>/player.py fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from engine.chance import Stream
from engine.game import Action


class Skill(ABC):
    """Rules of thumb, which moves are worth a thought, and how a world stands.

    A world is a state that was imagined for the thinking seat; what is done with it is as free as thought.
    """

    horizon: ClassVar[int] = 40
    """How many actions are played on in thought before it is judged how the world stands."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], stream: Stream) -> tuple[Action, ...]:
        """What the easy player does: one move, and before it the advice it has to give."""

    @abstractmethod
    def candidates(self, world: Any, seat: int) -> Sequence[Action]:
        """The moves worth a thought, the likely best ones first; never advice."""

    @abstractmethod
    def quick(self, world: Any, seat: int, stream: Stream) -> Action:
        """A sound move without much thought, for everybody in thought."""

    @abstractmethod
    def worth(self, world: Any) -> Sequence[float]:
        """How a world stands for each seat, from 0 (lost) to 1 (won)."""

    def face(self, action: Any) -> Hashable:
        """What the others see of an action."""
        seen: Hashable = action
        return seen

    def believes(self, world: Any, seat: int) -> bool:
        """Whether a world goes with what the others have let this seat know by their conventions."""
        return True

    def advice(self, view: Any, move: Any) -> tuple[Action, ...]:
        """What the seat should tell the others before this move."""
        return ()
