"""Proposals about time that the others accept or refuse: a pause, its end, another pace. Pure.

Saying nothing for a day of awake time counts as agreeing to a pause or its end, since a table must not hang on somebody
who does not look; another pace needs everybody's yes. Whoever lets a computer player play agrees to each of them by
saying nothing for a day, awake or not.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.errors import Sorry
from bot.host import answering, late_votes, outbox, waits
from bot.host.builder import CommitBuilder, timing_of
from bot.host.calling import call_timers
from bot.host.handover import played_for
from bot.host.seated import Request, Seated
from bot.host.timers import BREAK, LATE, LATE_VOTE, PAUSE, PROPOSAL, REMIND
from bot.host.timing import Proposal, SeatTime, Timing
from bot.host.turns import game_of
from bot.pace.terms import DAY, LIVE, Rests
from bot.pace.typed import read_length
from storage.commits import Commit, SetTimer

What = Literal["pause", "resume", "pace"]
AGAIN_AFTER = DAY
"""How long after a refusal the same person cannot ask the others again."""
RESTS_ON = 7 * DAY
"""How long a pause without an end still lasts once somebody has refused to go on, so that nobody makes it last."""


def propose(seated: Seated, request: Request, what: What, value: str, now: float) -> Commit:
    """Ask the others for a pause, for its end, or for another pace; it is done at once if nobody need be asked."""
    game_of(seated)
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    timing, paused = seated.timing, seated.timing.pause_at(now)
    if what == "pause" and paused:
        raise Sorry("error-paused")
    if what == "resume" and not paused:
        raise Sorry("error-not-paused")
    if what == "pace" and value == seated.contract.pace:
        raise Sorry("error-same-pace")
    ends_alone = what == "resume" and timing.paused_by in mine
    asked_already = timing.open_proposal is not None
    if asked_already and not ends_alone:
        raise Sorry("error-proposal-open")
    again = timing.refused.get(mine[0], -AGAIN_AFTER) + AGAIN_AFTER
    if now < again and not ends_alone:
        raise Sorry("error-break-again", when=f"<t:{again}:R>")
    if asked_already:
        return _end_pause_alone(seated, request, mine[0], now)
    asked = tuple(seat.number for seat in seated.seats if seat.user_id not in (None, request.user))
    proposal = Proposal(seated.version + 1, mine[0], what, value, asked, at=int(now))
    builder = CommitBuilder(seated, request, now, timing=replace(timing, proposal=proposal))
    if not asked or ends_alone:
        _carry_out(builder, seated, now)
        return builder.build()
    builder.note("proposed", seat=mine[0], wish=what, value=value)
    builder.timers.append(SetTimer(kind=PROPOSAL, due=_ends_at(seated, asked, now)))
    builder.posts.append(outbox.show_proposal(seated, asked))
    return builder.build()


def _end_pause_alone(seated: Seated, request: Request, seat: int, now: float) -> Commit:
    """Go on although the others are asked something: whether to go on is settled with it, all else stays open."""
    builder = CommitBuilder(seated, request, now, timing=seated.timing)
    if seated.timing.proposal is not None and seated.timing.proposal.what == "resume":
        _carry_out(builder, seated, now)
    else:
        builder.note("resume", seat=seat, value="")
        _resume(builder, seated, now)
    return builder.build()


def _ends_at(seated: Seated, asked: Collection[int], since: float) -> float:
    """When all of these seats have had a day to answer: of awake time, or any day if a computer player plays for good.

    Outages do not count. Pauses do, since a pause's end is proposed during it.
    """
    playing = [seat for seat in asked if _plays(seated, seat)]
    return answering.ends_at(seated, playing, since, Rests((), seated.outages))


def _plays(seated: Seated, seat: int) -> bool:
    """Whether a seat's person plays it, also if they are late and a computer player acts for them in this one turn."""
    return not seated.sits_as_computer(seat) or seated.timing.seats[seat].stands_in


def seats_asked(seated: Seated, request: Request, voters: Collection[int]) -> list[int]:
    """The seats for which a person answers a question about time; raises Sorry if they have none that is asked."""
    asked = [seat for seat in voters if seated.seat(seat).user_id == request.user]
    if not asked and not seated.seats_of(request.user):
        raise Sorry("error-away" if played_for(seated, request.user) else "error-not-seated")
    if not asked:
        raise Sorry("error-vote-not-asked")
    return asked


def voters_of(seated: Seated, proposal: Proposal) -> tuple[int, ...]:
    """The seats that are asked and have a person, also one for whom a computer player plays: they may come back."""
    return tuple(number for number in proposal.voters if seated.seat(number).user_id is not None)


def missing_of(seated: Seated, proposal: Proposal) -> frozenset[int]:
    """The seats whose people have still to agree."""
    return frozenset(voters_of(seated, proposal)) - frozenset(proposal.yes)


def silence_agrees(seated: Seated, proposal: Proposal) -> bool:
    """Whether those who have still to answer agree by saying nothing.

    To another pace only those do for whom a computer player plays, so that it does not hang on people who are gone.
    """
    return proposal.what != "pace" or not any(_plays(seated, seat) for seat in missing_of(seated, proposal))


def answer(seated: Seated, request: Request, number: int, yes: bool, now: float) -> Commit:
    """Agree to a proposal or refuse it; one no ends it, the last yes carries it out."""
    game_of(seated)
    proposal = seated.timing.open_proposal
    if proposal is None or proposal.number != number:
        raise Sorry("error-vote-over")
    mine = seats_asked(seated, request, voters_of(seated, proposal))
    agreed = tuple(sorted({*proposal.yes, *(mine if yes else ())}))
    builder = CommitBuilder(seated, request, now)
    builder.timing = replace(seated.timing, proposal=replace(proposal, yes=agreed))
    if not yes:
        _refuse(builder, seated, proposal, now)
    elif set(agreed) >= set(voters_of(seated, proposal)):
        _carry_out(builder, seated, now)
    else:
        builder.posts.append(outbox.show_proposal(seated))
    return builder.build()


def _refuse(builder: CommitBuilder, seated: Seated, proposal: Proposal, now: float) -> None:
    """End a proposal that somebody has refused; if it was to end a pause that has no end, the pause gets one."""
    _settle(builder, seated, "refused")
    refused = {**seated.timing.refused, proposal.seat: int(now)}
    builder.timing = timing = replace(timing_of(builder), refused=refused)
    pause = timing.pause_at(now)
    if proposal.what != "resume" or pause is None or pause[1] is not None:
        return
    assert timing.proposal is not None
    until = int(now) + RESTS_ON
    pauses = tuple((pause[0], until) if each == pause else each for each in timing.pauses)
    builder.timing = replace(timing, pauses=pauses, proposal=replace(timing.proposal, until=until))
    builder.timers.append(SetTimer(kind=PAUSE, due=until))
    look_again(builder, seated, now)


def close(seated: Seated, now: float) -> Commit:
    """Carry a proposal out if all agree; if its time is over, close it."""
    proposal = seated.timing.open_proposal
    if proposal is None:
        return CommitBuilder(seated, now=now, clear_timers=[(PROPOSAL, None)]).build()
    missing, since = missing_of(seated, proposal), proposal.at or int(now)
    if missing and (until := _ends_at(seated, missing, since)) > now:
        builder = CommitBuilder(seated, now=now, timers=[SetTimer(kind=PROPOSAL, due=until)])
        builder.timing = replace(seated.timing, proposal=replace(proposal, at=since))
        builder.posts.append(outbox.show_proposal(seated))
        return builder.build()
    builder = CommitBuilder(seated, now=now, timing=seated.timing, clear_timers=[(PROPOSAL, None)])
    if missing and not silence_agrees(seated, proposal):
        _settle(builder, seated, "refused")
    else:
        _carry_out(builder, seated, now)
    return builder.build()


def end_pause(seated: Seated, now: float) -> Commit:
    """Go on with the game, if the agreed end of its pause has come; nobody need agree to its end any more."""
    builder = CommitBuilder(seated, now=now, timing=seated.timing, clear_timers=[(PAUSE, None)])
    if seated.timing.paused_by is not None and seated.timing.pause_at(now) is None:
        _go_on(builder, seated, now)
        proposal = seated.timing.open_proposal
        if proposal is not None and proposal.what == "resume":
            _settle(builder, seated, "past")
    return builder.build()


def _settle(builder: CommitBuilder, seated: Seated, state: Literal["agreed", "refused", "past"]) -> None:
    timing = timing_of(builder)
    assert timing.proposal is not None
    builder.timing = replace(timing, proposal=replace(timing.proposal, state=state))
    builder.clear_timers.append((PROPOSAL, None))
    builder.posts.append(outbox.show_proposal(seated))


def _carry_out(builder: CommitBuilder, seated: Seated, now: float) -> None:
    _settle(builder, seated, "agreed")
    proposal = timing_of(builder).proposal
    assert proposal is not None
    builder.note(proposal.what, seat=proposal.seat, value=proposal.value)
    match proposal.what:
        case "pause":
            _pause(builder, seated, proposal, now)
        case "resume":
            _resume(builder, seated, now)
        case "pace":
            change_pace(builder, seated, proposal.value, now)
            _call_to_pace(builder, seated, now)


def _pause(builder: CommitBuilder, seated: Seated, proposal: Proposal, now: float) -> None:
    timing = timing_of(builder)
    until = int(now) + read_length(proposal.value) if proposal.value else None
    builder.timing = replace(timing, pauses=(*timing.pauses, (int(now), until)), paused_by=proposal.seat)
    if until is not None:
        builder.timers.append(SetTimer(kind=PAUSE, due=until))
    look_again(builder, seated, now)


def _resume(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """End the pause that goes on, whenever it was to end."""
    timing = timing_of(builder)
    pauses = tuple((since, min(until or int(now), int(now))) for since, until in timing.pauses)
    builder.timing = replace(timing, pauses=pauses)
    builder.clear_timers.append((PAUSE, None))
    _go_on(builder, seated, now)


def _go_on(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """Call those who are waited for, since the pause was the last thing they heard of the table.

    People asked after the pause were called by that, and are not called again.
    """
    builder.timing = replace(timing_of(builder), paused_by=None)
    look_again(builder, seated, now)
    ended = max((until for _, until in timing_of(builder).pauses if until is not None), default=int(now))
    clocks = enumerate(timing_of(builder).seats)
    asked = [seat for seat, clock in clocks if clock.asked is not None and clock.asked < ended]
    builder.timers += call_timers(seated.with_timing(timing_of(builder)), asked, now)


def look_again(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """Have every reminder and deadline worked out again, and show the table."""
    rests = waits.rests_of(seated, timing_of(builder))
    for vote in timing_of(builder).open_votes():
        due = answering.ends_at(seated, late_votes.missing_of(seated, vote), vote.at or now, rests)
        builder.timers.append(SetTimer(kind=LATE_VOTE, due=due, seat=vote.seat))
    for seat, clock in enumerate(timing_of(builder).seats):
        if clock.asked is not None:
            builder.timers.append(SetTimer(kind=REMIND, due=now, seat=seat))
            if clock.bank is not None and not clock.late:
                builder.timers.append(SetTimer(kind=LATE, due=now, seat=seat))
    # If it is asked whether to break the game off, which is in the log, that ends at another time and says so.
    builder.timers.append(SetTimer(kind=BREAK, due=now))
    builder.posts.append(outbox.show_table(seated))


def _call_to_pace(builder: CommitBuilder, seated: Seated, now: float) -> None:
    """Call those who are waited for, whose clocks start over; whoever has just agreed is there, and knows."""
    there = seated.seats_of(builder.request.user) if builder.request else ()
    clocks = enumerate(timing_of(builder).seats)
    asked = [seat for seat, clock in clocks if clock.asked is not None and seat not in there]
    builder.timers += call_timers(seated.with_timing(timing_of(builder)), asked, now)


def change_pace(builder: CommitBuilder, seated: Seated, name: str, now: float) -> None:
    """Give the table another pace: everybody gets a full bank of it, and waits start over.

    What people have said of when they will play, also before a live hour in which they have not, still holds unless all
    play live now.
    """
    builder.contract = contract = msgspec.structs.replace(seated.contract, pace=name)
    pace, timing = contract.terms.pace, timing_of(builder)
    for seat, clock in enumerate(timing.seats):
        asked = None if clock.asked is None else int(now)
        bank = pace.bank if pace else None
        promised = _promised(timing, seat)
        promised = promised if name != LIVE and (promised or 0) > now else None
        kept = SeatTime(promised=promised, stands_in=clock.stands_in, met=clock.met, poked=clock.poked)
        timing = timing.with_seat(seat, replace(kept, bank=bank, asked=asked))
    timing, decided = waits.close_votes(timing, range(len(timing.seats)))
    builder.timing = timing
    builder.clear_timers += [(LATE_VOTE, seat) for seat in decided]
    builder.posts += [outbox.show_late_vote(seated, seat) for seat in decided]
    look_again(builder, seated, now)


def _promised(timing: Timing, seat: int) -> int | None:
    """When somebody has said that they will play, also before a live hour that goes on and in which they have not."""
    clock, live = timing.seats[seat], timing.live
    if clock.promised is None and live is not None and clock.asked == live.since:
        return live.promised.get(seat)
    return clock.promised
