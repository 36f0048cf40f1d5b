"""A person at their Discord client: what they can do, each act checked as the client would check it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.sandbox import commands, components, dialogs, interactions, message_parts, rights, rooms, shapes, talk
from bot.sandbox.answers import Answer, InteractionFailed, Modal
from bot.sandbox.commands import CannotDo, Entry, OptionValues
from bot.sandbox.entities import EPHEMERAL, Channel, Guild, Json, Message, User
from bot.sandbox.world import Visible, World

MessageRef = str | Json
LONGEST = 2000


class Person:
    """One human: the page and the tests' driver both act through this and nothing else."""

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user
        self.id = user.id

    # --- looking

    def sees(self) -> Visible:
        return self.world.visible_to(self.id)

    def messages(self, channel: Channel, *, limit: int = 50, before: str | None = None) -> list[Json]:
        """The last messages, oldest first, ephemeral ones for this person among them."""
        self._must_see(channel)
        return self.world.messages_for(self.id, channel.id, limit=limit, before=before)

    def ephemeral(self, channel: Channel) -> list[Json]:
        """Only what nobody else sees in that channel."""
        return [each for each in self.messages(channel) if each["flags"] & EPHEMERAL]

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A channel or thread by its name."""
        seen = self.sees()
        for each in (*seen.channels, *seen.threads):
            if each.name == name and (guild is None or each.guild_id == guild.id):
                return each
        raise CannotDo(f"{self.user.username} sees no channel {name}")

    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return rooms.dm_with(self.world, self.id)

    open_dm = dm

    def commands(self, channel: Channel) -> list[Entry]:
        """The slash commands offered in a channel, with names and descriptions in the person's language."""
        return commands.entries(self.world, self.user, channel)

    # --- commands

    def slash(self, name: str, options: dict[str, Any] | None = None, channel: Channel | None = None) -> Answer:
        """Run a command such as "table open"; users, roles and channels are given as ids or as objects."""
        channel = self._where(channel)
        entry = commands.find(self.world, self.user, channel, name)
        option_values = OptionValues(self.world, channel)
        filled = option_values.fill(entry, options or {})
        return self._command(interactions.COMMAND, channel, entry.command, filled, option_values)

    def autocomplete(self, name: str, options: dict[str, Any], focused: str, channel: Channel | None = None) -> Answer:
        """Type into an option that has autocomplete; `options` holds what is typed so far."""
        channel = self._where(channel)
        entry = commands.find(self.world, self.user, channel, name)
        option = next((each for each in entry.options if each["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise CannotDo(f"option {focused} of /{entry.name} does not complete itself")
        option_values = OptionValues(self.world, channel)
        filled = option_values.fill(entry, {focused: "", **options}, focused)
        return self._command(interactions.AUTOCOMPLETE, channel, entry.command, filled, option_values)

    def user_menu(self, name: str, target: User, channel: Channel) -> Answer:
        """Run a command from another person's context menu."""
        option_values = OptionValues(self.world, channel)
        option_values.entity(commands.USER, target.id)
        return self._menu(name, 2, target.id, channel, option_values)

    def message_menu(self, name: str, message: MessageRef) -> Answer:
        """Run a command from a message's context menu."""
        channel, one = self._find(message)
        option_values = OptionValues(self.world, channel)
        option_values.resolved["messages"] = {one.data["id"]: shapes.message(one, self.world.bot_id)}
        return self._menu(name, 3, one.data["id"], channel, option_values)

    def _menu(self, name: str, kind: int, target_id: str, channel: Channel, option_values: OptionValues) -> Answer:
        offered = commands.usable(self.world, self.user, self._where(channel), kind)
        command = next((each for each in offered if each["name"] == name), None)
        if command is None:
            raise CannotDo(f"there is no {name} in this menu")
        return self._command(interactions.COMMAND, channel, command, [], option_values, target_id)

    def _command(
        self,
        kind: int,
        channel: Channel,
        command: Json,
        filled: list[Json],
        option_values: OptionValues,
        target_id: str | None = None,
    ) -> Answer:
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if filled:
            data["options"] = filled
        if option_values.resolved:
            data["resolved"] = option_values.resolved
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        if target_id is not None:
            data["target_id"] = target_id
        return self._begin(kind, channel, data)

    # --- components

    def press(self, message: MessageRef, button: str) -> Answer:
        """Press a button, named by its custom_id or its label."""
        channel, one = self._find(message)
        pressed = self._component(one, button, (components.BUTTON,))
        if not pressed.get("custom_id"):
            raise CannotDo(f"{button} is a link")
        data = {"custom_id": pressed["custom_id"], "component_type": components.BUTTON, "id": pressed["id"]}
        return self._begin(interactions.COMPONENT, channel, data, one)

    def select(self, message: MessageRef, custom_id: str, values: Iterable[Any]) -> Answer:
        """Choose in a select: options by value or label; users, roles and channels by id or as objects."""
        channel, one = self._find(message)
        menu = self._component(one, custom_id, components.SELECTS)
        option_values = OptionValues(self.world, channel)
        data: Json = {
            "custom_id": menu["custom_id"],
            "component_type": menu["type"],
            "id": menu["id"],
            "values": chosen(menu, values, option_values),
        }
        if option_values.resolved:
            data["resolved"] = option_values.resolved
        return self._begin(interactions.COMPONENT, channel, data, one)

    def submit(self, modal: Modal, values: dict[str, Any] | None = None) -> Answer:
        """Fill in a dialog, by custom_id or label, and send it; a field that is not named keeps what it opened with."""
        channel = self.world.channels[modal.interaction.channel_id]
        option_values = OptionValues(self.world, channel)
        data: Json = {"custom_id": modal.custom_id, "components": dialogs.fill_in(modal, values or {}, option_values)}
        if option_values.resolved:
            data["resolved"] = option_values.resolved
        one = interactions.origin(self.world, modal.interaction)
        return self._begin(interactions.MODAL_SUBMIT, channel, data, one)

    # --- talking

    def say(self, text: str, channel: Channel, *, files: Sequence[tuple[str, bytes]] = ()) -> Json:
        """Write a message."""
        self._must_see(channel)
        if not text.strip() and not files:
            raise CannotDo("there is nothing to send")
        if len(text) > LONGEST:
            raise CannotDo(f"a message has at most {LONGEST} letters")
        if not rights.permissions_in(self.world, self.id, channel) & rights.send_right(channel):
            raise CannotDo("you may not write here")
        if rights.locked_out(self.world, self.id, channel):
            raise CannotDo("this thread is locked")
        if channel.thread is not None and channel.thread.archived:
            rooms.edit_channel(self.world, channel, {"archived": False})
        if channel.thread is not None:
            rooms.add_to_thread(self.world, channel, self.id)
        sent = [message_parts.File(str(number), name, content) for number, (name, content) in enumerate(files)]
        return talk.post(self.world, channel, self.id, {"content": text}, sent).data

    def type_in(self, channel: Channel) -> None:
        """Show that this person is typing."""
        self._must_see(channel)
        data: Json = {"channel_id": channel.id, "user_id": self.id, "timestamp": int(self.world.clock.now())}
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
        self.world.emit("typing_start", data, guild_id=channel.guild_id, channel_id=channel.id)

    def delete(self, message: MessageRef) -> None:
        """Delete a message: one's own, or any as a moderator; an ephemeral one is only dismissed."""
        channel, one = self._find(message)
        if one.only_for == self.id:
            talk.dismiss(self.world, channel, one)
            return
        bits = rights.permissions_in(self.world, self.id, channel)
        if one.data["author"]["id"] != self.id and not bits & rights.MANAGE_MESSAGES:
            raise CannotDo("this is not your message")
        talk.delete(self.world, channel, one)

    def react(self, message: MessageRef, emoji: str) -> None:
        channel, one = self._find(message)
        talk.react(self.world, channel, one, self.id, emoji)

    def unreact(self, message: MessageRef, emoji: str) -> None:
        channel, one = self._find(message)
        talk.unreact(self.world, channel, one, self.id, emoji)

    # --- settings

    def close_dms(self) -> None:
        """From now on the bot cannot write to this person."""
        self._accept_dms(False)

    def reopen_dms(self) -> None:
        self._accept_dms(True)

    def _accept_dms(self, accepts: bool) -> None:
        self.user.accepts_dms = accepts
        self.world.emit("person_changed", {"id": self.id})

    def join(self, guild: Guild) -> None:
        rooms.join(self.world, guild, self.id)

    def leave(self, guild: Guild) -> None:
        rooms.leave(self.world, guild, self.id)

    # --- inner

    def _begin(self, kind: int, channel: Channel, data: Json, message: Message | None = None) -> Answer:
        one = interactions.begin(self.world, kind, self.id, channel, data, message)
        answer = Answer(self.world, one)
        interactions.send(self.world, one, data)
        return answer

    def _where(self, channel: Channel | None) -> Channel:
        channel = channel or self.dm()
        self._must_see(channel)
        return channel

    def _must_see(self, channel: Channel) -> None:
        if channel.id not in self.world.channels or not rights.may_view(self.world, self.id, channel):
            raise CannotDo(f"{self.user.username} does not see this channel")

    def _find(self, message: MessageRef) -> tuple[Channel, Message]:
        message_id = message if isinstance(message, str) else message["id"]
        for channel_id, kept in self.world.messages.items():
            one = kept.get(message_id)
            if one is not None and not one.dismissed and one.only_for in (None, self.id):
                channel = self.world.channels[channel_id]
                self._must_see(channel)
                return channel, one
        raise CannotDo("this message is gone")

    def _component(self, one: Message, wanted: str, kinds: tuple[int, ...]) -> Json:
        offered = [each for each in components.walk(one.data["components"]) if each["type"] in kinds]
        for each in offered:
            if wanted in (each.get("custom_id"), each.get("label"), each.get("placeholder")):
                if each.get("disabled"):
                    raise CannotDo(f"{wanted} is disabled")
                return each
        names = [each.get("label") or each.get("custom_id") for each in offered]
        raise CannotDo(f"there is no {wanted} on this message; there are {names}")


def chosen(menu: Json, values: Iterable[Any], option_values: OptionValues) -> list[str]:
    """The values of a select, checked for their number and against what it offers."""
    picked: list[str] = []
    for value in values:
        if menu["type"] != components.STRING_SELECT:
            picked.append(option_values.entity(dialogs.ENTITY_OF[menu["type"]], str(getattr(value, "id", value))))
            kinds = menu.get("channel_types")
            if kinds and option_values.world.channels[picked[-1]].type not in kinds:
                raise CannotDo("this kind of channel is not offered")
            continue
        found = [each["value"] for each in menu["options"] if value in (each["value"], each["label"])]
        if not found:
            raise CannotDo(f"{value} is not offered; there are {[each['label'] for each in menu['options']]}")
        picked.append(found[0])
    lowest = menu.get("min_values", 1) if menu.get("required", True) else 0
    if not lowest <= len(picked) <= menu.get("max_values", 1):
        raise CannotDo(f"choose {lowest} to {menu.get('max_values', 1)}, not {len(picked)}")
    return picked


__all__ = ["Answer", "CannotDo", "Entry", "InteractionFailed", "Modal", "Person"]
