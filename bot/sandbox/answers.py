"""What a person gets back from the bot: an Answer one can wait for, and the modal it may bring."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.sandbox import interactions, shapes
from bot.sandbox.entities import LOADING, Change, Interaction, Json
from bot.sandbox.world import World

T = TypeVar("T")


class InteractionFailed(Exception):
    """The bot did not answer; the person reads `reason`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Modal:
    """A dialog the bot opened for one person."""

    def __init__(self, shape: Json, interaction: Interaction) -> None:
        self.shape = shape
        self.interaction = interaction

    @property
    def custom_id(self) -> str:
        return str(self.shape["custom_id"])

    @property
    def title(self) -> str:
        return str(self.shape["title"])

    @property
    def components(self) -> list[Json]:
        return list(self.shape["components"])


class Answer:
    """The bot's answer to one interaction, as much of it as has arrived."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self.world = world
        self.interaction = interaction
        self.failed: str | None = None
        self.changes: list[Change] = []
        self._waiters: list[asyncio.Future[None]] = []
        world.waiting[interaction.id] = self._hear

    def _hear(self, change: Change) -> None:
        self.changes.append(change)
        if change.kind == "interaction_failed":
            self.failed = change.data["reason"]
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()

    @property
    def id(self) -> str:
        return self.interaction.id

    @property
    def kind(self) -> int | None:
        """The callback type of the first answer: 4 message, 5 "is thinking", 6 and 7 update, 8 choices, 9 modal."""
        return self.interaction.answered

    async def _until(self, found: Callable[[], T | None], within: float) -> T:
        async with asyncio.timeout(within):
            while True:
                value = found()
                if value is not None:
                    return value
                if self.failed is not None:
                    raise InteractionFailed(self.failed)
                waiter = asyncio.get_running_loop().create_future()
                self._waiters.append(waiter)
                await waiter

    async def acknowledged(self, within: float = 60) -> int:
        """Wait for the first answer and return its callback type; InteractionFailed after three seconds without one."""
        return await self._until(lambda: self.kind, within)

    async def message(self, within: float = 60) -> Json:
        """Wait for the message that answers: a new one once it is no longer "is thinking", or the updated one."""
        return await self._until(self._message, within)

    def _message(self) -> Json | None:
        one = self.world.find_message(self.interaction.channel_id, self.interaction.response_id or "")
        if one is None or one.data["flags"] & LOADING:
            return None
        if self.kind == interactions.DEFER_UPDATE and not self._told("interaction_message"):
            return None
        return shapes.message(one, self.interaction.user_id)

    def _told(self, kind: str) -> list[Change]:
        return [each for each in self.changes if each.kind == kind]

    async def followup(self, number: int = 0, within: float = 60) -> Json:
        """Wait for a follow-up message, the first one by default."""

        def found() -> Json | None:
            told = [each.data["message_id"] for each in self._told("interaction_message") if each.data["followup"]]
            if len(told) <= number:
                return None
            one = self.world.find_message(self.interaction.channel_id, told[number])
            return shapes.message(one, self.interaction.user_id) if one is not None else None

        return await self._until(found, within)

    async def modal(self, within: float = 60) -> Modal:
        """Wait for the dialog the bot opens."""

        def found() -> Modal | None:
            for each in self._told("interaction_answered"):
                if "modal" in each.data:
                    return Modal(each.data["modal"], self.interaction)
            return None

        return await self._until(found, within)

    async def choices(self, within: float = 60) -> list[Json]:
        """Wait for what autocomplete offers."""

        def found() -> list[Json] | None:
            for each in self._told("interaction_answered"):
                if "choices" in each.data:
                    return list(each.data["choices"])
            return None

        return await self._until(found, within)
