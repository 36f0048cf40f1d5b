"""Who may do what where: Discord's permission bits and their arithmetic over roles and overwrites."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.sandbox.entities import DM, PRIVATE_THREAD, THREADS, Channel, Guild

if TYPE_CHECKING:
    from bot.sandbox.world import World

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
MANAGE_ROLES = 1 << 28
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
SEND_POLLS = 1 << 49
USE_EXTERNAL_APPS = 1 << 50
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1
EVERYDAY = (
    ADD_REACTIONS | VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS | USE_APPLICATION_COMMANDS | CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS | SEND_POLLS | USE_EXTERNAL_APPS
)  # fmt: skip
BOT = EVERYDAY | MANAGE_MESSAGES | MANAGE_THREADS | PIN_MESSAGES | MENTION_EVERYONE
IN_DM = EVERYDAY | PIN_MESSAGES


def guild_permissions(guild: Guild, user_id: str) -> int:
    """What a member may do in the whole server, before any channel's overwrites."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        if role_id in guild.roles:
            bits |= guild.roles[role_id].permissions
    return ALL if bits & ADMINISTRATOR else bits


def permissions_in(world: World, user_id: str, channel: Channel) -> int:
    """What someone may do in a channel, thread or direct message."""
    if channel.type == DM:
        return IN_DM if user_id in channel.recipients or user_id == world.bot_id else 0
    guild = world.guilds[channel.guild_id or ""]
    if channel.type in THREADS and channel.parent_id in world.channels:
        channel = world.channels[channel.parent_id]
    member = guild.members.get(user_id)
    if member is None:
        return 0
    bits = guild_permissions(guild, user_id)
    if bits == ALL:
        return ALL
    if channel.overwrites:
        everyone = channel.overwrites.get(guild.id)
        if everyone is not None:
            bits = bits & ~everyone.deny | everyone.allow
        allow = deny = 0
        for role_id in member.roles:
            overwrite = channel.overwrites.get(role_id)
            if overwrite is not None:
                allow |= overwrite.allow
                deny |= overwrite.deny
        bits = bits & ~deny | allow
        own = channel.overwrites.get(user_id)
        if own is not None:
            bits = bits & ~own.deny | own.allow
    if not bits & VIEW_CHANNEL:
        return 0
    until = member.timed_out_until
    if until is not None and datetime.fromisoformat(until) > datetime.fromtimestamp(world.clock.now(), UTC):
        bits &= VIEW_CHANNEL | READ_MESSAGE_HISTORY
    return bits


def may_view(world: World, user_id: str, channel: Channel) -> bool:
    """Whether someone sees the channel at all; a private thread is seen by its members and by thread managers."""
    bits = permissions_in(world, user_id, channel)
    if not bits & VIEW_CHANNEL:
        return False
    if channel.type == PRIVATE_THREAD:
        assert channel.thread is not None
        return user_id in channel.thread.members or bool(bits & MANAGE_THREADS)
    return True


def locked_out(world: World, user_id: str, channel: Channel) -> bool:
    """Whether this is a locked thread to somebody, who may write there only if they may manage threads."""
    if channel.thread is None or not channel.thread.locked:
        return False
    return not permissions_in(world, user_id, channel) & MANAGE_THREADS


def send_right(channel: Channel) -> int:
    """The permission that writing in this kind of channel needs."""
    return SEND_MESSAGES_IN_THREADS if channel.type in THREADS else SEND_MESSAGES
