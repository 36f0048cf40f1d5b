"""Whom a post is for, as storage names them: everybody at the table, one seat, one person, one team."""

from __future__ import annotations

from storage.ids import UserId

PUBLIC = "public"


def seat_audience(seat: int) -> str:
    """The person in this seat, whoever that is."""
    return f"seat:{seat}"


def user_audience(user: UserId) -> str:
    """This person, whether or not they fill a seat."""
    return f"user:{user}"


def team_audience(team: int) -> str:
    """The members of this team."""
    return f"team:{team}"


def seat_of(audience: str) -> int | None:
    """The seat that an audience stands for, if it is a seat."""
    return _number(audience, "seat")


def user_of(audience: str) -> UserId | None:
    """The person that an audience stands for, if it is a person."""
    number = _number(audience, "user")
    return None if number is None else UserId(number)


def team_of(audience: str) -> int | None:
    """The team that an audience stands for, if it is a team."""
    return _number(audience, "team")


def _number(audience: str, wanted: str) -> int | None:
    kind, _, number = audience.partition(":")
    return int(number) if kind == wanted else None
