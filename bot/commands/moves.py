"""A slash command for every kind of action of every game, made from the engine's own types."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from inspect import Parameter, Signature
from typing import Any, get_args

import discord
import msgspec
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import App
from bot.commands.at_table import AnyCommand, Complete, complete_tables, offer, respond_at_table
from bot.commands.localised import text
from bot.errors import Sorry
from bot.host import turns
from bot.interactions.asking import asker_of
from bot.play import moves, typed
from bot.play.finding import find_seat, find_table
from bot.play.typed import Speaker, TypedMove, tag_of
from bot.play.worker_threads import WORKERS
from bot.systems import commands, is_former_command
from bot.texts import texts
from engine.errors import Refused
from engine.game import Action
from engine.games import game_named

Callback = Callable[..., Coroutine[Any, Any, None]]


def make_groups(app: App) -> list[app_commands.Group]:
    """A group of commands for each name under which a game can be played."""
    found = []
    for command, game in commands().items():
        key = "describe-play-earlier" if is_former_command(command) else f"{game}-describe-play"
        group = app_commands.Group(name=command, description=_say(key, "describe-play"))
        for kind in kinds_of(game):
            group.add_command(_make_command(app, game, kind))
        found.append(group)
    return found


def kinds_of(game: str) -> list[type[Action]]:
    """The kinds of action a game has."""
    union = game_named(game).action_type
    return list(get_args(union)) or [union]


def _make_command(app: App, game: str, kind: type[Action]) -> AnyCommand:
    fields = msgspec.structs.fields(kind)
    required = [field.name for field in fields if field.required]
    optional = [field.name for field in fields if not field.required]

    async def run(press: discord.Interaction[Any], **given: str) -> None:
        table = given.pop("table", "")
        move = TypedMove(game, kind, {name: value for name, value in given.items() if value})
        await respond_at_table(
            app, press, lambda host, by, at: moves.act_as_typed(host, by, at, move), table, game=game, begun=True
        )

    command: AnyCommand = app_commands.Command(
        name=tag_of(kind),
        description=_say(f"{game}-command-{tag_of(kind)}"),
        callback=_with_parameters(run, required, [*optional, "table"]),
    )
    said = {name: _say(f"{game}-argument-{name}") for name in (*required, *optional)}
    app_commands.describe(**said, table=text("option-table"))(command)
    for name in said:
        command.autocomplete(name)(_complete_field(app, game, kind, name))
    command.autocomplete("table")(complete_tables(app))
    return command


def _with_parameters(run: Callback, required: list[str], optional: list[str]) -> Callback:
    """The same function with these parameters by name, as discord.py reads them."""
    parameters = [Parameter("press", Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)]
    for name in (*required, *optional):
        default = Parameter.empty if name in required else ""
        parameters.append(Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, annotation=str, default=default))
    vars(run)["__signature__"] = Signature(parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _say(key: str, otherwise: str = "option-any") -> locale_str:
    return text(key if texts("en").has(key) else otherwise)


def _complete_field(app: App, game: str, kind: type[Action], field: str) -> Complete:
    async def complete(press: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        given = {name: str(value) for name, value in press.namespace.__dict__.items() if value and name != field}
        asker = asker_of(app, press)
        try:
            seated = await find_table(app.host, asker, given.pop("table", ""), game=game, begun=True)
            seat = find_seat(seated, asker.user)
            sealed = turns.game_of(seated)
        except (Sorry, Refused):
            return []
        if WORKERS.is_busy(asker.user):
            # what is typed next asks anew, and only the newest list is ever shown
            return []
        speaker = Speaker.at(seated, asker.texts)
        work = partial(typed.offer, speaker, sealed, seat, kind, field, given, current)
        return offer(await WORKERS.run(asker.user, work))

    return complete
