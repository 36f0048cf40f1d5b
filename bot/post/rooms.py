"""The threads of a table: the one it is played in, and the private ones in which teams talk."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

import discord

from bot.host import Host, Seated, wishes
from bot.host.lobby import control
from storage.commits import Commit, PutSeat, TableFields, WantPost
from storage.models import Post, Reach

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
A_WEEK: Literal[10080] = 10080


async def open_room(host: Host, client: discord.Client, post: Post) -> None:
    """Make the table's thread, or find that its channel must do, and show the table there."""
    seated = await host.load(post.table_id)
    if seated.table.thread_id is None and seated.contract.room == "thread":
        thread_id = await _thread(host, client, seated)
    else:
        thread_id = seated.table.thread_id
    await host.change(post.table_id, None, lambda now: _placed(now, thread_id))
    await host.store.posts.mark_shown(post, message_id=None)


async def _thread(host: Host, client: discord.Client, seated: Seated) -> int | None:
    """A thread for the table; None where the bot may not make one."""
    channel = client.get_partial_messageable(seated.table.channel_id or 0, guild_id=seated.table.server_id)
    lobby = await host.store.posts.get(seated.table.id, wishes.PUBLIC, wishes.LOBBY)
    name = f"{seated.table.name} #{seated.id}"[:100]
    try:
        if lobby is None or lobby.message_id is None:
            return None
        thread = await channel.get_partial_message(lobby.message_id).create_thread(
            name=name, auto_archive_duration=A_WEEK
        )
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS and lobby is not None:
            return lobby.message_id
        if error.status >= 500:
            raise
        log.info("table=%s no thread: %s", seated.id, error.code)
        return None
    return thread.id


def _placed(seated: Seated, thread_id: int | None) -> Commit:
    place = thread_id or seated.table.channel_id
    return control(
        seated,
        posts=(
            WantPost(audience=wishes.PUBLIC, kind=wishes.TABLE, channel_id=place, repost=True),
            WantPost(audience=wishes.PUBLIC, kind=wishes.LOBBY),
        ),
        fields=TableFields(thread_id=thread_id),
    )


async def put_reach(host: Host, table: int, numbers: Sequence[int], reach: Reach) -> None:
    """Keep that these seats' people can, or cannot, be reached in private, and show it in the lobby."""
    await host.change(table, None, lambda seated: _reached(seated, numbers, reach))


def _reached(seated: Seated, numbers: Sequence[int], reach: Reach) -> Commit:
    seats = tuple(
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
        for seat in seated.seats
        if seat.number in numbers
    )
    posts = (WantPost(audience=wishes.PUBLIC, kind=wishes.LOBBY),) if seated.table.status == "lobby" else ()
    return control(seated, posts=posts, seats=seats)


async def set_talk(host: Host, client: discord.Client, post: Post) -> None:
    """Open a team's private thread, and let in just those who may talk now."""
    seated = await host.load(post.table_id)
    team = int(post.audience.partition(":")[2])
    game = seated.game
    if game is None or not game.teams:
        await host.store.posts.mark_shown(post, message_id=None)
        return
    members = [seated.seat(number) for number in game.teams[team]]
    people = {seat.user_id: seat.number for seat in members if seat.kind == "person" and seat.user_id}
    thread_id = post.message_id
    try:
        if thread_id is None:
            thread_id = await _talk_thread(client, seated, team)
        thread = await client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            inside = {member.id for member in await thread.fetch_members()}
            for user, number in people.items():
                may_talk = number in game.talking or game.outcome.over
                if may_talk and user not in inside:
                    await thread.add_user(discord.Object(user))
                elif not may_talk and user in inside:
                    await thread.remove_user(discord.Object(user))
    except discord.Forbidden as error:
        log.info("table=%s team=%s no talk: %s", seated.id, team, error.code)
    await host.store.posts.mark_shown(post, message_id=thread_id, version=seated.version)


async def _talk_thread(client: discord.Client, seated: Seated, team: int) -> int:
    channel = await client.fetch_channel(seated.table.channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        raise TypeError(type(channel).__name__)
    name = f"#{seated.id} team {'ABC'[team]}"
    for thread in channel.threads:
        if thread.name == name and thread.is_private():
            return thread.id
    thread = await channel.create_thread(
        name=name, type=discord.ChannelType.private_thread, invitable=False, auto_archive_duration=A_WEEK
    )
    return thread.id
