"""Who fills a seat from now on: a person, a computer player, or its present player with something changed."""

from __future__ import annotations

from bot.host.seated import Request
from storage.commits import PutSeat
from storage.models import Seat

LONGEST_NAME = 80
MARK = "🤖 "
"""Stands before the name of a person whose seat a computer player plays."""


def put_person(number: int, request: Request, *, joined_by: str | None = None) -> PutSeat:
    """Seat the person who asks; a given `joined_by` is that of the person before them, whose part in the seed stays."""
    return PutSeat(
        number=number,
        kind="person",
        user_id=request.user,
        name=request.name[:LONGEST_NAME],
        joined_by=request.id if joined_by is None else joined_by,
    )


def put_computer(number: int, name: str, level: str) -> PutSeat:
    """Seat a computer player."""
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
    """Let a computer player play the seat for the person who has it."""
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
    """Give the seat back to the person for whom a computer player has played."""
    return PutSeat(
        number=seat.number,
        kind="person",
        user_id=seat.user_id,
        name=seat.name.removeprefix(MARK),
        joined_by=seat.joined_by,
        reach=seat.reach,
    )
