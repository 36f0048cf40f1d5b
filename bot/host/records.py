"""Writing a table's game down as a record: whole once it is over, its public part while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.host.log import Moment, actions_of, dealt_at
from bot.host.luck import proof_of
from bot.host.seated import Seated
from engine.game import Event
from engine.options import complete
from engine.record import SeatHolder, record_of, write
from storage.models import Sitting


def record_file(seated: Seated, log: Sequence[Moment], sittings: Sequence[Sitting] = ()) -> bytes:
    """The record of a finished game, with its seed and, if seats changed hands, who sat where and when."""
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
        people=_people(log, sittings),
    )
    return write(record)


def _people(log: Sequence[Moment], sittings: Sequence[Sitting]) -> list[SeatHolder] | None:
    """Who sat where, and after how many actions; None if everybody kept their seat from the deal to the end."""
    moves = [moment.version for moment in log if moment.seat is not None and not moment.undone]
    dealt = dealt_at(log)
    played = [each for each in sittings if each.to_version is None or each.to_version > dealt]
    if all(each.from_version <= dealt and each.to_version is None for each in played):
        return None
    return [
        SeatHolder(seat=each.seat, name=each.name, after=sum(version < each.from_version for version in moves))
        for each in sorted(played, key=lambda each: (each.from_version, each.seat))
    ]


def public_log(seated: Seated, log: Sequence[Moment], secret: tuple[type[Event], ...] = ()) -> bytes:
    """What everybody may know of a running game: its events, in order, and the seal on its secret."""
    return msgspec.json.format(msgspec.json.encode(told_so_far(seated, log, None, secret)), indent=1)


def told_so_far(
    seated: Seated, log: Sequence[Moment], seat: int | None, secret: tuple[type[Event], ...] = ()
) -> dict[str, Any]:
    """What a seat, or everybody, may know of a running game.

    `secret` are the events of which the table has agreed that each seat learns its own alone as long as it plays.
    """

    def is_told(event: Event) -> bool:
        return not seated.running or not isinstance(event, secret) or getattr(event, "seat", None) == seat

    told = [
        {"n": number, "events": [msgspec.to_builtins(event) for event in moment.told_to(seat) if is_told(event)]}
        for number, moment in enumerate(log)
        if not moment.undone
    ]
    return {
        "format": "tidetable-public/1",
        "game": seated.table.game,
        "options": seated.contract.asked(len(seated.seats)),
        "seats": len(seated.seats),
        "commitment": seated.table.commitment.hex(),
        "gifts": seated.luck.gifts,
        "beacon": msgspec.to_builtins(seated.luck.beacon),
        "told": told,
    }
