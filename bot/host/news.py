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
        found = since_own_acts(log, seat)
        return list(log) if found is None and whole else found
    if seated.game is None or seated.game.round is None:
        return [moment for moment in log if moment.version > seated.version - RECENT]
    rounds, since = split_rounds(seated.table.game, log)
    return since if rounds or whole else None


def since_own_acts(log: Sequence[Moment], seat: int) -> list[Moment] | None:
    """What a log holds from the last acts in a row of a seat on; None if there are none.

    An act may be forced by the one before, such as the end of a turn by its last attack: both are told.
    """
    acts = [at for at, moment in enumerate(log) if moment.seat is not None and not moment.undone]
    while acts and log[acts[-1]].seat != seat:
        acts.pop()
    while len(acts) > 1 and log[acts[-2]].seat == seat:
        acts.pop()
    return list(log[acts[-1] :]) if acts else None
