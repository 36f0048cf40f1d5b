"""Whether somebody has left a server or sees one of its channels: without a privileged intent Discord must be asked."""

from __future__ import annotations

import logging

import discord

from storage.ids import ServerId, UserId

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


async def has_left(client: discord.Client, server: ServerId, user: UserId) -> bool:
    """Whether Discord says that nobody with this id is in the server; any other error counts as no."""
    try:
        await client.http.get_member(server, user)
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
            return True
        log.info("server=%s user=%s not looked for: %s", server, user, error.code)
    return False


async def can_see(client: discord.Client, server: ServerId, channel: int, user: UserId) -> bool:
    """Whether somebody is in a server and sees one of its channels; false, too, if the bot itself does not see it."""
    try:
        guild = client.get_guild(server) or await client.fetch_guild(server)
        found = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        within: discord.abc.GuildChannel | discord.Thread = found
        if isinstance(found, discord.Thread):
            # Of a server that another process is connected to not even the channel of a thread is known.
            within = found.parent or await guild.fetch_channel(found.parent_id)
        allowed = within.permissions_for(await guild.fetch_member(user))
        private = found if isinstance(found, discord.Thread) and found.is_private() else None
        if private is not None and allowed.view_channel and not allowed.manage_threads:
            await private.fetch_member(user)  # It is not found if they are not in the thread.
        return allowed.view_channel
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("server=%s channel=%s user=%s not seen: %s", server, channel, user, error.code)
        return False


def sees(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member can see a channel, as far as that is known: of a private thread, whoever may manage threads.

    Its members see it too, but who they are Discord says only when it is asked.
    """
    allowed = channel.permissions_for(member)
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (not private or allowed.manage_threads)
