"""Taking back a move that somebody may have learnt from: the whole table is asked, and all others must agree.

Saying nothing for a day of awake time counts as refusing: a move stands unless all want it back.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

import msgspec

from bot.errors import Sorry
from bot.host import answering, waits
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.host.consent import Consent, check_vote, ends_of, missing_of, read_consent, voters
from bot.host.log import Moment, actions_of, own_moves
from bot.host.outbox import VOTE as VOTE_POST
from bot.host.outbox import asked_otherwise, mention
from bot.host.seated import Request, Seated
from bot.host.timers import UNDO, Pauses
from bot.host.turns import build_turn, game_of, undo_row
from engine.sealed import Sealed
from storage.commits import Commit, SetTimer, WantPost

ASKED, VOTE, SILENCE = "undo-asked", "undo-vote", "undo-silence"
SILENT_FOR = answering.ANSWER_WITHIN
"""After this much awake time, anybody who has said nothing counts as having refused."""


def latest_consent(log: Sequence[Moment]) -> Consent | None:
    """The last time that somebody asked for a move back; it closes, too, when anybody is silent for long or moves.

    Advice, which can be given at any time and again and again, is no move here. It stays open if all agree of whom one
    has only then left the game, until that is done.
    """
    consent = read_consent(log, ASKED, VOTE)
    if consent is None:
        return None
    later = [moment for moment in log if moment.version >= consent.version]
    moved = any(map(_is_move, later))
    silent = any(moment.action.get("type") == SILENCE and moment.action["asked"] == consent.version for moment in later)
    done = any(moment.seat == consent.seat and (moment.undone_at or 0) >= consent.version for moment in log)
    return replace(consent, open=consent.open and not (moved or silent or done), done=done, silent=silent)


def _is_move(moment: Moment) -> bool:
    return moment.seat is not None and not moment.advice


def needs_word(seated: Seated, seat: int, waking: Collection[int] = ()) -> bool:
    """Whether taking back the last move of a seat needs the others' consent, so that nobody rings them again and again.

    It does if the move cannot simply be taken back and the table allows asking, or if the move woke somebody. Seats
    that are still to be called are `waking`.
    """
    game, undo = game_of(seated), seated.contract.undo
    if game.can_undo(seat) is not None:
        return undo == "asked"
    return undo != "never" and bool(_woken_by(seated, seat, waking))


def _woken_by(seated: Seated, seat: int, waking: Collection[int]) -> set[int]:
    """The people who have been called because of the last move of a seat."""
    game = game_of(seated)
    before = game.undo(seat)
    woken = set(game.to_act) - set(before.to_act) - {seat}
    if seat in before.to_act and seat not in game.to_act:
        # They were waited for before, too, but are asked something else since, for which they are called once more.
        woken |= asked_otherwise(before, game).difference(waking)
    return {other for other in woken if seated.timing.seats[other].asked is not None}


def _check_not_asked(consent: Consent | None, log: Sequence[Moment]) -> None:
    """Raise Sorry while the others are asked, and after they have refused until somebody moves."""
    if consent is None:
        return
    if consent.open:
        raise Sorry("error-undo-asked")
    moved = any(_is_move(moment) and not moment.undone and moment.version > consent.version for moment in log)
    if (consent.no or consent.silent) and not moved:
        raise Sorry("error-undo-refused")


def ask_back(seated: Seated, request: Request, seat: int, log: Sequence[Moment], now: float, pauses: Pauses) -> Commit:
    """Ask the others whether the seat may take its last move back."""
    if seated.contract.undo != "asked" and not needs_word(seated, seat):
        raise Sorry("error-undo-too-late" if seated.contract.undo == "open" else "error-undo-never")
    if not own_moves(log, seat):
        raise Sorry("error-undo-nothing")
    consent = latest_consent(log)
    if consent is not None and consent.seat == seat and is_agreed(seated, consent):
        return carry_out(seated, log, now, pauses, request)
    _check_not_asked(consent, log)
    builder = CommitBuilder(seated, request, now)
    builder.note(ASKED, seat=seat)
    asked = voters(seated, Consent(0, seat))
    if not asked:
        return _back(builder, seated, seat, log, now, pauses, there=True)
    builder.timing = msgspec.structs.replace(seated.timing, pleaded=True)
    question = Consent(seated.version + 1, seat, at=now)
    builder.timers.append(SetTimer(kind=UNDO, due=_answered_until(seated, question, asked, now)))
    builder.posts.append(replace(show_question(seated), payload=mention(asked), repost=True))
    return builder.build()


def vote(
    seated: Seated,
    request: Request,
    seat: int,
    asked: int,
    yes: bool,
    log: Sequence[Moment],
    now: float,
    pauses: Pauses,
) -> Commit:
    """Agree or not; with the last yes the move is taken back."""
    game_of(seated)
    consent = check_vote(seated, latest_consent(log), asked, seat)
    builder = CommitBuilder(seated, request, now)
    builder.note(VOTE, seat=seat, asked=asked, yes=yes)
    if not yes:
        builder.clear_timers.append((UNDO, None))
    elif missing := missing_of(seated, consent) - {seat}:
        until = _answered_until(seated, consent, missing, now)
        builder.timers.append(SetTimer(kind=UNDO, due=max(now, until)))
    else:
        return _back(builder, seated, consent.seat, log, now, pauses)
    builder.posts.append(show_question(seated))
    return builder.build()


def settle(seated: Seated, log: Sequence[Moment], now: float, pauses: Pauses) -> Commit:
    """Close the question, since somebody has not answered in time; after a pause or an outage they have longer."""
    game_of(seated)
    consent = latest_consent(log)
    if consent is None or not consent.open:
        raise Sorry("error-vote-over")
    if is_agreed(seated, consent):
        return carry_out(seated, log, now, pauses)
    if (until := _answered_until(seated, consent, missing_of(seated, consent), now)) > now:
        return CommitBuilder(seated, now=now, timers=[SetTimer(kind=UNDO, due=until)]).build()
    builder = CommitBuilder(seated, now=now, clear_timers=[(UNDO, None)])
    builder.note(SILENCE, asked=consent.version)
    builder.posts.append(show_question(seated))
    return builder.build()


def _answered_until(seated: Seated, consent: Consent, missing: Collection[int], now: float) -> float:
    """When to look whether one of these seats has not answered in time: the first to be silent for a day refuses.

    A day is of awake time without pauses and outages.
    """
    rests = waits.rests_of(seated, seated.timing)
    return answering.look_at(min(ends_of(seated, consent.since(missing), rests, SILENT_FOR)), now, rests)


def show_question(seated: Seated) -> WantPost:
    """The question whether a move may be taken back, with those who have still to answer it."""
    return WantPost(audience=PUBLIC, kind=VOTE_POST, channel_id=seated.place)


def is_agreed(seated: Seated, consent: Consent) -> bool:
    """Whether all who are still asked agree to something that is not done yet, as somebody else was asked, too."""
    return consent.open and consent.yes >= voters(seated, consent)


def carry_out(
    seated: Seated, log: Sequence[Moment], now: float, pauses: Pauses, request: Request | None = None
) -> Commit:
    """Take back what all agree to since the last who had not answered has left the game."""
    game_of(seated)
    consent = latest_consent(log)
    if consent is None or not is_agreed(seated, consent):
        raise Sorry("error-vote-over")
    return _back(CommitBuilder(seated, request, now), seated, consent.seat, log, now, pauses)


def _back(
    builder: CommitBuilder,
    seated: Seated,
    seat: int,
    log: Sequence[Moment],
    now: float,
    pauses: Pauses,
    *,
    there: bool = False,
) -> Commit:
    """Go back to before the seat's last move; everything since is undone with it, the luck stays the same.

    Its person, if they are not `there`, is called like others who are asked again.
    """
    standing = [moment for moment in log if moment.seat is not None and not moment.undone]
    undone = standing[standing.index(own_moves(log, seat)[-1]) :]
    kept = [moment for moment in log if moment not in undone]
    count = len(seated.seats)
    before = Sealed.replay(
        seated.table.game, count, seated.contract.asked(count), actions_of(seated.table.game, kept), seated.table.seed
    )
    builder.rows += [undo_row(moment.seat) for moment in undone if moment.seat is not None]
    return build_turn(builder, seated, seat if there else None, before, now, pauses, back=seat)
