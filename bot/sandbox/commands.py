"""Slash commands as a person's client shows them: which there are, in the person's language, and their options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.sandbox import rights, shapes
from bot.sandbox.entities import Channel, Json, User
from bot.sandbox.world import World

SUB_COMMAND, SUB_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
TWINS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}


class CannotDo(Exception):
    """Discord's client would not let a person do this."""


class Entry(NamedTuple):
    """One line of the command list: a command, or a sub-command with the names that lead to it."""

    command: Json
    path: tuple[str, ...]
    options: list[Json]
    description: str
    shown_name: str

    @property
    def name(self) -> str:
        return " ".join(self.path)


def local(shape: Json, key: str, locale: str) -> str:
    """A name or description in somebody's language."""
    translations = shape.get(f"{key}_localizations") or {}
    found = translations.get(locale) or translations.get(TWINS.get(locale, ""))
    return str(found or shape.get(key) or "")


def usable(world: World, person: User, channel: Channel, kind: int = 1) -> list[Json]:
    """The commands of one kind that a person may use in a channel; a server's own hides a global one of its name."""
    if channel.guild_id is None:
        offered = [each for each in world.commands.get("", {}).values() if _in_dm(each)]
        return [each for each in offered if each["type"] == kind]
    guild = world.guilds[channel.guild_id]
    bits = rights.permissions_in(world, person.id, channel)
    if not bits & rights.USE_APPLICATION_COMMANDS or (channel.thread is not None and channel.thread.archived):
        return []
    by_name = {
        each["name"]: each
        for each in world.commands.get("", {}).values()
        if each["type"] == kind and (each.get("contexts") is None or 0 in each["contexts"])
    }
    by_name.update({c["name"]: c for c in world.commands.get(guild.id, {}).values() if c["type"] == kind})
    return [each for each in by_name.values() if _permitted(each, bits)]


def _in_dm(command: Json) -> bool:
    contexts = command.get("contexts")
    return command.get("dm_permission") is not False if contexts is None else 1 in contexts


def _permitted(command: Json, bits: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or bits == rights.ALL:
        return True
    return int(needed) != 0 and bits & int(needed) == int(needed)


def entries(world: World, person: User, channel: Channel) -> list[Entry]:
    """The command list that opens when a slash is typed, with each sub-command on a line of its own."""
    found: list[Entry] = []
    for command in usable(world, person, channel):
        found.extend(_entries(command, command, (), "", person.locale))
    return sorted(found, key=lambda entry: entry.shown_name)


def _entries(command: Json, at: Json, path: tuple[str, ...], shown: str, locale: str) -> Iterator[Entry]:
    path = (*path, at["name"])
    shown = f"{shown} {local(at, 'name', locale)}".strip()
    options = at.get("options") or []
    nested = [each for each in options if each["type"] in (SUB_COMMAND, SUB_GROUP)]
    if not nested:
        yield Entry(command, path, options, local(at, "description", locale), shown)
    for each in nested:
        yield from _entries(command, each, path, shown, locale)


def find(world: World, person: User, channel: Channel, name: str) -> Entry:
    """The entry of that name, in the default language or the person's."""
    offered = entries(world, person, channel)
    wanted = name.strip().removeprefix("/")
    for entry in offered:
        if wanted in (entry.name, entry.shown_name):
            return entry
    raise CannotDo(f"there is no command /{wanted} here; there are {[entry.name for entry in offered]}")


class OptionValues:
    """The options of a command being filled in, with the resolved data that goes with them."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel
        self.resolved: Json = {}

    def fill(self, entry: Entry, given: dict[str, Any], focused: str | None = None) -> list[Json]:
        """The interaction's options; while one is focused, the others may be missing, out of bounds or not on offer."""
        known = {option["name"]: option for option in entry.options}
        unknown = set(given) - set(known)
        if unknown:
            raise CannotDo(f"/{entry.name} has no option {sorted(unknown)}; it has {list(known)}")
        filled: list[Json] = []
        for name, option in known.items():
            if name not in given:
                if option.get("required") and focused is None:
                    raise CannotDo(f"option {name} of /{entry.name} is required")
                continue
            if name == focused:
                value = given[name]
                filled.append({"name": name, "type": option["type"], "value": str(value), "focused": True})
            else:
                value = self._value(option, given[name], strict=focused is None)
                filled.append({"name": name, "type": option["type"], "value": value})
        for name in reversed(entry.path[1:]):
            kind = SUB_COMMAND if name == entry.path[-1] else SUB_GROUP
            filled = [{"name": name, "type": kind, "options": filled}]
        return filled

    def _value(self, option: Json, given: Any, *, strict: bool) -> Any:
        kind, name = option["type"], option["name"]
        if kind == BOOLEAN:
            return bool(given)
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            return self.entity(kind, str(getattr(given, "id", given)))
        if kind == ATTACHMENT:
            filename, content = given
            return self.attachment(filename, content)
        choices = option.get("choices") or []
        if choices and strict:
            for choice in choices:
                if given in (choice["name"], choice["value"]):
                    return choice["value"]
            raise CannotDo(f"option {name} offers {[choice['name'] for choice in choices]}, not {given!r}")
        try:
            value: Any = str(given) if kind == STRING else int(given) if kind == INTEGER else float(given)
        except ValueError as error:
            raise CannotDo(f"option {name} wants a number, not {given!r}") from error
        if not strict:
            return value
        size = len(value) if kind == STRING else value
        lowest, highest = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
        if option.get(lowest) is not None and size < option[lowest]:
            raise CannotDo(f"option {name} is at least {option[lowest]}")
        if option.get(highest) is not None and size > option[highest]:
            raise CannotDo(f"option {name} is at most {option[highest]}")
        return value

    def entity(self, kind: int, entity_id: str) -> str:
        """Add a user, role or channel to the resolved data, and return its id."""
        guild = self.world.guilds.get(self.channel.guild_id or "")
        if kind in (ROLE, MENTIONABLE) and guild is not None and entity_id in guild.roles:
            self.resolved.setdefault("roles", {})[entity_id] = shapes.role(guild.roles[entity_id])
        elif kind in (USER, MENTIONABLE) and entity_id in self.world.users:
            self.resolved.setdefault("users", {})[entity_id] = shapes.user(self.world.users[entity_id])
            if guild is not None and entity_id in guild.members:
                member = shapes.resolved_member(self.world, guild, entity_id)
                self.resolved.setdefault("members", {})[entity_id] = member
        elif kind == CHANNEL and entity_id in self.world.channels:
            shape = shapes.channel(self.world, self.world.channels[entity_id])
            bits = rights.permissions_in(self.world, self.world.bot_id, self.world.channels[entity_id])
            self.resolved.setdefault("channels", {})[entity_id] = {**shape, "permissions": str(bits)}
        else:
            raise CannotDo(f"there is no {entity_id} to choose")
        return entity_id

    def attachment(self, filename: str, content: bytes) -> str:
        """Upload a file that only the bot receives, and return its id."""
        upload = self.world.add_upload(self.channel.id, filename, content)
        url = self.world.attachment_url(upload)
        self.resolved.setdefault("attachments", {})[upload.id] = {
            "id": upload.id,
            "filename": upload.filename,
            "size": upload.size,
            "url": url,
            "proxy_url": url,
            "content_type": upload.content_type,
            "ephemeral": True,
        }
        return upload.id
