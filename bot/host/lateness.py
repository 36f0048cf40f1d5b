"""When somebody's bank runs out: what the table agreed for that, and the vote of the others.

Pure: a table in, a Commit out. Nobody is thrown out: a computer player plays until they are back, and they may come
back any time before somebody else took the seat.
"""

from __future__ import annotations

from collections import Counter

from bot.controls import LateChoice
from bot.errors import Sorry
from bot.host import audiences, outbox, timers, waits
from bot.host.builder import CommitBuilder
from bot.host.lobby import levels_at
from bot.host.seated import Request, Seated
from bot.host.seats import put_substitute
from bot.host.timers import Pauses
from bot.host.timing import LateVote, Timing
from bot.host.turns import game_of
from bot.host.waits import LATE, TIMED, replace
from bot.pace.stops import Running, call_stops
from bot.pace.words import DAY
from storage.commits import Commit, SetTimer, WantPost

LATE_VOTE = "late-vote"
CHOICES: tuple[LateChoice, ...] = ("wait", "computer", "offer", "end")
IN_A_ROW = 3
"""How often in a row a computer player acts for somebody before it plays on until they are back."""
VOTE_WITHIN = DAY
"""How much awake time those who are asked have for their answer."""


def look(seated: Seated, seat: int, now: float, pauses: Pauses) -> Commit:
    """See whether a seat's bank has run out; if so do what is agreed, and else look again when it will have."""
    builder = CommitBuilder(seated, now=now)
    reading = waits.read_clock(seated, seat, now)
    clock = seated.timing.seats[seat]
    if reading is None or reading.bank is None or clock.late:
        builder.clear_timers.append((LATE, seat))
    elif not reading.late:
        due = reading.due if reading.due is not None and reading.due > now else now + waits.UNKNOWN
        builder.timers.append(SetTimer(kind=LATE, due=due, seat=seat))
        builder.posts += [outbox.show_table(seated), *_hand(seated, seat)]
    else:
        builder.timing = seated.timing.with_seat(seat, replace(clock, late=True, lates=clock.lates + 1))
        builder.clear_timers.append((LATE, seat))
        builder.note("late", seat=seat)
        _follow(builder, seated, seat, now, pauses)
    return builder.build()


def _follow(builder: CommitBuilder, seated: Seated, seat: int, now: float, pauses: Pauses) -> None:
    """Do what the table agreed for whoever is late."""
    timing = _timing(builder)
    match seated.contract.late:
        case "vote":
            _ask(builder, seated, seat, now, pauses)
        case "computer":
            _substitute(builder, seated, seat, now, pauses, for_good=timing.seats[seat].lates >= IN_A_ROW)
        case "offer":
            _offer(builder, seated, seat, now, pauses)
        case "end":
            _end(builder, seated)
        case "nothing":
            builder.posts.append(outbox.show_table(seated))


def voters(seated: Seated, timing: Timing, late: int) -> tuple[int, ...]:
    """Those other people who are not late."""
    user = seated.seat(late).user_id
    return tuple(
        seat.number
        for seat in seated.seats
        if seat.kind == "person" and seat.user_id not in (None, user) and not timing.seats[seat.number].late
    )


def _ask(builder: CommitBuilder, seated: Seated, seat: int, now: float, pauses: Pauses) -> None:
    """Ask the others what shall become of the seat; where nobody can answer a computer player plays."""
    asked = voters(seated, _timing(builder), seat)
    if not asked:
        _substitute(builder, seated, seat, now, pauses)
        return
    builder.timing = replace(_timing(builder), vote=LateVote(seated.version + 1, seat, asked))
    ends = max(filter(None, (_awake_for(seated, voter, now) for voter in asked)), default=int(now) + VOTE_WITHIN)
    builder.timers.append(SetTimer(kind=LATE_VOTE, due=ends))
    builder.posts += [
        outbox.show_table(seated),
        WantPost(
            audience=audiences.PUBLIC,
            kind=outbox.LATE,
            channel_id=seated.place,
            payload=outbox.mention(asked),
            repost=True,
        ),
    ]


def _awake_for(seated: Seated, seat: int, now: float) -> int | None:
    """When somebody has been awake for long enough to answer."""
    stops = call_stops(seated.preferences(seat).person, waits.rests_of(seated, seated.timing))
    return Running(stops, int(now), int(now) + 30 * DAY).reached(VOTE_WITHIN)


def vote(seated: Seated, request: Request, number: int, choice: LateChoice, now: float, pauses: Pauses) -> Commit:
    """Say what shall become of a late player's seat; decided as soon as nothing can change it."""
    game_of(seated)
    asked = seated.timing.vote
    if asked is None or asked.number != number or asked.decided:
        raise Sorry("error-vote-over")
    mine = [seat for seat in seated.seats_of(request.user) if seat in asked.voters]
    if not mine:
        raise Sorry("error-late-vote-own")
    builder = CommitBuilder(seated, request, now)
    builder.note("late-vote", seat=mine[0], about=asked.seat, choice=choice)
    votes = {**asked.votes, **dict.fromkeys(mine, choice)}
    builder.timing = replace(seated.timing, vote=replace(asked, votes=votes))
    decided = decide(votes, len(asked.voters))
    if decided is None:
        builder.posts.append(WantPost(audience=audiences.PUBLIC, kind=outbox.LATE, channel_id=seated.place))
    else:
        _carry_out(builder, seated, decided, now, pauses)
    return builder.build()


def close_vote(seated: Seated, now: float, pauses: Pauses) -> Commit:
    """The time for answers is over: what most wanted is done; a tie, or no answer, is a computer player."""
    builder = CommitBuilder(seated, now=now, timing=seated.timing)
    asked = seated.timing.vote
    if asked is not None and not asked.decided:
        _carry_out(builder, seated, _most(asked.votes), now, pauses)
    builder.clear_timers.append((LATE_VOTE, None))
    return builder.build()


def decide(votes: dict[int, LateChoice], voters: int) -> LateChoice | None:
    """What is decided, if the votes that are missing cannot change it."""
    counts, missing = Counter(votes.values()), voters - len(votes)
    ahead = counts.most_common(2)
    if missing == 0:
        return _most(votes)
    second = ahead[1][1] if len(ahead) > 1 else 0
    return ahead[0][0] if ahead and ahead[0][1] > second + missing else None


def _most(votes: dict[int, LateChoice]) -> LateChoice:
    ahead = Counter(votes.values()).most_common(2)
    if not ahead or (len(ahead) > 1 and ahead[0][1] == ahead[1][1]):
        return "computer"
    return ahead[0][0]


def _carry_out(builder: CommitBuilder, seated: Seated, choice: LateChoice, now: float, pauses: Pauses) -> None:
    timing = _timing(builder)
    assert timing.vote is not None
    seat = timing.vote.seat
    builder.timing = replace(timing, vote=replace(timing.vote, decided=choice))
    builder.clear_timers.append((LATE_VOTE, None))
    builder.note("late-decided", seat=seat, choice=choice)
    builder.posts.append(WantPost(audience=audiences.PUBLIC, kind=outbox.LATE, channel_id=seated.place))
    builder.posts.append(outbox.show_table(seated))
    if seat not in game_of(seated).to_act or seated.sits_as_computer(seat):
        return
    match choice:
        case "wait":
            clock = _timing(builder).seats[seat]
            reading = waits.read_clock(seated, seat, now)
            bank = (reading.used if reading else 0) + DAY
            builder.timing = _timing(builder).with_seat(seat, replace(clock, bank=bank, late=False))
            builder.timers += [
                timer for timer in waits.timers_of(seated, builder.timing, [seat], now) if timer.kind == LATE
            ]
        case "computer":
            _substitute(builder, seated, seat, now, pauses)
        case "offer":
            _offer(builder, seated, seat, now, pauses)
        case "end":
            _end(builder, seated)


def _substitute(
    builder: CommitBuilder, seated: Seated, seat: int, now: float, pauses: Pauses, *, for_good: bool = True
) -> None:
    """A computer player acts for the late person: this turn, or until they are back."""
    timing = _timing(builder)
    clock = waits.withdraw(timing, [seat]).seats[seat]
    pace = seated.contract.terms.pace
    bank = min(pace.most, pace.added) if pace else None
    builder.timing = timing.with_seat(seat, replace(clock, bank=bank, stands_in=not for_good))
    builder.seats.append(put_substitute(seated.seat(seat), levels_at(seated)[0]))
    builder.waiting = timers.people_waited_for(seated, game_of(seated)) - {seat}
    builder.timers.append(SetTimer(kind=timers.COMPUTER, due=now + pauses.computer, seat=seat))
    builder.clear_timers += [(kind, seat) for kind in (*TIMED, timers.WAKE)]
    builder.posts += [outbox.show_table(seated), *_hand(seated, seat)]


def _offer(builder: CommitBuilder, seated: Seated, seat: int, now: float, pauses: Pauses) -> None:
    """A computer player plays until the person is back, and anybody else may take the seat meanwhile."""
    _substitute(builder, seated, seat, now, pauses)
    timing = _timing(builder)
    builder.timing = replace(timing, offered=tuple(sorted({*timing.offered, seat})))
    builder.posts.append(offer(seated, seat, repost=True))


def offer(seated: Seated, seat: int, *, repost: bool = False) -> WantPost:
    """The post by which anybody may take a seat; edited once nobody can any more."""
    kind = f"{outbox.OFFER}:{seat}"
    return WantPost(audience=audiences.PUBLIC, kind=kind, channel_id=seated.table.channel_id, repost=repost)


def _end(builder: CommitBuilder, seated: Seated) -> None:
    """The game ends without a result."""
    builder.fields["status"] = "over"
    builder.fields["ended_at"] = builder.now
    builder.waiting = frozenset()
    builder.timers, builder.clear_timers = [], []
    builder.posts += [
        outbox.show_table(seated),
        *outbox.show_hands(seated, range(len(seated.seats)), builder.now or 0.0),
    ]


def _hand(seated: Seated, seat: int) -> list[WantPost]:
    """The hand of one seat, which says until when its person has, or that a computer player plays for them."""
    return [WantPost(audience=audiences.seat_audience(seat), kind=outbox.HAND)]


def _timing(builder: CommitBuilder) -> Timing:
    assert builder.timing is not None
    return builder.timing
