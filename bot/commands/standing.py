"""How people play: /ladder."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, offer
from bot.commands.localised import text
from bot.interactions.answering import respond
from bot.interactions.asking import asker_of
from bot.play import ladder
from bot.play.naming import systems_like


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_ladder(app)]


def _ladder(app: App) -> AnyCommand:
    @app_commands.command(name="ladder", description=text("describe-ladder"))
    @app_commands.guild_only()
    @app_commands.describe(game=text("describe-ladder-game"))
    async def show(press: discord.Interaction[Any], game: str = "") -> None:
        await respond(app, press, ladder.show_typed(app.host, asker_of(app, press), game))

    @show.autocomplete("game")
    async def complete_game(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        known = ladder.systems_with_ladder()
        return offer([found for found in systems_like(asker_of(app, press).texts, current) if found[1] in known])

    return show
