"""How people play: /stats and /ladder."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, complete_tables, offer, respond_at_table
from bot.commands.localised import text
from bot.interactions.answering import respond
from bot.interactions.asking import asker_of
from bot.play import ladder, statistics
from bot.play.naming import systems_like
from storage.ids import UserId


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_stats(app), _ladder(app)]


def _stats(app: App) -> AnyCommand:
    @app_commands.command(name="stats", description=text("describe-stats"))
    @app_commands.describe(person=text("describe-stats-person"), table=text("describe-stats-table"))
    async def stats(press: discord.Interaction[Any], person: discord.User | None = None, table: str = "") -> None:
        if table:
            await respond_at_table(app, press, statistics.show_rivals, table)
            return
        who = UserId(person.id if person else 0)
        await respond(app, press, statistics.show_of(app.host, asker_of(app, press), who))

    stats.autocomplete("table")(complete_tables(app))
    return stats


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
