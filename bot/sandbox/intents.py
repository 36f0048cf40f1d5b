"""Gateway intents: which events a session asked for, and which parts of them it may read."""

from __future__ import annotations

from bot.sandbox.entities import Change, Json

GUILDS, GUILD_MEMBERS, GUILD_PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1 << 9, 1 << 10, 1 << 11
DM_MESSAGES, DM_REACTIONS, DM_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
KNOWN = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
ALL = KNOWN

NEVER = frozenset(
    {
        "interaction_answered",
        "interaction_failed",
        "interaction_message",
        "commands_changed",
        "person_changed",
        "clock_pushed",
    }
)
"""Changes that only people's clients are told of, never the bot."""

ALWAYS = frozenset({"interaction_create"})
ASKED_BY = {
    "guild_create": GUILDS,
    "guild_update": GUILDS,
    "guild_delete": GUILDS,
    "guild_role_create": GUILDS,
    "guild_role_update": GUILDS,
    "guild_role_delete": GUILDS,
    "channel_create": GUILDS,
    "channel_update": GUILDS,
    "channel_delete": GUILDS,
    "thread_create": GUILDS,
    "thread_update": GUILDS,
    "thread_delete": GUILDS,
    "thread_members_update": GUILDS,
    "channel_pins_update": GUILDS,
    "guild_member_add": GUILD_MEMBERS,
    "guild_member_update": GUILD_MEMBERS,
    "guild_member_remove": GUILD_MEMBERS,
}
IN_GUILD_OR_DM = {
    "message_create": (GUILD_MESSAGES, DM_MESSAGES),
    "message_update": (GUILD_MESSAGES, DM_MESSAGES),
    "message_delete": (GUILD_MESSAGES, DM_MESSAGES),
    "message_delete_bulk": (GUILD_MESSAGES, DM_MESSAGES),
    "message_reaction_add": (GUILD_REACTIONS, DM_REACTIONS),
    "message_reaction_remove": (GUILD_REACTIONS, DM_REACTIONS),
    "typing_start": (GUILD_TYPING, DM_TYPING),
    "channel_pins_update": (GUILDS, DM_MESSAGES),
}


def wants(intents: int, change: Change, bot_id: str) -> bool:
    """Whether a session with these intents is told of a change."""
    kind = change.kind
    if kind in ALWAYS:
        return True
    if kind in IN_GUILD_OR_DM:
        return bool(intents & IN_GUILD_OR_DM[kind][0 if change.guild_id is not None else 1])
    if change.guild_id is None or kind not in ASKED_BY:
        return False
    if kind == "thread_members_update" and not intents & GUILD_MEMBERS:
        added = [each["user_id"] for each in change.data["added_members"]]
        if bot_id not in added and bot_id not in change.data["removed_member_ids"]:
            return False
    if kind == "guild_member_update" and change.data["user"]["id"] == bot_id:
        return True
    return bool(intents & ASKED_BY[kind])


def fit_to_intents(kind: str, data: Json, intents: int, bot_id: str) -> Json:
    """The event without the parts that these intents do not cover."""
    if kind == "guild_create" and not intents & GUILD_MEMBERS:
        return {**data, "members": [each for each in data["members"] if each["user"]["id"] == bot_id]}
    if kind not in ("message_create", "message_update") or intents & MESSAGE_CONTENT or "guild_id" not in data:
        return data
    if data["author"]["id"] == bot_id or any(each["id"] == bot_id for each in data["mentions"]):
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
