"""/server: what those who manage a server decide."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand
from bot.commands.localised import choices, languages, text
from bot.contract import AGREED_VALUES
from bot.interactions.answering import respond
from bot.interactions.asking import asker_of
from bot.play.servers import manage_server

HOW = {name: choices(f"setting-{name}", values) for name, values in AGREED_VALUES.items()}


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""

    @app_commands.command(name="server", description=text("describe-server"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(
        channel=text("describe-channel"),
        everywhere=text("describe-everywhere"),
        openers=text("describe-openers"),
        language=text("describe-public-language"),
        reports=text("describe-server-reports"),
        no_reports=text("describe-server-no-reports"),
        **{name: text(f"describe-server-{name}") for name in AGREED_VALUES},
    )
    @app_commands.choices(
        openers=choices("choice-openers", ("everyone", "managers")),
        language=languages(),
        **HOW,
    )
    async def server(
        press: discord.Interaction[Any],
        channel: discord.TextChannel | None = None,
        everywhere: bool = False,
        openers: str | None = None,
        language: str | None = None,
        undo: str | None = None,
        seating: str | None = None,
        missing: str | None = None,
        room: str | None = None,
        substitute: str | None = None,
        pace: str | None = None,
        late: str | None = None,
        hours: str | None = None,
        away_days: str | None = None,
        ready: str | None = None,
        coach: str | None = None,
        late_hands: str | None = None,
        reports: discord.TextChannel | None = None,
        no_reports: bool = False,
        plans: str | None = None,
    ) -> None:
        given = {"openers": openers, "undo": undo, "seating": seating, "missing": missing, "room": room}
        given |= {"pace": pace, "late": late, "hours": hours, "away_days": away_days, "ready": ready, "coach": coach}
        given |= {"substitute": substitute, "late_hands": late_hands, "plans": plans}
        work = manage_server(
            app.host,
            asker_of(app, press),
            channel=channel.id if channel else None,
            everywhere=everywhere,
            reports=0 if no_reports else reports.id if reports else None,
            language=language,
            chosen={name: value for name, value in given.items() if value},
        )
        await respond(app, press, work)

    return [server]
