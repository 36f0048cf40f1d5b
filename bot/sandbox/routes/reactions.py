"""Routes about reactions."""

from __future__ import annotations

from bot.sandbox import rights, shapes, talk
from bot.sandbox.emoji import is_emoji
from bot.sandbox.entities import Json
from bot.sandbox.errors import ApiError
from bot.sandbox.routing import NOTHING, ROUTES, Call, Reply
from bot.sandbox.rules import state

MOST_KINDS = 20
BASE = "/channels/{channel_id}/messages/{message_id}/reactions"


@ROUTES.add("PUT", BASE + "/{emoji_name}/@me")
async def add(call: Call) -> Reply:
    channel = call.channel()
    one = call.message(channel)
    state.check_unarchived(channel)
    key = _emoji(call)
    if key not in one.reactions:
        call.need(channel, rights.ADD_REACTIONS | rights.READ_MESSAGE_HISTORY)
        if len(one.reactions) >= MOST_KINDS:
            raise ApiError(30010)
    talk.react(call.world, channel, one, call.world.bot_id, key)
    return NOTHING


def _emoji(call: Call) -> str:
    """The emoji in the path; a custom one (name:id) is refused, since none exist here."""
    key = call.params["emoji_name"]
    if not is_emoji(key):
        raise ApiError(10014, status=400)
    return key


@ROUTES.add("DELETE", BASE + "/{emoji_name}/@me")
async def remove(call: Call) -> Reply:
    channel = call.channel()
    one = call.message(channel)
    state.check_unarchived(channel)
    talk.unreact(call.world, channel, one, call.world.bot_id, _emoji(call))
    return NOTHING


@ROUTES.add("DELETE", BASE + "/{emoji_name}/{user_id}")
async def remove_of(call: Call) -> Reply:
    channel = call.channel()
    one = call.message(channel)
    call.need(channel, rights.MANAGE_MESSAGES)
    talk.unreact(call.world, channel, one, call.params["user_id"], _emoji(call))
    return NOTHING


@ROUTES.add("DELETE", BASE)
async def clear(call: Call) -> Reply:
    channel = call.channel()
    one = call.message(channel)
    call.need(channel, rights.MANAGE_MESSAGES)
    for key, people in list(one.reactions.items()):
        for user_id in list(people):
            talk.unreact(call.world, channel, one, user_id, key)
    return NOTHING


@ROUTES.add("GET", BASE + "/{emoji_name}")
async def who(call: Call) -> list[Json]:
    channel = call.channel()
    one = call.message(channel)
    people = one.reactions.get(_emoji(call), [])[: call.limit(25, 100)]
    return [shapes.user(call.world.users[each]) for each in people]
