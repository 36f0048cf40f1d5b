"""Bodies about channels, threads, direct messages and the bot itself."""

from __future__ import annotations

from bot.sandbox.bodies.messages import ANSWER
from bot.sandbox.bodies.shape import anything, bits, flag, list_of, number, one_of, shape, snowflake, text

SLOWMODE = number(0, 21600)
ARCHIVE_AFTER = one_of(60, 1440, 4320, 10080)
OVERWRITE = shape({"id": snowflake}, type=one_of(0, 1), allow=bits, deny=bits)
CHANNEL = {
    "type": one_of(0, 2, 4, 5, 13, 14, 15),
    "position": number(0),
    "topic": text(4096),
    "nsfw": flag,
    "rate_limit_per_user": SLOWMODE,
    "parent_id": snowflake,
    "permission_overwrites": list_of(OVERWRITE, 100),
    "default_auto_archive_duration": ARCHIVE_AFTER,
    "default_thread_rate_limit_per_user": SLOWMODE,
    "bitrate": number(8000),
    "user_limit": number(0),
    # Settings of voice channels and forums, for which the stand-in has no use.
    **dict.fromkeys(
        (
            "rtc_region",
            "video_quality_mode",
            "default_reaction_emoji",
            "default_sort_order",
            "default_forum_layout",
            "default_tag_setting",
            "available_tags",
            "flags",
        ),
        anything,
    ),
}
NEW_CHANNEL = shape({"name": text(100, 1)}, **CHANNEL)
CHANNEL_SETTINGS = {
    **CHANNEL,
    "name": text(100, 1),
    "archived": flag,
    "locked": flag,
    "invitable": flag,
    "auto_archive_duration": ARCHIVE_AFTER,
    "applied_tags": list_of(snowflake, 5),
}
CHANNEL_EDIT = shape(**CHANNEL_SETTINGS)
OVERWRITE_EDIT = shape(type=one_of(0, 1), allow=bits, deny=bits, id=snowflake)

THREAD = shape(
    {"name": text(100, 1)},
    auto_archive_duration=ARCHIVE_AFTER,
    rate_limit_per_user=SLOWMODE,
    type=one_of(10, 11, 12),
    invitable=flag,
    applied_tags=list_of(snowflake, 5),
    message=ANSWER,
)
THREAD_OF_MESSAGE = shape(
    {"name": text(100, 1)}, auto_archive_duration=ARCHIVE_AFTER, rate_limit_per_user=SLOWMODE, type=anything
)
OPEN_DM = shape({"recipient_id": snowflake})
BULK_DELETE = shape({"messages": list_of(snowflake)})
OWN_USER = shape(username=text(32, 2), avatar=anything, banner=anything)
