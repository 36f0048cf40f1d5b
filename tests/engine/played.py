"""A game with its whole past in memory, as tests of rules play it; the bot keeps one as engine/sealed.py does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.chance import Chance
from engine.errors import Refused
from engine.game import Action, Outcome
from engine.record import Record, record_of
from engine.table import (
    NOTHING_TO_UNDO,
    SOMEBODY_MOVED,
    SOMETHING_WAS_SHOWN,
    AnyGame,
    Turn,
    begin,
    check_setup,
    take,
)


class Done(msgspec.Struct, frozen=True):
    """An action that a table remembers, with the state before it."""

    seat: int
    action: Action
    turn: Turn
    before: Any


class Table:
    """A game with its whole past in memory."""

    def __init__(self, game: AnyGame, seats: int, asked: Mapping[str, Any], chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.options = check_setup(game, seats, asked)
        self.chance = chance
        self.start = begin(game, seats, asked, chance)
        self.state = self.start.state
        self.done: list[Done] = []

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def act(self, seat: int, action: Action) -> Turn:
        """Let a seat act; raises Refused if it may not."""
        turn = take(self.game, self.state, seat, action, self.chance)
        self.done.append(Done(seat, action, turn, self.state))
        self.state = turn.state
        return turn

    def undo(self, seat: int) -> None:
        """Take the seat's last action back; raises Refused once anybody could have learnt anything from it."""
        if not self.done:
            raise Refused(NOTHING_TO_UNDO)
        last = self.done[-1]
        if last.seat != seat:
            raise Refused(SOMEBODY_MOVED)
        if last.turn.barrier:
            raise Refused(SOMETHING_WAS_SHOWN)
        self.state = self.done.pop().before


def record_of_table(table: Table, seed: bytes | None = None) -> Record:
    """The record of the game at a table so far."""
    done = [(act.seat, act.action) for act in table.done]
    return record_of(table.game, table.seats, table.options, table.chance.drawn, done, table.outcome, seed=seed)
