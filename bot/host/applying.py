"""Asking to take over a seat in the middle of a game: the people seated agree, or are silent for a day awake. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from bot.errors import Sorry
from bot.host import answering, breaking, takeback, waits
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder, timing_of
from bot.host.consent import ends_of
from bot.host.handover import check_may_sit, take_over
from bot.host.log import Moment
from bot.host.outbox import APPLICATION
from bot.host.post_kinds import numbered
from bot.host.seated import Request, Seated
from bot.host.seats import MARK
from bot.host.timers import APPLIED, BREAK, CALL, UNDO, Pauses
from bot.host.turns import game_of
from storage.commits import Commit, SetTimer, WantPost
from storage.ids import UserId
from storage.models import Post

SILENT_FOR = answering.ANSWER_WITHIN
"""After this much awake time, anybody who has said nothing counts as having agreed."""
MOST_REFUSED = 2
"""After this many refusals in a row, nobody may apply for as long: two strangers could ring by turns for ever."""
FORGOTTEN_AFTER = SILENT_FOR
"""An application that is open for so long after its time has lost its timer, and holds up nobody any more."""


class Application(msgspec.Struct, frozen=True):
    """Somebody's wish for a seat, kept with the message that asks about it."""

    seat: int
    asked: int
    """The version at which it was asked."""
    user: UserId
    name: str
    yes: tuple[int, ...] = ()
    """The seats that have agreed."""
    state: str = "open"
    """open, refused, done, or over: it cannot be fulfilled any more."""
    at: float = 0.0
    refusals: int = 0
    """How many applications for this seat were refused in a row, each made soon after the one before."""
    owed: tuple[int, ...] = ()
    """The seats that are owed a call instead of a mention in the question."""
    since: dict[int, float] = {}
    """Since when the people are asked who have taken over their seats later than it was asked."""
    old: str = ""
    """The computer player whose seat it is."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is so when somebody may sit down: the time, and what the table is asked besides what its timing knows."""

    now: float
    pauses: Pauses
    log: Sequence[Moment]
    applications: Sequence[Application]


def post_kind(seat: int) -> str:
    """The kind of the message that asks about a seat."""
    return numbered(APPLICATION, seat)


def read_application(post: Post | None) -> Application | None:
    """The application in the message about a seat: the one it is to show, or the one noted when it was last shown."""
    kept = (post.payload or post.noted) if post else None
    return msgspec.json.decode(kept, type=Application) if kept else None


def note_owed(kept: bytes, seats: Collection[int]) -> bytes:
    """An application, as it is kept, whose question must not mention these seats any more: they are owed a call."""
    application = msgspec.json.decode(kept, type=Application)
    owed = tuple(sorted({*application.owed, *seats}))
    return msgspec.json.encode(msgspec.structs.replace(application, owed=owed))


def voters(seated: Seated, application: Application) -> frozenset[int]:
    """The seats whose people are asked, including people who are away."""
    people = (seat.number for seat in seated.seats if seat.user_id is not None)
    return frozenset(people) - {application.seat}


def missing_of(seated: Seated, application: Application) -> frozenset[int]:
    """The seats whose people have still to agree."""
    return voters(seated, application) - frozenset(application.yes)


def look_at(seated: Seated, application: Application, now: float) -> float:
    """When to look whether all who have said nothing have had the time to answer."""
    rests = waits.rests_of(seated, seated.timing)
    since = {seat: application.since.get(seat, application.at) for seat in missing_of(seated, application)}
    silent = answering.silent_until(seated, application.at, SILENT_FOR)
    return answering.look_at(max(ends_of(seated, since, rests, SILENT_FOR), default=silent), now, rests)


def apply(seated: Seated, request: Request, number: int, earlier: Application | None, situation: Situation) -> Commit:
    """Ask the people seated to agree; a seat that is on offer, or a table without people to ask, needs no asking.

    A seat has one open application at a time, which ends if somebody takes the seat. Soon after a refusal the same
    person cannot apply again, nor can one stranger after another.
    """
    now = situation.now
    free = check_may_sit(seated, request, number)
    old = free.name.removeprefix(MARK) if free.user_id is None else ""
    application = Application(number, seated.version + 1, request.user, request.name, at=now, old=old)
    if number in seated.timing.offered or not voters(seated, application):
        builder = _sit_down(seated, request, number, situation)
        _end(builder, seated, earlier, request.user)
        return builder.build()
    if earlier is not None and earlier.state == "open" and now < look_at(seated, earlier, now) + FORGOTTEN_AFTER:
        raise Sorry("error-seat-asked")
    if earlier is not None and earlier.state == "refused" and now < earlier.at + SILENT_FOR:
        if earlier.user == request.user or earlier.refusals >= MOST_REFUSED:
            raise Sorry("error-seat-again", when=f"<t:{int(earlier.at + SILENT_FOR)}:R>")
        application = msgspec.structs.replace(application, refusals=earlier.refusals)
    builder = CommitBuilder(seated, request, now)
    builder.note("seat-asked", seat=number)
    builder.timers.append(SetTimer(kind=APPLIED, due=look_at(seated, application, now), seat=number))
    builder.posts.append(_post(seated, application, repost=True))
    return builder.build()


def answer(
    seated: Seated,
    request: Request,
    seat: int,
    application: Application | None,
    asked: int,
    yes: bool,
    situation: Situation,
) -> Commit:
    """Agree to an application or refuse it; one no ends it, the last yes seats the applicant if that is possible."""
    game_of(seated)
    if application is None or application.asked != asked or application.state != "open":
        raise Sorry("error-vote-over")
    if seat not in voters(seated, application):
        raise Sorry("error-vote-own")
    agreed = tuple(sorted({*application.yes, seat})) if yes else application.yes
    if yes and frozenset(agreed) >= voters(seated, application):
        return settle_or_end(seated, application, situation, request)
    now = situation.now
    builder = CommitBuilder(seated, request, now)
    state = "open" if yes else "refused"
    builder.note("seat-vote", seat=seat, yes=yes)
    if not yes:
        builder.clear_timers.append((APPLIED, application.seat))
        application = msgspec.structs.replace(application, refusals=application.refusals + 1, at=now)
    now_so = msgspec.structs.replace(application, yes=agreed, state=state)
    if yes:
        due = max(now, look_at(seated, now_so, now))
        builder.timers.append(SetTimer(kind=APPLIED, due=due, seat=application.seat))
    builder.posts.append(_post(seated, now_so))
    return builder.build()


def _settle(seated: Seated, application: Application, situation: Situation, by: Request | None) -> Commit:
    """Seat the applicant, since everybody has agreed or kept silent."""
    done = _post(seated, msgspec.structs.replace(application, state="done"))
    who = Request(f"seat:{seated.id}:{application.asked}", application.user, application.name)
    builder = _sit_down(seated, who, application.seat, situation)
    builder.request = by
    builder.posts.append(done)
    builder.clear_timers.append((APPLIED, application.seat))
    return builder.build()


def settle_or_end(seated: Seated, application: Application, situation: Situation, by: Request | None = None) -> Commit:
    """Seat the applicant or, if they or the seat can no longer be had, end the question."""
    game_of(seated)
    try:
        return _settle(seated, application, situation, by)
    except Sorry:
        builder = CommitBuilder(seated, by, situation.now)
        _end(builder, seated, application)
        return builder.build()


def _sit_down(seated: Seated, request: Request, number: int, situation: Situation) -> CommitBuilder:
    """Seat somebody, who is asked what the others are asked: the answers of the person before them are not theirs.

    They are called for it. How long they have to answer depends on their hours, which are known once they sit there.
    """
    now = situation.now
    builder = take_over(seated, request, number, now, situation.pauses)
    ringing = []
    if (question := breaking.latest_question(situation.log)) is not None and question.open:
        ringing.append(SetTimer(kind=BREAK, due=now))
    if (question := takeback.latest_consent(situation.log)) is not None and question.open:
        ringing.append(SetTimer(kind=UNDO, due=now))
        builder.posts.append(takeback.show_question(seated))
    for each in situation.applications:
        if each.state == "open" and each.seat != number and each.user != request.user:
            ringing.append(SetTimer(kind=APPLIED, due=now, seat=each.seat))
            yes, since = tuple(seat for seat in each.yes if seat != number), {**each.since, number: now}
            builder.posts.append(_post(seated, msgspec.structs.replace(each, yes=yes, since=since)))
    timing = timing_of(builder)
    if ringing or timing.open_proposal or timing.open_meeting or timing.open_votes():
        ringing.append(SetTimer(kind=CALL, due=now, seat=number))
    builder.timers += ringing
    return builder


def _end(builder: CommitBuilder, seated: Seated, application: Application | None, taker: UserId | None = None) -> None:
    """End an open application, if there is one: somebody else has the seat, or nobody can."""
    if application is None or application.state != "open":
        return
    state = "done" if application.user == taker else "over"
    builder.posts.append(_post(seated, msgspec.structs.replace(application, state=state)))
    builder.clear_timers.append((APPLIED, application.seat))


def _post(seated: Seated, application: Application, *, repost: bool = False) -> WantPost:
    return WantPost(
        audience=PUBLIC,
        kind=post_kind(application.seat),
        channel_id=seated.place,
        payload=msgspec.json.encode(application),
        repost=repost,
    )
