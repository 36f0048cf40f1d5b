"""The connection to Discord: one discord.py client that hands commands and presses on."""

from __future__ import annotations

import asyncio
import logging
import sys
from hashlib import sha256
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot import commands
from bot.app import App, greet
from bot.commands.localised import Catalogue
from bot.health import stay_well
from bot.panels.dispatch import pressed
from bot.repeats import Repeats
from bot.settings import Settings
from storage.errors import StorageError
from storage.store import Store

log = logging.getLogger(__name__)

COMMANDS = "commands"
TOLD_ANEW_AFTER = 86400.0
"""Somebody may have taken the commands away by hand: Discord is told them once a day in any case."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
"""It never speaks, so nobody need be told at each start that it could not."""


class Tree(app_commands.CommandTree["Tidetable"]):
    """The slash commands; each begins by finding out which language to speak."""

    async def interaction_check(self, press: discord.Interaction[Tidetable], /) -> bool:
        if press.client.app is None or not press.client.repeats.is_new(press.id):
            return False
        try:
            await greet(press.client.app, press)
        except StorageError as error:
            log.warning("user=%s not greeted", press.user.id, exc_info=error)
        return True

    async def tell(self, store: Store, now: float) -> None:
        """Tell Discord the commands, unless it was told just these not long ago."""
        assert self.translator is not None
        payload = [await command.get_translated_payload(self, self.translator) for command in self.get_commands()]
        told = sha256(msgspec.json.encode((self.client.application_id, payload))).digest()
        earlier = await store.marks.get(COMMANDS)
        if earlier and earlier.value == told and now - earlier.at < TOLD_ANEW_AFTER:
            return
        await self.sync()
        await store.marks.put(COMMANDS, told)


class Tidetable(discord.AutoShardedClient):
    """Needs the intent for servers and their channels, and nothing else."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,
            max_ratelimit_timeout=30.0,
            **options,
        )
        self.settings = settings
        self.app: App | None = None
        self.repeats = Repeats()
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        """After login and before the first event: commands, and the loops that deliver and wake."""
        assert self.app is not None
        commands.add_to(self.tree, self.app)
        await self.tree.set_translator(Catalogue())
        if self.settings.sync_commands:
            await self.tree.tell(self.app.store, self.app.now())
        self._running = asyncio.create_task(self.app.run())
        self._running.add_done_callback(self._ended)
        if path := self.settings.health_file:
            self._health = asyncio.create_task(stay_well(path, self.is_well))

    def is_well(self) -> bool:
        """Whether the bot is connected and its loops run."""
        return self.is_ready() and not self.is_ws_ratelimited() and not self._running.done()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            log.critical("the loops ended", exc_info=error)
            self.loop.create_task(self.close())

    async def on_ready(self) -> None:
        log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def on_interaction(self, press: discord.Interaction[Any]) -> None:
        """Presses and forms; slash commands go through the tree."""
        by_hand = press.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if self.app and by_hand and self.repeats.is_new(press.id):
            await pressed(self.app, press)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.error("event=%s failed", event_method, exc_info=sys.exc_info())

    async def close(self) -> None:
        """Stop the loops, then leave."""
        tasks = [task for task in (getattr(self, "_running", None), getattr(self, "_health", None)) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await super().close()
