"""Somebody who does not play where there is no clock: from when the others may be asked about the seat. Pure.

With a clock a bank runs out by itself. Without one a person at the table has to ask, and the others vote as they do
about somebody late; but nobody is late, and nothing of it is kept as that.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.errors import Sorry
from bot.host import answering, late_votes, questions, waits
from bot.host.builder import CommitBuilder
from bot.host.calling import call_timers
from bot.host.log import Moment
from bot.host.seated import Request, Seated
from bot.host.turns import game_of
from bot.pace.terms import DAY
from storage.commits import Commit

SILENT_FOR = 3 * DAY
"""For how much awake time the table must have waited for somebody."""
AGAIN_AFTER = DAY
"""How long the table waits once it has decided to."""


def silent_from(seated: Seated, seat: int) -> float | None:
    """When somebody has let a table without a clock wait for too long; None where nobody can be asked about the seat.

    That is where there is a clock, where the table does not wait for a person, and in a pause without an end.
    """
    clock, rests = seated.timing.seats[seat], waits.rests_of(seated, seated.timing)
    has_player = seated.seat(seat).user_id is not None and not seated.sits_as_computer(seat)
    if seated.contract.terms.pace is not None or clock.asked is None or not has_player:
        return None
    if any(pause.end is None for pause in rests.pauses):
        return None
    return answering.ends_at(seated, [seat], clock.asked, rests, max(0, SILENT_FOR - clock.waited))


def askable_from(seated: Seated, seat: int) -> float | None:
    """From when the others may be asked about a seat, as far as can be known now; None if they cannot be.

    What its person has promised holds that up, but not for ever, however often they promise it. So do a pause, a live
    hour that is agreed, and the table's decision to wait.
    """
    silent, timing, clock = silent_from(seated, seat), seated.timing, seated.timing.seats[seat]
    if silent is None or clock.asked is None:
        return None
    moments = [silent, *(until for _, until in timing.pauses if until is not None)]
    if clock.promised is not None:
        rests = waits.rests_of(seated, timing)
        latest = answering.ends_at(seated, [seat], clock.asked, rests, answering.LATEST)
        moments.append(min(clock.promised, latest))
    if (meeting := timing.meeting) is not None and meeting.state == "agreed" and meeting.at is not None:
        moments.append(meeting.at)
    if (vote := timing.vote_about(seat)) is not None and vote.decided == "wait":
        moments.append(vote.decided_at + AGAIN_AFTER)
    return max(moments)


def may_ask(seated: Seated, request: Request, seat: int, now: float) -> bool:
    """Whether somebody may have the others asked about a seat, unless the table is being asked something else."""
    return _why_not(seated, request, seat, now) is None


def _why_not(seated: Seated, request: Request, seat: int, now: float) -> Sorry | None:
    mine, to_act = seated.seats_of(request.user), game_of(seated).to_act
    if not mine:
        return Sorry("error-not-seated")
    if seated.timing.open_votes([seat]):
        return Sorry("error-seat-asked")
    askable = askable_from(seated, seat)
    if askable is None or seat in mine or seated.contract.only_counts(to_act):
        return Sorry("error-ask-seat-nobody")
    if now < askable:
        return Sorry("error-ask-seat-early", when=f"<t:{int(askable)}:R>")
    if set(mine).intersection(to_act):
        return Sorry("error-ask-seat-own")
    return None


def ask(seated: Seated, request: Request, seat: int, asked: int, log: Sequence[Moment], now: float) -> Commit:
    """Ask the others what becomes of a seat that the table has waited for since `asked`, and call its person.

    Those who let the table wait for as long are not asked, as those who are late are not where there is a clock.
    """
    why_not = _why_not(seated, request, seat, now)
    if why_not is not None:
        raise why_not
    clock = seated.timing.seats[seat]
    if clock.asked != asked:
        raise Sorry("error-ask-seat-nobody")
    if seated.timing.open_proposal is not None or questions.missing_in_consents(seated, log):
        # Perhaps they only wait to see what comes of it.
        raise Sorry("error-ask-seat-question")
    builder = CommitBuilder(seated, request, now, timing=seated.timing)
    builder.note("waited", seat=seat)
    if now - clock.poked >= DAY:
        builder.timing = seated.timing.with_seat(seat, replace(clock, poked=int(now)))
        builder.timers += call_timers(seated, [seat], now)
    silent = [number for number in range(len(seated.seats)) if (silent_from(seated, number) or now + 1) <= now]
    late_votes.ask_about_silent(builder, seated, seat, silent, request, now)
    return builder.build()
