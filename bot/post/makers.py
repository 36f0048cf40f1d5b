"""Which message a post shows: from the table as it is now, so that the latest always wins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

import msgspec

from bot.host import Host, Seated, applying, audiences, breaking, outbox, takeback
from bot.host.lobby import who_is_unsure
from bot.host.log import Moment
from bot.host.luck import dealt_without_beacon
from bot.host.records import record_file
from bot.host.rounds import decided_after, split_rounds
from bot.pace.words import HOUR
from bot.post.addressing import mark_of, people, private_texts, public_texts
from bot.post.calls import make_call
from bot.post.digests import make_digest
from bot.post.onward import offer_onward
from bot.post.reading import Reading
from bot.preferences import read_preferences
from bot.scenes import lobby_of, past_of, scene_of, scene_then, sitters_of
from bot.screens import clock, frame, result, time, vote
from bot.screens import lobby as lobby_screen
from bot.screens import meeting as meeting_screen
from bot.screens.games import screen_of
from bot.screens.log import change_line, is_handover
from bot.screens.message import Message, Text
from bot.screens.round import round_over
from bot.texts import Texts
from bot.texts.own_words import escape
from engine.errors import Refusal
from engine.sealed import Sealed
from storage.commits import WantPost
from storage.models import GENERATIONS_A_VERSION, Post

Maker = Callable[[Reading, Seated, Post], Awaitable[Message | None]]


MOST_OUTAGES = 2
"""How many outages a table tells."""


class Fold(msgspec.Struct, frozen=True):
    """Which message of a table is folded, and which versions of the log stay in it."""

    channel: int
    message: int
    after: int
    until: int


def folding(seated: Seated, post: Post, until: int) -> WantPost | None:
    """The wish to fold the message in which a post shows the table, before or after another takes its place.

    A game that is made of rounds keeps a message of each instead, and of the table only the newest.
    """
    if post.kind != outbox.TABLE or post.message_id is None or post.channel_id is None or has_rounds(seated):
        return None
    fold = Fold(post.channel_id, post.message_id, post.generation // GENERATIONS_A_VERSION, until)
    kind = f"{outbox.FOLD}:{post.message_id}"
    return WantPost(audience=audiences.PUBLIC, kind=kind, payload=msgspec.json.encode(fold), keep=False)


def has_rounds(seated: Seated) -> bool:
    """Whether what is over of a game stays in a message of its own."""
    return seated.game is not None and seated.game.round is not None


class Lost(msgspec.Struct, frozen=True):
    """Where the bot may no longer show a table, and what it lacks there; nothing if it sees the place no more."""

    channel: int
    missing: str = ""


async def make(reading: Reading, post: Post) -> Message | None:
    """The message that this post must show, or None if there is nothing to show any more."""
    kind = post.kind.partition(":")[0]
    seated = await reading.seated()
    message = await MAKERS[kind](reading, seated, post)
    return replace(message, silent=await _is_silent(reading, seated, post, message)) if message else None


async def _is_silent(reading: Reading, seated: Seated, post: Post, message: Message) -> bool:
    """Whether a new message must not ring: nobody is called by it, or somebody who would hear it is asleep."""
    seat, user = audiences.seat_of(post.audience), audiences.user_of(post.audience)
    if message.mentions or post.message_id is not None:
        return False
    if post.kind == outbox.TABLE:
        return True
    if post.kind == outbox.HAND and seat is not None:
        asked = seated.game is not None and seat in seated.game.to_act
        return not (asked and seat in outbox.read_mentioned(post.payload) and reading.call_by_hand(seated, seat))
    if user is not None:
        return await reading.sleeps(user)
    return any([each.user_id and await reading.sleeps(each.user_id) for each in seated.seats])


async def _lobby(reading: Reading, seated: Seated, post: Post) -> Message | None:
    if seated.table.status == "over" and seated.game is not None:
        return result.card(scene_of(seated, None, public_texts(seated), []))
    # A rematch calls those whose seats are kept, by these, so that nobody is named here who is forgotten meanwhile.
    owners = [seated.contract.kept[number] for number in outbox.read_mentioned(post.payload)]
    missing = [user for user in owners if user and not seated.seats_of(user)]
    mentions = tuple(missing) if post.message_id is None else ()
    return lobby_screen.lobby(lobby_of(seated, public_texts(seated)), mentions)


async def _rematch(reading: Reading, seated: Seated, post: Post) -> Message | None:
    user = audiences.user_of(post.audience)
    if user is None or seated.table.status != "lobby" or seated.seats_of(user) or user not in seated.contract.kept:
        return None
    shown = lobby_of(seated, private_texts(await reading.player(user)))
    return lobby_screen.rematch(shown, seated.table.channel_id or 0)


async def _hello(reading: Reading, seated: Seated, post: Post) -> Message | None:
    user = audiences.user_of(post.audience)
    if user is None or not seated.seats_of(user):
        return None
    player = await reading.player(user)
    return lobby_screen.hello(seated.id, seated.table.name, seated.table.commitment.hex(), private_texts(player))


async def _ready(reading: Reading, seated: Seated, post: Post) -> Message | None:
    shown = lobby_of(seated, public_texts(seated))
    missing = [one for one in shown.sitters if not one.computer and one.seat not in (shown.ready or ())]
    users = _voters(reading, seated, post, [one.seat for one in missing]) if shown.ready is not None else ()
    called = [f"<@{one.user}>" if one.user in users else escape(one.name) for one in missing]
    if post.message_id is None and shown.ready is None:
        return None
    return lobby_screen.ask_ready(shown, called, users)


async def _unready(reading: Reading, seated: Seated, post: Post) -> Message | None:
    user = audiences.user_of(post.audience)
    if user is None:
        return None
    texts = private_texts(await reading.player(user))
    place = f"<#{seated.table.channel_id}>"
    return Message((Text(texts("unready", name=escape(seated.table.name), table=seated.id, place=place)),))


async def _invited(reading: Reading, seated: Seated, post: Post) -> Message | None:
    user = audiences.user_of(post.audience)
    if user is None or seated.table.status != "lobby" or seated.seats_of(user):
        return None
    player = await reading.player(user)
    if not read_preferences(player.preferences).dms:
        return None
    shown = lobby_of(seated, private_texts(player))
    return lobby_screen.invitation(shown, seated.table.channel_id or 0)


async def _changed(reading: Reading, seated: Seated, post: Post) -> Message | None:
    user = audiences.user_of(post.audience)
    unsure = seated.table.status == "lobby" and any(seat.user_id == user for seat in who_is_unsure(seated))
    if user is None or not unsure:
        return None
    player = await reading.player(user)
    return lobby_screen.changed(lobby_of(seated, private_texts(player)), seated.table.channel_id or 0)


async def _table(reading: Reading, seated: Seated, post: Post) -> Message | None:
    if seated.game is None or (seated.game.outcome.over and has_rounds(seated)):
        return None
    asked = [seat for seat in outbox.read_mentioned(post.payload) if seat in seated.game.to_act]
    called = reading.call(seated, asked, with_hand=True) if post.message_id is None else ()
    mentions = people(seated, called)
    texts, log = public_texts(seated), await reading.news(None)
    said = [texts("dealt-without-beacon")] if dealt_without_beacon(seated) else []
    said += tell_outages(seated, texts)
    notice = "\n".join(f"-# {line}" for line in said)
    look = await reading.public_preferences()
    scene = scene_of(seated, None, texts, log, preferences=look, notice=notice, mentions=mentions, mark=mark_of(post))
    return frame.public(scene)


async def _hand(reading: Reading, seated: Seated, post: Post) -> Message | None:
    seat = audiences.seat_of(post.audience)
    if seated.game is None or seat is None:
        return None
    user = seated.seat(seat).user_id
    if user is None:
        # Whoever had the hand keeps the message, but nothing of the game in it; a new one is never sent.
        return None if post.message_id is None else Message((Text(public_texts(seated)("hand-left")),))
    player = await reading.player(user)
    preferences = read_preferences(player.preferences)
    if not preferences.dms:
        return None
    if seated.sits_as_computer(seat):
        return time.played_for(seated.id, private_texts(player))
    note = await reading.host.store.notes.get(seated.id, user)
    scene = scene_of(
        seated,
        seat,
        private_texts(player),
        await reading.news(seat),
        picked=_picked(reading.host, seated.id, seat, seated.game),
        preferences=preferences,
        note=note.text if note else "",
        mark=mark_of(post),
    )
    return frame.private(scene, await offer_onward(reading.host, seated, seat, scene.texts))


def _picked(host: Host, table: int, seat: int, game: Sealed) -> tuple[str, ...]:
    """How far the seat has come in its menu, if that can still be had."""
    picked = host.choosing.picked(table, seat, game.prompt(seat))
    return () if picked and isinstance(game.ask(seat, picked), Refusal) else picked


async def _round(reading: Reading, seated: Seated, post: Post) -> Message | None:
    """What was decided in a round and how; only that it goes on, if the move that ended it was taken back."""
    number = int(post.kind.partition(":")[2])
    log = await reading.log()
    done = next((each for each in split_rounds(seated.table.game, log)[0] if each.number == number), None)
    texts = public_texts(seated)
    if done is None:
        return Message((Text(f"-# {texts('round-goes-on')}"),)) if post.message_id is not None else None
    past = await asyncio.to_thread(past_of, seated, log, done.moves)
    before = past[decided_after(done, screen_of(seated.table.game).decides)]
    scene = scene_then(seated, past[-1], texts, done, await reading.public_preferences())
    return round_over(scene, number, before.view(None))


async def _fold(reading: Reading, seated: Seated, post: Post) -> Message | None:
    fold = msgspec.json.decode(post.payload, type=Fold)
    log = [moment for moment in await reading.log(fold.after) if moment.version <= fold.until]
    return frame.fold(scene_of(seated, None, public_texts(seated), log))


async def _result(reading: Reading, seated: Seated, post: Post) -> Message | None:
    if seated.game is None:
        return None
    log: list[Moment] = await reading.log()
    look = await reading.public_preferences()
    called = reading.call(seated, [seat.number for seat in seated.seats]) if post.message_id is None else ()
    mentions, texts = people(seated, called), public_texts(seated)
    scene = scene_of(seated, None, texts, log, preferences=look, mentions=mentions, mark=mark_of(post))
    return result.result(scene, record_file(seated, log, await reading.host.store.turns.sittings(seated.id)))


async def _vote(reading: Reading, seated: Seated, post: Post) -> Message | None:
    plea = takeback.latest_plea(await reading.log())
    if plea is None or (post.message_id is None and not plea.open):
        return None
    missing = takeback.voters(seated, plea) - plea.yes - plea.no
    mentions = _voters(reading, seated, post, missing) if plea.open else ()
    return vote.vote(plea, seated.id, sitters_of(seated), tuple(sorted(missing)), public_texts(seated), mentions)


def _voters(reading: Reading, seated: Seated, post: Post, missing: Iterable[int]) -> tuple[int, ...]:
    """The people whom a new question may mention now."""
    if post.message_id is not None:
        return ()
    called = outbox.read_mentioned(post.payload) if outbox.keeps_mentions(post.kind) else missing
    return people(seated, reading.call(seated, sorted(set(missing).intersection(called))))


async def _break(reading: Reading, seated: Seated, post: Post) -> Message | None:
    question = breaking.latest_question(await reading.log())
    if question is None or (post.message_id is None and not (question.open and seated.running)):
        return None
    asked = breaking.voters(seated, question) - question.yes if question.open and seated.running else frozenset()
    missing = tuple(sorted(asked))
    mentions = _voters(reading, seated, post, missing)
    sitters, texts = sitters_of(seated), public_texts(seated)
    return vote.ask_to_break_off(question, seated.id, sitters, missing, seated.ending, texts, mentions)


async def _late(reading: Reading, seated: Seated, post: Post) -> Message | None:
    seat = int(post.kind.partition(":")[2])
    asked = seated.timing.vote_about(seat)
    if asked is None:
        return None
    if not seated.running and not asked.decided:
        asked = msgspec.structs.replace(asked, decided="over")
    missing = [seat for seat in asked.voters if seat not in asked.votes]
    users = _voters(reading, seated, post, missing) if not asked.decided else ()
    called = {
        seat.number: f"<@{seat.user_id}>" if seat.user_id in users else escape(seat.name) for seat in seated.seats
    }
    return time.late_vote(seated.id, asked, sitters_of(seated), public_texts(seated), called, users)


async def _proposal(reading: Reading, seated: Seated, post: Post) -> Message | None:
    asked = seated.timing.proposal
    if asked is None:
        return None
    if not seated.running and asked.state == "open":
        asked = msgspec.structs.replace(asked, state="over")
    missing = tuple(seat for seat in asked.voters if seat not in asked.yes)
    users = _voters(reading, seated, post, missing) if asked.state == "open" else ()
    called = {
        seat.number: f"<@{seat.user_id}>" if seat.user_id in users else escape(seat.name) for seat in seated.seats
    }
    names = {seat.number: seat.name for seat in seated.seats}
    return clock.proposal(seated.id, asked, names, public_texts(seated), called, users)


async def _meeting(reading: Reading, seated: Seated, post: Post) -> Message | None:
    meeting = seated.timing.meeting
    if meeting is None:
        return None
    if not seated.running:
        meeting = msgspec.structs.replace(meeting, state="over")
    missing = meeting.voters if meeting.state == "live" else [s for s in meeting.voters if s not in meeting.can]
    users = _voters(reading, seated, post, missing) if meeting.state in ("open", "live") else ()
    called = {
        seat.number: f"<@{seat.user_id}>" if seat.user_id in users else escape(seat.name) for seat in seated.seats
    }
    return meeting_screen.meeting(seated.id, meeting, called, public_texts(seated), users)


async def _handover(reading: Reading, seated: Seated, post: Post) -> Message | None:
    version, texts = int(post.kind.partition(":")[2]), public_texts(seated)
    log = [moment for moment in await reading.log(version - 1) if moment.version == version and moment.said]
    lines = [change_line(texts, moment.said) for moment in log if moment.said and is_handover(moment.said)]
    return Message((Text("\n".join(lines)),)) if any(lines) else None


async def _offer(reading: Reading, seated: Seated, post: Post) -> Message | None:
    seat = int(post.kind.partition(":")[2])
    free = seated.running and seat in seated.timing.offered
    if not free and post.message_id is None:
        return None
    return time.offered(seated.id, seat, seated.table.name, f"<#{seated.place}>", public_texts(seated), free=free)


async def _application(reading: Reading, seated: Seated, post: Post) -> Message | None:
    application = applying.read_application(post)
    if application is None:
        return None
    missing = tuple(sorted(applying.voters(seated, application) - set(application.yes)))
    mentions = _voters(reading, seated, post, missing) if application.state == "open" else ()
    sitters = sitters_of(seated)
    return vote.ask_for_seat(application, seated.id, sitters, missing, public_texts(seated), mentions)


async def _rules(reading: Reading, seated: Seated, post: Post) -> Message | None:
    return Message((Text(talk_reminder(seated)),))


def tell_outages(seated: Seated, texts: Texts) -> list[str]:
    """For how long the bot was away while a clock was running, if that was long: nobody's time ran."""
    running = [clock.asked for clock in seated.timing.seats if clock.asked is not None and clock.bank is not None]
    since = min(running, default=None)
    if since is None:
        return []
    lasted = [(span.start, span.end) for span in seated.outages if span.end is not None and span.end > since]
    return [
        texts("outage-was", length=texts("length-hours", count=round((end - start) / HOUR)), until=time.at(end))
        for start, end in lasted[-MOST_OUTAGES:]
        if end - start > HOUR
    ]


def talk_reminder(seated: Seated) -> str:
    """What everybody is reminded of before they begin to talk, in a game where talk is part of the rules."""
    texts, key = public_texts(seated), f"{seated.table.game}-talk-reminder"
    return texts(key) if texts.has(key) else ""


async def _closed(reading: Reading, seated: Seated, post: Post) -> Message | None:
    seat = seated.seat(int(post.kind.partition(":")[2]))
    if not seated.running or seat.kind != "person" or seat.reach != "closed":
        return None
    return Message((Text(public_texts(seated)("closed-dms", who=escape(seat.name))),))


async def _lost(reading: Reading, seated: Seated, post: Post) -> Message | None:
    lost, user = (
        msgspec.json.decode(post.payload, type=Lost) if post.payload else None,
        audiences.user_of(post.audience),
    )
    if lost is None or user is None:
        return None
    player = await reading.player(user)
    texts = private_texts(player)
    params = {"name": escape(seated.table.name), "table": seated.id, "place": f"<#{lost.channel}>"}
    key = "lost-permissions" if lost.missing else "lost-access"
    return Message((Text(texts(key, missing=lost.missing, **params)),))


MAKERS: dict[str, Maker] = {
    outbox.VOTE: _vote,
    outbox.CALL: make_call,
    outbox.DIGEST: make_digest,
    outbox.LATE: _late,
    outbox.OFFER: _offer,
    outbox.HANDOVER: _handover,
    outbox.PROPOSAL: _proposal,
    outbox.MEETING: _meeting,
    outbox.APPLICATION: _application,
    outbox.BREAK: _break,
    outbox.LOBBY: _lobby,
    outbox.HELLO: _hello,
    outbox.INVITED: _invited,
    outbox.REMATCH: _rematch,
    outbox.CHANGED: _changed,
    outbox.READY: _ready,
    outbox.UNREADY: _unready,
    outbox.TABLE: _table,
    outbox.HAND: _hand,
    outbox.FOLD: _fold,
    outbox.ROUND: _round,
    outbox.RESULT: _result,
    outbox.RULES: _rules,
    outbox.CLOSED: _closed,
    outbox.LOST: _lost,
}
