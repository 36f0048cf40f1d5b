"""What happens to a late player's seat: a computer player stands in, and the seat may be offered to anybody. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from bot.host import audiences, outbox, timers, waits
from bot.host.builder import CommitBuilder, timing_of
from bot.host.computers_at import substitute_at
from bot.host.seated import Seated
from bot.host.seats import put_substitute
from bot.host.timers import Pauses
from bot.host.turns import game_of
from storage.commits import SetTimer, WantPost


def substitute(
    builder: CommitBuilder,
    seated: Seated,
    seat: int,
    now: float,
    pauses: Pauses,
    *,
    for_good: bool = True,
    level: str | None = None,
) -> None:
    """Let a computer player act for the late person until they are back or, unless `for_good`, for this turn only.

    It has the level agreed for those that stand in, unless another is named.
    """
    timing = timing_of(builder)
    builder.waits += waits.end_wait(seated, seat, now, acted=False)
    clock = waits.withdraw(timing, [seat]).seats[seat]
    pace = seated.contract.terms.pace
    bank = min(pace.most, pace.added) if pace else None
    builder.timing = timing.with_seat(seat, replace(clock, bank=bank, stands_in=not for_good))
    if seated.sits_as_computer(seat):
        # The late person has left the seat to it before that was decided.
        return
    level = level or substitute_at(seated)
    builder.seats.append(put_substitute(seated.seat(seat), level))
    builder.waiting = timers.people_waited_for(seated, game_of(seated)) - {seat}
    builder.timers.append(timers.computer_timer(seated, game_of(seated), seat, now, pauses))
    # What the table asks them is still asked: they are not there, and a call that is owed for it stays.
    builder.clear_timers += [(kind, seat) for kind in (timers.REMIND, timers.LATE, timers.WAKE)]
    look_at_questions(builder, seated, now)
    # Without a clock nobody's time has run out.
    builder.note("seat-late" if pace else "seat-away", seat=seat, level=level)
    builder.posts += [outbox.announce_handover(seated), outbox.show_table(seated), show_hand(seat)]


def offer_seat(builder: CommitBuilder, seated: Seated, seat: int, now: float, pauses: Pauses) -> None:
    """Let a computer player play until the person is back, and anybody else take the seat meanwhile."""
    substitute(builder, seated, seat, now, pauses)
    open_seat(builder, seated, seat)


def open_seat(builder: CommitBuilder, seated: Seated, seat: int) -> None:
    """Let anybody take a seat in which a computer player plays."""
    timing = timing_of(builder)
    builder.timing = replace(timing, offered=tuple(sorted({*timing.offered, seat})))
    builder.posts.append(outbox.show_offer(seated, seat, repost=True))


def look_at_questions(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """Look again at open questions about a late seat, a live hour, a pause and the pace, once seats have other players.

    Those who do not play any more need not answer, so all others may have answered already. Whoever is new in a seat is
    asked too: the answer of the person before them is not theirs.
    """
    new = {each.number: each.kind for each in builder.seats if each.user_id != seated.seat(each.number).user_id}
    people = {seat for seat, kind in new.items() if kind == "person"}
    timing = timing_of(builder)
    if (meeting := timing.open_meeting) is not None:
        builder.timers.append(SetTimer(kind=timers.MEETING, due=now))
        can = {seat: times for seat, times in meeting.can.items() if seat not in new}
        meeting = replace(meeting, voters=tuple(sorted({*meeting.voters, *people})), can=can)
        timing = replace(timing, meeting=meeting)
    if (proposal := timing.open_proposal) is not None:
        builder.timers.append(SetTimer(kind=timers.PROPOSAL, due=now))
        yes = tuple(seat for seat in proposal.yes if seat not in new)
        # Silence may count as agreeing, so whoever is new has as long to answer as the others had.
        at = int(now) if people or not proposal.at else proposal.at
        proposal = replace(proposal, voters=tuple(sorted({*proposal.voters, *people})), yes=yes, at=at)
        timing = replace(timing, proposal=proposal)
    changed = {each.number for each in builder.seats}
    for vote in timing.open_votes():
        if not changed.intersection(vote.voters) and not people:
            continue
        builder.timers.append(SetTimer(kind=timers.LATE_VOTE, due=now, seat=vote.seat))
        builder.posts.append(outbox.show_late_vote(seated, vote.seat))
        votes = {seat: choice for seat, choice in vote.votes.items() if seat not in new}
        at = int(now) if people or not vote.at else vote.at
        voters = tuple(sorted({*vote.voters, *people}))
        timing = timing.with_vote(replace(vote, voters=voters, votes=votes, at=at))
    builder.timing = timing


def show_hand(seat: int) -> WantPost:
    """The hand of one seat, which says how long its person has, or that a computer player plays for them."""
    return WantPost(audience=audiences.seat_audience(seat), kind=outbox.HAND)
