"""/seat: let a computer player play for you for a while, come back, take over a seat, fill an empty one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, Complete, complete_tables, offer, respond_at_table
from bot.commands.localised import text
from bot.errors import Sorry
from bot.host.lobby import levels_at
from bot.interactions.asking import asker_of
from bot.play import seats
from bot.play.finding import find_table
from engine.errors import Refused
from engine.game import MOST_SEATS


def make_group(app: App) -> app_commands.Group:
    """/seat with all its commands."""
    group = app_commands.Group(name="seat", description=text("describe-seat"))
    for make in (_away, _back, _take, _fill):
        command = make(app)
        command.autocomplete("table")(complete_tables(app))
        group.add_command(command)
    return group


def _away(app: App) -> AnyCommand:
    @app_commands.command(name="away", description=text("describe-seat-away"))
    @app_commands.describe(level=text("option-level"), table=text("option-table"))
    async def away(press: discord.Interaction[Any], level: str = "", table: str = "") -> None:
        await respond_at_table(app, press, lambda host, by, at: seats.hand_over(host, by, at, level), table, begun=True)

    away.autocomplete("level")(_complete_levels(app))
    return away


def _back(app: App) -> AnyCommand:
    @app_commands.command(name="back", description=text("describe-seat-back"))
    @app_commands.describe(table=text("option-table"))
    async def back(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, seats.come_back, table, begun=True)

    return back


def _take(app: App) -> AnyCommand:
    @app_commands.command(name="take", description=text("describe-seat-take"))
    @app_commands.describe(seat=text("option-seat"), table=text("option-table"))
    async def take(
        press: discord.Interaction[Any], seat: app_commands.Range[int, 1, MOST_SEATS], table: str = ""
    ) -> None:
        await respond_at_table(
            app, press, lambda host, by, at: seats.take_over(host, by, at, seat - 1), table, begun=True
        )

    return take


def _fill(app: App) -> AnyCommand:
    @app_commands.command(name="fill", description=text("describe-seat-fill"))
    @app_commands.describe(seat=text("option-seat"), level=text("option-level"), table=text("option-table"))
    async def fill(
        press: discord.Interaction[Any],
        seat: app_commands.Range[int, 1, MOST_SEATS],
        level: str = "",
        table: str = "",
    ) -> None:
        await respond_at_table(
            app, press, lambda host, by, at: seats.fill(host, by, at, seat - 1, level), table, begun=True
        )

    fill.autocomplete("level")(_complete_levels(app))
    return fill


def _complete_levels(app: App) -> Complete:
    """Completes to the levels that there are in the game of the table that is meant."""

    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        asker = asker_of(app, press)
        try:
            seated = await find_table(app.host, asker, str(press.namespace.table or ""), begun=True)
        except (Sorry, Refused):
            return []
        named = [(asker.texts(f"level-{level}"), level) for level in levels_at(seated)]
        return offer([(name, level) for name, level in named if current.lower() in name.lower()])

    return complete
