"""Makes the message that a post shows, from the table as it is now, so that the latest always wins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from bot.examples import example_of
from bot.host import Host, Seated, audiences, outbox, reporting
from bot.host.log import Moment
from bot.host.luck import dealt_without_beacon
from bot.host.post_kinds import base_of, number_of
from bot.host.records import record_file
from bot.host.rounds import decided_after, split_rounds
from bot.pace.terms import HOUR
from bot.post import notices, questions
from bot.post.addressing import mark_of, people, private_texts, public_texts
from bot.post.calls import make_call
from bot.post.digests import make_digest
from bot.post.folding import Fold, has_rounds
from bot.post.next_table import offer_next_table
from bot.post.reports import show_report
from bot.post.snapshot import TableSnapshot
from bot.post.watchers import show_watcher
from bot.preferences import read_preferences
from bot.ratings import RatingChange, changes_by
from bot.scenes import lobby_of, past_of, scene_of, scene_then
from bot.screens import frame, result, time
from bot.screens import lobby as lobby_screen
from bot.screens.games import screen_of
from bot.screens.message import Message, Text
from bot.screens.round import round_over
from bot.texts import Texts
from engine.errors import Refusal
from engine.sealed import Sealed
from storage.ids import TableId
from storage.models import Post

Maker = Callable[[TableSnapshot, Seated, Post], Awaitable[Message | None]]


MOST_OUTAGES = 2
"""How many of the latest outages a table tells of."""


async def make(snapshot: TableSnapshot, post: Post) -> Message | None:
    """The message that this post must show, or None if there is nothing to show any more."""
    seated = await snapshot.seated()
    message = await MAKERS[base_of(post.kind)](snapshot, seated, post)
    return replace(message, silent=await _is_silent(snapshot, seated, post, message)) if message else None


async def _is_silent(snapshot: TableSnapshot, seated: Seated, post: Post, message: Message) -> bool:
    """Whether a new message must not ring: it calls nobody, or somebody who would hear it is asleep."""
    seat, user = audiences.seat_of(post.audience), audiences.user_of(post.audience)
    if message.mentions or post.message_id is not None or post.audience == reporting.MANAGERS:
        return False
    if base_of(post.kind) in (outbox.TABLE, outbox.WATCH, outbox.ROUND, outbox.RULES):
        return True
    if post.kind == outbox.RESULT and post.version_shown:
        return True
    if post.kind == outbox.HAND and seat is not None:
        return seat not in _to_wake(seated, post) or not snapshot.call_by_hand(seated, seat)
    if user is not None:
        return await snapshot.sleeps(user)
    return any([each.user_id and await snapshot.sleeps(each.user_id) for each in seated.seats])


def _to_wake(seated: Seated, post: Post) -> list[int]:
    """The seats a message shall wake, if the table still waits for them, and not because of their own last move."""
    waiting = seated.game.to_act if seated.game is not None else ()
    meant = outbox.read_mentioned(post.payload)
    return [seat for seat in meant if seat in waiting and not seated.timing.seats[seat].own]


async def _lobby(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    if seated.table.status == "over" and seated.game is not None:
        return result.card(scene_of(seated, None, public_texts(seated), []))
    # A rematch names those it calls by their kept seats, so that the post holds nobody who is forgotten meanwhile.
    owners = [seated.contract.kept[number] for number in outbox.read_mentioned(post.payload)]
    missing = [user for user in owners if user and not seated.seats_of(user)]
    mentions = tuple(missing) if post.message_id is None else ()
    shown = lobby_of(seated, public_texts(seated))
    if shown.status == "lobby" and not (await snapshot.public_preferences()).text_mode:
        shown = replace(shown, example=example_of(shown.contract.system, shown.texts))
    return lobby_screen.lobby(shown, mentions)


async def _table(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    if seated.game is None or (seated.game.outcome.over and has_rounds(seated)):
        return None
    mentions = people(seated, _call_at_table(snapshot, seated, post)) if post.message_id is None else ()
    texts, log = public_texts(seated), await snapshot.news(None)
    said = [texts("dealt-without-beacon")] if dealt_without_beacon(seated) else []
    said += tell_outages(seated, texts)
    notice = "\n".join(f"-# {line}" for line in said)
    look = await snapshot.public_preferences()
    mark, now = mark_of(post), snapshot.now
    scene = scene_of(seated, None, texts, log, preferences=look, notice=notice, mentions=mentions, mark=mark, now=now)
    return frame.public(scene)


def _call_at_table(snapshot: TableSnapshot, seated: Seated, post: Post) -> tuple[int, ...]:
    """The seats that a table's new message mentions; one that only says how many are missing can name none of them."""
    waking = _to_wake(seated, post)
    if seated.game is not None and seated.contract.only_counts(seated.game.to_act):
        snapshot.call_without_naming(seated, waking)
        return ()
    return snapshot.call(seated, waking)


async def _hand(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    seat = audiences.seat_of(post.audience)
    if seated.game is None or seat is None:
        return None
    user = seated.seat(seat).user_id
    if user is None:
        # The person who had the hand keeps the message, with nothing of the game in it; a new one is never sent.
        return None if post.message_id is None else Message((Text(public_texts(seated)("hand-left")),))
    player = await snapshot.player(user)
    preferences = read_preferences(player.preferences)
    if not preferences.dms:
        return None
    if seated.running and seated.sits_as_computer(seat):
        return time.show_played_for(seated.id, seated.table.name, private_texts(player))
    note = await snapshot.host.store.notes.get(seated.id, user)
    scene = scene_of(
        seated,
        seat,
        private_texts(player),
        await snapshot.news(seat),
        picked=_picked(snapshot.host, seated.id, seat, seated.game),
        preferences=preferences,
        note=note.text if note else "",
        mark=mark_of(post),
    )
    return frame.private(scene, await offer_next_table(snapshot.host, seated, seat, scene.texts))


def _picked(host: Host, table: TableId, seat: int, game: Sealed) -> tuple[str, ...]:
    """What the seat has picked in its menu so far, if that is still possible."""
    picked = host.choosing.find_picked(table, seat, game.prompt(seat))
    return () if picked and isinstance(game.ask(seat, picked), Refusal) else picked


async def _round(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """What was decided in a round and how; or just that it goes on, if the move that ended it was taken back."""
    number = number_of(post.kind)
    log = await snapshot.log()
    done = next((each for each in split_rounds(seated.table.game, log)[0] if each.number == number), None)
    texts = public_texts(seated)
    if done is None:
        return Message((Text(f"-# {texts('round-goes-on')}"),)) if post.message_id is not None else None
    past = await asyncio.to_thread(past_of, seated, log, done.moves)
    before = past[decided_after(done, screen_of(seated.table.game).decides)]
    scene = scene_then(seated, past[-1], texts, done, await snapshot.public_preferences())
    return round_over(scene, number, before.view(None))


async def _fold(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    fold = msgspec.json.decode(post.payload, type=Fold)
    log = [moment for moment in await snapshot.log(fold.after) if moment.version <= fold.until]
    return frame.fold(scene_of(seated, None, public_texts(seated), log))


async def _result(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    if seated.game is None:
        return None
    log: list[Moment] = await snapshot.log()
    look = await snapshot.public_preferences()
    meant = outbox.read_called(post.payload, [seat.number for seat in seated.seats])
    # A result that is sent anew because somebody deleted it has called everybody already.
    called = snapshot.call(seated, meant) if post.message_id is None and not post.version_shown else ()
    mentions, texts = people(seated, called), public_texts(seated)
    scene = scene_of(seated, None, texts, log, preferences=look, mentions=mentions, mark=mark_of(post))
    record = record_file(seated, log, await snapshot.host.store.turns.sittings(seated.id))
    return result.result(scene, record, await _changes(snapshot.host, seated))


async def _changes(host: Host, seated: Seated) -> list[RatingChange]:
    """How the game changed the ratings, on the ladder of its server, of those who want to be seen there."""
    server, store = seated.table.server_id, host.store
    counted = await store.rated.of_table(seated.id)
    if server is None or not counted:
        return []
    seats = await store.rated.of_ladder(server, counted[0].system)
    changes = await asyncio.to_thread(changes_by, seats, seated.id)
    kept = await store.players.preferences_of([one.user for one in changes])
    return [one for one in changes if read_preferences(kept.get(one.user, b"")).is_on_ladder(server)]


def tell_outages(seated: Seated, texts: Texts) -> list[str]:
    """Say how long the bot was away while a clock was running, if that was long: nobody's time ran then."""
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


MAKERS: dict[str, Maker] = {
    outbox.VOTE: questions.ask_to_take_back,
    outbox.CALL: make_call,
    outbox.DIGEST: make_digest,
    outbox.LATE: questions.ask_about_late,
    outbox.OFFER: notices.offer_seat,
    outbox.HANDOVER: notices.tell_handover,
    outbox.PROPOSAL: questions.ask_about_time,
    outbox.MEETING: questions.ask_to_meet,
    outbox.APPLICATION: questions.ask_for_seat,
    outbox.BREAK: questions.ask_to_break_off,
    outbox.LOBBY: _lobby,
    outbox.HELLO: notices.greet,
    outbox.INVITED: notices.invite,
    outbox.REMATCH: notices.offer_rematch,
    outbox.CHANGED: notices.tell_change,
    outbox.READY: questions.ask_whether_ready,
    outbox.UNREADY: notices.tell_unready,
    outbox.TABLE: _table,
    outbox.HAND: _hand,
    outbox.WATCH: show_watcher,
    outbox.REPORT: show_report,
    outbox.FOLD: _fold,
    outbox.ROUND: _round,
    outbox.RESULT: _result,
    outbox.RULES: notices.remind_of_talk,
    outbox.CLOSED: notices.tell_closed,
    outbox.LOST: notices.tell_lost,
}
