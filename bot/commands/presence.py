"""When somebody can be expected to play, and how they are told that they are waited for: /hours, /away, /tell-me."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, offer
from bot.commands.localised import text
from bot.interactions.answering import respond
from bot.interactions.asking import asker_of
from bot.play import presence, telling


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_hours(app), _away(app), _tell_me(app)]


def _hours(app: App) -> AnyCommand:
    @app_commands.command(name="hours", description=text("describe-hours"))
    @app_commands.describe(zone=text("describe-zone"), awake=text("describe-awake"))
    async def hours(press: discord.Interaction[Any], zone: str | None = None, awake: str | None = None) -> None:
        asker = asker_of(app, press)
        if zone is None and awake is None:
            await respond(app, press, presence.show_hours(app.host, asker))
        else:
            await respond(app, press, presence.set_hours(app.host, asker, zone, awake))

    @hours.autocomplete("zone")
    async def complete_zone(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return offer(presence.zones_like(current, int(app.now())))

    return hours


def _away(app: App) -> AnyCommand:
    @app_commands.command(name="away", description=text("describe-away"))
    @app_commands.describe(first=text("describe-first"), last=text("describe-last"), back=text("describe-away-back"))
    async def away(press: discord.Interaction[Any], first: str = "", last: str = "", back: bool = False) -> None:
        asker = asker_of(app, press)
        if back:
            await respond(app, press, presence.cancel_away(app.host, asker))
        else:
            await respond(app, press, presence.set_away(app.host, asker, first, last))

    return away


def _tell_me(app: App) -> AnyCommand:
    @app_commands.command(name="tell-me", description=text("describe-tell-me"))
    async def tell_me(press: discord.Interaction[Any]) -> None:
        await respond(app, press, telling.show(app.host, asker_of(app, press)))

    return tell_me
