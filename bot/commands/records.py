"""/record and /verify: a game as a file, and checking such a file."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.app import App, texts_of
from bot.commands.guard import guarded, table_meant, with_tables
from bot.errors import Sorry
from bot.records import public_log, record_file
from engine.errors import EngineError
from engine.record import Proof, read, verify

AnyCommand = app_commands.Command[Any, ..., None]
LARGEST = 1_000_000


def commands(app: App) -> list[AnyCommand]:
    """The commands of this module."""
    return [_record(app), _verify(app)]


def _record(app: App) -> AnyCommand:
    @app_commands.command(name="record", description="A game as a file: whole once it is over, its public part before")
    @app_commands.describe(table="Which table")
    async def record(press: discord.Interaction[Any], table: str = "") -> None:
        await guarded(press, hand_over(app, press, table))

    with_tables(app, record)
    return record


async def hand_over(app: App, press: Press, table: str) -> None:
    """The record of a finished game; of a running one only what everybody may know."""
    texts = texts_of(press)
    seated = await table_meant(app, press, table, begun=True)
    if seated.game is None:
        raise Sorry("error-not-running")
    log = await app.host.log(seated)
    over = seated.game.outcome.over
    data = record_file(seated, log) if over else public_log(seated, log)
    name = f"tidetable-{seated.id}.json" if over else f"tidetable-{seated.id}-public.json"
    said = texts("record-whole" if over else "record-public")
    await press.response.send_message(said, file=discord.File(io.BytesIO(data), filename=name), ephemeral=True)


def _verify(app: App) -> AnyCommand:
    @app_commands.command(name="verify", description="Check the record of a game: rules, luck and outcome")
    @app_commands.describe(file="A record that /record or the end of a game gave you")
    async def check(press: discord.Interaction[Any], file: discord.Attachment) -> None:
        await guarded(press, verify_file(press, file))

    return check


async def verify_file(press: Press, file: discord.Attachment) -> None:
    """Replay a record and say what was found."""
    texts = texts_of(press)
    if file.size > LARGEST:
        raise Sorry("error-record-large")
    await press.response.defer(ephemeral=True, thinking=True)
    data = await file.read()
    try:
        proof = await asyncio.to_thread(_prove, data)
    except EngineError as error:
        await answers.say(press, texts("record-unsound", why=str(error)[:300]))
        return
    key = "record-sound-seeded" if proof.seeded else "record-sound"
    await answers.say(press, texts(key, actions=proof.actions, draws=proof.draws))


def _prove(data: bytes) -> Proof:
    return verify(read(data))
