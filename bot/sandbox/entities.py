"""The things in the stand-in's world as they are kept and saved; shapes.py turns them into Discord's JSON."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Json = dict[str, Any]

# Channel types, message flags and message types by Discord's numbers.
TEXT, DM, VOICE, CATEGORY, NEWS, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 2, 4, 5, 11, 12, 15
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)
SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING = 1 << 2, 1 << 5, 1 << 6, 1 << 7
# Messages that Discord itself writes.
ADDED_TO_THREAD, REMOVED_FROM_THREAD, RENAMED, PINNED, THREAD_MADE, THREAD_STARTER = 1, 2, 4, 6, 18, 21
SUPPRESS_NOTIFICATIONS, IS_VOICE_MESSAGE, COMPONENTS_V2 = 1 << 12, 1 << 13, 1 << 15


class User(Struct):
    """A person or the bot; a person may close their direct messages."""

    id: str
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    accepts_dms: bool = True

    @property
    def name(self) -> str:
        return self.global_name or self.username


class Role(Struct):
    id: str
    name: str
    permissions: int = 0
    position: int = 0
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    managed: bool = False


class Member(Struct):
    user_id: str
    joined_at: str
    roles: list[str] = field(default_factory=list)
    nick: str | None = None
    timed_out_until: str | None = None


class Guild(Struct):
    id: str
    name: str
    owner_id: str
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    locale: str = "en-US"
    user_install_only: bool = False
    """The bot was installed by a person, not in this server: it gets interactions here but is no member."""


class Overwrite(Struct):
    id: str
    type: int
    allow: int = 0
    deny: int = 0


class ThreadState(Struct):
    archived: bool = False
    auto_archive_duration: int = 1440
    archive_timestamp: str = ""
    locked: bool = False
    invitable: bool = True
    create_timestamp: str = ""
    members: dict[str, str] = field(default_factory=dict)
    """User id to the time of joining."""


class Channel(Struct):
    """A channel of a guild, a thread, or a direct message."""

    id: str
    type: int
    name: str | None = None
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    nsfw: bool = False
    slowmode: int = 0
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    owner_id: str | None = None
    thread: ThreadState | None = None
    recipients: list[str] = field(default_factory=list)
    last_message_id: str | None = None
    message_count: int = 0


class Message(Struct):
    """A message: `data` is Discord's JSON and is replaced, never changed, so that it is safe to hold on to."""

    data: Json
    only_for: str | None = None
    """The one person who sees an ephemeral message."""
    interaction_id: str | None = None
    reactions: dict[str, list[str]] = field(default_factory=dict)
    """Emoji key to the people who reacted, in order."""
    dismissed: bool = False
    """Whether its one reader has dismissed it; for the bot it still exists."""


class Upload(Struct):
    """A file somebody attached; `content` is saved beside the world's JSON."""

    id: str
    channel_id: str
    filename: str
    content_type: str
    size: int


class Interaction(Struct):
    """Something a person did that the bot must answer (a command, a press), and how far it has been answered."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    data: Json
    guild_id: str | None = None
    message_id: str | None = None
    answered: int | None = None
    """The callback type of the first answer."""
    response_id: str | None = None
    followups: int = 0
    failed: bool = False


class Change(Struct, frozen=True):
    """One thing that happened. `kind` is the gateway event's name in lower case, or one that no bot is told of
    (intents.NEVER), such as interaction_answered, person_changed or clock_pushed."""

    kind: str
    data: Json
    guild_id: str | None = None
    channel_id: str | None = None
    only_for: str | None = None
