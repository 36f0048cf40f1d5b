"""/seat: let a computer player play for you for a while, come back, take over a seat, fill an empty one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.commands.guard import guarded, table_meant, with_tables
from bot.errors import Sorry
from bot.host import Request, Seated, handover
from bot.host.lobby import levels_at
from bot.screens.log import escape
from bot.screens.message import Message, Text, layout
from bot.texts import texts
from engine.errors import Refused
from engine.game import MOST_SEATS
from storage.commits import Commit

Change = Callable[[Seated, Request], Commit]


def group(app: App) -> app_commands.Group:
    """/seat with all its commands."""
    english = texts("en")
    seats = app_commands.Group(name="seat", description=english("describe-seat"))
    for make in (_away, _back, _take, _fill):
        seats.add_command(make(app))
    return seats


def _away(app: App) -> app_commands.Command[Any, ..., None]:
    english = texts("en")

    @app_commands.command(name="away", description=english("describe-seat-away"))
    @app_commands.describe(level=english("option-level"), table=english("option-table"))
    async def away(press: discord.Interaction[Any], level: str = "", table: str = "") -> None:
        def work(seated: Seated, asked: Request) -> Commit:
            return handover.hand_over(seated, asked, level or levels_at(seated)[0], app.now(), app.host.pauses)

        await guarded(press, _change(app, press, table, work, "done-seat-away"))

    away.autocomplete("level")(_complete_levels(app))
    with_tables(app, away)
    return away


def _back(app: App) -> app_commands.Command[Any, ..., None]:
    english = texts("en")

    @app_commands.command(name="back", description=english("describe-seat-back"))
    @app_commands.describe(table=english("option-table"))
    async def back(press: discord.Interaction[Any], table: str = "") -> None:
        def work(seated: Seated, asked: Request) -> Commit:
            return handover.take_back(seated, asked, app.now(), app.host.pauses)

        await guarded(press, _change(app, press, table, work, "done-seat-back"))

    with_tables(app, back)
    return back


def _take(app: App) -> app_commands.Command[Any, ..., None]:
    english = texts("en")

    @app_commands.command(name="take", description=english("describe-seat-take"))
    @app_commands.describe(seat=english("option-seat"), table=english("option-table"))
    async def take(
        press: discord.Interaction[Any], seat: app_commands.Range[int, 1, MOST_SEATS], table: str = ""
    ) -> None:
        def work(seated: Seated, asked: Request) -> Commit:
            return handover.take_over(seated, asked, seat - 1, app.now(), app.host.pauses)

        await guarded(press, _change(app, press, table, work, "done-seat-take"))

    with_tables(app, take)
    return take


def _fill(app: App) -> app_commands.Command[Any, ..., None]:
    english = texts("en")

    @app_commands.command(name="fill", description=english("describe-seat-fill"))
    @app_commands.describe(seat=english("option-seat"), level=english("option-level"), table=english("option-table"))
    async def fill(
        press: discord.Interaction[Any],
        seat: app_commands.Range[int, 1, MOST_SEATS],
        level: str = "",
        table: str = "",
    ) -> None:
        def work(seated: Seated, asked: Request) -> Commit:
            return handover.fill(seated, asked, seat - 1, level or levels_at(seated)[0], app.now(), app.host.pauses)

        await guarded(press, _change(app, press, table, work, "done-seat-fill"))

    fill.autocomplete("level")(_complete_levels(app))
    with_tables(app, fill)
    return fill


def _complete_levels(app: App) -> Any:
    """Offer the levels that there are in the game of the table that is meant."""

    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        try:
            seated = await table_meant(app, press, str(press.namespace.table or ""), begun=True)
        except (Sorry, Refused):
            return []
        named = {level: texts_of(press)(f"level-{level}") for level in levels_at(seated)}
        return [
            app_commands.Choice(name=name, value=level)
            for level, name in named.items()
            if current.lower() in name.lower()
        ]

    return complete


async def _change(app: App, press: Press, table: str, work: Change, said: str) -> None:
    """Change who plays a seat, and tell the table: everybody there should know whom they play with."""
    seated = await table_meant(app, press, table, begun=True)
    request, texts = request_of(press), texts_of(press)
    await app.host.change(seated.id, request, lambda now: work(now, request))
    words = texts(said, who=escape(request.name), name=escape(seated.table.name), table=seated.id)
    at_table = press.channel_id in (seated.table.thread_id, seated.table.channel_id)
    message = Message((Text(words),))
    await press.response.send_message(view=layout(message), ephemeral=not at_table)
