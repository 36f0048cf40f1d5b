"""Discord waits three seconds for an answer: if the bot takes longer, this tells Discord in time that one will come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)

PUT_OFF_AFTER = 1.5
"""Seconds after which a press that has no answer yet is put off; the way to Discord takes time too."""
RESPONSE_ATTRIBUTE = "_cs_response"
"""The attribute in which discord.py keeps the one answer to a press."""
ANSWERED_ALREADY = 40060
UNKNOWN_INTERACTION = 10062
"""It is too late to answer: Discord has told the person who pressed that the bot did not respond."""
UNKNOWN_MESSAGE = 10008
"""A newer message has just taken the place of the pressed one."""
OWN = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class DeferringResponse(discord.InteractionResponse[Any]):
    """The first answer to a press. It puts itself off in time, and what is said after that follows it.

    discord.py notes only after the fact that it has answered, so two that answer at once would both try; the lock
    lets one of them find out that the other was there first.
    """

    def __init__(self, press: discord.Interaction[Any]) -> None:
        super().__init__(press)
        self._press = press
        self._lock = asyncio.Lock()
        self._was_put_off = False
        self._watch = asyncio.create_task(self._put_off_in_time())

    async def _put_off_in_time(self) -> None:
        await asyncio.sleep(PUT_OFF_AFTER)
        if self._lock.locked() or self.is_done():
            return
        async with self._lock:
            self._was_put_off = True
            try:
                await self._put_off()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.info("press=%s could not be put off: %s", self._press.id, error)
                self._was_put_off = False  # The answer itself is then the first that Discord hears.
            else:
                log.info("press=%s put off", self._press.id)

    async def _put_off(self) -> None:
        if self._press.type in OWN and self._press.message is not None:
            try:
                await super().defer()
                return
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                # The pressed message has gone; the person is told in a message of their own.
        await super().defer(ephemeral=True, thinking=True)

    async def defer(self, *args: Any, **kwargs: Any) -> Any:
        async with self._lock:
            return None if self._was_put_off else await self._first(super().defer, *args, **kwargs)

    async def send_message(self, *args: Any, **kwargs: Any) -> Any:
        async with self._lock:
            given = None if self._was_put_off else await self._first(super().send_message, *args, **kwargs)
            if not self._was_put_off:
                return given
        return await self._press.followup.send(*args, **kwargs)

    async def edit_message(self, *args: Any, **kwargs: Any) -> Any:
        async with self._lock:
            given = None if self._was_put_off else await self._first(super().edit_message, *args, **kwargs)
            if not self._was_put_off:
                return given
        return await self._press.edit_original_response(*args, **kwargs)

    async def send_modal(self, *args: Any, **kwargs: Any) -> Any:
        async with self._lock:
            return await self._first(super().send_modal, *args, **kwargs)

    async def _first(self, answer: Callable[..., Coroutine[Any, Any, Any]], *args: Any, **kwargs: Any) -> Any:
        """Give the first answer; if there is one already that awaits what follows it, note that it was put off.

        Discord may have taken an answer without saying so, or given it an error. It refuses the same answer when it is
        asked again, by discord.py after an error and here after silence, so nobody is answered twice.
        """
        try:
            try:
                return await answer(*args, **kwargs)
            except (aiohttp.ClientError, OSError) as error:
                log.info("press=%s answered again: %s", self._press.id, error)
                _rewind(kwargs)
                return await answer(*args, **kwargs)
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY:
                raise
        self._was_put_off = await self._awaits_more()
        _rewind(kwargs)
        return None

    async def _awaits_more(self) -> bool:
        """Whether what is still to be said has to follow the answer that Discord has; if not, that has said it."""
        self._watch.cancel()
        try:
            there = await self._press.original_response()
        except discord.NotFound:
            there = None  # The pressed message has gone, or the answer was a form, which nothing follows.
        pressed = self._press.message
        if there is not None and there.flags.loading:
            self._response_type = discord.InteractionResponseType.deferred_channel_message
        elif there is None or (pressed is not None and there.id == pressed.id):
            self._response_type = discord.InteractionResponseType.deferred_message_update
        else:
            log.info("press=%s was answered already", self._press.id)
            return False
        log.info("press=%s was put off already", self._press.id)
        return True


def _rewind(said: dict[str, Any]) -> None:
    """Make the files of an answer ready to be sent again."""
    for each in (*said.get("files", ()), *said.get("attachments", ()), said.get("file")):
        if isinstance(each, discord.File):
            each.reset()


class Suggestions(discord.InteractionResponse[Any]):
    """What is suggested to somebody who types; lateness is only logged: they have typed on, or Discord told them."""

    def __init__(self, press: discord.Interaction[Any]) -> None:
        super().__init__(press)
        self._press = press

    async def autocomplete(self, *args: Any, **kwargs: Any) -> None:
        try:
            await super().autocomplete(*args, **kwargs)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("press=%s suggestions were not shown: %s", self._press.id, error)


def answer_in_time(press: discord.Interaction[Any]) -> None:
    """Make a press put itself off if nobody answers it in time; to be called before anything else is done with it."""
    suggests = press.type == discord.InteractionType.autocomplete
    setattr(press, RESPONSE_ATTRIBUTE, Suggestions(press) if suggests else DeferringResponse(press))
