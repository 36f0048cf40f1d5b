"""The permissions that the bot needs in a channel, and which of them it lacks; checked where they are needed."""

from __future__ import annotations

import discord

TABLE = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""To show a table in a channel."""
THREAD = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""To give a table a thread of its own besides."""
LOCK = discord.Permissions(manage_threads=True)
"""To lock a team's room while the team may not talk, or to write in a thread that somebody has locked."""
IN_THREAD = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True)
"""To show a table in a thread that exists already."""


OTHERWISE_NAMED = {"read_messages": "view_channel"}
"""What discord.py still calls by an earlier name."""


def list_missing(given: discord.Permissions, needed: discord.Permissions) -> str:
    """The missing permissions, as `send messages, attach files`; empty if none is missing."""
    missing = [name for name, wanted in needed & ~given if wanted]
    return ", ".join(OTHERWISE_NAMED.get(name, name).replace("_", " ") for name in missing)


def list_missing_in(client: discord.Client, channel_id: int | None) -> str | None:
    """What is missing to show a table in a channel or thread; None where the bot does not see it at all."""
    channel = client.get_channel(channel_id or 0)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return None
    needed = TABLE
    if isinstance(channel, discord.Thread):
        needed = IN_THREAD | LOCK if channel.locked else IN_THREAD
    return list_missing(channel.permissions_for(channel.guild.me), needed)
