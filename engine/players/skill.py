"""What a game teaches its computer players: the contract that each engine/games/<game>/player.py fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import Any, ClassVar

from engine.game import Action
from engine.menu import Words
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.sight import Sight
from engine.table import AnyGame


class Skill(ABC):
    """Rules of thumb, which moves are worth a thought, and how a world stands.

    A world is a state that was imagined for the thinking seat, so a skill may use all of it.
    """

    levels: ClassVar[tuple[str, ...]] = ("easy", "strong", "random")
    """The levels that make sense in the game, the most usual first."""
    pace: ClassVar[int] = 20_000
    """How many actions can be imagined in about a second; it turns a budget of seconds into one of nodes."""
    curiosity: ClassVar[float] = 0.35
    """How much a move that was tried less often is preferred in thought, where a win is 1."""
    widening: ClassVar[float] = 1.0
    """How soon moves beyond the likely best ones are tried in thought."""
    styles: ClassVar[tuple[str, ...]] = ()
    """The styles in which a computer player can play the game, if there is more than one good way to play it."""

    def in_style(self, style: str) -> Skill:
        """The same skill, for a player in one of its styles."""
        return self

    def leanings(self, view: Any, moves: Sequence[Any]) -> Sequence[float]:
        """How much each move suits the style: the part of a win that a better move must be ahead by to be preferred."""
        return [0.0] * len(moves)

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any], stream: QuickStream) -> Action:
        """What the easy player does; never advice."""

    def why(self, view: Any, action: Any) -> Sequence[Words]:
        """Why a seat with this view does this, the weightiest reason first; only from what it may know."""
        return ()

    def foretell(self, view: Any, event: Any) -> Words | None:
        """An event in thought, in words for the seat with this view; None if it is not worth telling in advance.

        The parameter `who` is the seat that acts, `whom` the one it happens to: nobody fears what they do themselves.
        """
        return None

    @abstractmethod
    def candidates(self, world: Any, seat: int) -> Iterable[Action]:
        """The moves worth a thought, each once, the likely best ones first; never advice."""

    def openings(self, sight: Sight, stream: QuickStream) -> Sequence[Action]:
        """The moves among which the seat decides now, the likely best ones first."""
        return list(self.candidates(sight.imagine(stream), sight.seat))

    def may_decide(self, world: Any, seat: int) -> bool:
        """Whether what the seat does now may decide the game before the round is over."""
        return False

    def horizon(self, world: Any) -> int:
        """How many actions are played in thought from this world on before it is judged how things stand."""
        return 40

    def effort(self, view: Any) -> float:
        """What part of the usual time this decision deserves."""
        return 1.0

    def hardness(self, view: Any) -> float:
        """How hard the present decision looks to everybody, from 0 to 1; from the public's view alone."""
        return 0.5

    def go_on(self, game: AnyGame, world: Any, seat: int, action: Action, chance: UnrecordedChance) -> Any:
        """The world after an action in thought; a game may override this with something faster than its rules."""
        return game.apply(world, seat, action, chance).state

    @abstractmethod
    def quick(self, world: Any, seat: int, stream: QuickStream) -> Action:
        """A sound move, chosen fast; in thought everybody plays on with these."""

    @abstractmethod
    def worth(self, world: Any) -> Sequence[float]:
        """How a world stands for each seat, from 0 (lost) to 1 (won)."""

    def finish(self, game: AnyGame, world: Any, stream: QuickStream, most: int) -> tuple[Sequence[float], int]:
        """How a world stands for each seat once played on quickly, and how many actions that took, at most `most`."""
        chance, quick, apply, to_act = UnrecordedChance(stream), self.quick, game.apply, game.to_act
        steps = 0
        while steps < most and (waiting := to_act(world)):
            world = apply(world, waiting[0], quick(world, waiting[0], stream), chance).state
            steps += 1
        return self.worth(world), steps

    def public_part(self, action: Any) -> Hashable:
        """What the others see of an action."""
        seen: Hashable = action
        return seen

    def imagine(self, sight: Sight, stream: QuickStream) -> Any:
        """A world that agrees with what the seat knows, and with what the others tell it by their conventions."""
        return sight.imagine(stream)

    def advice(self, view: Any, fellows: Collection[int] = ()) -> Sequence[Action]:
        """What a seat should tell the others now, whoever is on turn; `fellows` are computer players too."""
        return ()
