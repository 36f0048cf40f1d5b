"""What happens to messages: posting, editing, deleting, reacting, pinning. Whether it is allowed is asked elsewhere."""

from __future__ import annotations

import io
import re
from typing import NamedTuple

from PIL import Image, UnidentifiedImageError

from bot.sandbox import components, rights, shapes
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

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
COMMAND_MESSAGE, CONTEXT_MESSAGE, REPLY = 20, 23, 19
SNAPSHOT = (
    "type", "content", "embeds", "attachments", "timestamp", "edited_timestamp", "flags", "mentions", "mention_roles",
    "components",
)  # fmt: skip
"""What a forwarded message keeps of the one it repeats."""


class File(NamedTuple):
    """A file on its way in; `key` is its number in the request."""

    key: str
    filename: str
    content: bytes
    content_type: str | None = None


def attach(world: World, channel_id: str, files: list[File], notes: list[Json], *, ephemeral: bool) -> list[Json]:
    """Keep files and give their attachment objects; notes are the request's `attachments` with ids and descriptions."""
    by_key = {str(note.get("id")): note for note in notes}
    shapes_: list[Json] = []
    for file in files:
        note = by_key.get(file.key, {})
        upload = world.add_upload(channel_id, note.get("filename") or file.filename, file.content, file.content_type)
        url = world.attachment_url(upload)
        shape: Json = {
            "id": upload.id,
            "filename": upload.filename,
            "size": upload.size,
            "url": url,
            "proxy_url": url,
            "content_type": upload.content_type,
        }
        if note.get("description"):
            shape["description"] = note["description"]
        if ephemeral:
            shape["ephemeral"] = True
        if upload.content_type.startswith("image/"):
            shape["width"], shape["height"] = _picture_size(file.content)
        shapes_.append(shape)
    return shapes_


def _picture_size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None


def _embeds(embeds: list[Json], attachments: list[Json]) -> tuple[list[Json], set[str]]:
    """The embeds with their pictures resolved, and the attachments that are thereby shown in an embed."""
    by_name = {each["filename"]: each for each in attachments}
    inside: set[str] = set()
    made = []
    for embed in embeds:
        shape = {key: value for key, value in embed.items() if value is not None and key != "flags"}
        shape["type"] = embed.get("type") or "rich"
        for key in ("image", "thumbnail"):
            picture = shape.get(key)
            if isinstance(picture, dict):
                url = str(picture.get("url", ""))
                found = by_name.get(url.removeprefix("attachment://"))
                if url.startswith("attachment://") and found is not None:
                    inside.add(found["id"])
                    picture = {"url": found["url"], "width": found.get("width"), "height": found.get("height")}
                shape[key] = {"proxy_url": picture.get("url"), **picture}
        for field in shape.get("fields") or []:
            field.setdefault("inline", False)
        made.append(shape)
    return made, inside


def _mentions(
    world: World, channel: Channel, author_id: str, said: str, allowed: Json | None, *, only_users: bool
) -> Json:
    """Whom a text pings, under the request's allowed_mentions and its author's rights."""
    may_all = bool(rights.permissions_in(world, author_id, channel) & rights.MENTION_EVERYONE)
    if allowed is None:
        allowed = {"parse": ["users"] if only_users else ["users", "roles", "everyone"]}
    parse = allowed.get("parse") or []
    users = [each for each in dict.fromkeys(USER_MENTION.findall(said)) if each in world.users]
    if "users" not in parse:
        named = {str(each) for each in allowed.get("users") or []}
        users = [each for each in users if each in named]
    guild = world.guilds.get(channel.guild_id or "")
    roles = [each for each in dict.fromkeys(ROLE_MENTION.findall(said)) if guild is not None and each in guild.roles]
    if "roles" not in parse:
        named = {str(each) for each in allowed.get("roles") or []}
        roles = [each for each in roles if each in named]
    if guild is not None and not may_all:
        roles = [each for each in roles if guild.roles[each].mentionable]
    everyone = may_all and "everyone" in parse and ("@everyone" in said or "@here" in said) and guild is not None
    return {
        "mentions": [shapes.user(world.users[each]) for each in users],
        "mention_roles": roles,
        "mention_everyone": everyone,
    }


def post(
    world: World,
    channel: Channel,
    author_id: str,
    body: Json,
    files: list[File] | None = None,
    *,
    interaction: Interaction | None = None,
    metadata: Json | None = None,
    kind: int = 0,
    reply_to: Message | None = None,
    forwarded: Message | None = None,
    loading: bool = False,
    silent: bool = False,
) -> Message:
    """Say something in a channel; `body` is the request as Discord takes it, already checked."""
    flags = int(body.get("flags") or 0)
    ephemeral = bool(flags & EPHEMERAL) and interaction is not None
    attachments = attach(world, channel.id, files or [], body.get("attachments") or [], ephemeral=ephemeral)
    embeds, inside = _embeds(body.get("embeds") or [], attachments)
    parts = components.kept(body.get("components") or [], attachments)
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
        **_mentions(world, channel, author_id, said, body.get("allowed_mentions"), only_users=interaction is not None),
    }
    if interaction is not None:
        data.update(application_id=world.bot_id, webhook_id=world.bot_id, interaction_metadata=metadata)
    if body.get("nonce") is not None:
        data["nonce"] = body["nonce"]
    if body.get("poll"):
        data["poll"] = _poll(world, body["poll"])
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


def _without_nulls(shape: Json) -> Json:
    return {key: value for key, value in shape.items() if value is not None}


def _poll(world: World, poll: Json) -> Json:
    answers = [
        {"answer_id": n, "poll_media": _without_nulls(each["poll_media"])} for n, each in enumerate(poll["answers"], 1)
    ]
    expiry = world.clock.isoformat(world.clock.now() + 3600 * (poll.get("duration") or 24))
    return {
        "question": _without_nulls(poll["question"]),
        "answers": answers,
        "expiry": expiry,
        "allow_multiselect": bool(poll.get("allow_multiselect")),
        "layout_type": 1,
        "results": {
            "answer_counts": [{"id": each["answer_id"], "count": 0, "me_voted": False} for each in answers],
            "is_finalized": False,
        },
    }


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
    world: World, channel: Channel, one: Message, body: Json, files: list[File] | None = None, *, webhook: bool = False
) -> None:
    """Change what a message says; what the request leaves out stays."""
    data = dict(one.data)
    new = attach(
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
        data["embeds"], inside = _embeds(body["embeds"] or [], attachments)
    if "components" in body:
        data["components"] = components.kept(body["components"] or [], attachments)
    data["attachments"] = [each for each in attachments if each["id"] not in inside]
    asked = int(body.get("flags") or 0)
    flags = (data["flags"] | (asked & COMPONENTS_V2)) & ~LOADING
    if body.get("flags") is not None:
        flags = flags & ~SUPPRESS_EMBEDS | asked & SUPPRESS_EMBEDS
    data["flags"] = flags
    if "content" in body or "components" in body:
        said = "\n".join([data["content"], *components.texts(data["components"])])
        data.update(
            _mentions(world, channel, data["author"]["id"], said, body.get("allowed_mentions"), only_users=webhook)
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
    """Delete messages at once, which is told in one event."""
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
    """A message that Discord itself writes: somebody pinned, came, renamed."""
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
