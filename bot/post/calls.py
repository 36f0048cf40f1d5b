"""Calls people to their tables: one message tells of all that wait for them, and leaves out what is no longer true."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.host import Host, Seated, applying, calling, intents, outbox, plan_state, questions, readiness
from bot.host.audiences import PUBLIC
from bot.host.calling import DueCall
from bot.host.post_kinds import base_of
from bot.host.timers import CALL, REMIND
from bot.host.timing import Meeting
from bot.pace.terms import LIVE
from bot.post.addressing import mark_of, private_texts, public_texts
from bot.post.links import find_links
from bot.post.mentioning import strike_owed
from bot.post.sending import Later
from bot.post.snapshot import TableSnapshot
from bot.preferences import read_preferences
from bot.scenes import clocks_of
from bot.screens import calls
from bot.screens.calls import Want
from bot.screens.message import Message
from bot.screens.scene import SeatClock
from storage.ids import TableId, UserId
from storage.models import Post, Timer

SOON = 1.0
PATIENCE = 8
"""How many times a call is put off for a reminder that is due now but not yet committed."""


async def give_call(host: Host, timer: Timer) -> None:
    """Call the person in a seat now, in one message with all other tables that are due to call them within minutes."""
    now = host.clock()
    seated = await host.load(timer.table_id)
    user = whom_to_call(seated, timer.seat)
    if user is None:
        return
    later = max(calling.next_call(seated, timer.seat, now), _thinks_until(seated, timer.seat, now))
    if seated.running and seated.timing.paused_by is not None:
        later = max(later, now + SOON)  # The end of a pause calls everybody at once, this person too.
    if later > now:
        await host.store.timers.put_off(timer, later)
        return
    if (later := await _waits_for(host, seated, timer, user, now)) > now:
        await host.store.timers.put_off(timer, later, attempts=timer.attempts)
        return
    player = await host.store.players.get(user)
    kept = read_preferences(player.preferences)
    while owed := await host.store.calls.find_owed(user, (CALL,), now + calling.TOGETHER):
        items = await _items(host, owed, user, now)
        posts = calling.calls_for(user, [item for _, item in items], now, reach=player.reach, dms=kept.dms)
        if not items or await host.store.calls.give([each for each, _ in items], posts):
            host.wake()
            return


def whom_to_call(seated: Seated, seat: int) -> UserId | None:
    """The person in a seat, if the table may have something to call them about.

    It may if it runs, if it is over, which everybody is told once, or if it asks whether they are ready. Somebody for
    whom a computer player plays is called for what the table asks, and for nothing else.
    """
    begun = seated.game is not None and (seated.running or seated.table.status == "over")
    if not begun and not readiness.waits_for(seated, seat):
        return None
    user = seated.seat(seat).user_id
    return None if user is None else UserId(user)


def _thinks_until(seated: Seated, seat: int, now: float) -> float:
    """Until when a call waits for the second thoughts of somebody who has moved; now if nobody need wait for any."""
    intent = seated.timing.intent_of(seat)
    if intent is None or not intents.is_still_possible(seated, intent):
        return now
    return max(now, intent.due) + SOON


async def _waits_for(host: Host, seated: Seated, timer: Timer, user: UserId, now: float) -> float:
    """Until when a call waits for reminders of other tables, so that one message can cover them all."""
    if seated.contract.pace == LIVE:
        return now
    coming = await host.store.calls.find_owed(user, (REMIND,), now + calling.TOGETHER)
    if timer.attempts <= 1 and coming:
        return max(now + SOON, coming[-1].due + SOON)
    return now + SOON if timer.attempts < PATIENCE and any(each.due <= now for each in coming) else now


async def _items(host: Host, owed: list[Timer], user: UserId, now: float) -> list[tuple[Timer, DueCall]]:
    """The timers that can become a call now, and what each owes.

    Left for later are tables that rest, and those at which a move of the person may soon be all that was missing.
    """
    items = []
    for timer in owed:
        seated = await host.load(timer.table_id)
        if whom_to_call(seated, timer.seat) != user or _thinks_until(seated, timer.seat, now) > now:
            continue
        if calling.next_call(seated, timer.seat, now) <= now + calling.TOGETHER:
            tell = seated.preferences(timer.seat).tell_of(seated.id)
            items.append((timer, DueCall(seated, timer.seat, tell, calling.keeps_secret(seated, timer.seat))))
    return items


async def make_call(snapshot: TableSnapshot, seated: Seated, post: Post) -> Message | None:
    """The message of a call, as far as the call is still true; None if nothing of it is."""
    called = calling.read_call_content(post.payload)
    wants, tables = [], []
    for table, seat in called.seats:
        here = snapshot if table == seated.id else TableSnapshot(snapshot.host, table)
        there = await here.seated()
        if post.message_id is None and (_has_ended_since(there, post) or _has_moved_since(there, seat, post)):
            # A person who has moved is there already, and a result calls everybody: this call would be one too many.
            continue
        if want := await _want(here, there, seat, called.user):
            wants.append(want)
            tables.append(there.table)
    if not wants:
        return None
    if post.audience != PUBLIC:
        links = await find_links(snapshot.host, tables)
        wants = [replace(want, place=links[want.table]) for want in wants]
        player = await snapshot.player(called.user)
        asks_hours = not read_preferences(player.preferences).has_said_hours
        return calls.call(wants, "", private_texts(player), mark_of(post), asks_hours=asks_hours)
    mentions = (called.user,) if post.message_id is None else ()
    return calls.call(wants, f"<@{called.user}>", public_texts(seated), mark_of(post), mentions, here=seated.id)


def _has_ended_since(seated: Seated, post: Post) -> bool:
    """Whether a game has ended since this call was given."""
    ended = seated.table.ended_at
    return ended is not None and calling.was_given_before(post, ended)


def _has_moved_since(seated: Seated, seat: int, post: Post) -> bool:
    """Whether a seat has moved since this call was given, and is asked only because of that move."""
    if not seated.running:
        return False
    clock = seated.timing.seats[seat]
    return clock.own and clock.asked is not None and calling.was_given_before(post, clock.asked + 1)


async def _want(snapshot: TableSnapshot, seated: Seated, seat: int, user: UserId) -> Want | None:
    """Why a table calls somebody now, if it does."""
    if whom_to_call(seated, seat) != user:
        return None
    if seated.sits_as_computer(seat):
        asks = seated.running and await _is_asked(snapshot, seated, seat)
        return replace(want_of(seated, None), asks=True) if asks else None
    if seated.table.status == "lobby":
        return replace(want_of(seated, None), ready=True)
    if not seated.running:
        return replace(want_of(seated, None), over=True)
    clock = next((clock for clock in clocks_of(seated) if clock.seat == seat), None)
    asks, meeting = await _is_asked(snapshot, seated, seat), _hears_of_meeting(snapshot, seated, seat)
    meets = meeting.at if meeting is not None and meeting.state == "agreed" else None
    if clock is not None and (clock.promised is None or clock.promised <= snapshot.now):
        return replace(want_of(seated, clock), asks=asks, meets=meets)
    if asks or meets is not None:
        return replace(want_of(seated, None), asks=asks, meets=meets)
    is_next = clock is None and seated.game is not None and seated.game.follows == seat
    if is_next and seated.preferences(seat).tell_next:
        return want_of(seated, None)
    if meeting is not None:
        return replace(want_of(seated, None), live=True)
    may_lay = clock is None and seated.preferences(seat).tell_ahead and plan_state.may_lay(seated, seat)
    return replace(want_of(seated, None), ahead=True) if may_lay else None


def want_of(seated: Seated, clock: SeatClock | None, link: str = "") -> Want:
    """The reason to call somebody to a table, with their clock if the table waits for them."""
    only = clock is not None and seated.timing.only == clock.seat
    return Want(seated.id, seated.table.name, link or f"<#{seated.place}>", clock, only=only)


async def _is_asked(snapshot: TableSnapshot, seated: Seated, seat: int) -> bool:
    """Whether a question at the table waits for this seat."""
    if seat in questions.missing_about_time(seated):
        return True
    if seat in questions.missing_in_consents(seated, await snapshot.log()):
        return True
    for number in range(len(seated.seats)):
        post = await snapshot.host.store.posts.get(seated.id, PUBLIC, applying.post_kind(number))
        asked = applying.read_application(post)
        if asked and asked.state == "open" and seat in applying.missing_of(seated, asked):
            return True
    return False


def _hears_of_meeting(snapshot: TableSnapshot, seated: Seated, seat: int) -> Meeting | None:
    """The live hour that is agreed or has begun, if neither the table's message told this seat nor a call before."""
    meeting = seated.timing.meeting
    if meeting is None or meeting.state not in ("agreed", "live") or seat not in meeting.voters:
        return None
    if "mention" in calling.ways_to(seated, seat) and calling.may_call(seated, seat, meeting.told):
        return None
    return meeting if snapshot.now <= calling.next_call(seated, seat, meeting.told) + calling.TOGETHER else None


async def owe_again(host: Host, post: Post, now: float) -> None:
    """Owe a call again that could not be given: nothing may ring for the person now, or it did not reach them."""
    timers = []
    for table, seat in calling.read_call_content(post.payload).seats:
        seated = await host.load(table)
        if whom_to_call(seated, seat) is not None and seated.table.status != "over":
            timers += [(TableId(table), timer) for timer in calling.call_timers(seated, [seat], now)]
    await host.store.calls.owe_again(post, timers)
    host.look_at_timers()


async def owe_instead(host: Host, seated: Seated, post: Post, owed: Collection[int], now: float) -> None:
    """Owe a call to those whom a message must not wake now, before it is sent without waking them."""
    timers = calling.call_timers(seated, owed, now)
    if not await host.store.calls.owe(post, seated.version, strike_owed(seated, post, owed), timers):
        raise Later(0.1)
    host.look_at_timers()


def is_call(post: Post) -> bool:
    return base_of(post.kind) == outbox.CALL


async def may_be_given(snapshot: TableSnapshot, post: Post) -> bool:
    """Whether this call may ring now."""
    return not await snapshot.sleeps(calling.read_call_content(post.payload).user)
