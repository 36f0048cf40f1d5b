"""What those who manage a server decide: where and by whom tables are opened, and how they begin: /server."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, texts_of
from bot.commands.guard import guarded
from bot.commands.localised import choice, choice_of
from bot.commands.own import LANGUAGE_CHOICES
from bot.contract import OWN
from bot.errors import Sorry
from bot.preferences import ServerSettings, read_server
from bot.screens.log import escape
from bot.systems import left_out
from bot.texts import Texts, texts_for
from storage.ids import ServerId

MOST_WHY, MOST_SAID = 160, 1900
AnyCommand = app_commands.Command[Any, ..., None]
HOW = {name: [choice_of(f"setting-{name}-{value}", value) for value in values] for name, values in OWN.items()}


def command(app: App) -> AnyCommand:
    """The /server command."""

    @app_commands.command(name="server", description="For those who manage this server: where and how people play")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.describe(
        channel="Allow tables in this channel only (repeat for more)",
        everywhere="Allow tables in every channel again",
        openers="Who may open tables",
        language="The language of public messages",
        undo="At new tables: what may be taken back",
        seating="At new tables: who sits where",
        missing="At new tables: whether a secret choice says whom it waits for",
        room="At new tables: where they are played",
    )
    @app_commands.choices(
        openers=[choice("openers-everyone", "everyone"), choice("openers-managers", "managers")],
        language=LANGUAGE_CHOICES,
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
    ) -> None:
        chosen = {"openers": openers, "undo": undo, "seating": seating, "missing": missing, "room": room}
        kept = {name: value for name, value in chosen.items() if value}
        await guarded(press, manage(app, press, channel.id if channel else None, everywhere, language, kept))

    return server


async def manage(
    app: App, press: Press, channel: int | None, everywhere: bool, language: str | None, chosen: dict[str, str]
) -> None:
    """Keep what was chosen for a server, and show it."""
    texts = texts_of(press)
    if press.guild_id is None or not press.permissions.manage_guild:
        raise Sorry("error-not-manager")
    number = ServerId(press.guild_id)
    server = await app.store.servers.get(number)
    kept = msgspec.structs.replace(read_server(server.settings), **chosen)
    if everywhere:
        kept = msgspec.structs.replace(kept, channels=())
    if channel:
        kept = msgspec.structs.replace(kept, channels=tuple(dict.fromkeys((*kept.channels, channel))))
    await app.store.servers.change(number, settings=msgspec.json.encode(kept))
    if language:
        await app.store.servers.change(number, language=language)
    spoken = language or server.language or str(press.guild_locale or app.settings.language)
    await answers.say(press, _now(kept, texts_for(spoken).language, texts))


def _now(kept: ServerSettings, language: str, texts: Texts) -> str:
    """What holds in this server."""
    where = ", ".join(f"<#{one}>" for one in kept.channels) or texts("server-everywhere")
    openers = texts(f"openers-{kept.openers}")
    lines = [texts("server-now", where=where, openers=openers, language=texts(f"language-{language}"))]
    lines += [f"• {texts(f'setting-{name}')}: {texts(f'setting-{name}-{getattr(kept, name)}')}" for name in OWN]
    lines += [
        texts("server-broken", game=escape(name), package=escape(package), why=escape(why, MOST_WHY))
        for name, package, why in left_out()
    ]
    return "\n".join(lines)[:MOST_SAID]
