"""The clock of a table: /clock, /pause, /poke and /meet."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, complete_tables, respond_at_table
from bot.commands.localised import choices, text
from bot.host import Host, Seated
from bot.play import clocks
from bot.play.answers import Answer
from bot.play.asker import Asker


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_clock(app), _pause(app), _poke(app), _meet(app)]


def _clock(app: App) -> AnyCommand:
    @app_commands.command(name="clock", description=text("describe-clock"))
    @app_commands.describe(table=text("describe-table"))
    async def clock(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, clocks.show_clock, table, begun=True)

    clock.autocomplete("table")(complete_tables(app))
    return clock


def _pause(app: App) -> AnyCommand:
    @app_commands.command(name="pause", description=text("describe-pause"))
    @app_commands.describe(length=text("describe-pause-length"), table=text("describe-table"))
    @app_commands.choices(length=choices("pause", (*clocks.LENGTHS, clocks.OPEN_END)))
    async def pause(press: discord.Interaction[Any], length: str = "", table: str = "") -> None:
        async def work(host: Host, asker: Asker, seated: Seated) -> Answer:
            if length:
                return await clocks.pause(host, asker, seated.id, length)
            return await clocks.ask_pause(host, asker, seated)

        await respond_at_table(app, press, work, table, begun=True)

    pause.autocomplete("table")(complete_tables(app))
    return pause


def _poke(app: App) -> AnyCommand:
    @app_commands.command(name="poke", description=text("describe-poke"))
    @app_commands.describe(table=text("describe-table"))
    async def poke(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, clocks.poke_longest_unpoked, table, begun=True)

    poke.autocomplete("table")(complete_tables(app))
    return poke


def _meet(app: App) -> AnyCommand:
    @app_commands.command(name="meet", description=text("describe-meet"))
    @app_commands.describe(table=text("describe-table"))
    async def meet(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, clocks.meet, table, begun=True)

    meet.autocomplete("table")(complete_tables(app))
    return meet
