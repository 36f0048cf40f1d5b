"""Who plays a seat of a running game: letting a computer player play it for a while, taking it back, taking one over.

Pure: a table in, a Commit out. A seat that is played for its person keeps their user_id, so that only they get it back.
"""

from __future__ import annotations

from bot.errors import Sorry
from bot.host import wishes
from bot.host.lobby import LEVELS, levels_at, note_row
from bot.host.seated import Request, Seated
from bot.host.turns import Pauses, game_of
from storage.commits import Commit, PutSeat, SetTimer, WantPost
from storage.models import Seat

MARK = "🤖 "
"""Stands before the name of a person whose seat a computer player plays."""


def played_for(seated: Seated, user: int) -> Seat | None:
    """The seat that a computer player plays for this person."""
    return next((seat for seat in seated.seats if seat.kind == "computer" and seat.user_id == user), None)


def hand_over(seated: Seated, request: Request, level: str, now: float, pauses: Pauses) -> Commit:
    """Let a computer player play a person's seat until they come back."""
    game_of(seated)
    if played_for(seated, request.user):
        raise Sorry("error-seat-already-away")
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    if level not in levels_at(seated):
        raise Sorry("error-level")
    if sum(seat.kind == "person" and seat.user_id is not None for seat in seated.seats) == len(mine):
        raise Sorry("error-seat-last-person")
    seats = tuple(_as_computer(seated.seat(number), level) for number in mine)
    return _changed(seated, request, seats, "seat-away", now, pauses)


def take_back(seated: Seated, request: Request, now: float, pauses: Pauses) -> Commit:
    """Play one's own seat again."""
    game_of(seated)
    mine = [seat for seat in seated.seats if seat.kind == "computer" and seat.user_id == request.user]
    if not mine:
        raise Sorry("error-seat-not-away")
    seats = tuple(_as_person(seat, request, seat.joined_by) for seat in mine)
    return _changed(seated, request, seats, "seat-back", now, pauses)


def take_over(seated: Seated, request: Request, number: int, now: float, pauses: Pauses) -> Commit:
    """Sit down in the seat of a computer player, or in one that stands empty, in the middle of the game."""
    game_of(seated)
    if seated.seats_of(request.user) or played_for(seated, request.user):
        raise Sorry("error-already-seated")
    if seated.table.private and request.user not in (seated.table.owner_id, *seated.contract.invited):
        raise Sorry("error-private")
    free = [seat for seat in seated.seats if seat.number == number and seat.user_id is None]
    if not free:
        raise Sorry("error-seat-not-free")
    # who joined before the deal has a part in the seed for ever, so that mark stays with the seat
    return _changed(seated, request, (_as_person(free[0], request, free[0].joined_by),), "seat-taken", now, pauses)


def fill(seated: Seated, request: Request, number: int, level: str, now: float, pauses: Pauses) -> Commit:
    """Let a computer player play a seat that stands empty."""
    game_of(seated)
    if not seated.seats_of(request.user) and seated.table.owner_id != request.user:
        raise Sorry("error-not-seated")
    empty = [seat for seat in seated.seats if seat.number == number and seat.kind == "person" and seat.user_id is None]
    if not empty:
        raise Sorry("error-seat-not-empty")
    if level not in levels_at(seated):
        raise Sorry("error-level")
    return _changed(seated, request, (_as_computer(empty[0], level),), "seat-filled", now, pauses)


def vacate(seated: Seated, user: int, now: float, pauses: Pauses) -> Commit:
    """Fill the seats of a person who will be forgotten, so that nobody waits for them."""
    game_of(seated)
    mine = [seat for seat in seated.seats if seat.user_id == user]
    if not mine or all(seat.user_id in (None, user) for seat in seated.seats):
        raise Sorry("error-seat-last-person")
    nameless = tuple(
        PutSeat(number=seat.number, kind="computer", name=f"{MARK}#{seat.number + 1}", level=LEVELS[0], reach="ok")
        for seat in mine
    )
    return _changed(seated, None, nameless, "seat-left", now, pauses)


def _as_computer(seat: Seat, level: str) -> PutSeat:
    return PutSeat(
        number=seat.number,
        kind="computer",
        user_id=seat.user_id,
        name=f"{MARK}{seat.name or f'#{seat.number + 1}'}"[:80],
        level=level,
        team=seat.team,
        joined_by=seat.joined_by,
        reach=seat.reach,
    )


def _as_person(seat: Seat, request: Request, joined_by: str) -> PutSeat:
    return PutSeat(
        number=seat.number,
        kind="person",
        user_id=request.user,  # type: ignore[arg-type]
        name=request.name[:80],
        team=seat.team,
        joined_by=joined_by,
    )


def _changed(
    seated: Seated, request: Request | None, seats: tuple[PutSeat, ...], what: str, now: float, pauses: Pauses
) -> Commit:
    """The commit that fills these seats anew, shows it to everybody, and sees that the game goes on."""
    game = game_of(seated)
    computers = {seat.number for seat in seated.seats if seat.kind == "computer"}
    computers |= {seat.number for seat in seats if seat.kind == "computer"}
    computers -= {seat.number for seat in seats if seat.kind == "person"}
    changed = {seat.number for seat in seats}
    timers = tuple(
        SetTimer(kind=wishes.COMPUTER, due=now + pauses.computer, seat=seat)
        for seat in game.to_act
        if seat in computers
    )
    cleared: list[tuple[str, int | None]] = [(wishes.WAKE, number) for number in sorted(changed)]
    cleared += [(wishes.COMPUTER, number) for number in sorted(changed - computers)]
    hands = [post for post in wishes.hands_shown(seated) if wishes.seat_of_audience(post.audience) not in changed]
    hands += [
        WantPost(audience=wishes.seat_audience(seat.number), kind=wishes.HAND, repost=seat.kind == "person")
        for seat in seats
        if seat.user_id is not None
    ]
    return Commit(
        table=seated.table.id,
        expected=seated.version,
        request_id=request.id if request else None,
        by=request.user if request else None,  # type: ignore[arg-type]
        seats=seats,
        waiting=frozenset(game.to_act) - computers,
        actions=(note_row(what, seats=sorted(changed)),),
        posts=(wishes.table_shown(seated), *hands),
        timers=timers,
        clear_timers=tuple(cleared),
        at=now,
    )
