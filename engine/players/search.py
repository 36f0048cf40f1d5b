"""The strong player: a tree search over worlds that its seat can imagine, with a budget of nodes.

Every seat has a tree of its own, which tells moves apart only by what that seat would see, so that in thought nobody
reacts to a card that lies face down. At the root the moves are tried in the same worlds, and the worse half is
dropped again and again. What a game teaches is in its Skill; nothing here knows the shape of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import islice
from math import log, sqrt
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from engine.game import Action
from engine.players.decisive import decisive
from engine.players.quick_stream import QuickStream, UnrecordedChance
from engine.players.sight import Sight
from engine.players.skill import Skill
from engine.table import AnyGame

FEWEST_WORLDS = 6
FEWEST_TRIAL_WORLDS, NODES_PER_TRIAL_WORLD = 24, 100
"""How many worlds are tried first to see if the game is decided now: at least so many, and one for so many nodes."""


PATIENCE = 4.0
"""A decision may take this many times as long as it should before the clock ends it."""


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought: a number of imagined actions; `seconds` is a safety net that is normally not needed."""

    nodes: int
    seconds: float = 60.0

    @classmethod
    def of(cls, skill: Skill, seconds: float) -> Budget:
        """About this many seconds of one core, as a number of nodes, so that the same seed gives the same play."""
        return cls(int(skill.pace * seconds), PATIENCE * seconds + 1)


class SearchResult(NamedTuple):
    """What thinking about a decision led to."""

    action: Action
    second: Action | None = None
    """The next best, if there was a choice."""
    lead: float = 0.0
    """By how much of a win the second is worse."""
    trees: Sequence[Node] = ()
    """By seat: the root of what it learnt in thought."""


class Node:
    """What a seat has learnt in thought about one moment as it would see it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Hashable, Node] = {}


class Search:
    """One decision being thought about."""

    def __init__(
        self, sight: Sight, skill: Skill, stream: QuickStream, budget: Budget, now: Callable[[], float]
    ) -> None:
        self.game: AnyGame = sight.game
        self.sight = sight
        self.seat = sight.seat
        self.skill = skill
        self.stream = stream
        self.chance = UnrecordedChance(stream)
        self.left = budget.nodes
        self.horizon = skill.horizon(sight.world)
        self.now = now
        self.deadline = now() + budget.seconds
        self.roots: list[Node] = []

    def best(self, moves: Sequence[Action]) -> SearchResult:
        """The best move and the next best; `moves` has the likely best first, and of equals the later is dropped."""
        seats = len(self.game.outcome(self.sight.imagine(self.stream)).scores)
        self.roots = [Node() for _ in range(seats)]
        standing, second, lead = list(range(len(moves))), None, 0.0
        totals, tries = [0.0] * len(moves), 0
        leanings = self.skill.leanings(self.sight.view, moves)
        halvings = max(1, (len(moves) - 1).bit_length())
        share = self.left / halvings
        while len(standing) > 1:
            until = self.left - share
            began = tries
            while tries - began < FEWEST_WORLDS or self.left > until:
                world = self.skill.imagine(self.sight, self.stream)
                for at in standing:
                    totals[at] += self._try(world, moves[at]) + leanings[at]
                tries += 1
                if self.left <= -share or self.now() > self.deadline:
                    break
            standing.sort(key=lambda at: (-totals[at], at))
            second, lead = moves[standing[1]], (totals[standing[0]] - totals[standing[1]]) / tries
            standing = standing[: (len(standing) + 1) // 2]
            if self.now() > self.deadline:
                break
        return SearchResult(moves[standing[0]], second, lead, self.roots)

    def _try(self, world: Any, move: Action) -> float:
        """How well a move does in a world: played on through the trees, then quickly, then judged."""
        game, skill, chance = self.game, self.skill, self.chance
        go_on, to_act, public_part = skill.go_on, game.to_act, skill.public_part
        nodes: list[Node | None] = list(self.roots)
        paths: list[list[Node]] = [[node] for node in self.roots]
        acting, action, steps = self.seat, move, 0
        while True:
            world = go_on(game, world, acting, action, chance)
            steps += 1
            seen: Hashable = (acting, public_part(action))
            for number, path in enumerate(paths):
                node = nodes[number]
                if node is None:
                    continue
                key = action if number == acting else seen
                child = node.children.get(key)
                nodes[number] = child
                if child is None:
                    child = node.children[key] = Node()
                path.append(child)
            waiting = to_act(world)
            if not waiting or steps >= self.horizon:
                break
            acting = waiting[0]
            own = nodes[acting]
            if own is None or own.visits < 2:
                break
            action = self._choose(own, skill.candidates(world, acting))
        worth, more = skill.finish(game, world, self.stream, self.horizon - steps)
        self.left -= steps + more
        for path, value in zip(paths, worth, strict=True):
            for node in path:
                node.visits += 1
                node.total += value
        return worth[self.seat]

    def _choose(self, node: Node, moves: Iterable[Action]) -> Action:
        """The move to follow in a tree: the first that was not tried yet, or else the most promising."""
        best, found = -1.0, None
        reach = log(node.visits + 1)
        children, curious = node.children, self.skill.curiosity
        for move in islice(moves, 1 + int(self.skill.widening * sqrt(node.visits))):
            child = children.get(move)
            if child is None:
                return move
            promise = child.total / child.visits + curious * sqrt(reach / child.visits)
            if promise > best:
                best, found = promise, move
        assert found is not None
        return found


def search_move(
    sight: Sight, skill: Skill, stream: QuickStream, budget: Budget, now: Callable[[], float] = monotonic
) -> SearchResult:
    """What the strong player does, and what it would do next best."""
    worlds = max(FEWEST_TRIAL_WORLDS, budget.nodes // NODES_PER_TRIAL_WORLD)
    moves = decisive(sight, skill, skill.openings(sight, stream), stream, worlds)
    return SearchResult(moves[0]) if len(moves) == 1 else Search(sight, skill, stream, budget, now).best(moves)
