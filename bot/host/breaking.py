"""Breaking a game off: by agreement of all, by those who manage the server, or as the table agreed. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import structs

from bot.errors import Sorry
from bot.host import answering, audiences, outbox, waits
from bot.host.builder import CommitBuilder
from bot.host.consent import Consent, check_vote, ends_of, missing_of, read_consent, voters
from bot.host.ending import Ending, write_ending
from bot.host.log import Moment
from bot.host.seated import Request, Seated
from bot.host.timers import BREAK
from bot.host.turns import game_of
from bot.pace.terms import DAY, Rests
from storage.commits import Commit, SetTimer, WantPost

ASKED, VOTE = "break-asked", "break-vote"
SILENT_FOR = 2 * DAY
"""After this much awake time, anybody who has neither said anything nor moved counts as having agreed."""
AGAIN_AFTER = DAY
"""How long after a question that was refused nobody may ask again."""


def latest_question(log: Sequence[Moment]) -> Consent | None:
    """The last time that somebody asked to break the game off; moves put its end off, but do not close it."""
    return read_consent(log, ASKED, VOTE)


def ends_at(seated: Seated, question: Consent) -> float | None:
    """When everybody who has said nothing counts as having agreed; None in a pause without an end."""
    rests = waits.rests_of(seated, seated.timing)
    if any(pause.end is None for pause in rests.pauses):
        return None
    return _ends_at(seated, question, missing_of(seated, question), rests)


def _ends_at(seated: Seated, question: Consent, missing: Collection[int], rests: Rests) -> float:
    return max(ends_of(seated, _silent_since(seated, question, missing), rests, SILENT_FOR), default=question.at)


def _silent_since(seated: Seated, question: Consent, missing: Collection[int]) -> dict[int, float]:
    """Since when the people in these seats have said nothing: whoever plays on is not silent."""
    moved = seated.timing.playing_on or {}
    return {seat: max(since, moved.get(seat, since)) for seat, since in question.since(missing).items()}


def _look_at(seated: Seated, question: Consent, missing: Collection[int], now: float) -> float:
    """When to look whether all who have said nothing have had the time to answer."""
    rests = waits.rests_of(seated, seated.timing)
    return answering.look_at(_ends_at(seated, question, missing, rests), now, rests)


def others(seated: Seated, seat: int) -> frozenset[int]:
    """The seats whose people are asked if that of this seat would like to break the game off."""
    return voters(seated, Consent(0, seat))


def ask(seated: Seated, request: Request, seat: int, log: Sequence[Moment], now: float) -> Commit:
    """Ask the others whether to break the game off; if there are no others, break it off at once."""
    game_of(seated)
    builder = CommitBuilder(seated, request, now)
    asked = others(seated, seat)
    if not asked:
        end_game(builder, seated, Ending("agreed", seat))
        return builder.build()
    earlier = latest_question(log)
    if earlier is not None and earlier.open:
        raise Sorry("error-break-asked")
    if earlier is not None and now < earlier.refused_at + AGAIN_AFTER:
        raise Sorry("error-break-again", when=f"<t:{int(earlier.refused_at + AGAIN_AFTER)}:R>")
    builder.note(ASKED, seat=seat)
    builder.timing = structs.replace(seated.timing, playing_on={})
    question = Consent(seated.version + 1, seat, at=now)
    builder.timers.append(SetTimer(kind=BREAK, due=_look_at(seated, question, asked, now)))
    builder.posts.append(outbox.show_break(seated, asked))
    return builder.build()


def vote(
    seated: Seated, request: Request, seat: int, asked: int, yes: bool, log: Sequence[Moment], now: float
) -> Commit:
    """Agree to break off, or refuse: one no closes the question, the last yes ends the game."""
    game_of(seated)
    question = check_vote(seated, latest_question(log), asked, seat)
    builder = CommitBuilder(seated, request, now)
    builder.note(VOTE, seat=seat, asked=asked, yes=yes)
    if not yes:
        builder.timing = structs.replace(seated.timing, playing_on=None)
        builder.clear_timers.append((BREAK, None))
    elif missing := missing_of(seated, question) - {seat}:
        due = max(now, _look_at(seated, question, missing, now))
        builder.timers.append(SetTimer(kind=BREAK, due=due))
    else:
        end_game(builder, seated, Ending("agreed", question.seat))
        return builder.build()
    builder.posts.append(outbox.show_break(seated))
    return builder.build()


def settle(seated: Seated, log: Sequence[Moment], now: float) -> Commit:
    """Break the game off, since nobody has said no in time; after a pause or an outage they have longer, as is told."""
    question = latest_question(log)
    if not seated.running or question is None or not question.open:
        raise Sorry("error-vote-over")
    builder = CommitBuilder(seated, now=now)
    missing = missing_of(seated, question)
    if missing and (due := _look_at(seated, question, missing, now)) > now:
        builder.timers.append(SetTimer(kind=BREAK, due=due))
        builder.posts.append(outbox.show_break(seated))
        return builder.build()
    end_game(builder, seated, Ending("agreed", question.seat))
    return builder.build()


def break_off(seated: Seated, request: Request, now: float) -> Commit:
    """Break a game off at once, for somebody who manages its server."""
    game_of(seated)
    builder = CommitBuilder(seated, request, now)
    end_game(builder, seated, Ending("managers"))
    return builder.build()


def end_game(builder: CommitBuilder, seated: Seated, ending: Ending) -> None:
    """End a running game: the table waits for nobody, its luck is revealed, and the result says why it ended."""
    game = game_of(seated)
    builder.note("ended", why=ending.why, **({} if ending.seat is None else {"seat": ending.seat}))
    builder.fields["ending"] = write_ending(ending)
    builder.end(game.outcome.scores if ending.winners else (), ending.winners)
    builder.posts += [
        outbox.show_table(seated),
        *outbox.show_hands(seated, range(len(seated.seats)), builder.now or 0.0),
        *(WantPost(audience=audiences.team_audience(number), kind=outbox.TALK) for number in range(len(game.rooms))),
        *outbox.close_questions(seated, builder.timing or seated.timing),
        *outbox.show_result(seated),
    ]
