"""Writing a table's game down as a record: whole once it is over, its public part while it runs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.log import Moment, actions_of
from bot.host.seated import Seated
from engine.options import complete
from engine.record import record_of, write


def record_file(seated: Seated, log: Sequence[Moment]) -> bytes:
    """The record of a finished game, with its seed."""
    game = seated.game
    assert game is not None
    draws = [draw for moment in log if not moment.undone for draw in moment.draws]
    record = record_of(
        game.rules,
        len(seated.seats),
        complete(game.rules.options(len(seated.seats)), seated.contract.asked),
        draws,
        actions_of(seated.table.game, log),
        game.outcome,
        seed=seated.table.seed,
    )
    return write(record)
