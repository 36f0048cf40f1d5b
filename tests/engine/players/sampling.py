"""What a level does, as a strategy: its decisions over a number of streams, kept for each view. Nothing is judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec

from engine.game import Action, View
from engine.players import QuickStream, Sight, decide
from engine.table import AnyGame
from tests.engine.players.responding import Shares, Strategy

Decide = Callable[[Sight, QuickStream], Action]
"""What a player does with a sight and a stream of its own."""

ALL, EVEN, ODD = slice(None), slice(None, None, 2), slice(1, None, 2)
"""Which of the streams count."""


class Sampled:
    """The decisions of one player in one game; the same view, the same decisions."""

    def __init__(self, game: AnyGame, decide: Decide, streams: int) -> None:
        self.game = game
        self.streams = streams
        self._decide = decide
        self._kept: dict[View, tuple[Action, ...]] = {}

    @property
    def views(self) -> int:
        """How many views were decided at."""
        return len(self._kept)

    def strategy(self, part: slice = ALL) -> Strategy:
        """The shares of what is done in some of the streams."""

        def shares(state: object, seat: int) -> Shares:
            done = self.decisions(state, seat)[part]
            return {action: many / len(done) for action, many in Counter(done).items()}

        return shares

    def decisions(self, state: object, seat: int) -> Sequence[Action]:
        """What the player does in a state, once for each stream."""
        view = self.game.view(state, seat)
        if (kept := self._kept.get(view)) is None:
            # the streams of two views must have nothing to do with each other
            seed = sha256(msgspec.json.encode(view)).digest()
            sight = Sight(self.game, state, seat)
            streams = [QuickStream(seed + number.to_bytes(2, "big")) for number in range(self.streams)]
            kept = self._kept[view] = tuple(self._decide(sight, stream) for stream in streams)
        return kept


def of_level(game: AnyGame, level: str, streams: int, seconds: float) -> Sampled:
    """A level that thinks about so many seconds a decision, if it thinks."""
    return Sampled(game, lambda sight, stream: decide(level, sight, stream, seconds), streams)
