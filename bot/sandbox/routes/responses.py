"""Routes that answer an interaction: callback, original message, follow-ups; they need only the path's token."""

from __future__ import annotations

from bot.sandbox import interactions, shapes, talk
from bot.sandbox.bodies import messages as bodies
from bot.sandbox.entities import EPHEMERAL, LOADING, Channel, Interaction, Json, Message
from bot.sandbox.errors import ApiError
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import callbacks, messages, state

HOOK = "/webhooks/{webhook_id}/{webhook_token}"


@ROUTES.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", open=True, body=bodies.CALLBACK)
async def callback(call: Call) -> Reply:
    world, body = call.world, call.form
    one = callbacks.find(world, call.params["interaction_id"], call.params["interaction_token"])
    kind = int(body.get("type") or 0)
    before = interactions.origin(world, one)
    callbacks.check(one, kind, body, call.files, before.data if before else None)
    _channel(call, one)
    if kind in (interactions.SAY, interactions.DEFER, interactions.UPDATE):
        _check_open(call, one)
    if kind in (interactions.UPDATE, interactions.DEFER_UPDATE) and before is None:
        raise ApiError(10008)
    message = interactions.answer(world, one, kind, body.get("data") or {}, call.files)
    if not call.flag("with_response"):
        return NOTHING
    told: Json = {"id": one.id, "type": one.type, "channel_id": one.channel_id}
    if one.guild_id is not None:
        told["guild_id"] = one.guild_id
    shape: Json = {"interaction": told}
    if message is not None:
        told["response_message_id"] = message.data["id"]
        told["response_message_loading"] = bool(message.data["flags"] & LOADING)
        told["response_message_ephemeral"] = bool(message.data["flags"] & EPHEMERAL)
        if kind in (interactions.SAY, interactions.UPDATE):
            shape["resource"] = {"type": kind, "message": shapes.message(message, world.bot_id)}
    return 200, shape


def _channel(call: Call, one: Interaction) -> Channel:
    """Where the person acted; refused if it was deleted meanwhile."""
    found = call.world.channels.get(one.channel_id)
    if found is None:
        raise ApiError(10003)
    return found


def _check_open(call: Call, one: Interaction) -> None:
    """Refuse to post or edit if the channel was deleted meanwhile, or the thread archived or locked."""
    channel = _channel(call, one)
    state.check_unlocked(call.world, channel)
    state.check_unarchived(channel)


def _interaction(call: Call) -> Interaction:
    return callbacks.by_token(call.world, call.params["webhook_id"], call.params["webhook_token"])


def _original(call: Call, one: Interaction) -> Message:
    if one.response_id is None:
        raise ApiError(10015)
    found = call.world.find_message(one.channel_id, one.response_id)
    if found is None:
        raise ApiError(10008)
    return found


def _own(call: Call, one: Interaction) -> Message:
    """A message that this interaction's token may touch: its answer, its follow-ups, the one it came from."""
    found = call.world.find_message(one.channel_id, call.params["message_id"])
    if found is None or (found.interaction_id != one.id and found.data["id"] not in (one.response_id, one.message_id)):
        raise ApiError(10008)
    return found


def _revise(call: Call, one: Interaction, message: Message) -> Json:
    loading = bool(message.data["flags"] & LOADING)
    _check_open(call, one)
    messages.check_edit(call.form, call.files, message.data)
    if loading:
        call.body = {"content": None, **call.form}
    interactions.revise(call.world, one, message, call.form, call.files)
    return shapes.message(message, call.world.bot_id)


@ROUTES.add("POST", HOOK, open=True, body=bodies.FOLLOW_UP)
async def follow_up(call: Call) -> Reply:
    one = _interaction(call)
    callbacks.check_follow_up(call.world, one, call.form, call.files)
    _check_open(call, one)
    message = interactions.follow_up(call.world, one, call.form, call.files)
    # An interaction's follow-up is always answered with the message, whatever `wait` says.
    return 200, shapes.message(message, call.world.bot_id)


@ROUTES.add("GET", HOOK + "/messages/@original", open=True)
async def original(call: Call) -> Json:
    one = _interaction(call)
    return shapes.message(_original(call, one), call.world.bot_id)


@ROUTES.add("PATCH", HOOK + "/messages/@original", open=True, body=bodies.FOLLOW_UP)
async def edit_original(call: Call) -> Json:
    one = _interaction(call)
    return _revise(call, one, _original(call, one))


@ROUTES.add("DELETE", HOOK + "/messages/@original", open=True)
async def delete_original(call: Call) -> Reply:
    one = _interaction(call)
    talk.delete(call.world, _channel(call, one), _original(call, one))
    return NOTHING


@ROUTES.add("GET", HOOK + "/messages/{message_id}", open=True)
async def message(call: Call) -> Json:
    one = _interaction(call)
    return shapes.message(_own(call, one), call.world.bot_id)


@ROUTES.add("PATCH", HOOK + "/messages/{message_id}", open=True, body=bodies.FOLLOW_UP)
async def edit_message(call: Call) -> Json:
    one = _interaction(call)
    return _revise(call, one, _own(call, one))


@ROUTES.add("DELETE", HOOK + "/messages/{message_id}", open=True)
async def delete_message(call: Call) -> Reply:
    one = _interaction(call)
    talk.delete(call.world, _channel(call, one), _own(call, one))
    return NOTHING
