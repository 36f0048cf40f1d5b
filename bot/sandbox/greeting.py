"""What the gateway tells about the world when a session begins or asks: READY, and members of a server."""

from __future__ import annotations

from bot.sandbox import intents, shapes
from bot.sandbox.entities import Guild, Json
from bot.sandbox.session import Session
from bot.sandbox.world import World

MOST_MEMBERS = 100


def ready(world: World, session: Session, guilds: list[Guild], resume_url: str) -> Json:
    """READY for a new session; its servers follow, each in a GUILD_CREATE."""
    bot = shapes.user(world.users[world.bot_id])
    return {
        "v": 10,
        "user": {**bot, "verified": True, "mfa_enabled": False, "email": None},
        "guilds": [{"id": each.id, "unavailable": True} for each in guilds],
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": resume_url,
        "application": {"id": world.bot_id, "flags": 0, "flags_new": "0"},
        "private_channels": [],
        "relationships": [],
        "user_settings": {},
        "geo_ordered_rtc_regions": [],
        "_trace": ["sandbox"],
    }


def wants_everybody(asked: Json) -> bool:
    """Whether a request asks for all members of a server, which needs the members intent."""
    return asked.get("user_ids") is None and not asked.get("query") and not asked.get("limit")


def members(world: World, guild: Guild, asked: Json, session_intents: int) -> Json:
    """GUILD_MEMBERS_CHUNK: members by the start of their names or by ids; all of them only with the members intent."""
    wanted = asked.get("user_ids")
    ids = None if wanted is None else [str(each) for each in ([wanted] if isinstance(wanted, str | int) else wanted)]
    query = str(asked.get("query") or "").lower()
    everybody = wants_everybody(asked)
    found = [
        each
        for each in guild.members.values()
        if (ids is None or each.user_id in ids) and world.users[each.user_id].name.lower().startswith(query)
    ]
    if everybody and not session_intents & intents.GUILD_MEMBERS:
        found = []
    most = len(found) if everybody else min(int(asked.get("limit") or MOST_MEMBERS), MOST_MEMBERS)
    chunk: Json = {
        "guild_id": guild.id,
        "members": [shapes.member(world, each) for each in found[:most]],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [each for each in ids or [] if each not in guild.members],
    }
    if asked.get("nonce") is not None:
        chunk["nonce"] = asked["nonce"]
    return chunk
