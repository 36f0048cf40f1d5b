"""Which part of a log is news: for a seat what happened since it last acted, for everybody the round that is played."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.log import Moment
from bot.host.rounds import split_rounds
from bot.host.seated import Seated

RECENT = 12
"""How many of the last versions are read at first: mostly they hold all that is news."""


def news_for(seated: Seated, seat: int | None, log: Sequence[Moment], *, whole: bool) -> list[Moment] | None:
    """What of a log is told to a seat, its own last acts and what came of them first, or to everybody.

    None if the log, unless it is `whole`, begins too late to tell.
    """
    if seat is not None:
        acts = [at for at, moment in enumerate(log) if moment.seat is not None and not moment.undone]
        # An act may be forced by the one before, such as the end of a turn by its last attack: both are told.
        while acts and log[acts[-1]].seat != seat:
            acts.pop()
        while len(acts) > 1 and log[acts[-2]].seat == seat:
            acts.pop()
        return list(log[acts[-1] :]) if acts else list(log) if whole else None
    if seated.game is None or seated.game.round is None:
        return [moment for moment in log if moment.version > seated.version - RECENT]
    rounds, since = split_rounds(seated.table.game, log)
    return since if rounds or whole else None
