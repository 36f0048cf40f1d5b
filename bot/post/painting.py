"""Paints the pictures of messages outside the event loop: one at a time, those that somebody waits for first."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from queue import PriorityQueue
from threading import Thread
from typing import NamedTuple

import discord
from discord import ui

from bot.metrics import PICTURES
from bot.screens.message import Document, Message, Picture, flat, layout

WAITED_FOR, IN_TIME = 0, 1


class Attachment(NamedTuple):
    """A file of a message."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Painted:
    """A message with its pictures ready to be sent, as often as it takes."""

    message: Message
    attachments: tuple[Attachment, ...]

    def layout(self) -> ui.LayoutView:
        return layout(self.message)

    def files(self) -> list[discord.File]:
        return [discord.File(BytesIO(each.data), filename=each.name) for each in self.attachments]


async def paint(message: Message, *, waited_for: bool = False) -> Painted:
    """Paint the pictures of a message; before all others if a person waits for it."""
    found = []
    for part in flat(message.parts):
        if isinstance(part, Picture):
            urgency = WAITED_FOR if waited_for else IN_TIME
            found.append(Attachment(part.name, await _PAINTER.paint(part.paint, urgency)))
        elif isinstance(part, Document):
            found.append(Attachment(part.name, part.data))
    return Painted(message, tuple(found))


class _Painter:
    """One thread that paints. More threads would only take turns at keeping the interpreter from the event loop."""

    def __init__(self) -> None:
        self._jobs: PriorityQueue[tuple[int, int, Callable[[], bytes], asyncio.Future[bytes]]] = PriorityQueue()
        self._numbers = itertools.count()
        self._thread: Thread | None = None

    def paint(self, paint: Callable[[], bytes], urgency: int) -> asyncio.Future[bytes]:
        """Queue a picture; the future holds its file."""
        if self._thread is None:
            self._thread = Thread(target=self._paint_forever, name="painter", daemon=True)
            self._thread.start()
        future = asyncio.get_running_loop().create_future()
        self._jobs.put((urgency, next(self._numbers), paint, future))
        return future

    def waiting(self) -> int:
        """How many pictures wait."""
        return self._jobs.qsize()

    def _paint_forever(self) -> None:
        while True:
            _, _, paint, future = self._jobs.get()
            if future.cancelled():
                continue
            picture: bytes | BaseException
            try:
                with PICTURES.time():
                    picture = paint()
            except BaseException as error:  # noqa: BLE001 - whoever waits must hear of it, and the next be painted.
                picture = error
            try:
                future.get_loop().call_soon_threadsafe(_hand_over, future, picture)
            except RuntimeError:
                continue  # The event loop is gone, and with it the one who waited.


def _hand_over(future: asyncio.Future[bytes], picture: bytes | BaseException) -> None:
    if future.done():
        return
    if isinstance(picture, BaseException):
        future.set_exception(picture)
    else:
        future.set_result(picture)


_PAINTER = _Painter()


def waiting() -> int:
    """How many pictures wait to be painted."""
    return _PAINTER.waiting()
