"""Who and what can be reached: people whose direct messages are closed, places where the bot may not post."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.host import Host, Seated, wishes
from bot.host.lobby import control
from bot.permissions import lacking_in
from bot.post.makers import Lost
from storage.commits import Commit, PutSeat, SetTimer, WantPost
from storage.ids import TableId, UserId
from storage.models import Post, Reach, Seat

log = logging.getLogger(__name__)

NOT_AGAIN_WITHIN = 600.0
"""How long after an attempt a press of My hand does not make another."""


async def closed(host: Host, post: Post, now: float) -> None:
    """Direct messages of this person are closed: show it, say it once, and try again in some hours."""
    seated = await host.load(post.table_id)
    seats = _seats(seated, post)
    if not seats:
        return
    await host.change(post.table_id, None, lambda seated: _closed(seated, _seats(seated, post), now))
    await _keep(host, seats, "closed")


def _closed(seated: Seated, seats: Sequence[Seat], now: float) -> Commit:
    news = [seat for seat in seats if seat.reach != "closed"]
    posts = [*_lobby_shown(seated)]
    timers: list[SetTimer] = []
    if seated.running:
        posts += [
            WantPost(audience=wishes.PUBLIC, kind=f"{wishes.CLOSED}:{seat.number}", channel_id=seated.place, keep=False)
            for seat in news
        ]
        timers = [SetTimer(kind=wishes.RETRY_DM, due=now + wishes.RETRY_DM_AFTER, seat=seat.number) for seat in seats]
    return control(seated, posts=posts, seats=_with_reach(news, "closed"), timers=tuple(timers))


async def open_again(host: Host, seated: Seated, post: Post) -> None:
    """A private message has arrived; keep that, where it is news."""
    news = [seat for seat in _seats(seated, post) if seat.reach != "ok"]
    if not news:
        return
    numbers = [seat.number for seat in news]

    def work(now: Seated) -> Commit:
        seats = [seat for seat in now.seats if seat.number in numbers and seat.user_id == news[0].user_id]
        clear = tuple((wishes.RETRY_DM, number) for number in numbers)
        return control(now, posts=_lobby_shown(now), seats=_with_reach(seats, "ok"), clear_timers=clear)

    await host.change(seated.id, None, work)
    await _keep(host, news, "ok")


async def try_again(host: Host, seated: Seated, seat: int, *, now: float | None = None) -> None:
    """Try once more to write to a seat whose direct messages were closed; with `now`, only if that is not just done."""
    if seated.seat(seat).reach != "closed":
        return
    if now is not None:
        timers = await host.store.timers.of_table(TableId(seated.id))
        due = next((timer.due for timer in timers if (timer.kind, timer.seat) == (wishes.RETRY_DM, seat)), 0.0)
        if due - now > wishes.RETRY_DM_AFTER - NOT_AGAIN_WITHIN:
            return
    await host.store.posts.switch_on(TableId(seated.id), wishes.seat_audience(seat))
    host.wake()


async def greet_again(host: Host, table: int, user: int) -> None:
    """Somebody sits down: whether they can be written to is tried anew, however it went before."""
    await host.store.posts.switch_on(TableId(table), wishes.user_audience(user))
    host.wake()


async def lost(host: Host, client: discord.Client, post: Post, channel: int) -> None:
    """The bot may not show the table any more: tell its owner once, and what is missing."""
    seated = await host.load(post.table_id)
    owner = seated.table.owner_id
    if owner is None or post.audience.startswith(("user:", "seat:")):
        return
    said = Lost(channel, lacking_in(client, channel) or "")
    audience = wishes.user_audience(owner)
    if await host.store.posts.get(TableId(seated.id), audience, wishes.LOST) is not None:
        return
    wish = WantPost(audience=audience, kind=wishes.LOST, payload=msgspec.json.encode(said))
    await host.change(post.table_id, None, lambda now: control(now, posts=(wish,)))


async def allowed_again(host: Host, seated: Seated) -> None:
    """A public message has arrived after trouble: the next trouble is worth telling again."""
    key = (wishes.user_audience(seated.table.owner_id or 0), wishes.LOST)
    if await host.store.posts.get(TableId(seated.id), *key) is not None:
        await host.change(seated.id, None, lambda now: control(now, posts=(), drop_posts=(key,)))


def _seats(seated: Seated, post: Post) -> list[Seat]:
    """The seats of the person to whom a private post goes."""
    kind, _, number = post.audience.partition(":")
    return [seat for seat in seated.seats if (seat.user_id if kind == "user" else seat.number) == int(number)]


def _lobby_shown(seated: Seated) -> list[WantPost]:
    lobby = WantPost(audience=wishes.PUBLIC, kind=wishes.LOBBY)
    return [lobby] if seated.table.status == "lobby" else []


def _with_reach(seats: Sequence[Seat], reach: Reach) -> tuple[PutSeat, ...]:
    return tuple(
        PutSeat(
            number=seat.number,
            kind=seat.kind,
            user_id=seat.user_id,
            name=seat.name,
            level=seat.level,
            team=seat.team,
            joined_by=seat.joined_by,
            reach=reach,
        )
        for seat in seats
    )


async def _keep(host: Host, seats: Sequence[Seat], reach: Reach) -> None:
    for user in {seat.user_id for seat in seats if seat.user_id}:
        await host.store.players.change(UserId(user), reach=reach)
