"""/record and /verify: a game as a file, and checking such a file."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands

from bot import answers
from bot.answers import Press
from bot.apology import refusal_in_words
from bot.app import App, texts_of
from bot.commands.guard import guarded, table_meant, with_tables
from bot.errors import Sorry
from bot.luck import verdict
from bot.records import public_log, record_file
from bot.systems import systems
from bot.texts import Texts
from engine.errors import EngineError, Forged, Malformed, Refused
from engine.record import Record, Unsound, read, verify

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
    record = None
    try:
        record = await asyncio.to_thread(read, data)
        proof = await asyncio.to_thread(verify, record)
    except EngineError as error:
        await answers.say(press, unsound(error, record, texts))
        return
    await answers.say(press, verdict(proof, texts))


def unsound(error: EngineError, record: Record | None, texts: Texts) -> str:
    """What is wrong with a file, for people."""
    why = error.why if isinstance(error, Unsound) else error
    if record is None or isinstance(why, Malformed):
        return texts("record-none")
    if isinstance(why, Forged):
        return texts("record-unsound")
    where = error.where if isinstance(error, Unsound) else ""
    said = str(where)
    if isinstance(why, Refused):
        edition = record.options.get("edition")
        system = edition if isinstance(edition, str) and edition in systems() else record.game
        said = refusal_in_words(why.refusal, texts, record.game, system)
    number = where.partition(" ")[2]
    if not number.isdigit():
        return texts("record-unsound-setup", why=said)
    return texts("record-unsound-move", move=int(number) + 1, why=said)
