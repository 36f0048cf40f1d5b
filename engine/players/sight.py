"""What a computer player sees when it decides. What it concludes from that is not here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from engine.chance import Stream
from engine.game import Action, View
from engine.players.quick_stream import QuickStream
from engine.sealed import Sealed
from engine.table import AnyGame, decode_state, encode_state

FIRST_WORLD = b"a world to begin with"


class Sight:
    """One seat's look at a game: its view, what it may do, and worlds that it can imagine.

    It is made from a state that was redealt for the seat, and redealing is a function of the view: so the real state
    cannot influence anything that a player does with it.
    """

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = game.redeal(state, seat, QuickStream(FIRST_WORLD))

    @property
    def world(self) -> Any:
        """The world that the sight is made from: one of those that the seat cannot tell from the real one."""
        return self._world

    @cached_property
    def view(self) -> View:
        view: View = self.game.view(self._world, self.seat)
        return view

    @cached_property
    def legal(self) -> Sequence[Action]:
        return self.game.legal(self._world, self.seat)

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self._world)

    def imagine(self, stream: Stream) -> Any:
        """A world that the seat cannot tell from the real one."""
        return self.game.redeal(self._world, self.seat, stream)

    def pack(self) -> bytes:
        """The sight as bytes, for a decision in another process: they hold an imagined world, never the real one."""
        return encode_state(self._world)


def unpack(game: AnyGame, packed: bytes, seat: int) -> Sight:
    """The sight that was packed."""
    return Sight(game, decode_state(game, packed), seat)


def sight_at(game: Sealed, seat: int) -> Sight:
    """A seat's sight of a sealed game."""
    return Sight(game.rules, game._state, seat)
