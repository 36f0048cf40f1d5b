"""/seat: let a computer player play for you for a while, come back, take over a seat, fill an empty one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, complete_tables, respond_at_table
from bot.commands.localised import text
from bot.play import seats
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
    @app_commands.describe(table=text("option-table"))
    async def away(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, seats.hand_over, table, begun=True)

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
    @app_commands.describe(seat=text("option-seat"), table=text("option-table"))
    async def fill(
        press: discord.Interaction[Any],
        seat: app_commands.Range[int, 1, MOST_SEATS],
        table: str = "",
    ) -> None:
        await respond_at_table(app, press, lambda host, by, at: seats.fill(host, by, at, seat - 1), table, begun=True)

    return fill
