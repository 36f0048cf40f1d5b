"""Routes about the bot itself, its application, the gateway's address, and users."""

from __future__ import annotations

from bot.sandbox import shapes
from bot.sandbox.bodies import places as bodies
from bot.sandbox.entities import Json
from bot.sandbox.errors import ApiError
from bot.sandbox.rights import guild_permissions
from bot.sandbox.routing import ROUTES, Call
from bot.sandbox.world import World


def application(world: World) -> Json:
    bot = world.users[world.bot_id]
    owner = next((each for each in world.users.values() if not each.bot), bot)
    return {
        "id": world.bot_id,
        "name": bot.username,
        "icon": None,
        "description": "A bot in the local stand-in for Discord",
        "summary": "",
        "type": None,
        "bot": shapes.user(bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": shapes.user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "integration_types_config": {"0": {}, "1": {}},
    }


@ROUTES.add("GET", "/users/@me")
async def me(call: Call) -> Json:
    bot = call.world.users[call.world.bot_id]
    return {**shapes.user(bot), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


@ROUTES.add("PATCH", "/users/@me", body=bodies.OWN_USER)
async def rename(call: Call) -> Json:
    if call.form.get("username"):
        call.world.users[call.world.bot_id].username = call.form["username"]
    return await me(call)


@ROUTES.add("GET", "/oauth2/applications/@me")
async def oauth2_application(call: Call) -> Json:
    return application(call.world)


@ROUTES.add("GET", "/applications/@me")
async def own_application(call: Call) -> Json:
    return application(call.world)


@ROUTES.add("PATCH", "/applications/@me")
async def edit_application(call: Call) -> Json:
    return application(call.world)


@ROUTES.add("GET", "/applications/{application_id}/emojis")
async def emojis(call: Call) -> Json:
    return {"items": []}


@ROUTES.add("GET", "/gateway", open=True)
async def gateway(call: Call) -> Json:
    return {"url": call.sandbox.gateway_url}


@ROUTES.add("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Json:
    hub = call.sandbox.gateway
    count, now = hub.identifying, call.world.clock.now()
    left = {
        "total": count.total,
        "remaining": count.left(now),
        "reset_after": int(count.resets_in(now) * 1000),
        "max_concurrency": count.max_concurrency,
    }
    return {"url": call.sandbox.gateway_url, "shards": hub.shards, "session_start_limit": left}


@ROUTES.add("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> list[Json]:
    world = call.world
    return [
        {
            "id": each.id,
            "name": each.name,
            "icon": None,
            "banner": None,
            "owner": each.owner_id == world.bot_id,
            "permissions": str(guild_permissions(each, world.bot_id)),
            "features": shapes.features(each),
        }
        for each in world.guilds.values()
        if world.bot_id in each.members
    ]


@ROUTES.add("GET", "/users/{user_id}")
async def user(call: Call) -> Json:
    found = call.world.users.get(call.params["user_id"])
    if found is None:
        raise ApiError(10013)
    return shapes.user(found)
