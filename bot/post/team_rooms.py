"""The private threads in which teams talk: who is inside, and whether they may talk there now."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from string import ascii_uppercase

import discord
import msgspec
from msgspec.structs import replace

from bot.host import Host, Seated, audiences, outbox
from bot.post.permissions import LOCK, list_missing
from bot.post.rooms import A_WEEK
from bot.post.sending import NO_ACCESS, TROUBLE, UNKNOWN_CHANNEL, Later
from bot.screens.message import Message, Text, layout
from bot.texts import Texts, texts_for
from storage.ids import TableId, UserId
from storage.models import Post

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, NO_MEMBER = 10007, 10013
LOCKED = 0
UNLOCK_AGAIN = 300.0
"""After how many seconds the bot tries again to unlock a room if it may not, as nobody can talk there until then."""


class TeamRoom(msgspec.Struct, frozen=True):
    """What is kept about a team's private thread."""

    members: list[UserId]
    """Who has been let in and not been removed since."""
    asked: int | None = None
    """The message that asks for silence, while it stands there; LOCKED if the thread is locked instead."""
    given_up: int = 0
    """How many rooms of this team are no longer used, as somebody could not be removed from them, or the bot was."""
    entering: list[UserId] = []
    """Who was about to be let in, and may be inside if the bot was killed meanwhile."""


@dataclass(slots=True)
class Talk:
    """A team's private thread on its way to what it must be, and what is to be kept about it by now."""

    thread_id: int | None
    room: TeamRoom

    def note_inside(self, members: Iterable[UserId]) -> None:
        self.room = replace(self.room, members=sorted(members))

    def note_entering(self, people: Iterable[UserId]) -> None:
        self.room = replace(self.room, entering=sorted(people))

    def give_up(self) -> None:
        """Leave the thread as it is, for another one with another name."""
        self.thread_id, self.room = None, TeamRoom([], given_up=self.room.given_up + 1)


@dataclass(frozen=True, slots=True)
class WantedRoom:
    """What the private thread of a team must be now."""

    team: int
    people: frozenset[UserId]
    silent: bool
    """Whether nobody may talk there."""


async def set_talk(host: Host, client: discord.Client, post: Post) -> None:
    """Open a team's private thread, remove those who left the team, add those who joined, and begin or end its silence.

    A thread that somebody has deleted, or that the bot is not in any more, is opened anew. Only what has changed is
    sent: members stay in while they may not talk, since adding somebody again would ring.
    """
    seated = await host.load(post.table_id)
    wanted = _wanted_room(seated, audiences.team_of(post.audience))
    if wanted is None:
        await host.store.posts.mark_shown(post, message_id=None)
        return
    if post.message_id is None and len(wanted.people) < 2:
        await host.store.posts.mark_shown(post, message_id=None, noted=post.noted)
        return
    talk = Talk(post.message_id, _read_room(post.noted))

    async def keep() -> None:
        await host.store.posts.keep_part(post, message_id=talk.thread_id, noted=msgspec.json.encode(talk.room))

    try:
        is_gone = await _make_true(client, seated, wanted, post.nonce, talk, keep)
        if is_gone and post.message_id is not None and seated.running:
            await _make_true(client, seated, wanted, post.nonce, talk, keep)
    except TROUBLE:
        # The next attempt must find this very thread, and know who is inside even if they have left the team by then.
        await keep()
        raise
    noted = msgspec.json.encode(talk.room)
    if not wanted.silent and talk.room.asked == LOCKED:
        log.info("table=%s team=%s room stays locked", seated.id, wanted.team)
        raise Later(UNLOCK_AGAIN, noted)
    await host.store.posts.mark_shown(post, message_id=talk.thread_id, version=seated.version, noted=noted)


def _wanted_room(seated: Seated, team: int | None) -> WantedRoom | None:
    """What the private thread of a team must be now; None if teams have none in this game."""
    game = seated.game
    if game is None or team is None or not game.rooms:
        return None
    people = {user for number in game.rooms[team].seats if (user := _person_in(seated, number)) is not None}
    silent = len(people) > 1 and outbox.is_silent(seated, game, team)
    return WantedRoom(team, frozenset(people), silent)


def _person_in(seated: Seated, number: int) -> UserId | None:
    seat = seated.seat(number)
    return seat.user_id if seat.kind == "person" else None


async def _make_true(
    client: discord.Client,
    seated: Seated,
    wanted: WantedRoom,
    nonce: str,
    talk: Talk,
    keep: Callable[[], Awaitable[None]],
) -> bool:
    """Make the thread what it must be; true if it is gone, or the bot is not in it any more.

    If Discord refuses a step, what was done before it stays noted in `talk` all the same. Who is about to be let in is
    noted and kept before that.
    """
    people, texts = wanted.people, texts_for(seated.table.language)
    try:
        leaving = sorted({*talk.room.members, *talk.room.entering} - people)
        if talk.thread_id is not None and leaving:
            if await _show_out(client, texts, talk.thread_id, leaving):
                talk.note_inside(set(talk.room.members) & people)
                talk.note_entering(set(talk.room.entering) & people)
            else:
                talk.give_up()
        if talk.thread_id is None and len(people) > 1:
            talk.thread_id = await _talk_thread(client, seated, wanted.team, talk.room.given_up, nonce)
        joining = sorted(people - set(talk.room.members))
        if talk.thread_id is not None and (joining or wanted.silent != (talk.room.asked is not None)):
            thread = await _open_thread(client, talk.thread_id)
            if joining:
                talk.note_entering(joining)
                await keep()
            for user in joining:
                if await _let_in(thread, user):
                    talk.note_inside({*talk.room.members, user})
            talk.note_entering(())
            asked = await _keep_silence(thread, texts, talk.room.asked, silent=wanted.silent)
            talk.room = replace(talk.room, asked=asked)
    except discord.NotFound as error:
        log.info("table=%s team=%s talk is gone: %s", seated.id, wanted.team, error.code)
        if error.code == UNKNOWN_CHANNEL:
            # Nobody is in a room that is made anew; one that was given up must not be found again by its name.
            talk.thread_id, talk.room = None, TeamRoom([], given_up=talk.room.given_up)
            return True
    except discord.Forbidden as error:
        log.info("table=%s team=%s no talk: %s", seated.id, wanted.team, error.code)
        if error.code == NO_ACCESS and talk.thread_id is not None and await _sees_channel(client, seated):
            # Whoever is removed from a server leaves its private threads; invited again, the bot stays out of them.
            talk.give_up()
            return True
    return False


async def _sees_channel(client: discord.Client, seated: Seated) -> bool:
    """Whether the bot sees the channel in which a team would have another room."""
    try:
        await client.fetch_channel(seated.table.channel_id or 0)
    except (discord.Forbidden, discord.NotFound):
        return False
    return True


async def _show_out(client: discord.Client, texts: Texts, thread_id: int, users: Iterable[UserId]) -> bool:
    """Remove those who no longer belong to a team; false if that is not allowed, after saying there that it moves."""
    thread = await _open_thread(client, thread_id)
    try:
        for user in users:
            await _let_out(thread, user)
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


async def _open_thread(client: discord.Client, thread_id: int) -> discord.Thread:
    """A thread, reopened if Discord has archived it."""
    thread = client.get_channel(thread_id) or await client.fetch_channel(thread_id)
    if not isinstance(thread, discord.Thread):
        raise TypeError(type(thread).__name__)
    return await thread.edit(archived=False) if thread.archived else thread


async def _let_in(thread: discord.Thread, user: UserId) -> bool:
    """Add somebody; false if they are not in the server, or may not see the channel.

    Without the privileged intent for members, the bot cannot ask who is in.
    """
    try:
        await thread.add_user(discord.Object(user))
    except (discord.Forbidden, discord.NotFound) as error:
        if isinstance(error, discord.NotFound) and error.code not in (UNKNOWN_MEMBER, NO_MEMBER):
            raise
        log.info("thread=%s user=%s not let in: %s", thread.id, user, error.code)
        return False
    return True


async def _let_out(thread: discord.Thread, user: UserId) -> None:
    """Remove somebody, unless they are not there any more."""
    try:
        await thread.remove_user(discord.Object(user))
    except discord.NotFound as error:
        if error.code not in (UNKNOWN_MEMBER, NO_MEMBER):
            raise


def name_room(texts: Texts, table: TableId, team: int, given_up: int) -> str:
    """What the private thread of a team is called, after so many that were given up."""
    name = texts("talk-thread", table=table, team=ascii_uppercase[team])
    return f"{name} ({given_up + 1})" if given_up else name


async def _talk_thread(client: discord.Client, seated: Seated, team: int, given_up: int, nonce: str) -> int:
    channel = await client.fetch_channel(seated.table.channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        raise TypeError(type(channel).__name__)
    texts = texts_for(seated.table.language)
    name = name_room(texts, seated.id, team, given_up)
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
