"""Sends or edits one message so that it is there exactly once, whatever happened to an earlier attempt."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from typing import Any, Literal

import aiohttp
import discord
import msgspec

from bot.host import Seated, outbox
from bot.host.audiences import seat_of, user_of
from bot.host.post_kinds import base_of
from bot.post.addressing import mark_of
from bot.post.again import pause_after
from bot.post.folding import Fold
from bot.post.painting import Painted
from bot.screens.message import Message, Text, control_ids, flat
from storage.ids import UserId
from storage.models import Post
from storage.store import Store

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, NO_ACCESS, NO_PERMISSION, NO_DM = 10003, 10008, 50001, 50013, 50007
NO_MUTUAL_SERVER, UNKNOWN_USER, ARCHIVED, OLD_EDITS = 50278, 10013, 50083, 30046
LOCKED, CONVERSATIONS_TOO_FAST = 160005, 40003
TOO_MANY = 429
TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
LOOK_BACK = 20
LONGEST_PAUSE = 300.0
"""The most seconds between two attempts while Discord is unwell; a message is never given up for that."""


class Closed(Exception):
    """This person takes no direct messages from the bot."""


class Gone(Exception):
    """The message, or the place it was in, is not there any more."""

    def __init__(self, what: Literal["message", "channel"]) -> None:
        super().__init__(what)
        self.what = what


class Lacking(Exception):
    """The bot may not post in this channel, or does not see it any more."""

    def __init__(self, channel: int) -> None:
        super().__init__(channel)
        self.channel = channel


class Later(Exception):
    """It cannot be done now, but may work in some seconds; `noted` is what to keep about the part that is done."""

    def __init__(self, seconds: float, noted: bytes | None = None) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.noted = noted


class SentWithout(Exception):
    """An earlier attempt has sent the message after all, but these people were to be mentioned only since then."""

    def __init__(self, channel: int, message: int, users: Collection[UserId]) -> None:
        super().__init__(channel, message, users)
        self.channel = channel
        self.message = message
        self.users = users


class Sender:
    """Sends and edits messages with the bot's own token."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self.client = client
        self.store = store
        self._asked: dict[int, asyncio.Future[discord.DMChannel]] = {}
        """By person, the pending requests for the channels of their direct messages."""

    async def show(self, seated: Seated, post: Post, message: Painted) -> tuple[int, int]:
        """Make sure that the message is there and up to date; returns the ids of its channel and of itself."""
        if base_of(post.kind) == outbox.FOLD:
            return await self._fold(post, message)
        channel_id = 0
        try:
            channel_id = await self._channel(seated, post)
            if post.message_id is not None:
                await self._edit_anywhere(channel_id, post.message_id, message)
                return channel_id, post.message_id
            return channel_id, await self._send(channel_id, post, message)
        except TROUBLE as error:
            raise await self._explain(error, seated, post, channel_id) from error

    async def find_sent(self, seated: Seated, post: Post, message: Painted) -> discord.Message | None:
        """This new message, if an earlier attempt that never got an answer has sent it after all."""
        if post.attempts <= 1 or post.message_id is not None:
            return None
        channel_id = 0
        try:
            channel_id = await self._channel(seated, post)
            channel = self.client.get_partial_messageable(channel_id)
            return await self._sent_before(channel, message.message, mark_of(post))
        except TROUBLE as error:
            raise await self._explain(error, seated, post, channel_id) from error

    async def _explain(self, error: Exception, seated: Seated, post: Post, channel_id: int) -> Exception:
        """What an error means for a post; a channel of direct messages that is not there any more is forgotten."""
        if isinstance(error, discord.RateLimited):
            return Later(error.retry_after)
        if not isinstance(error, discord.HTTPException):
            return Later(pause_after(post.attempts, first=0.5, most=30.0))
        if error.code == UNKNOWN_CHANNEL and (user := _person(seated, post)) is not None:
            await self.store.players.change(UserId(user), dm_channel_id=None)
            return Later(1.0)
        if error.status >= 500:
            return Later(pause_after(post.attempts, first=0.5, most=LONGEST_PAUSE))
        return _meaning(error, channel_id)

    async def _channel(self, seated: Seated, post: Post) -> int:
        user = _person(seated, post)
        if user is None:
            if post.kind == outbox.LOBBY:
                return post.channel_id or seated.table.channel_id or 0
            return post.channel_id or seated.place or 0
        if post.message_id is not None and post.channel_id is not None and post.attempts <= 1:
            return post.channel_id
        player = await self.store.players.get(user)
        if player.dm_channel_id is not None:
            return player.dm_channel_id
        return await self._begin_conversation(user)

    async def _begin_conversation(self, user: UserId) -> int:
        """Where to write to somebody for the first time; asked only once, as Discord lets a bot ask once a second."""
        asked = self._asked.get(user)
        if asked is None:
            asked = self._asked[user] = asyncio.ensure_future(self.client.create_dm(discord.Object(user)))
            asked.add_done_callback(lambda _: self._asked.pop(user))
        channel = await asyncio.shield(asked)
        await self.store.players.change(UserId(user), dm_channel_id=channel.id)
        return channel.id

    async def _send(self, channel_id: int, post: Post, message: Painted) -> int:
        """Send it; if an earlier attempt may have sent it already, find that and bring it up to date."""
        channel = self.client.get_partial_messageable(channel_id)
        earlier = await self._sent_before(channel, message.message, mark_of(post)) if post.attempts > 1 else None
        if earlier is None:
            earlier = await channel.send(
                view=message.layout(),
                files=message.files(),
                nonce=post.nonce,
                silent=message.message.silent,
                allowed_mentions=_mentions(message.message),
            )
            if post.attempts <= 1:
                return earlier.id
        if post.kind == outbox.TABLE and (left := _left_out(earlier, message.message)):
            # An edit mentions nobody.
            raise SentWithout(channel_id, earlier.id, left)
        await self._edit_anywhere(channel_id, earlier.id, message)
        return earlier.id

    async def _sent_before(
        self, channel: discord.PartialMessageable, message: Message, mark: str
    ) -> discord.Message | None:
        """The message, perhaps out of date, if an earlier attempt that never got an answer has sent it after all."""
        ids, words = control_ids(message), _first_text(message)
        marks = {each for each in ids if mark in each} or set(ids)
        try:
            async for earlier in channel.history(limit=LOOK_BACK):
                if self.client.user is None or earlier.author.id != self.client.user.id:
                    continue
                there = list(walk(earlier.components))
                shown = {getattr(part, "custom_id", None) for part in there}
                texts = [getattr(part, "content", None) for part in there]
                if marks <= shown if marks else words in texts:
                    return earlier
        except discord.Forbidden:
            return None
        return None

    async def _edit(self, channel_id: int, message_id: int, message: Painted) -> None:
        partial = self.client.get_partial_messageable(channel_id).get_partial_message(message_id)
        nobody = discord.AllowedMentions.none()
        await partial.edit(view=message.layout(), attachments=message.files(), allowed_mentions=nobody)

    async def _edit_anywhere(self, channel_id: int, message_id: int, message: Painted) -> None:
        """Edit a message, reopening its thread if Discord has archived that."""
        try:
            await self._edit(channel_id, message_id, message)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._reopen(channel_id)
            await self._edit(channel_id, message_id, message)

    async def _reopen(self, thread_id: int) -> None:
        thread = await self.client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete an earlier message, if it is still there; raises what passes by itself, so that it is tried again."""
        try:
            await self.client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == TOO_MANY:
                raise
            log.info("message=%s not removed: %s", message_id, error.code)

    async def empty_previous(self, seated: Seated, post: Post) -> None:
        """Delete the hand of the person who had the seat before, if their successor cannot be written to."""
        user = _person(seated, post)
        if post.kind != outbox.HAND or post.previous_id is None or post.previous_channel_id is None or user is None:
            return
        player = await self.store.players.get(user)
        if post.previous_channel_id != player.dm_channel_id:
            await self.remove(post.previous_channel_id, post.previous_id)

    async def _fold(self, post: Post, message: Painted) -> tuple[int, int]:
        """Fold an old message; one that cannot be edited any more stays as it is."""
        fold = msgspec.json.decode(post.payload, type=Fold)
        try:
            await self._edit_anywhere(fold.channel, fold.message, message)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise Later(2.0) from error
            if error.status == TOO_MANY:
                raise
            log.info("table=%s message=%s not folded: %s", post.table_id, fold.message, error.code)
        return fold.channel, fold.message


def _person(seated: Seated, post: Post) -> UserId | None:
    seat = seat_of(post.audience)
    return user_of(post.audience) if seat is None else seated.seat(seat).user_id


def _mentions(message: Message) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in message.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def _left_out(sent: discord.Message, message: Message) -> list[UserId]:
    """The people whom a message is to mention, but the one that Discord has does not."""
    return [user for user in message.mentions if not does_mention(sent, user)]


def does_mention(sent: discord.Message, user: UserId | None) -> bool:
    """Whether a message that Discord has mentions somebody."""
    return any(f"<@{user}>" in (getattr(part, "content", None) or "") for part in walk(sent.components))


def _first_text(message: Message) -> str | None:
    return next((part.markdown for part in flat(message.parts) if isinstance(part, Text)), None)


def walk(components: Any) -> Iterator[Any]:
    """All components of a message, with those inside them."""
    for component in components:
        yield component
        yield from walk(getattr(component, "children", None) or [])


def _meaning(error: discord.HTTPException, channel: int) -> Exception:
    """What Discord's refusal means for a post."""
    if error.code in (NO_DM, NO_MUTUAL_SERVER, UNKNOWN_USER):
        return Closed()
    if error.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
        return Gone("message" if error.code == UNKNOWN_MESSAGE else "channel")
    if error.code in (NO_ACCESS, NO_PERMISSION, LOCKED, ARCHIVED):
        # A thread that is only archived opens for a message; one that is locked as well does not.
        return Lacking(channel)
    if error.code in (OLD_EDITS, CONVERSATIONS_TOO_FAST):
        return Later(60.0)
    return error
