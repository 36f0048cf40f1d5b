"""The world's things as Discord's JSON, one function per shape; nothing here changes the world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.entities import DM, THREADS, Channel, Guild, Json, Member, Message, Role, User
from bot.sandbox.rights import guild_permissions, may_view, permissions_in

if TYPE_CHECKING:
    from bot.sandbox.world import World


def user(person: User) -> Json:
    shape: Json = {
        "id": person.id,
        "username": person.username,
        "discriminator": "0000" if person.bot else "0",
        "global_name": person.global_name,
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
    }
    if person.bot:
        shape["bot"] = True
    return shape


def member(world: World, one: Member, *, with_user: bool = True) -> Json:
    shape: Json = {
        "roles": one.roles,
        "joined_at": one.joined_at,
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "communication_disabled_until": one.timed_out_until,
        "premium_since": None,
        "pending": False,
        "flags": 0,
        "deaf": False,
        "mute": False,
    }
    if with_user:
        shape["user"] = user(world.users[one.user_id])
    return shape


def role(one: Role) -> Json:
    return {
        "id": one.id,
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": one.color,
        "colors": {"primary_color": one.color, "secondary_color": None, "tertiary_color": None},
        "hoist": one.hoist,
        "managed": one.managed,
        "mentionable": one.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, one: Channel, viewer: str | None = None) -> Json:
    """A channel, thread or direct message; with a viewer, a thread carries the viewer's own membership."""
    if one.type == DM:
        others = [user(world.users[who]) for who in one.recipients if who != (viewer or world.bot_id)]
        return {"id": one.id, "type": DM, "flags": 0, "last_message_id": one.last_message_id, "recipients": others}
    if one.type in THREADS:
        return thread(one, viewer)
    return {
        "id": one.id,
        "type": one.type,
        "guild_id": one.guild_id,
        "name": one.name,
        "position": one.position,
        "flags": 0,
        "parent_id": one.parent_id,
        "topic": one.topic,
        "nsfw": one.nsfw,
        "last_message_id": one.last_message_id,
        "rate_limit_per_user": one.slowmode,
        "permission_overwrites": [
            {"id": over.id, "type": over.type, "allow": str(over.allow), "deny": str(over.deny)}
            for over in one.overwrites.values()
        ],
    }


def thread(one: Channel, viewer: str | None = None) -> Json:
    state = one.thread
    assert state is not None
    shape: Json = {
        "id": one.id,
        "type": one.type,
        "guild_id": one.guild_id,
        "parent_id": one.parent_id,
        "owner_id": one.owner_id,
        "name": one.name,
        "flags": 0,
        "last_message_id": one.last_message_id,
        "message_count": one.message_count,
        "total_message_sent": one.message_count,
        "member_count": len(state.members),
        "rate_limit_per_user": one.slowmode,
        "thread_metadata": {
            "archived": state.archived,
            "auto_archive_duration": state.auto_archive_duration,
            "archive_timestamp": state.archive_timestamp,
            "create_timestamp": state.create_timestamp,
            "locked": state.locked,
            "invitable": state.invitable,
        },
    }
    if viewer is not None and viewer in state.members:
        shape["member"] = thread_member(one, viewer)
    return shape


def thread_member(one: Channel, user_id: str) -> Json:
    assert one.thread is not None
    return {"id": one.id, "user_id": user_id, "join_timestamp": one.thread.members[user_id], "flags": 0}


def features(one: Guild) -> list[str]:
    """What a server has that others have not; only a Community can choose its language."""
    return ["COMMUNITY"] if one.locale != "en-US" else []


def guild(world: World, one: Guild) -> Json:
    """A server as GET /guilds/{id} gives it."""
    return {
        "id": one.id,
        "name": one.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "features": features(one),
        "owner_id": one.owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(each) for each in one.roles.values()],
        "emojis": [],
        "stickers": [],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": one.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "nsfw": False,
        "nsfw_level": 0,
        "incidents_data": None,
        "hub_type": None,
    }


def guild_create(world: World, one: Guild) -> Json:
    """A server as GUILD_CREATE brings it to the bot: with all its channels and the active threads the bot sees."""
    channels = [each for each in world.channels.values() if each.guild_id == one.id]
    threads = [
        each
        for each in channels
        if each.thread is not None and not each.thread.archived and may_view(world, world.bot_id, each)
    ]
    return {
        **guild(world, one),
        "joined_at": one.members[world.bot_id].joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, each) for each in one.members.values()],
        "channels": [channel(world, each) for each in channels if each.type not in THREADS],
        "threads": [thread(each, world.bot_id) for each in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def interaction_member(world: World, one: Guild, user_id: str, where: Channel) -> Json:
    """The member of an interaction: with their permissions in that channel."""
    shape = member(world, one.members[user_id])
    shape["permissions"] = str(permissions_in(world, user_id, where))
    return shape


def resolved_member(world: World, one: Guild, user_id: str) -> Json:
    """A member as resolved data has it: without the user, which is listed separately there."""
    shape = member(world, one.members[user_id], with_user=False)
    shape["permissions"] = str(guild_permissions(one, user_id))
    return shape


def reactions(message: Message, viewer: str) -> list[Json]:
    shapes = []
    for key, people in message.reactions.items():
        name, _, emoji_id = key.partition(":")
        shapes.append(
            {
                "emoji": {"id": emoji_id or None, "name": name},
                "count": len(people),
                "count_details": {"burst": 0, "normal": len(people)},
                "burst_colors": [],
                "me_burst": False,
                "burst_me": False,
                "burst_count": 0,
                "me": viewer in people,
            }
        )
    return shapes


def message(one: Message, viewer: str) -> Json:
    """A message as one viewer gets it."""
    if not one.reactions:
        return one.data
    return {**one.data, "reactions": reactions(one, viewer)}
