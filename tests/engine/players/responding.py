"""What a seat achieves in the small rest of a game, and the best it could do against a strategy that it knows.

The rest begins in any of several worlds that the seat cannot tell apart, each with its weight. Whoever looks for the
best action knows the other's strategy, not the other's cards: an action must be good for all worlds that look alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.game import Action
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.table import AnyGame

Shares = Mapping[Action, float]
"""How often a seat does each of some actions; the shares add up to 1."""
Strategy = Callable[[Any, int], Shares]
"""What a seat does in a state; a function of its view alone."""
Path = tuple[Hashable, ...]
"""All that a seat has seen and done since the beginning."""


class PossibleWorld(NamedTuple):
    """A state in which the rest may begin, and how likely it is."""

    state: Any
    weight: float


class Variant(NamedTuple):
    """The small rest of a game for two, as one of its seats sees it before anything is done."""

    game: AnyGame
    seat: int
    worlds: Sequence[PossibleWorld]
    is_done: Callable[[Any], bool]
    """Whether a state lies beyond the rest: it is judged and not played on."""
    worth: Callable[[Any], Sequence[float]]
    """What such a state is worth to each seat, in parts of a win."""


class Reached(NamedTuple):
    """A state that is reached with some likelihood, and what the seat has seen on the way to it."""

    state: Any
    reach: float
    path: Path


class Playing(ABC):
    """One way of playing a variant against a strategy."""

    def __init__(self, variant: Variant, theirs: Strategy) -> None:
        self.variant = variant
        self.theirs = theirs
        self.decided = 0.0
        """How likely it was that the rules decided the game, and nobody had to judge."""
        self._chance = UnrecordedChance(QuickStream(b"nothing is drawn before a variant is done"))

    def play(self) -> float:
        """What the variant is worth to the seat."""
        self.decided = 0.0
        total = sum(world.weight for world in self.variant.worlds)
        return self._value_of([Reached(state, weight / total, ()) for state, weight in self.variant.worlds])

    @abstractmethod
    def _decide(self, path: Path, group: Sequence[Reached]) -> float:
        """What worlds are worth that the seat cannot tell apart when it is its turn."""

    def _value_of(self, starts: Sequence[Reached]) -> float:
        total = 0.0
        groups: dict[Path, list[Reached]] = {}
        for start in starts:
            for reached in self._until_asked(start):
                if self._is_done(reached.state):
                    total += reached.reach * self.variant.worth(reached.state)[self.variant.seat]
                    self.decided += reached.reach * self.variant.game.outcome(reached.state).over
                else:
                    groups.setdefault(reached.path, []).append(reached)
        return total + sum(self._decide(path, group) for path, group in groups.items())

    def _until_asked(self, start: Reached) -> Iterator[Reached]:
        """Where the other's strategy leads until the variant is done or the seat is asked; each step is seen."""
        game, seat = self.variant.game, self.variant.seat
        if self._is_done(start.state):
            yield start
            return
        seen = start._replace(path=(*start.path, game.view(start.state, seat)))
        acting = game.to_act(start.state)[0]
        if acting == seat:
            yield seen
            return
        for action, share in self.theirs(start.state, acting).items():
            yield from self._until_asked(self._after(seen, acting, action, share))

    def _is_done(self, state: Any) -> bool:
        return not self.variant.game.to_act(state) or self.variant.is_done(state)

    def _after(self, start: Reached, seat: int, action: Action, share: float = 1.0) -> Reached:
        state = self.variant.game.apply(start.state, seat, action, self._chance).state
        return Reached(state, start.reach * share, start.path)

    def _after_own(self, group: Sequence[Reached], action: Action, share: float = 1.0) -> float:
        """What a group of worlds is worth where the seat does something, or does it so often."""
        seat = self.variant.seat
        return self._value_of(
            [self._after(start._replace(path=(*start.path, action)), seat, action, share) for start in group]
        )


class BestResponse(Playing):
    """The best that the seat can do; `found` says what that is, once it has been played."""

    def __init__(self, variant: Variant, theirs: Strategy) -> None:
        super().__init__(variant, theirs)
        self.found: dict[Path, Action] = {}

    def _decide(self, path: Path, group: Sequence[Reached]) -> float:
        moves = self.variant.game.moves(group[0].state, self.variant.seat)
        values = {action: self._after_own(group, action) for action in moves}
        self.found[path] = max(values, key=values.__getitem__)
        return values[self.found[path]]


class Following(Playing):
    """Playing by a strategy, but for what was found to be better where there is such a thing."""

    def __init__(
        self, variant: Variant, theirs: Strategy, mine: Strategy, found: Mapping[Path, Action] | None = None
    ) -> None:
        super().__init__(variant, theirs)
        self.mine = mine
        self.found = found or {}

    def _decide(self, path: Path, group: Sequence[Reached]) -> float:
        if (action := self.found.get(path)) is not None:
            return self._after_own(group, action)
        shares = self.mine(group[0].state, self.variant.seat)
        return sum(self._after_own(group, action, share) for action, share in shares.items())
