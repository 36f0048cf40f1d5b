"""Finding one's way: /hand, /undo, /games, /plans, /recap, /rules, /note, /help."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.commands.at_table import AnyCommand, complete_tables, offer, respond_at_table
from bot.commands.localised import text
from bot.errors import Sorry
from bot.host import Host, Seated
from bot.interactions.answering import respond
from bot.interactions.asking import asker_of
from bot.play import lists, looking, notes, plans, rules, undo
from bot.play.answers import Answer
from bot.play.asker import Asker
from bot.play.finding import find_seat, find_table
from bot.play.naming import systems_like
from bot.systems import systems


def make_commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_hand(app), _undo(app), _games(app), _plans(app), _recap(app), _rules(app), _note(app), _help(app)]


def _hand(app: App) -> AnyCommand:
    @app_commands.command(name="hand", description=text("describe-hand"))
    @app_commands.describe(table=text("describe-table"))
    async def hand(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, looking.show_hand, table, begun=True)

    hand.autocomplete("table")(complete_tables(app))
    return hand


def _undo(app: App) -> AnyCommand:
    @app_commands.command(name="undo", description=text("describe-undo"))
    @app_commands.describe(table=text("describe-table"))
    async def take_back(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, _take_back, table, begun=True)

    take_back.autocomplete("table")(complete_tables(app))
    return take_back


async def _take_back(host: Host, asker: Asker, seated: Seated) -> Answer:
    return await undo.take_back(host, asker, seated.id, find_seat(seated, asker.user))


def _games(app: App) -> AnyCommand:
    @app_commands.command(name="games", description=text("describe-games"))
    async def games(press: discord.Interaction[Any]) -> None:
        await respond(app, press, lists.show_own_tables(app.host, asker_of(app, press)))

    return games


def _plans(app: App) -> AnyCommand:
    @app_commands.command(name="plans", description=text("describe-plans"))
    async def own_plans(press: discord.Interaction[Any]) -> None:
        await respond(app, press, plans.show_own(app.host, asker_of(app, press)))

    return own_plans


def _recap(app: App) -> AnyCommand:
    @app_commands.command(name="recap", description=text("describe-recap"))
    @app_commands.describe(table=text("describe-table"))
    async def recap(press: discord.Interaction[Any], table: str = "") -> None:
        await respond_at_table(app, press, looking.recap, table, begun=True)

    recap.autocomplete("table")(complete_tables(app))
    return recap


def _rules(app: App) -> AnyCommand:
    @app_commands.command(name="rules", description=text("describe-rules"))
    @app_commands.describe(table=text("describe-of-table"), game=text("describe-or-game"), topic=text("describe-topic"))
    async def read(press: discord.Interaction[Any], topic: str = "", game: str = "", table: str = "") -> None:
        work = rules.find_rules(app.host, asker_of(app, press), topic=topic, system=game, table=table)
        await respond(app, press, work)

    read.autocomplete("table")(complete_tables(app))

    @read.autocomplete("game")
    async def complete_game(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return offer(systems_like(asker_of(app, press).texts, current))

    @read.autocomplete("topic")
    async def complete_topic(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        asker, system = asker_of(app, press), str(press.namespace.game or "")
        if system not in systems():
            try:
                typed = str(press.namespace.table or "")
                system = (await find_table(app.host, asker, typed)).contract.system
            except Sorry:
                return []
        return offer(rules.find_topics(asker.texts, system, current))

    return read


def _note(app: App) -> AnyCommand:
    @app_commands.command(name="note", description=text("describe-note"))
    @app_commands.describe(text=text("describe-note-text"), table=text("describe-table"))
    async def note(press: discord.Interaction[Any], text: str = "", table: str = "") -> None:
        await respond_at_table(app, press, lambda host, by, at: notes.note(host, by, at, text), table, begun=True)

    note.autocomplete("table")(complete_tables(app))
    return note


def _help(app: App) -> AnyCommand:
    @app_commands.command(name="help", description=text("describe-help"))
    async def help_(press: discord.Interaction[Any]) -> None:
        await respond(app, press, looking.show_help(asker_of(app, press)))

    return help_
