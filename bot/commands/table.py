"""/table: opening, finding, joining, leaving, starting and closing tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot import answers, permissions
from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.commands.guard import by_name, guarded, in_a_line, table_meant, with_tables
from bot.contract import Contract, is_open
from bot.errors import Sorry
from bot.host import Request, Seated
from bot.host import lobby as lobbies
from bot.host.lobby import Opening
from bot.panels.lobby import Change, no_thread
from bot.panels.settings import check_contract, show_settings
from bot.permissions import lacking
from bot.post.reach import greet_again
from bot.preferences import read_preferences, read_server
from bot.scenes import lobby_of, recent, scene_of
from bot.screens import frame
from bot.screens import lobby as lobby_screen
from bot.screens.log import escape
from bot.systems import systems
from bot.texts import Texts
from engine.errors import Refused
from engine.game import MOST_SEATS
from engine.games import game_named
from engine.options import OptionSpec
from storage.commits import Commit
from storage.ids import ServerId, UserId
from storage.models import Server, Status

MOST_LISTED = 25
LOBBIES: tuple[Status, ...] = ("lobby",)


def group(app: App) -> app_commands.Group:
    """The /table commands."""
    table = app_commands.Group(name="table", description="Open, find and join tables", guild_only=True)

    @table.command(name="new", description="Open a table for a game")
    @app_commands.describe(
        game="Which game",
        name="What the table is called",
        seats="How many must sit down; leave it out for as many as do",
        private="Only people you invite can join",
        options="Options of the game, such as mode=free tablets=random",
    )
    async def new(
        press: discord.Interaction[Any],
        game: str,
        name: str = "",
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        private: bool = False,
        options: str = "",
    ) -> None:
        of = systems()[game].game if game in systems() else ""
        await guarded(press, open_table(app, press, game, name, seats, private, options), of, game)

    new.autocomplete("game")(_complete_games)
    new.autocomplete("options")(_complete_options)

    @table.command(name="list", description="The tables of this server")
    async def list_(press: discord.Interaction[Any]) -> None:
        await guarded(press, show_list(app, press))

    @table.command(name="invite", description="Let somebody join your private table")
    @app_commands.describe(person="Whom", table="Which table")
    async def invite(press: discord.Interaction[Any], person: discord.Member, table: str = "") -> None:
        await guarded(press, let_in(app, press, person.id, person.display_name, table))

    with_tables(app, invite)
    _add_changes(app, table)
    return table


def _add_changes(app: App, group: app_commands.Group) -> None:
    """The commands that are given a table and do one thing to it."""

    def start(seated: Seated, request: Request) -> Commit:
        return lobbies.start(seated, request, app.now(), app.host.pauses)

    changes: dict[str, tuple[str, Change]] = {
        "join": ("Sit down at a table", lobbies.join),
        "leave": ("Stand up from a table that has not begun", lobbies.leave),
        "start": ("Begin: deal the cards", start),
        "cancel": ("Close a table that has not begun", lobbies.cancel),
    }
    for name, (description, change) in changes.items():
        _add_change(app, group, name, description, change)

    @group.command(name="settings", description="Change a table that has not begun")
    @app_commands.describe(table="Which table")
    async def settings(press: discord.Interaction[Any], table: str = "") -> None:
        async def work() -> None:
            await show_settings(app, press, await table_meant(app, press, table))

        await guarded(press, work())

    @group.command(name="show", description="Look at a table")
    @app_commands.describe(table="Which table")
    async def show(press: discord.Interaction[Any], table: str = "") -> None:
        await guarded(press, show_table(app, press, table))

    with_tables(app, settings)
    with_tables(app, show)


def _add_change(app: App, group: app_commands.Group, name: str, description: str, change: Change) -> None:
    @group.command(name=name, description=description)
    @app_commands.describe(table="Which table")
    async def run(press: discord.Interaction[Any], table: str = "") -> None:
        await guarded(press, do_change(app, press, name, change, table))

    if name == "join":
        run.autocomplete("table")(_complete_lobbies(app))
    else:
        with_tables(app, run)


async def do_change(app: App, press: Press, name: str, change: Change, table: str) -> None:
    """Commit a change of a lobby, and say so."""
    seated = await (lobby_meant(app, press, table) if name == "join" else table_meant(app, press, table))
    request = request_of(press)
    await app.store.players.change(UserId(request.user), language=request.locale)
    await app.host.change(seated.id, request, lambda now: change(now, request))
    said = texts_of(press)(f"done-{name}", name=escape(seated.table.name), table=seated.id)
    if name == "start" and (notice := no_thread(press, seated)):
        said = f"{said}\n{notice}"
    await answers.say(press, said)
    if name == "join":
        await greet_again(app.host, seated.id, request.user)


async def lobby_meant(app: App, press: Press, typed: str) -> Seated:
    """The lobby that a newcomer means: the one typed, or the only one here."""
    if typed:
        return await table_meant(app, press, typed)
    here = await app.store.tables.in_channel(press.channel_id or 0, LOBBIES)
    if len(here) != 1:
        raise Sorry("error-which-table" if here else "error-no-lobby", tables=by_name(here))
    return await app.host.load(here[0].id)


async def _complete_games(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    texts = texts_of(press)
    titles = {system: texts(f"system-{system}") for system in systems()}
    return [
        app_commands.Choice(name=title[:100], value=system)
        for system, title in titles.items()
        if current.lower() in title.lower() or current.lower() in system
    ][:25]


async def _complete_options(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    game = str(press.namespace.game or "")
    return option_choices(texts_of(press), game, current) if game in systems() else []


def option_choices(texts: Texts, system: str, current: str) -> list[app_commands.Choice[str]]:
    """Each option of the game with each of its values in words, after what is typed already."""
    of = systems()[system]
    rules = game_named(of.game)
    specs = {spec.name: spec for spec in rules.offered(rules.seats[0]) if is_open(of, spec)}
    *before, last = current.split(" ")
    done = [part for part in before if part.partition("=")[0] in specs]
    found: list[app_commands.Choice[str]] = []
    for spec in specs.values():
        if any(part.startswith(f"{spec.name}=") for part in done):
            continue
        values = ("yes", "no") if spec.flag else spec.choices or (_as_text(spec.default),)
        for value in values:
            typed = [*done, f"{spec.name}={value}"]
            said = ", ".join(_said(texts, of.game, specs, part) for part in typed)
            if last.lower() in f"{typed[-1]} {_said(texts, of.game, specs, typed[-1])}".lower():
                found.append(app_commands.Choice(name=said[:100], value=" ".join(typed)[:100]))
    return found[:25]


def _said(texts: Texts, game: str, specs: Mapping[str, OptionSpec], typed: str) -> str:
    """An option that was typed as name=value, in words."""
    name, _, text = typed.partition("=")
    try:
        value = lobby_screen.option_value(texts, game, specs[name], specs[name].read(text))
    except Refused:
        value = text
    return f"{texts(f'{game}-option-{name}')}: {value}"


def _as_text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _complete_lobbies(app: App) -> Any:
    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        if press.guild_id is None:
            return []
        lobbies_here = await app.store.tables.of_server(ServerId(press.guild_id), LOBBIES)
        return [
            app_commands.Choice(name=f"#{table.id} {table.name}"[:100], value=str(table.id))
            for table in lobbies_here
            if current.lower().lstrip("#") in f"{table.id} {table.name}".lower()
        ][:25]

    return complete


async def open_table(
    app: App, press: Press, game: str, name: str, seats: int | None, private: bool, options: str
) -> None:
    """Open a lobby where the command was given."""
    texts = texts_of(press)
    if game not in systems():
        raise Sorry("error-no-game")
    if press.guild_id is None or press.channel_id is None:
        raise Sorry("error-in-server")
    if missing := lacking(press.app_permissions, permissions.TABLE):
        raise Sorry("error-permissions", missing=missing)
    server = await app.store.servers.get(ServerId(press.guild_id))
    check_server(server, press)
    here = read_server(server.settings)
    contract = Contract(
        system=game,
        seats=seats,
        options=read_options(game, seats, options),
        seating=here.seating,
        undo=here.undo,
        missing=here.missing,
        room=here.room,
    )
    check_contract(contract, 1)
    request = request_of(press)
    await app.store.players.change(UserId(request.user), language=request.locale)
    opening = Opening(
        contract=contract,
        name=(name.strip() or texts("table-name", who=request.name, game=texts(f"system-{game}")))[:80],
        private=private,
        server=ServerId(press.guild_id),
        channel=press.channel_id,
        language=server.language or str(press.guild_locale or app.settings.language),
    )
    done = await app.host.open(opening, request)
    await answers.say(press, texts("table-opened", table=done.table, place=f"<#{press.channel_id}>"))


def read_options(game: str, seats: int | None, typed: str) -> dict[str, Any]:
    """The options that were typed as name=value, spaces between them."""
    system = systems()[game]
    rules = game_named(system.game)
    specs = {spec.name: spec for spec in rules.offered(seats or rules.seats[0])}
    found: dict[str, Any] = {}
    for part in typed.split():
        name, equals, value = part.partition("=")
        if not equals or name not in specs or name in system.fixed:
            raise Sorry("error-option", option=part[:40], options=", ".join(n for n in specs if n not in system.fixed))
        found[name] = specs[name].read(value)
    return found


def check_server(server: Server, press: Press) -> None:
    """Raise Sorry where those who manage the server do not want this table."""
    settings = read_server(server.settings)
    if settings.openers == "managers" and not press.permissions.manage_guild:
        raise Sorry("error-openers")
    if settings.channels and press.channel_id not in settings.channels:
        raise Sorry("error-channel", channels=", ".join(f"<#{channel}>" for channel in settings.channels))


async def show_list(app: App, press: Press) -> None:
    """The lobbies and running tables of a server."""
    texts = texts_of(press)
    if press.guild_id is None:
        raise Sorry("error-in-server")
    found = await app.store.tables.of_server(ServerId(press.guild_id))
    found.sort(key=lambda table: (table.status != "lobby", -table.id))
    lines = [f"{in_a_line(table)} · {texts(f'status-{table.status}')}" for table in found[:MOST_LISTED]]
    await answers.say(press, "\n".join(lines) or texts("list-none"))


async def show_table(app: App, press: Press, table: str) -> None:
    """A table as everybody may see it, privately."""
    seated = await table_meant(app, press, table)
    texts = texts_of(press)
    if seated.game is None:
        await answers.privately(press, lobby_screen.lobby(lobby_of(seated, texts)))
        return
    preferences = read_preferences((await app.store.players.get(UserId(press.user.id))).preferences)
    log = await recent(app.host, seated)
    await answers.privately(press, frame.public(scene_of(seated, None, texts, log, preferences=preferences)))


async def let_in(app: App, press: Press, user: int, name: str, table: str) -> None:
    """Put somebody on the list of a private table."""
    seated = await table_meant(app, press, table)
    request = request_of(press)
    await app.host.change(seated.id, request, lambda now: lobbies.invite(now, request, UserId(user)))
    await answers.say(press, texts_of(press)("done-invite", who=escape(name), table=seated.id))
