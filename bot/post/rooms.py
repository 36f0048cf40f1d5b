"""The threads of a table: the one it is played in, and the private ones in which teams talk."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from typing import Literal

import discord
import msgspec

from bot.host import Host, Seated, audiences, outbox
from bot.host.audiences import PUBLIC
from bot.host.builder import CommitBuilder
from bot.post.notices import talk_reminder
from bot.post.permissions import LOCK, THREAD, list_missing
from bot.post.sending import UNKNOWN_CHANNEL, Later
from bot.screens.message import Message, Text, layout
from bot.texts import Texts, texts_for
from storage.commits import Commit, TableFields, WantPost
from storage.ids import UserId
from storage.models import Post

log = logging.getLogger(__name__)

THREAD_EXISTS, UNKNOWN_MEMBER, NO_MEMBER = 160004, 10007, 10013
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
        return _placed(now, thread_id, {*outbox.read_mentioned(post.payload), *woken})

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


def _placed(seated: Seated, thread_id: int | None, asked: Iterable[int]) -> Commit:
    """Show the table in its place, mentioning those who were asked at the deal and have not moved since."""
    place = thread_id or seated.table.channel_id
    still = [seat for seat in asked if seated.game and seat in seated.game.to_act]
    builder = CommitBuilder(seated, fields=TableFields(thread_id=thread_id))
    if talk_reminder(seated):
        builder.posts.append(WantPost(audience=PUBLIC, kind=outbox.RULES, channel_id=place, keep=False))
    mention = outbox.mention(still)
    builder.posts += [
        WantPost(audience=PUBLIC, kind=outbox.TABLE, channel_id=place, payload=mention, repost=True),
        WantPost(audience=PUBLIC, kind=outbox.LOBBY),
    ]
    return builder.build()


async def thread_gone(host: Host, post: Post) -> bool:
    """Show the table in its channel again if its thread is gone; false if that is not what is gone."""
    seated = await host.load(post.table_id)
    gone, channel = post.channel_id or seated.place, seated.table.channel_id
    if post.audience != PUBLIC or gone == channel:
        return False

    def work(now: Seated) -> Commit:
        builder = CommitBuilder(now)
        kinds = {post.kind: post.keep}
        if now.table.thread_id == gone:
            kinds[outbox.TABLE] = True
            builder.fields["thread_id"] = None
        for kind, keep in sorted(kinds.items()):
            builder.posts.append(WantPost(audience=PUBLIC, kind=kind, channel_id=channel, keep=keep, repost=True))
        return builder.build()

    await host.change(post.table_id, None, work)
    return True


LOCKED = 0
UNLOCK_AGAIN = 300.0
"""After how many seconds the bot tries again to unlock a room if it may not, as nobody can talk there until then."""


class TeamRoom(msgspec.Struct, frozen=True):
    """What is kept about a team's private thread."""

    members: list[UserId]
    asked: int | None = None
    """The message that asks for silence, while it stands there; LOCKED if the thread is locked instead."""
    given_up: int = 0
    """How many rooms of this team are no longer used because somebody could not be removed from them."""


async def set_talk(host: Host, client: discord.Client, post: Post) -> None:
    """Open a team's private thread, remove those who left the team, add those who joined, and begin or end its silence.

    A thread that somebody has deleted is opened anew. Only what has changed is sent: members stay in while they may not
    talk, since adding somebody again would ring.
    """
    seated = await host.load(post.table_id)
    team, game = audiences.team_of(post.audience), seated.game
    if game is None or team is None or not game.rooms:
        await host.store.posts.mark_shown(post, message_id=None)
        return
    people = {user for number in game.rooms[team].seats if (user := _person_in(seated, number)) is not None}
    if post.message_id is None and len(people) < 2:
        await host.store.posts.mark_shown(post, message_id=None, noted=post.noted)
        return
    silent = len(people) > 1 and outbox.is_silent(seated, game, team)
    thread_id, room, texts = post.message_id, _read_room(post.noted), texts_for(seated.table.language)
    try:
        leaving = sorted(set(room.members) - people)
        if thread_id is not None and leaving and not await _show_out(client, texts, thread_id, leaving):
            thread_id, room = None, TeamRoom([], given_up=room.given_up + 1)
        if thread_id is None and len(people) > 1:
            thread_id = await _talk_thread(client, seated, team, room.given_up, post.nonce)
        joining = sorted(people - set(room.members))
        if thread_id is not None and (leaving or joining or silent != (room.asked is not None)):
            thread = await _open_thread(client, thread_id)
            for user in joining:
                await _let(thread, user, inside=True)
            asked = await _keep_silence(thread, texts, room.asked, silent=silent)
            room = TeamRoom(sorted(people), asked, room.given_up)
    except discord.NotFound as error:
        log.info("table=%s team=%s talk is gone: %s", seated.id, team, error.code)
        if error.code == UNKNOWN_CHANNEL:
            # Nobody is in a room that is made anew; one that was given up must not be found again by its name.
            thread_id, room = None, TeamRoom([], given_up=room.given_up)
            if post.message_id is not None and seated.running:
                noted = msgspec.json.encode(room)
                await set_talk(host, client, Post(**{**post.model_dump(), "message_id": None, "noted": noted}))
                return
    except discord.Forbidden as error:
        log.info("table=%s team=%s no talk: %s", seated.id, team, error.code)
    noted = msgspec.json.encode(room)
    if not silent and room.asked == LOCKED:
        log.info("table=%s team=%s room stays locked", seated.id, team)
        raise Later(UNLOCK_AGAIN, noted)
    await host.store.posts.mark_shown(post, message_id=thread_id, version=seated.version, noted=noted)


async def _show_out(client: discord.Client, texts: Texts, thread_id: int, users: Iterable[UserId]) -> bool:
    """Remove those who no longer belong to a team; false if that is not allowed, after saying there that it moves."""
    thread = await _open_thread(client, thread_id)
    try:
        for user in users:
            await _let(thread, user, inside=False)
    except discord.Forbidden:
        with contextlib.suppress(discord.HTTPException):
            await thread.send(view=layout(Message((Text(texts("talk-moved")),))), silent=True)
        return False
    return True


def _read_room(noted: bytes | None) -> TeamRoom:
    """Read what is kept about a room; what was kept before silence was asked for is only the list of members."""
    if not noted:
        return TeamRoom([])
    kept = msgspec.json.decode(noted, type=TeamRoom | list[UserId])
    return kept if isinstance(kept, TeamRoom) else TeamRoom(kept)


async def _keep_silence(thread: discord.Thread, texts: Texts, asked: int | None, *, silent: bool) -> int | None:
    """Lock the thread if the bot may, or else ask for silence in it; undo that when people may talk again.

    Returns the message that asks, LOCKED if the thread is locked instead or may not be unlocked any more, or None while
    people may talk. Silence comes and goes every few moves: one request each time is enough.
    """
    if silent == (asked is not None):
        return asked
    if silent:
        # Nothing is known of a server that another process is connected to: there the message has to do.
        if thread.parent is not None and _may_lock(thread.parent):
            with contextlib.suppress(discord.Forbidden):
                await thread.edit(locked=True)
                return LOCKED
        said = await thread.send(view=layout(Message((Text(texts("talk-silence")),))), silent=True)
        return said.id
    if thread.locked and not await _unlock(thread) and asked == LOCKED:
        return LOCKED
    if asked:
        with contextlib.suppress(discord.NotFound):
            await thread.get_partial_message(asked).delete()
    return None


def _may_lock(channel: discord.TextChannel | discord.ForumChannel) -> bool:
    return not list_missing(channel.permissions_for(channel.guild.me), LOCK)


async def _unlock(thread: discord.Thread) -> bool:
    """Unlock a thread; false if the bot may not any more."""
    if thread.parent is not None and not _may_lock(thread.parent):
        return False
    try:
        await thread.edit(locked=False)
    except discord.Forbidden:
        return False
    return True


def _person_in(seated: Seated, number: int) -> UserId | None:
    seat = seated.seat(number)
    return seat.user_id if seat.kind == "person" else None


async def _open_thread(client: discord.Client, thread_id: int) -> discord.Thread:
    """A thread, reopened if Discord has archived it."""
    thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
    if not isinstance(thread, discord.Thread):
        raise TypeError(type(thread).__name__)
    return await thread.edit(archived=False) if thread.archived else thread


async def _let(thread: discord.Thread, user: int, *, inside: bool) -> None:
    """Add somebody or remove them. Without the privileged intent for members, the bot cannot ask who is in."""
    try:
        if inside:
            await thread.add_user(discord.Object(user))
        else:
            await thread.remove_user(discord.Object(user))
    except discord.NotFound as error:
        if error.code not in (UNKNOWN_MEMBER, NO_MEMBER):
            raise


async def _talk_thread(client: discord.Client, seated: Seated, team: int, given_up: int, nonce: str) -> int:
    channel = await client.fetch_channel(seated.table.channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        raise TypeError(type(channel).__name__)
    texts = texts_for(seated.table.language)
    name = texts("talk-thread", table=seated.id, team="ABC"[team]) + (f" ({given_up + 1})" if given_up else "")
    for thread in channel.threads:
        # anybody can give a thread of theirs this name, and would read in it what a team says
        if thread.name == name and thread.is_private() and client.user and thread.owner_id == client.user.id:
            return thread.id
    thread = await channel.create_thread(
        name=name, type=discord.ChannelType.private_thread, invitable=False, auto_archive_duration=A_WEEK
    )
    with contextlib.suppress(discord.HTTPException):
        await thread.send(view=layout(Message((Text(texts("talk-team")),))), nonce=nonce, silent=True)
    return thread.id
