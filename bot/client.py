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
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard
from yarl import URL

from bot import commands
from bot.app import LAST_ANSWERS, App
from bot.commands.localised import Catalogue
from bot.interactions.answering import apologise
from bot.interactions.asking import asker_of
from bot.interactions.in_time import answer_in_time
from bot.interactions.repeats import Repeats
from bot.logs import begin_reference
from bot.metrics import press_began
from bot.metrics.tracing import trace
from bot.panels import dispatch
from bot.reaching import is_connected, when_reachable
from bot.serving import serve
from bot.settings import Settings
from bot.upkeep.health import write_health_file
from storage.errors import StorageError
from storage.store import Store

log = logging.getLogger(__name__)

COMMANDS = "commands"
TOLD_ANEW_AFTER = 86400.0
"""Seconds after which a start registers even unchanged commands again: somebody may have removed them by hand."""

TOLD_WITHIN = 3.0
"""How many seconds connecting waits for Discord to take the commands; after that people play with those it knows."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
"""The bot never uses voice, so discord.py need not warn at each start that it could not."""


class Tree(app_commands.CommandTree["Tidetable"]):
    """The slash commands; each begins by finding out which language to speak."""

    async def interaction_check(self, press: discord.Interaction[Tidetable], /) -> bool:
        if press.client.app is None or press.client.is_leaving or not press.client.repeats.is_new(press.id):
            return False
        begin_press(press)
        try:
            await asker_of(press.client.app, press).preferences(press.client.app.store)
        except StorageError as error:
            log.warning("user=%s language not read", press.user.id, exc_info=error)
        return True

    async def on_error(self, press: discord.Interaction[Tidetable], error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed before its use case, which answers for itself, could begin."""
        if press.client.app is None or press.type is discord.InteractionType.autocomplete:
            log.error("press=%s failed", press.id, exc_info=error)
        else:
            await apologise(press.client.app, press, error)

    async def register_commands(self, store: Store, now: float) -> None:
        """Tell Discord the commands, unless it was told the same ones within the last day."""
        assert self.translator is not None
        payload = [await command.get_translated_payload(self, self.translator) for command in self.get_commands()]
        told = sha256(msgspec.json.encode((self.client.application_id, payload))).digest()
        earlier = await store.marks.get(COMMANDS)
        if earlier and earlier.value == told and now - earlier.at < TOLD_ANEW_AFTER:
            return
        await self.sync()
        await store.marks.put(COMMANDS, told)


class PatientShard(Shard):
    """A shard that tries again also if a new connection is closed before anything is said: discord.py would end.

    If that happens to a resume, discord.py itself tries again, with the same session.
    """

    async def reconnect(self) -> None:
        """Make a new connection, without a session."""
        handled = self._handled_exceptions
        self._handled_exceptions = (*handled, ReconnectWebSocket)
        try:
            await super().reconnect()
        finally:
            self._handled_exceptions = handled


class Tidetable(discord.AutoShardedClient):
    """The discord.py client; the only intent it needs is the one for servers and their channels."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.5,
            max_ratelimit_timeout=30.0,
            http_trace=trace(),
            **options,
        )
        self.settings = settings
        self.app: App | None = None
        self.repeats = Repeats()
        self.presses: set[asyncio.Task[Any]] = set()
        """The tasks that are still answering presses."""
        self.is_leaving = False
        """Whether the bot is disconnecting, so that nothing that arrives can be answered any more."""
        self.ended_by: BaseException | None = None
        self.connected: asyncio.Task[None] | None = None
        """The task that logs in and stays connected; it may be waiting for Discord when the bot is told to end."""
        self.tree = Tree(self)

    async def setup_hook(self) -> None:
        """Set up the commands and start the background loops, after login and before the first event."""
        app = self.app
        assert app is not None
        commands.add_to(self.tree, app)
        await self.tree.set_translator(Catalogue())
        if self.settings.sync_commands:
            self._telling = asyncio.create_task(self._tell(app))
            await asyncio.wait([self._telling], timeout=TOLD_WITHIN)
        self._running = asyncio.create_task(app.run())
        self._running.add_done_callback(self._ended)
        if path := self.settings.health_file:
            self._health = asyncio.create_task(write_health_file(path, self.is_well, lambda: app.poster.behind))
        if port := self.settings.metrics_port:
            self._serving = asyncio.create_task(serve(app, port, self.settings.metrics_host, self.is_well))

    def is_well(self) -> bool:
        """Whether the bot is connected and its loops run."""
        sound = self.app is not None and self.app.store.health.is_sound
        return sound and is_connected(self) and not self.is_ws_ratelimited() and not self._running.done()

    async def _tell(self, app: App) -> None:
        """Tell Discord the commands as soon as it can be reached; those that it knows can be used meanwhile."""
        try:
            await when_reachable("commands", lambda: self.tree.register_commands(app.store, app.now()))
        except (discord.DiscordException, StorageError) as error:
            log.error("Discord does not take the commands", exc_info=error)

    async def launch_shards(self) -> None:
        """Connect to the gateway, as soon as Discord says where it is."""
        await when_reachable("gateway", self._launch_shards)

    async def _launch_shards(self) -> None:
        # If shards are given, discord.py does not ask where the gateway is, and a proxy for requests is not there.
        _, url, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = URL(url)
        await super().launch_shards()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, however long the gateway is away; discord.py would call itself anew after each failure."""

        async def attempt() -> DiscordWebSocket:
            connecting = DiscordWebSocket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)
            return await asyncio.wait_for(connecting, timeout=self.shard_connect_timeout)

        socket = await when_reachable(f"shard {shard_id}", attempt)
        # These two are private to the class above.
        shards, queue = vars(self)["_AutoShardedClient__shards"], vars(self)["_AutoShardedClient__queue"]
        shards[shard_id] = shard = PatientShard(socket, self, queue.put_nowait)
        shard.launch()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            self.ended_by = first_of(error)
            if not isinstance(self.ended_by, StorageError):
                log.critical("the loops ended", exc_info=error)
            self.loop.create_task(self.close())

    async def on_ready(self) -> None:
        log.info("ready as %s in %s servers", self.user, len(self.guilds))

    async def on_interaction(self, press: discord.Interaction[Tidetable]) -> None:
        """Handle presses and forms; slash commands go through the tree."""
        by_hand = press.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if self.app and by_hand and not self.is_leaving and self.repeats.is_new(press.id):
            begin_press(press)
            await dispatch.handle(self.app, press)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        log.error("event=%s failed", event_method, exc_info=sys.exc_info())

    async def close(self) -> None:
        """Answer those who have pressed, stop the loops, and disconnect."""
        await self._answer_last()
        tasks = [
            task for name in ("_running", "_health", "_telling", "_serving") if (task := getattr(self, name, None))
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Until now presses were accepted; those that arrive while it disconnects could not be answered.
        self.is_leaving = True
        await self._answer_last()
        await super().close()
        if self.connected is not None and self.connected is not asyncio.current_task():
            self.connected.cancel()

    async def _answer_last(self) -> None:
        """Wait a few seconds at most until pending presses are answered."""
        if waiting := self.presses - {task for task in (asyncio.current_task(),) if task}:
            await asyncio.wait(waiting, timeout=LAST_ANSWERS)


def begin_press(press: discord.Interaction[Tidetable]) -> None:
    """Begin to handle a press: it is answered in time, counted, and logged with what it causes under one number."""
    begin_reference()
    press_began(press.type.name)
    answer_in_time(press)  # What it starts has the number, and is measured as part of the press.
    task = asyncio.current_task()
    if task is not None:
        press.client.presses.add(task)
        task.add_done_callback(press.client.presses.discard)


def first_of(error: BaseException) -> BaseException:
    """The error that ended a group of tasks."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
