"""The life of an interaction: told to the bot, answered within three seconds or failed, usable for fifteen minutes."""

from __future__ import annotations

import secrets

from bot.sandbox import message_parts, rights, shapes, talk
from bot.sandbox.commands import SUB_COMMAND, SUB_GROUP
from bot.sandbox.entities import DM, EPHEMERAL, Channel, Interaction, Json, Message
from bot.sandbox.world import TOKEN_LIFE, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SAY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FIRST_ANSWER = 3.0
FILE_LIMIT = 10 * 1024 * 1024
KEPT = 20_000
NO_ANSWER = "The application did not respond"


def begin(
    world: World, kind: int, user_id: str, channel: Channel, data: Json, message: Message | None = None
) -> Interaction:
    """Record that a person acted; the three seconds start now, and `send` tells the bot."""
    one = Interaction(
        id=world.snowflake(),
        token=secrets.token_urlsafe(48),
        type=kind,
        user_id=user_id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        created=world.clock.now(),
        data={key: data[key] for key in ("id", "type", "custom_id", "target_id") if key in data}
        | ({"name": _whole_name(data)} if "name" in data else {})
        | ({"completes": _completed(data)} if kind == AUTOCOMPLETE else {}),
        message_id=message.data["id"] if message else None,
    )
    world.interactions[one.id] = one
    world.tokens[one.token] = one.id
    if len(world.interactions) > KEPT:
        _forget_old(world)
    return one


def _whole_name(data: Json) -> str:
    """A command's name as it is typed, its group and sub-command included."""
    below = [option for option in data.get("options", []) if option["type"] in (SUB_COMMAND, SUB_GROUP)]
    return " ".join([data["name"], *map(_whole_name, below[:1])])


def _completed(data: Json) -> int:
    """The type of the option that somebody types into."""
    for option in data.get("options", []):
        if option.get("focused"):
            return int(option["type"])
        if found := _completed(option):
            return found
    return 0


def send(world: World, one: Interaction, data: Json) -> None:
    """Tell the bot. It is separate from `begin` so that an Answer can be listening before the bot replies."""
    world.clock.after(FIRST_ANSWER, lambda: expire(world, one))
    world.emit(
        "interaction_create",
        payload(world, one, data),
        guild_id=one.guild_id,
        channel_id=one.channel_id,
        only_for=world.bot_id,
    )


def owners(world: World, one: Interaction) -> Json:
    """How the bot is installed here, as Discord writes it: in the server, or for the person."""
    guild = world.guilds.get(one.guild_id or "")
    if guild is None:
        return {"0": "0"}
    return {"1": one.user_id} if guild.user_install_only else {"0": guild.id}


def _permissions_of_app(world: World, channel: Channel) -> int:
    """What the bot may do where somebody acts: nothing in a channel that it may not see."""
    guild = world.guilds.get(channel.guild_id or "")
    if guild is not None and world.bot_id not in guild.members:
        return rights.EVERYDAY
    return rights.permissions_in(world, world.bot_id, channel)


def payload(world: World, one: Interaction, data: Json) -> Json:
    """INTERACTION_CREATE with all that Discord sends."""
    channel = world.channels[one.channel_id]
    person = world.users[one.user_id]
    seen = shapes.channel(world, channel, world.bot_id if channel.type != DM else one.user_id)
    bits = rights.permissions_in(world, one.user_id, channel)
    if channel.type == DM:
        seen["recipients"] = [shapes.user(world.users[one.user_id])]
    shape: Json = {
        "id": one.id,
        "application_id": world.bot_id,
        "type": one.type,
        "token": one.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": {**seen, "permissions": str(bits)},
        "locale": person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners(world, one),
        "attachment_size_limit": FILE_LIMIT,
        "app_permissions": str(_permissions_of_app(world, channel)),
    }
    if channel.guild_id is None:
        shape.update(user=shapes.user(person), context=1)
    else:
        guild = world.guilds[channel.guild_id]
        shape.update(
            guild_id=guild.id,
            guild={"id": guild.id, "locale": guild.locale, "features": shapes.features(guild)},
            guild_locale=guild.locale,
            member=shapes.interaction_member(world, guild, one.user_id, channel),
            context=0,
        )
    message = world.find_message(channel.id, one.message_id) if one.message_id else None
    if message is not None:
        shape["message"] = shapes.message(message, world.bot_id)
    return shape


def metadata(world: World, one: Interaction, response_id: str | None = None) -> Json:
    """What a message says about the interaction that it came from."""
    kind = COMMAND if one.type == AUTOCOMPLETE else one.type
    shape: Json = {
        "id": one.id,
        "type": kind,
        "user": shapes.user(world.users[one.user_id]),
        "authorizing_integration_owners": owners(world, one),
    }
    if kind == COMMAND:
        shape.update(name=one.data.get("name"), command_type=one.data.get("type", 1))
    elif kind == COMPONENT:
        shape["interacted_message_id"] = one.message_id
    else:
        shape["triggering_interaction_metadata"] = {**shape, "type": COMPONENT if one.message_id else COMMAND}
        if one.message_id:
            shape["triggering_interaction_metadata"]["interacted_message_id"] = one.message_id
    if response_id is not None:
        shape["original_response_message_id"] = response_id
    return shape


def origin(world: World, one: Interaction) -> Message | None:
    """The message whose component was used."""
    return world.find_message(one.channel_id, one.message_id) if one.message_id else None


def is_expired(world: World, one: Interaction) -> bool:
    """Whether the token is past its fifteen minutes."""
    return world.clock.now() - one.created > TOKEN_LIFE


def late(world: World, one: Interaction) -> bool:
    """Whether the three seconds went by without an answer."""
    return one.failed or (one.answered is None and world.clock.now() - one.created > FIRST_ANSWER)


def expire(world: World, one: Interaction) -> None:
    """The three seconds are over: tell the person if the bot has not answered."""
    if one.answered is None and not one.failed:
        fail(world, one, NO_ANSWER)


def fail(world: World, one: Interaction, reason: str) -> None:
    one.failed = True
    _tell(world, "interaction_failed", one, {"reason": reason})


def answer(world: World, one: Interaction, kind: int, data: Json, files: list[message_parts.File]) -> Message | None:
    """Carry out the bot's first answer, already checked; return the message it made or changed."""
    one.answered = kind
    channel = world.channels[one.channel_id]
    message: Message | None = None
    told: Json = {"type": kind}
    if kind in (SAY, DEFER):
        message = say(world, one, data, files, loading=kind == DEFER)
        one.response_id = message.data["id"]
    elif kind == UPDATE:
        message = origin(world, one)
        if message is not None:
            talk.edit(world, channel, message, data, files, webhook=True)
            one.response_id = message.data["id"]
    elif kind == DEFER_UPDATE:
        message = origin(world, one)
        one.response_id = one.message_id
    elif kind == CHOICES:
        told["choices"] = data.get("choices") or []
    elif kind == MODAL:
        told["modal"] = {**data, "interaction_id": one.id}
    if message is not None:
        told["message_id"] = message.data["id"]
    _tell(world, "interaction_answered", one, told)
    return message


def _made_ephemeral_if_needed(world: World, one: Interaction, body: Json) -> Json:
    """The answer of a user-installed app: ephemeral where its user may not write or may not use external apps."""
    guild, channel = world.guilds.get(one.guild_id or ""), world.channels[one.channel_id]
    if guild is None or not guild.user_install_only:
        return body
    needed = rights.USE_EXTERNAL_APPS | rights.send_right(channel)
    if rights.permissions_in(world, one.user_id, channel) & needed == needed:
        return body
    return {**body, "flags": int(body.get("flags") or 0) | EPHEMERAL}


def say(
    world: World, one: Interaction, body: Json, files: list[message_parts.File], *, loading: bool = False
) -> Message:
    """Post the answer as a new message: of a command's own type, or a reply to the message with the component."""
    body = _made_ephemeral_if_needed(world, one, body)
    kind = talk.REPLY if one.message_id else talk.COMMAND_MESSAGE
    if one.type == COMMAND and one.data.get("type", 1) != 1:
        kind = talk.CONTEXT_MESSAGE
    return talk.post(
        world,
        world.channels[one.channel_id],
        world.bot_id,
        body,
        files,
        interaction=one,
        metadata=metadata(world, one),
        kind=kind,
        reply_to=origin(world, one),
        loading=loading,
    )


def follow_up(world: World, one: Interaction, body: Json, files: list[message_parts.File]) -> Message:
    """Post a further message; the first one after a deferral fills in the "is thinking" message instead."""
    first = world.find_message(one.channel_id, one.response_id or "")
    if one.answered == DEFER and first is not None and first.data["flags"] & 1 << 7:
        body = {**body, "flags": int(body.get("flags") or 0) & ~EPHEMERAL}
        revise(world, one, first, body, files)
        return first
    one.followups += 1
    body = _made_ephemeral_if_needed(world, one, body)
    message = talk.post(
        world,
        world.channels[one.channel_id],
        world.bot_id,
        body,
        files,
        interaction=one,
        metadata=metadata(world, one, one.response_id),
        kind=talk.REPLY,
        reply_to=first,
    )
    _tell(world, "interaction_message", one, {"message_id": message.data["id"], "followup": True})
    return message


def revise(world: World, one: Interaction, message: Message, body: Json, files: list[message_parts.File]) -> None:
    """Edit a message through the interaction's token."""
    talk.edit(world, world.channels[one.channel_id], message, body, files, webhook=True)
    _tell(world, "interaction_message", one, {"message_id": message.data["id"], "followup": False})


def _tell(world: World, kind: str, one: Interaction, data: Json) -> None:
    told = {"id": one.id, "user_id": one.user_id, "channel_id": one.channel_id, **data}
    world.emit(kind, told, guild_id=one.guild_id, channel_id=one.channel_id, only_for=one.user_id)


def _forget_old(world: World) -> None:
    """Forget interactions whose tokens expired long ago or, where that is not enough, the oldest ones."""
    now = world.clock.now()
    old = [each for each in world.interactions.values() if now - each.created > 2 * TOKEN_LIFE]
    if len(world.interactions) - len(old) > KEPT:
        old = list(world.interactions.values())[: KEPT // 10]
    for each in old:
        del world.interactions[each.id]
        world.tokens.pop(each.token, None)
        world.waiting.pop(each.id, None)
