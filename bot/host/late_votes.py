"""The vote about a late player's seat: who is asked, what is decided, and when. Pure: a table in, a Commit out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace as with_fields
from typing import Literal

from msgspec.structs import replace

from bot.controls import LateChoice
from bot.errors import Sorry
from bot.host import answering, outbox, timers, waits
from bot.host.breaking import end_game
from bot.host.builder import CommitBuilder, timing_of
from bot.host.ending import Ending
from bot.host.seated import Request, Seated
from bot.host.standing_in import offer_seat, open_seat, substitute
from bot.host.timers import LATE, LATE_VOTE, Pauses
from bot.host.timing import LateVote, Timing
from bot.host.turns import game_of
from bot.pace.terms import DAY, MINUTE
from storage.commits import Commit, SetTimer


def voters(seated: Seated, timing: Timing, late: int) -> tuple[int, ...]:
    """The seats of the other people who are not late themselves."""
    user = seated.seat(late).user_id
    return tuple(
        seat.number
        for seat in seated.seats
        if seat.kind == "person" and seat.user_id not in (None, user) and not timing.seats[seat.number].late
    )


def voters_of(seated: Seated, vote: LateVote) -> tuple[int, ...]:
    """The seats that are asked and still have a person who plays; the others cannot answer, and need not."""
    seats = [seated.seat(number) for number in vote.voters]
    return tuple(seat.number for seat in seats if seat.kind == "person" and seat.user_id is not None)


def missing_of(seated: Seated, vote: LateVote) -> frozenset[int]:
    """The seats whose people have still to vote."""
    return frozenset(voters_of(seated, vote)) - frozenset(vote.votes)


def ask(
    builder: CommitBuilder,
    seated: Seated,
    seat: int,
    now: float,
    pauses: Pauses,
    why: Literal["late", "left"] = "late",
) -> None:
    """Ask the others what to do with the seat; if nobody can answer, a computer player plays it."""
    asked = voters(seated, timing_of(builder), seat)
    if not asked:
        substitute(builder, seated, seat, now, pauses)
        return
    _put(builder, seated, LateVote(seated.version + 1, seat, asked, why, at=int(now)), now)


def ask_about_silent(
    builder: CommitBuilder, seated: Seated, seat: int, silent: Collection[int], request: Request, now: float
) -> None:
    """Ask the others, but for those who are `silent` too, about somebody who lets a table without a clock wait.

    Whoever wants that asked has a vote like the others, and need not be called.
    """
    asked = tuple(number for number in voters(seated, timing_of(builder), seat) if number not in silent)
    called = set(asked).difference(seated.seats_of(request.user))
    _put(builder, seated, LateVote(seated.version + 1, seat, asked, "waited", at=int(now)), now, called)


def ask_about_gone(builder: CommitBuilder, seated: Seated, seat: int, now: float) -> None:
    """Ask the others about the seat of somebody who has left for good, in which a computer player plays meanwhile."""
    asked = voters(seated, timing_of(builder), seat)
    if asked:
        computer = next((each.name for each in builder.seats if each.number == seat), "")
        question = LateVote(seated.version + 1, seat, asked, "gone", at=int(now), computer=computer)
        _put(builder, seated, question, now)


def _put(
    builder: CommitBuilder, seated: Seated, question: LateVote, now: float, called: Collection[int] | None = None
) -> None:
    """Ask a question; all who are asked are `called`, unless it is said who is."""
    seat, asked, rests = question.seat, question.voters, waits.rests_of(seated, seated.timing)
    builder.timing = timing_of(builder).with_vote(question)
    builder.timers.append(SetTimer(kind=LATE_VOTE, due=answering.ends_at(seated, asked, now, rests), seat=seat))
    shown = outbox.show_late_vote(seated, seat, asked)
    if called is not None:
        shown = with_fields(shown, payload=outbox.mention(called))
    builder.posts += [outbox.show_table(seated), shown]


def vote(seated: Seated, request: Request, number: int, choice: LateChoice, now: float, pauses: Pauses) -> Commit:
    """Vote on what to do with a late player's seat; it is decided once no further vote can change it."""
    game_of(seated)
    asked = next((each for each in seated.timing.open_votes() if each.number == number), None)
    if asked is None:
        raise Sorry("error-vote-over")
    mine = [seat for seat in seated.seats_of(request.user) if seat in asked.voters]
    if not mine:
        raise Sorry("error-waited-vote-own" if asked.why == "waited" else "error-late-vote-own")
    builder = CommitBuilder(seated, request, now)
    builder.note("late-vote", seat=mine[0], about=asked.seat, choice=choice)
    asked = replace(asked, votes={**asked.votes, **dict.fromkeys(mine, choice)}, at=asked.at or int(now))
    builder.timing = seated.timing.with_vote(asked)
    decided = _decide(seated, asked)
    if decided is None:
        due = max(now, _look_at(seated, asked, now))
        builder.timers.append(SetTimer(kind=LATE_VOTE, due=due, seat=asked.seat))
        builder.posts.append(outbox.show_late_vote(seated, asked.seat))
    else:
        _carry_out(builder, seated, asked.seat, decided, now, pauses)
    return builder.build()


def close_vote(seated: Seated, seat: int, now: float, pauses: Pauses) -> Commit:
    """Close a vote if its time is over, or nobody is left who could change it: do what most wanted.

    A tie, or no answer, means a computer player.
    """
    builder = CommitBuilder(seated, now=now, timing=seated.timing)
    for each in seated.timing.open_votes([seat]):
        asked = replace(each, at=each.at or int(now))
        decided = _decide(seated, asked)
        if decided is None and (until := _look_at(seated, asked, now)) > now:
            builder.timing = seated.timing.with_vote(asked)
            builder.timers.append(SetTimer(kind=LATE_VOTE, due=until, seat=seat))
            return builder.build()
        _carry_out(builder, seated, seat, decided or _most(asked.votes), now, pauses)
    builder.clear_timers.append((LATE_VOTE, seat))
    return builder.build()


def _look_at(seated: Seated, asked: LateVote, now: float) -> float:
    """When to look whether all who have not voted have had the time to do so."""
    rests = waits.rests_of(seated, seated.timing)
    return answering.look_at(answering.ends_at(seated, missing_of(seated, asked), asked.at, rests), now, rests)


def _decide(seated: Seated, asked: LateVote) -> LateChoice | None:
    return decide(asked.votes, len(asked.votes) + len(missing_of(seated, asked)))


def decide(votes: dict[int, LateChoice], voters: int) -> LateChoice | None:
    """The decision, if the votes still missing cannot change it; a tie is one for a computer player."""
    counts, missing = Counter(votes.values()), voters - len(votes)
    ahead = counts.most_common(2)
    if missing == 0:
        return _most(votes)
    most = max((count for choice, count in counts.items() if choice != "computer"), default=0)
    if counts["computer"] >= most + missing:
        return "computer"
    second = ahead[1][1] if len(ahead) > 1 else 0
    return ahead[0][0] if ahead and ahead[0][1] > second + missing else None


def _most(votes: dict[int, LateChoice]) -> LateChoice:
    ahead = Counter(votes.values()).most_common(2)
    if not ahead or (len(ahead) > 1 and ahead[0][1] == ahead[1][1]):
        return "computer"
    return ahead[0][0]


def _carry_out(
    builder: CommitBuilder, seated: Seated, seat: int, choice: LateChoice, now: float, pauses: Pauses
) -> None:
    timing = timing_of(builder)
    asked = timing.vote_about(seat)
    assert asked is not None
    builder.timing = timing.with_vote(replace(asked, decided=choice, decided_at=int(now)))
    builder.clear_timers.append((LATE_VOTE, seat))
    # Whoever left for good does not come back, so a computer player does not play until then.
    said = "stays" if asked.why == "gone" and choice == "computer" else choice
    builder.note("late-decided", seat=seat, choice=said, **({"who": asked.computer} if asked.computer else {}))
    builder.posts += [outbox.show_late_vote(seated, seat), outbox.show_table(seated)]
    if asked.why == "gone":
        _settle_gone(builder, seated, seat, choice)
        return
    if seat not in game_of(seated).to_act:
        return
    match choice:
        case "wait":
            _wait(builder, seated, seat, now)
        case "computer":
            substitute(builder, seated, seat, now, pauses)
        case "offer":
            offer_seat(builder, seated, seat, now, pauses)
        case "end":
            waited = asked.why == "waited"
            end_game(builder, seated, Ending("waited", seat) if waited else Ending("late", seat, voted=True))


def _settle_gone(builder: CommitBuilder, seated: Seated, seat: int, choice: LateChoice) -> None:
    """The computer player keeps the seat of somebody who left for good, unless the vote offers it or ends the game."""
    if choice == "offer" and seated.seat(seat).user_id is None:
        open_seat(builder, seated, seat)
    elif choice == "end":
        end_game(builder, seated, Ending("left", seat))


def _wait(builder: CommitBuilder, seated: Seated, seat: int, now: float) -> None:
    """Give them one more day; if they had left the server, look again then whether they have come back.

    Nothing rings before that for somebody who had left; if they are back, their clock and their reminders go on.
    Where there is no clock, the others can be asked again after that day.
    """
    timing = timing_of(builder)
    clock = replace(timing.seats[seat], late=False, ran_out=None)
    timing = timing.with_seat(seat, clock)
    reading = waits.read_clock(seated, seat, now, timing)
    bank = (reading.used if reading else 0) + DAY
    if clock.left:
        kept = None if clock.bank is None else max(clock.bank, bank)
        builder.timing = timing.with_seat(seat, replace(clock, bank=kept, left=False))
        builder.timers.append(SetTimer(kind=timers.MEMBER, due=now + DAY, seat=seat))
        for timer in waits.timers_of(seated, builder.timing, [seat], now):
            builder.timers.append(SetTimer(kind=timer.kind, due=max(timer.due, now + DAY + MINUTE), seat=seat))
        return
    if clock.bank is None:
        return
    builder.timing = timing.with_seat(seat, replace(clock, bank=bank))
    builder.timers += [timer for timer in waits.timers_of(seated, builder.timing, [seat], now) if timer.kind == LATE]
