"""/seat: let a computer player play for you for a while, come back, take over a seat, fill an empty one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, Complete, complete_tables, offer, respond_at_table
from bot.commands.localised import text
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.interactions.asking import asker_of
from bot.named import plain
from bot.play import seats
from bot.play.answers import Answer
from bot.play.asker import Asker
from bot.play.finding import find_table


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
    async def take(press: discord.Interaction[Any], seat: str, table: str = "") -> None:
        def take_named(host: Host, by: Asker, at: Seated) -> Awaitable[Answer]:
            return seats.take_over(host, by, at, seats.find_named(at, seat))

        await respond_at_table(app, press, take_named, table, begun=True)

    take.autocomplete("seat")(_complete_seats(app, empty=False))
    return take


def _fill(app: App) -> AnyCommand:
    @app_commands.command(name="fill", description=text("describe-seat-fill"))
    @app_commands.describe(seat=text("option-seat"), table=text("option-table"))
    async def fill(press: discord.Interaction[Any], seat: str, table: str = "") -> None:
        def fill_named(host: Host, by: Asker, at: Seated) -> Awaitable[Answer]:
            return seats.fill(host, by, at, seats.find_named(at, seat))

        await respond_at_table(app, press, fill_named, table, begun=True)

    fill.autocomplete("seat")(_complete_seats(app, empty=True))
    return fill


def _complete_seats(app: App, *, empty: bool) -> Complete:
    """Suggests the seats of the table that is meant which somebody may take, or which stand empty, by name."""

    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        try:
            typed = str(press.namespace.table or "")
            seated = await find_table(app.host, asker_of(app, press), typed, begun=True)
        except Sorry:
            return []
        free = seats.name_free(seated, empty=empty)
        return offer([(name, number) for number, name in free.items() if plain(current) in plain(f"{number} {name}")])

    return complete
