"""Questions that a table asks its people, as posts: who still has to answer, and who is called for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from bot.host import Seated, applying, breaking, late_votes, meetings, outbox, proposals, readiness, takeback
from bot.host.consent import missing_of
from bot.host.leaving import FORGOTTEN
from bot.host.post_kinds import number_of
from bot.host.seats import MARK
from bot.post.addressing import mark_of, people, public_texts
from bot.post.snapshot import TableSnapshot
from bot.scenes import lobby_of, names_of, sitters_of
from bot.screens import clock, time, vote
from bot.screens import lobby as lobby_screen
from bot.screens import meeting as meeting_screen
from bot.screens.message import Message
from bot.texts.own_words import escape
from storage.ids import UserId
from storage.models import Post


async def ask_whether_ready(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask in a full lobby who is ready."""
    shown = lobby_of(seated, public_texts(seated))
    missing = [one for one in shown.sitters if not one.computer and one.seat not in (shown.ready or ())]
    rung = {one.seat for one in missing if readiness.was_called(seated.lobby_time, one.user)}
    rung &= set(outbox.read_called(post.payload, rung))
    users = _people_to_mention(snapshot, seated, post, rung) if shown.ready is not None else ()
    called = [f"<@{one.user}>" if one.user in users else escape(one.name) for one in missing]
    if post.message_id is None and shown.ready is None:
        return None
    return lobby_screen.ask_ready(shown, called, users, mark_of(post))


async def ask_to_take_back(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask whether a move may be taken back."""
    consent = takeback.latest_consent(await snapshot.log())
    if consent is None or (post.message_id is None and not (consent.open and seated.running)):
        return None
    missing = tuple(sorted(missing_of(seated, consent)))
    mentions = _people_to_mention(snapshot, seated, post, missing) if consent.open and seated.running else ()
    asker = await _asker(snapshot, seated, consent.seat, consent.version)
    sitters, texts = sitters_of(seated), public_texts(seated)
    return vote.vote(consent, asker, seated.id, sitters, missing, texts, mentions, over=not seated.running)


async def ask_to_break_off(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask whether the game should be broken off."""
    question = breaking.latest_question(await snapshot.log())
    if question is None or (post.message_id is None and not (question.open and seated.running)):
        return None
    asked = missing_of(seated, question) if question.open and seated.running else frozenset()
    missing = tuple(sorted(asked))
    mentions = _people_to_mention(snapshot, seated, post, missing)
    asker = await _asker(snapshot, seated, question.seat, question.version)
    sitters, texts, until = sitters_of(seated), public_texts(seated), breaking.ends_at(seated, question)
    return vote.ask_to_break_off(question, asker, seated.id, sitters, missing, until, seated.ending, texts, mentions)


async def ask_about_late(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask what should become of a late player’s seat."""
    seat = number_of(post.kind)
    asked = seated.timing.vote_about(seat)
    if asked is None:
        return None
    if not seated.running and asked.decided in (None, "over"):
        asked = msgspec.structs.replace(asked, decided="ended")
    asked = msgspec.structs.replace(asked, voters=late_votes.voters_of(seated, asked))
    missing = late_votes.missing_of(seated, asked)
    users = _people_to_mention(snapshot, seated, post, missing) if not asked.decided else ()
    called = _names(seated, users)
    clock = seated.timing.seats[seat]
    since = {"late": clock.ran_out, "waited": clock.asked}.get(asked.why)
    return time.late_vote(seated.id, asked, sitters_of(seated), public_texts(seated), called, users, since)


async def ask_about_time(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask whether to accept what somebody proposed about the clock."""
    asked = seated.timing.proposal
    if asked is None:
        return None
    if not seated.running and asked.state == "open":
        asked = msgspec.structs.replace(asked, state="over")
    asked = msgspec.structs.replace(asked, voters=proposals.voters_of(seated, asked))
    missing = proposals.missing_of(seated, asked)
    users = _people_to_mention(snapshot, seated, post, missing) if asked.state == "open" else ()
    called = _names(seated, users)
    asker = await _asker(snapshot, seated, asked.seat, asked.number)
    silence = proposals.silence_agrees(seated, asked)
    return clock.proposal(seated.id, asked, asker, public_texts(seated), called, users, silence=silence)


async def ask_to_meet(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask who can come to a live hour, tell everybody when it is agreed, or call them to it."""
    meeting = seated.timing.meeting
    if meeting is None:
        return None
    if not seated.running and meeting.state != "over":
        meeting = msgspec.structs.replace(meeting, state="ended")
    meeting = msgspec.structs.replace(meeting, voters=meetings.voters_of(seated, meeting))
    told = meeting.state in ("agreed", "live")
    missing = meeting.voters if told else meetings.missing_of(seated, meeting)
    users = _people_to_mention(snapshot, seated, post, missing) if told or meeting.state == "open" else ()
    asker = await _asker(snapshot, seated, meeting.seat, meeting.number)
    called = _names(seated, users)
    return meeting_screen.ask_when(seated.id, meeting, asker, called, public_texts(seated), users)


async def ask_for_seat(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """Ask whether somebody may take a seat over."""
    application = applying.read_application(post)
    if application is None:
        return None
    if not seated.running and application.state == "open":
        application = msgspec.structs.replace(application, state="over")
    missing = tuple(sorted(applying.missing_of(seated, application)))
    called = set(missing).difference(application.owed)
    mentions = _people_to_mention(snapshot, seated, post, called) if application.state == "open" else ()
    sitters = sitters_of(seated)
    return vote.ask_for_seat(application, seated.id, sitters, missing, public_texts(seated), mentions)


async def _asker(snapshot: TableSnapshot, seated: Seated, seat: int, version: int) -> str:
    """Whoever asked at this version: by the name they had then, also if they have left the seat since.

    Somebody who is being forgotten is not named, although the log may still do so at this moment.
    """
    log, sits = await snapshot.log(), seated.seat(seat)
    then = next((str(one.said.params["who"]) for one in log if one.version == version and one.said), "")
    if then in ("", sits.name.removeprefix(MARK)):
        return names_of(seated)[seat]
    since = (one.action for one in log if one.version > version)
    went = any(action.get("type") == FORGOTTEN and seat in action["seats"] for action in since)
    is_forgotten = sits.user_id is None and (went or not seated.running)
    return f"#{seat + 1}" if is_forgotten else then


def _people_to_mention(
    snapshot: TableSnapshot, seated: Seated, post: Post, missing: Iterable[int]
) -> tuple[UserId, ...]:
    """The people whom a new question may mention now."""
    if post.message_id is not None:
        return ()
    called = outbox.read_mentioned(post.payload) if outbox.keeps_mentions(post.kind) else missing
    return people(seated, snapshot.call_to_answer(seated, sorted(set(missing).intersection(called))))


def _names(seated: Seated, called: Collection[int]) -> dict[int, str]:
    """The name of each seat in a question, which is a mention if its person is called."""
    names = names_of(seated)
    return {
        seat.number: f"<@{seat.user_id}>" if seat.user_id in called else escape(names[seat.number])
        for seat in seated.seats
    }
