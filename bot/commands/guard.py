"""What every command shares: a group whose commands always answer, and finding the table that is meant."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, texts_of
from bot.contract import read_contract
from bot.errors import Sorry
from bot.host import Seated
from bot.screens.log import escape
from storage.ids import UserId
from storage.models import Table

CHOICES = 25


async def guarded(press: Press, work: Awaitable[None], game: str = "", system: str = "") -> None:
    """Await a command's work; whatever goes wrong, the person gets an answer."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - the border: everything becomes an answer
        await answers.apologise(press, error, texts_of(press), game, system)


async def table_meant(
    app: App, press: Press, typed: str = "", *, game: str | None = None, begun: bool = False
) -> Seated:
    """The table that a command is about: the one typed, the one of this thread, or the only one that can be meant.

    A command that says nothing of a lobby asks for one that has `begun`.
    """
    if typed:
        number = typed.strip().lstrip("#")
        if not number.isdigit():
            raise Sorry("error-no-table", table=typed[:20])
        seated = await app.host.load(int(number))
        if not await may_see(press, seated):
            raise Sorry("error-no-table", table=number)
        return seated
    if press.channel_id is not None and (there := await app.store.tables.in_thread(press.channel_id)):
        return await app.host.load(there.id)
    mine = [table for table in await app.store.tables.of_user(UserId(press.user.id)) if game in (None, table.game)]
    if begun:
        mine = [table for table in mine if table.status != "lobby"] or mine
    here = [table for table in mine if table.channel_id == press.channel_id] or mine
    waiting = [found.table.id for found in await app.store.tables.waiting_for(UserId(press.user.id))]
    running = [table for table in here if table.status == "running"] or here
    asked = [table for table in running if table.id in waiting] or running
    if not asked:
        raise Sorry("error-no-table-meant")
    if len(asked) > 1:
        raise Sorry("error-which-table", tables=by_name(asked))
    return await app.host.load(asked[0].id)


async def may_see(press: Press, seated: Seated) -> bool:
    """Whether a table is any of this person's business: they sit there, or it is in this server."""
    return bool(seated.seats_of(press.user.id)) or (
        press.guild_id is not None and seated.table.server_id == press.guild_id
    )


async def complete_table(app: App, press: Press, current: str) -> list[app_commands.Choice[str]]:
    """A person's tables, those that wait for them first."""
    user = UserId(press.user.id)
    waiting = [found.table for found in await app.store.tables.waiting_for(user)]
    others = [table for table in await app.store.tables.of_user(user) if table.id not in {one.id for one in waiting}]
    return [
        app_commands.Choice(name=_line(table, table in waiting)[:100], value=str(table.id))
        for table in [*waiting, *others]
        if current.lower().lstrip("#") in f"{table.id} {table.name}".lower()
    ][:CHOICES]


def _line(table: Table, waits: bool) -> str:
    emoji = read_contract(table.options).of.emoji
    return f"{'⏳ ' if waits else ''}{emoji} {table.name} #{table.id}"


def by_name(tables: Sequence[Table]) -> str:
    """Some tables to choose from, by name and number."""
    return ", ".join(f"{escape(table.name)} (#{table.id})" for table in tables[:10])


def in_a_line(table: Table) -> str:
    """A table in a list, with the way to it: its thread has its name and number already."""
    emoji = read_contract(table.options).of.emoji
    if table.thread_id:
        return f"{emoji} <#{table.thread_id}>"
    place = f" · <#{table.channel_id}>" if table.channel_id else ""
    return f"{emoji} {escape(table.name)} #{table.id}{place}"


def with_tables(app: App, command: app_commands.Command[Any, ..., Any], option: str = "table") -> None:
    """Let an option complete itself to a person's tables."""

    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return await complete_table(app, press, current)

    command.autocomplete(option)(complete)
