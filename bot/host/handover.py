"""Who plays a seat of a running game: leaving it to a computer player for a while, taking it back, taking one over.

Pure: a table in, a Commit out. A seat that is played for its person keeps their user_id, so that only they get it back.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from bot.errors import Sorry
from bot.host import audiences, outbox, timers, waits
from bot.host.builder import CommitBuilder
from bot.host.computers_at import substitute_at
from bot.host.consent import TAKEN
from bot.host.held import has_seen_others, is_out, remember
from bot.host.lobby import check_invited
from bot.host.seated import Request, Seated
from bot.host.seats import put_person, put_substitute
from bot.host.standing_in import look_at_questions
from bot.host.timers import Pauses
from bot.host.timing import SeatTime, Timing
from bot.host.turns import game_of
from bot.pace.typed import read_pace
from storage.commits import Commit, PutSeat, WantPost
from storage.ids import UserId
from storage.models import Seat


def played_for(seated: Seated, user: UserId) -> Seat | None:
    """The seat that a computer player plays for this person."""
    return next((seat for seat in seated.seats if seat.kind == "computer" and seat.user_id == user), None)


def hand_over(seated: Seated, request: Request, now: float, pauses: Pauses) -> Commit:
    """Let a computer player play a person's seat until they come back."""
    game_of(seated)
    if played_for(seated, request.user):
        raise Sorry("error-seat-already-away")
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    if sum(seat.kind == "person" and seat.user_id is not None for seat in seated.seats) == len(mine):
        raise Sorry("error-seat-last-person")
    seats = tuple(put_substitute(seated.seat(number), substitute_at(seated)) for number in mine)
    return change_seats(seated, request, seats, "seat-away", now, pauses).build()


def take_back(seated: Seated, request: Request, now: float, pauses: Pauses) -> Commit:
    """Play one's own seat again."""
    game_of(seated)
    mine = [seat for seat in seated.seats if seat.kind == "computer" and seat.user_id == request.user]
    if not mine:
        raise Sorry("error-seat-not-away")
    seats = tuple(put_person(seat.number, request, joined_by=seat.joined_by) for seat in mine)
    return change_seats(seated, request, seats, "seat-back", now, pauses).build()


def check_may_sit(seated: Seated, request: Request, number: int) -> Seat:
    """The seat with this number, empty or a computer player's, if somebody may take it over; raises Sorry if not."""
    game_of(seated)
    if seated.seats_of(request.user) or played_for(seated, request.user):
        raise Sorry("error-already-seated")
    check_invited(seated, request.user)
    if is_out(seated, request.user):
        raise Sorry("error-out")
    if has_seen_others(seated, request.user, number):
        raise Sorry("error-seen-hand")
    offered = seated.timing.offered
    free = [
        seat
        for seat in seated.seats
        if seat.number == number and (seat.user_id is None or (number in offered and seat.kind == "computer"))
    ]
    if not free:
        raise Sorry("error-seat-not-free")
    return free[0]


def take_over(seated: Seated, request: Request, number: int, now: float, pauses: Pauses) -> CommitBuilder:
    """Sit down in the seat of a computer player, or in one that stands empty, in the middle of the game."""
    free = check_may_sit(seated, request, number)
    # Everybody who joined before the deal has a lasting part in the seed, so `joined_by` stays with the seat.
    taken = put_person(number, request, joined_by=free.joined_by)
    return change_seats(seated, request, (taken,), TAKEN, now, pauses)


def fill(seated: Seated, request: Request, number: int, now: float, pauses: Pauses) -> Commit:
    """Let a computer player play a seat that stands empty."""
    game_of(seated)
    if not seated.seats_of(request.user) and seated.table.owner_id != request.user:
        raise Sorry("error-not-seated")
    empty = [seat for seat in seated.seats if seat.number == number and seat.kind == "person" and seat.user_id is None]
    if not empty:
        raise Sorry("error-seat-not-empty")
    filled = (put_substitute(empty[0], substitute_at(seated)),)
    return change_seats(seated, request, filled, "seat-filled", now, pauses).build()


def change_seats(
    seated: Seated, request: Request | None, seats: tuple[PutSeat, ...], what: str, now: float, pauses: Pauses
) -> CommitBuilder:
    """Give these seats other players, show it to everybody, and make sure that the game goes on."""
    game = game_of(seated)
    computers = {seat.number for seat in seated.seats if seat.kind == "computer"}
    computers |= {seat.number for seat in seats if seat.kind == "computer"}
    computers -= {seat.number for seat in seats if seat.kind == "person"}
    changed = {seat.number for seat in seats}
    builder = CommitBuilder(seated, request, now, seats=list(seats), waiting=frozenset(game.to_act) - computers)
    level = next((seat.level for seat in seats if seat.kind == "computer"), None)
    builder.note(what, seats=sorted(changed), **({"level": level} if level else {}), **_name_computers(seated, seats))
    builder.posts.append(outbox.announce_handover(seated))
    sitting = [(seat.user_id, seat.number) for seat in seated.seats]
    sitting += [(seat.user_id, seat.number) for seat in seats]
    builder.fields["held"] = remember(seated.table.held, sitting)
    builder.timers += [
        timers.computer_timer(seated, game, seat, now, pauses) for seat in game.to_act if seat in computers
    ]
    builder.clear_timers += [(timers.WAKE, number) for number in sorted(changed)]
    builder.clear_timers += [(timers.COMPUTER, number) for number in sorted(changed - computers)]
    _change_clocks(builder, seated, seats, frozenset(game.to_act), now)
    look_at_questions(builder, seated, now)
    builder.posts += [*outbox.change_members(game, changed), outbox.show_table(seated)]
    hands = outbox.show_hands(seated, game.to_act, now)
    builder.posts += [post for post in hands if audiences.seat_of(post.audience) not in changed]
    for seat in seats:
        if seat.user_id is not None:
            own = WantPost(audience=audiences.seat_audience(seat.number), kind=outbox.HAND)
            comes = outbox.mention([seat.number]) if seat.kind == "person" else b""
            builder.posts.append(replace(own, payload=comes, repost=bool(comes)))
    return builder


def _name_computers(seated: Seated, seats: tuple[PutSeat, ...]) -> dict[str, str]:
    """Who of these seats, now and before, is a computer player that plays for nobody: sittings tell only of people."""
    before = [seated.seat(seat.number) for seat in seats]
    named = {
        name: ", ".join(each.name for each in found if each.kind == "computer" and each.user_id is None)
        for name, found in (("who", seats), ("old", before))
    }
    return {name: names for name, names in named.items() if names}


def _change_clocks(
    builder: CommitBuilder, seated: Seated, seats: tuple[PutSeat, ...], waiting: frozenset[int], now: float
) -> None:
    """Stop a bank while a computer player plays; a person who comes back has it again, somebody new gets a full one.

    A vote about somebody late goes on until the seat has acted, also if they leave it to a computer player meanwhile.
    """
    pace, timing = seated.contract.terms.pace, seated.timing
    asked = []
    for seat in seats:
        before = seated.seat(seat.number)
        if seat.user_id is not None and seat.user_id == before.user_id:
            timing = waits.hand_on(seated, timing, seat.number, now)
        else:
            timing = waits.withdraw(timing, [seat.number])
        # Whoever plays the seat from now on plays it until it changes hands again, not only until this turn is over.
        timing = timing.with_seat(seat.number, msgspec.structs.replace(timing.seats[seat.number], stands_in=False))
        if seat.kind == "person" and seat.user_id != before.user_id:
            timing = timing.with_seat(seat.number, SeatTime(bank=pace.bank if pace else None, met=int(now)))
            timing = _fill_bank_after_live_hour(timing, seat.number)
        if seat.kind == "person" and seat.number in waiting:
            asked.append(seat.number)
    changed = {seat.number for seat in seats}
    settled = [seat for seat in sorted(changed) if not timing.seats[seat].late]
    timing, decided = waits.close_votes(timing, settled, gone=True)
    builder.posts += [outbox.show_late_vote(seated, seat) for seat in decided]
    builder.clear_timers += [(timers.LATE_VOTE, seat) for seat in decided]
    closed = changed & set(timing.offered)
    builder.timing = waits.ask(
        msgspec.structs.replace(timing, offered=tuple(seat for seat in timing.offered if seat not in closed)),
        asked,
        now,
    )
    builder.posts += [outbox.show_offer(seated, seat) for seat in sorted(closed)]
    builder.timers += waits.timers_of(seated, builder.timing, asked, now)
    builder.clear_timers += [(kind, seat.number) for kind in timers.TIMED for seat in seats]


def _fill_bank_after_live_hour(timing: Timing, seat: int) -> Timing:
    """The timing with a full bank for a seat once the live hour that goes on is over: what was left is not theirs."""
    if timing.live is None:
        return timing
    pace = read_pace(timing.live.pace)
    banks = list(timing.live.banks)
    banks[seat] = pace.bank if pace else None
    return msgspec.structs.replace(timing, live=msgspec.structs.replace(timing.live, banks=tuple(banks)))
