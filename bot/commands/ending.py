"""Ending or leaving a running game: /resign and /break-off; each asks once more before it does anything."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, complete_tables, respond_at_table
from bot.commands.localised import text
from bot.play import leaving


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_resign(app), _break_off(app)]


def _resign(app: App) -> AnyCommand:
    @app_commands.command(name="resign", description=text("describe-resign"))
    @app_commands.describe(table=text("describe-table"))
    async def resign(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, leaving.ask_to_resign, table, begun=True)

    resign.autocomplete("table")(complete_tables(app))
    return resign


def _break_off(app: App) -> AnyCommand:
    @app_commands.command(name="break-off", description=text("describe-break-off"))
    @app_commands.describe(table=text("describe-table"))
    async def break_off(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, leaving.ask_to_break_off, table, begun=True)

    break_off.autocomplete("table")(complete_tables(app))
    return break_off
