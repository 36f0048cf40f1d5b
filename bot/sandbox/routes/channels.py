"""Routes about channels: reading, changing, deleting, typing, and opening direct messages."""

from __future__ import annotations

from bot.sandbox import rights, rooms, shapes
from bot.sandbox.bodies import places as bodies
from bot.sandbox.entities import DM, PRIVATE_THREAD, THREADS, Channel, Json
from bot.sandbox.errors import ApiError, Fault, form, too_long
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import overwrites

NEW_DMS, NEW_DMS_WINDOW = 10, 60.0


@ROUTES.add("POST", "/users/@me/channels", body=bodies.OPEN_DM)
async def open_dm(call: Call) -> Json:
    recipient = call.form.get("recipient_id")
    if recipient is None:
        raise form(Fault(("recipient_id",), "BASE_TYPE_REQUIRED", "This field is required"))
    found = call.world.users.get(str(recipient))
    if found is None:
        raise ApiError(50033)
    if found.bot:
        raise ApiError(50007, status=400)
    world = call.world
    fresh = not any(each.type == DM and found.id in each.recipients for each in world.channels.values())
    if fresh:
        now = world.clock.now()
        world.dms_opened[:] = [each for each in world.dms_opened if each > now - NEW_DMS_WINDOW]
        if call.sandbox.limits.factor and len(world.dms_opened) >= NEW_DMS * call.sandbox.limits.factor:
            raise ApiError(40003)
        world.dms_opened.append(now)
    return shapes.channel(world, rooms.dm_with(world, found.id))


@ROUTES.add("GET", "/channels/{channel_id}")
async def channel(call: Call) -> Json:
    return shapes.channel(call.world, call.channel(), call.world.bot_id)


@ROUTES.add("PATCH", "/channels/{channel_id}", body=bodies.CHANNEL_EDIT)
async def edit(call: Call) -> Json:
    one, body = call.channel(), call.form
    if one.type == DM:
        raise ApiError(50024)
    if len(str(body.get("topic") or "")) > 1024:
        raise form(too_long(("topic",), 1024))
    if one.type in THREADS:
        _check_thread_edit(call, one, body)
    else:
        call.need(one, rights.MANAGE_CHANNELS)
        if body.get("permission_overwrites") is not None:
            call.need(one, rights.MANAGE_ROLES)
            wanted = [overwrites.wanted(str(each["id"]), each) for each in body["permission_overwrites"]]
            for each in wanted:
                overwrites.check(call.world, one, each)
            one.overwrites = {each.id: each for each in wanted}
    rooms.edit_channel(call.world, one, body, call.world.bot_id)
    return shapes.channel(call.world, one, call.world.bot_id)


def _check_thread_edit(call: Call, one: Channel, body: Json) -> None:
    state = one.thread
    assert state is not None
    manages = call.may(one, rights.MANAGE_THREADS)
    owns = one.owner_id == call.world.bot_id
    wants_lock = body.get("locked") is not None and body["locked"] != state.locked
    if not manages and (wants_lock or (state.locked and body.get("archived") is False)):
        raise ApiError(50013)
    opening = set(body) <= {"archived", "auto_archive_duration"} and body.get("archived") is False
    if not manages and not owns and not (opening and call.may(one, rights.SEND_MESSAGES_IN_THREADS)):
        raise ApiError(50013)
    if state.archived and body.get("archived") is not False:
        raise ApiError(50083)
    if body.get("invitable") is not None and one.type != PRIVATE_THREAD:
        raise form(Fault(("invitable",), "INVALID_FOR_TYPE", "Only private threads are invitable."))


@ROUTES.add("DELETE", "/channels/{channel_id}")
async def delete(call: Call) -> Json:
    one = call.channel()
    shape = shapes.channel(call.world, one, call.world.bot_id)
    if one.type == DM:
        return shape
    call.need(one, rights.MANAGE_THREADS if one.type in THREADS else rights.MANAGE_CHANNELS)
    rooms.delete_channel(call.world, one)
    return shape


@ROUTES.add("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", body=bodies.OVERWRITE_EDIT)
async def set_overwrite(call: Call) -> Reply:
    one = call.channel()
    call.need(one, rights.MANAGE_ROLES)
    overwrite_id = call.params["overwrite_id"]
    wanted = overwrites.wanted(overwrite_id, call.form)
    overwrites.check(call.world, one, wanted)
    one.overwrites[overwrite_id] = wanted
    rooms.announce_channel(call.world, one)
    return NOTHING


@ROUTES.add("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
async def drop_overwrite(call: Call) -> Reply:
    one = call.channel()
    call.need(one, rights.MANAGE_ROLES)
    if one.overwrites.pop(call.params["overwrite_id"], None) is None:
        raise ApiError(10009, message="Unknown Overwrite")
    rooms.announce_channel(call.world, one)
    return NOTHING


@ROUTES.add("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Reply:
    one = call.channel()
    if one.type != DM:
        call.need(one, rights.send_right(one))
    data: Json = {
        "channel_id": one.id,
        "user_id": call.world.bot_id,
        "timestamp": int(call.world.clock.now()),
    }
    if one.guild_id is not None:
        data["guild_id"] = one.guild_id
    call.world.emit("typing_start", data, guild_id=one.guild_id, channel_id=one.id)
    return NOTHING
