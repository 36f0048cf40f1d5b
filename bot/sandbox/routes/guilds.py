"""Routes about servers: their channels, roles and members."""

from __future__ import annotations

from bot.sandbox import rights, rooms, shapes
from bot.sandbox.bodies import places as bodies
from bot.sandbox.entities import THREADS, Json
from bot.sandbox.errors import ApiError
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import overwrites

MOST_CHANNELS = 500


@ROUTES.add("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Json:
    one = call.guild()
    shape = shapes.guild(call.world, one)
    if call.flag("with_counts"):
        shape.update(approximate_member_count=len(one.members), approximate_presence_count=len(one.members))
    return shape


@ROUTES.add("DELETE", "/users/@me/guilds/{guild_id}")
async def leave(call: Call) -> Reply:
    rooms.leave(call.world, call.guild(), call.world.bot_id)
    return NOTHING


@ROUTES.add("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> list[Json]:
    one = call.guild()
    return [shapes.channel(call.world, each) for each in call.world.in_guild(one.id) if each.type not in THREADS]


@ROUTES.add("POST", "/guilds/{guild_id}/channels", body=bodies.NEW_CHANNEL)
async def create_channel(call: Call) -> Reply:
    one = call.guild()
    call.need_in_guild(one, rights.MANAGE_CHANNELS)
    if sum(1 for each in call.world.in_guild(one.id) if each.type not in THREADS) >= MOST_CHANNELS:
        raise ApiError(30013)
    body = call.form
    wanted = [overwrites.wanted(str(each["id"]), each) for each in body.get("permission_overwrites") or []]
    for each in wanted:
        overwrites.check_new(call.world, one, each)
    made = call.world.add_channel(
        one,
        body["name"],
        type=body.get("type") or 0,
        parent=call.world.channels.get(str(body.get("parent_id"))),
        topic=body.get("topic"),
        position=body.get("position"),
        nsfw=bool(body.get("nsfw")),
        slowmode=body.get("rate_limit_per_user") or 0,
        overwrites=wanted,
    )
    return 201, shapes.channel(call.world, made)


@ROUTES.add("GET", "/guilds/{guild_id}/roles")
async def roles(call: Call) -> list[Json]:
    return [shapes.role(each) for each in call.guild().roles.values()]


@ROUTES.add("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: Call) -> Json:
    one, bot = call.guild(), call.world.bot_id
    threads = [
        each
        for each in call.world.in_guild(one.id)
        if each.thread is not None and not each.thread.archived and rights.may_view(call.world, bot, each)
    ]
    members = [shapes.thread_member(each, bot) for each in threads if each.thread and bot in each.thread.members]
    return {"threads": [shapes.thread(each, bot) for each in threads], "members": members, "has_more": False}


@ROUTES.add("GET", "/guilds/{guild_id}/members")
async def members(call: Call) -> list[Json]:
    after = call.after()
    found = sorted((each for each in call.guild().members.values()), key=lambda each: int(each.user_id))
    wanted = [each for each in found if int(each.user_id) > after][: call.limit(1, 1000)]
    return [shapes.member(call.world, each) for each in wanted]


@ROUTES.add("GET", "/guilds/{guild_id}/members/search")
async def search_members(call: Call) -> list[Json]:
    wanted = call.query.get("query", "").lower()
    users = call.world.users
    found = [each for each in call.guild().members.values() if users[each.user_id].name.lower().startswith(wanted)]
    return [shapes.member(call.world, each) for each in found[: call.limit(1, 1000)]]


@ROUTES.add("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Json:
    one = call.guild()
    user_id = call.params["user_id"]
    if user_id not in call.world.users:
        raise ApiError(10013)
    if user_id not in one.members:
        raise ApiError(10007)
    return shapes.member(call.world, one.members[user_id])


@ROUTES.add("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(call: Call) -> Reply:
    return _change_role(call, given=True)


@ROUTES.add("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(call: Call) -> Reply:
    return _change_role(call, given=False)


def _change_role(call: Call, *, given: bool) -> Reply:
    one = call.guild()
    call.need_in_guild(one, rights.MANAGE_ROLES)
    user_id, role_id = call.params["user_id"], call.params["role_id"]
    if user_id not in one.members:
        raise ApiError(10007)
    if role_id not in one.roles:
        raise ApiError(10011)
    others = [each for each in one.members[user_id].roles if each != role_id]
    rooms.set_roles(call.world, one, user_id, [*others, role_id] if given else others)
    return NOTHING
