"""Writing a table's game down as a record: whole once it is over, its public part while it runs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.log import Moment, actions_of
from bot.host.luck import proof_of
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
        complete(game.rules.options(len(seated.seats)), seated.contract.asked(len(seated.seats))),
        draws,
        actions_of(seated.table.game, log),
        game.outcome,
        seed=seated.table.seed,
        luck=proof_of(seated),
    )
    return write(record)


def public_log(seated: Seated, log: Sequence[Moment]) -> bytes:
    """What everybody may know of a running game: its events, in order, and the seal on its secret."""
    told = [
        {"n": number, "events": [msgspec.to_builtins(event) for event in moment.told_to(None)]}
        for number, moment in enumerate(log)
        if not moment.undone
    ]
    public = {
        "format": "tidetable-public/1",
        "game": seated.table.game,
        "options": seated.contract.asked(len(seated.seats)),
        "seats": len(seated.seats),
        "commitment": seated.table.commitment.hex(),
        "gifts": seated.luck.gifts,
        "beacon": msgspec.to_builtins(seated.luck.beacon),
        "told": told,
    }
    return msgspec.json.format(msgspec.json.encode(public), indent=1)
