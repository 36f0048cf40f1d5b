"""/table: opening, finding, joining, leaving, starting and closing tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, request_of, texts_of
from bot.contract import Contract
from bot.errors import Sorry
from bot.host.lobby import Opening
from bot.panels.settings import check_contract
from bot.systems import SYSTEMS
from storage.ids import ServerId, UserId

NEEDED = discord.Permissions(view_channel=True, send_messages=True, embed_links=True, attach_files=True)


def group(app: App) -> app_commands.Group:
    """The /table commands."""
    table = app_commands.Group(name="table", description="Open, find and join tables", guild_only=True)

    @table.command(name="new", description="Open a table for a game")
    @app_commands.describe(
        game="Which game", name="What the table is called", private="Only people you invite can join"
    )
    async def new(press: discord.Interaction[Any], game: str, name: str = "", private: bool = False) -> None:
        await guarded(app, press, open_table(app, press, game, name, private))

    @new.autocomplete("game")
    async def games(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        texts = texts_of(press)
        titles = {system: texts(f"system-{system}") for system in SYSTEMS}
        return [
            app_commands.Choice(name=title[:100], value=system)
            for system, title in titles.items()
            if current.lower() in title.lower() or current.lower() in system
        ][:25]

    return table


async def guarded(app: App, press: Press, work: Any) -> None:
    """Await a command's work; whatever goes wrong, the person gets an answer."""
    try:
        await work
    except Exception as error:  # noqa: BLE001 - the border: everything becomes an answer
        await answers.apologise(press, error, texts_of(press))


async def open_table(app: App, press: Press, game: str, name: str, private: bool) -> None:
    """Open a lobby where the command was given."""
    texts = texts_of(press)
    if game not in SYSTEMS:
        raise Sorry("error-no-game")
    if press.guild_id is None or press.channel_id is None:
        raise Sorry("error-in-server")
    missing = NEEDED & ~press.app_permissions
    if missing.value:
        raise Sorry("error-permissions", missing=", ".join(name for name, on in missing if on))
    server = await app.store.servers.get(ServerId(press.guild_id))
    contract = Contract(system=game)
    check_contract(contract, 1)
    request = request_of(press)
    await app.store.players.change(UserId(request.user), language=request.locale)
    opening = Opening(
        contract=contract,
        name=(name.strip() or texts("table-name", who=request.name, game=texts(f"system-{game}")))[:80],
        private=private,
        server=press.guild_id,
        channel=press.channel_id,
        language=server.language or str(press.guild_locale or app.settings.language),
    )
    done = await app.host.open(opening, request)
    await answers.say(press, texts("table-opened", table=done.table, place=f"<#{press.channel_id}>"))
