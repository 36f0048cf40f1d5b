"""Routes about messages in channels: posting, reading, editing, deleting, pinning, all by the bot's own token."""

from __future__ import annotations

from bot.sandbox import rights, shapes, talk
from bot.sandbox.bodies import messages as bodies
from bot.sandbox.bodies import places
from bot.sandbox.entities import EPHEMERAL, Channel, Json, Message
from bot.sandbox.errors import ApiError, Fault, form
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import messages as rules
from bot.sandbox.rules import state

MOST_PINS = 250
FORWARD = 1
FORWARDED_KINDS = (0, talk.REPLY, talk.COMMAND_MESSAGE, talk.CONTEXT_MESSAGE)
TWO_WEEKS = 14 * 86400.0


@ROUTES.add("POST", "/channels/{channel_id}/messages", body=bodies.POST)
async def create(call: Call) -> Json:
    channel, body = call.channel(), call.form
    rules.check_new(body, call.files)
    state.check_send(call.world, channel, body, call.files)
    before = state.told_before(call.world, body)
    if before is not None:
        return shapes.message(before, call.world.bot_id)
    # A bot's message cannot be ephemeral: Discord takes the flag and does nothing with it.
    body = {**body, "flags": int(body.get("flags") or 0) & ~EPHEMERAL}
    forwarded = _forwarded(call, body)
    reply_to = None if forwarded else _reply_to(call, channel, body)
    one = talk.post(
        call.world,
        channel,
        call.world.bot_id,
        body,
        call.files,
        reply_to=reply_to,
        kind=talk.REPLY if reply_to or (body.get("message_reference") and not forwarded) else 0,
        forwarded=forwarded,
    )
    state.remember_nonce(call.world, body, one)
    return shapes.message(one, call.world.bot_id)


def _forwarded(call: Call, body: Json) -> Message | None:
    """The message to be forwarded: one the bot can read, and neither a poll nor a notice."""
    reference = body.get("message_reference") or {}
    if reference.get("type") != FORWARD:
        return None
    source = call.world.channels.get(str(reference.get("channel_id")))
    found = call.world.find_message(source.id, str(reference["message_id"])) if source else None
    if source is None or found is None or found.only_for is not None:
        raise form(Fault(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message"))
    if not call.may(source, rights.VIEW_CHANNEL | rights.READ_MESSAGE_HISTORY):
        raise ApiError(160014)
    if "poll" in found.data or found.data["type"] not in FORWARDED_KINDS:
        raise form(Fault(("message_reference",), "MESSAGE_FORWARD_INVALID", "This message cannot be forwarded"))
    return found


def _reply_to(call: Call, channel: Channel, body: Json) -> Message | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    found = call.world.find_message(channel.id, str(reference.get("message_id")))
    if found is None or found.only_for is not None:
        if reference.get("fail_if_not_exists") is False:
            return None
        raise form(Fault(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message"))
    return found


@ROUTES.add("GET", "/channels/{channel_id}/messages")
async def history(call: Call) -> list[Json]:
    channel = call.channel()
    if not call.may(channel, rights.READ_MESSAGE_HISTORY):
        return []
    limit = call.limit(50, 100)
    before, after, around = call.snowflake("before"), call.snowflake("after"), call.snowflake("around")
    if around is not None:
        half = max(1, limit // 2)
        older = call.world.messages_for(call.world.bot_id, channel.id, limit=half, before=str(int(around) + 1))
        newer = call.world.messages_for(call.world.bot_id, channel.id, limit=half, after=around)
        return list(reversed(older + newer))
    found = call.world.messages_for(call.world.bot_id, channel.id, limit=limit, before=before, after=after)
    return list(reversed(found))


@ROUTES.add("GET", "/channels/{channel_id}/messages/{message_id}")
async def fetch(call: Call) -> Json:
    channel = call.channel()
    call.need(channel, rights.READ_MESSAGE_HISTORY)
    return shapes.message(call.message(channel), call.world.bot_id)


@ROUTES.add("PATCH", "/channels/{channel_id}/messages/{message_id}", body=bodies.EDIT)
async def edit(call: Call) -> Json:
    channel = call.channel()
    one = call.message(channel)
    if one.data["author"]["id"] == call.world.bot_id:
        rules.check_edit(call.form, call.files, one.data)
    state.check_edit(call.world, channel, one, call.form)
    talk.edit(call.world, channel, one, call.form, call.files)
    return shapes.message(one, call.world.bot_id)


@ROUTES.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete(call: Call) -> Reply:
    channel = call.channel()
    one = call.message(channel)
    if one.data["author"]["id"] != call.world.bot_id:
        if channel.guild_id is None:
            raise ApiError(50003, message="Cannot execute action on a DM channel", status=403)
        call.need(channel, rights.MANAGE_MESSAGES)
    state.check_unarchived(channel)
    talk.delete(call.world, channel, one)
    return NOTHING


@ROUTES.add("POST", "/channels/{channel_id}/messages/bulk-delete", body=places.BULK_DELETE)
async def bulk_delete(call: Call) -> Reply:
    channel = call.channel()
    call.need(channel, rights.MANAGE_MESSAGES)
    ids = [str(each) for each in call.form.get("messages") or []]
    if not 2 <= len(ids) <= 100 or len(set(ids)) != len(ids):
        raise ApiError(50016)
    if any(call.world.clock.now() - call.world.born(each) > TWO_WEEKS for each in ids):
        raise ApiError(50034)
    talk.delete_many(call.world, channel, ids)
    return NOTHING


def _set_pinned(call: Call, *, pinned: bool) -> Reply:
    channel = call.channel()
    one = call.message(channel)
    if channel.guild_id is not None:
        call.need(channel, rights.PIN_MESSAGES)
    state.check_unarchived(channel)
    if pinned and len(call.world.pins.get(channel.id, {})) >= MOST_PINS:
        raise ApiError(30003, message=f"Maximum number of pins reached ({MOST_PINS})")
    talk.set_pinned(call.world, channel, one, pinned)
    return NOTHING


@ROUTES.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: Call) -> Reply:
    return _set_pinned(call, pinned=True)


@ROUTES.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: Call) -> Reply:
    return _set_pinned(call, pinned=False)


@ROUTES.add("PUT", "/channels/{channel_id}/pins/{message_id}")
async def pin_old(call: Call) -> Reply:
    return _set_pinned(call, pinned=True)


@ROUTES.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
async def unpin_old(call: Call) -> Reply:
    return _set_pinned(call, pinned=False)


@ROUTES.add("GET", "/channels/{channel_id}/messages/pins")
async def pins(call: Call) -> Json:
    channel = call.channel()
    kept = sorted(call.world.pins.get(channel.id, {}).items(), key=lambda pair: pair[1], reverse=True)
    before = call.query.get("before")
    found = [(message_id, at) for message_id, at in kept if before is None or at < before]
    limit = call.limit(50, 50)
    items = [
        {"pinned_at": at, "message": shapes.message(one, call.world.bot_id)}
        for message_id, at in found[:limit]
        if (one := call.world.find_message(channel.id, message_id)) is not None
    ]
    return {"items": items, "has_more": len(found) > limit}


@ROUTES.add("GET", "/channels/{channel_id}/pins")
async def pins_old(call: Call) -> list[Json]:
    return [each["message"] for each in (await pins(call))["items"]]
