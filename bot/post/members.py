"""Whether somebody has left a server. Without a privileged intent Discord does not tell, so it is asked."""

from __future__ import annotations

import logging

import discord

from storage.ids import ServerId, UserId

log = logging.getLogger(__name__)

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013


async def has_left(client: discord.Client, server: ServerId, user: UserId) -> bool:
    """Whether Discord knows nobody of that number in the server; any other trouble says nothing about them."""
    try:
        await client.http.get_member(server, user)
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
            return True
        log.info("server=%s user=%s not looked for: %s", server, user, error.code)
    return False
