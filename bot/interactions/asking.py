"""Reads from one of Discord's interactions who asks, and from where."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord

from bot import controls
from bot.app import App
from bot.controls import Rules
from bot.host import Request
from bot.play.asker import Asker, Place
from bot.post.members import sees
from bot.post.permissions import TABLE, THREAD, list_missing
from bot.texts.own_words import visible
from storage.ids import ServerId, UserId

Press = discord.Interaction[Any]
"""A command, a press or a submitted form, as discord.py hands it on."""

ASKER = "asker"
NAMELESS = "?"
"""The name of somebody whose own has nothing visible in it."""


def asker_of(app: App, press: Press) -> Asker:
    """Who asks with an interaction; always the same Asker for the same interaction."""
    asker: Asker | None = press.extras.get(ASKER)
    if asker is None:
        asker = press.extras[ASKER] = Asker(request_of(press), place_of(app, press))
    return asker


def request_of(press: Press) -> Request:
    """Who asks, and by which interaction."""
    name = visible(getattr(press.user, "display_name", "")) or visible(press.user.name) or NAMELESS
    return Request(str(press.id), UserId(press.user.id), name, str(press.locale), in_hand(press))


def in_hand(press: Press) -> bool:
    """Whether the pressed control is in a direct message from the bot, such as a hand."""
    return press.message is not None and press.guild_id is None and not press.message.flags.ephemeral


def place_of(app: App, press: Press) -> Place:
    """Where somebody asks, and what is allowed there."""
    return Place(
        server=ServerId(press.guild_id) if press.guild_id is not None else None,
        channel=press.channel_id,
        language=spoken_in(press) or app.settings.language,
        may_manage=press.permissions.manage_guild,
        table_lacks=list_missing(press.app_permissions, TABLE),
        thread_lacks=list_missing(press.app_permissions, THREAD),
        sees=partial(can_see, press),
    )


def spoken_in(press: Press) -> str:
    """The language that a server has chosen in Discord, as only a Community can; empty if it has chosen none."""
    # Discord says en-US of every other server.
    chosen = press.guild is not None and "COMMUNITY" in press.guild.features and press.guild_locale
    return str(chosen) if chosen else ""


def can_see(press: Press, channel: int) -> bool:
    """Whether the person who pressed can see a channel of the server in which they did; false for an unknown one."""
    if press.channel_id == channel:
        return True
    found = press.guild.get_channel_or_thread(channel) if press.guild is not None else None
    return found is not None and isinstance(press.user, discord.Member) and sees(found, press.user)


def mark_on(press: Press) -> str:
    """The mark that identifies the pressed message, hidden in the id of one of its buttons; empty if it has none."""
    parts: list[Any] = list(press.message.components) if press.message else []
    for part in parts:
        parts += getattr(part, "children", None) or []
        control = controls.read(getattr(part, "custom_id", None) or "")
        if isinstance(control, Rules) and control.mark is not None:
            return control.mark
    return ""
