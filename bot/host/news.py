"""Which part of a log is news: for a seat what happened since it last acted, for everybody the current round."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.log import Moment
from bot.host.rounds import split_rounds
from bot.host.seated import Seated

RECENT = 12
"""How many of the last versions are read at first; they usually hold all the news."""


def news_for(seated: Seated, seat: int | None, log: Sequence[Moment], *, whole: bool) -> list[Moment] | None:
    """The part of a log that is told to a seat, beginning with its own last acts, or with None to everybody.

    None if the log begins too late to tell, unless it is `whole`.
    """
    if seat is not None:
        found = since_own_acts(log, seat)
        return list(log) if found is None and whole else found
    if seated.game is None or seated.game.round is None:
        return [moment for moment in log if moment.version > seated.version - RECENT]
    rounds, since = split_rounds(seated.table.game, log)
    return since if rounds or whole else None


def since_own_acts(log: Sequence[Moment], seat: int) -> list[Moment] | None:
    """The log from a seat's last acts in a row onwards; None if there are none.

    An act may be forced by the one before, such as the end of a turn by its last attack: both are told.
    """
    acts = [at for at, moment in enumerate(log) if moment.seat is not None and not moment.undone]
    while acts and log[acts[-1]].seat != seat:
        acts.pop()
    while len(acts) > 1 and log[acts[-2]].seat == seat:
        acts.pop()
    return list(log[acts[-1] :]) if acts else None
