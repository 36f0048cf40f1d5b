"""What a person decides for themselves: /preferences, /privacy; and a game of theirs as a file: /record, /verify."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, complete_finished, complete_tables, respond_at_table
from bot.commands.localised import choices, languages, text
from bot.errors import Sorry
from bot.host import Host
from bot.interactions.answering import respond
from bot.interactions.asking import Press, asker_of
from bot.play import privacy, records, replaying
from bot.play.answers import Answer
from bot.play.asker import Asker
from bot.play.preferring import prefer

PRIVACY: dict[str, Callable[[Host, Asker], Coroutine[Any, Any, Answer]]] = {
    "export": privacy.export,
    "erase": privacy.ask_to_erase,
}


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_preferences(app), _privacy(app), _record(app), _verify(app), _replay(app)]


def _preferences(app: App) -> AnyCommand:
    @app_commands.command(name="preferences", description=text("describe-preferences"))
    @app_commands.describe(
        text_mode=text("describe-text-mode"),
        **{
            name: text(f"describe-{name}")
            for name in (
                "dms",
                "confirm",
                "second_thoughts",
                "pointless",
                "palette",
                "detail",
                "share_statistics",
                "language",
            )
        },
    )
    @app_commands.choices(
        confirm=choices("choice-confirm", ("risky", "always", "never")),
        palette=choices("choice-palette", ("standard", "distinct", "strong")),
        detail=choices("choice-detail", ("full", "short")),
        language=languages(),
    )
    async def preferences(
        press: discord.Interaction[Any],
        text_mode: bool | None = None,
        dms: bool | None = None,
        confirm: str | None = None,
        second_thoughts: bool | None = None,
        pointless: bool | None = None,
        palette: str | None = None,
        detail: str | None = None,
        share_statistics: bool | None = None,
        language: str | None = None,
    ) -> None:
        given: dict[str, str | bool | None] = {
            "text_mode": text_mode,
            "dms": dms,
            "confirm": confirm,
            "second_thoughts": second_thoughts,
            "pointless": pointless,
            "palette": palette,
            "detail": detail,
            "share_statistics": share_statistics,
            "language": language,
        }
        chosen = {name: value for name, value in given.items() if value is not None}
        await respond(app, press, prefer(app.host, asker_of(app, press), chosen))

    return preferences


def _privacy(app: App) -> AnyCommand:
    @app_commands.command(name="privacy", description=text("describe-privacy"))
    @app_commands.describe(do=text("describe-privacy-do"))
    @app_commands.choices(do=choices("choice-privacy", PRIVACY))
    async def explain(press: discord.Interaction[Any], do: str | None = None) -> None:
        use_case = PRIVACY.get(do or "", privacy.explain_privacy)
        await respond(app, press, use_case(app.host, asker_of(app, press)))

    return explain


def _record(app: App) -> AnyCommand:
    @app_commands.command(name="record", description=text("describe-record"))
    @app_commands.describe(table=text("describe-table"))
    async def record(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, records.record, table, begun=True)

    record.autocomplete("table")(complete_tables(app))
    return record


def _verify(app: App) -> AnyCommand:
    @app_commands.command(name="verify", description=text("describe-verify"))
    @app_commands.describe(file=text("describe-verify-file"))
    async def verify(press: discord.Interaction[Any], file: discord.Attachment) -> None:
        await respond(app, press, _verify_file(app, press, file))

    return verify


def _replay(app: App) -> AnyCommand:
    @app_commands.command(name="replay", description=text("describe-replay"))
    @app_commands.describe(table=text("describe-table"), file=text("describe-verify-file"))
    async def replay(press: discord.Interaction[Any], table: str = "", file: discord.Attachment | None = None) -> None:
        if file is not None:
            await respond(app, press, _replay_file(app, press, file))
        else:
            await respond_at_table(app, press, replaying.from_table, table, begun=True)

    replay.autocomplete("table")(complete_finished(app))
    return replay


async def _replay_file(app: App, press: Press, file: discord.Attachment) -> Answer:
    asker = asker_of(app, press)
    if file.size > records.LARGEST:
        raise Sorry("error-record-large")
    await press.response.defer(ephemeral=True, thinking=True)
    return await replaying.from_file(app.host, asker, await file.read())


async def _verify_file(app: App, press: Press, file: discord.Attachment) -> Answer:
    if file.size > records.LARGEST:
        raise Sorry("error-record-large")
    await press.response.defer(ephemeral=True, thinking=True)
    return await records.verify_record(asker_of(app, press), await file.read())
