"""The parts of a message as Discord keeps them: attachments, embeds, mentions, polls."""

from __future__ import annotations

import io
import re
from typing import NamedTuple

from PIL import Image, UnidentifiedImageError

from bot.sandbox import rights, shapes
from bot.sandbox.entities import Channel, Json
from bot.sandbox.world import World

USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")


class File(NamedTuple):
    """A file sent with a request; `key` is its number there."""

    key: str
    filename: str
    content: bytes
    content_type: str | None = None


def attach(world: World, channel_id: str, files: list[File], notes: list[Json], *, ephemeral: bool) -> list[Json]:
    """Keep files and return their attachment objects; `notes` is the request's `attachments`: ids and descriptions."""
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


def embeds_of(embeds: list[Json], attachments: list[Json]) -> tuple[list[Json], set[str]]:
    """The embeds with their pictures resolved, and the ids of the attachments that they show."""
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


def mentions_of(
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


def _without_nulls(shape: Json) -> Json:
    return {key: value for key, value in shape.items() if value is not None}


def poll_of(world: World, poll: Json) -> Json:
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
