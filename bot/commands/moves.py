"""A slash command for every kind of action of every game, made from the engine's own types; and /undo and /hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature
from typing import Any, get_args

import discord
import msgspec
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, player_of, texts_of
from bot.commands.fields import Speaker, choices, find_action, tag_of, understood
from bot.commands.guard import guarded, table_meant, with_tables
from bot.controls import Hand, Undo
from bot.errors import Sorry
from bot.host import turns
from bot.panels import moves
from bot.preferences import read_preferences
from bot.systems import commands
from bot.texts import Texts, texts
from engine.errors import Refused
from engine.game import Action
from engine.games import game_named
from engine.menu import Ready
from engine.sealed import Sealed

Callback = Callable[..., Awaitable[None]]


def groups(app: App) -> list[app_commands.Group]:
    """One group of commands a game."""
    found = []
    for command, game in commands().items():
        group = app_commands.Group(
            name=command, description=_says(texts("en"), f"{game}-describe-play", "describe-play")
        )
        for kind in kinds_of(game):
            group.add_command(_command(app, game, kind))
        found.append(group)
    return found


def kinds_of(game: str) -> list[type[Action]]:
    """The kinds of action a game has."""
    union = game_named(game).action_type
    return list(get_args(union)) or [union]


def _command(app: App, game: str, kind: type[Action]) -> app_commands.Command[Any, ..., None]:
    fields = msgspec.structs.fields(kind)
    required = [field.name for field in fields if field.required]
    optional = [field.name for field in fields if not field.required]

    async def run(press: discord.Interaction[Any], **given: str) -> None:
        table = given.pop("table", "")
        await guarded(
            press, played(app, press, game, kind, table, {name: text for name, text in given.items() if text})
        )

    parameters = [Parameter("press", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
    for name in (*required, *optional, "table"):
        default = Parameter.empty if name in required else ""
        parameters.append(Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, annotation=str, default=default))
    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    english = texts("en")
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=tag_of(kind), description=_says(english, f"{game}-command-{tag_of(kind)}"), callback=run
    )
    said = {name: _says(english, f"{game}-argument-{name}") for name in (*required, *optional)}
    app_commands.describe(**said, table=english("option-table"))(command)
    for name in said:
        command.autocomplete(name)(_completer(app, game, kind, name))
    with_tables(app, command)
    return command


def _says(said: Texts, key: str, otherwise: str = "option-any") -> str:
    return said(key if said.has(key) else otherwise)[:100]


def _completer(app: App, game: str, kind: type[Action], field: str) -> Any:
    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        given = {name: str(text) for name, text in press.namespace.__dict__.items() if text and name != field}
        try:
            seated = await table_meant(app, press, given.pop("table", ""), game=game, begun=True)
            seat = moves.seat_for(seated, press.user.id)
            sealed = turns.game_of(seated)
        except (Sorry, Refused):
            return []
        return choices(Speaker.at(seated, texts_of(press)), sealed, seat, kind, field, given, current)

    return complete


async def played(app: App, press: Press, game: str, kind: type[Action], table: str, given: dict[str, str]) -> None:
    """Do what was typed, or ask once more if it is a thing to be asked twice."""
    seated = await table_meant(app, press, table, game=game, begun=True)
    if seated.table.game != game:
        raise Sorry("error-other-game")
    sealed = turns.game_of(seated)
    seat = moves.seat_for(seated, press.user.id)
    try:
        given = understood(Speaker.at(seated, texts_of(press)), sealed, seat, kind, given)
        action = find_action(sealed, seat, kind, given)
        if refusal := sealed.check(seat, action):
            raise Refused(refusal)
        if path := await _path_to_ask(app, press, sealed, seat, action):
            message = await moves.private_message(app, press, seated, seat, picked=path)
            await answers.privately(press, message)
            return
        await moves.do(app, press, seated, seat, None, action)
    except Refused as error:
        await answers.apologise(press, error, texts_of(press), game, seated.contract.system)


async def _path_to_ask(app: App, press: Press, sealed: Sealed, seat: int, action: Action) -> tuple[str, ...]:
    """The way through the menu to a move that is to be asked once more; empty if it is not, or if it is forced."""
    preferences = read_preferences((await player_of(app, press)).preferences)
    if preferences.confirm == "never":
        return ()
    path = sealed.path_to(seat, action) or ()
    ready = sealed.ask(seat, path)
    return path if isinstance(ready, Ready) and moves.asks_again(preferences, sealed, seat, ready) else ()


def undo_command(app: App) -> app_commands.Command[Any, ..., None]:
    """/undo."""

    @app_commands.command(name="undo", description="Take your last move back")
    @app_commands.describe(table="Which table")
    async def undo(press: discord.Interaction[Any], table: str = "") -> None:
        async def work() -> None:
            seated = await table_meant(app, press, table, begun=True)
            seat = moves.seat_for(seated, press.user.id)
            await moves.undone(app, press, Undo(seated.id, seat))

        await guarded(press, work())

    with_tables(app, undo)
    return undo


def hand_command(app: App) -> app_commands.Command[Any, ..., None]:
    """/hand."""

    @app_commands.command(name="hand", description="Look at your hand and what you can do")
    @app_commands.describe(table="Which table")
    async def hand(press: discord.Interaction[Any], table: str = "") -> None:
        async def work() -> None:
            seated = await table_meant(app, press, table, begun=True)
            await moves.hand(app, press, Hand(seated.id))

        await guarded(press, work())

    with_tables(app, hand)
    return hand
