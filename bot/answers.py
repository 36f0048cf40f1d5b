"""Answering an interaction within its three seconds: privately, by changing the pressed message, or with an apology."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.apology import in_words
from bot.errors import BotError
from bot.painting import painted
from bot.screens.message import Message, Text, layout
from engine.errors import EngineError
from storage.errors import Displaced, Overloaded, StorageError, Unsure

log = logging.getLogger(__name__)

Press = discord.Interaction[Any]

UNKNOWN_MESSAGE = 10008
"""A newer message has just taken the place of the pressed one."""


async def privately(press: Press, message: Message) -> None:
    """A message that only this person sees; while its pictures are painted they see that it comes."""
    answered = press.response.is_done()
    if message.pictures() and not answered:
        await press.response.defer(ephemeral=True, thinking=True)
    ready = await painted(message, waited_for=True)
    if answered:
        await press.followup.send(view=ready.layout(), files=ready.files(), ephemeral=True)
    elif press.response.is_done():
        await press.edit_original_response(view=ready.layout(), attachments=ready.files())
    else:
        await press.response.send_message(view=ready.layout(), files=ready.files(), ephemeral=True)


async def say(press: Press, text: str) -> None:
    """Some words that only this person sees."""
    await privately(press, Message((Text(text),)))


async def changed(press: Press, message: Message, *, keep_pictures: bool = False) -> None:
    """The pressed message becomes this one; pictures that did not change need not be sent again."""
    try:
        if keep_pictures:
            await press.response.edit_message(view=layout(message))
            return
        if message.pictures() and not press.response.is_done():
            await press.response.defer()
        ready = await painted(message, waited_for=True)
        if press.response.is_done():
            await press.edit_original_response(view=ready.layout(), attachments=ready.files())
        else:
            await press.response.edit_message(view=ready.layout(), attachments=ready.files())
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await privately(press, message)


async def seen(press: Press) -> bool:
    """The press was taken; the message changes by itself. False if the message has gone meanwhile."""
    if not press.response.is_done():
        try:
            await press.response.defer()
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
    return True


async def was_kept(press: Press, error: BaseException) -> bool | None:
    """Whether what this press asked for is in the database, whatever failed; None if that cannot be known now."""
    if isinstance(error, BotError | EngineError | Overloaded):
        return False
    if isinstance(error, Unsure | Displaced):
        return None
    app = getattr(press.client, "app", None)
    if app is None:
        return False
    try:
        return await app.store.turns.find_request(str(press.id)) is not None
    except StorageError as failed:
        log.warning("press=%s cannot be looked for", press.id, exc_info=failed)
        return None


async def apologise(press: Press, error: BaseException, texts: Any, game: str = "", system: str = "") -> None:
    """Tell the person what went wrong and what to do, and whether what they asked for was done all the same."""
    words = in_words(error, texts, game, system, kept=await was_kept(press, error))
    try:
        await say(press, words)
    except discord.HTTPException as failed:
        log.warning("user=%s could not be told: %s", press.user.id, failed.code)
