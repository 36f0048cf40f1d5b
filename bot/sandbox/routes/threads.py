"""Routes about threads: making them, coming and going, listing the archived ones."""

from __future__ import annotations

from bot.sandbox import rights, rooms, shapes, talk
from bot.sandbox.bodies import places as bodies
from bot.sandbox.entities import (
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
    Channel,
    Json,
    ThreadState,
)
from bot.sandbox.errors import ApiError
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import state

MOST_ACTIVE, MOST_MEMBERS = 1000, 1000


def _check_room(call: Call, parent: Channel) -> None:
    if parent.type == DM or parent.type in THREADS:
        raise ApiError(50024)
    active = sum(1 for each in call.world.in_guild(parent.guild_id or "") if each.thread and not each.thread.archived)
    if active >= MOST_ACTIVE:
        raise ApiError(160006)


def _create(call: Call, parent: Channel, kind: int, thread_id: str | None = None) -> Channel:
    body = call.form
    return rooms.create_thread(
        call.world,
        parent,
        body["name"],
        call.world.bot_id,
        type=kind,
        auto_archive_duration=body.get("auto_archive_duration") or 1440,
        invitable=body.get("invitable") is not False,
        slowmode=body.get("rate_limit_per_user") or 0,
        id=thread_id,
    )


@ROUTES.add("POST", "/channels/{channel_id}/threads", body=bodies.THREAD)
async def create(call: Call) -> Reply:
    parent = call.channel()
    _check_room(call, parent)
    kind = call.form.get("type") or PRIVATE_THREAD
    if kind == PRIVATE_THREAD and parent.type != TEXT:
        raise ApiError(50024)
    call.need(parent, rights.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else rights.CREATE_PUBLIC_THREADS)
    one = _create(call, parent, kind)
    return 201, shapes.thread(one, call.world.bot_id)


@ROUTES.add("POST", "/channels/{channel_id}/messages/{message_id}/threads", body=bodies.THREAD_OF_MESSAGE)
async def create_from_message(call: Call) -> Reply:
    parent = call.channel()
    message = call.message(parent)
    _check_room(call, parent)
    call.need(parent, rights.CREATE_PUBLIC_THREADS)
    if message.data["id"] in call.world.channels:
        raise ApiError(160004)
    one = _create(call, parent, PUBLIC_THREAD, message.data["id"])
    talk.mark_thread(call.world, parent, message, one)
    return 201, shapes.thread(one, call.world.bot_id)


def _state(one: Channel) -> ThreadState:
    assert one.thread is not None
    return one.thread


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: Call) -> Reply:
    one = call.thread()
    state.check_unarchived(one)
    rooms.add_to_thread(call.world, one, call.world.bot_id)
    return NOTHING


@ROUTES.add("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: Call) -> Reply:
    one = call.thread()
    state.check_unarchived(one)
    rooms.remove_from_thread(call.world, one, call.world.bot_id)
    return NOTHING


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add(call: Call) -> Reply:
    one, user_id = call.thread(), call.params["user_id"]
    state.check_unarchived(one)
    call.need(one, rights.SEND_MESSAGES_IN_THREADS)
    guild = call.world.guilds[one.guild_id or ""]
    if user_id not in call.world.users:
        raise ApiError(10013)
    if user_id not in guild.members:
        raise ApiError(10007)
    parent = call.world.channels[one.parent_id or ""]
    if not rights.may_view(call.world, user_id, parent):
        raise ApiError(50001)
    if len(_state(one).members) >= MOST_MEMBERS:
        raise ApiError(30033, message=f"Maximum number of thread participants has been reached ({MOST_MEMBERS})")
    rooms.add_to_thread(call.world, one, user_id, call.world.bot_id)
    return NOTHING


@ROUTES.add("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove(call: Call) -> Reply:
    one = call.thread()
    state.check_unarchived(one)
    own_private = one.type == PRIVATE_THREAD and one.owner_id == call.world.bot_id
    if not own_private:
        call.need(one, rights.MANAGE_THREADS)
    if call.params["user_id"] not in _state(one).members:
        raise ApiError(10007)
    rooms.remove_from_thread(call.world, one, call.params["user_id"], call.world.bot_id)
    return NOTHING


@ROUTES.add("GET", "/channels/{channel_id}/thread-members")
async def members(call: Call) -> list[Json]:
    """Who is in a thread; `with_member` adds their membership of the server, and gives pages in the order of ids."""
    one = call.thread()
    if not call.flag("with_member"):
        return [_member(call, one, each) for each in _state(one).members]
    after = call.after()
    found = sorted((each for each in _state(one).members if int(each) > after), key=int)
    return [_member(call, one, each) for each in found[: call.limit(100, 100)]]


def _member(call: Call, one: Channel, user_id: str) -> Json:
    shape = shapes.thread_member(one, user_id)
    guild = call.world.guilds[one.guild_id or ""]
    if call.flag("with_member") and user_id in guild.members:
        shape["member"] = shapes.member(call.world, guild.members[user_id])
    return shape


@ROUTES.add("GET", "/channels/{channel_id}/thread-members/@me")
async def own_membership(call: Call) -> Json:
    call.params["user_id"] = call.world.bot_id
    return await member(call)


@ROUTES.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def member(call: Call) -> Json:
    one = call.thread()
    if call.params["user_id"] not in _state(one).members:
        raise ApiError(10007)
    return _member(call, one, call.params["user_id"])


def _archived(call: Call, kind: int, *, joined: bool = False) -> Json:
    parent, bot = call.channel(), call.world.bot_id
    call.need(parent, rights.READ_MESSAGE_HISTORY)
    if kind == PRIVATE_THREAD and not joined:
        call.need(parent, rights.MANAGE_THREADS)
    found = [
        each
        for each in call.world.in_guild(parent.guild_id or "")
        if each.parent_id == parent.id and each.type == kind and _state(each).archived
        and (not joined or bot in _state(each).members)
    ]  # fmt: skip
    found.sort(key=lambda each: _state(each).archive_timestamp, reverse=True)
    limit = call.limit(50, 100)
    before = call.query.get("before")
    if before is not None and not joined:
        found = [each for each in found if _state(each).archive_timestamp < before]
    shown = found[:limit]
    return {
        "threads": [shapes.thread(each, bot) for each in shown],
        "members": [shapes.thread_member(each, bot) for each in shown if bot in _state(each).members],
        "has_more": len(found) > limit,
    }


@ROUTES.add("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_public(call: Call) -> Json:
    return _archived(call, PUBLIC_THREAD)


@ROUTES.add("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_private(call: Call) -> Json:
    return _archived(call, PRIVATE_THREAD)


@ROUTES.add("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
async def archived_joined(call: Call) -> Json:
    return _archived(call, PRIVATE_THREAD, joined=True)
