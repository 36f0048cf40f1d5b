"""What happens to messages: posting, editing, deleting, reacting, pinning. Whether it is allowed is checked before."""

from __future__ import annotations

from bot.sandbox import components, message_parts, shapes
from bot.sandbox.entities import (
    COMPONENTS_V2,
    EPHEMERAL,
    HAS_THREAD,
    LOADING,
    PINNED,
    SUPPRESS_EMBEDS,
    Channel,
    Interaction,
    Json,
    Message,
)
from bot.sandbox.world import World

COMMAND_MESSAGE, CONTEXT_MESSAGE, REPLY = 20, 23, 19
SNAPSHOT = (
    "type", "content", "embeds", "attachments", "timestamp", "edited_timestamp", "flags", "mentions", "mention_roles",
    "components",
)  # fmt: skip
"""The fields that a forward copies from the original message."""


def post(
    world: World,
    channel: Channel,
    author_id: str,
    body: Json,
    files: list[message_parts.File] | None = None,
    *,
    interaction: Interaction | None = None,
    metadata: Json | None = None,
    kind: int = 0,
    reply_to: Message | None = None,
    forwarded: Message | None = None,
    loading: bool = False,
    silent: bool = False,
) -> Message:
    """Post a message in a channel; `body` is the request as Discord takes it, already checked."""
    flags = int(body.get("flags") or 0)
    ephemeral = bool(flags & EPHEMERAL) and interaction is not None
    attachments = message_parts.attach(
        world, channel.id, files or [], body.get("attachments") or [], ephemeral=ephemeral
    )
    embeds, inside = message_parts.embeds_of(body.get("embeds") or [], attachments)
    parts = components.keep_components(body.get("components") or [], attachments)
    said = "\n".join([body.get("content") or "", *components.texts(parts)])
    kept = flags & (SUPPRESS_EMBEDS | COMPONENTS_V2 | (1 << 12) | (1 << 13) | (EPHEMERAL if ephemeral else 0))
    message_id = world.snowflake()
    data: Json = {
        "id": message_id,
        "channel_id": channel.id,
        "type": kind,
        "content": body.get("content") or "",
        "author": shapes.user(world.users[author_id]),
        "timestamp": world.clock.isoformat(),
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "flags": kept | (LOADING if loading else 0),
        "embeds": embeds,
        "attachments": [each for each in attachments if each["id"] not in inside],
        "components": parts,
        **message_parts.mentions_of(
            world, channel, author_id, said, body.get("allowed_mentions"), only_users=interaction is not None
        ),
    }
    if interaction is not None:
        data.update(application_id=world.bot_id, webhook_id=world.bot_id, interaction_metadata=metadata)
    if body.get("nonce") is not None:
        data["nonce"] = body["nonce"]
    if body.get("poll"):
        data["poll"] = message_parts.poll_of(world, body["poll"])
    if reply_to is not None:
        _refer(world, channel, data, reply_to, body)
    if forwarded is not None:
        source = {"channel_id": forwarded.data["channel_id"], "message_id": forwarded.data["id"]}
        data["message_reference"] = {"type": 1, **source}
        data["message_snapshots"] = [{"message": {key: forwarded.data[key] for key in SNAPSHOT}}]
    one = Message(
        data=data,
        only_for=interaction.user_id if ephemeral and interaction else None,
        interaction_id=interaction.id if interaction else None,
    )
    world.messages.setdefault(channel.id, {})[message_id] = one
    channel.last_message_id = message_id
    if channel.thread is not None:
        channel.message_count += 1
    if not silent:
        announce(world, "message_create", channel, one)
    return one


def _refer(world: World, channel: Channel, data: Json, reply_to: Message, body: Json) -> None:
    data["message_reference"] = {"type": 0, "channel_id": channel.id, "message_id": reply_to.data["id"]}
    if channel.guild_id is not None:
        data["message_reference"]["guild_id"] = channel.guild_id
    data["referenced_message"] = {key: value for key, value in reply_to.data.items() if key != "referenced_message"}
    author = reply_to.data["author"]
    pinged = (body.get("allowed_mentions") or {}).get("replied_user", body.get("allowed_mentions") is None)
    if pinged and not data.get("webhook_id") and all(each["id"] != author["id"] for each in data["mentions"]):
        data["mentions"] = [*data["mentions"], author]


def announce(world: World, kind: str, channel: Channel, one: Message) -> None:
    """Tell those who see a message that it came or changed, in the gateway's shape."""
    data = one.data
    if channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        data = {**data, "guild_id": channel.guild_id}
        author = guild.members.get(data["author"]["id"])
        if author is not None:
            data["member"] = shapes.member(world, author, with_user=False)
    world.emit(kind, data, guild_id=channel.guild_id, channel_id=channel.id, only_for=one.only_for)


def edit(
    world: World,
    channel: Channel,
    one: Message,
    body: Json,
    files: list[message_parts.File] | None = None,
    *,
    webhook: bool = False,
) -> None:
    """Change what a message says; what the request leaves out stays."""
    data = dict(one.data)
    new = message_parts.attach(
        world, channel.id, files or [], body.get("attachments") or [], ephemeral=bool(data["flags"] & EPHEMERAL)
    )
    attachments: list[Json] = data["attachments"]
    if body.get("attachments") is not None:
        wanted = {str(each.get("id")) for each in body["attachments"]}
        attachments = [each for each in attachments if each["id"] in wanted]
    attachments = [*attachments, *new]
    inside: set[str] = set()
    if "content" in body:
        data["content"] = body["content"] or ""
    if "embeds" in body:
        data["embeds"], inside = message_parts.embeds_of(body["embeds"] or [], attachments)
    if "components" in body:
        data["components"] = components.keep_components(body["components"] or [], attachments)
    data["attachments"] = [each for each in attachments if each["id"] not in inside]
    asked = int(body.get("flags") or 0)
    flags = (data["flags"] | (asked & COMPONENTS_V2)) & ~LOADING
    if body.get("flags") is not None:
        flags = flags & ~SUPPRESS_EMBEDS | asked & SUPPRESS_EMBEDS
    data["flags"] = flags
    if "content" in body or "components" in body:
        said = "\n".join([data["content"], *components.texts(data["components"])])
        data.update(
            message_parts.mentions_of(
                world, channel, data["author"]["id"], said, body.get("allowed_mentions"), only_users=webhook
            )
        )
    if one.data["flags"] & LOADING == 0:
        data["edited_timestamp"] = world.clock.isoformat()
    one.data = data
    announce(world, "message_update", channel, one)


def dismiss(world: World, channel: Channel, one: Message) -> None:
    """Put an ephemeral message out of its reader's sight; the bot is not told, and may still edit it."""
    one.dismissed = True
    data = {"id": one.data["id"], "channel_id": channel.id}
    world.emit("message_delete", data, guild_id=channel.guild_id, channel_id=channel.id, only_for=one.only_for)


def delete(world: World, channel: Channel, one: Message) -> None:
    message_id = one.data["id"]
    del world.messages[channel.id][message_id]
    world.pins.get(channel.id, {}).pop(message_id, None)
    data = {"id": message_id, "channel_id": channel.id}
    if channel.guild_id is not None:
        data["guild_id"] = channel.guild_id
    world.emit("message_delete", data, guild_id=channel.guild_id, channel_id=channel.id, only_for=one.only_for)


def delete_many(world: World, channel: Channel, message_ids: list[str]) -> None:
    """Delete several messages at once, announced in one event."""
    gone = []
    for message_id in message_ids:
        one = world.find_message(channel.id, message_id)
        if one is not None and one.only_for is None:
            del world.messages[channel.id][message_id]
            world.pins.get(channel.id, {}).pop(message_id, None)
            gone.append(message_id)
    data = {"ids": gone, "channel_id": channel.id, "guild_id": channel.guild_id}
    if gone:
        world.emit("message_delete_bulk", data, guild_id=channel.guild_id, channel_id=channel.id)


def react(world: World, channel: Channel, one: Message, user_id: str, key: str) -> None:
    """Put an emoji (its character, or name:id) under a message."""
    people = one.reactions.setdefault(key, [])
    if user_id in people:
        return
    people.append(user_id)
    _tell_reaction(world, "message_reaction_add", channel, one, user_id, key)


def unreact(world: World, channel: Channel, one: Message, user_id: str, key: str) -> None:
    if user_id not in one.reactions.get(key, []):
        return
    one.reactions[key].remove(user_id)
    if not one.reactions[key]:
        del one.reactions[key]
    _tell_reaction(world, "message_reaction_remove", channel, one, user_id, key)


def _tell_reaction(world: World, kind: str, channel: Channel, one: Message, user_id: str, key: str) -> None:
    name, _, emoji_id = key.partition(":")
    data: Json = {
        "user_id": user_id,
        "channel_id": channel.id,
        "message_id": one.data["id"],
        "emoji": {"id": emoji_id or None, "name": name, "animated": False},
        "type": 0,
        "burst": False,
    }
    if channel.guild_id is not None:
        data["guild_id"] = channel.guild_id
        member = world.guilds[channel.guild_id].members.get(user_id)
        if kind == "message_reaction_add" and member is not None:
            data["member"] = shapes.member(world, member)
    if kind == "message_reaction_add":
        data["message_author_id"] = one.data["author"]["id"]
    world.emit(kind, data, guild_id=channel.guild_id, channel_id=channel.id, only_for=one.only_for)


def set_pinned(world: World, channel: Channel, one: Message, pinned: bool, who: str | None = None) -> None:
    pins = world.pins.setdefault(channel.id, {})
    if (one.data["id"] in pins) == pinned:
        return
    now = world.clock.isoformat()
    if pinned:
        pins[one.data["id"]] = now
    else:
        del pins[one.data["id"]]
    one.data = {**one.data, "pinned": pinned}
    data = {"channel_id": channel.id, "guild_id": channel.guild_id, "last_pin_timestamp": now if pins else None}
    world.emit("channel_pins_update", data, guild_id=channel.guild_id, channel_id=channel.id)
    announce(world, "message_update", channel, one)
    if pinned:
        about = {"type": 0, "channel_id": channel.id, "message_id": one.data["id"], "guild_id": channel.guild_id}
        notice(world, channel, who or world.bot_id, PINNED, about=about)


def notice(
    world: World,
    channel: Channel,
    author_id: str,
    kind: int,
    content: str = "",
    *,
    mentioned: str | None = None,
    about: Json | None = None,
) -> None:
    """Post a message that Discord itself writes: somebody pinned, joined or renamed something."""
    body = {"content": content, "allowed_mentions": {"parse": []}}
    one = post(world, channel, author_id, body, kind=kind, silent=True)
    if mentioned is not None:
        one.data["mentions"] = [shapes.user(world.users[mentioned])]
    if about is not None:
        one.data["message_reference"] = {key: value for key, value in about.items() if value is not None}
    announce(world, "message_create", channel, one)


def mark_thread(world: World, channel: Channel, one: Message, thread: Channel) -> None:
    """Note on a message that a thread hangs from it."""
    one.data = {**one.data, "flags": one.data["flags"] | HAS_THREAD, "thread": shapes.thread(thread)}
    announce(world, "message_update", channel, one)
