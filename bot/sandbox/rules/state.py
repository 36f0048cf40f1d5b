"""Rules that depend on the world: rights, closed direct messages, archived threads, old messages, nonces."""

from __future__ import annotations

from bot.sandbox import rights, rooms
from bot.sandbox.entities import (
    ADDED_TO_THREAD,
    CATEGORY,
    DM,
    FORUM,
    PINNED,
    REMOVED_FROM_THREAD,
    RENAMED,
    THREAD_MADE,
    THREAD_STARTER,
    Channel,
    Json,
    Message,
)
from bot.sandbox.errors import ApiError
from bot.sandbox.message_parts import File
from bot.sandbox.world import World

NOTICES = (ADDED_TO_THREAD, REMOVED_FROM_THREAD, RENAMED, PINNED, THREAD_MADE, THREAD_STARTER)
OLD = 3600.0
OLD_EDITS, OLD_EDITS_WINDOW = 10, 300.0
"""Discord does not publish its number; this one is small enough to stop a bot that edits old boards at every move."""
NONCE_LIFE = 180.0


def check_send(world: World, channel: Channel, body: Json, files: list[File]) -> None:
    """Refuse what the bot may not write here; otherwise unarchive the thread if it is archived."""
    if channel.type in (CATEGORY, FORUM):
        raise ApiError(50008)
    if channel.type == DM:
        check_dm(world, channel)
        return
    bits = rights.permissions_in(world, world.bot_id, channel)
    if not bits & rights.send_right(channel):
        raise ApiError(50013)
    if (files and not bits & rights.ATTACH_FILES) or (body.get("poll") and not bits & rights.SEND_POLLS):
        raise ApiError(50013)
    if body.get("message_reference") and not bits & rights.READ_MESSAGE_HISTORY:
        raise ApiError(160002)
    if body.get("embeds") and not bits & rights.EMBED_LINKS:
        raise ApiError(50013)
    check_unlocked(world, channel)
    if channel.thread is not None and channel.thread.archived:
        rooms.edit_channel(world, channel, {"archived": False})


def check_dm(world: World, channel: Channel) -> None:
    """A direct message reaches only people who share a server with the bot and have not closed theirs."""
    other = next(each for each in channel.recipients if each != world.bot_id)
    if not rooms.shares_a_guild(world, other):
        raise ApiError(50278)
    if not world.users[other].accepts_dms:
        raise ApiError(50007)


def check_edit(world: World, channel: Channel, one: Message, body: Json) -> None:
    """Refuse an edit that the bot may not make; edits of old messages have a quota of their own."""
    if one.data["author"]["id"] != world.bot_id:
        if set(body) - {"flags"}:
            raise ApiError(50005)
        if not rights.permissions_in(world, world.bot_id, channel) & rights.MANAGE_MESSAGES:
            raise ApiError(50013)
    if one.data["type"] in NOTICES:
        raise ApiError(50021)
    check_unarchived(channel)
    now = world.clock.now()
    if now - world.born(one.data["id"]) > OLD:
        world.old_edits[:] = [each for each in world.old_edits if each[1] > now - OLD_EDITS_WINDOW]
        here = [when for where, when in world.old_edits if where == channel.id]
        if len(here) >= OLD_EDITS:
            raise ApiError(30046, retry_after=round(here[0] + OLD_EDITS_WINDOW - now, 3))
        world.old_edits.append((channel.id, now))


def check_unarchived(channel: Channel) -> None:
    """Refuse changes in an archived thread, such as edits, reactions and pins."""
    if channel.thread is not None and channel.thread.archived:
        raise ApiError(50083)


def check_unlocked(world: World, channel: Channel) -> None:
    """In a locked thread, the bot may write only if it may manage threads."""
    if channel.thread is not None and rights.locked_out(world, world.bot_id, channel):
        raise ApiError(50083 if channel.thread.archived else 160005)


def told_before(world: World, body: Json) -> Message | None:
    """The message that was already posted with this nonce, if the request enforces it."""
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    found = world.nonces.get(str(nonce))
    if found is None or world.clock.now() - found[2] > NONCE_LIFE:
        return None
    before = world.find_message(found[0], found[1])
    if before is None:
        # It was posted once and then deleted; Discord does not post it again.
        raise ApiError(10008)
    return before


def remember_nonce(world: World, body: Json, one: Message) -> None:
    nonce = body.get("nonce")
    if nonce is None:
        return
    now = world.clock.now()
    if len(world.nonces) > 10_000:
        world.nonces = {key: each for key, each in world.nonces.items() if now - each[2] <= NONCE_LIFE}
    world.nonces[str(nonce)] = (one.data["channel_id"], one.data["id"], now)
