"""Who and what can be reached: people whose direct messages are closed, places where the bot may not post."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.host import Host, Seated, outbox, reachable
from bot.host.audiences import PUBLIC, seat_audience, seat_of, user_audience, user_of
from bot.host.timers import RETRY_DM, RETRY_DM_AFTER
from bot.post.notices import Lost
from bot.post.permissions import list_missing_in
from storage.ids import TableId, UserId
from storage.models import Post, Reach, Seat, Timer

log = logging.getLogger(__name__)

NOT_AGAIN_WITHIN = 600.0
"""For how many seconds after an attempt a press of My hand does not make another."""
NOBODY = UserId(0)


async def note_closed(host: Host, post: Post, now: float) -> None:
    """Note that a person's direct messages are closed: show it, say it once, and try again in some hours."""
    seated = await host.load(post.table_id)
    seats = _seats(seated, post)
    if not seats:
        return
    await host.change(post.table_id, None, lambda seated: reachable.note_closed(seated, _seats(seated, post), now))
    await _keep(host, seats, "closed")


async def open_again(host: Host, seated: Seated, post: Post) -> None:
    """Note that a private message has arrived, if that is news."""
    news = [seat for seat in _seats(seated, post) if seat.reach != "ok"]
    if not news:
        return
    await host.change(seated.id, None, lambda now: reachable.note_open(now, news))
    await _keep(host, news, "ok")


async def try_again(host: Host, seated: Seated, seat: int, *, now: float | None = None) -> None:
    """Try again to write to a seat whose direct messages were closed; with `now`, not if that was tried just before."""
    if seated.seat(seat).reach != "closed":
        return
    if now is not None:
        timers = await host.store.timers.of_table(seated.id)
        due = next((timer.due for timer in timers if (timer.kind, timer.seat) == (RETRY_DM, seat)), 0.0)
        if due - now > RETRY_DM_AFTER - NOT_AGAIN_WITHIN:
            return
    await host.store.posts.switch_on(seated.id, seat_audience(seat))
    host.wake()


async def try_when_due(host: Host, timer: Timer) -> None:
    """Try again to write to a seat when its timer is due: closed direct messages may be open by now."""
    seated = await host.load(timer.table_id)
    if seated.running:
        await try_again(host, seated, timer.seat)


async def greet_again(host: Host, table: TableId, user: UserId) -> None:
    """Try again to write to somebody who sits down, whatever came of it before."""
    await host.store.posts.switch_on(TableId(table), user_audience(UserId(user)))
    host.wake()


async def note_lost(host: Host, client: discord.Client, post: Post, channel: int) -> None:
    """Tell the owner of a table, once, that the bot may not show it any more, and what is missing."""
    if user_of(post.audience) is None and seat_of(post.audience) is None:
        seated = await host.load(post.table_id)
        await _tell_owner(host, seated, Lost(channel, list_missing_in(client, channel) or ""))


async def note_gone(host: Host, post: Post) -> None:
    """Tell the owner of a running table, once, that its channel is gone."""
    seated = await host.load(post.table_id)
    if seated.running:
        await _tell_owner(host, seated, Lost(seated.place or 0, gone=True))


async def _tell_owner(host: Host, seated: Seated, said: Lost) -> None:
    owner = seated.table.owner_id
    if owner is None or await host.store.posts.get(seated.id, user_audience(owner), outbox.LOST) is not None:
        return
    lost = msgspec.json.encode(said)
    await host.change(seated.id, None, lambda now: reachable.tell_owner(now, owner, lost))


async def note_allowed_again(host: Host, seated: Seated, post: Post) -> None:
    """Note that a public message has arrived after trouble, so that the owner is told of any new trouble."""
    owner = seated.table.owner_id or NOBODY
    if post.audience == PUBLIC and await host.store.posts.get(seated.id, user_audience(owner), outbox.LOST) is not None:
        await host.change(seated.id, None, lambda now: reachable.note_allowed_again(now, owner))


def _seats(seated: Seated, post: Post) -> list[Seat]:
    """The seats of the person to whom a private post goes."""
    user, number = user_of(post.audience), seat_of(post.audience)
    return [seat for seat in seated.seats if (seat.number == number if user is None else seat.user_id == user)]


async def _keep(host: Host, seats: Sequence[Seat], reach: Reach) -> None:
    for user in {seat.user_id for seat in seats if seat.user_id}:
        await host.store.players.change(user, reach=reach)
