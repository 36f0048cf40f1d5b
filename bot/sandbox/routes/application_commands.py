"""Routes about application commands, global and a server's own."""

from __future__ import annotations

from bot.sandbox.bodies import commands as bodies
from bot.sandbox.entities import Json
from bot.sandbox.errors import ApiError, Fault, form
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import commands as rules

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
CREATES_A_DAY = 200
KEPT = ("name", "name_localizations", "description", "description_localizations", "options", "nsfw", "handler")


def _scope(call: Call) -> str:
    """Whose commands these are: a server's, or "" for everybody's."""
    if call.params["application_id"] != call.world.bot_id:
        raise ApiError(20012, message="You are not authorized to perform this action on this application", status=403)
    if "guild_id" not in call.params:
        return ""
    guild_id = call.params["guild_id"]
    if guild_id not in call.world.guilds:
        raise ApiError(10004)
    if call.world.bot_id not in call.world.guilds[guild_id].members:
        raise ApiError(50001)
    return guild_id


def _made(call: Call, scope: str, body: Json, before: Json | None) -> Json:
    """A command as the API gives it back."""
    command: Json = {
        "id": before["id"] if before else call.world.snowflake(),
        "application_id": call.world.bot_id,
        "version": call.world.snowflake(),
        "type": body.get("type") or 1,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None,
        "nsfw": bool(body.get("nsfw")),
    }
    if body.get("default_member_permissions") is not None:
        command["default_member_permissions"] = str(body["default_member_permissions"])
    if body.get("options"):
        command["options"] = [_option(each) for each in body["options"]]
    if scope:
        command["guild_id"] = scope
    else:
        contexts = body.get("contexts")
        command["contexts"] = contexts
        command["integration_types"] = body.get("integration_types") or [0]
        dm_permission = body.get("dm_permission")
        command["dm_permission"] = (contexts is None or 1 in contexts) if dm_permission is None else dm_permission
    return command


def _option(option: Json) -> Json:
    """An option without its null values, since Discord's answer has none there."""
    shape = {key: value for key, value in option.items() if value is not None}
    if "options" in shape:
        shape["options"] = [_option(each) for each in shape["options"]]
    return shape


def _count_creates(call: Call, scope: str, count: int) -> None:
    """Count new commands: at most two hundred a day for each server, and as many global ones."""
    day, made = call.world.creates.get(scope, (0, 0))
    today = int(call.world.clock.now() // 86400)
    made = made if day == today else 0
    if made + count > CREATES_A_DAY:
        raise ApiError(30034)
    call.world.creates[scope] = (today, made + count)


def _same(call: Call, scope: str, body: Json) -> Json | None:
    kind = body.get("type") or 1
    for each in call.world.commands.get(scope, {}).values():
        if each["name"] == body.get("name") and each["type"] == kind:
            return each
    return None


def _told(call: Call, command: Json) -> Json:
    """A command as it is answered: with localisations only if they are asked for, or in the answer to a write."""
    if call.flag("with_localizations") or call.route.method != "GET":
        return command
    hidden = ("name_localizations", "description_localizations")
    return {key: value for key, value in command.items() if key not in hidden}


def _tell(call: Call, scope: str) -> None:
    """Announce that these commands are not what they were."""
    call.world.emit("commands_changed", {"guild_id": scope or None})


async def listed(call: Call) -> list[Json]:
    return [_told(call, each) for each in call.world.commands.get(_scope(call), {}).values()]


async def create(call: Call) -> Reply:
    """Make a command, or change the one of that name and type."""
    scope = _scope(call)
    rules.check_one(call.form)
    before = _same(call, scope, call.form)
    kept = call.world.commands.setdefault(scope, {})
    if before is None:
        rules.check_count([*kept.values(), call.form])
        _count_creates(call, scope, 1)
    command = _made(call, scope, call.form, before)
    kept[command["id"]] = command
    _tell(call, scope)
    return (200 if before else 201), command


async def overwrite(call: Call) -> list[Json]:
    """Replace every command of every type; those not named are deleted."""
    scope = _scope(call)
    wanted: list[Json] = call.body if isinstance(call.body, list) else []
    rules.check_all(wanted)
    befores = [_same(call, scope, each) for each in wanted]
    _count_creates(call, scope, befores.count(None))
    made = [_made(call, scope, body, before) for body, before in zip(wanted, befores, strict=True)]
    call.world.commands[scope] = {each["id"]: each for each in made}
    _tell(call, scope)
    return made


def _found(call: Call, scope: str) -> Json:
    found = call.world.commands.get(scope, {}).get(call.params["command_id"])
    if found is None:
        raise ApiError(10063)
    return found


async def fetch(call: Call) -> Json:
    return _found(call, _scope(call))


async def edit(call: Call) -> Json:
    scope = _scope(call)
    before = _found(call, scope)
    kept = {key: before[key] for key in KEPT if key in before}
    body = {**kept, "type": before["type"], "default_member_permissions": before["default_member_permissions"]}
    body |= {key: before[key] for key in ("contexts", "integration_types") if key in before}
    body |= call.form
    if "dm_permission" in before and body.get("contexts") == before["contexts"]:
        # Other contexts say anew whether the command is for direct messages too.
        body = {"dm_permission": before["dm_permission"], **body}
    rules.check_one(body)
    same = _same(call, scope, body)
    if same is not None and same["id"] != before["id"]:
        message = "Application command names must be unique"
        raise form(Fault(("name",), "APPLICATION_COMMANDS_DUPLICATE_NAME", message))
    command = _made(call, scope, body, before)
    call.world.commands[scope][command["id"]] = command
    _tell(call, scope)
    return command


async def delete(call: Call) -> Reply:
    scope = _scope(call)
    del call.world.commands[scope][_found(call, scope)["id"]]
    _tell(call, scope)
    return NOTHING


for base in (GLOBAL, GUILD):
    ROUTES.add("GET", base)(listed)
    ROUTES.add("POST", base, body=bodies.COMMAND)(create)
    ROUTES.add("PUT", base, body=bodies.COMMANDS)(overwrite)
    ROUTES.add("GET", base + "/{command_id}")(fetch)
    ROUTES.add("PATCH", base + "/{command_id}", body=bodies.COMMAND_EDIT)(edit)
    ROUTES.add("DELETE", base + "/{command_id}")(delete)


@ROUTES.add("GET", GUILD + "/permissions")
async def all_permissions(call: Call) -> list[Json]:
    _scope(call)
    return []


@ROUTES.add("GET", GUILD + "/{command_id}/permissions")
async def permissions(call: Call) -> Json:
    raise ApiError(10066, message="Unknown application command permissions")


@ROUTES.add("PUT", GUILD + "/{command_id}/permissions")
async def set_permissions(call: Call) -> Json:
    # Only a person's Bearer token may do this.
    raise ApiError(20001, message="Bots cannot use this endpoint", status=403)
