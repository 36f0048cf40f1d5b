"""Bodies that carry a message: posts, edits, follow-ups and the answers to interactions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.sandbox.bodies.commands import CHOICE
from bot.sandbox.bodies.parts import ADDRESS, COLOUR, MESSAGE_COMPONENTS, MODAL
from bot.sandbox.bodies.shape import (
    Check,
    Finding,
    Path,
    anything,
    by_type,
    decimal,
    flag,
    list_of,
    number,
    one_of,
    shape,
    snowflake,
    text,
)

PICTURE = shape(
    url=ADDRESS, proxy_url=anything, width=number(), height=number(), description=text(4096), content_type=anything
)
EMBED = shape(
    type=text(),
    url=ADDRESS,
    title=text(256),
    color=COLOUR,
    timestamp=text(),
    description=text(4096),
    author=shape(name=text(256), url=ADDRESS, icon_url=ADDRESS, proxy_icon_url=anything),
    image=PICTURE,
    thumbnail=PICTURE,
    footer=shape(text=text(2048), icon_url=ADDRESS, proxy_icon_url=anything),
    fields=list_of(shape({"name": text(256), "value": text(1024)}, inline=flag), 25),
    provider=shape(name=text(256), url=ADDRESS),
    video=PICTURE,
    flags=anything,
)
MENTIONS = shape(
    parse=list_of(one_of("users", "roles", "everyone"), unique=True),
    users=list_of(snowflake, 100, unique=True),
    roles=list_of(snowflake, 100, unique=True),
    replied_user=flag,
)
ATTACHMENT = shape(
    {"id": snowflake},
    filename=text(1024, 1),
    description=text(1024),
    duration_secs=decimal(0),
    waveform=text(400),
    title=text(1024),
    is_spoiler=flag,
    is_remix=flag,
    # Bots often send back all the fields that Discord gave them with an attachment.
    **dict.fromkeys(("size", "url", "proxy_url", "content_type", "width", "height", "ephemeral", "flags"), anything),
)
POLL_MEDIA = shape(text=text(300, 1), emoji=shape(name=text(32), id=snowflake, animated=flag))
POLL = shape(
    {
        "question": POLL_MEDIA,
        "answers": list_of(shape({"poll_media": POLL_MEDIA}, answer_id=anything), 10, 1),
    },
    allow_multiselect=flag,
    layout_type=one_of(1),
    duration=number(1, 768),
)
REFERENCE = shape(
    {"message_id": snowflake},
    guild_id=snowflake,
    channel_id=snowflake,
    fail_if_not_exists=flag,
    type=one_of(0, 1),
)


def _saying(most: int) -> dict[str, Check]:
    """What every message may carry."""
    return {
        "content": text(most),
        "embeds": list_of(EMBED, 10),
        "allowed_mentions": MENTIONS,
        "components": MESSAGE_COMPONENTS,
        "attachments": list_of(ATTACHMENT, 10),
        "flags": number(),
        # Discord accepts it everywhere, but heeds it only in new messages.
        "tts": flag,
    }


THEME = shape(
    {"colors": list_of(text(6, 6), 5, 1), "gradient_angle": number(0, 360), "base_mix": number(0, 100)},
    base_theme=number(),
)


def nonce(value: Any, path: Path) -> Iterator[Finding]:
    """A number, or a text of at most 25 characters."""
    if not isinstance(value, int) or isinstance(value, bool):
        yield from text(25)(value, path)


POST = shape(
    **_saying(2000),
    sticker_ids=list_of(snowflake, 3),
    poll=POLL,
    shared_client_theme=THEME,
    message_reference=REFERENCE,
    nonce=nonce,
    enforce_nonce=flag,
)
EDIT = shape(**_saying(2000), sticker_ids=list_of(snowflake))
FOLLOW_UP = shape(**_saying(2000), poll=POLL, username=text(80, 1), avatar_url=ADDRESS, thread_name=text(100))
ANSWER = shape(**_saying(2000), poll=POLL)
CALLBACK = by_type(
    {
        1: shape(type=number()),
        4: shape(type=number(), data=ANSWER),
        5: shape(type=number(), data=ANSWER),
        6: shape(type=number(), data=anything),
        7: shape(type=number(), data=ANSWER),
        8: shape({"data": shape(choices=list_of(CHOICE, 25))}, type=number()),
        9: shape({"data": MODAL}, type=number()),
        12: shape(type=number()),
    }
)
