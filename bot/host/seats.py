"""Who fills a seat from now on: a person, a computer player, or whoever fills one now with something changed."""

from __future__ import annotations

from bot.host.seated import Request
from storage.commits import PutSeat
from storage.models import Seat

LONGEST_NAME = 80
MARK = "🤖 "
"""Stands before the name of a person whose seat a computer player plays."""


def put_person(number: int, request: Request, *, joined_by: str | None = None) -> PutSeat:
    """Whoever asks sits down; `joined_by` is kept of who sat there before, since their part in the seed stays."""
    return PutSeat(
        number=number,
        kind="person",
        user_id=request.user,
        name=request.name[:LONGEST_NAME],
        joined_by=request.id if joined_by is None else joined_by,
    )


def put_computer(number: int, name: str, level: str) -> PutSeat:
    """A computer player sits down."""
    return PutSeat(number=number, kind="computer", name=name, level=level, reach="ok")


def put_again(seat: Seat, number: int | None = None) -> PutSeat:
    """The same person or computer player, in another seat if a number is given."""
    return PutSeat(
        number=seat.number if number is None else number,
        kind=seat.kind,
        user_id=seat.user_id,
        name=seat.name,
        level=seat.level,
        joined_by=seat.joined_by,
        reach=seat.reach,
    )


def put_substitute(seat: Seat, level: str) -> PutSeat:
    """A computer player that plays the seat for whoever has it."""
    return PutSeat(
        number=seat.number,
        kind="computer",
        user_id=seat.user_id,
        name=f"{MARK}{seat.name or f'#{seat.number + 1}'}"[:LONGEST_NAME],
        level=level,
        joined_by=seat.joined_by,
        reach=seat.reach,
    )


def put_back(seat: Seat) -> PutSeat:
    """The person for whom a computer player has played."""
    return PutSeat(
        number=seat.number,
        kind="person",
        user_id=seat.user_id,
        name=seat.name.removeprefix(MARK),
        joined_by=seat.joined_by,
        reach=seat.reach,
    )
