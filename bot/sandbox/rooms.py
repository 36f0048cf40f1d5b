"""What happens to servers, channels, threads and direct messages: joining, leaving, opening, archiving, deleting."""

from __future__ import annotations

from datetime import datetime

from bot.sandbox import shapes, talk
from bot.sandbox.entities import (
    ADDED_TO_THREAD,
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    REMOVED_FROM_THREAD,
    RENAMED,
    THREAD_MADE,
    THREAD_STARTER,
    Channel,
    Guild,
    Json,
    Member,
    Overwrite,
    ThreadState,
)
from bot.sandbox.world import World

THREAD_FIELDS = {"name": "name", "rate_limit_per_user": "slowmode"}
FIELDS = {**THREAD_FIELDS, **{key: key for key in ("topic", "position", "nsfw", "parent_id")}}
"""The settings of a channel: Discord's key to the field here."""
WITHOUT: Json = {"topic": None, "parent_id": None, "rate_limit_per_user": 0, "nsfw": False}
"""What a null makes of a channel's setting; a null for any other setting leaves it as it is."""


def join(world: World, guild: Guild, user_id: str) -> None:
    """Let a person, or the bot, join a server."""
    if user_id in guild.members:
        return
    one = Member(user_id, world.clock.isoformat())
    guild.members[user_id] = one
    if user_id == world.bot_id:
        guild.user_install_only = False
        world.emit("guild_create", shapes.guild_create(world, guild), guild_id=guild.id)
        return
    world.emit("guild_member_add", {**shapes.member(world, one), "guild_id": guild.id}, guild_id=guild.id)


def leave(world: World, guild: Guild, user_id: str) -> None:
    """Take a person, or the bot, out of a server, and so out of its threads."""
    if user_id not in guild.members:
        return
    if user_id == world.bot_id:
        world.emit("guild_delete", {"id": guild.id}, guild_id=guild.id)
    else:
        data = {"guild_id": guild.id, "user": shapes.user(world.users[user_id])}
        world.emit("guild_member_remove", data, guild_id=guild.id)
    del guild.members[user_id]
    for each in world.in_guild(guild.id):
        if each.thread is not None:
            each.thread.members.pop(user_id, None)


def set_roles(world: World, guild: Guild, user_id: str, roles: list[str]) -> None:
    one = guild.members[user_id]
    one.roles = roles
    world.emit("guild_member_update", {**shapes.member(world, one), "guild_id": guild.id}, guild_id=guild.id)


def dm_with(world: World, user_id: str) -> Channel:
    """The direct message channel between the bot and a person, made when there is none."""
    for each in world.channels.values():
        if each.type == DM and user_id in each.recipients:
            return each
    one = Channel(id=world.snowflake(), type=DM, recipients=[world.bot_id, user_id])
    world.channels[one.id] = one
    world.emit("channel_create", shapes.channel(world, one), channel_id=one.id, only_for=user_id)
    return one


def shares_a_guild(world: World, user_id: str) -> bool:
    """Whether a person and the bot share a server; if they do not, the bot cannot write to them."""
    return any(user_id in each.members and world.bot_id in each.members for each in world.guilds.values())


def create_thread(
    world: World,
    parent: Channel,
    name: str,
    owner_id: str,
    *,
    type: int,
    auto_archive_duration: int = 1440,
    invitable: bool = True,
    slowmode: int = 0,
    id: str | None = None,
) -> Channel:
    """Make a thread; one made from a message gets that message's id."""
    now = world.clock.isoformat()
    state = ThreadState(
        auto_archive_duration=auto_archive_duration,
        archive_timestamp=now,
        create_timestamp=now,
        invitable=invitable,
        members={owner_id: now},
    )
    one = Channel(
        id=id or world.snowflake(),
        type=type,
        name=name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        slowmode=slowmode,
        thread=state,
    )
    world.channels[one.id] = one
    world.emit(
        "thread_create",
        {**shapes.thread(one, world.bot_id), "newly_created": True},
        guild_id=one.guild_id,
        channel_id=one.id,
    )
    if id is not None:
        about = {"type": 0, "channel_id": parent.id, "message_id": id, "guild_id": parent.guild_id}
        talk.notice(world, one, owner_id, THREAD_STARTER, about=about)
    elif type == PUBLIC_THREAD:
        about = {"type": 0, "channel_id": one.id, "guild_id": one.guild_id}
        talk.notice(world, parent, owner_id, THREAD_MADE, name, about=about)
    return one


def add_to_thread(world: World, thread: Channel, user_id: str, by: str | None = None) -> None:
    """Add somebody to a thread; if another person (`by`) did it, a notice in the thread says so."""
    assert thread.thread is not None
    if user_id in thread.thread.members:
        return
    thread.thread.members[user_id] = world.clock.isoformat()
    if user_id == world.bot_id and thread.type == PRIVATE_THREAD:
        world.emit("thread_create", shapes.thread(thread, user_id), guild_id=thread.guild_id, channel_id=thread.id)
    guild = world.guilds[thread.guild_id or ""]
    data = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": len(thread.thread.members),
        "added_members": [
            {
                **shapes.thread_member(thread, user_id),
                "member": shapes.member(world, guild.members[user_id]) if user_id in guild.members else None,
                "presence": None,
            }
        ],
        "removed_member_ids": [],
    }
    world.emit("thread_members_update", data, guild_id=thread.guild_id, channel_id=thread.id)
    if by is not None and by != user_id:
        talk.notice(world, thread, by, ADDED_TO_THREAD, mentioned=user_id)


def remove_from_thread(world: World, thread: Channel, user_id: str, by: str | None = None) -> None:
    """Take somebody out of a thread; if another person (`by`) did it, a notice in the thread says so."""
    assert thread.thread is not None
    if user_id not in thread.thread.members:
        return
    data = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": len(thread.thread.members) - 1,
        "added_members": [],
        "removed_member_ids": [user_id],
    }
    world.emit("thread_members_update", data, guild_id=thread.guild_id, channel_id=thread.id)
    del thread.thread.members[user_id]
    if by is not None and by != user_id:
        talk.notice(world, thread, by, REMOVED_FROM_THREAD, mentioned=user_id)


def edit_channel(world: World, one: Channel, body: Json, by: str | None = None) -> None:
    """Change those settings of a channel or thread that `body` names."""
    before = one.name
    body = {key: WITHOUT.get(key) if value is None else value for key, value in body.items()
            if value is not None or key in WITHOUT}  # fmt: skip
    state = one.thread
    for key, field in FIELDS.items() if state is None else THREAD_FIELDS.items():
        if key in body:
            setattr(one, field, body[key])
    if one.parent_id is not None:
        one.parent_id = str(one.parent_id)
    renamed = one.thread is not None and "name" in body and body["name"] != before
    if state is not None:
        for key in ("auto_archive_duration", "locked", "invitable"):
            if key in body:
                setattr(state, key, body[key])
        if "archived" in body and body["archived"] != state.archived:
            state.archived = body["archived"]
            state.archive_timestamp = world.clock.isoformat()
    announce_channel(world, one)
    if renamed and by is not None:
        talk.notice(world, one, by, RENAMED, body["name"])


def idle_since(world: World, one: Channel) -> float:
    """When something last happened in a thread."""
    assert one.thread is not None
    opened = datetime.fromisoformat(one.thread.archive_timestamp).timestamp()
    return max(opened, world.born(one.last_message_id) if one.last_message_id else 0.0)


def archive_idle(world: World) -> None:
    """Archive the threads in which nothing has happened for their auto-archive duration."""
    now = world.clock.now()
    for each in list(world.channels.values()):
        state = each.thread
        if state is None or state.archived:
            continue
        if now - idle_since(world, each) > 60 * state.auto_archive_duration:
            edit_channel(world, each, {"archived": True})


def set_overwrite(world: World, one: Channel, target_id: str, *, allow: int = 0, deny: int = 0) -> None:
    """Let a role or a member do more or less in a channel than elsewhere."""
    kind = 0 if target_id in world.guilds[one.guild_id or ""].roles else 1
    one.overwrites[target_id] = Overwrite(target_id, kind, allow, deny)
    announce_channel(world, one)


def announce_channel(world: World, one: Channel) -> None:
    """Tell everybody what a channel is like now."""
    kind = "channel_update" if one.thread is None else "thread_update"
    world.emit(kind, shapes.channel(world, one), guild_id=one.guild_id, channel_id=one.id)


def delete_channel(world: World, one: Channel) -> None:
    """Remove a channel or thread and all that was said in it."""
    if one.thread is None:
        for each in [c for c in world.channels.values() if c.parent_id == one.id and c.thread is not None]:
            delete_channel(world, each)
        data, kind = shapes.channel(world, one), "channel_delete"
    else:
        data = {"id": one.id, "guild_id": one.guild_id, "parent_id": one.parent_id, "type": one.type}
        kind = "thread_delete"
    world.emit(kind, data, guild_id=one.guild_id, channel_id=one.id)
    del world.channels[one.id]
    world.messages.pop(one.id, None)
    world.pins.pop(one.id, None)
