"""/table: opening, finding, joining, leaving, starting and closing tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AtTable, complete_tables, matches, offer, respond_at_table
from bot.commands.localised import text
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.interactions.answering import respond
from bot.interactions.asking import asker_of
from bot.play import agreement, finding, leaving, lobby, looking, opening, server_tables, watching
from bot.play.answers import Answer
from bot.play.asker import Asker
from bot.play.naming import systems_like, systems_meant
from bot.play.options import offer_options
from bot.texts.own_words import escape
from engine.game import MOST_SEATS
from storage.ids import UserId


def make_group(app: App) -> app_commands.Group:
    """/table with all its commands."""
    table = app_commands.Group(name="table", description=text("describe-open-table-group"), guild_only=True)
    _add_new(app, table)
    _add_finding(app, table)
    _add_join(app, table)
    _add_at_table(app, table, "leave", leaving.leave)
    _add_at_table(app, table, "start", lambda host, asker, seated: lobby.start(host, asker, seated.id))
    _add_at_table(app, table, "cancel", leaving.cancel)
    _add_at_table(app, table, "settings", agreement.show_settings)
    _add_at_table(app, table, "show", looking.show_table)
    _add_at_table(app, table, "watch", watching.watch)
    return table


def _add_new(app: App, group: app_commands.Group) -> None:
    @group.command(name="new", description=text("describe-new"))
    @app_commands.describe(
        game=text("describe-game"),
        name=text("describe-name"),
        seats=text("describe-seats"),
        private=text("describe-private"),
        options=text("describe-options"),
    )
    async def new(
        press: discord.Interaction[Any],
        game: str,
        name: str = "",
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        private: bool = False,
        options: str = "",
    ) -> None:
        work = opening.open_table(
            app.host, asker_of(app, press), game, name=name, seats=seats, private=private, options=options
        )
        await respond(app, press, work)

    @new.autocomplete("game")
    async def complete_game(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return offer(systems_like(asker_of(app, press).texts, current))

    @new.autocomplete("options")
    async def complete_options(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        game = str(press.namespace.game or "")
        texts = asker_of(app, press).texts
        system = next(iter(systems_meant(texts, game)), "")
        seats = press.namespace.seats if isinstance(press.namespace.seats, int) else None
        return offer(offer_options(texts, system, current, seats)) if system else []


def _add_finding(app: App, group: app_commands.Group) -> None:
    @group.command(name="list", description=text("describe-list"))
    async def list_tables(press: discord.Interaction[Any]) -> None:
        await respond(app, press, server_tables.show_server_tables(app.host, asker_of(app, press)))

    @group.command(name="invite", description=text("describe-invite"))
    @app_commands.describe(person=text("describe-whom"), table=text("describe-table"))
    async def invite(press: discord.Interaction[Any], person: discord.Member | discord.User, table: str = "") -> None:
        async def work(host: Host, asker: Asker, at: Seated) -> Answer:
            if not isinstance(person, discord.Member):
                raise Sorry("error-not-member", who=escape(person.display_name))
            return await lobby.invite(host, asker, at.id, UserId(person.id), person.display_name)

        await respond_at_table(app, press, work, table)

    invite.autocomplete("table")(complete_tables(app))


def _add_join(app: App, group: app_commands.Group) -> None:
    @group.command(name="join", description=text("describe-join"))
    @app_commands.describe(table=text("describe-table"))
    async def join(press: discord.Interaction[Any], table: str = "") -> None:
        asker = asker_of(app, press)

        async def work() -> Answer:
            return await lobby.sit_down(app.host, asker, (await finding.find_lobby(app.host, asker, table)).id)

        await respond(app, press, work())

    @join.autocomplete("table")
    async def complete_lobbies(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        found = await finding.lobbies_here(app.host, asker_of(app, press))
        return offer([(f"#{table.id} {table.name}", str(table.id)) for table in found if matches(table, current)])


def _add_at_table(app: App, group: app_commands.Group, name: str, use_case: AtTable) -> None:
    """A command that is given a table and nothing else."""

    @group.command(name=name, description=text(f"describe-{name}"))
    @app_commands.describe(table=text("describe-table"))
    async def run(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, use_case, table)

    run.autocomplete("table")(complete_tables(app))
