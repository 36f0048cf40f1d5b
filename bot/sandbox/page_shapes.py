"""What the page is told: Discord's shapes and the little more that a page needs; nothing here changes the world."""

from __future__ import annotations

from collections.abc import Iterator

from bot.sandbox import shapes
from bot.sandbox.commands import local
from bot.sandbox.entities import DM, Change, Channel, Guild, Json, User
from bot.sandbox.people import Person
from bot.sandbox.world import World

RECENT = 50


def snapshot(person: Person) -> Json:
    """Everything one person sees, archived threads too, since what leads to them still stands in messages."""
    world, seen = person.world, person.sees()
    archived = world.archived_for(person.id)
    channels = [*seen.channels, *seen.threads, *archived, *seen.dms]
    return {
        "now": world.clock.now() * 1000,
        "me": user(person.user),
        "people": people(world),
        "guilds": [guild(world, each) for each in seen.guilds],
        "channels": [shapes.channel(world, each, person.id) for each in channels],
        "messages": {each.id: person.messages(each, limit=RECENT) for each in channels},
        "stirs": stirs(world),
    }


def user(one: User) -> Json:
    return {**shapes.user(one), "dms_closed": not one.accepts_dms}


def people(world: World) -> list[Json]:
    """Everybody one can sit as, in the order they came."""
    return [user(each) for each in sorted(world.users.values(), key=lambda one: int(one.id)) if not each.bot]


def guild(world: World, one: Guild) -> Json:
    return {
        "id": one.id,
        "name": one.name,
        "roles": [shapes.role(each) for each in one.roles.values()],
        "members": [shapes.member(world, each) for each in one.members.values()],
    }


def commands(person: Person, channel: Channel) -> list[Json]:
    """The slash commands of a channel, sub-commands each on their own, in the person's language."""
    locale = person.user.locale
    return [
        {
            "id": entry.command["id"],
            "bot": entry.command["application_id"],
            "path": entry.path,
            "name": entry.name,
            "shown": entry.shown_name,
            "description": entry.description,
            "options": [
                {**each, "shown": local(each, "name", locale), "description": local(each, "description", locale)}
                for each in entry.options
            ],
        }
        for entry in person.commands(channel)
    ]


def meant_for(world: World, change: Change) -> Iterator[str]:
    """The people whom a new message concerns: the other end of a direct message, or those it mentions."""
    if change.only_for is not None or change.channel_id is None:
        return
    channel = world.channels[change.channel_id]
    yield from _concerned(world, channel, change.data)


def _concerned(world: World, channel: Channel, message: Json) -> Iterator[str]:
    named = channel.recipients if channel.type == DM else [each["id"] for each in message.get("mentions") or []]
    for user_id in named:
        if user_id != message["author"]["id"] and not world.users[user_id].bot:
            yield user_id


def stirs(world: World) -> Json:
    """For each person the newest message meant for them, in each channel where there is one."""
    found: dict[str, dict[str, str]] = {}
    for channel in world.channels.values():
        kept = world.messages.get(channel.id, {})
        for message_id in list(kept)[-RECENT:]:
            one = kept[message_id]
            if one.only_for is None:
                for user_id in _concerned(world, channel, one.data):
                    found.setdefault(user_id, {})[channel.id] = message_id
    return found
