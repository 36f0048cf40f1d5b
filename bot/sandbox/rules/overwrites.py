"""Which overwrites of permissions, of a role or a member in one channel, the bot may set."""

from __future__ import annotations

from bot.sandbox import rights
from bot.sandbox.entities import Channel, Guild, Json, Overwrite
from bot.sandbox.errors import ApiError
from bot.sandbox.world import World


def wanted(overwrite_id: str, body: Json) -> Overwrite:
    """The overwrite that a request describes."""
    return Overwrite(overwrite_id, int(body.get("type") or 0), int(body.get("allow") or 0), int(body.get("deny") or 0))


def check(world: World, channel: Channel, one: Overwrite) -> None:
    """In a channel, a bot may change only permissions that it has itself, and not those of a role above its own."""
    before = channel.overwrites.get(one.id) or Overwrite(one.id, one.type)
    _check(world, world.guilds[channel.guild_id or ""], one, (before.allow ^ one.allow) | (before.deny ^ one.deny))


def check_new(world: World, guild: Guild, one: Overwrite) -> None:
    """In a new channel likewise; there only administrators may set who manages the permissions."""
    changed = one.allow | one.deny
    if changed & rights.MANAGE_ROLES and rights.guild_permissions(guild, world.bot_id) != rights.ALL:
        raise ApiError(50013)
    _check(world, guild, one, changed)


def _check(world: World, guild: Guild, one: Overwrite, changed: int) -> None:
    bits = rights.guild_permissions(guild, world.bot_id)
    if bits == rights.ALL:
        return
    if changed & ~bits:
        raise ApiError(50013)
    own = [guild.roles[each].position for each in guild.members[world.bot_id].roles if each in guild.roles]
    role = guild.roles.get(one.id)
    if role is not None and role.position > max(own, default=0):
        raise ApiError(50013)
