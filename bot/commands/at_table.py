"""The table that a command is about: finding it for a use case, and completing it while it is typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.contract import read_contract
from bot.host import Host, Seated
from bot.interactions.answering import respond
from bot.interactions.asking import Press, asker_of
from bot.named import plain
from bot.play.answers import Answer
from bot.play.asker import Asker
from bot.play.finding import find_table, tables_of
from bot.screens.message import MOST_CHOICES
from storage.models import Table

LONGEST = 100

AnyCommand = app_commands.Command[Any, ..., None]
AtTable = Callable[[Host, Asker, Seated], Awaitable[Answer]]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


async def respond_at_table(
    app: App, press: Press, use_case: AtTable, typed: str, *, game: str | None = None, begun: bool = False
) -> None:
    """Let a use case answer about the table that a command means."""
    asker = asker_of(app, press)

    async def work() -> Answer:
        return await use_case(app.host, asker, await find_table(app.host, asker, typed, game=game, begun=begun))

    await respond(app, press, work())


def offer(found: list[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Choices for what is being typed: each in words, and with the text that is typed for it."""
    return [app_commands.Choice(name=name[:LONGEST], value=value[:LONGEST]) for name, value in found[:MOST_CHOICES]]


def complete_tables(app: App) -> Complete:
    """Suggests a person's tables, those that wait for them first."""

    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = await tables_of(app.host, asker_of(app, press).user)
        return offer([(describe(table, waits), str(table.id)) for table, waits in found if matches(table, current)])

    return complete


def complete_finished(app: App) -> Complete:
    """Suggests a person's tables that are over, the latest first."""

    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = await app.host.store.tables.of_user(asker_of(app, press).user, ("over",))
        return offer([(describe(table, False), str(table.id)) for table in found if matches(table, current)])

    return complete


def describe(table: Table, waits: bool) -> str:
    """A table in a list of choices."""
    return f"{'⏳ ' if waits else ''}{read_contract(table.options).of.emoji} {table.name} #{table.id}"


def matches(table: Table, current: str) -> bool:
    """Whether a table may be meant by what is being typed."""
    return plain(current).lstrip("#") in plain(f"{table.id} {table.name}")
