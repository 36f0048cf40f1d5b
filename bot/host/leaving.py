"""Leaving a running game for good: giving up, or being forgotten. The seat goes on as the table agreed. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Sorry
from bot.host import outbox
from bot.host.audiences import seat_audience
from bot.host.breaking import end_game, latest_question
from bot.host.builder import CommitBuilder
from bot.host.computers_at import name_computer, substitute_at
from bot.host.consent import voters
from bot.host.ending import Ending
from bot.host.handover import change_seats
from bot.host.held import OUT, remember
from bot.host.late_votes import ask_about_gone
from bot.host.log import Moment
from bot.host.seated import Request, Seated
from bot.host.seats import put_computer
from bot.host.standing_in import open_seat
from bot.host.timers import APPLIED, BREAK, Pauses
from bot.host.turns import game_of
from storage.commits import Commit, PutSeat, SetTimer, WantPost
from storage.ids import UserId

RESIGNED, FORGOTTEN = "seat-resigned", "seat-left"
"""What the log says of a seat whose person has given it up, or has been forgotten and is not named any more."""


def seats_held(seated: Seated, user: UserId) -> tuple[int, ...]:
    """The seats that a person has, including those that a computer player plays for them."""
    return tuple(seat.number for seat in seated.seats if seat.user_id == user)


def is_alone(seated: Seated, user: UserId) -> bool:
    """Whether nobody else has a seat at the table, not even one that a computer player plays for them."""
    return all(seat.user_id in (None, user) for seat in seated.seats)


def winner_over(seated: Seated, seat: int) -> int | None:
    """The seat that wins if this one resigns: the other of two who play against each other."""
    if len(seated.seats) != 2 or game_of(seated).rules.together:
        return None
    return next(other.number for other in seated.seats if other.number != seat)


def resign(seated: Seated, request: Request, now: float, pauses: Pauses, log: Sequence[Moment] = ()) -> Commit:
    """Give up: of two opponents the other wins; in other games the seat is handed on, and its person is out."""
    game_of(seated)
    mine = seats_held(seated, request.user)
    if not mine:
        raise Sorry("error-not-seated")
    winner = winner_over(seated, mine[0])
    if winner is None:
        return leave_for_good(seated, request.user, request, RESIGNED, now, pauses, log)
    builder = CommitBuilder(seated, request, now)
    end_game(builder, seated, Ending("resigned", mine[0], (winner,)))
    return builder.build()


def resign_for(seated: Seated, seat: int, now: float) -> Commit:
    """The computer player in a seat gives up to the one it plays."""
    game_of(seated)
    winner = winner_over(seated, seat)
    assert winner is not None
    builder = CommitBuilder(seated, None, now)
    end_game(builder, seated, Ending("resigned", seat, (winner,)))
    return builder.build()


def forget(seated: Seated, user: UserId, now: float, pauses: Pauses, log: Sequence[Moment] = ()) -> Commit:
    """Take the seats of a person who will be forgotten, so that nobody waits for them; the commit names nobody.

    Of two opponents the other wins, as by resigning: nobody makes a lost game void by being forgotten.
    """
    game_of(seated)
    mine = seats_held(seated, user)
    if not mine:
        raise Sorry("error-not-seated")
    winner = winner_over(seated, mine[0])
    if winner is None:
        return leave_for_good(seated, user, None, FORGOTTEN, now, pauses, log)
    builder = CommitBuilder(seated, now=now, seats=[PutSeat(number=number) for number in mine])
    end_game(builder, seated, Ending("left", mine[0], (winner,)))
    return builder.build()


def leave_for_good(
    seated: Seated,
    user: UserId,
    request: Request | None,
    what: str,
    now: float,
    pauses: Pauses,
    log: Sequence[Moment],
) -> Commit:
    """Let a computer player play on, then do what the table agreed about late players; or end the game.

    The log says whether only they had still to answer whether to break the game off.
    """
    mine = seats_held(seated, user)
    named: list[str] = []
    for _ in mine:
        named.append(name_computer(seated, named))
    level = substitute_at(seated)
    instead = tuple(put_computer(number, name, level) for number, name in zip(mine, named, strict=True))
    alone = is_alone(seated, user)
    if alone or seated.contract.late == "end":
        # With nobody to play on, whoever resigns keeps the seat as one of two does: for a rematch, lists and a replay.
        seats = [] if alone and what == RESIGNED else list(instead)
        builder = CommitBuilder(seated, request, now, seats=seats)
        end_game(builder, seated, Ending("left", mine[0]))
        return builder.build()
    builder = change_seats(seated, request, instead, what, now, pauses)
    builder.fields["held"] = remember(builder.fields["held"], [(user, OUT)])
    if what == RESIGNED:
        builder.posts += [WantPost(audience=seat_audience(number), kind=outbox.HAND) for number in mine]
    question = latest_question(log)
    if question is not None and question.open:
        if question.yes >= voters(seated, question) - set(mine):
            end_game(builder, seated, Ending("agreed", question.seat))
            return builder.build()
        # Without them it may end sooner.
        builder.timers.append(SetTimer(kind=BREAK, due=now))
        builder.posts.append(outbox.show_break(seated))
    # So may the question whether somebody takes a free seat; whether there is one is seen when the timer rings.
    free = [seat.number for seat in seated.seats if seat.user_id is None]
    builder.timers += [SetTimer(kind=APPLIED, due=now, seat=number) for number in free]
    if seated.contract.late == "offer":
        for number in mine:
            open_seat(builder, seated, number)
    elif seated.contract.late == "vote":
        ask_about_gone(builder, seated, mine[0], now)
    return builder.build()
