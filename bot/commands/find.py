"""Finding one's way: /games, /recap, /rules, /note, /help."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, texts_of
from bot.commands.guard import guarded, in_a_line, table_meant, with_tables
from bot.controls import Hand
from bot.errors import Sorry
from bot.panels import moves
from bot.panels.pages import rules_message
from bot.scenes import scene_of
from bot.screens import recap as recap_screen
from bot.screens.log import escape
from bot.screens.message import Button, Message, Part, Text, buttons
from bot.systems import systems
from bot.texts import Texts
from engine.pages import pages
from storage.ids import TableId, UserId

MOST = 15
LONGEST_NOTE = 500

AnyCommand = app_commands.Command[Any, ..., None]


def commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_games(app), _recap(app), _rules(app), _note(app), _help(app)]


def _games(app: App) -> AnyCommand:
    @app_commands.command(name="games", description="Your tables: those that wait for you first")
    async def games(press: discord.Interaction[Any]) -> None:
        await guarded(press, show_games(app, press))

    return games


async def show_games(app: App, press: Press) -> None:
    """A person's tables with links, the longest waiting first."""
    texts = texts_of(press)
    user = UserId(press.user.id)
    waiting = await app.store.tables.waiting_for(user)
    first = {found.table.id for found in waiting}
    others = [table for table in await app.store.tables.of_user(user) if table.id not in first]
    parts: list[Part] = []
    if waiting:
        listed = [f"⏳ **{in_a_line(found.table)}** · <t:{int(found.since)}:R>" for found in waiting[:MOST]]
        parts.append(Text(f"**{texts('games-waiting')}**\n" + "\n".join(listed)))
        parts += buttons(Button(texts("button-next"), Hand(waiting[0].table.id).id(), "primary", "▶️"))
    if others:
        listed = [f"{in_a_line(table)} · {texts(f'status-{table.status}')}" for table in others[:MOST]]
        parts.append(Text(f"**{texts('games-others')}**\n" + "\n".join(listed)))
    await answers.privately(press, Message(tuple(parts) or (Text(texts("games-none")),)))


def _recap(app: App) -> AnyCommand:
    @app_commands.command(name="recap", description="What happened since your last turn")
    @app_commands.describe(table="Which table")
    async def recap(press: discord.Interaction[Any], table: str = "") -> None:
        await guarded(press, show_recap(app, press, table))

    with_tables(app, recap)
    return recap


async def show_recap(app: App, press: Press, table: str) -> None:
    """The log since the person's last move, as they may know it; for others the last of the public log."""
    texts = texts_of(press)
    seated = await table_meant(app, press, table, begun=True)
    if seated.game is None:
        raise Sorry("error-not-running")
    mine = seated.seats_of(press.user.id)
    seat = mine[0] if mine else None
    log = await app.host.log(seated)
    since = max((moment.version for moment in log if moment.seat is not None and moment.seat in mine), default=0)
    found = [moment for moment in log if moment.version > since]
    shown = recap_screen.recap(scene_of(seated, seat, texts, found), [moment.seat for moment in found])
    await answers.privately(press, shown)


def _rules(app: App) -> AnyCommand:
    @app_commands.command(name="rules", description="The rules, the present situation first")
    @app_commands.describe(table="Of which table", game="Or of which game", topic="About what")
    async def rules(press: discord.Interaction[Any], topic: str = "", game: str = "", table: str = "") -> None:
        await guarded(press, show_rules(app, press, topic, game, table))

    with_tables(app, rules)

    @rules.autocomplete("game")
    async def games(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        texts = texts_of(press)
        titles = {name: texts(f"system-{name}") for name in systems()}
        return [app_commands.Choice(name=t[:100], value=n) for n, t in titles.items() if current.lower() in t.lower()]

    @rules.autocomplete("topic")
    async def topics(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        game = str(press.namespace.game or "")
        if game in systems():
            system = game
        else:
            try:
                system = (await table_meant(app, press, str(press.namespace.table or ""))).contract.system
            except Sorry:
                return []
        found = pages(systems()[system].game, texts_of(press).language, system)
        listed = [page for page in found if current.lower() in page.title.lower()]
        return [app_commands.Choice(name=page.title[:100], value=page.topic) for page in listed[:25]]

    return rules


async def show_rules(app: App, press: Press, topic: str, game: str, table: str) -> None:
    """Rules of a game, or of the situation at a table."""
    texts = texts_of(press)
    if game and game not in systems():
        raise Sorry("error-no-game")
    if game:
        await answers.privately(press, rules_message(game, texts, topic or None))
        return
    seated = await table_meant(app, press, table)
    await answers.privately(press, rules_message(seated.contract.system, texts, topic or None, seated))


def _note(app: App) -> AnyCommand:
    @app_commands.command(name="note", description="Keep a private note on a table; it shows above your hand")
    @app_commands.describe(text="What to note down; leave it out to read or a dash to remove it", table="Which table")
    async def note(press: discord.Interaction[Any], text: str = "", table: str = "") -> None:
        await guarded(press, keep_note(app, press, text, table))

    with_tables(app, note)
    return note


async def keep_note(app: App, press: Press, text: str, table: str) -> None:
    """Write a note down, read it, or remove it."""
    texts = texts_of(press)
    seated = await table_meant(app, press, table, begun=True)
    moves.seat_for(seated, press.user.id)
    number, user = TableId(seated.id), UserId(press.user.id)
    if text:
        await app.store.notes.put(number, user, "" if text == "-" else text[:LONGEST_NOTE], version=seated.version)
    kept = await app.store.notes.get(number, user)
    await answers.say(press, texts("your-note", note=escape(kept.text)) if kept and kept.text else texts("note-none"))


def _help(app: App) -> AnyCommand:
    @app_commands.command(name="help", description="How this works, in short")
    async def help_(press: discord.Interaction[Any]) -> None:
        await guarded(press, show_help(press, texts_of(press)))

    return help_


async def show_help(press: Press, texts: Texts) -> None:
    """The first steps and the commands worth knowing."""
    games = ", ".join(f"{system.emoji} {texts(f'system-{name}')}" for name, system in systems().items())
    await answers.say(press, texts("help", games=games))
