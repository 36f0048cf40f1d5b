"""A finished game, laid out step by step from its record for people who go through it again. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from bot.host.log import Moment
from bot.host.news import since_own_acts
from bot.host.rounds import round_row, split_rounds
from engine.record import Position, Record, read, replay
from engine.sealed import Sealed, SealedTurn

KEPT = 8
"""How many games stay laid out, for people who page through them."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The game after an action, or first after the set-up; `until` is the length of the log by then."""

    game: Sealed
    seat: int | None
    until: int


@dataclass(frozen=True, slots=True)
class Replay:
    """All steps of a game, its log with the ends of rounds, and the step at which each round begins."""

    record: Record
    steps: tuple[ReplayStep, ...]
    log: tuple[Moment, ...]
    rounds: tuple[tuple[int, int], ...]

    def news(self, number: int, seat: int | None) -> list[Moment]:
        """What was told at this step: to a seat everything from its last acts on, to everybody the round.

        A move that ended a round is told with that round: live, its message or the result said what came of it.
        """
        log = self.log[: self.steps[number].until]
        if seat is None:
            rounds, since = split_rounds(self.record.game, log)
            if not rounds or rounds[-1].moves < number:
                return since
            # The last row is that of the round; before it stands the whole move, with what it began of the next round.
            return [*rounds[-1].moments[:-1], log[-2]]
        found = since_own_acts(log, seat)
        return list(log) if found is None else found


@lru_cache(maxsize=KEPT)
def lay_out(data: bytes) -> Replay:
    """The steps of a record; raises Unsound if it is not a record, or if no game can go like that."""
    record = read(data)
    steps: list[ReplayStep] = []
    log: list[Moment] = []
    rounds: list[tuple[int, int]] = []
    for position in replay(record):
        seat, fields = _action(record.actions, position.n)
        game = Sealed.at(record.game, record.seats, position.state)
        log.append(Moment(position.n + 1, seat, fields, tuple(position.events), (), 0.0))
        if steps and (row := round_row(steps[-1].game, _played(game, position))):
            log.append(Moment(position.n + 1, None, msgspec.json.decode(row.payload), (), (), 0.0))
        if game.round is not None and not game.outcome.over and (not rounds or rounds[-1][0] != game.round):
            rounds.append((game.round, position.n))
        # A fresh Sealed, without what this one has decoded, which would be kept for every step.
        steps.append(ReplayStep(Sealed(game.name, game.data), seat, len(log)))
    return Replay(record, tuple(steps), tuple(log), tuple(rounds))


def _action(actions: Sequence[Any], number: int) -> tuple[int | None, dict[str, Any]]:
    if not number:
        return None, {}
    fields = dict(actions[number - 1])
    return fields.pop("seat"), fields


def _played(game: Sealed, position: Position) -> SealedTurn:
    return SealedTurn(game, position.events, (), barrier=True)
