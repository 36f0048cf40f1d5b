"""The thread in which a table is played; the private ones of teams are in team_rooms.py."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from bot.host import Host, Seated, outbox, placing
from bot.host.audiences import PUBLIC
from bot.post.notices import talk_reminder
from bot.post.permissions import THREAD, list_missing
from storage.commits import Commit
from storage.models import Post

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
A_WEEK: Literal[10080] = 10080


async def open_room(host: Host, client: discord.Client, post: Post) -> None:
    """Make the table's thread, or else settle for its channel, and show the table there."""
    seated = await host.load(post.table_id)
    if seated.table.thread_id is None and seated.contract.room == "thread":
        thread_id = await _thread(host, client, seated)
    else:
        thread_id = seated.table.thread_id

    async def work(now: Seated) -> Commit:
        shown = await host.store.posts.get(post.table_id, PUBLIC, outbox.TABLE)
        # If the thread took long to make, people were woken meanwhile, too.
        woken = outbox.read_mentioned(shown.payload if shown is not None and shown.message_id is None else b"")
        asked = {*outbox.read_mentioned(post.payload), *woken}
        return placing.place_table(now, thread_id, asked, reminds_of_talk=bool(talk_reminder(now)))

    await host.change(post.table_id, None, work)
    await host.store.posts.mark_shown(post, message_id=None)


async def _thread(host: Host, client: discord.Client, seated: Seated) -> int | None:
    """A thread for the table, on its lobby if that is still there; None where the bot may not make one."""
    channel = await _channel_of(client, seated)
    if channel is None:
        return None
    # Nothing is known of a server that another process is connected to: there Discord says what may not be done.
    known = client.get_guild(channel.guild.id) is not None
    if known and (missing := list_missing(channel.permissions_for(channel.guild.me), THREAD)):
        log.info("table=%s no thread: lacks %s", seated.id, missing)
        return None
    name = f"{seated.table.name} #{seated.id}"[:100]
    lobby = await host.store.posts.get(seated.table.id, PUBLIC, outbox.LOBBY)
    try:
        if lobby is not None and lobby.message_id is not None:
            on_lobby = await _thread_on(client, channel, lobby.message_id, name)
            if on_lobby is not None:
                return on_lobby
            log.info("table=%s no thread on its lobby", seated.id)
        for thread in channel.threads:
            if thread.name == name and client.user is not None and thread.owner_id == client.user.id:
                return thread.id
        kind = discord.ChannelType.public_thread
        return (await channel.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)).id
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise
        log.info("table=%s no thread: %s", seated.id, error.code)
        return None


async def _thread_on(client: discord.Client, channel: discord.TextChannel, message_id: int, name: str) -> int | None:
    """The bot's own thread on its message; None if the message is gone, or somebody else has made a thread on it."""
    try:
        message = channel.get_partial_message(message_id)
        return (await message.create_thread(name=name, auto_archive_duration=A_WEEK)).id
    except discord.NotFound:
        return None
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            raise
    found = await client.fetch_channel(message_id)
    own = isinstance(found, discord.Thread) and client.user is not None and found.owner_id == client.user.id
    return message_id if own else None


async def _channel_of(client: discord.Client, seated: Seated) -> discord.TextChannel | None:
    """The table's channel, asked for over HTTP if another process has the shard of its server."""
    number = seated.table.channel_id or 0
    channel: object = client.get_channel(number)
    if channel is None:
        try:
            channel = await client.fetch_channel(number)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("table=%s channel=%s not there: %s", seated.id, number, error.code)
    return channel if isinstance(channel, discord.TextChannel) else None


async def thread_gone(host: Host, post: Post) -> bool:
    """Show the table in its channel again if its thread is gone; false if that is not what is gone."""
    seated = await host.load(post.table_id)
    gone = post.channel_id or seated.place
    if post.audience != PUBLIC or gone == seated.table.channel_id:
        return False
    await host.change(post.table_id, None, lambda now: placing.leave_thread(now, gone, post))
    return True
