"""Live hours: times when all are awake are proposed, and at the one that all agree on the table plays live. Pure.

Afterwards the table has its own pace again, and everybody the bank that they had left.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.errors import Sorry
from bot.host import outbox, waits
from bot.host.builder import CommitBuilder, timing_of
from bot.host.proposals import change_pace, seats_asked
from bot.host.seated import Request, Seated
from bot.host.timers import MEETING
from bot.host.timing import LiveHour, Meeting
from bot.host.turns import game_of
from bot.pace.meeting import common_times
from bot.pace.terms import HOUR, LIVE, MINUTE, Rests
from storage.commits import Commit, SetTimer

LASTS = HOUR
REMINDED_BEFORE = 30 * MINUTE
NEVER = -1
"""Stands for none of the times, in the button of somebody who cannot come."""


def propose(seated: Seated, request: Request, now: float) -> Commit:
    """Propose the next times at which all are awake together."""
    game_of(seated)
    mine = seated.seats_of(request.user)
    if not mine:
        raise Sorry("error-not-seated")
    if seated.contract.pace == LIVE:
        raise Sorry("error-meet-live")
    meeting = seated.timing.meeting
    if meeting is not None and meeting.state in ("open", "agreed") and meeting.times[-1] > now:
        raise Sorry("error-meet-asked")
    people = tuple(seat.number for seat in seated.seats if seat.kind == "person" and seat.user_id is not None)
    if len({seated.seat(seat).user_id for seat in people}) < 2:
        raise Sorry("error-meet-alone")
    persons = [seated.preferences(seat).person for seat in people]
    times = common_times(persons, Rests(waits.rests_of(seated, seated.timing).pauses), int(now))
    if not times:
        raise Sorry("error-meet-never")
    builder = CommitBuilder(seated, request, now)
    builder.note("meet-asked", seat=mine[0])
    builder.timing = replace(seated.timing, meeting=Meeting(seated.version + 1, mine[0], times, people))
    builder.timers.append(SetTimer(kind=MEETING, due=times[-1]))
    builder.posts.append(outbox.show_meeting(seated, [seat for seat in people if seat not in mine]))
    return builder.build()


def voters_of(seated: Seated, meeting: Meeting) -> tuple[int, ...]:
    """The seats that are asked and still have a person who plays; the others cannot answer, and need not."""
    seats = [seated.seat(number) for number in meeting.voters]
    return tuple(seat.number for seat in seats if seat.kind == "person" and seat.user_id is not None)


def missing_of(seated: Seated, meeting: Meeting) -> frozenset[int]:
    """The seats whose people have not yet said when they can come."""
    return frozenset(voters_of(seated, meeting)) - frozenset(meeting.can)


def answer(seated: Seated, request: Request, number: int, which: int, now: float) -> Commit:
    """Say that one can come at a time, or cannot after all; `NEVER` for none of them."""
    game_of(seated)
    meeting = seated.timing.open_meeting
    if meeting is None or meeting.number != number or which >= len(meeting.times):
        raise Sorry("error-vote-over")
    mine = seats_asked(seated, request, voters_of(seated, meeting))
    time = None if which == NEVER else meeting.times[which]
    if time is not None and time <= now:
        raise Sorry("error-meet-past")
    before = meeting.can.get(mine[0], ())
    chosen = () if time is None else tuple(sorted({*before} ^ {time}))
    meeting = replace(meeting, can={**meeting.can, **dict.fromkeys(mine, chosen)})
    builder = CommitBuilder(seated, request, now)
    builder.timing = replace(seated.timing, meeting=meeting)
    agreed = _agree(builder, seated, meeting, now)
    others = [seat for seat in meeting.voters if seat not in mine]
    builder.posts.append(outbox.show_meeting(seated, others if agreed else ()))
    return builder.build()


def _agree(builder: CommitBuilder, seated: Seated, meeting: Meeting, now: float) -> bool:
    """Keep the first time at which all who play there can come, if there is one and they are at least two people."""
    voters = voters_of(seated, meeting)
    times = [at for at in meeting.times if at > now and all(at in meeting.can.get(seat, ()) for seat in voters)]
    if not times or len({seated.seat(seat).user_id for seat in voters}) < 2:
        return False
    meeting = replace(meeting, at=times[0], state="agreed", told=int(now))
    builder.timing = replace(timing_of(builder), meeting=meeting)
    builder.note("meet-agreed", seat=meeting.seat)
    builder.timers.append(SetTimer(kind=MEETING, due=_look_at(meeting, times[0])))
    return True


def _look_at(meeting: Meeting, at: int) -> int:
    """When to see to an hour that is agreed for a moment: some time before it, to remind everybody, then as it begins.

    Whoever has only just been told of it is not reminded.
    """
    remind = at - REMINDED_BEFORE
    return remind if meeting.told < remind else at


def look(seated: Seated, now: float) -> Commit:
    """Begin or end the live hour, or see whether one is agreed now that others sit there, or the last time is past."""
    builder = CommitBuilder(seated, now=now, timing=seated.timing, clear_timers=[(MEETING, None)])
    meeting = seated.timing.meeting
    if meeting is None:
        return builder.build()
    if meeting.state == "open" and meeting.times[-1] <= now:
        builder.timing = replace(seated.timing, meeting=replace(meeting, state="over"))
        builder.posts.append(outbox.show_meeting(seated))
    elif meeting.state == "open":
        agreed = _agree(builder, seated, meeting, now)
        if not agreed:
            builder.timers.append(SetTimer(kind=MEETING, due=meeting.times[-1]))
        builder.posts.append(outbox.show_meeting(seated, meeting.voters if agreed else ()))
    elif meeting.state == "agreed" and meeting.at is not None and meeting.at <= now:
        _begin(builder, seated, meeting, now)
    elif meeting.state == "live" and meeting.at is not None and meeting.at + LASTS <= now:
        _end(builder, seated, meeting, now)
    elif meeting.state == "agreed" and meeting.at is not None:
        due = _look_at(meeting, meeting.at)
        if seated.contract.pace == LIVE:
            due = meeting.at  # All play live already, so nobody is reminded of an hour that will not begin.
        elif due <= now:
            builder.timing = replace(seated.timing, meeting=replace(meeting, told=int(now)))
            builder.posts.append(outbox.show_meeting(seated, meeting.voters))
            due = meeting.at
        builder.timers.append(SetTimer(kind=MEETING, due=due))
    elif meeting.state == "live" and meeting.at is not None:
        builder.timers.append(SetTimer(kind=MEETING, due=meeting.at + LASTS))
    return builder.build()


def _begin(builder: CommitBuilder, seated: Seated, meeting: Meeting, now: float) -> None:
    if seated.contract.pace == LIVE or (meeting.at or 0) + LASTS <= now:
        builder.timing = replace(seated.timing, meeting=replace(meeting, state="over"))
        builder.posts.append(outbox.show_meeting(seated))
        return
    banks = tuple(_left(seated, seat, now) for seat in range(len(seated.timing.seats)))
    clocks = enumerate(seated.timing.seats)
    promised = {seat: clock.promised for seat, clock in clocks if clock.promised is not None}
    live = LiveHour(seated.contract.pace, banks, int(now), promised)
    change_pace(builder, seated, LIVE, now)
    builder.timing = replace(timing_of(builder), live=live, meeting=replace(meeting, state="live", told=int(now)))
    builder.note("meet-begins", seat=meeting.seat)
    builder.timers.append(SetTimer(kind=MEETING, due=(meeting.at or now) + LASTS))
    builder.posts.append(outbox.show_meeting(seated, meeting.voters))


def _end(builder: CommitBuilder, seated: Seated, meeting: Meeting, now: float) -> None:
    live = seated.timing.live
    if live is not None and seated.contract.pace == LIVE:
        change_pace(builder, seated, live.pace, now)
        for seat, bank in enumerate(live.banks):
            clock = timing_of(builder).seats[seat]
            builder.timing = timing_of(builder).with_seat(seat, replace(clock, bank=bank))
        builder.note("meet-ends", seat=meeting.seat)
    builder.timing = replace(timing_of(builder), live=None, meeting=replace(meeting, state="over"))
    builder.posts.append(outbox.show_meeting(seated))


def _left(seated: Seated, seat: int, now: float) -> int | None:
    """What somebody has left of their bank; if they are late, what a turn adds."""
    clock, pace = seated.timing.seats[seat], seated.contract.terms.pace
    reading = waits.read_clock(seated, seat, now)
    if clock.bank is None or pace is None:
        return clock.bank
    # Whoever was late may have left their seat to a computer player with an empty bank, which may act during the hour.
    late = reading.late if reading else clock.bank == 0
    return min(pace.most, max(pace.added, 1)) if late else clock.bank - (reading.used if reading else 0)
