"""The world of the stand-in: everything that exists in it, who may see what, and a feed of what changes.

This module only holds it and adds to it; rooms.py, talk.py and interactions.py say what happens in it.
"""

from __future__ import annotations

import base64
import mimetypes
import secrets
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.sandbox import rights, shapes
from bot.sandbox.clock import Clock
from bot.sandbox.entities import (
    CATEGORY,
    DM,
    TEXT,
    THREADS,
    Change,
    Channel,
    Guild,
    Interaction,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Upload,
    User,
)
from bot.sandbox.filenames import kept_name

EPOCH = 1420070400.0
TOKEN_LIFE = 15 * 60.0
"""How many seconds an interaction's token is valid."""
Listener = Callable[[Change], None]


class Saved(msgspec.Struct):
    """What a stopped stand-in needs to go on where it was."""

    bot_id: str
    token: str
    base_url: str
    users: dict[str, User]
    guilds: dict[str, Guild]
    channels: dict[str, Channel]
    messages: dict[str, dict[str, Message]]
    pins: dict[str, dict[str, str]]
    commands: dict[str, dict[str, Json]]
    uploads: dict[str, Upload]
    interactions: dict[str, Interaction]
    ahead: float = 0.0
    """By how many seconds the clock was pushed."""
    nonces: dict[str, tuple[str, str, float]] = {}
    """So that what a bot sends again after a restart is not posted twice; older worlds were kept without."""


KEPT = tuple(name for name in Saved.__struct_fields__ if name != "ahead")


class Visible(NamedTuple):
    """What one person sees of the world."""

    guilds: list[Guild]
    channels: list[Channel]
    threads: list[Channel]
    dms: list[Channel]


class World:
    """Users, servers, channels, messages, commands and interactions, with snowflakes and a clock."""

    def __init__(self, *, bot_name: str = "Tidetable", clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.base_url = ""
        self._last_snowflake = 0
        self._listeners: list[Listener] = []
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        """By channel, then by message, oldest first; ephemeral ones among them."""
        self.pins: dict[str, dict[str, str]] = {}
        """By channel: message id to the time of pinning."""
        self.commands: dict[str, dict[str, Json]] = {}
        """By server id, or "" for global ones: command id to command."""
        self.uploads: dict[str, Upload] = {}
        self.contents: dict[str, bytes] = {}
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[str, tuple[str, str, float]] = {}
        """By nonce of a message of the bot: channel id, message id, time."""
        self.old_edits: list[tuple[str, float]] = []
        """Channel and time of the bot's edits of messages older than an hour."""
        self.dms_opened: list[float] = []
        """When the bot opened direct messages for the first time with somebody."""
        self.creates: dict[str, tuple[int, int]] = {}
        """By server id, or "" for global ones: a day, and how many commands were created on it."""
        self.tokens: dict[str, str] = {}
        """Interaction token to interaction id."""
        self.waiting: dict[str, Listener] = {}
        """By interaction id: the listener that waits for the bot's answer."""
        bot = User(id=self.snowflake(), username=bot_name, bot=True)
        self.users[bot.id] = bot
        self.bot_id = bot.id
        self.token = make_token(bot.id)

    # --- ids, time, feed

    def snowflake(self) -> str:
        """A new id, greater than every id before it, that holds the time of the stand-in's clock."""
        at = int((self.clock.now() - EPOCH) * 1000) << 22
        self._last_snowflake = max(at, self._last_snowflake + 1)
        return str(self._last_snowflake)

    def born(self, snowflake: str) -> float:
        """When an id was made."""
        return (int(snowflake) >> 22) / 1000 + EPOCH

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with every change as it happens; return what ends the subscription."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return unsubscribe

    def emit(
        self,
        kind: str,
        data: Json,
        *,
        guild_id: str | None = None,
        channel_id: str | None = None,
        only_for: str | None = None,
    ) -> None:
        """Tell every listener of a change."""
        change = Change(kind, data, guild_id, channel_id, only_for)
        if kind.startswith("interaction_") and data["id"] in self.waiting:
            self.waiting[data["id"]](change)
        for listener in tuple(self._listeners):
            listener(change)

    # --- who sees what

    def sees(self, user_id: str, change: Change) -> bool:
        """Whether that user may know of a change."""
        if change.only_for is not None:
            return change.only_for == user_id
        if change.channel_id is not None and change.channel_id in self.channels:
            return rights.may_view(self, user_id, self.channels[change.channel_id])
        if change.guild_id is not None and change.guild_id in self.guilds:
            return user_id in self.guilds[change.guild_id].members
        return True

    def visible_to(self, user_id: str) -> Visible:
        """Servers, channels, unarchived threads and direct messages that a user sees."""
        seen = [each for each in self.channels.values() if rights.may_view(self, user_id, each)]
        return Visible(
            guilds=[each for each in self.guilds.values() if user_id in each.members],
            channels=sorted((c for c in seen if c.type not in (DM, *THREADS)), key=lambda c: (c.position, int(c.id))),
            threads=[each for each in seen if each.thread is not None and not each.thread.archived],
            dms=[each for each in seen if each.type == DM],
        )

    def archived_for(self, user_id: str) -> list[Channel]:
        """The archived threads that a user may look into."""
        archived = [each for each in self.channels.values() if each.thread is not None and each.thread.archived]
        return [each for each in archived if rights.may_view(self, user_id, each)]

    def messages_for(
        self, user_id: str, channel_id: str, *, limit: int = 50, before: str | None = None, after: str | None = None
    ) -> list[Json]:
        """The last messages (with `after`, the first) a user sees in a channel, oldest first, as Discord's JSON."""
        kept = self.messages.get(channel_id, {})
        found: list[Json] = []
        for message_id in reversed(kept) if after is None else iter(kept):
            one = kept[message_id]
            if one.dismissed or (one.only_for is not None and one.only_for != user_id):
                continue
            if before is not None and int(message_id) >= int(before):
                continue
            if after is not None and int(message_id) <= int(after):
                continue
            found.append(shapes.message(one, user_id))
            if len(found) == limit:
                break
        if after is None:
            found.reverse()
        return found

    def find_message(self, channel_id: str, message_id: str) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def by_token(self, token: str) -> Interaction | None:
        """The interaction a token belongs to."""
        return self.interactions.get(self.tokens.get(token, ""))

    def in_guild(self, guild_id: str) -> Iterator[Channel]:
        """Every channel and thread of a server."""
        return (each for each in self.channels.values() if each.guild_id == guild_id)

    # --- making things

    def add_person(self, username: str, global_name: str | None = None, *, locale: str = "en-US") -> User:
        """Add somebody new, who is in no server yet."""
        one = User(id=self.snowflake(), username=username, global_name=global_name, locale=locale)
        self.users[one.id] = one
        return one

    def add_guild(
        self,
        name: str,
        *,
        owner: User,
        bot_permissions: int = rights.BOT,
        everyone: int = rights.EVERYDAY,
        locale: str = "en-US",
        with_bot: bool = True,
    ) -> Guild:
        """Add a server with its owner and, unless told otherwise, the bot with a role of its own."""
        guild_id = self.snowflake()
        one = Guild(id=guild_id, name=name, owner_id=owner.id, locale=locale, user_install_only=not with_bot)
        one.roles[guild_id] = Role(id=guild_id, name="@everyone", permissions=everyone)
        self.guilds[guild_id] = one
        one.members[owner.id] = Member(owner.id, self.clock.isoformat())
        if with_bot:
            role_id = self.snowflake()
            bot_role = Role(role_id, self.users[self.bot_id].username, bot_permissions, position=1, managed=True)
            one.roles[role_id] = bot_role
            one.members[self.bot_id] = Member(self.bot_id, self.clock.isoformat(), roles=[role_id])
            self.emit("guild_create", shapes.guild_create(self, one), guild_id=guild_id)
        return one

    def add_role(self, guild: Guild, name: str, permissions: int = 0, *, mentionable: bool = False) -> Role:
        one = Role(self.snowflake(), name, permissions, position=len(guild.roles), mentionable=mentionable)
        guild.roles[one.id] = one
        self.emit("guild_role_create", {"guild_id": guild.id, "role": shapes.role(one)}, guild_id=guild.id)
        return one

    def add_channel(
        self,
        guild: Guild,
        name: str,
        *,
        type: int = TEXT,
        parent: Channel | None = None,
        topic: str | None = None,
        position: int | None = None,
        nsfw: bool = False,
        slowmode: int = 0,
        overwrites: Iterable[Overwrite] = (),
    ) -> Channel:
        """Add a channel; unless told otherwise, below the others."""
        if position is None:
            position = sum(1 for each in self.in_guild(guild.id) if (each.type == CATEGORY) == (type == CATEGORY))
        one = Channel(
            id=self.snowflake(),
            type=type,
            name=name,
            guild_id=guild.id,
            parent_id=parent.id if parent else None,
            position=position,
            topic=topic,
            nsfw=nsfw,
            slowmode=slowmode,
            overwrites={each.id: each for each in overwrites},
        )
        self.channels[one.id] = one
        self.emit("channel_create", shapes.channel(self, one), guild_id=guild.id, channel_id=one.id)
        return one

    def add_upload(self, channel_id: str, filename: str, content: bytes, content_type: str | None = None) -> Upload:
        """Keep a file; attachment_url says where it is served."""
        if content_type in (None, "application/octet-stream"):
            content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        assert content_type is not None
        one = Upload(self.snowflake(), channel_id, kept_name(filename), content_type, len(content))
        self.uploads[one.id] = one
        self.contents[one.id] = content
        return one

    def attachment_url(self, one: Upload) -> str:
        return f"{self.base_url}/attachments/{one.channel_id}/{one.id}/{one.filename}"

    # --- keeping

    def save(self, path: Path) -> None:
        """Write the world as JSON and, beside it, each attached file that is not there yet."""
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".files")
        beside.mkdir(exist_ok=True)
        for upload_id, content in self.contents.items():
            kept = beside / upload_id
            if not kept.exists():
                kept.write_bytes(content)
        saved = Saved(**{name: getattr(self, name) for name in KEPT}, ahead=self.clock.offset)
        young = self.clock.now() - TOKEN_LIFE
        saved.interactions = {key: each for key, each in self.interactions.items() if each.created > young}
        draft = path.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(saved))
        draft.replace(path)

    @classmethod
    def load(cls, path: Path, *, clock: Clock | None = None) -> World:
        """The world as it was saved."""
        saved = msgspec.json.decode(path.read_bytes(), type=Saved)
        world = cls(clock=clock)
        world.clock.offset = saved.ahead
        for name in KEPT:
            setattr(world, name, getattr(saved, name))
        world.tokens = {each.token: each.id for each in world.interactions.values()}
        beside = path.with_suffix(".files")
        for upload_id in world.uploads:
            kept = beside / upload_id
            world.contents[upload_id] = kept.read_bytes() if kept.exists() else b""
        world._last_snowflake = max(int(each) for each in (*world.users, *world.channels, *world.uploads, "0"))
        for kept_messages in world.messages.values():
            if kept_messages:
                world._last_snowflake = max(world._last_snowflake, *(int(each) for each in kept_messages))
        return world

    def move_to(self, base_url: str) -> None:
        """Serve from another address, and change the links to attachments in kept messages accordingly."""
        old, self.base_url = self.base_url, base_url
        if not old or old == base_url:
            return
        for kept in self.messages.values():
            for one in kept.values():
                raw = msgspec.json.encode(one.data)
                if old.encode() in raw:
                    one.data = msgspec.json.decode(raw.replace(old.encode() + b"/", base_url.encode() + b"/"))


def make_token(bot_id: str) -> str:
    """A token of Discord's form, which some libraries take apart to learn the bot's id."""
    first = base64.urlsafe_b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{first}.sandbx.{secrets.token_urlsafe(27)}"
